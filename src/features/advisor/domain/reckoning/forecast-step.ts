import { type CurrencyCode, currencyDecimals } from '#shared/money.ts';
import type { Term } from './ledger.ts';
import type { OneSale } from './one-sale.ts';
import { type SaleLine, timesAMonth } from './sale-line.ts';

const numberIn = ({ value }: Term): number => (typeof value === 'number' ? Math.abs(value) : 0);

/** So many digits are kept of each. */
const digits = { revenue: 3, bills: 2, pay: 2 } as const;

/**
 * What the amounts of a month are rounded to, in minor units: fine enough for three digits of what a normal month brings and two of
 * its bills and of the own pay, and never less than one major unit. A forecast is worth no more, and what is rounded where it arises
 * adds up as it is shown.
 */
export function stepFor(currency: CurrencyCode | undefined, sale: OneSale, lines: readonly SaleLine[]): number {
  const major = currency ? 10 ** currencyDecimals[currency] : 1;
  const revenue = lines.reduce(
    (sum, line) => sum + numberIn(line.price) * numberIn(line.volume) * timesAMonth(line),
    0,
  );
  const steps = [
    [revenue, digits.revenue],
    [numberIn(sale.bills), digits.bills],
    [numberIn(sale.pay), digits.pay],
  ] as const;
  const fine = steps.flatMap(([size, kept]) => (size > 0 ? [10 ** (Math.floor(Math.log10(size)) + 1 - kept)] : []));
  return fine.length > 0 ? Math.max(major, Math.min(...fine)) : major;
}
