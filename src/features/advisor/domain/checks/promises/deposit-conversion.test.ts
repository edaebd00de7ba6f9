import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { depositConversion as check } from './deposit-conversion.ts';

const kit = { role: 'deposit', quote: 'sand kits £25 refundable', form: money(25, undefined, 'GBP') } as const;
const rings = { currency: 'GBP', amounts: [kit] } as const;
const [meaning, cost] = [`deposit/m:${kit.quote}`, `convert/m:${kit.quote}`];

describe('deposit-conversion', () => {
  it('asks what one costs once it is said that only those who order get it back', () => {
    expect(askedBy(check, coachOf(rings)).key).toBe(meaning);
    expect(askedBy(check, coachOf({ ...rings, answers: { [meaning]: 'order' } }))).toMatchObject({
      key: cost,
      text: 'What does it cost you to give or send one customer what “sand kits £25 refundable” is paid for?',
    });
  });

  it('says what comes with an order at several shares', () => {
    const found = foundBy(check, coachOf({ ...rings, answers: { [meaning]: 'order', [cost]: 800 } }));
    expect(found.text).toBe(
      'If 50% of those who pay “sand kits £25 refundable” go on to order, what you give them all for it costs you £16 for each order. From those who do not order you keep £25 for each order.',
    );
    expect(found.rows).toEqual(['20% | £40 | £100', '50% | £16 | £25', '80% | £10 | £6.25']);
    expect(found).toMatchObject({ severity: 'costs', stake: 0 });
  });

  it('only tells where the deposits kept pay for it even if nearly all order', () => {
    const plan = { role: 'deposit', quote: '$100 upfront', form: money(100, undefined, 'USD') } as const;
    const kitchens = coachOf({
      currency: 'USD',
      amounts: [plan],
      answers: { 'deposit/m:$100 upfront': 'order', 'convert/m:$100 upfront': 1500 },
    });
    const found = foundBy(check, kitchens);
    expect(found).toMatchObject({ severity: 'tells' });
    expect(found.rows.at(-1)).toBe('80% | $18.75 | $25');
  });

  it('is silent where everybody gets it back, and where it costs nothing or nobody knows', () => {
    for (const answers of [
      { [meaning]: 'back', [cost]: 800 },
      { [meaning]: 'order', [cost]: 0 },
      { [meaning]: 'order', [cost]: { kind: 'unknown' } as const },
    ])
      expect(check.look(coachOf({ ...rings, answers }))).toBeNull();
  });
});
