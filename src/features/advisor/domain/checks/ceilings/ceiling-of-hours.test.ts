import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ceilingOfHours as check } from './ceiling-of-hours.ts';

const price = { role: 'price', quote: 'S$180 for a visit', form: money(180, undefined, 'SGD') } as const;
const visit = { ...price, unit: 'visit/visits' } as const;
const long = {
  role: 'duration.unit',
  quote: '90 minutes',
  form: { kind: 'duration', value: 90, unit: 'minute' },
} as const;
const nurse = { currency: 'SGD', amounts: [visit, long] } as const;
const own = { 'hours.all/m:90 minutes': 3.5, 'hours.shared': 'one' };

describe('ceiling-of-hours', () => {
  it('asks for the hours around what was said, then whether customers share them', () => {
    expect(askedBy(check, coachOf(nurse))).toMatchObject({
      key: 'hours.all/m:90 minutes',
      text: 'You said “90 minutes”. How many hours of your work is that with everything before and after: the way there, preparing, tidying up, writing the bill?',
    });
    expect(askedBy(check, coachOf({ ...nurse, answers: { 'hours.all/m:90 minutes': 3.5 } })).key).toBe('hours.shared');
  });

  it('says the most one person can sell in a month', () => {
    const found = foundBy(check, coachOf({ ...nurse, answers: own }));
    expect(found.text).toBe(
      'At 3.5 hours of your work for each, 168 working hours a month (our assumption, with nothing else in them) are enough for 48 visits and bring in $8,640 a month at most.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^More than that needs a higher price/);
    expect(found).toMatchObject({
      severity: 'tells',
      stake: 10_368_000,
      restsOn: ['m:S$180 for a visit', 'm:90 minutes'],
    });
  });

  it('takes answered hours as they are, one of them in the singular', () => {
    const cut = { amounts: [{ role: 'price', quote: '€28' }], answers: { hours: 1, 'hours.shared': 'one' } } as const;
    expect(foundBy(check, coachOf(cut)).text).toBe(
      'At 1 hour of your work for each, 168 working hours a month (our assumption, with nothing else in them) are enough for 168 sales and bring in €4,704 a month at most.',
    );
  });

  it('is silent on goods nobody spoke of hours for, shared hours, monthly prices, and what takes longer than a month', () => {
    expect(check.look(coachOf({ amounts: [price] }))).toBeNull();
    expect(check.look(coachOf({ ...nurse, answers: { ...own, 'hours.shared': 'several' } }))).toBeNull();
    expect(check.look(coachOf({ ...nurse, answers: { ...own, 'hours.shared': { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ ...nurse, answers: { 'hours.all/m:90 minutes': { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ ...nurse, answers: { ...own, 'hours.all/m:90 minutes': 300 } }))).toBeNull();
    const month = { role: 'price.period', quote: '€40 a month', form: money(40, 'month') } as const;
    expect(check.look(coachOf({ amounts: [month, long], answers: own }))).toBeNull();
  });
});
