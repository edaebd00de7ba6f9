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
  readonly amounts: readonly SpottedAmount[];
  readonly tokens: readonly Token[];
  /** Words of the groups, those inside an amount too, from left to right. */
  readonly marks: readonly GroupMark[];
}

/** Lengths stay as they are, so that places in it are places in the answer. */
const lower = (text: string): string =>
  Array.from(text, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('');

export function viewAnswer(
  answer: string,
  { question, language, amounts }: Pick<AnswerView, 'question' | 'amounts'> & { readonly language: Language },
): AnswerView {
  const text = lower(answer).replaceAll('’', "'");
  // Chinese and Japanese are taken letter by letter: neighbouring letters make the words.
  const pattern =
    language === 'zh' || language === 'ja'
      ? /\p{sc=Latin}+|\n|[^\s]/gu
      : /[\p{L}\p{M}]+(?:['-][\p{L}]+)*|\n|[^\s\p{L}\p{M}]/gu;
  const cut = (from: number, to?: number): Token[] =>
    Array.from(text.slice(from, to).matchAll(pattern), ({ index, 0: word }) => ({
      word,
      from: from + index,
      to: from + index + word.length,
    }));
  const tokens = amounts.flatMap(({ from, to, form }, index): Token[] => [
    ...cut(amounts[index - 1]?.to ?? 0, from),
    { word: `#${form.kind}`, from, to, amount: index },
  ]);
  return { question, amounts, tokens: [...tokens, ...cut(amounts.at(-1)?.to ?? 0)], marks: findGroups(text, language) };
}

const shortForms = new Set('ca approx incl excl inkl exkl max min e.g i.e vs st dr mind bzw env aprox'.split(' '));

/** Whether a token ends a sentence. A full stop does before a space, unless it belongs to a short form. */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { word, to } = tokens[at]!;
  const isStop = word === '.' && tokens[at + 1]?.from !== to && !shortForms.has(tokens[at - 1]?.word ?? '');
  return isStop || /^[!?。！？\n]$/.test(word);
}

const joints = new Set('and but then while plus or und aber oder y pero et mais ou'.split(' '));

/** Whether a token parts two clauses. */
export const endsClause = (tokens: readonly Token[], at: number): boolean =>
  /^[,;:()\-–—/、，；：（）・]$/.test(tokens[at]!.word) || joints.has(tokens[at]!.word) || endsSentence(tokens, at);

/** A run of tokens: from the first, up to but without the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** So many tokens are looked through on either side. */
const farthest = 60;

/** The tokens around one that reach to the next that `isEnd` on either side. */
export function spanAround(tokens: readonly Token[], at: number, isEnd: typeof endsClause): Span {
  let start = at;
  while (start > 0 && at - start < farthest && !isEnd(tokens, start - 1)) start -= 1;
  let end = at + 1;
  while (end < tokens.length && end - at < farthest && !isEnd(tokens, end)) end += 1;
  return { start, end };
}
