import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { customerWorth as check } from './customer-worth.ts';

const monthly = { role: 'price.period', quote: '€149 a month', form: money(149, 'month') } as const;
const share = {
  role: 'share.other',
  quote: 'four in a hundred cancel',
  form: { kind: 'percent', percent: 4 },
} as const;

describe('customer-worth', () => {
  it('asks how many leave, and what a share that was said is of', () => {
    expect(askedBy(check, coachOf({ amounts: [monthly] }))).toMatchObject({
      key: 'customers.leaving',
      text: 'How many of a hundred customers do you expect to leave in a normal month?',
      field: { unit: 'percent' },
    });
    expect(askedBy(check, coachOf({ amounts: [monthly, share] })).key).toBe('share.of/m:four in a hundred cancel');
  });

  it('says how long a customer stays and pays', () => {
    const found = foundBy(check, coachOf({ amounts: [monthly], answers: { 'customers.leaving': 5 } }));
    expect(found.text).toBe(
      'If 5% of your customers leave in a month, one stays 20 months on average and pays you €2,980 in that time.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€149 a month'] });
  });

  it('says what is left of it, of a share that was said', () => {
    const gym = {
      currency: 'USD',
      amounts: [{ role: 'price.period', quote: '$40 a month', form: money(40, 'month', 'USD') }, share],
      answers: { 'share.of/m:four in a hundred cancel': 'leaving', 'cost.direct': 1_000 },
    } as const;
    const found = foundBy(check, coachOf(gym));
    expect(found.text).toBe(
      'If 4% of your customers leave in a month, one stays 25 months on average and pays you $1,000 in that time. Of that, $750 is left: winning a customer has to cost less.',
    );
    expect(found.restsOn).toEqual(['m:$40 a month', 'm:four in a hundred cancel']);
  });

  it('is silent beyond five years, where nobody leaves or knows, and on what is not paid by the month', () => {
    const look = (leaving: number | { kind: 'unknown' }) =>
      check.look(coachOf({ amounts: [monthly], answers: { 'customers.leaving': leaving } }));
    expect([look(1), look(0), look({ kind: 'unknown' })]).toEqual([null, null, null]);
    const yearly = { role: 'price.period', quote: '€900 a year', form: money(900, 'year') } as const;
    expect(check.look(coachOf({ amounts: [yearly], answers: { 'customers.leaving': 5 } }))).toBeNull();
    expect(check.look(coachOf({ answers: { 'customers.leaving': 5 } }))).toBeNull();
  });
});
