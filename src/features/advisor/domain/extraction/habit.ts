import type { Token } from './tokens.ts';

const moments = [
  'right now',
  'at the moment',
  'at present',
  'so far',
  'these days',
  'for now',
  'until now',
  'up to now',
].map((phrase) => phrase.split(' '));
const single = /^(now|currently|today|presently|nowadays)$/;
const subject = /^(they|most|many|some|people|everyone|everybody)$/;
const between = /^(of|them|people|just|only|simply|mostly|usually|often|still|mainly|now|currently|either|all)$/;

/** Whether "right now", "at the moment" or the like begins at a token. */
export function isMoment(tokens: readonly Token[], at: number): boolean {
  return moments.some((words) => words.every((word, step) => tokens[at + step]?.lower === word));
}

/** Index after "today", "right now" and their comma; `at` when none of them stands there. */
export function markerEnd(tokens: readonly Token[], at: number): number {
  const phrase = moments.find((words) => words.every((word, step) => tokens[at + step]?.lower === word));
  const length = phrase?.length ?? (single.test(tokens[at]?.lower ?? '') ? 1 : 0);
  if (length === 0) return at;
  return tokens[at + length]?.text === ',' ? at + length + 1 : at + length;
}

/** The verb of "they go …", "most of them only have …", where such a subject begins at a token. */
export function habitVerb(tokens: readonly Token[], at: number): number | null {
  if (!subject.test(tokens[at]?.lower ?? '')) return null;
  let verb = at + 1;
  while (verb < at + 5 && between.test(tokens[verb]?.lower ?? '')) verb++;
  const token = tokens[verb];
  const isVerb =
    token?.kind === 'word' &&
    token.sentence === tokens[at]!.sentence &&
    !/^(who|are|is|were|in|from|at|want|need|would|live|will|the|a)$/.test(token.lower);
  return isVerb ? verb : null;
}
