import type Stripe from 'stripe';
import { collect, cover, keepInvoice, payOpenInvoice, writeInvoice } from './payments-world.ts';
import { refuse } from './refusal.ts';
import { addPeriod, idOf, itemOf, type World } from './world.ts';

/** How long the payment of a pending update can be made. */
const waitingSeconds = 23 * 3600;

/** A change of a subscription, whole or not at all. */
export interface Change {
  readonly price: Stripe.Price;
  /** What becomes of the subscription when its payment fails: it is refused, or waits. */
  readonly otherwise: 'error_if_incomplete' | 'pending_if_incomplete';
  readonly cancelAtPeriodEnd: boolean | null;
  readonly metadata: Stripe.Metadata | null;
}

/** Changes what is paid for and takes the difference. */
export function changePrice(world: World, subscription: Stripe.Subscription, change: Change): void {
  const at = world.now();
  const item = itemOf(subscription);
  const { price } = change;
  if (change.otherwise === 'pending_if_incomplete') discardPendingUpdate(world, subscription);
  // What the service does then is not documented, so the product must not rely on it.
  else if (subscription.pending_update) throw refuse.request('resource_conflict', 'A change is pending.');
  if (item.price.id === price.id) {
    carryOut(world, subscription, { ...change, item }, at);
    return;
  }
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - at) / (end - start);
  const isSameInterval = price.recurring?.interval === item.price.recurring?.interval;
  const changed = {
    ...item,
    price,
    current_period_start: isSameInterval ? start : at,
    current_period_end: isSameInterval ? end : addPeriod(at, price, at),
  };
  const full = price.unit_amount ?? 0;
  const credit = -Math.round((item.price.unit_amount ?? 0) * share);
  const lines = [
    { price: item.price, amount: credit, start: at, end, isProration: true },
    {
      price,
      amount: isSameInterval ? Math.round(full * share) : full,
      start: at,
      end: changed.current_period_end,
      isProration: isSameInterval,
    },
  ];
  const invoice = writeInvoice(world, subscription, 'subscription_update', lines, at);
  if (collect(world, invoice, at, 'away')) {
    keepInvoice(world, subscription, invoice);
    carryOut(world, subscription, { ...change, item: changed }, at);
    cover(world, subscription, at, changed.current_period_end);
    return;
  }
  if (change.otherwise === 'error_if_incomplete')
    throw world.refusedCards.has(idOf(subscription.customer)) ? refuse.card() : refuse.unconfirmed();
  keepInvoice(world, subscription, invoice);
  subscription.pending_update = {
    billing_cycle_anchor: isSameInterval ? null : at,
    cancel_at_period_end: change.cancelAtPeriodEnd,
    discount: null,
    discounts: null,
    expires_at: Math.min(at + waitingSeconds, end),
    metadata: change.metadata,
    subscription_items: [changed],
    trial_end: null,
    trial_from_plan: null,
  };
  world.announce({ type: 'invoice.finalized', object: invoice });
  world.announce({ type: 'invoice.payment_action_required', object: invoice });
}

/** What a change says besides its price holds with it. */
function carryOut(
  world: World,
  subscription: Stripe.Subscription,
  {
    item,
    cancelAtPeriodEnd,
    metadata,
  }: Pick<Change, 'cancelAtPeriodEnd' | 'metadata'> & { item: Stripe.SubscriptionItem },
  at: number,
): void {
  if (item.price.recurring?.interval !== itemOf(subscription).price.recurring?.interval)
    subscription.billing_cycle_anchor = at;
  subscription.items.data[0] = item;
  if (cancelAtPeriodEnd !== null) setEnding(world, subscription, cancelAtPeriodEnd);
  Object.assign(subscription.metadata, metadata);
}

/** Taking back what was not said changes nothing about a day that was named otherwise. */
export function setEnding(world: World, subscription: Stripe.Subscription, isEnding: boolean): void {
  const { pending_update: update } = subscription;
  if (update && update.cancel_at_period_end !== null && update.cancel_at_period_end !== isEnding)
    discardPendingUpdate(world, subscription);
  if (isEnding === subscription.cancel_at_period_end) return;
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isEnding ? world.now() : null;
}

/** Discards the pending update, if there is one: its invoice is voided, and a credit that it used is restored. */
export function discardPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const invoice = pendingInvoice(world, subscription);
  if (!invoice) return;
  subscription.pending_update = null;
  voidInvoice(world, invoice);
  world.announce({ type: 'customer.subscription.pending_update_expired', object: subscription });
}

/** Voids an invoice: it can no longer be paid. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (subscription && pendingInvoice(world, subscription) === invoice) {
    discardPendingUpdate(world, subscription);
    return;
  }
  invoice.status = 'void';
  invoice.status_transitions.voided_at = world.now();
  const customer = world.customers.get(idOf(invoice.customer!));
  if (customer) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  world.announce({ type: 'invoice.voided', object: invoice });
}

/** Pays an open invoice on its page, and confirms to the bank what it asks. */
export function payInvoice(world: World, invoiceId: string): 'paid' | 'declined' | 'gone' {
  const invoice = world.invoices.get(invoiceId);
  if (invoice?.status !== 'open') return 'gone';
  const at = world.now();
  const subscription = subscriptionOf(world, invoice);
  const update = subscription && pendingInvoice(world, subscription) === invoice ? subscription.pending_update : null;
  const [item] = update?.subscription_items ?? [];
  if (subscription?.status === 'past_due' && subscription.latest_invoice === invoiceId)
    return payOpenInvoice(world, subscription, 'present') ? 'paid' : 'declined';
  if (!collect(world, invoice, at, 'present')) return 'declined';
  if (!subscription || !update || !item) return 'paid';
  subscription.pending_update = null;
  const { cancel_at_period_end: cancelAtPeriodEnd, metadata } = update;
  carryOut(world, subscription, { item, cancelAtPeriodEnd, metadata }, update.billing_cycle_anchor ?? at);
  cover(world, subscription, at, item.current_period_end);
  world.announce({ type: 'customer.subscription.updated', object: subscription });
  world.announce({ type: 'customer.subscription.pending_update_applied', object: subscription });
  return 'paid';
}

function pendingInvoice(world: World, subscription: Stripe.Subscription): Stripe.Invoice | undefined {
  const { pending_update: update, latest_invoice: latest } = subscription;
  return update && latest ? world.invoices.get(idOf(latest)) : undefined;
}

function subscriptionOf(world: World, { parent }: Stripe.Invoice): Stripe.Subscription | undefined {
  const reference = parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : world.subscriptions.get(idOf(reference));
}
