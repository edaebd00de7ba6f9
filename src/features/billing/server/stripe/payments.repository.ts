import { randomBytes } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import { buildId } from '#shared/ids.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { InvoiceFacts } from './customer-facts.ts';

/** What was last learned of how an account pays. */
export interface PaymentState {
  readonly subscriptionId: string | null;
  readonly status: string | null;
  readonly interval: BillingInterval | null;
  readonly amountCents: number | null;
  readonly periodEnd: Date | null;
  readonly nextPlan: PlanName | null;
  readonly nextInterval: BillingInterval | null;
  readonly pastDueSince: Date | null;
  readonly firstPaidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** Somebody who pays or came to pay, as far as the next look needs what the last one found. */
export interface StoredPayer extends Pick<PaymentState, 'subscriptionId' | 'pastDueSince' | 'refundedAt'> {
  readonly customerId: string;
  readonly plan: PlanName;
}

/** The SQL of payments; all of it runs as the system role. */
export const paymentsRepository = {
  /** Waits for the lock so long at most, and throws then. */
  async lock(tx: Tx, accountId: string, patienceMs: number): Promise<void> {
    await tx`select set_config('lock_timeout', ${String(patienceMs)}, true)`;
    await tx`select pg_advisory_xact_lock(hashtextextended(${`payments ${accountId}`}, 0))`;
  },

  async ping(tx: Tx): Promise<void> {
    await tx`select 1`;
  },

  /** The payer of an account; undefined where it never came to pay. */
  async findPayer(sql: Sql | Tx, accountId: string): Promise<StoredPayer | undefined> {
    const [payer] = await sql<StoredPayer[]>`select b.stripe_customer_id as "customerId", u.plan,
        b.stripe_subscription_id as "subscriptionId", b.past_due_since as "pastDueSince", b.refunded_at as "refundedAt"
      from billing_account b join users u on u.user_id = b.account_id
      where b.account_id = ${accountId} and b.stripe_customer_id is not null`;
    return payer;
  },

  async findAccountOfCustomer(sql: Sql, customerId: string): Promise<string | undefined> {
    const [row] = await sql<{ accountId: string }[]>`
      select account_id as "accountId" from billing_account where stripe_customer_id = ${customerId}`;
    return row?.accountId;
  },

  /** `before`: the customer it replaces; nothing happens if another process has replaced it. */
  async setCustomer(sql: Sql, accountId: string, customerId: string, before: string | null): Promise<void> {
    await sql`insert into billing_account (account_id, stripe_customer_id) values (${accountId}, ${customerId})
      on conflict (account_id) do update set stripe_customer_id = excluded.stripe_customer_id
      where billing_account.stripe_customer_id is not distinct from ${before}`;
  },

  async setState(tx: Tx, accountId: string, state: PaymentState): Promise<void> {
    await tx`update billing_account set stripe_subscription_id = ${state.subscriptionId},
        subscription_status = ${state.status}, plan_interval = ${state.interval}, amount_cents = ${state.amountCents},
        period_end = ${state.periodEnd}, next_plan = ${state.nextPlan}, next_interval = ${state.nextInterval},
        past_due_since = ${state.pastDueSince}, first_paid_at = ${state.firstPaidAt},
        refunded_at = ${state.refundedAt}
      where account_id = ${accountId}`;
  },

  /** For somebody whom no subscription gives a plan, before as now: what else set the plan stays. */
  async setStatus(tx: Tx, accountId: string, status: string | null): Promise<void> {
    await tx`update billing_account set subscription_status = ${status} where account_id = ${accountId}`;
  },

  async putInvoice(tx: Tx, accountId: string, invoice: InvoiceFacts): Promise<void> {
    const { stripeId, number, plan, interval, amountCents, currency, status, issuedAt } = invoice;
    const id = buildId('inv', issuedAt.getTime(), randomBytes(16));
    await tx`insert into billing_invoice (id, account_id, kind, stripe_invoice_id, number, plan, plan_interval,
        amount_cents, currency, status, issued_at, period_start, period_end, pdf_url)
      values (${id}, ${accountId}, 'stripe', ${stripeId}, ${number}, ${plan}, ${interval}, ${amountCents}, ${currency},
        ${status}, ${issuedAt}, ${invoice.periodStart}, ${invoice.periodEnd}, ${invoice.pdfUrl})
      on conflict (stripe_invoice_id) do update set number = excluded.number, amount_cents = excluded.amount_cents,
        status = excluded.status, pdf_url = excluded.pdf_url`;
  },

  /** Accounts whose paid period or grace is over by now as far as is known here. */
  async listEnded(sql: Sql, now: Date, graceStart: Date): Promise<readonly string[]> {
    const rows = await sql<{ accountId: string }[]>`select account_id as "accountId" from billing_account
      where stripe_subscription_id is not null and (period_end <= ${now} or past_due_since <= ${graceStart})
      order by period_end`;
    return rows.map(({ accountId }) => accountId);
  },

  /** Records until when the payment page that was opened can be used. */
  async notePage(sql: Sql, accountId: string, openUntil: Date): Promise<void> {
    await sql`update billing_account set page_open_until = ${openUntil} where account_id = ${accountId}`;
  },

  /** Accounts that may have paid without a word of it: on a page that was open since then, or what they owe. */
  async listPaying(sql: Sql, since: Date): Promise<readonly string[]> {
    const rows = await sql<{ accountId: string }[]>`select account_id as "accountId" from billing_account
      where stripe_customer_id is not null and (page_open_until >= ${since} or subscription_status = 'past_due')
      order by page_open_until`;
    return rows.map(({ accountId }) => accountId);
  },

  /** Accounts that will be charged before then and have not been reminded. */
  async listToRemind(sql: Sql, now: Date, until: Date): Promise<readonly string[]> {
    const rows = await sql<{ accountId: string }[]>`select account_id as "accountId" from billing_account
      where stripe_subscription_id is not null and subscription_status = 'active'
        and period_end > ${now} and period_end <= ${until}
        and next_plan is distinct from 'Free' and reminded_for is distinct from period_end
      order by period_end`;
    return rows.map(({ accountId }) => accountId);
  },

  /** Records the reminder of the charge at the end of this period; false if it was sent before. */
  async markReminded(tx: Tx, accountId: string, periodEnd: Date): Promise<boolean> {
    const marked = await tx`update billing_account set reminded_for = ${periodEnd}
      where account_id = ${accountId} and reminded_for is distinct from ${periodEnd}`;
    return marked.count === 1;
  },
};
