import { describe, expect, it } from 'vitest';
import { centsOf, lookupKeyOf, planOfPrice } from './prices.ts';

const recurring = {
  interval: 'month' as const,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed' as const,
};

describe('a price', () => {
  it.each([
    ['Starter', 'month', 2400, 'groundwork_starter_month_2400'],
    ['Starter', 'year', 23_040, 'groundwork_starter_year_23040'],
    ['Pro', 'month', 7900, 'groundwork_pro_month_7900'],
    ['Pro', 'year', 75_840, 'groundwork_pro_year_75840'],
  ] as const)('of %s by %s is %i cents under %s', (plan, interval, cents, key) => {
    expect(centsOf({ plan, interval })).toBe(cents);
    expect(lookupKeyOf({ plan, interval })).toBe(key);
  });

  it("stands for its plan at its own amount, and nobody else's price stands for one", () => {
    const price = { metadata: { groundwork_plan: 'Pro' }, recurring, unit_amount: 6900 };
    expect(planOfPrice(price)).toEqual({ plan: 'Pro', interval: 'month', amountCents: 6900 });
    expect(planOfPrice({ ...price, metadata: {} })).toBeUndefined();
    expect(planOfPrice({ ...price, recurring: null })).toBeUndefined();
    expect(planOfPrice({ ...price, recurring: { ...recurring, interval_count: 3 } })).toBeUndefined();
    expect(planOfPrice({ ...price, unit_amount: null })).toBeUndefined();
  });
});
