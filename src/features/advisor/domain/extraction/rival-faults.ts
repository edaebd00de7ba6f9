import { readNumber } from './number-words.ts';
import { isMark, type Reading } from './reading.ts';

type Tokens = Reading['tokens'];

/** One word that is a whole remark about the rivals before it: "Expensive: €300 a month." */
export function isOneWordFault(tokens: Tokens, from: number, to: number): boolean {
  const isStart = from > 0 && (tokens[from - 1]!.sentence !== tokens[from]!.sentence || isMark(tokens[from - 1], ',;'));
  return (
    to - from === 1 &&
    isStart &&
    /^(expensive|overpriced|unreliable|outdated|impersonal|complicated|clumsy|unfriendly)$/.test(tokens[from]!.lower)
  );
}

/**
 * Faults with a shape of their own: "sends the battery away for three weeks", "let people down", "sold out by ten", "taste a
 * bit flat", "the food is cold", "all built for big plants".
 */
export function isShapedFault(tokens: Tokens, from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  const text = words.map(({ lower }) => lower).join(' ');
  if (/\b(sold|booked) out\b/.test(text) || /\blets? (\w+ ){1,2}down\b/.test(text)) return true;
  if (
    /\b(tastes?|smells?|looks?|feels?) (\w+ ){0,2}(flat|bland|dull|cheap|stale|bitter|old|artificial|tired)$/.test(text)
  )
    return true;
  if (/\b(is|are|arrives?|comes?) (often |always |mostly )?(cold|lukewarm|stale|dry|soggy)\b/.test(text)) return true;
  if (/^(both|all) (built|made|meant|designed) for\b/.test(text)) return true;
  if (/^delivery\b.* takes? \d+ minutes?$/.test(text)) return true;
  return /^(sends?|keeps?|holds?)\b/.test(text) && lasts(tokens, from, to);
}

/** "… for three weeks" */
function lasts(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from + 1; at < to - 2; at++) {
    const number = tokens[at]!.lower === 'for' ? readNumber(tokens, at + 1) : null;
    if (number !== null && /^(day|week|month)$/.test(tokens[number.next]?.stem ?? '')) return true;
  }
  return false;
}

/** "there is nobody who …", "There must be a dozen tuners": who is or is not there, and no fault. */
export function isExistence(tokens: Tokens, from: number): boolean {
  const next = tokens[from + 1]?.lower ?? '';
  if (tokens[from]!.lower !== 'there') return false;
  return next === 'must' || (/^(is|are)$/.test(next) && /^(nobody|none)$/.test(tokens[from + 2]?.lower ?? ''));
}

/** "delivery takes 45 minutes and the food is cold": an "and" before a sentence of its own about what is wrong. */
export function joinsFault(tokens: Tokens, at: number): boolean {
  if (tokens[at]!.lower !== 'and' || !/^(the|their)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  const end = [4, 5, 6].find((step) => tokens[at + step] === undefined || isMark(tokens[at + step], '.,;!'));
  return end !== undefined && isShapedFault(tokens, at + 1, at + end);
}
