import {
  isWorthAsking,
  proposeWordRoles,
  type WordProposal,
  type WordWeights,
} from '#features/advisor/domain/reading/propose-words.ts';
import type { LabelledContext } from './examples.ts';
import { labelOf } from './examples.ts';

/** What was proposed for the phrases of one answer that the weights had not seen. */
export interface Proposed {
  readonly language: string;
  readonly labels: number;
  readonly found: number;
  /** Labels that no phrase has found, of which one has half or more of the letters. */
  readonly partly: number;
  readonly phrases: readonly {
    readonly proposals: readonly WordProposal[];
    /** The role it is labelled with, where it has found a label. */
    readonly role: string | undefined;
    /** The roles of the labels it shares words with. */
    readonly near: readonly string[];
  }[];
}

export function propose({ context, labels }: LabelledContext, weights: WordWeights): Proposed {
  const { phrases, language } = context;
  return {
    language,
    labels: labels.length,
    found: labels.filter(({ phrase }) => phrase).length,
    partly: labels.filter((label) => !label.phrase && phrases.some((phrase) => shareOf(label, phrase) >= 0.5)).length,
    phrases: phrases.map((phrase) => ({
      proposals: proposeWordRoles(phrase, context, weights),
      role: labelOf(phrase, labels)?.role,
      near: labels.filter((label) => shareOf(label, phrase) > 0).map(({ role }) => role),
    })),
  };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** How much of one place another covers, from 0 to 1. */
const shareOf = (one: Place, other: Place): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from)) / (one.to - one.from);

/**
 * Whether the best proposal could be taken without asking: from a probability on at which, in whole sets of answers apart
 * from the training, at least 98 of 100 were right. From 2 on none is; the product takes none.
 */
const mayTakeWord = ([best]: readonly WordProposal[], takeFrom: number): boolean =>
  best !== undefined && best.role !== 'none' && best.probability >= takeFrom;

const fewestTaken = 100;

/**
 * The lowest probability from which on at least 98 of 100 best proposals are right; 2 where there is none. A part of
 * something labelled is right with its role; a phrase that nobody labelled is wrong with any.
 */
export function pickThreshold(proposed: readonly Proposed[]): number {
  const best = surestOf(proposed);
  let right = 0;
  let threshold = 2;
  for (const [at, { probability, isRight }] of best.entries()) {
    if (isRight) right += 1;
    if (at + 1 >= fewestTaken && right / (at + 1) >= 0.98) threshold = Math.ceil(probability * 1000) / 1000;
  }
  return threshold;
}

/** The best proposals of all phrases that are taken for something, the surest first. */
const surestOf = (proposed: readonly Proposed[]): readonly { probability: number; isRight: boolean }[] =>
  proposed
    .flatMap(({ phrases }) => phrases)
    .filter(({ proposals }) => proposals[0]!.role !== 'none')
    .map(({ proposals, near }) => ({ ...proposals[0]!, isRight: near.includes(proposals[0]!.role) }))
    .toSorted((one, other) => other.probability - one.probability);

/** One line of the table. `takeFrom` is the threshold of each answer, picked apart from it. */
export function measure(
  proposed: readonly Proposed[],
  takeFrom: ReadonlyMap<Proposed, number>,
): Record<string, string | number> {
  const phrases = proposed.flatMap((one) => one.phrases.map((phrase) => ({ ...phrase, takeFrom: takeFrom.get(one)! })));
  const found = phrases.filter(({ role }) => role !== undefined);
  const roleAmong = (most: number): number =>
    found.filter(({ proposals, role }) =>
      proposals
        .filter((proposal) => proposal.role !== 'none')
        .slice(0, most)
        .some((proposal) => proposal.role === role),
    ).length;
  const shown = phrases.filter(({ proposals }) => isWorthAsking(proposals));
  const taken = phrases.filter((phrase) => mayTakeWord(phrase.proposals, phrase.takeFrom));
  const takenFound = taken.filter(({ role }) => role !== undefined);
  const right = takenFound.filter(({ proposals, role }) => proposals[0]!.role === role).length;
  const chips = proposed
    .map((one) => one.phrases.filter(({ proposals }) => isWorthAsking(proposals)).length)
    .toSorted((one, other) => one - other);
  const labels = sum(proposed.map((one) => one.labels));
  return {
    labels,
    'found %': percent(sum(proposed.map((one) => one.found)), labels),
    'or in part %': percent(sum(proposed.map((one) => one.found + one.partly)), labels),
    'first %': percent(roleAmong(1), found.length),
    'of three %': percent(roleAmong(3), found.length),
    'first, none too %': percent(
      found.filter(({ proposals, role }) => proposals[0]!.role === role).length,
      found.length,
    ),
    'found are shown %': percent(found.filter(({ proposals }) => isWorthAsking(proposals)).length, found.length),
    'shown are labelled %': percent(shown.filter(({ role }) => role !== undefined).length, shown.length),
    'or in part % ': percent(shown.filter(({ near }) => near.length > 0).length, shown.length),
    'taken %': percent(takenFound.length, found.length),
    'right of labelled taken %': percent(right, takenFound.length),
    'right of all taken %': percent(
      taken.filter(({ proposals, near }) => near.includes(proposals[0]!.role)).length,
      taken.length,
    ),
    'right of 100 surest %': percent(
      surestOf(proposed)
        .slice(0, 100)
        .filter(({ isRight }) => isRight).length,
      100,
    ),
    'chips median': chips[Math.floor(chips.length / 2)] ?? 0,
    'chips p90': chips[Math.floor(chips.length * 0.9)] ?? 0,
    'above 7 %': percent(chips.filter((count) => count > 7).length, chips.length),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((part / whole) * 100).toFixed(1));
