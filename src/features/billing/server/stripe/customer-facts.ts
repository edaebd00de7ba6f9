import type Stripe from 'stripe';
import type { PaidPlan, PricedPlan, SubscriptionFacts } from '#features/billing/domain/subscription.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Prices } from './prices.ts';
import { ask, idOf } from './stripe-client.ts';

const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/** One invoice of a customer as the payment service has it now. */
export interface InvoiceFacts {
  readonly stripeId: string;
  readonly subscriptionId: string | null;
  readonly number: string;
  readonly plan: PlanName;
  readonly interval: BillingInterval;
  readonly amountCents: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  readonly status: (typeof invoiceStatuses)[number] | 'refunded';
  readonly issuedAt: Date;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly pdfUrl: string | null;
  readonly pageUrl: string | null;
  /** What was taken for it, where something was, and the payments that brought it. */
  readonly paidAt: Date | null;
  readonly paidCents: number;
  /** What we gave back of it; nothing of what a bank took back after a dispute. */
  readonly givenBackCents: number;
  readonly paymentIntents: readonly string[];
  /** The first attempt to collect it, where it failed and nothing came since. */
  readonly failedAt: Date | null;
}

/** A subscription with what a change of it needs. */
export interface StripeSubscription {
  readonly facts: SubscriptionFacts;
  readonly itemId: string;
  readonly priceId: string;
  readonly scheduleId: string | null;
  /** Takes a cancellation back, in the way it was said: by the period, or by a day as the portal says it. */
  readonly goingOn: { readonly cancel_at_period_end: false } | { readonly cancel_at: '' };
  /** The attempt that changed it last. */
  readonly attempt: string | undefined;
  /** A change that holds as soon as its invoice is paid. */
  readonly pending: PendingChange | null;
}

/** A change whose payment the person has to confirm; until then nothing of it holds, and nothing of it is owed. */
export interface PendingChange {
  readonly invoiceId: string;
  readonly priceId: string;
  /** Where it is confirmed and paid. */
  readonly pageUrl: string;
  readonly openUntil: Date;
}

export interface CustomerFacts {
  /** The newest first. */
  readonly subscriptions: readonly StripeSubscription[];
  /** The oldest first, as they were written: several may share a second. */
  readonly invoices: readonly InvoiceFacts[];
}

const date = (seconds: number): Date => new Date(seconds * 1000);

/** An upper bound at which reading stops. */
const most = { limit: 2000 };

/** Everything a customer has at the payment service, as it is now. */
export async function readCustomer(stripe: Stripe, prices: Prices, customer: string): Promise<CustomerFacts> {
  // One after the other: what is charged meanwhile is in the later answer, never missing from both.
  const subscriptions = await ask(() =>
    stripe.subscriptions
      .list({ customer, status: 'all', expand: ['data.schedule'], limit: 100 })
      .autoPagingToArray(most),
  );
  const stored = await ask(() =>
    stripe.invoices.list({ customer, expand: ['data.payments'], limit: 100 }).autoPagingToArray(most),
  );
  const charges = await ask(() => stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most));
  const gone = await readGone(stripe, charges);
  const invoices: InvoiceFacts[] = [];
  for (const invoice of stored.reverse()) {
    const facts = await invoiceFacts(prices, invoice, gone);
    if (facts) invoices.push(facts);
  }
  const known: StripeSubscription[] = [];
  for (const subscription of subscriptions) {
    const own = invoices.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    const facts = await subscriptionFacts(prices, subscription, own);
    if (facts) known.push(facts);
  }
  known.sort((one, other) => other.facts.startedAt.getTime() - one.facts.startedAt.getTime());
  return { subscriptions: known, invoices };
}

/** Payments whose money went back, and by whom: given back by us, or taken back by the bank. */
type Gone = ReadonlyMap<string, 'given' | 'taken'>;

