import type { SpottedPhrase } from './phrases.ts';
import { type WordRole, wordRoles } from './roles.ts';
import { type PhraseContext, readWordFeatures } from './word-features.ts';
import shipped from './word-weights.json' with { type: 'json' };

/** What a phrase can be: a role, or nothing that is asked for. */
export const wordGuesses = [...wordRoles, 'none'] as const;
export type WordGuess = WordRole | 'none';

export interface WordProposal {
  readonly role: WordGuess;
  /** From 0 to 1; all proposals for a phrase add up to 1. */
  readonly probability: number;
}

/** Weights as `scripts/train-words.ts` writes them. */
export interface WordWeights {
  /** What a weight of 1 stands for. */
  readonly step: number;
  /** For each feature one weight per guess, in the order of `wordGuesses`, with spaces between. */
  readonly features: Readonly<Record<string, string>>;
}

/** Every role and 'none' for a phrase of an answer, best first. They put proposals in order and decide nothing. */
export function proposeWordRoles(
  phrase: SpottedPhrase,
  context: PhraseContext,
  weights: WordWeights = shipped,
): readonly WordProposal[] {
  const rows = rowsOf(weights);
  const sums = wordGuesses.map(() => 0);
  for (const feature of readWordFeatures(phrase, context)) {
    const row = rows.get(feature);
    if (row) for (let at = 0; at < sums.length; at += 1) sums[at]! += row[at]! * weights.step;
  }
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return wordGuesses
    .map((role, at) => ({ role, probability: shares[at]! / total }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** Whether a phrase is asked about: it is something rather than nothing. */
export const isWorthAsking = (proposals: readonly WordProposal[]): boolean =>
  proposals.some(({ role, probability }) => role === 'none' && probability < 0.5);

/**
 * Whether the best proposal may be taken without asking: from a probability on at which, in whole sets of answers apart
 * from the training, at least 98 of 100 were right. From 2 on none is.
 */
export const mayTakeWord = ([best]: readonly WordProposal[], { takeFrom }: { takeFrom: number } = shipped): boolean =>
  best !== undefined && best.role !== 'none' && best.probability >= takeFrom;

const parsed = new WeakMap<WordWeights, ReadonlyMap<string, readonly number[]>>();

function rowsOf(weights: WordWeights): ReadonlyMap<string, readonly number[]> {
  let rows = parsed.get(weights);
  if (!rows) {
    rows = new Map(Object.entries(weights.features).map(([name, row]) => [name, row.split(' ').map(Number)]));
    parsed.set(weights, rows);
  }
  return rows;
}
