import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';
import { findOpeningGroup } from './group-words.ts';
import type { SignalId } from './signals.ts';
import { contentWords, namesSomething, weighWord } from './vague-words.ts';

/** A signal and the words of the answer that give it. */
export interface PlainSignal {
  readonly ids: readonly SignalId[];
  /** The fact that stands for it where the person corrected or withdrew one. */
  readonly key: FactKey;
  readonly quote: string;
}

/** Others, and what they do not do: the sentence in which a founder says what sets the business apart. */
const contrast =
  /\b(?:nobody|no ?one|no other|none of (?:them|the)|others?\b|existing|competing|unlike|instead of|rather than|without|elsewhere|everyone else|everybody else|everything (?:here|else)|different is|difference is|what(?:'s| is) different|the only|apart|no (?!idea|clue|limit|compromise|doubt)\p{Ll}+)/iu;
/** What somebody could check about it: a figure, a time, a clock, a piece of paper. */
const checkable =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty) (?:minute|hour|day|week|month|year|time)s?\b|\b(?:at|by) (?:night|hand|lunch|weekend)s?\b|\bsame[- ](?:day|week)\b/iu;

/** A promise with a clock in it needs no comparison. */
const measured =
  /\b(?:within|in|under|before|after|until|by) (?:\d+|one|two|three|five|ten|twenty|thirty|sixty|ninety) ?(?:seconds?|minutes?|hours?|days?|am\b|pm\b|o'clock)|\b(?:at|by|all) night\b/iu;

/** What people do at present, told as a sentence. */
const present =
  /\b(?:now|today|these days|nowadays|currently|at present|at the moment|right now|so far|until now|what they (?:do|use|buy)|instead)\b[\s,:-]*([^.!?;\n]*)/giu;

const counted =
  /(?<![€$£\d.,%]\s?)\b(\d{1,3}(?:[.,' ]\d{3})+|\d{2,7})(?:\+)?\s+(?!(?:%|per ?cent|years?|months?|weeks?|days?|hours?|minutes?|min|km|miles?|m²|euros?|dollars?|pounds?|kr|chf|dkk|usd|eur|gbp|am|pm|to|and|or)\b)((?:\p{Ll}[\p{L}-]*\s?){1,3})/giu;

/** A habit told without a word of time: who does what with what. */
const doing =
  /\b(?:they|who|that|most|many|some|there|them|people|\p{L}+s)\s+(?:(?:just|simply|mostly|often|usually|all)\s+)?((?:use|get|buy|ask|drive|order|call|rely|hire|go|make do|let|photocopy|rent|borrow|cook|bring|send|watch|queue|share|do without|put up)\s[^.;\n]*)/giu;

/** The same of people already named, with any verb but those of wishes. */
const theyDo =
  /\b(?:they|(?:most|many|some) of them)\s+(?:(?:just|simply|mostly|often|usually)\s+)?((?!would|will|want|need|are|were|have|can|could|care|love|like|value|expect|appreciate|prefer|feel|know|should|must|wish|hope)\p{Ll}+\s[^.;\n]*)/giu;

/** What the sentences of an answer say beyond the facts a model can calculate with. */
export function readPlainly(question: QuestionId, answer: string): PlainSignal[] {
  switch (question) {
    case 'idea':
      return sentences(answer)
        .filter(isDifference)
        .map((quote) => ({ ids: ['difference', 'timing'] as const, key: 'business.difference' as const, quote }));
    case 'audience':
      return [
        ...[findOpeningGroup(answer) ?? []].flat().map((quote) => ({
          ids: ['group'] as const,
          key: 'audience.groups' as const,
          quote,
        })),
        ...[...matches(answer, present), ...matches(answer, doing), ...matches(answer, theyDo)]
          .filter(({ tail }) => isHabit(tail))
          .map(({ quote }) => ({
            ids: ['alternative', 'habit'] as const,
            key: 'audience.alternative' as const,
            quote,
          })),
        ...matches(answer, counted, 2)
          .filter(({ tail }) => namesSomething(tail))
          .map(({ quote }) => ({ ids: ['size'] as const, key: 'audience.size' as const, quote })),
      ];
    default:
      return [];
  }
}

function sentences(answer: string): string[] {
  return (answer.match(/[^.!?\n]+/g) ?? []).map((one) => one.trim()).filter(Boolean);
}

function isDifference(sentence: string): boolean {
  if (measured.test(sentence)) return true;
  if (!contrast.test(sentence)) return false;
  const own = contentWords(sentence).filter((word) => weighWord(word) < 0);
  return own.length >= (checkable.test(sentence) ? 1 : 3);
}

/** Something done with something: two words at least that do not fit any business. */
function isHabit(tail: string): boolean {
  return contentWords(tail).filter((word) => weighWord(word) < 0).length >= 2;
}

function matches(answer: string, pattern: RegExp, group = 1): { quote: string; tail: string }[] {
  return [...answer.matchAll(pattern)].map((found) => ({ quote: found[0].trim(), tail: found[group] ?? '' }));
}
