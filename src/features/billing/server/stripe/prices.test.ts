import { describe, expect, it } from 'vitest';
import { lookupKeyOf, planOfPrice } from './prices.ts';

const recurring = {
  interval: 'month' as const,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed' as const,
};

describe('a price', () => {
  it.each([
    ['Starter', 'month', 'groundwork_starter_month_2400'],
    ['Starter', 'year', 'groundwork_starter_year_23040'],
    ['Pro', 'month', 'groundwork_pro_month_7900'],
    ['Pro', 'year', 'groundwork_pro_year_75840'],
  ] as const)('of %s by %s is found under %s', (plan, interval, key) => {
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
