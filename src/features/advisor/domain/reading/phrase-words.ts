import type { Language } from '#shared/languages.ts';
import { isFunctionWord } from './function-words.ts';
import type { SpottedAmount } from './spotted.ts';
import { unitWords } from './units.ts';

/** A word where it stands in an answer. */
export interface AnswerWord {
  readonly from: number;
  readonly to: number;
  /** In lower case, with straight apostrophes; "IT" and "WHO" stay as they are, since they are no small words. */
  readonly lower: string;
  /** Whether a sign, a line end or the beginning of the answer stands before it. */
  readonly isParted: boolean;
  /** The amount it is part of, unless it is the noun that is counted or paid by. */
  readonly amount: SpottedAmount | undefined;
}

/** The words of an answer from left to right. Where a language sets them apart by spaces, by those; else by its dictionary. */
export function cutWords(answer: string, language: Language, amounts: readonly SpottedAmount[]): readonly AnswerWord[] {
  const numbers = numberParts(amounts, language);
  const words: AnswerWord[] = [];
  const isShouted = answer === answer.toUpperCase();
  let last = 0;
  let next = 0;
  for (const { from, to } of isSpaced(language) ? spacedWords(answer, language) : unspacedWords(answer, language)) {
    while (next < numbers.length && numbers[next]!.to <= from) next += 1;
    const number = numbers[next];
    const before = answer.slice(last, from);
    const word = answer.slice(from, to);
    const previous = words.at(-1);
    words.push({
      from,
      to,
      lower: isShouted || !/^\p{Lu}{2,}$/u.test(word) ? word.toLowerCase().replaceAll('’', "'") : word,
      isParted: previous === undefined || isParting(before, answer.slice(previous.from, previous.to), language),
      amount: number && number.from < to && !isIdiom(word) ? number.amount : undefined,
    });
    last = to;
  }
  return words;
}

/** "One-to-one" counts nothing. */
const isIdiom = (word: string): boolean => /^\p{L}+-\p{L}+-\p{L}+$/u.test(word);

const isSpaced = (language: Language): boolean => language !== 'ja' && language !== 'zh';

/** Where something stands in an answer, from its first character to past its last one. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

const spaced = /[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+|\.(?:\p{Ll}|\p{N}|\p{Lu}(?!\p{L}))[\p{L}\p{M}\p{N}]*)*/gu;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=.)/iu;

function* spacedWords(answer: string, language: Language): Generator<Place> {
  for (const { index, 0: word } of answer.matchAll(spaced)) {
    const short = language === 'fr' ? (elided.exec(word)?.[0].length ?? 0) : 0;
    if (short > 0) yield { from: index, to: index + short };
    yield { from: index + short, to: index + word.length };
  }
}

/** The endings of Japanese verbs stay with them: "扱わない" is one word, not three. */
function* unspacedWords(answer: string, language: Language): Generator<Place> {
  let open: Place | undefined;
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(answer)) {
    const isEnding = language === 'ja' && /^\p{sc=Hira}+$/u.test(segment) && !isFunctionWord(segment, language);
    if (open && open.to === index && isEnding) {
      open = { from: open.from, to: index + segment.length };
      continue;
    }
    if (open) yield open;
    open = isWordLike ? { from: index, to: index + segment.length } : undefined;
  }
  if (open) yield open;
}

/** Words that a full stop behind them shortens; a sentence goes on there. */
const shortened = new Set(
  'st dr mr mrs ms prof ca approx incl excl inkl zzgl bzw max min mind evtl usw etc vs no nr dept std env aprox av sra sr ste e.g i.e z.b'.split(
    ' ',
  ),
);

function isParting(between: string, previous: string, language: Language): boolean {
  if (between === '' || between === ' & ') return false;
  if (/^\.[ \u00a0]$/.test(between)) return !shortened.has(previous.toLowerCase()) && !/^\p{Lu}$/u.test(previous);
  if (!/^[ \u00a0\t]+$/.test(between)) return true;
  return !isSpaced(language) && !/[\p{sc=Latin}\d]$/u.test(previous);
}

/** Where amounts say how much: without the noun they count, and without what a price is paid by. */
function numberParts(amounts: readonly SpottedAmount[], language: Language): (Place & { amount: SpottedAmount })[] {
  const units = unitWords(language);
  return amounts.flatMap((amount) => {
    const { form, from, to } = amount;
    const thing =
      'of' in form && form.of !== '' ? form.of : 'per' in form && !units.has(form.per!) ? form.per : undefined;
    const at = thing === undefined ? -1 : amount.quote.toLowerCase().lastIndexOf(thing.toLowerCase());
    if (at < 0) return [{ from, to, amount }];
    const end = from + at + thing!.length;
    return [{ from, to: from + at, amount }, ...(end < to ? [{ from: end, to, amount }] : [])];
  });
}
