import { readNameEnd } from './name-end.ts';
import { isCapitalised, isMark, type Reading } from './reading.ts';

type Tokens = Reading['tokens'];

/**
 * Where a name begins that is announced: "called X", "Our name is X", "Name: X", "Brand = X", "Working title is X", "The
 * company is X", "We call it X", "Name X"; null where none is announced at the token.
 */
export function nameStart(tokens: Tokens, at: number): number | null {
  const word = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower ?? '';
  if (word === 'called' || word === 'named') return skipped(tokens, at + 1);
  // "My name is Jonas" names a person.
  if (word === 'name' && tokens[at - 1]?.lower === 'my') return null;
  if (word === 'name' && /^(is|will)$/.test(next)) return skipped(tokens, at + 1);
  const isLabel = /^(name|brand|title)$/.test(word);
  if (isLabel && (isMark(tokens[at + 1], ':') || next === '=') && isCapitalised(tokens[at + 2])) return at + 2;
  if (/^(brand|title)$/.test(word) && next === 'is' && isCapitalised(tokens[at + 2])) return at + 2;
  const isStart = at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence;
  if (word === 'name' && isStart && isCapitalised(tokens[at + 1]) && isAlone(tokens, at + 1)) return at + 1;
  const isFirm =
    /^(company|business|shop|brand|studio|firm|startup)$/.test(word) &&
    /^(the|our|my)$/.test(tokens[at - 1]?.lower ?? '') &&
    next === 'is' &&
    isCapitalised(tokens[at + 2]) &&
    isAlone(tokens, at + 2);
  if (isFirm) return at + 2;
  const isCalling = /^(we|i)$/.test(tokens[at - 1]?.lower ?? '') && word === 'call' && next === 'it';
  return isCalling && isCapitalised(tokens[at + 2]) ? at + 2 : null;
}

/** The end of an announced name: "Scruffy to Fluffy" holds a small word that a heading would not. */
export function announcedEnd(reading: Reading, from: number): number {
  const to = readNameEnd(reading, from);
  const isJoined = to > from && reading.tokens[to]?.lower === 'to' && isCapitalised(reading.tokens[to + 1]);
  return isJoined && isCapitalised(reading.tokens[from]) ? readNameEnd(reading, to + 1) : to;
}

function skipped(tokens: Tokens, at: number): number {
  let from = at;
  while (/^(is|will|be|it)$/.test(tokens[from]?.lower ?? '')) from++;
  return from;
}

/** Capitalised words that fill the rest of the sentence. */
function isAlone(tokens: Tokens, from: number): boolean {
  for (let to = from; to < from + 7; to++) {
    const token = tokens[to];
    if (token === undefined || token.sentence !== tokens[from]!.sentence || isMark(token, '.,;!')) return to > from;
    if (!isCapitalised(token) && !isMark(token, "&'-") && !/^(of|de|la|le|and|the|&)$/.test(token.lower)) return false;
  }
  return false;
}
