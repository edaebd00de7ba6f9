import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { priceCut as check } from './price-cut.ts';

const laptops = { amounts: [{ role: 'price', quote: '€165 per laptop', form: money(165) }] } as const;

describe('price-cut', () => {
  it('asks for what one costs', () => {
    expect(askedBy(check, coachOf(laptops)).key).toBe('cost.direct');
  });

  it('says how many more sales make up for a discount', () => {
    const found = foundBy(check, coachOf({ ...laptops, answers: { 'cost.direct': 110_00 } }));
    expect(found.text).toBe(
      'With 10% off, €38.50 is left of a sale instead of €55: you need 43% more sales to earn the same.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€165 per laptop'] });
  });

  it('lets who keeps a share bear their part, and takes a discount of one’s own', () => {
    const course = [
      { role: 'price', quote: '₩100,000', form: money(100_000, undefined, 'KRW') },
      { role: 'share.commission', quote: '30%', form: { kind: 'percent', percent: 30 } },
    ] as const;
    const answers = {
      'commission/m:30%': 'paid',
      'commission.ofTen/m:30%': 10,
      'cost.direct': 20_000,
      'own/cut.share': 20,
    };
    // Of 80,000 the platform keeps 24,000; 36,000 of 56,000 is left instead of 50,000.
    expect(foundBy(check, coachOf({ currency: 'KRW', amounts: course, answers })).text).toBe(
      'With 20% off, ₩36,000 is left of a sale instead of ₩50,000: you need 39% more sales to earn the same.',
    );
  });

  it('reckons a small price before it is rounded', () => {
    const holds = [{ role: 'price', quote: '32p a hold', form: money(0.32, undefined, 'GBP') }] as const;
    // 3.2p of 25p: 25 / 21.8 = 1.147.
    const found = foundBy(check, coachOf({ currency: 'GBP', amounts: holds, answers: { 'cost.direct': 7 } }));
    expect(found.text).toContain('£0.22 is left of a sale instead of £0.25: you need 15% more sales');
  });

  it('is silent where the discount takes all that is left, and without a price', () => {
    expect(check.look(coachOf({ ...laptops, answers: { 'cost.direct': 150_00 } }))).toBeNull();
    expect(check.look(coachOf({ ...laptops, answers: { 'cost.direct': 180_00 } }))).toBeNull();
    expect(check.look(coachOf({ answers: { 'cost.direct': 10_00 } }))).toBeNull();
  });
});
