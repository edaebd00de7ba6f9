import { describe, expect, it } from 'vitest';
import { planThatOpensQuota, quotaRule } from './quota.ts';

describe('the idea quota', () => {
  it('is 1, 5 and unlimited per month, as the plan table says', () => {
    expect(quotaRule('advisor.ideas', 'Free')).toEqual({ limit: 1, period: 'month' });
    expect(quotaRule('advisor.ideas', 'Starter')).toEqual({ limit: 5, period: 'month' });
    expect(quotaRule('advisor.ideas', 'Pro')).toEqual({ limit: null, period: 'month' });
  });

  it.each([
    [0, 'Free'],
    [1, 'Starter'],
    [4, 'Starter'],
    [5, 'Pro'],
    [500, 'Pro'],
  ] as const)('after %i used, %s has room for one more', (used, plan) =>
    expect(planThatOpensQuota('advisor.ideas', used)).toBe(plan),
  );
});
