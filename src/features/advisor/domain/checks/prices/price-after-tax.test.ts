import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { priceAfterTax as check } from './price-after-tax.ts';

const salon = {
  currency: 'GBP',
  amounts: [
    { role: 'price', quote: '£34 a cut', form: money(34, undefined, 'GBP') },
    { role: 'share.tax', quote: '20% VAT', form: { kind: 'percent', percent: 20 } },
  ],
} as const;
const key = 'tax/m:20% VAT';

describe('price-after-tax', () => {
  it('asks whether the tax is in the price', () => {
    expect(askedBy(check, coachOf(salon))).toMatchObject({
      key,
      text: 'Is “20% VAT” a tax that is already in the price your customers pay?',
    });
  });

  it('takes it out to the coin, so that the parts make up the price', () => {
    const found = foundBy(check, coachOf({ ...salon, answers: { [key]: 'inside', volume: 100 } }));
    expect(found.text).toBe('Of £34, £5.67 is tax that you pass on (“20% VAT”). Your own price is £28.33.');
    expect(found).toMatchObject({ severity: 'costs', stake: 567 * 100 * 12 });
  });

  it('counts what is paid every week as often as it is paid', () => {
    const box = [
      { role: 'price.period', quote: '週1,100円', form: money(1100, 'week', 'JPY') },
      { role: 'share.tax', quote: '消費税10%', form: { kind: 'percent', percent: 10 } },
    ] as const;
    const answers = { 'tax/m:消費税10%': 'inside', volume: 30 };
    const found = foundBy(check, coachOf({ currency: 'JPY', amounts: box, answers }));
    expect(found.text).toBe('Of ¥1,100, ¥100 is tax that you pass on (“消費税10%”). Your own price is ¥1,000.');
    expect(found.stake).toBe(100 * 30 * 52);
  });

  it('is silent where it comes on top or is another tax, and without a rate that was said', () => {
    for (const answer of ['added', 'other', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ ...salon, answers: { [key]: answer } }))).toBeNull();
    expect(check.look(coachOf({ ...salon, country: 'GB', amounts: [salon.amounts[0]] }))).toBeNull();
    expect(
      check.look(coachOf({ ...salon, amounts: [salon.amounts[0], { ...salon.amounts[1], toValue: 25 }] })),
    ).toBeNull();
  });
});
