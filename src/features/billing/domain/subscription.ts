import type { BillingInterval } from '#shared/plans/intervals.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';

const dayMs = 86_400_000;

/** How long a plan stays after the first failed payment of a debt. */
export const graceDays = 7;

/** Within how many days of the first payment it is refunded on request (docs/billing.md, "Prices"). */
const refundDays = 14;

/** How many days before a charge its reminder is mailed (docs/billing.md, "Prices"). */
export const reminderDays = 3;

/** What somebody can be on. */
export interface PaidPlan {
  readonly plan: PlanName;
  readonly interval: BillingInterval;
}

/** A paid plan at its own price: who began at an older one keeps it. */
export interface PricedPlan extends PaidPlan {
  /** US cents. */
  readonly amountCents: number;
}

/** One subscription of a customer as the payment service has it now. */
export interface SubscriptionFacts extends PricedPlan {
  readonly id: string;
  /** As the payment service words it; one that is not known gives nothing. */
  readonly status: string;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly isEndingWithPeriod: boolean;
  /** What a schedule puts in its place at the end of the period. */
  readonly scheduled: PricedPlan | null;
  /** The first failed payment of the present debt. */
  readonly pastDueSince: Date | null;
  /** The first payment that was made for it. */
  readonly firstPaidAt: Date | null;
  /** Whether the money of its last payment went back: given back, or lost in a dispute. */
  readonly isRefunded: boolean;
}

/** What a customer's subscriptions come to. */
export interface Entitlement {
  readonly plan: PlanName;
  /** The subscription that gives the plan; without one the plan is Free. */
  readonly subscription: SubscriptionFacts | null;
  /** What follows the paid period where it is not the same again; an interval of null ends it. */
  readonly next: { readonly plan: PlanName; readonly interval: BillingInterval | null } | null;
  /** Until then a plan whose payment failed stays. */
  readonly graceEndsAt: Date | null;
}

/** When the grace of a failed payment is over. */
export function graceEndOf(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + graceDays * dayMs);
}

/** Until when a payment is refunded on request. */
export function refundableUntil(firstPaidAt: Date): Date {
  return new Date(firstPaidAt.getTime() + refundDays * dayMs);
}

/** Whether the payment service still charges for a subscription, or retries a failed charge. */
export function isOngoing(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Whether a subscription gives its plan at this time: it is paid, or its payment failed less than the grace ago. */
export function givesPlan(subscription: SubscriptionFacts, now: Date): boolean {
  const { status, isRefunded, pastDueSince } = subscription;
  if (isRefunded || !isOngoing(status)) return false;
  return status !== 'past_due' || (pastDueSince !== null && now < graceEndOf(pastDueSince));
}

/** The plan that is paid for now, and what becomes of it. Of several subscriptions the highest plan counts. */
export function entitlementOf(subscriptions: readonly SubscriptionFacts[], now: Date): Entitlement {
  const [subscription] = subscriptions.filter((each) => givesPlan(each, now)).sort(highestFirst);
  if (!subscription) return { plan: 'Free', subscription: null, next: null, graceEndsAt: null };
  const { plan, isEndingWithPeriod, scheduled, pastDueSince, status } = subscription;
  return {
    plan,
    subscription,
    next: isEndingWithPeriod ? { plan: 'Free', interval: null } : scheduled,
    graceEndsAt: status === 'past_due' && pastDueSince ? graceEndOf(pastDueSince) : null,
  };
}

const highestFirst = (one: SubscriptionFacts, other: SubscriptionFacts): number =>
  planNames.indexOf(other.plan) - planNames.indexOf(one.plan) || other.periodEnd.getTime() - one.periodEnd.getTime();

/**
 * How one paid plan becomes another: more of anything at once, less of anything with the end of what is paid. A year
 * instead of a month on the same plan is more.
 */
export function moveBetween(present: PaidPlan, wish: PaidPlan): 'none' | 'at_once' | 'at_period_end' | 'ends' {
  if (wish.plan === 'Free') return 'ends';
  const steps = planNames.indexOf(wish.plan) - planNames.indexOf(present.plan);
  if (steps !== 0) return steps > 0 ? 'at_once' : 'at_period_end';
  if (wish.interval === present.interval) return 'none';
  return wish.interval === 'year' ? 'at_once' : 'at_period_end';
}
