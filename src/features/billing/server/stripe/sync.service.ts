import type Stripe from 'stripe';
import {
  type Entitlement,
  entitlementOf,
  isOngoing,
  type SubscriptionFacts,
} from '#features/billing/domain/subscription.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingMails } from '../mails/billing-mails.ts';
import { changePlan } from '../plan-change.service.ts';
import { type CustomerFacts, readCustomer } from './customer-facts.ts';
import type { PaymentLock } from './payment-lock.ts';
import { type PaymentState, paymentsRepository, type StoredPayer } from './payments.repository.ts';
import { voidPendingChange } from './pending-change.service.ts';
import type { Prices } from './prices.ts';
import { ask } from './stripe-client.ts';

export interface SyncDependencies {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly prices: Prices;
  readonly lock: PaymentLock;
  readonly mails: BillingMails;
}

export type SyncService = ReturnType<typeof createSyncService>;

/**
 * Brings an account to what the payment service has of it now. Nothing that was learned before is believed, so it does not
 * matter in which order messages arrive, or whether they arrive at all.
 */
export function createSyncService({ database, stripe, prices, lock, mails }: SyncDependencies) {
  /** As `run`, for somebody who holds the lock already. */
  const runHeld = async (
    accountId: string,
    assertHeld: () => Promise<void>,
    now: Date,
  ): Promise<Entitlement | undefined> => {
    const payer = await paymentsRepository.findPayer(database.system, accountId);
    if (!payer) return undefined;
    const customer = await finishEndings(
      stripe,
      payer.customerId,
      await readCustomer(stripe, prices, payer.customerId),
    );
    await assertHeld();
    const entitlement = entitlementOf(
      customer.subscriptions.map(({ facts }) => facts),
      now,
    );
    await database.asSystem((tx) => apply(tx, mails, { accountId, customer, entitlement }, now));
    return entitlement;
  };

  return {
    runHeld,
    /**
     * What is paid for now; undefined for an account that never came to pay. Throws 503 billing.payment_unreachable, and
     * then changes nothing.
     */
    run: (accountId: string, now: Date): Promise<Entitlement | undefined> =>
      lock.hold(accountId, (assertHeld) => runHeld(accountId, assertHeld, now)),
  };
}

/**
 * Ends a subscription whose money was given back, and which has no change pending. What a change of it left as a credit was
 * paid with the same money, so it goes first: the next plan would be paid with it.
 */
export async function endRefunded(stripe: Stripe, customerId: string, subscriptionId: string): Promise<void> {
  await ask(() => stripe.customers.update(customerId, { balance: 0 }));
  await ask(() => stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }));
}

/**
 * A subscription whose money went back ends: after a lost dispute, or should the process have died amid a refund. With it
 * goes a change that waits to be paid; so does one of a subscription that was cancelled in the portal since, which names a
 * day that would end what is paid then.
 */
async function finishEndings(stripe: Stripe, customerId: string, customer: CustomerFacts): Promise<CustomerFacts> {
  const subscriptions = [];
  for (const subscription of customer.subscriptions) {
    const { facts, pending, goingOn } = subscription;
    const isBack = facts.isRefunded && isOngoing(facts.status);
    const isGivenUp = pending !== null && (isBack || 'cancel_at' in goingOn);
    const isPaidNow = isGivenUp && !(await voidPendingChange(stripe, pending));
    // What was paid just now says so in a message of its own.
    const isLeft = isBack && !isPaidNow;
    if (isLeft) await endRefunded(stripe, customerId, facts.id);
    subscriptions.push(isLeft ? { ...subscription, facts: { ...facts, status: 'canceled' } } : subscription);
  }
  return { ...customer, subscriptions };
}

/** What was found at the payment service, and what it comes to. */
interface Look {
  readonly accountId: string;
  readonly customer: CustomerFacts;
  readonly entitlement: Entitlement;
}

async function apply(
  tx: Tx,
  mails: BillingMails,
  { accountId, customer, entitlement }: Look,
  now: Date,
): Promise<void> {
  const stored = await paymentsRepository.findPayer(tx, accountId);
  if (!stored) return;
  for (const invoice of customer.invoices)
    if (invoice.status !== 'draft') await paymentsRepository.putInvoice(tx, accountId, invoice);
  const { subscription, plan, graceEndsAt } = entitlement;
  const newest = customer.subscriptions[0]?.facts;
  // An operator, or test mode, gave the plan: a subscription that gives nothing takes nothing.
  if (!subscription && stored.subscriptionId === null)
    return paymentsRepository.setStatus(tx, accountId, newest?.status ?? null);
  await changePlan(tx, { accountId, to: plan, madeBy: 'payment', now });
  const state = stateOf(entitlement, subscription ?? newest, stored, now);
  await paymentsRepository.setState(tx, accountId, state);
  if (graceEndsAt && stored.pastDueSince === null) await mails.paymentFailed(tx, { accountId, plan, graceEndsAt }, now);
  if (subscription || stored.subscriptionId === null) return;
  const ended = { accountId, plan: stored.plan, subscriptionId: stored.subscriptionId };
  const refund = refundOf(customer, ended.subscriptionId);
  if (state.refundedAt && refund.amountCents > 0) await mails.refunded(tx, { ...ended, ...refund }, now);
  else await mails.ended(tx, { ...ended, isOwed: isOngoing(state.status ?? '') }, now);
}

function stateOf(
  { subscription, next }: Entitlement,
  leading: SubscriptionFacts | undefined,
  stored: StoredPayer,
  now: Date,
): PaymentState {
  const nextState = { nextPlan: next?.plan ?? null, nextInterval: next?.interval ?? null };
  const refundedAt = leading?.isRefunded ? (stored.refundedAt ?? now) : null;
  const common = {
    status: leading?.status ?? null,
    firstPaidAt: leading?.firstPaidAt ?? null,
    refundedAt,
    ...nextState,
  };
  if (!subscription)
    return { ...common, subscriptionId: null, interval: null, amountCents: null, periodEnd: null, pastDueSince: null };
  const { id, interval, amountCents, periodEnd, pastDueSince } = subscription;
  return { ...common, subscriptionId: id, interval, amountCents, periodEnd, pastDueSince };
}

/** What we gave back of a subscription's payments. */
function refundOf({ invoices }: CustomerFacts, subscriptionId: string): { amountCents: number; currency: string } {
  const back = invoices.filter((each) => each.subscriptionId === subscriptionId && each.givenBackCents > 0);
  const amountCents = back.reduce((sum, { givenBackCents }) => sum + givenBackCents, 0);
  return { amountCents, currency: back[0]?.currency ?? 'USD' };
}
