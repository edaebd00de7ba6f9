import Stripe from 'stripe';
import { givesPlan } from '#features/billing/domain/subscription.ts';
import { ProblemError } from '#shared/problem.ts';
import type { PlanWish, WishOutcome } from '../payments.ts';
import type { PendingChange, StripeSubscription } from './customer-facts.ts';
import type { Prices } from './prices.ts';
import { ask, stepKey } from './stripe-client.ts';

interface PendingDependencies {
  readonly stripe: Stripe;
  readonly prices: Prices;
}

interface RefusedUpgrade {
  readonly present: StripeSubscription;
  /** The change that was refused for want of a confirmation. */
  readonly refused: Stripe.SubscriptionUpdateParams;
  readonly price: string;
  /** The subscription as it is by then. */
  read(): Promise<StripeSubscription | undefined>;
}

/**
 * Requests the same change again with a pending payment. Throws billing.change_planned while a change is planned that Stripe
 * cannot combine with it (docs/billing.md, "Limits").
 */
export async function askForConfirmation(
  stripe: Stripe,
  { present, refused, price, read }: RefusedUpgrade,
): Promise<WishOutcome> {
  // A pending payment cannot be combined with an end date or a schedule. Removing them before the payment would lose them if it
  // is never made; keeping them would end what was paid for. So the person takes them back first.
  if (present.facts.scheduled !== null || 'cancel_at' in present.goingOn) throw changePlanned();
  const change = { ...refused, payment_behavior: 'pending_if_incomplete' } as const;
  const idempotencyKey = stepKey('confirm', present.facts.id, JSON.stringify(change));
  await ask(() => stripe.subscriptions.update(present.facts.id, change, { idempotencyKey }));
  // Read again: the answer to a repeat is as old as the first one.
  const after = await read();
  if (after?.priceId === price) return { outcome: 'switched' };
  if (after?.pending?.priceId === price) return confirmation(after.pending);
  throw new ProblemError(402, { code: 'billing.payment_failed', message: 'The payment was not confirmed in time' });
}

/**
 * Where a change waits for its payment already: its page for whoever wants the same. Anybody else gives it up. Throws
 * billing.no_change where it was paid just now.
 */
export async function settlePending(
  { stripe, prices }: PendingDependencies,
  { pending, facts, goingOn }: StripeSubscription,
  wish: PlanWish,
  now: Date,
): Promise<WishOutcome | undefined> {
  if (!pending) return undefined;
  const canHold = wish.plan !== 'Free' && givesPlan(facts, now) && !('cancel_at' in goingOn);
  if (canHold && pending.priceId === (await prices.get(wish))) return confirmation(pending);
  if (await voidPendingChange(stripe, pending)) return undefined;
  throw new ProblemError(409, { code: 'billing.no_change', message: 'A plan was paid for just now' });
}

/**
 * Discards a change whose payment is pending by voiding its invoice, so that it cannot be paid later. False if it was
 * paid just now; then the change takes effect.
 */
export function voidPendingChange(stripe: Stripe, { invoiceId }: PendingChange): Promise<boolean> {
  return ask(async () => {
    try {
      await stripe.invoices.voidInvoice(invoiceId);
      return true;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await stripe.invoices.retrieve(invoiceId);
      if (status === 'open') throw error;
      return status !== 'paid';
    }
  });
}

const confirmation = ({ pageUrl, openUntil }: PendingChange): WishOutcome => ({
  outcome: 'confirm',
  url: pageUrl,
  openUntil: openUntil.toISOString(),
});

function changePlanned(): ProblemError {
  return new ProblemError(409, {
    code: 'billing.change_planned',
    message: 'The bank wants this payment confirmed, which cannot wait beside a planned change',
  });
}
