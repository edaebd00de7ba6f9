import { describe, expect, it } from 'vitest';
import { coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { stopsInADay } from './stops-in-a-day.ts';
import { visitsAgainstSales as check } from './visits-against-sales.ts';

const pit = { role: 'price', quote: '$480', form: money(480, undefined, 'AUD'), unit: 'sandpit/sandpits' } as const;
const twice = { role: 'frequency', quote: 'twice a year', form: count(2, '', 'year') } as const;
const known = { 'visits/m:twice a year': 'go', 'stops.customers': 60, volume: 18 };

/** As in a plan: the other check asks for the customers. */
const cleaning = (answers = {}, more: Parameters<typeof coachOf>[0]['amounts'] = []) => {
  const coach = coachOf({ currency: 'AUD', amounts: [pit, twice, ...more], answers: { ...known, ...answers } });
  stopsInADay.look(coach);
  return coach;
};

describe('visits-against-sales', () => {
  it('holds the sales that are expected against customers and rhythm', () => {
    const found = foundBy(check, cleaning());
    expect(found.text).toBe(
      '60 customers, each visited “twice a year”, make 10 visits a month, and you expect 18 sandpits a month. Where a visit is a sale, the two do not fit: so many sales take 108 customers.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 8 * 48_000 * 12, restsOn: ['m:twice a year'] });
  });

  it('tells it where more are visited than are expected to buy', () => {
    expect(foundBy(check, cleaning({ volume: 5 }))).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('is silent where they fit, where one visit is several sales, and while one of them is open', () => {
    expect(check.look(cleaning({ volume: 11 }))).toBeNull();
    const order = { role: 'order.size', quote: '40 at once', form: count(40, 'suits') } as const;
    expect(check.look(cleaning({}, [order]))).toBeNull();
    expect(check.look(cleaning({ volume: { kind: 'unknown' } }))).toBeNull();
    expect(check.look(cleaning({ 'stops.customers': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(cleaning({ 'visits/m:twice a year': 'sent' }))).toBeNull();
  });
});
