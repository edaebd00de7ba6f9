import Stripe from 'stripe';
import { ProblemError } from '#shared/problem.ts';
import type { Payer, PlanWish, WishOutcome } from '../payments.ts';
import type { Prices } from './prices.ts';
import { ask, stepKey } from './stripe-client.ts';

interface CheckoutWish {
  readonly payer: Payer;
  readonly customerId: string;
  readonly wish: PlanWish;
  /** The customer's open pages, listed before their subscriptions: what is paid in between shows in one of the two. */
  readonly open: readonly Stripe.Checkout.Session[];
  /** A repeat with the same one leads to the same page. */
  readonly attempt: string;
}

/** The pages on which a customer could pay now. */
export function listOpenPages(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  return ask(() =>
    stripe.checkout.sessions.list({ customer: customerId, status: 'open' }).autoPagingToArray({ limit: 100 }),
  );
}

/**
 * A page on which a plan is paid. There is one such page per customer at most: the others expire before it
 * opens, so that nobody pays twice on two of them.
 */
export async function openCheckout(
  { stripe, prices, publicUrl }: { readonly stripe: Stripe; readonly prices: Prices; readonly publicUrl: string },
  { payer, customerId, wish, open, attempt }: CheckoutWish,
): Promise<WishOutcome> {
  const price = await prices.get(wish);
  const same = open.find(({ metadata, url }) => metadata?.attempt === attempt && url !== null);
  for (const { id } of open) if (id !== same?.id) await ask(() => expire(stripe, id));
  if (same) return outcomeOf(same);
  const page: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: payer.accountId,
    line_items: [{ price, quantity: 1 }],
    metadata: { account_id: payer.accountId, attempt },
    subscription_data: { metadata: { account_id: payer.accountId } },
    success_url: `${publicUrl}/platform/pricing?checkout=done`,
    cancel_url: `${publicUrl}/platform/pricing?checkout=cancelled`,
  };
  const session = await ask(() =>
    stripe.checkout.sessions.create(page, { idempotencyKey: stepKey('checkout', attempt, customerId, price) }),
  );
  return outcomeOf(session);
}

function outcomeOf({ url, expires_at: closesAt }: Stripe.Checkout.Session): WishOutcome {
  if (url === null) throw new Error('The payment service gave a page without an address');
  return { outcome: 'checkout', url, openUntil: new Date(closesAt * 1000).toISOString() };
}

/** A page that was paid just now cannot expire; then the plan is there already. */
async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status !== 'complete') return;
    throw new ProblemError(409, { code: 'billing.no_change', message: 'A plan was paid for just now' });
  }
}
