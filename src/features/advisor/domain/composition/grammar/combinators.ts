import type { Inline } from '#shared/prose.ts';
import type { SeededRandom } from '#shared/seeded-random.ts';
import { finishSentence } from './finish.ts';
import { expandTemplate, isPossible, type Slot, type SlotSource } from './template.ts';
import { tieSentences } from './tie-sentences.ts';

/** Sentences that may stand in one place, in groups: the first group with a possible member is drawn from. */
export interface Line {
  readonly groups: readonly (readonly string[])[];
}

/** One of these, drawn among those whose slots are there. */
export function oneOf(...templates: readonly string[]): Line {
  return { groups: [templates] };
}

/** The same line with sentences to fall back on, each only where all before it are impossible. */
export function orElse(line: Line, ...templates: readonly string[]): Line {
  return { groups: [...line.groups, ...templates.map((template) => [template])] };
}

/** The first of these lines that has a possible member. */
export function firstOf(...lines: readonly Line[]): Line {
  return { groups: lines.flatMap((line) => line.groups) };
}

export interface Sentence {
  readonly content: readonly Inline[];
  readonly facts: readonly string[];
}

/** Composes one sentence of the line, or nothing when no member is possible. */
export function sentence(
  line: Line,
  slots: SlotSource,
  random: SeededRandom,
  end: '.' | '' | ':' = '.',
): Sentence | undefined {
  for (const group of line.groups) {
    const possible = group.filter((template) => isPossible(template, slots));
    if (possible.length === 0) continue;
    const { content, facts } = expandTemplate(random.pick(possible), slots, random);
    return { content: finishSentence(tieSentences(content), end), facts };
  }
  return undefined;
}

/** Sentences joined by single spaces into one run of inlines. */
export function joinSentences(sentences: readonly Sentence[]): Sentence {
  const content: Inline[] = [];
  for (const [index, one] of sentences.entries()) {
    if (index > 0) content.push({ kind: 'text', text: ' ' });
    content.push(...one.content);
  }
  return { content, facts: [...new Set(sentences.flatMap((one) => one.facts))] };
}

/** A slot of our own words. */
export function words(text: string, facts: readonly string[] = [], plural = false): Slot {
  return { content: [{ kind: 'text', text }], facts, plural };
}

/** A slot that quotes or inflects a stated fact. */
export function said(factKey: string, text: string, plural = false): Slot {
  return { content: [{ kind: 'said', factKey, text }], facts: [factKey], plural };
}

/** Slots as "a, b and c"; plural when there is more than one. */
export function listOf(slots: readonly Slot[], joint: 'and' | 'or' = 'and'): Slot {
  const content: Inline[] = [];
  for (const [index, slot] of slots.entries()) {
    if (index > 0) content.push({ kind: 'text', text: index === slots.length - 1 ? ` ${joint} ` : ', ' });
    content.push(...slot.content);
  }
  return {
    content,
    facts: [...new Set(slots.flatMap((slot) => slot.facts))],
    plural: slots.length > 1 || slots[0]?.plural === true,
  };
}

/** Slots and words one after the other; plural as the last of them. */
export function joinSlots(...parts: readonly (Slot | string)[]): Slot {
  const slots = parts.map((part) => (typeof part === 'string' ? words(part) : part));
  return {
    content: slots.flatMap((slot) => slot.content),
    facts: [...new Set(slots.flatMap((slot) => slot.facts))],
    plural: slots.at(-1)?.plural === true,
  };
}
