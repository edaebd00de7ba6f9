import { currencyAfter, currencyBefore } from './currencies.ts';
import type { ReadNumber } from './number-words.ts';
import { countPeriods, readPer } from './per-units.ts';
import type { Quantity } from './quantities.ts';
import { isCapitalised, isMark } from './reading.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

export const months =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  );
const monthSet = new Set(months);
const streets = new Set(
  'street st road rd avenue ave lane square boulevard blvd drive way straat laan rue place court'.split(' '),
);
const priceLead =
  /^(price|priced|prices|pricing|charge|charges|cost|costs|costing|fee|fees|rent|pay|pays|for|at|rate|spend|starting|insurance|tickets?|sells?|invest|invested|put|saved|salary|wage|bill|ask|asks|membership|subscription|:)$/;
const countVerb = /^(serve|sell|sold|bake|make|see|deliver|do|expect|get|handle|fit|wash|repair|teach|host|need)$/;

/** Clock times: "7 am", "7:30", "19h", "open from 7 to 19", "close at 5". */
export function isTimeOfDay(tokens: readonly Token[], at: number, last: ReadNumber): boolean {
  const after = tokens[last.next];
  if (after?.kind === 'word' && /^(am|pm|a\.m|p\.m|o'clock|noon|uhr)$/.test(after.lower)) return true;
  if (isMark(after, ':') && !after!.isSpaced && tokens[last.next + 1]?.kind === 'number') return true;
  if (isMark(tokens[at - 1], ':') && !tokens[at]!.isSpaced && tokens[at - 2]?.kind === 'number') return true;
  const value = Number(tokens[at]!.text);
  if (!(value >= 0 && value <= 24)) return false;
  const before = tokens[at - 1]?.lower ?? '';
  const earlier = tokens[at - 2]?.lower ?? '';
  if (/^(opens?|closes?|opened|closed|until|till)$/.test(before))
    return after?.kind !== 'word' || stopWords.has(after.lower);
  return (
    /^(at|from|before|after)$/.test(before) && /^(opens?|closes?|open|closed|only)$/.test(earlier) && !isNoun(after)
  );
}

/** A number without a unit: a year, a telephone number, a house number, a price without currency, or a count of things. */
export function classifyPlainNumber(
  tokens: readonly Token[],
  at: number,
  last: ReadNumber,
  values: { readonly value: number; readonly toValue?: number },
): Quantity {
  const base = { ...values, from: at };
  if (isYear(tokens, at, last) || isReference(tokens, at, last))
    return { ...base, kind: 'other', coreTo: last.next, to: last.next };
  // "a 30-seat restaurant" counts no restaurants.
  const joined = tokens[last.next];
  if (joined?.kind === 'word' && !joined.isSpaced && joined.start === tokens[last.next - 1]!.end + 1)
    return { ...base, kind: 'other', coreTo: last.next, to: last.next };
  // "dinner for two €60"
  const isBeforeAmount = isCurrency(tokens, last.next) && tokens[at]!.kind === 'word';
  if (isBeforeAmount || isPackSize(tokens, at)) return { ...base, kind: 'other', coreTo: last.next, to: last.next };
  const per = readPer(tokens, last.next);
  const noun = readCountedNoun(tokens, last.next);
  if (noun === null) {
    const lead = [1, 2, 3].map((back) => tokens[at - back]?.lower ?? '');
    const isPriced =
      lead.slice(0, 2).some((word) => priceLead.test(word)) ||
      (/^(is|are)$/.test(lead[0]!) && isPriceLike(tokens, at, per !== null)) ||
      // "Baguette 1.40, country loaf 5.20"
      (/^\d+[.,]\d\d$/.test(tokens[at]!.text) && isListed(tokens, at, last.next));
    const isCounted = lead.some((word) => countVerb.test(word)) && !/[.,]\d\d$/.test(tokens[at]!.text);
    const isSlash = isMark(tokens[last.next], '/');
    // "€3.80 each, about 200 a day": an estimate in whole numbers by the day counts sales.
    const isEstimate =
      per !== null &&
      countPeriods.has(per.per) &&
      Number.isInteger(values.value) &&
      /^(about|around|roughly|some|approximately|maybe)$/.test(lead[0]!) &&
      (isMark(tokens[at - 2], ',') || at === 1);
    const isRate = per !== null && (isSlash || !(isCounted || isEstimate));
    if (isRate || isPriced || isSavedTail(tokens, last.next)) {
      return {
        ...base,
        kind: 'money',
        ...(per === null ? {} : { per: per.per }),
        coreTo: last.next,
        to: per?.next ?? last.next,
      };
    }
    return {
      ...base,
      kind: 'count',
      ...(per === null ? {} : { per: per.per }),
      coreTo: last.next,
      to: per?.next ?? last.next,
    };
  }
  const isIn = tokens[noun.to]?.lower === 'in' && /^(a|one)$/.test(tokens[noun.to + 1]?.lower ?? '');
  const rate = readPer(tokens, isIn ? noun.to + 1 : contentEnd(tokens, noun.to));
  const counted = { ...base, kind: 'count', nounFrom: noun.from, nounTo: noun.to, coreTo: noun.to } as const;
  if (rate !== null && (countPeriods.has(rate.per) || rate.per === 'night'))
    return { ...counted, per: rate.per, to: rate.next };
  return { ...counted, to: noun.to };
}

/** "120 litres of milk a day": where what is counted by the litre ends. */
function contentEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== 'of') return at;
  let to = at + 1;
  while (to - at <= 3 && isNoun(tokens[to])) to++;
  return to === at + 1 ? at : to;
}

