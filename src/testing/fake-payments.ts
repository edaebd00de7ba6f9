import { randomBytes } from 'node:crypto';
import { isOngoing, moveBetween, refundableUntil } from '#features/billing/domain/subscription.ts';
import { paidUntil } from '#features/billing/domain/test-invoice.ts';
import type { Payer, Payments, PlanWish } from '#features/billing/server/payments.ts';
import { changePlan } from '#features/billing/server/plan-change.service.ts';
import type { Database } from '#server/db/database.ts';
import { buildId } from '#shared/ids.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { priceCents } from '#shared/plans/prices.ts';
import { ProblemError } from '#shared/problem.ts';

interface FakeSubscription {
  plan: PlanName;
  interval: BillingInterval;
  status: 'active' | 'canceled';
  next: { plan: PlanName; interval: BillingInterval | null } | null;
  readonly firstPaidAt: Date;
  refundedAt: Date | null;
}

/** A payment service in memory: no network, and everybody who comes to pay has the money. */
export interface FakePayments extends Payments {
  /** Says in which product's tables it writes, and by which clock. */
  attach(database: Database, now: () => Date): void;
  /** What the person does at the address of the checkout. */
  pay(payer: Pick<Payer, 'accountId'>): Promise<void>;
  /** Charged so far, in the order of the charges. */
  readonly charges: readonly { readonly accountId: string; readonly amountCents: number }[];
  /** Calls that come while it is away are refused. */
  isAway: boolean;
}

/** Makes one; give it to `createTestProduct`, with BILLING=stripe. */
export function createFakePayments(): FakePayments {
  let place: { readonly database: Database; now(): Date } | undefined;
  const subscriptions = new Map<string, FakeSubscription>();
  const wishes = new Map<string, PlanWish>();
  const charges: { accountId: string; amountCents: number }[] = [];

  const at = () => {
    if (fake.isAway)
      throw new ProblemError(503, { code: 'billing.payment_unreachable', message: 'The payment service is away' });
    return place!;
  };
  const living = ({ accountId }: Pick<Payer, 'accountId'>): FakeSubscription | undefined => {
    const found = subscriptions.get(accountId);
    return found && isOngoing(found.status) ? found : undefined;
  };
  const refuse = (code: 'billing.no_change' | 'billing.not_refundable'): never => {
    throw new ProblemError(409, { code, message: code });
  };

  const store = async (accountId: string): Promise<void> => {
    const subscription = subscriptions.get(accountId);
    if (!subscription) return;
    const { plan, interval, status, next, firstPaidAt, refundedAt } = subscription;
    const isLeft = status === 'canceled';
    const { database, now } = at();
    await database.asSystem(async (tx) => {
      await changePlan(tx, { accountId, to: isLeft ? 'Free' : plan, madeBy: 'payment', now: now() });
      await tx`insert into billing_account (account_id) values (${accountId}) on conflict do nothing`;
      await tx`update billing_account set stripe_customer_id = ${`cus_${accountId}`},
        stripe_subscription_id = ${isLeft ? null : `sub_${accountId}`}, subscription_status = ${status},
        plan_interval = ${isLeft ? null : interval}, period_end = ${isLeft ? null : paidUntil(now(), interval)},
        next_plan = ${next?.plan ?? null}, next_interval = ${next?.interval ?? null}, first_paid_at = ${firstPaidAt},
        refunded_at = ${refundedAt} where account_id = ${accountId}`;
    });
  };
  const charge = async (accountId: string, { plan, interval }: PlanWish): Promise<void> => {
    const amountCents = priceCents(plan, interval);
    charges.push({ accountId, amountCents });
    const { database, now } = at();
    const id = buildId('inv', now().getTime(), randomBytes(16));
    await database.system`insert into billing_invoice (id, account_id, kind, stripe_invoice_id, number, plan, plan_interval,
        amount_cents, currency, status, issued_at, pdf_url)
      values (${id}, ${accountId}, 'stripe', ${`in_${charges.length}`}, ${`GW-${charges.length}`}, ${plan}, ${interval},
        ${amountCents}, 'usd', 'paid', ${now()}, ${`https://pay.example/in_${charges.length}.pdf`})`;
  };

  const fake: FakePayments = {
    isAway: false,
    charges,
    routes: [],
    attach: (database, now) => {
      place = { database, now };
    },
    async pay({ accountId }) {
      const wish = wishes.get(accountId)!;
      wishes.delete(accountId);
      const firstPaidAt = at().now();
      subscriptions.set(accountId, { ...wish, status: 'active', next: null, firstPaidAt, refundedAt: null });
      await charge(accountId, wish);
    },
    async choose(payer, wish) {
      at();
      const present = living(payer);
      if (!present) {
        if (wish.plan === 'Free') return refuse('billing.no_change');
        wishes.set(payer.accountId, wish);
        const openUntil = new Date(at().now().getTime() + 86_400_000).toISOString();
        return { outcome: 'checkout', url: `https://pay.example/checkout/${payer.accountId}`, openUntil };
      }
      const move = moveBetween(present, wish);
      if (move === 'none') return refuse('billing.no_change');
      if (move === 'at_once') {
        Object.assign(present, wish, { next: null });
        await charge(payer.accountId, wish);
      } else present.next = { plan: wish.plan, interval: move === 'ends' ? null : wish.interval };
      await store(payer.accountId);
      return { outcome: move === 'at_once' ? 'switched' : 'scheduled' };
    },
    async keep(payer) {
      at();
      const present = living(payer);
      if (!present?.next) return refuse('billing.no_change');
      present.next = null;
      await store(payer.accountId);
    },
    openPortal: async ({ accountId }) => `https://pay.example/portal/${accountId}`,
    async refund(payer) {
      const present = living(payer);
      if (!present || at().now() >= refundableUntil(present.firstPaidAt)) return refuse('billing.not_refundable');
      Object.assign(present, { status: 'canceled', next: null, refundedAt: at().now() });
      await store(payer.accountId);
    },
    refresh: (payer) => store(payer.accountId),
    invoicePdf: async (_payer, stripeInvoiceId) => `https://pay.example/${stripeInvoiceId}.pdf`,
    async end(payer) {
      at();
      const present = living(payer);
      if (!present) return;
      Object.assign(present, { status: 'canceled', next: null });
      await store(payer.accountId);
    },
  };
  return fake;
}
