import type { Tx } from '#server/db/connect.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** How an account pays, as stored. Somebody who never paid nor tried test mode has no row. */
export interface BillingAccount {
  readonly isTestMode: boolean;
  readonly planInterval: BillingInterval | null;
  /** Of the subscription, each interval, in US cents. */
  readonly amountCents: number | null;
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly subscriptionStatus: string | null;
  readonly periodEnd: Date | null;
  readonly nextPlan: PlanName | null;
  readonly nextInterval: BillingInterval | null;
  readonly pastDueSince: Date | null;
  readonly firstPaidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** What somebody chose in test mode; both are null on Free. */
interface TestChoice {
  readonly interval: BillingInterval | null;
  readonly periodEnd: Date | null;
}

/** The SQL of how accounts pay. An account reads its own row; the system role alone writes. */
export const billingAccountRepository = {
  async find(tx: Tx, accountId: string): Promise<BillingAccount | undefined> {
    const [row] = await tx<BillingAccount[]>`
      select is_test_mode as "isTestMode", plan_interval as "planInterval", amount_cents as "amountCents", stripe_customer_id as "stripeCustomerId",
        stripe_subscription_id as "stripeSubscriptionId", subscription_status as "subscriptionStatus",
        period_end as "periodEnd", next_plan as "nextPlan", next_interval as "nextInterval",
        past_due_since as "pastDueSince", first_paid_at as "firstPaidAt", refunded_at as "refundedAt"
      from billing_account where account_id = ${accountId}`;
    return row;
  },

  async setTestMode(tx: Tx, accountId: string, isOn: boolean): Promise<void> {
    await tx`insert into billing_account (account_id, is_test_mode) values (${accountId}, ${isOn})
      on conflict (account_id) do update set is_test_mode = excluded.is_test_mode`;
  },

  /** Notes what was chosen in test mode; what an ended subscription left behind is over with it. */
  async setTestChoice(tx: Tx, accountId: string, { interval, periodEnd }: TestChoice): Promise<void> {
    await tx`update billing_account set plan_interval = ${interval}, period_end = ${periodEnd},
        next_plan = null, next_interval = null, past_due_since = null
      where account_id = ${accountId}`;
  },

  /** Marks the present plan as not paid; subscriptions at the payment service are not changed. */
  async clearInterval(tx: Tx, accountId: string): Promise<void> {
    await tx`update billing_account set plan_interval = null, period_end = null
      where account_id = ${accountId} and stripe_subscription_id is null`;
  },
};
