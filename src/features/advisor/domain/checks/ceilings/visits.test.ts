import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { stopsInADay } from './stops-in-a-day.ts';
import { weeklyStops } from './weekly-stops.ts';

const flat = { role: 'price.period', quote: 'flat €290 a month', form: money(290, 'month') } as const;
const daily = { role: 'frequency', quote: 'once a day', form: count(1, 'round', 'day') } as const;
const courier = (answers = {}) =>
  coachOf({ amounts: [flat, daily], answers: { 'visits/m:once a day': 'go', volume: 40, ...answers } });

const kilo = { role: 'price', quote: '€14 per kg', form: money(14, 'kg') } as const;
const twice = { role: 'frequency', quote: 'twice a', form: count(2, 'a') } as const;
const list = { role: 'customers.possible', quote: '62 restaurants', form: count(62, 'restaurants') } as const;
const answers = {
  'visits/m:twice a': 'go',
  'visits.week/m:twice a': 2,
  'list/m:62 restaurants/m:€14 per kg': 'several',
};
const mushrooms = (more = {}) => coachOf({ amounts: [kilo, twice, list], answers: { ...answers, ...more } });

const hooves = (more = {}) =>
  coachOf({
    amounts: [
      { role: 'price', quote: '€13.50 per cow', form: money(13.5, 'cow') },
      { role: 'frequency', quote: '7 weeks', form: { kind: 'duration', value: 7, unit: 'week' } },
    ],
    answers: { 'visits/m:7 weeks': 'go', ...more },
  });

describe('stops-in-a-day', () => {
  it('asks whether somebody goes there, and how often where that is not certain', () => {
    expect(askedBy(stopsInADay, coachOf({ amounts: [flat, daily] })).text).toBe(
      'Does “once a day” say how often you go to each of your customers?',
    );
    const went = coachOf({ amounts: [flat, twice], answers: { 'visits/m:twice a': 'go', volume: 40 } });
    expect(askedBy(stopsInADay, went).text).toBe('You said “twice a”. How many times a week is that?');
    expect(askedBy(stopsInADay, hooves()).key).toBe('stops.customers');
  });

  it('says how many minutes are left for a visit', () => {
    const found = foundBy(stopsInADay, courier());
    expect(found.text).toBe(
      'You said “once a day”. With 40 customers that makes 200 visits a week. In 40 working hours that leaves one person 12 minutes for a visit, the way there included.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:once a day'] });
  });

  it('breaks where nobody can be so quick', () => {
    const found = foundBy(stopsInADay, courier({ volume: 140 }));
    expect(found.severity).toBe('breaks');
    expect(found.text).toMatch(
      /leaves one person 3 minutes for a visit, the way there included: one person cannot do that\.$/,
    );
  });

  it('knows what every seven weeks is', () => {
    expect(foundBy(stopsInADay, hooves({ 'stops.customers': 210 })).text).toBe(
      'You said “7 weeks”. With 210 customers that makes 30 visits a week. In 40 working hours that leaves one person 80 minutes for a visit, the way there included.',
    );
  });

  it('is silent where customers come, visits are rare, how often is a range, and where nobody knows', () => {
    for (const answer of ['sent', 'other', { kind: 'unknown' } as const])
      expect(stopsInADay.look(courier({ 'visits/m:once a day': answer }))).toBeNull();
    expect(stopsInADay.look(hooves({ 'stops.customers': 30 }))).toBeNull();
    expect(stopsInADay.look(hooves({ 'stops.customers': { kind: 'unknown' } }))).toBeNull();
    expect(stopsInADay.look(coachOf({ amounts: [flat, { ...daily, toValue: 2 }] }))).toBeNull();
  });
});

describe('weekly-stops', () => {
  it('shows what visiting the whole list would take', () => {
    const found = foundBy(weeklyStops, mushrooms());
    expect(found.text).toBe(
      'All of “62 restaurants”, each visited “twice a”, would be 124 visits a week. The table shows how many minutes one person has for each visit, the way there included, in 40 working hours a week.',
    );
    expect(found.rows).toEqual(['16 | 32 | 75', '31 | 62 | 38', '47 | 94 | 25', '62 | 124 | 19']);
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('asks for the list once it is clear that somebody goes there', () => {
    const open = coachOf({ amounts: [kilo, twice, list], answers: { 'visits/m:twice a': 'go' } });
    expect(askedBy(weeklyStops, open).key).toBe('list/m:62 restaurants/m:€14 per kg');
  });

  it('is silent on routes, what is delivered by others, few visits, and without a list', () => {
    expect(weeklyStops.look(mushrooms({ 'list/m:62 restaurants/m:€14 per kg': 'no' }))).toBeNull();
    expect(weeklyStops.look(mushrooms({ 'visits/m:twice a': 'sent' }))).toBeNull();
    expect(weeklyStops.look(mushrooms({ 'visits.week/m:twice a': 0.05 }))).toBeNull();
    expect(weeklyStops.look(hooves())).toBeNull();
  });
});
