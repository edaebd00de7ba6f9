import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import type { SpottedAmount } from '../spotted.ts';
import { findGroups, type GroupMark } from './word-groups.ts';

/** A word, a sign, or an amount as a whole, in lower case. */
export interface Token {
  readonly word: string;
  readonly from: number;
  /** Past its last character. */
  readonly to: number;
  /** Its place in the list of amounts, where it is one. */
  readonly amount?: number;
}

/** One answer, cut into what features are read from. */
export interface AnswerView {
  readonly question: QuestionId;
  readonly language: Language;
  readonly amounts: readonly SpottedAmount[];
  readonly tokens: readonly Token[];
  /** By amount: which of the tokens it is. */
  readonly tokenOfAmount: readonly number[];
  /** Words of the groups, those inside an amount too, from left to right. */
  readonly marks: readonly GroupMark[];
}

/** Lengths stay as they are, so that places in it are places in the answer. */
const lower = (text: string): string =>
  Array.from(text, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('');

export function viewAnswer(
  answer: string,
  { question, language, amounts }: Pick<AnswerView, 'question' | 'language' | 'amounts'>,
): AnswerView {
  const text = lower(answer).replaceAll('’', "'");
  const tokens: Token[] = [];
  const tokenOfAmount: number[] = [];
  let at = 0;
  for (const [index, { from, to, form }] of amounts.entries()) {
    tokens.push(...cutWords(text, at, from, language));
    tokenOfAmount.push(tokens.length);
    tokens.push({ word: `#${form.kind}`, from, to, amount: index });
    at = to;
  }
  tokens.push(...cutWords(text, at, text.length, language));
  return { question, language, amounts, tokens, tokenOfAmount, marks: findGroups(text, language) };
}

/** Chinese and Japanese are taken letter by letter: neighbouring letters make the words. */
const wordPatterns = {
  latin: /[\p{L}\p{M}]+(?:['-][\p{L}]+)*|\n|[^\s\p{L}\p{M}]/gu,
  asian: /\p{sc=Latin}+|\n|[^\s]/gu,
} as const;

function cutWords(text: string, from: number, to: number, language: Language): Token[] {
  const pattern = wordPatterns[language === 'zh' || language === 'ja' ? 'asian' : 'latin'];
  return [...text.slice(from, to).matchAll(pattern)].map(({ index, 0: word }) => ({
    word,
    from: from + index,
    to: from + index + word.length,
  }));
}

const shortForms = new Set([
  'ca',
  'approx',
  'incl',
  'excl',
  'inkl',
  'exkl',
  'max',
  'min',
  'e.g',
  'i.e',
  'vs',
  'st',
  'dr',
  'mind',
  'bzw',
  'env',
  'aprox',
]);

/** Whether a token ends a sentence. A full stop does before a space, unless it belongs to a short form. */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { word, to } = tokens[at]!;
  if (/^[!?。！？\n]$/.test(word)) return true;
  if (word !== '.') return false;
  const next = tokens[at + 1];
  return (next === undefined || next.from > to) && !shortForms.has(tokens[at - 1]?.word ?? '');
}

const joints = new Set([
  'and',
  'but',
  'then',
  'while',
  'plus',
  'or',
  'und',
  'aber',
  'oder',
  'y',
  'pero',
  'et',
  'mais',
  'ou',
]);

/** Whether a token parts two clauses. */
export const endsClause = (tokens: readonly Token[], at: number): boolean =>
  /^[,;:()\-–—/、，；：（）・]$/.test(tokens[at]!.word) || joints.has(tokens[at]!.word) || endsSentence(tokens, at);

/** A run of tokens: from the first, up to but without the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The tokens around one that reach to the next that `isEnd` on either side. */
export function spanAround(
  tokens: readonly Token[],
  at: number,
  isEnd: (tokens: readonly Token[], at: number) => boolean,
): Span {
  let start = at;
  while (start > 0 && at - start < 60 && !isEnd(tokens, start - 1)) start -= 1;
  let end = at + 1;
  while (end < tokens.length && end - at < 60 && !isEnd(tokens, end)) end += 1;
  return { start, end };
}
