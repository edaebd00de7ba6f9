import type { MeasureUnit } from '#features/workspaces/domain/fact-value.ts';
import { withBareAmounts, withPriceLists } from './bare-amounts.ts';
import { type CurrencySign, currencyAfter, currencyBefore, isForeignCurrency } from './currencies.ts';
import { type ReadNumber, readNumber, readSpokenPair } from './number-words.ts';
import { countPeriods, type ReadPer, readPer } from './per-units.ts';
import { classifyPlainNumber, isTimeOfDay } from './plain-numbers.ts';
import { isMark } from './reading.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

/** A number with its unit. `from`/`to` are token indices and include the per-unit; `coreTo` ends before it. */
export interface Quantity {
  readonly kind: 'money' | 'percent' | 'measure' | 'count' | 'other';
  readonly value: number;
  readonly toValue?: number;
  readonly sign?: CurrencySign['currency'];
  readonly unit?: MeasureUnit;
  /** Singular noun or period: "loaf", "month". */
  readonly per?: string;
  /** Tokens of the noun a count counts. */
  readonly nounFrom?: number;
  readonly nounTo?: number;
  readonly from: number;
  readonly coreTo: number;
  readonly to: number;
}

const units: Readonly<Record<string, MeasureUnit>> = {
  km: 'km',
  kilometer: 'km',
  kilometre: 'km',
  k: 'km',
  mile: 'miles',
  mi: 'miles',
  minute: 'minutes',
  min: 'minutes',
  mins: 'minutes',
  hour: 'hours',
  hr: 'hours',
  hrs: 'hours',
  day: 'days',
  month: 'months',
  year: 'years',
  yr: 'years',
  yrs: 'years',
};

/**
 * Every number of the answer with its unit, left to right, in one pass. `isPriceAnswer` says that prices were asked for:
 * then a list of names with numbers is one of prices.
 */
export function readQuantities(tokens: readonly Token[], isPriceAnswer = false): Quantity[] {
  const quantities: Quantity[] = [];
  let lastMoney: number | null = null;
  let at = 0;
  while (at < tokens.length) {
    const quantity = readQuantity(tokens, at, lastMoney);
    if (quantity === null) at++;
    else {
      quantities.push(quantity);
      if (quantity.kind === 'money') lastMoney = quantity.value;
      at = Math.max(quantity.to, at + 1);
    }
  }
  return withBareAmounts(tokens, isPriceAnswer ? withPriceLists(tokens, quantities) : quantities);
}

/** `lastMoney` is the amount named before, if any. */
function readQuantity(tokens: readonly Token[], at: number, lastMoney: number | null): Quantity | null {
  const token = tokens[at]!;
  const before = currencyBefore(tokens, at);
  if (before !== null) {
    const number = readNumber(tokens, before.next);
    if (number !== null) return money(tokens, at, before, number);
  }
  // "a pound a cookie": the article counts one.
  if (token.lower === 'a' || token.lower === 'one') {
    const sign = currencyAfter(tokens, at + 1);
    const follower = tokens[at + 2]?.lower ?? '';
    if (sign !== null && /^(a|an|per|each)$/.test(follower)) {
      return finish(
        tokens,
        { kind: 'money', value: sign.isHundredth ? 0.01 : 1, sign: sign.currency, from: at },
        sign.next,
      );
    }
  }
  const spoken = readSpokenPrice(tokens, at, lastMoney);
  if (spoken !== null) return spoken;
  const number = readNumber(tokens, at);
  if (number === null) return null;
  if (token.kind === 'number' && isGluedToWord(tokens, at)) return other(at, number.next, number.value);
  return readUnit(tokens, at, number);
}

