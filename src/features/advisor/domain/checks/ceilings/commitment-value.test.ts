import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { commitmentValue as check } from './commitment-value.ts';

const visit = { role: 'price', quote: '£420 per visit', form: money(420, 'visit', 'GBP') } as const;
const twelve = { role: 'commitment', quote: 'annual contracts of 12 visits', form: count(12, 'visits') } as const;
const key = 'commitment/m:annual contracts of 12 visits/m:£420 per visit';
const bikes = (answers = {}) =>
  coachOf({ currency: 'GBP', amounts: [visit, twelve], answers: { [key]: 'year', ...answers } });

const month = { role: 'price.period', quote: '¥9,800 a month', form: money(9800, 'month', 'JPY') } as const;
const years = { role: 'commitment', quote: '2 years', form: { kind: 'duration', value: 2, unit: 'year' } } as const;
const lease = 'commitment/m:2 years/m:¥9,800 a month';

describe('commitment-value', () => {
  it('asks whether a contract binds to so many payments', () => {
    expect(askedBy(check, coachOf({ currency: 'GBP', amounts: [visit, twelve] }))).toMatchObject({
      key,
      text: 'Does “annual contracts of 12 visits” bind a customer to so many payments of “£420 per visit”?',
    });
  });

  it('says what one signature brings, and how many the hours are enough for once they are known', () => {
    const found = foundBy(check, bikes());
    expect(found.text).toBe('A customer who signs “annual contracts of 12 visits” brings £5,040 a year.');
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(foundBy(check, bikes({ hours: 9, 'hours.shared': 'one' })).text).toBe(
      'A customer who signs “annual contracts of 12 visits” brings £5,040 a year. Your working hours are enough for 18 such customers: £90,720 a year, and no more without a second person.',
    );
  });

  it('counts the months of a contract', () => {
    const found = foundBy(check, coachOf({ currency: 'JPY', amounts: [month, years], answers: { [lease]: 'whole' } }));
    expect(found.text).toBe('A customer who signs “2 years” brings ¥235,200.');
  });

  it('is silent on notice periods, limits, what binds to one payment, and times that do not fit', () => {
    expect(check.look(bikes({ [key]: 'no' }))).toBeNull();
    expect(check.look(bikes({ [key]: { kind: 'unknown' } }))).toBeNull();
    const of = (amounts: Parameters<typeof coachOf>[0]['amounts']) =>
      check.look(coachOf({ currency: 'JPY', amounts: amounts! }));
    const yearly = { ...month, quote: '¥90,000 a year', form: money(90_000, 'year', 'JPY') };
    expect(
      of([yearly, { ...years, quote: '12 months', form: { kind: 'duration', value: 12, unit: 'month' } }]),
    ).toBeNull();
    expect(of([month, { ...years, quote: '90 days', form: { kind: 'duration', value: 90, unit: 'day' } }])).toBeNull();
    expect(of([month, { ...twelve, toValue: 18 }])).toBeNull();
    expect(of([month, twelve])).toBeNull();
  });
});
