import type { BillingInterval } from './intervals.ts';
import type { PerPlan } from './plan-cell.ts';
import type { PlanName } from './plan-names.ts';

/** What a plan costs, in US cents. */
export interface PlanPrice {
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** Twelve single months, shown struck through next to the yearly price; null where nothing is paid. */
  readonly strikethroughYearlyCents: number | null;
}

/** What paying for a year saves, in percent. */
export const yearlyDiscountPercent = 20;

const paidFor = (monthlyCents: number): PlanPrice => ({
  monthlyCents,
  yearlyCents: (monthlyCents * 12 * (100 - yearlyDiscountPercent)) / 100,
  strikethroughYearlyCents: monthlyCents * 12,
});

/** Source: docs/billing.md, "Prices". */
export const prices: PerPlan<PlanPrice> = {
  Free: { monthlyCents: 0, yearlyCents: 0, strikethroughYearlyCents: null },
  Starter: paidFor(2400),
  Pro: paidFor(7900),
};

/** What a plan costs for one interval, in US cents. */
export function priceCents(plan: PlanName, interval: BillingInterval): number {
  return interval === 'month' ? prices[plan].monthlyCents : prices[plan].yearlyCents;
}
