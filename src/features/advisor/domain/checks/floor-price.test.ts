import { describe, expect, it } from 'vitest';
import { coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { floorPrice as check } from './floor-price.ts';

const unknown = { kind: 'unknown' } as const;
const known = { price: unknown, 'cost.direct': 4_500, bills: 10_000, pay: 50_000 };
const guide = (answers = {}) => coachOf({ answers: { ...known, ...answers } });

describe('floor-price', () => {
  it('says the least price by the sales that are expected', () => {
    // 45 + (100 + 500) / 4.
    const found = foundBy(check, guide({ volume: 4 }));
    expect(found.text).toBe(
      'You have no price yet. With 4 sales a month, one has to cost at least €195: €45 of it is what it costs you, the rest is for your bills and the pay you want.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 720_000 });
    expect(found.next).toBeDefined();
    // Up to the next step, so that it is enough: 45 + 600 / 7 is 130.71.
    expect(foundBy(check, guide({ volume: 7 })).text).toContain('at least €131:');
    expect(foundBy(check, guide({ volume: 4, pay: 0 })).text).toMatch(/the rest is for your bills\.$/);
  });

  it('has the months of sale pay for the others', () => {
    const months = { kind: 'choices', choices: ['3', '4', '5', '6', '9', '10', '11'] } as const;
    // 45 + 500 × 12 / 28 is 259.29.
    const found = foundBy(check, guide({ volume: 4, bills: 0, 'months.sold': months }));
    expect(found.text).toContain('With 4 sales in each month of sale, one has to cost at least €260:');
  });

  it('is silent where a price is known or not asked yet, nothing has to be paid, and anything else is open', () => {
    expect(check.look(guide({ volume: 4, price: 20_000 }))).toBeNull();
    expect(check.look(guide({ volume: 4, price: undefined }))).toBeNull();
    const said = { role: 'price', quote: '€90 a trip', form: money(90) } as const;
    expect(check.look(coachOf({ amounts: [said], answers: { ...known, volume: 4 } }))).toBeNull();
    expect(check.look(guide({ volume: 4, bills: 0, pay: 0 }))).toBeNull();
    expect(check.look(guide({ volume: 0 }))).toBeNull();
    expect(check.look(guide({ volume: 4, 'cost.direct': unknown }))).toBeNull();
    expect(check.look(guide({ volume: unknown }))).toBeNull();
    expect(check.look(guide({ volume: 4, pay: unknown }))).toBeNull();
  });
});
