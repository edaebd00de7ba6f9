import { op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Sector } from '../knowledge/knowledge.types.ts';
import { assumption, type GraphDraft } from './graph-draft.ts';

export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

const words: readonly (readonly [TimeUnit, RegExp])[] = [
  ['hour', /^(an? |each |per )?(hours?|hr|hourly)$/i],
  ['day', /^(an? |each |per )?(days?|daily|working day)$/i],
  ['week', /^(an? |each |per )?(weeks?|wk|weekly)$/i],
  ['month', /^(an? |each |per )?(months?|mo|monthly)$/i],
  ['year', /^(an? |each |per )?(years?|yr|yearly|annum|annually)$/i],
];

/** The time a price or volume counts by, undefined for things ("loaf") and for nothing at all. */
export function findTimeUnit(per: string | undefined): TimeUnit | undefined {
  return words.find(([, pattern]) => pattern.test(per?.trim() ?? ''))?.[0];
}

/**
 * How many of a time unit make a month, as a formula: a year has 52 weeks and 12 months. Days are days of work, which
 * adds the leaf "calendar.daysOpen"; an hour counts as one of 40 a week.
 */
export function perMonth(draft: GraphDraft, unit: TimeUnit, sector: Sector | undefined): Expression {
  switch (unit) {
    case 'hour':
      return op('divide', 40 * 52, 12);
    case 'day':
      return op('divide', op('multiply', daysOpen(draft, sector), 52), 12);
    case 'week':
      return op('divide', 52, 12);
    case 'month':
      return 1;
    case 'year':
      return op('divide', 1, 12);
  }
}

const sixDaySectors: ReadonlySet<Sector | undefined> = new Set<Sector>(['food', 'retail', 'hospitality', 'leisure']);

/** The days of a week on which the business works; an assumption, added once. */
function daysOpen(draft: GraphDraft, sector: Sector | undefined): string {
  const id = 'calendar.daysOpen';
  if (draft.has(id)) {
    return id;
  }
  const isSixDays = sixDaySectors.has(sector);
  return draft.leaf(
    { id, label: 'Working days a week', unit: 'days', per: 'week' },
    isSixDays ? 6 : 5,
    assumption(isSixDays ? 'one day closed a week, as is common in this trade' : 'Monday to Friday'),
  );
}
