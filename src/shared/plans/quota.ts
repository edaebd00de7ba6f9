import { countOf, type PerPlan, type PlanCell } from './plan-cell.ts';
import type { PlanMessage } from './plan-message.ts';
import { findLowestPlan, isAtLeast, type PlanName, planNames } from './plan-names.ts';
import { type PeriodKind, periodKinds } from './quota-period.ts';

/** How much a plan allows within one period; `limit` null means unlimited, still counted. */
export interface QuotaRule {
  readonly limit: number | null;
  readonly period: PeriodKind;
}

/** Title and detail of a notice; both may use the values limit, used and day (when the count starts again). */
export interface QuotaNotice {
  readonly title: PlanMessage;
  readonly detail: PlanMessage;
}

/** Something that is counted per account and period. A tool declares its quotas in its plan rows. */
export interface Quota {
  /** `<tool>.<thing>`; stored with every use. */
  readonly id: `${string}.${string}`;
  /** What is counted: "Business ideas". */
  readonly name: PlanMessage;
  readonly rules: PerPlan<QuotaRule>;
  /** Its own texts for the notices and the mail; otherwise these contain the name and the numbers. */
  readonly words?: {
    readonly nearlyUsed: QuotaNotice;
    readonly usedUp: QuotaNotice;
    readonly usedUpMail: { readonly [Part in 'subject' | 'preheader' | 'heading' | 'text']: PlanMessage };
  };
  /** The message once a plan's limit is used up; for other plans it contains the name and the numbers. */
  readonly exceeded?: Partial<PerPlan<PlanMessage>>;
}

/** How much was used in the running period of each kind; a kind that no plan counts by may be absent. */
export type UsedByKind = Readonly<Partial<Record<PeriodKind, number>>>;

/** The kinds of period by which any plan counts this, the shortest first. */
export function countedKinds({ rules }: Quota): readonly PeriodKind[] {
  return periodKinds.filter((kind) => planNames.some((plan) => rules[plan].period === kind));
}

/** Whether a use on a plan with one kind of period is counted in another kind: in its own, and in shorter ones. */
export function countsIn(kind: PeriodKind, own: PeriodKind): boolean {
  return periodKinds.indexOf(kind) <= periodKinds.indexOf(own);
}

/** Whether one more fits on a plan. */
export function hasRoom({ rules }: Quota, plan: PlanName, used: UsedByKind): boolean {
  const { limit, period } = rules[plan];
  return limit === null || (used[period] ?? 0) < limit;
}

/** The lowest plan above the present one on which one more fits; undefined when none allows it. */
export function planThatOpensQuota(quota: Quota, present: PlanName, used: UsedByKind): PlanName | undefined {
  return findLowestPlan((plan) => plan !== present && isAtLeast(plan, present) && hasRoom(quota, plan, used));
}

/** What a plan allows of a quota, as the comparison shows it. */
export function quotaCell({ rules }: Pick<Quota, 'rules'>, plan: PlanName): PlanCell {
  const { limit, period } = rules[plan];
  return countOf(limit, period === 'day' ? 'per-day' : 'per-month');
}
