import { findLowestPlan, type PlanName } from './plan-names.ts';
import { plans } from './plans.ts';

/** Everything that is counted per account and period. */
export const quotaIds = ['advisor.ideas'] as const;
export type QuotaId = (typeof quotaIds)[number];

/** Calendar days and months in the account's time zone. */
export type PeriodKind = 'day' | 'month';

/** How much a plan allows within one period; `limit` null means unlimited, still counted. */
export interface QuotaRule {
  readonly limit: number | null;
  readonly period: PeriodKind;
}

const rules: Record<QuotaId, (plan: PlanName) => QuotaRule> = {
  'advisor.ideas': (plan) => ({ limit: plans[plan].advisor.ideasPerMonth, period: 'month' }),
};

/** The rule of one quota on one plan. */
export function quotaRule(quota: QuotaId, plan: PlanName): QuotaRule {
  return rules[quota](plan);
}

/** The lowest plan on which one more fits after `used`; undefined when none allows it. */
export function planThatOpensQuota(quota: QuotaId, used: number): PlanName | undefined {
  return findLowestPlan((plan) => {
    const { limit } = quotaRule(quota, plan);
    return limit === null || used < limit;
  });
}
