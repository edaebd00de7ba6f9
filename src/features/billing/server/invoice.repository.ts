import type { Invoice } from '#features/billing/billing.contract.ts';
import type { Sql, Tx } from '#server/db/connect.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** An invoice as stored: a test invoice, or the copy of one of the payment service. */
export interface StoredInvoice {
  readonly id: Invoice['id'];
  readonly kind: Invoice['kind'];
  readonly stripeInvoiceId: string | null;
  readonly number: string;
  readonly plan: PlanName;
  readonly interval: BillingInterval;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: Invoice['status'];
  readonly issuedAt: Date;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly pdfUrl: string | null;
}

/** Who is billed, as an invoice names them. */
export interface BilledPerson {
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
}

type NewTestInvoice = Pick<
  StoredInvoice,
  'id' | 'number' | 'plan' | 'interval' | 'amountCents' | 'issuedAt' | 'periodStart' | 'periodEnd'
>;

const fields = (
  tx: Tx,
) => tx`id, kind, stripe_invoice_id as "stripeInvoiceId", number, plan, plan_interval as "interval",
  amount_cents::int as "amountCents", currency, status, issued_at as "issuedAt", period_start as "periodStart",
  period_end as "periodEnd", pdf_url as "pdfUrl"`;

/** The SQL of invoices. An account reads its own; the system role alone writes. */
export const invoiceRepository = {
  /** Newest first; of one second by their numbers, which are given out in order. */
  async list(tx: Tx, accountId: string): Promise<StoredInvoice[]> {
    return tx<StoredInvoice[]>`
      select ${fields(tx)} from billing_invoice where account_id = ${accountId}
      order by issued_at desc, number desc, id desc`;
  },

  async find(tx: Tx, accountId: string, id: string): Promise<StoredInvoice | undefined> {
    const [invoice] = await tx<StoredInvoice[]>`
      select ${fields(tx)} from billing_invoice where account_id = ${accountId} and id = ${id}`;
    return invoice;
  },

  async findBilledPerson(tx: Tx, accountId: string): Promise<BilledPerson> {
    const [person] = await tx<BilledPerson[]>`
      select name, email, coalesce(language, seen_language) as language from users where user_id = ${accountId}`;
    return person!;
  },

  /** The next number of a test invoice; one that is not used in the end is never given out again. */
  async nextTestNumber(tx: Tx): Promise<number> {
    const [row] = await tx<{ next: number }[]>`select nextval('test_invoice_number')::int as next`;
    return row!.next;
  },

  /** No invoice is of a time before the one whose number precedes its own, whichever request began first. */
  async insertTest(tx: Tx, accountId: string, invoice: NewTestInvoice): Promise<void> {
    const { id, number, plan, interval, amountCents, issuedAt, periodStart, periodEnd } = invoice;
    await tx`insert into billing_invoice (id, account_id, kind, number, plan, plan_interval, amount_cents, currency, status,
        issued_at, period_start, period_end)
      select ${id}, ${accountId}, 'test', ${number}, ${plan}, ${interval}, ${amountCents}, 'usd', 'paid',
        greatest(${issuedAt}::timestamptz, max(issued_at)), ${periodStart}, ${periodEnd}
      from billing_invoice where account_id = ${accountId} and kind = 'test'`;
  },

  /** Keeps what was really charged, under the pseudonym of somebody who leaves; doing it again changes nothing. */
  async keepCharged(tx: Tx, accountId: string, pseudonym: string): Promise<void> {
    await tx`insert into left_invoice (pseudonym, number, plan, plan_interval, amount_cents, currency, status, issued_at)
      select ${pseudonym}, number, plan, plan_interval, amount_cents, currency, status, issued_at
      from billing_invoice where account_id = ${accountId} and kind = 'stripe' and status <> 'draft'
      on conflict do nothing`;
  },

  /** Deletes invoices of deleted accounts that were issued before then. */
  async forgetKept(sql: Sql, before: Date): Promise<void> {
    await sql`delete from left_invoice where issued_at < ${before}`;
  },
};