function money(tokens: readonly Token[], at: number, sign: CurrencySign, number: ReadNumber): Quantity {
  const range = readRangeEnd(tokens, number.next) ?? readBetween(tokens, at, number.next);
  const next = range?.number.next ?? number.next;
  const trailing = sign.next === next ? null : currencyAfter(tokens, next);
  const isRepeated = trailing !== null && trailing.currency === sign.currency && !trailing.isHundredth;
  return finish(
    tokens,
    {
      kind: 'money',
      ...rangeValues(number, range?.number),
      sign: trailing && sign.currency === '$' ? trailing.currency : sign.currency,
      from: at,
    },
    isRepeated || (trailing !== null && sign.currency === '$') ? trailing!.next : next,
  );
}

function readUnit(tokens: readonly Token[], at: number, number: ReadNumber): Quantity {
  if (isForeignCurrency(tokens[number.next])) return other(at, number.next + 1, number.value);
  // "card of ten CHF 280": the currency belongs to the amount behind it.
  const isSize =
    (tokens[at]!.kind === 'word' || tokens[at - 1]?.lower === 'of') &&
    /^[A-Z]{3}$/.test(tokens[number.next]?.text ?? '') &&
    currencyBefore(tokens, number.next) !== null &&
    tokens[number.next + 1]?.kind === 'number';
  if (isSize) return other(at, number.next, number.value);
  const early = currencyAfter(tokens, number.next);
  const range = readRangeEnd(tokens, early?.next ?? number.next) ?? readBetween(tokens, at, early?.next ?? number.next);
  const last = range?.number ?? number;
  const values = rangeValues(number, range?.number);
  const sign = (range === null ? early : (range.sign ?? currencyAfter(tokens, last.next))) ?? early;
  if (sign !== null) {
    const end = range === null ? sign.next : Math.max(last.next, sign === early ? last.next : sign.next);
    if (sign.isHundredth) {
      return finish(tokens, { kind: 'money', value: values.value / 100, sign: sign.currency, from: at }, end);
    }
    const cents = range === null ? readCents(tokens, end) : null;
    const value = cents === null ? values : { value: number.value + cents.value / 100 };
    return finish(tokens, { kind: 'money', ...value, sign: sign.currency, from: at }, cents?.next ?? end);
  }
  const after = tokens[last.next];
  if (isMark(after, '%')) return { kind: 'percent', ...values, from: at, coreTo: last.next + 1, to: last.next + 1 };
  if (after?.stem === 'percent' || after?.stem === 'pct') {
    return { kind: 'percent', ...values, from: at, coreTo: last.next + 1, to: last.next + 1 };
  }
  if (after?.lower === 'per' && tokens[last.next + 1]?.lower === 'cent') {
    return { kind: 'percent', ...values, from: at, coreTo: last.next + 2, to: last.next + 2 };
  }
  if (isDashed(tokens, last.next)) return finish(tokens, { kind: 'money', ...values, from: at }, last.next);
  if (isTimeOfDay(tokens, at, last)) return other(at, last.next, number.value);
  const unit = after?.kind === 'word' ? (units[after.stem] ?? units[after.lower]) : undefined;
  if (unit !== undefined && !(after!.lower === 'k')) {
    return { kind: 'measure', ...values, unit, from: at, coreTo: last.next + 1, to: last.next + 1 };
  }
  return classifyPlainNumber(tokens, at, last, values);
}

interface RangeEnd {
  readonly number: ReadNumber;
  readonly sign: CurrencySign | null;
}

/** The upper end of a range after its lower number: "–30", "to $35", "- 40". */
function readRangeEnd(tokens: readonly Token[], at: number): RangeEnd | null {
  const link = tokens[at];
  const isDash = isMark(link, '-–—') && !(tokens[at + 1]?.isSpaced && link?.isSpaced === false);
  if (!isDash && link?.lower !== 'to') return null;
  return readEnd(tokens, at + 1);
}

/** "between 20 and 30 euros". */
function readBetween(tokens: readonly Token[], from: number, at: number): RangeEnd | null {
  if (tokens[from - 1]?.lower !== 'between' || tokens[at]?.lower !== 'and') return null;
  return readEnd(tokens, at + 1);
}

