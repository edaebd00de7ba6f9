import { describe, expect, it } from 'vitest';
import { coachOf, money } from '#features/advisor/testing/coach-of.ts';
import { addNormalMonth } from './normal-month.ts';

const price = { role: 'price', quote: '£48', form: money(48, undefined, 'GBP') } as const;
const known = { 'cost.direct': 1000, bills: 20_000, volume: 10, pay: 0 };
const shop = (answers: Parameters<typeof coachOf>[0]['answers'] = {}, more: Parameters<typeof coachOf>[0] = {}) =>
  coachOf({ currency: 'GBP', country: 'GB', amounts: [price], ...more, answers: { ...known, ...answers } });
const open = { 'tax.in': undefined };
const lacksOf = ({ sale }: ReturnType<typeof shop>) => sale.left.lacks.map(({ key }) => key);

describe('A sales tax in the price', () => {
  it('is taken off what is left, at the rate that was answered or said', () => {
    const answered = shop({ 'tax.in': 'inside', 'tax.rate': 20 });
    // 48 × 20 / 120.
    expect([answered.sale.tax?.value, answered.sale.left.value]).toEqual([800, 3000]);
    const rate = { role: 'share.tax', quote: '20%', form: { kind: 'percent', percent: 20 } } as const;
    expect(shop({ 'tax.in': 'inside' }, { amounts: [price, rate] }).sale.left.value).toBe(3000);
    const month = addNormalMonth(answered.ledger, answered.sale)!;
    expect([month.spent.value, month.tax?.value, month.left.value]).toEqual([10_000, 8000, 10_000]);
  });

  it('is asked for, then its rate, and not where it comes on top at the till', () => {
    expect(lacksOf(shop(open))).toEqual(['tax.in']);
    expect(lacksOf(shop({ 'tax.in': 'inside' }))).toEqual(['tax.rate']);
    expect(lacksOf(shop(open, { country: 'US' }))).toEqual([]);
  });

  it('leaves everything as it is where there is none, or nobody knows', () => {
    for (const answer of ['top', 'none', { kind: 'unknown' } as const])
      expect(shop({ 'tax.in': answer }).sale.left.value).toBe(3800);
    expect(shop({ 'tax.in': 'inside', 'tax.rate': { kind: 'unknown' } }).sale.left.value).toBe(3800);
  });
});
