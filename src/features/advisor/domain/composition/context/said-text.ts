import type { FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { formatMoney } from '#shared/money.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "9,000 households", "300 loaves a day". */
export function countText(value: Extract<FactValue, { type: 'count' }>): string {
  const of = value.of === undefined ? '' : ` ${lowerFirst(value.of)}`;
  const per = value.per === undefined ? '' : ` ${perText(value.per)}`;
  return `${number.format(value.count)}${of}${per}`;
}

/** "two people", "one person". */
export function teamText(count: number): string {
  return `${smallNumbers[count] ?? number.format(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** "4 km", "1 mile", "10 years". */
export function measureText(value: Extract<FactValue, { type: 'measure' }>): string {
  return `${number.format(value.value)} ${value.value === 1 ? value.unit.replace(/s$/, '') : value.unit}`;
}

/** "€6.50", "€20 to €30", without what it buys. */
export function amountText(amount: PricedAmount): string {
  const low = formatMoney({ minor: amount.minor, currency: amount.currency });
  if (amount.toMinor === undefined) return low;
  return `${low} to ${formatMoney({ minor: amount.toMinor, currency: amount.currency })}`;
}

/** "a loaf", "an hour", "each", or nothing. */
export function perText(per: string | undefined): string {
  if (per === undefined) return '';
  if (per === 'each' || /^(a|an|per|each|every) /.test(per)) return per;
  return `${/^(?:[aeio]|u(?!ni|se)|hour)/i.test(per) ? 'an' : 'a'} ${per}`;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
