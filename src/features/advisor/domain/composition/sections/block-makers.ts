import type { Block, Inline } from '#shared/prose.ts';
import { blockSlots, type SectionContext, withSlots } from '../context/block-slots.ts';
import { joinSentences, type Line, type Sentence, sentence } from '../grammar/combinators.ts';
import { nameSparingly } from '../grammar/name-sparingly.ts';
import type { Slot, SlotSource } from '../grammar/template.ts';

/** Makes the blocks of one section at one place in it: none when nothing can be said, several where rules are listed. */
export type BlockMaker = (context: SectionContext) => readonly Block[];

export interface BlockOptions {
  readonly rank?: 1 | 2 | 3;
  /** Where the block begins in each pool of fragments. */
  readonly from?: number;
  /** The block may show figures of the closed model; it is then closed with them. */
  readonly pro?: boolean;
  /** Left out unless this holds. */
  readonly when?: (context: SectionContext) => boolean;
}

/** Sentences that follow each other; a line nobody can fill is left out. */
export function paragraph(id: string, lines: readonly Line[], options: BlockOptions = {}): BlockMaker {
  return (context) => {
    if (options.when && !options.when(context)) return [];
    const slots = blockSlots(context, options.from ?? 0, options.pro === true);
    const random = context.random.fork(id);
    const sentences = lines.flatMap((line, at) => sentence(line, slots, random.fork(String(at))) ?? []);
    if (sentences.length === 0) return [];
    const { content, facts } = joinSentences(sentences);
    return [{ kind: 'paragraph', id, rank: options.rank ?? 1, facts, content: renamed([content], context)[0]! }];
  };
}

/** The runs of one block with the business named once and called by its noun after that. */
function renamed(runs: readonly (readonly Inline[])[], { named }: SectionContext): readonly (readonly Inline[])[] {
  const [name, noun] = [named.get('name')?.content, named.get('bizShort')];
  if (name?.length !== 1 || !noun) return runs;
  const own = name[0]!;
  const placed = named.get(own.kind === 'said' && own.factKey === 'business.place' ? 'bizIn' : 'bizAt');
  const hasPlace = placed !== undefined && placed.content.length > 1;
  return nameSparingly(runs, { name: own, noun, placed: hasPlace ? placed : undefined });
}

/** A heading without a final stop. */
export function heading(id: string, line: Line, options: BlockOptions = {}): BlockMaker {
  return (context) => {
    if (options.when && !options.when(context)) return [];
    const made = sentence(line, blockSlots(context, options.from ?? 0, false), context.random.fork(id), '');
    if (!made) return [];
    return [{ kind: 'heading', id, level: 3, rank: options.rank ?? 1, facts: made.facts, content: made.content }];
  };
}

/** A lead sentence and items, each composed of the item line that stands at its place. */
export function list(
  id: string,
  lead: Line | null,
  items: readonly Line[],
  options: BlockOptions & { ordered?: boolean } = {},
): BlockMaker {
  return records(id, lead, () => items.map((line) => ({ line, slots: {} })), options);
}

export interface ItemRecord {
  readonly line: Line;
  readonly slots: Readonly<Record<string, Slot>>;
}

/** A list whose items come from records, the fields of each laid over the block's slots. */
export function records(
  id: string,
  lead: Line | null,
  pick: (context: SectionContext) => readonly ItemRecord[],
  options: BlockOptions & { ordered?: boolean } = {},
): BlockMaker {
  return (context) => {
    if (options.when && !options.when(context)) return [];
    const slots = blockSlots(context, options.from ?? 0, options.pro === true);
    const random = context.random.fork(id);
    const made = pick(context).flatMap(({ line, slots: extra }, at) => {
      return sentence(line, withSlots(slots, extra), random.fork(`item/${at}`)) ?? [];
    });
    if (made.length === 0) return [];
    const intro = lead ? sentence(lead, slots, random.fork('lead'), ':') : undefined;
    const rank = options.rank ?? 1;
    const blocks: Block[] = [];
    const runs = renamed([intro?.content ?? [], ...made.map((item) => item.content)], context);
    if (intro) blocks.push({ kind: 'paragraph', id: `${id}.lead`, rank, facts: intro.facts, content: runs[0]! });
    blocks.push({
      kind: 'list',
      id,
      rank,
      ...(options.ordered ? { ordered: true } : {}),
      facts: [...new Set(made.flatMap((item) => item.facts))],
      items: runs.slice(1),
    });
    return blocks;
  };
}

/** One sentence about one record, the fields of which are laid over the block's slots; none without a record. */
export function recordParagraph(
  id: string,
  line: Line,
  pick: (context: SectionContext) => ItemRecord['slots'] | undefined,
  options: BlockOptions = {},
): BlockMaker {
  return (context) => {
    const extra = pick({ ...context, random: context.random.fork(`${id}/record`) });
    if (!extra) return [];
    const slots = withSlots(blockSlots(context, options.from ?? 0, options.pro === true), extra);
    const made = sentence(line, slots, context.random.fork(id));
    if (!made) return [];
    const [content] = renamed([made.content], context);
    return [{ kind: 'paragraph', id, rank: options.rank ?? 1, facts: made.facts, content: content! }];
  };
}

/** The line as table cell content, or a dash when it cannot be filled. */
export function cell(line: Line, slots: SlotSource, context: SectionContext, key: string): Sentence {
  const made = sentence(line, slots, context.random.fork(key), '');
  return made ?? { content: [{ kind: 'text', text: '–' }], facts: [] };
}

/** A cell of plain words. */
export function plain(text: string): readonly Inline[] {
  return [{ kind: 'text', text }];
}