function readEnd(tokens: readonly Token[], at: number): RangeEnd | null {
  const sign = currencyBefore(tokens, at);
  const number = readNumber(tokens, sign?.next ?? at);
  if (number === null) return null;
  return { number, sign: sign === null ? null : { ...sign, next: number.next } };
}

function rangeValues(low: ReadNumber, high: ReadNumber | undefined): { value: number; toValue?: number } {
  if (high === undefined) return { value: low.value };
  // "20–30k": the suffix belongs to both ends.
  const value =
    low.value < 1000 && high.value >= 1000 && high.value % 1000 === 0 && low.value * 1000 < high.value
      ? low.value * 1000
      : low.value;
  return high.value > value ? { value, toValue: high.value } : { value };
}

/** "six euros fifty", "6 euros 50". */
function readCents(tokens: readonly Token[], at: number): ReadNumber | null {
  const number = readNumber(tokens, at);
  if (number === null || number.value < 1 || number.value > 99 || !Number.isInteger(number.value)) return null;
  const after = tokens[number.next];
  const isPair = tokens[at]!.kind === 'word' || /^\d\d$/.test(tokens[at]!.text);
  const isFollowed = after?.kind === 'word' && !/^(a|an|per|each|and|for|or|cent|cents)$/.test(after.lower);
  if (!isPair || isFollowed) return null;
  return /^cents?$/.test(after?.lower ?? '') ? { ...number, next: number.next + 1 } : number;
}

function finish(tokens: readonly Token[], core: Omit<Quantity, 'coreTo' | 'to' | 'per'>, coreTo: number): Quantity {
  // "CHF 120.-" closes with a dash instead of cents.
  const end = isDashed(tokens, coreTo) ? coreTo + 2 : coreTo;
  const per: ReadPer | null = readPer(tokens, end);
  if (per === null) {
    const late = readLatePeriod(tokens, end);
    return late === null ? { ...core, coreTo: end, to: end } : { ...core, per: late, coreTo: end, to: end };
  }
  return { ...core, per: per.per, coreTo: end, to: per.next };
}

/** "120.-", "89,-": a dash stands for no cents. */
function isDashed(tokens: readonly Token[], at: number): boolean {
  const isPoint = isMark(tokens[at], '.,') && !tokens[at]!.isSpaced;
  return isPoint && isMark(tokens[at + 1], '-–—') && !tokens[at + 1]!.isSpaced;
}

/** "twelve fifty for a burger": a price in two spoken numbers, in hundreds where the amount before it was as large. */
function readSpokenPrice(tokens: readonly Token[], at: number, lastMoney: number | null): Quantity | null {
  const pair = readSpokenPair(tokens, at);
  if (pair === null) return null;
  const isAsked =
    /^(for|each|a|an|per)$/.test(tokens[pair.next]?.lower ?? '') ||
    /^(at|for|costs?|charge|charges|pay|is|price)$/.test(tokens[at - 1]?.lower ?? '');
  if (!isAsked) return null;
  const value = lastMoney !== null && lastMoney >= 100 ? pair.high * 100 + pair.low : pair.high + pair.low / 100;
  return finish(tokens, { kind: 'money', value, from: at }, pair.next);
}

function other(from: number, to: number, value: number): Quantity {
  return { kind: 'other', value, from, coreTo: to, to };
}

/** "B2B", "Covid19": the digits belong to a word. */
function isGluedToWord(tokens: readonly Token[], at: number): boolean {
  return !tokens[at]!.isSpaced && tokens[at - 1]?.kind === 'word' && tokens[at - 1]!.end === tokens[at]!.start;
}

/** "1,250 pounds rent a month": one noun may stand between the amount and its period. */
function readLatePeriod(tokens: readonly Token[], at: number): string | null {
  const noun = tokens[at];
  if (noun?.kind !== 'word' || stopWords.has(noun.lower)) return null;
  const per = readPer(tokens, at + 1);
  return per !== null && countPeriods.has(per.per) && /^(a|an|per|every|each)$/.test(tokens[at + 1]!.lower)
    ? per.per
    : null;
}
