import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ceilingOfPlaces as check } from './ceiling-of-places.ts';

const tutoring = {
  amounts: [
    { role: 'price', quote: '€320 per course', form: money(320, 'course'), unit: 'place/places' },
    { role: 'capacity', quote: 'groups of four', form: count(4, '') },
    { role: 'capacity', quote: 'four courses a year', form: count(4, 'courses', 'year') },
    { role: 'capacity', quote: 'six groups', form: count(6, 'groups') },
  ],
} as const;
const key = 'ceiling/m:€320 per course+m:groups of four+m:four courses a year+m:six groups';

describe('ceiling-of-places', () => {
  it('asks what the limits come to', () => {
    expect(askedBy(check, coachOf(tutoring)).key).toBe(key);
  });

  it('says the most that a year lets in', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: { [key]: 'year' } }));
    expect(found.text).toBe(
      'By your own limits, “groups of four”, “four courses a year”, and “six groups”, you can sell 96 places a year at most. At €320 each that is €30,720 a year before any cost, however many people want to buy.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'If that is too little, find out which of these limits is the cheapest to raise.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 3_072_000 });
    expect(found.restsOn).toHaveLength(4);
  });

  it('says with how many weeks a most for a week was reckoned, and "96", not "96 sales"', () => {
    const van = {
      currency: 'USD',
      amounts: [
        { role: 'price', quote: '$75', form: money(75, undefined, 'USD') },
        { role: 'capacity', quote: '25 dogs a week', form: count(25, 'dogs', 'week') },
      ],
      answers: { 'ceiling/m:$75+m:25 dogs a week': 'week' },
    } as const;
    expect(foundBy(check, coachOf(van)).text).toBe(
      'By your own limits, “25 dogs a week”, you can sell 1,300 a year at most. At $75 each that is $97,500 a year before any cost, however many people want to buy. This counts 52 weeks of sale a year.',
    );
  });

  it('counts customers where they pay by the month', () => {
    const payroll = {
      currency: 'CHF',
      amounts: [
        { role: 'price.period', quote: 'CHF 24 per month', form: money(24, 'month', 'CHF') },
        { role: 'capacity', quote: '350 households', form: count(350, 'households') },
      ],
      answers: { 'ceiling/m:CHF 24 per month+m:350 households': 'atOnce' },
    } as const;
    const found = foundBy(check, coachOf(payroll));
    expect(found.text).toBe(
      'By your own limits, “350 households”, 350 customers can pay “CHF 24 per month” at one time at most. That is CHF\u00a0100,800 a year before any cost, however many people want to buy.',
    );
    expect(found.stake).toBe(10_080_000);
  });

  it('is silent on expected sales, without limits, in another currency, and where two things are open', () => {
    expect(check.look(coachOf({ ...tutoring, answers: { [key]: 'expected' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [tutoring.amounts[0]] }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, currency: 'GBP' }))).toBeNull();
    const range = { ...tutoring.amounts[0], toValue: 400 };
    expect(check.look(coachOf({ amounts: [range, ...tutoring.amounts.slice(1)] }))).toBeNull();
  });
});