/** "R80 for two", "€34.90/month for 20": right behind an amount "for" says how many it buys. */
function isPackSize(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.lower !== 'for') return false;
  // "wine 30 for two"
  if (tokens[at]!.kind === 'word' && tokens[at - 2]?.kind === 'number') return true;
  for (let back = 2; back <= 6; back++) {
    const token = tokens[at - back];
    if (token === undefined || token.sentence !== tokens[at]!.sentence) return false;
    if (isMark(token, ',;') || /^(and|or|plus|but)$/.test(token.lower)) return false;
    if (token.kind !== 'number') continue;
    return currencyAfter(tokens, at - back + 1) !== null || currencyBefore(tokens, at - back - 1) !== null;
  }
  return false;
}

function readCountedNoun(tokens: readonly Token[], at: number): { from: number; to: number } | null {
  let from = at;
  // "20k of our own"
  if (tokens[from]?.lower === 'of' && tokens[from + 2]?.lower === 'own') return null;
  if (tokens[from]?.lower === 'of' && /^(the|our|these|those)$/.test(tokens[from + 1]?.lower ?? '')) from += 2;
  let to = from;
  while (
    to < tokens.length &&
    to - from < 3 &&
    isNoun(tokens[to]) &&
    tokens[to]!.sentence === tokens[at]!.sentence &&
    !isCurrency(tokens, to)
  )
    to++;
  return to > from ? { from, to } : null;
}

/** "10 classes CHF 280": a currency in front of its amount counts nothing. */
function isCurrency(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === 'number' && currencyBefore(tokens, at) !== null;
}

function isNoun(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || stopWords.has(token.lower) || token.lower === 'flat') return false;
  return !/^(monthly|weekly|yearly|daily|hourly|annually|apiece|net|gross|once|total|nearby|nationwide|worldwide|locally|saved|put|sold|booked|extra|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(
    token.stem,
  );
}

function isPriceLike(tokens: readonly Token[], at: number, hasPer: boolean): boolean {
  return hasPer || /[.,]\d\d$/.test(tokens[at]!.text);
}

/** Behind a noun and before a mark, "and" or the end: an entry of a price list. */
function isListed(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens[next];
  const isEnd = after === undefined || isMark(after, ',;./)(') || /^(and|or|per|a|each)$/.test(after.lower);
  return isEnd && isNoun(tokens[at - 1]);
}

function isSavedTail(tokens: readonly Token[], at: number): boolean {
  return (
    (/^(put|set)$/.test(tokens[at]?.lower ?? '') && /^(by|aside|away)$/.test(tokens[at + 1]?.lower ?? '')) ||
    /^(saved|savings)$/.test(tokens[at]?.lower ?? '') ||
    (tokens[at]?.lower === 'of' && /^(my|our)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.lower === 'own') ||
    (tokens[at]?.lower === 'in' && /^(savings|cash)$/.test(tokens[at + 1]?.lower ?? ''))
  );
}

function isYear(tokens: readonly Token[], at: number, last: ReadNumber): boolean {
  if (last.digits === null || last.value < 1900 || last.value > 2099) return false;
  const before = tokens[at - 1]?.lower ?? '';
  if (
    /^(in|since|from|by|until|till|of|during|before|after|around|spring|summer|autumn|fall|winter|q1|q2|q3|q4)$/.test(
      before,
    )
  ) {
    return !isNoun(tokens[last.next]) || /^(in|since|by|until|till|during)$/.test(before);
  }
  return monthSet.has(before) || tokens[at - 2]?.lower === 'q';
}

/** Telephone and house numbers, post codes, ages, dates and ordinals. */
function isReference(tokens: readonly Token[], at: number, last: ReadNumber): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const after = tokens[last.next];
  if (/^0\d/.test(token.text) || (last.digits !== null && last.digits.length >= 9)) return true;
  if (
    isMark(before, '+#') ||
    /^(aged|age|ages|nr|number|version|chapter|level|type|class|grade|stage|phase)$/.test(before?.lower ?? '') ||
    (/^(phone|tel|telephone|call|no)$/.test(before?.lower ?? '') && (last.digits ?? '').length >= 5)
  )
    return true;
  // "2. property managers": the number of a line.
  const isLineStart = before === undefined || before.sentence !== token.sentence;
  if (isLineStart && last.digits !== null && last.value <= 20 && isMark(after, '.)') && !after!.isSpaced) return true;
  // "from week 14"
  if (before?.lower === 'week' && /^(from|in|since|until|till|after|before|to|by)$/.test(tokens[at - 2]?.lower ?? ''))
    return true;
  if (before?.lower === 'between' && /^(aged|ages|age)$/.test(tokens[at - 2]?.lower ?? '')) return true;
  if (after?.kind === 'number' || (before?.kind === 'number' && token.isSpaced)) return true;
  if (isMark(after, '+')) return isAgeLike(last.value) && !isNoun(tokens[last.next + 1]);
  if (after?.kind === 'word' && !after.isSpaced && /^(st|nd|rd|th|s|d)$/.test(after.lower)) return true;
  if (monthSet.has(after?.lower ?? '') || monthSet.has(before?.lower ?? '')) return last.value <= 31;
  return isCapitalised(after) && [0, 1, 2].some((step) => streets.has(tokens[last.next + step]?.lower ?? ''));
}

function isAgeLike(value: number): boolean {
  return value >= 12 && value <= 90;
}
