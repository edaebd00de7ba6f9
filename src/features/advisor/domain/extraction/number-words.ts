import type { Token } from './tokens.ts';

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  lakh: 1e5,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
};
const suffixes: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, bn: 1e9 };

export interface ReadNumber {
  readonly value: number;
  /** Index of the first token after it. */
  readonly next: number;
  /** Digits without separators, for telling years and telephone numbers. */
  readonly digits: string | null;
}

/**
 * A number that begins at a token: "9,000", "9.000", "9 000", "6,50", "9k", "1.5 million", "two hundred and fifty",
 * "a dozen", "half a million". A single separator followed by three digits groups thousands.
 */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const number = token.kind === 'number' ? readDigits(tokens, at) : readWords(tokens, at);
  if (number === null || !isAndAHalf(tokens, number.next)) return number;
  return { value: number.value + 0.5, next: number.next + 3, digits: null };
}

/** "3 and a half years". */
function isAndAHalf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'and' && tokens[at + 1]?.lower === 'a' && tokens[at + 2]?.lower === 'half';
}

/**
 * "twelve fifty" at a token: units or teens, then tens, without a word between them; null for everything else. It is
 * 12.50 or 1,250 by what else is charged.
 */
export function readSpokenPair(
  tokens: readonly Token[],
  at: number,
): { high: number; low: number; next: number } | null {
  const high = small[tokens[at]?.lower ?? ''];
  const low = small[tokens[at + 1]?.lower ?? ''];
  if (high === undefined || low === undefined || high < 1 || low < 10 || (high >= 20 && low < 10)) return null;
  const unit = small[tokens[at + 2]?.lower ?? ''];
  const hasUnit = low >= 20 && unit !== undefined && unit > 0 && unit < 10;
  return { high, low: hasUnit ? low + unit : low, next: at + (hasUnit ? 3 : 2) };
}

function readDigits(tokens: readonly Token[], at: number): ReadNumber {
  const token = tokens[at]!;
  let text = token.text;
  let next = at + 1;
  if (/^[1-9]\d{0,2}$/.test(text)) {
    while (
      tokens[next]?.kind === 'number' &&
      tokens[next]!.isSpaced &&
      /^\d{3}([.,]\d{1,2})?$/.test(tokens[next]!.text)
    ) {
      text += tokens[next]!.text;
      next++;
    }
  }
  let value = parseDigits(text);
  const digits = /^\d+$/.test(token.text) && next === at + 1 ? token.text : null;
  const suffix = tokens[next];
  if (suffix?.kind === 'word') {
    const factor = suffix.isSpaced ? scales[suffix.lower] : (suffixes[suffix.lower] ?? scales[suffix.lower]);
    if (factor !== undefined && !(suffix.lower === 'grand' && !suffix.isSpaced)) {
      value *= factor;
      return { value, next: next + 1, digits: null };
    }
  }
  return { value, next, digits };
}

/** "1.250,00" → 1250, "6,50" → 6.5, "9.000" → 9000, "0.125" → 0.125, "1,00,000" → 100000. */
export function parseDigits(text: string): number {
  const plain = text.replaceAll(/['’]/g, '');
  const separators = plain.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(plain);
  const isMixed = separators.includes('.') && separators.includes(',');
  const tail = plain.length - plain.lastIndexOf(last) - 1;
  const isGrouping = isMixed
    ? separators.indexOf(last) !== separators.length - 1
    : separators.length > 1 || (tail === 3 && !plain.startsWith('0') && !plain.startsWith('.'));
  if (isGrouping) return Number(plain.replaceAll(/[.,]/g, ''));
  const split = plain.lastIndexOf(last);
  return Number(`${plain.slice(0, split).replaceAll(/[.,]/g, '')}.${plain.slice(split + 1)}`);
}

function readWords(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = tokens[at]!;
  const second = tokens[at + 1];
  if (first.lower === 'half' && (second?.lower === 'a' || second?.lower === 'of')) {
    const scale = scales[tokens[at + 2]?.stem ?? ''];
    return scale === undefined ? null : { value: scale / 2, next: at + 3, digits: null };
  }
  if (first.lower === 'a' || first.lower === 'an') {
    if (second?.lower === 'couple')
      return { value: 2, next: at + (tokens[at + 2]?.lower === 'of' ? 3 : 2), digits: null };
    const scale = second === undefined ? undefined : scales[second.lower];
    if (/^(hundred|thousand)$/.test(second?.lower ?? '')) return sumWords(tokens, at + 1);
    return scale === undefined || second?.lower === 'grand' ? null : { value: scale, next: at + 2, digits: null };
  }
  // "hundred and twenty euros"
  const isBareHundred = first.lower === 'hundred' && tokens[at - 1]?.kind !== 'number';
  if (isBareHundred && (second?.lower === 'and' || small[second?.lower ?? ''] !== undefined)) {
    const sum = sumWords(tokens, at);
    if (sum.value > 100) return sum;
  }
  if (small[first.lower] === undefined || isPronounOne(tokens, at)) return null;
  return sumWords(tokens, at);
}

function sumWords(tokens: readonly Token[], at: number): ReadNumber {
  let total = 0;
  let group = 0;
  let last = Number.POSITIVE_INFINITY;
  let next = at;
  // No number anyone says is longer; the bound keeps a text of number words in linear time.
  const limit = Math.min(tokens.length, at + 14);
  while (next < limit) {
    const word = tokens[next]!.lower;
    const unit = small[word];
    const scale = scales[word] ?? scales[tokens[next]!.stem];
    if (unit !== undefined && (last === Number.POSITIVE_INFINITY || (last >= 20 && unit < 10) || last >= 100)) {
      group += unit;
      last = unit;
    } else if (scale !== undefined && (next > at || scale === 100 || scale === 1000)) {
      if (scale === 100 || scale === 12) group = Math.max(group, 1) * scale;
      else {
        total += Math.max(group, 1) * scale;
        group = 0;
      }
      last = scale;
    } else if (
      !(word === 'and' && last >= 100 && Number.isFinite(last) && small[tokens[next + 1]?.lower ?? ''] !== undefined)
    ) {
      break;
    }
    next++;
  }
  return { value: total + group, next, digits: null };
}

/** "one-off", "one of", "no one", "the one": words, not a count. */
function isPronounOne(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== 'one') return false;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  return (
    /^(no|any|some|every|the|this|that|each|to)$/.test(before) || /^(off|of|time|to|another|stop|on|who)$/.test(after)
  );
}
