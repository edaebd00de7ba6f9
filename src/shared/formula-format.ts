import { formatNumber, formatPercent } from './format-number.ts';
import type { GraphNode, NodeUnit, NodeValue } from './formula-graph.ts';
import { findLanguage, type Language } from './languages.ts';
import { currencyDecimals, formatMoney } from './money.ts';

/** From this many major units on, a computed amount is shown without decimals. */
const wholeFromMajor = 100;
/** The same where it is exact: nobody reads the cents of ten thousand. */
const wholeExactFromMajor = 10_000;

/** Units that stand behind a number, by the name the runtime's locale data has for them (ECMA-402, sanctioned units). */
const sanctioned: Partial<Record<NodeUnit, Intl.NumberFormatOptions>> = {
  months: { unit: 'month', unitDisplay: 'long' },
  days: { unit: 'day', unitDisplay: 'long' },
  kilometres: { unit: 'kilometer', unitDisplay: 'short' },
  miles: { unit: 'mile', unitDisplay: 'long' },
  minutes: { unit: 'minute', unitDisplay: 'long' },
  hours: { unit: 'hour', unitDisplay: 'long' },
  years: { unit: 'year', unitDisplay: 'long' },
};

/** What no locale data has: the number of a month of the plan, a month that never comes, and a series from first to last. */
interface SeriesWords {
  readonly month: (number: string) => string;
  readonly never: string;
  readonly range: (first: string, last: string) => string;
}

const seriesWords: Readonly<Record<Language, SeriesWords>> = {
  en: { month: (number) => `month ${number}`, never: 'not within the plan', range: (a, b) => `${a} to ${b}` },
  es: { month: (number) => `mes ${number}`, never: 'no dentro del plan', range: (a, b) => `de ${a} a ${b}` },
  fr: { month: (number) => `mois ${number}`, never: 'pas dans la durée du plan', range: (a, b) => `de ${a} à ${b}` },
  de: { month: (number) => `Monat ${number}`, never: 'nicht innerhalb des Plans', range: (a, b) => `${a} bis ${b}` },
  zh: { month: (number) => `第${number}个月`, never: '计划期内没有', range: (a, b) => `${a}至${b}` },
  ja: { month: (number) => `${number}か月目`, never: '計画の期間内にはない', range: (a, b) => `${a}から${b}` },
};

/**
 * The value as a person reads it: "€6.50", "410", "month 14", "4%", "4 km". `at` picks one month of a series (0-based);
 * without it a series reads from its first to its last value. A threshold month that is never reached says so.
 */
export function formatNode(node: GraphNode, value: NodeValue, at?: number, locale = 'en'): string {
  if (typeof value !== 'number') {
    if (at === undefined) {
      const [first, last] = [value[0] ?? 0, value.at(-1) ?? 0];
      return wordsOf(locale).range(
        formatNode(node, first, undefined, locale),
        formatNode(node, last, undefined, locale),
      );
    }
    return formatNode(node, value[at] ?? 0, undefined, locale);
  }
  const digits = node.kind === 'formula' ? node.digits : 'all';
  if (digits === 2 || digits === 3) value = worth(value, digits, node);
  if (node.unit === 'money' && node.currency) {
    const wholeFrom = digits === 'all' ? wholeExactFromMajor : wholeFromMajor;
    const whole = node.kind === 'formula' && Math.abs(value) >= wholeFrom * 10 ** currencyDecimals[node.currency];
    return formatMoney({ minor: Math.round(value), currency: node.currency }, locale, { whole });
  }
  if (isThreshold(node)) {
    const words = wordsOf(locale);
    return value === 0 ? words.never : words.month(formatNumber(value, locale));
  }
  const decimals = decimalsOf(value, node.unit);
  if (node.unit === 'percent') {
    const isComputed = node.kind === 'formula' && digits !== 'all';
    return formatPercent(value, locale, isComputed ? computedPercentDecimals(value) : decimals);
  }
  const unit = sanctioned[node.unit];
  return formatNumber(value, locale, { maximumFractionDigits: decimals, ...(unit && { style: 'unit', ...unit }) });
}

const wordsOf = (locale: string): SeriesWords => seriesWords[findLanguage(locale.slice(0, 2)) ?? 'en'];

/** From this many on a value is rounded to the three digits it is worth; below, a reader takes what stands there as it is. */
const threeDigitsFrom = 100;

/** A value rounded to the digits it is worth. */
function worth(value: number, digits: 2 | 3, { unit, currency }: GraphNode): number {
  const one = unit === 'money' && currency ? 10 ** currencyDecimals[currency] : 1;
  const size = Math.abs(value) / one;
  if (size === 0 || (digits === 3 && size < threeDigitsFrom)) return value;
  const step = 10 ** (Math.floor(Math.log10(size)) + 1 - digits);
  // By its size, so that what is missing and the hole it leaves read alike.
  return Math.sign(value) * Math.round(size / step) * step * one;
}

function isThreshold(node: GraphNode): boolean {
  return (
    node.kind === 'formula' &&
    typeof node.formula === 'object' &&
    'op' in node.formula &&
    node.formula.op === 'firstMonth'
  );
}

function decimalsOf(value: number, unit: NodeUnit): number {
  return unit === 'ratio' || Math.abs(value) < 10 ? 2 : unit === 'count' ? 0 : 1;
}

/** A share that was computed is worth two digits: "15%" and "6.7%", never "14.6%" or "6.67%". */
function computedPercentDecimals(percent: number): number {
  const size = Math.abs(percent);
  if (size >= 10) return 0;
  return size >= 1 ? 1 : 2;
}
