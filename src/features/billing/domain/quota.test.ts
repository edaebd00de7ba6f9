import { describe, expect, it } from 'vitest';
import { planNames } from '#shared/plans/plan-names.ts';
import { countedKinds, hasRoom, planThatOpensQuota, quotaIds, quotaRule } from './quota.ts';

const rulesOf = (quota: (typeof quotaIds)[number]) =>
  planNames.map((plan) => {
    const { limit, period } = quotaRule(quota, plan);
    return `${limit ?? 'unlimited'} per ${period}`;
  });

describe('the rules of the quotas', () => {
  it('of ideas are 1, 5 and unlimited per month', () =>
    expect(rulesOf('advisor.ideas')).toEqual(['1 per month', '5 per month', 'unlimited per month']));

  it('of marketing overall are 1 per day, 50 per month and unlimited', () =>
    expect(rulesOf('marketing.overall')).toEqual(['1 per day', '50 per month', 'unlimited per month']));

  it.each([
    'marketing.clusters',
    'marketing.email-flows',
    'marketing.blueprints',
    'marketing.ad-architectures',
  ] as const)('of %s are 1 per day, 5 per month and unlimited', (quota) =>
    expect(rulesOf(quota)).toEqual(['1 per day', '5 per month', 'unlimited per month']),
  );
});

describe('the kinds of period that are counted', () => {
  it('are those of any plan', () => {
    expect(countedKinds('advisor.ideas')).toEqual(['month']);
    for (const quota of quotaIds.filter((id) => id !== 'advisor.ideas'))
      expect(countedKinds(quota)).toEqual(['day', 'month']);
  });
});

describe('the plan that opens a quota', () => {
  it.each([
    ['Free', 1, 'Starter'],
    ['Free', 4, 'Starter'],
    ['Free', 5, 'Pro'],
    ['Starter', 5, 'Pro'],
    ['Starter', 500, 'Pro'],
    ['Pro', 500, undefined],
  ] as const)('from %s after %i ideas is %s', (present, month, plan) =>
    expect(planThatOpensQuota('advisor.ideas', present, { month })).toBe(plan),
  );

  it('goes by what was used in the period of that plan', () => {
    expect(planThatOpensQuota('marketing.overall', 'Free', { day: 1, month: 49 })).toBe('Starter');
    expect(planThatOpensQuota('marketing.overall', 'Free', { day: 1, month: 50 })).toBe('Pro');
  });

  it('is never a lower one, though that would have room today', () => {
    expect(hasRoom('marketing.overall', 'Free', { day: 0, month: 50 })).toBe(true);
    expect(planThatOpensQuota('marketing.overall', 'Starter', { day: 0, month: 50 })).toBe('Pro');
  });
});
