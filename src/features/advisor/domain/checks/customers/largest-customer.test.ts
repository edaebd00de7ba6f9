import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { largestCustomer as check } from './largest-customer.ts';

const share = { role: 'share.other', quote: '60% to one hotel', form: { kind: 'percent', percent: 60 } } as const;
const price = { role: 'price', quote: '¥800 a basket', form: money(800, undefined, 'JPY') } as const;
const laundry = { currency: 'JPY', amounts: [share, price] } as const;
const largest = { 'share.of/m:60% to one hotel': 'largest' };

describe('largest-customer', () => {
  it('asks what the share is of', () => {
    expect(askedBy(check, coachOf(laundry)).key).toBe('share.of/m:60% to one hotel');
  });

  it('says what is missing without the largest customer', () => {
    const bare = foundBy(check, coachOf({ ...laundry, answers: largest }));
    expect(bare.text).toBe(
      'One customer buys 60% of all you sell: whatever you pay for has to be payable without that one.',
    );
    expect(bare).toMatchObject({ severity: 'costs', stake: 0, restsOn: ['m:60% to one hotel'] });
    const found = foundBy(check, coachOf({ ...laundry, answers: { ...largest, volume: 100 } }));
    expect(found.text).toBe(
      'One customer buys 60% of all you sell. Without that one, ¥576,000 of a year’s sales are missing.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask that customer for a written order/);
    expect(found).toMatchObject({ severity: 'costs', stake: 576_000, risk: { cost: { value: 576_000 } } });
  });

  it('is silent below a third, on other shares, and without one', () => {
    const small = { ...share, form: { kind: 'percent', percent: 30 } } as const;
    expect(check.look(coachOf({ ...laundry, amounts: [small, price], answers: largest }))).toBeNull();
    expect(check.look(coachOf({ ...laundry, answers: { 'share.of/m:60% to one hotel': 'usable' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [price] }))).toBeNull();
  });
});
