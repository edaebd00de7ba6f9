import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { onceOnly as check } from './once-only.ts';

const ring = { role: 'price', quote: '£340 a ring', form: money(340, undefined, 'GBP'), unit: 'ring/rings' } as const;
const jeweller = { currency: 'GBP', amounts: [ring] } as const;
const once = { volume: 7.5, 'buys.again': 'once' };

describe('once-only', () => {
  it('asks whether customers come back, once the sales are known', () => {
    expect(check.look(coachOf(jeweller))).toBeNull();
    expect(askedBy(check, coachOf({ ...jeweller, answers: { volume: 7.5 } }))).toMatchObject({
      key: 'buys.again',
      text: 'Does a customer usually buy from you again?',
    });
  });

  it('says how many new customers that takes', () => {
    const found = foundBy(check, coachOf({ ...jeweller, answers: once }));
    expect(found.text).toBe('Your customers buy once, so every month needs 8 new ones: 90 in a year.');
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask everybody who buys/);
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:£340 a ring'] });
    expect(
      foundBy(check, coachOf({ amounts: [{ ...ring, form: money(9_000) }], answers: { ...once, volume: 1 } })).text,
    ).toBe('Your customers buy once, so every month needs 1 new one: 12 in a year.');
  });

  it('is silent where they come back, take several, pay for a time, or a month has less than a sale', () => {
    expect(check.look(coachOf({ ...jeweller, answers: { ...once, 'buys.again': 'again' } }))).toBeNull();
    expect(check.look(coachOf({ ...jeweller, answers: { ...once, volume: 0.5 } }))).toBeNull();
    const order = { role: 'order.size', quote: 'a pair', form: count(2, 'rings') } as const;
    expect(check.look(coachOf({ ...jeweller, amounts: [ring, order], answers: once }))).toBeNull();
    const monthly = { role: 'price.period', quote: '€9 a month', form: money(9, 'month') } as const;
    expect(check.look(coachOf({ amounts: [monthly], answers: once }))).toBeNull();
  });
});
