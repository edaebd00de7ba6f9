import { runningText, splitSentences } from '#features/advisor/domain/composition/readability.ts';
import type { ComposedPlan } from '#features/advisor/domain/plan.ts';
import type { Inline } from '#shared/prose.ts';

/** As a person reads it. */
export function readPlain(content: readonly Inline[]): string {
  return content.map((inline) => inline.text).join('');
}

/** Stated words, figures and the business name masked. */
export function readMasked(content: readonly Inline[]): string {
  return content.map((inline) => (inline.kind === 'text' ? inline.text : '«X»')).join('');
}

/** All sentences of a plan. */
export function sentencesOf(plan: ComposedPlan, read: (content: readonly Inline[]) => string): readonly string[] {
  return plan.sections.flatMap((section) =>
    section.blocks.flatMap((block) => runningText(block, read).flatMap(splitMasked)),
  );
}

function splitMasked(text: string): readonly string[] {
  return text.includes('«X»') ? text.split(/(?<=[.!?])\s+(?=[\p{Lu}«“])/u) : splitSentences(text);
}

/** The share of the shorter plan's sentences that stand in the other, 0–1, and which. */
export function sharedSentences(
  a: readonly string[],
  b: readonly string[],
): { readonly share: number; readonly same: readonly string[] } {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const known = new Set(longer);
  const same = shorter.filter((sentence) => known.has(sentence));
  return { share: shorter.length === 0 ? 0 : same.length / shorter.length, same };
}
