import type { FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';

/** An answer as the readers see it. */
export interface Reading {
  readonly answer: string;
  readonly question: QuestionId;
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
  /** Per token, whether a negation reaches it. */
  readonly negated: readonly boolean[];
  readonly known: FactSet;
  /** Name of the business, country and so on once an earlier reader has found them in this answer. */
  readonly found: ReadonlyMap<FactKey, FactValue>;
}

/** A fact before its quote is cut: the tokens [from, to) it was read from. */
export interface FoundFact {
  readonly key: FactKey;
  readonly value: FactValue;
  readonly from: number;
  readonly to: number;
}

/** The words between two tokens as they were written, white space collapsed. */
export function sliceWords(reading: Pick<Reading, 'answer' | 'tokens'>, from: number, to: number): string {
  if (to <= from) return '';
  const raw = reading.answer.slice(reading.tokens[from]!.start, reading.tokens[to - 1]!.end);
  return cleanText(raw);
}

/** Without control and direction characters, white space collapsed. */
export function cleanText(raw: string): string {
  return raw.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}

/** No reader looks further; it keeps long sentences without punctuation in linear time. */
const clauseReach = 60;

/** Index after the last token of the clause that `at` stands in, at most 60 tokens on. */
export function clauseEnd(tokens: readonly Token[], at: number): number {
  const clause = tokens[at]?.clause;
  const limit = Math.min(tokens.length, at + clauseReach);
  let end = at;
  while (end < limit && tokens[end]!.clause === clause) end++;
  return end;
}

/** Index of the first token of the clause that `at` stands in, at most 60 tokens back. */
export function clauseStart(tokens: readonly Token[], at: number): number {
  const clause = tokens[at]?.clause;
  const limit = Math.max(0, at - clauseReach);
  let start = at;
  while (start > limit && tokens[start - 1]!.clause === clause) start--;
  return start;
}

/** Whether an amount of money begins between two tokens. */
export function hasMoneyIn(reading: Pick<Reading, 'quantities'>, from: number, to: number): boolean {
  return hasQuantityIn(reading, from, to, (quantity) => quantity.kind === 'money');
}

/** Whether any number begins between two tokens. */
export function hasNumberIn(reading: Pick<Reading, 'quantities'>, from: number, to: number): boolean {
  return hasQuantityIn(reading, from, to, () => true);
}

/** By halves, because long answers hold many. */
function hasQuantityIn(
  { quantities }: Pick<Reading, 'quantities'>,
  from: number,
  to: number,
  isMeant: (quantity: Quantity) => boolean,
): boolean {
  let low = 0;
  let high = quantities.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (quantities[middle]!.from < from) low = middle + 1;
    else high = middle;
  }
  while (low < quantities.length && quantities[low]!.from < to) if (isMeant(quantities[low++]!)) return true;
  return false;
}

/** Whether a mark with this text stands at a token. */
export function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === 'mark' && marks.includes(token.text);
}

/** A word that begins with a capital letter. */
export function isCapitalised(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
}
