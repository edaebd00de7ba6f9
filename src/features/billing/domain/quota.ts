import { findLowestPlan, isAtLeast, type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { type Plan, plans } from './plans.ts';

/** Everything that is counted per account and period, in the order in which counting takes its locks. */
export const quotaIds = [
  'advisor.ideas',
  'marketing.overall',
  'marketing.clusters',
  'marketing.email-flows',
  'marketing.blueprints',
  'marketing.ad-architectures',
] as const;
export type QuotaId = (typeof quotaIds)[number];

/** Calendar days and months in the account's time zone, the shorter first. */
export const periodKinds = ['day', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** How much a plan allows within one period; `limit` null means unlimited, still counted. */
export interface QuotaRule {
  readonly limit: number | null;
  readonly period: PeriodKind;
}

/** How much was used in the running period of each kind; a kind that no plan counts by may be absent. */
export type UsedByKind = Readonly<Partial<Record<PeriodKind, number>>>;

const perKind = ({ marketing }: Plan): QuotaRule => marketing.perKind;

const rules: Record<QuotaId, (plan: Plan) => QuotaRule> = {
  'advisor.ideas': ({ advisor }) => ({ limit: advisor.ideasPerMonth, period: 'month' }),
  'marketing.overall': ({ marketing }) => marketing.overall,
  'marketing.clusters': perKind,
  'marketing.email-flows': perKind,
  'marketing.blueprints': perKind,
  'marketing.ad-architectures': perKind,
};

/** The rule of one quota on one plan. */
export function quotaRule(quota: QuotaId, plan: PlanName): QuotaRule {
  return rules[quota](plans[plan]);
}

/** The kinds of period by which any plan counts this, the shortest first. */
export function countedKinds(quota: QuotaId): readonly PeriodKind[] {
  return periodKinds.filter((kind) => planNames.some((plan) => quotaRule(quota, plan).period === kind));
}

/** Whether a use on a plan that goes by one kind of period counts in another kind: in its own, and in shorter ones. */
export function countsIn(kind: PeriodKind, own: PeriodKind): boolean {
  return periodKinds.indexOf(kind) <= periodKinds.indexOf(own);
}

/** Whether one more fits on a plan. */
export function hasRoom(quota: QuotaId, plan: PlanName, used: UsedByKind): boolean {
  const { limit, period } = quotaRule(quota, plan);
  return limit === null || (used[period] ?? 0) < limit;
}

/** The lowest plan above the present one on which one more fits; undefined when none allows it. */
export function planThatOpensQuota(quota: QuotaId, present: PlanName, used: UsedByKind): PlanName | undefined {
  return findLowestPlan((plan) => plan !== present && isAtLeast(plan, present) && hasRoom(quota, plan, used));
}
