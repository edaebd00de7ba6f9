import { type PlanName, planNames } from './plan-names.ts';

/** One value for each plan. */
export type PerPlan<Value> = Readonly<Record<PlanName, Value>>;

/** What a count of a plan counts. */
export type CellUnit = 'per-month' | 'per-day' | 'hours' | 'bytes' | 'pieces';

/** What one plan gives of one feature: yes or no, or a count with its unit; `count` null means unlimited. */
export type PlanCell =
  | { readonly kind: 'included' | 'missing' }
  | { readonly kind: 'count'; readonly count: number | null; readonly unit: CellUnit };

/** A yes or a no. */
export function yesNo(holds: boolean): PlanCell {
  return { kind: holds ? 'included' : 'missing' };
}

/** So many of something; null is unlimited, and none of it is not "0" but missing. */
export function countOf(count: number | null, unit: CellUnit = 'pieces'): PlanCell {
  return count === 0 ? { kind: 'missing' } : { kind: 'count', count, unit };
}

/** The same rule for each plan. */
export function perPlan<Value>(valueFor: (plan: PlanName) => Value): PerPlan<Value> {
  return Object.fromEntries(planNames.map((plan) => [plan, valueFor(plan)])) as Record<PlanName, Value>;
}