async function readGone(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Gone> {
  const gone = new Map<string, 'given' | 'taken'>();
  for (const { id: charge, payment_intent: payment, refunded, disputed } of charges) {
    if (!payment) continue;
    if (refunded) gone.set(idOf(payment), 'given');
    else if (disputed) {
      const disputes = await ask(() => stripe.disputes.list({ charge, limit: 100 }).autoPagingToArray(most));
      if (disputes.some(({ status }) => status === 'lost')) gone.set(idOf(payment), 'taken');
    }
  }
  return gone;
}

async function invoiceFacts(prices: Prices, invoice: Stripe.Invoice, gone: Gone): Promise<InvoiceFacts | undefined> {
  const status = invoiceStatuses.find((each) => each === invoice.status);
  // What was taken back of the plan before stands in lines of its own, below zero.
  const lines = [...invoice.lines.data].sort((one, other) => other.amount - one.amount);
  const line = lines.find(({ pricing }) => pricing?.price_details);
  const price = line?.pricing?.price_details?.price;
  const paid = price === undefined ? undefined : await prices.planOf(price);
  if (!status || !line || !paid || invoice.number === null) return undefined;
  const paymentIntents = (invoice.payments?.data ?? []).flatMap(({ status: state, payment }) =>
    state === 'paid' && payment.payment_intent ? [idOf(payment.payment_intent)] : [],
  );
  const isBack = paymentIntents.length > 0 && paymentIntents.every((id) => gone.has(id));
  const isGiven = isBack && paymentIntents.every((id) => gone.get(id) === 'given');
  const { paid_at: paidAt, finalized_at: finalizedAt } = invoice.status_transitions;
  const subscription = invoice.parent?.subscription_details?.subscription;
  return {
    stripeId: invoice.id,
    subscriptionId: subscription === undefined ? null : idOf(subscription),
    number: invoice.number,
    ...paid,
    amountCents: invoice.total,
    currency: invoice.currency.toUpperCase(),
    status: isBack ? 'refunded' : status,
    issuedAt: date(finalizedAt ?? invoice.created),
    periodStart: date(line.period.start),
    periodEnd: date(line.period.end),
    pdfUrl: invoice.invoice_pdf ?? null,
    pageUrl: invoice.hosted_invoice_url ?? null,
    paidAt: status === 'paid' && paidAt !== null ? date(paidAt) : null,
    paidCents: invoice.amount_paid,
    givenBackCents: isGiven ? invoice.amount_paid : 0,
    paymentIntents,
    failedAt: status === 'open' && invoice.attempted ? date(finalizedAt ?? invoice.created) : null,
  };
}

async function subscriptionFacts(
  prices: Prices,
  subscription: Stripe.Subscription,
  invoices: readonly InvoiceFacts[],
): Promise<StripeSubscription | undefined> {
  const [item] = subscription.items.data;
  const paid = item && (await prices.planOf(item.price));
  if (!item || !paid) return undefined;
  const { schedule } = subscription;
  const payments = invoices
    .flatMap(({ paidAt, paidCents, status }) => (paidAt && paidCents > 0 ? [{ paidAt, status }] : []))
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  const failures = invoices.flatMap(({ failedAt }) => (failedAt ? [failedAt] : [])).sort((a, b) => +a - +b);
  return {
    facts: {
      id: subscription.id,
      status: subscription.status,
      ...paid,
      startedAt: date(subscription.created),
      periodStart: date(item.current_period_start),
      periodEnd: date(item.current_period_end),
      isEndingWithPeriod:
        subscription.cancel_at_period_end ||
        (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end),
      scheduled: schedule === null || typeof schedule === 'string' ? null : await scheduledPlan(prices, schedule, paid),
      pastDueSince: subscription.status === 'past_due' ? (failures[0] ?? date(item.current_period_start)) : null,
      firstPaidAt: payments[0]?.paidAt ?? null,
      isRefunded: payments.at(-1)?.status === 'refunded',
    },
    itemId: item.id,
    priceId: item.price.id,
    scheduleId: schedule === null ? null : idOf(schedule),
    goingOn:
      subscription.cancel_at_period_end || subscription.cancel_at === null
        ? { cancel_at_period_end: false }
        : { cancel_at: '' },
    attempt: subscription.metadata.groundwork_attempt,
    pending: pendingChange(subscription, invoices),
  };
}

/** The change that waits for the latest invoice of a subscription. */
function pendingChange(
  { pending_update: update, latest_invoice: latest }: Stripe.Subscription,
  invoices: readonly InvoiceFacts[],
): PendingChange | null {
  const price = update?.subscription_items?.[0]?.price;
  if (!update || !price || !latest) return null;
  // Paid or not: one that was paid in this moment is no reason to ask for the money again.
  const invoice = invoices.find(({ stripeId }) => stripeId === idOf(latest));
  if (!invoice?.pageUrl) return null;
  const { stripeId: invoiceId, pageUrl } = invoice;
  return { invoiceId, priceId: idOf(price), pageUrl, openUntil: date(update.expires_at) };
}

/** What the phase after the present one puts in its place. */
async function scheduledPlan(
  prices: Prices,
  { status, phases, current_phase: current }: Stripe.SubscriptionSchedule,
  present: PaidPlan,
): Promise<PricedPlan | null> {
  if (status !== 'active' || !current) return null;
  const [phase] = phases.filter(({ start_date }) => start_date >= current.end_date);
  const price = phase?.items[0]?.price;
  const next = price === undefined ? undefined : await prices.planOf(price);
  return next && (next.plan !== present.plan || next.interval !== present.interval) ? next : null;
}
