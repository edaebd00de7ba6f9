import { inlineText } from '#shared/prose.ts';
import type { SeededRandom } from '#shared/seeded-random.ts';
import { said, words } from '../grammar/combinators.ts';
import type { Slot, SlotSource } from '../grammar/template.ts';
import { factsBehind } from './figure-facts.ts';
import type { Figures } from './figures.ts';
import { isPlural } from './phrase-shape.ts';
import type { Pool } from './pools.ts';
import { amountText, perText } from './said-text.ts';
import type { Subject } from './subject.ts';

/** What all blocks of one section share. */
export interface SectionContext {
  readonly subject: Subject;
  readonly figures: Figures;
  readonly named: ReadonlyMap<string, Slot>;
  readonly pools: ReadonlyMap<string, Pool>;
  /** The section's own stream of choices. */
  readonly random: SeededRandom;
}

/**
 * The slots of one block. Fragments of a pool come in an order drawn for the whole section, beginning `from` places in,
 * so that two blocks with different starts do not say the same thing. A name that ends in "?" is never missing; "!key" is
 * there, and empty, only while nothing is known of that fact, so that a sentence can say so truthfully.
 */
export function blockSlots(context: SectionContext, from: number, allowPro: boolean): SlotSource {
  const taken = new Map<string, number>();
  const find = (name: string): Slot | undefined => {
    if (name.startsWith('!')) return lackingSlot(context, name.slice(1));
    if (name.startsWith('fig:')) return figureSlot(context, name.slice(4), allowPro);
    if (name.startsWith('price')) return priceSlot(context, Number(name.slice(5) || '1'), allowPro);
    if (name.startsWith('stream')) return streamSlot(context, Number(name.slice(6) || '1'));
    if (name === 'unitCost') return unitCostSlot(context, allowPro);
    return context.named.get(name);
  };
  return {
    has: (name) => name.endsWith('?') || context.pools.has(name) || find(name) !== undefined,
    take: (name) => {
      const pool = context.pools.get(name);
      if (pool) {
        const ordered = context.random.fork(`pool/${name}`).shuffle(pool.fragments);
        const at = taken.get(name) ?? from;
        taken.set(name, at + 1);
        return words(ordered[at % ordered.length]!, pool.facts);
      }
      return find(name.replace(/\?$/, '')) ?? words('');
    },
  };
}

function lackingSlot({ subject }: SectionContext, key: string): Slot | undefined {
  const known = [...subject.input.facts].some(([at, fact]) => at === key && fact.value !== null);
  return known ? undefined : words('', [key]);
}

/** Slots laid over others: the fields of one record (a channel, a risk) beside the slots of the block. */
export function withSlots(slots: SlotSource, extra: Readonly<Record<string, Slot>>): SlotSource {
  return {
    has: (name) => Object.hasOwn(extra, name) || slots.has(name),
    take: (name) => (Object.hasOwn(extra, name) ? extra[name]! : slots.take(name)),
  };
}

function figureSlot({ figures, subject }: SectionContext, nodeId: string, allowPro: boolean): Slot | undefined {
  const figure = figures.find(nodeId, allowPro);
  return figure && { content: [figure], facts: factsBehind(subject.input.graph, [nodeId]), plural: true };
}

/** "€6.50 a loaf": the stream's stated price, as a figure where the model holds it. */
function priceSlot({ subject, figures }: SectionContext, index: number, allowPro: boolean): Slot | undefined {
  const stream = subject.facts.value('revenue.streams', 'amounts')?.items[index - 1];
  if (!stream) return undefined;
  const per = perText(stream.per);
  const figure = stream.toMinor === undefined ? figures.find(`stream.${index}.price`, allowPro) : undefined;
  const amount = figure ?? ({ kind: 'said', factKey: 'revenue.streams', text: amountText(stream) } as const);
  return {
    content: per
      ? [amount, { kind: 'text', text: ' ' }, { kind: 'said', factKey: 'revenue.streams', text: per }]
      : [amount],
    facts: ['revenue.streams'],
  };
}

function streamSlot({ subject }: SectionContext, index: number): Slot | undefined {
  const stream = subject.facts.value('revenue.streams', 'amounts')?.items[index - 1];
  if (!stream) return undefined;
  const text = /^[A-Z][a-z]/.test(stream.name) ? stream.name[0]!.toLowerCase() + stream.name.slice(1) : stream.name;
  return { ...said('revenue.streams', text, isPlural(text)) };
}

function unitCostSlot({ subject }: SectionContext, _allowPro: boolean): Slot | undefined {
  const cost = subject.facts.value('revenue.unitCost', 'money');
  if (!cost) return undefined;
  const text = `${amountText(cost)} ${perText(cost.per)}`.trim();
  return { content: [{ kind: 'said', factKey: 'revenue.unitCost', text }], facts: ['revenue.unitCost'] };
}

/** The reading text of a slot, for tests and table cells. */
export function slotText(slot: Slot): string {
  return inlineText(slot.content);
}
