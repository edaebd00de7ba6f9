import { describe, expect, it } from 'vitest';
import { coachOf, count, money } from '#features/advisor/testing/coach-of.ts';
import { ceilingsChecks } from './index.ts';

const chain = 'ceiling/m:€320+m:groups of four+m:four courses a year+m:six groups';
const written = {
  amounts: [
    { role: 'price', quote: '€320', form: money(320) },
    { role: 'capacity', quote: 'groups of four', form: count(4, '') },
    { role: 'capacity', quote: 'four courses a year', form: count(4, 'courses', 'year') },
    { role: 'capacity', quote: 'six groups', form: count(6, 'groups') },
    { role: 'pack.size', quote: 'eight Saturdays', form: count(8, 'Saturdays') },
    { role: 'duration.unit', quote: '90 minutes', form: { kind: 'duration', value: 90, unit: 'minute' } },
    { role: 'order.size', quote: 'two places', form: count(2, 'places') },
    { role: 'commitment', quote: 'three courses', form: count(3, 'courses') },
    { role: 'frequency', quote: 'twice a week', form: count(2, 'visits', 'week') },
    { role: 'customers.possible', quote: '62 schools', form: count(62, 'schools') },
  ],
  answers: {
    [chain]: 'year',
    'cost.direct': 10_000,
    bills: 100_000,
    pay: 300_000,
    'group/m:€320': 'm:groups of four',
    'sessions.paid/m:eight Saturdays/m:€320': 'yes',
    'session.cost': 8000,
  },
} as const;

describe('the checks of ceilings', () => {
  it('look at one business side by side: no number has two meanings, and every finding rests on words', () => {
    const coach = coachOf(written);
    const found = ceilingsChecks.flatMap((check) => {
      const outcome = check.look(coach);
      return outcome && 'found' in outcome ? [[check.id, outcome.found.restsOn.length > 0] as const] : [];
    });
    expect(found.every(([, rests]) => rests)).toBe(true);
    // The other one only asks.
    expect(found.map(([id]) => id)).toEqual(['minimum-fill']);
  });

  it('have nothing to say of a business that said nothing', () => {
    expect(ceilingsChecks.map((check) => check.look(coachOf({})))).toEqual(ceilingsChecks.map(() => null));
  });

  it('are each there once', () => {
    expect(new Set(ceilingsChecks.map(({ id }) => id)).size).toBe(ceilingsChecks.length);
  });
});
