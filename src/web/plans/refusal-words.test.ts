import { setupI18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { planThatOpens } from '#shared/plans/tool-plan.ts';
import { upgradeMessage } from '#shared/plans/upgrade-message.ts';
import type { Problem } from '#shared/problem.ts';
import { problemText } from '#web/api/problems.ts';
import { loadPlanTable } from './testing/load-plan-table.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const say = (code: string, more: Partial<Problem>) => problemText(i18n, { code, message: '', ...more });

beforeAll(loadPlanTable);

describe('a refusal is worded from the table of plans', () => {
  const gated = planTable.tools
    .flatMap(({ features }) => Object.values(features))
    .filter((feature) => planThatOpens(feature) !== 'Free');

  it.each(gated.map((feature) => [feature.id, upgradeMessage(feature).message]))('%s: %s', (feature, words) =>
    expect(say('billing.plan_required', { feature })).toBe(words),
  );

  it('of a used-up quota in the words of the plan with that limit', () => {
    const quota = 'marketing.overall';
    expect(say('billing.quota_exceeded', { quota, limit: 1 })).toContain('daily limit of 1 generation');
    expect(say('billing.quota_exceeded', { quota, limit: 50 })).toContain('monthly limit of 50 generations');
  });

  it('and in those of its code where the table has none', () => {
    const usedUp = "You have used all of your plan's limit for this period.";
    expect(say('billing.quota_exceeded', { quota: 'advisor.ideas', limit: 5 })).toBe(usedUp);
    expect(say('billing.quota_exceeded', { quota: 'other.things', limit: 5 })).toBe(usedUp);
    expect(say('billing.plan_required', { feature: 'other.thing' })).toBe('Your plan does not include this.');
    expect(say('billing.plan_required', {})).toBe('Your plan does not include this.');
  });
});
