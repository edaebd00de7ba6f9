import { englishPlural, measureForms, type PluralForms } from './english-plural.ts';
import { formatNumber, formatPercent } from './format-number.ts';
import type { GraphNode, NodeUnit, NodeValue } from './formula-graph.ts';
import { currencyDecimals, formatMoney } from './money.ts';

/** From this many major units on, a computed amount is shown without decimals. */
const wholeFromMajor = 100;
/** The same where it is exact: nobody reads the cents of ten thousand. */
const wholeExactFromMajor = 10_000;

const unitWords: Partial<Record<NodeUnit, PluralForms>> = { ...measureForms, kilometres: { one: 'km', other: 'km' } };

/**
 * The value as a person reads it: "€6.50", "410", "month 14", "4%", "4 km". `at` picks one month of a series (0-based);
 * without it a series reads from its first to its last value. A threshold month that is never reached says so.
 */
export function formatNode(node: GraphNode, value: NodeValue, at?: number, locale = 'en'): string {
  if (typeof value !== 'number') {
    if (at === undefined) {
      const [first, last] = [value[0] ?? 0, value.at(-1) ?? 0];
      return `${formatNode(node, first, undefined, locale)} to ${formatNode(node, last, undefined, locale)}`;
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
    return value === 0 ? 'not within the plan' : `month ${value}`;
  }
  const decimals = decimalsOf(value, node.unit);
  if (node.unit === 'percent') {
    return formatPercent(value, locale, decimals);
  }
  const number = formatNumber(value, locale, { maximumFractionDigits: decimals });
  const words = unitWords[node.unit];
  return words ? `${number} ${englishPlural(value, words)}` : number;
}

/** From this many on a value is rounded to the three digits it is worth; below, a reader takes what stands there as it is. */
const threeDigitsFrom = 100;

/** A value rounded to the digits it is worth. */
function worth(value: number, digits: 2 | 3, { unit, currency }: GraphNode): number {
  const one = unit === 'money' && currency ? 10 ** currencyDecimals[currency] : 1;
  const size = Math.abs(value) / one;
  if (size === 0 || (digits === 3 && size < threeDigitsFrom)) return value;
  const step = 10 ** (Math.floor(Math.log10(size)) + 1 - digits);
  return Math.round(value / one / step) * step * one;
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
