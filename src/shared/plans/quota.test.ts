import { describe, expect, it } from 'vitest';
import { countedKinds, countsIn, hasRoom, planThatOpensQuota, type Quota } from './quota.ts';

const name = { id: 'things', message: 'Things' };
const monthly: Quota = {
  id: 'tool.monthly',
  name,
  rules: {
    Free: { limit: 1, period: 'month' },
    Starter: { limit: 5, period: 'month' },
    Pro: { limit: null, period: 'month' },
  },
};
const daily: Quota = {
  id: 'tool.daily',
  name,
  rules: {
    Free: { limit: 1, period: 'day' },
    Starter: { limit: 50, period: 'month' },
    Pro: { limit: null, period: 'month' },
  },
};

describe('the kinds of period that are counted', () => {
  it('are those of any plan', () => {
    expect(countedKinds(monthly)).toEqual(['month']);
    expect(countedKinds(daily)).toEqual(['day', 'month']);
  });

  it('take in the shorter ones, never a longer one', () => {
    expect([countsIn('day', 'month'), countsIn('month', 'month'), countsIn('month', 'day')]).toEqual([
      true,
      true,
      false,
    ]);
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
  ] as const)('from %s after %i uses is %s', (present, month, plan) =>
    expect(planThatOpensQuota(monthly, present, { month })).toBe(plan),
  );

  it('goes by what was used in the period of that plan', () => {
    expect(planThatOpensQuota(daily, 'Free', { day: 1, month: 49 })).toBe('Starter');
    expect(planThatOpensQuota(daily, 'Free', { day: 1, month: 50 })).toBe('Pro');
  });

  it('is never a lower one, though that would have room today', () => {
    expect(hasRoom(daily, 'Free', { day: 0, month: 50 })).toBe(true);
    expect(planThatOpensQuota(daily, 'Starter', { day: 0, month: 50 })).toBe('Pro');
  });
});
