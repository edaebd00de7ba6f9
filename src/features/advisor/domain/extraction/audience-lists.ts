import { afterLink } from './group-tails.ts';
import { isMark } from './reading.ts';
import type { Token } from './tokens.ts';

/** Verbs whose object after a comma is what the group wants rather than another group. */
const wishing =
  /^(want|wants|need|needs|like|likes|love|loves|prefer|prefers|seek|buy|look|looking|enjoy|appreciate|have|own|keep)$/;

/**
 * Where the next group of a list begins behind a group whose description goes on ("Groups of friends who rent a cabin,
 * stag parties, companies that …"); null when no further one is named in the sentence. `isGroupAt` says that people or
 * organisations in the plural are named at a token. What stands between two such groups belongs to the list as well.
 */
export function nextGroupStart(
  tokens: readonly Token[],
  from: number,
  isGroupAt: (at: number) => boolean,
): number | null {
  const sentence = tokens[from]?.sentence;
  let isWish = false;
  let depth = 0;
  let doubtful: number | null = null;
  for (let at = from; at < Math.min(tokens.length, from + 30); at++) {
    const token = tokens[at]!;
    if (token.sentence !== sentence) return null;
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (depth > 0) continue;
    if (wishing.test(token.lower)) isWish = true;
    const isBreak = isMark(token, ',;');
    const isAnd = /^(and|plus)$/.test(token.lower);
    if (!isBreak && !isAnd) continue;
    const next = isBreak ? afterLink(tokens, at + 1) : at + 1;
    if (tokens[next]?.sentence !== sentence) return null;
    if (/^(they|we|i|it|he|she|who|which|that|because|but|so|today|now|currently)$/.test(tokens[next]!.lower)) {
      if (isBreak) continue;
      return null;
    }
    if (isGroupAt(next)) {
      if (isBreak || isCertain(tokens, from, at, isWish)) return doubtful ?? next;
      continue;
    }
    // "…, stag parties, companies": a plural between two groups is one of them.
    if (isBreak && !isWish && doubtful === null && isPluralSegment(tokens, next)) doubtful = next;
  }
  return null;
}

/** A bare "and" may join objects ("who own dogs and cats"): not behind a place, a number or a singular with "the". */
function isCertain(tokens: readonly Token[], from: number, and: number, isWish: boolean): boolean {
  const before = tokens[and - 1]!;
  if (before.kind === 'number' || before.text === ')' || /^(nearby|mostly|mainly|only)$/.test(before.lower))
    return true;
  const isSingular = before.kind === 'word' && before.lower === before.stem;
  const isPlaced = tokens.slice(Math.max(from, and - 4), and).some(({ lower }) => lower === 'the');
  // "Home cooks who care, wedding-gift buyers and about 400 professional chefs", "a few dentists"
  const isCounted = /^(a|an|about|around|some)$/.test(tokens[and + 1]?.lower ?? '') && !isWish;
  return isCounted || (isSingular && isPlaced && !(isWish && !isPlaced));
}

function isPluralSegment(tokens: readonly Token[], at: number): boolean {
  let to = at;
  while (to < tokens.length && to - at < 4 && tokens[to]!.kind === 'word' && !/^(and|or|plus)$/.test(tokens[to]!.lower))
    to++;
  const last = tokens[to - 1];
  const isEnd = isMark(tokens[to], ',;') || /^(and|or|plus)$/.test(tokens[to]?.lower ?? '');
  return isEnd && to > at && last !== undefined && last.lower !== last.stem && last.lower.endsWith('s');
}
