import { type CurrencyCode, toMinor } from '#shared/money.ts';
import type { SaidAmount } from '../business/business.ts';
import type { TimeUnit } from '../reading/units.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';

/** How many of each make a month: 52 weeks and 12 months a year, 21 working days and 168 working hours a month. */
export const perMonth: Readonly<Record<Exclude<TimeUnit, 'minute'>, number>> = {
  hour: 168,
  day: 21,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** Whether a price is paid again and again: then it is customers that are counted. */
export const isPaidOn = (every: TimeUnit | undefined): every is 'week' | 'month' | 'year' =>
  every === 'week' || every === 'month' || every === 'year';

/** The money of an amount in minor units; undefined where it is none, or of another currency than the ledger's. */
export function minorOf({ form }: Pick<SaidAmount, 'form'>, currency: CurrencyCode | undefined): number | undefined {
  return currency && form.kind === 'money' && form.currency === currency ? toMinor(form.amount, currency) : undefined;
}

/** A price, cost or other money of an answer as a number of the ledger; undefined where it cannot stand in its sums. */
export function saidMoney(ledger: Ledger, spec: Omit<TermSpec, 'unit'>, amount: SaidAmount): Term | undefined {
  const minor = minorOf(amount, ledger.currency);
  return minor === undefined ? undefined : ledger.said({ ...spec, unit: 'money' }, minor, amount);
}

/** The bare number of an amount that is no money: pieces, percent, hours as they were said. */
export function plainOf({ form }: Pick<SaidAmount, 'form'>): number | undefined {
  if (form.kind === 'count') return form.count;
  if (form.kind === 'percent') return form.percent;
  return form.kind === 'duration' || form.kind === 'measure' ? form.value : undefined;
}
