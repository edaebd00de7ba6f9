import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { depositNotIncome as check } from './deposit-not-income.ts';

const tub = { role: 'deposit', quote: 'Kaution 200 €', form: money(200) } as const;
const [meaning, out] = ['deposit/m:Kaution 200 €', 'held/m:Kaution 200 €'];

describe('deposit-not-income', () => {
  it('asks what becomes of it, then how many are held at one time', () => {
    expect(askedBy(check, coachOf({ amounts: [tub] }))).toMatchObject({
      key: meaning,
      text: 'What happens to “Kaution 200 €” in the end?',
    });
    expect(askedBy(check, coachOf({ amounts: [tub], answers: { [meaning]: 'back' } }))).toMatchObject({
      key: out,
      text: 'In a busy week, how many customers have paid “Kaution 200 €” and not got it back yet?',
    });
  });

  it('says what is held and is no income', () => {
    const found = foundBy(check, coachOf({ amounts: [tub], answers: { [meaning]: 'back', [out]: 6 } }));
    expect(found.text).toBe(
      '“Kaution 200 €” goes back to the customer, so it is no income and stays out of your sales. With 6 such deposits at one time you hold €1,200 that is not yours.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 120_000, restsOn: ['m:Kaution 200 €'] });
  });

  it('looks at the deposit of several that goes back, and says one as one', () => {
    const lunch = coachOf({
      currency: 'INR',
      amounts: [
        { role: 'deposit', quote: 'Rs 500 advance', form: money(500, undefined, 'INR') },
        { role: 'deposit', quote: 'deposit Rs 300', form: money(300, undefined, 'INR') },
      ],
      answers: {
        'deposit/m:Rs 500 advance': 'price',
        'deposit/m:deposit Rs 300': 'back',
        'held/m:deposit Rs 300': 1,
      },
    });
    expect(foundBy(check, lunch).text).toBe(
      '“deposit Rs 300” goes back to the customer, so it is no income and stays out of your sales. With 1 such deposit at one time you hold ₹300 that is not yours.',
    );
  });

  it('is silent where it is a part of the price, kept, unknown, another currency, a range or none', () => {
    for (const answer of ['price', 'order', 'other', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ amounts: [tub], answers: { [meaning]: answer, [out]: 6 } }))).toBeNull();
    for (const one of [
      { ...tub, toValue: 300 },
      { ...tub, form: money(200, undefined, 'USD') },
      { ...tub, form: money(0) },
    ])
      expect(check.look(coachOf({ amounts: [one] }))).toBeNull();
    const none = { [meaning]: 'back', [out]: 0 };
    expect(check.look(coachOf({ amounts: [tub], answers: none }))).toBeNull();
    expect(check.look(coachOf({ amounts: [tub], answers: { ...none, [out]: { kind: 'unknown' } } }))).toBeNull();
  });
});
