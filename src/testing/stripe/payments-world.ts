import type Stripe from 'stripe';
import { buildInvoice, type LineFields } from './invoice-objects.ts';
import { buildCharge, buildInvoicePayment, buildRefund } from './payment-objects.ts';
import { refuse } from './refusal.ts';
import { buildSubscription } from './subscription-objects.ts';
import { addPeriod, idOf, itemOf, type World } from './world.ts';

const graceSeconds = 7 * 86_400;

/** From now on a subscription covers its plan to the end of its period; what it covered before stops here. */
export function cover(world: World, subscription: Stripe.Subscription, from: number, to: number): void {
  uncover(world, subscription.id, from);
  const { price } = itemOf(subscription);
  const plan = price.metadata.groundwork_plan ?? '';
  world.covers.push({ customer: idOf(subscription.customer), subscription: subscription.id, plan, from, to });
}

export function uncover(world: World, subscription: string, at: number): void {
  for (const each of world.covers) if (each.subscription === subscription) each.to = Math.min(each.to, at);
}

/**
 * Takes the money of an open invoice; false where the card is refused, or where its bank wants the payment confirmed and
 * the person is not there to do it.
 */
export function collect(world: World, invoice: Stripe.Invoice, at: number, person: 'present' | 'away'): boolean {
  const customer = idOf(invoice.customer!);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) {
    if (world.refusedCards.has(customer)) return false;
    if (world.confirmedCards.has(customer) && person === 'away') return false;
    const charge = buildCharge({
      id: world.nextId('ch'),
      created: at,
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer,
      paymentIntent: world.nextId('pi'),
    });
    world.charges.set(charge.id, charge);
    invoice.payments?.data.push(buildInvoicePayment(world.nextId('inpay'), invoice.id, charge));
    world.announce({ type: 'charge.succeeded', object: charge });
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = at;
  world.announce({ type: 'invoice.paid', object: invoice });
  return true;
}

/** Writes an invoice of a subscription, not collected yet. */
export function writeInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly LineFields[],
  at: number,
): Stripe.Invoice {
  const id = world.nextId('in');
  const customer = world.customers.get(idOf(subscription.customer))!;
  const number = `GW-${id.slice(-4)}`;
  return buildInvoice({ id, number, created: at, customer, subscription, reason, lines, url: world.url });
}

/** Keeps an invoice as the latest of its subscription, and the credit that it leaves. */
export function keepInvoice(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  world.invoices.set(invoice.id, invoice);
  world.customers.get(idOf(subscription.customer))!.balance = invoice.ending_balance ?? 0;
  subscription.latest_invoice = invoice.id;
}

/** Pays on a checkout page: 'declined' leaves the page open. */
export function payCheckout(world: World, sessionId: string): 'paid' | 'declined' | 'gone' {
  const session = world.sessions.get(sessionId);
  const sold = world.sold.get(sessionId);
  const customer = session?.customer;
  if (!session || !sold || !customer || session.status !== 'open') return 'gone';
  const at = world.now();
  const { price, metadata } = sold;
  const end = addPeriod(at, price, at);
  const [id, itemId] = [world.nextId('sub'), world.nextId('si')];
  const subscription = buildSubscription({ id, itemId, customer: idOf(customer), price, start: at, end, metadata });
  const line = { price, amount: price.unit_amount ?? 0, start: at, end, isProration: false };
  const invoice = writeInvoice(world, subscription, 'subscription_create', [line], at);
  if (!collect(world, invoice, at, 'present')) return 'declined';
  world.subscriptions.set(id, subscription);
  keepInvoice(world, subscription, invoice);
  cover(world, subscription, at, end);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.subscription = id;
  session.invoice = invoice.id;
  session.url = null;
  world.announce({ type: 'customer.subscription.created', object: subscription });
  world.announce({ type: 'checkout.session.completed', object: session });
  return 'paid';
}

/** Begins the next period and tries to take its money. */
export function renew(world: World, subscription: Stripe.Subscription, at: number): void {
  const item = itemOf(subscription);
  const { price } = item;
  const end = addPeriod(at, price, subscription.billing_cycle_anchor);
  item.current_period_start = at;
  item.current_period_end = end;
  const line = { price, amount: price.unit_amount ?? 0, start: at, end, isProration: false };
  const invoice = writeInvoice(world, subscription, 'subscription_cycle', [line], at);
  keepInvoice(world, subscription, invoice);
  if (collect(world, invoice, at, 'away')) cover(world, subscription, at, end);
  else {
    subscription.status = 'past_due';
    world.failedAt.set(subscription.id, at);
    cover(world, subscription, at, at + graceSeconds);
    if (world.confirmedCards.has(idOf(subscription.customer)))
      world.announce({ type: 'invoice.payment_action_required', object: invoice });
    world.announce({ type: 'invoice.payment_failed', object: invoice });
  }
  world.announce({ type: 'customer.subscription.updated', object: subscription });
}

/** Tries again to take what is open; true where nothing is left open. */
export function payOpenInvoice(world: World, subscription: Stripe.Subscription, person: 'present' | 'away'): boolean {
  const at = world.now();
  const invoice = [...world.invoices.values()].find(
    ({ id, status }) => id === subscription.latest_invoice && status === 'open',
  );
  if (!invoice || subscription.status !== 'past_due') return true;
  if (!collect(world, invoice, at, person)) return false;
  subscription.status = 'active';
  world.failedAt.delete(subscription.id);
  cover(world, subscription, at, itemOf(subscription).current_period_end);
  world.announce({ type: 'customer.subscription.updated', object: subscription });
  return true;
}

/** Ends a subscription for good. */
export function endSubscription(world: World, subscription: Stripe.Subscription, at: number): void {
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.schedule = null;
  // What waited to be paid applies no more; its invoice stays open, and takes money for nothing.
  subscription.pending_update = null;
  uncover(world, subscription.id, at);
  for (const schedule of world.schedules.values())
    if (schedule.subscription === subscription.id && schedule.status === 'active') {
      schedule.status = 'canceled';
      schedule.canceled_at = at;
      schedule.current_phase = null;
    }
  world.announce({ type: 'customer.subscription.deleted', object: subscription });
}

/** Gives a charge back. With the last charge of a subscription nothing of it is paid any more. */
export function refundCharge(world: World, charge: Stripe.Charge, reason: Stripe.Refund.Reason | null): Stripe.Refund {
  if (charge.refunded) throw refuse.request('charge_already_refunded', 'Charge has already been refunded.');
  if (charge.disputed) throw refuse.request('charge_disputed', 'Charge has been charged back.');
  charge.refunded = true;
  charge.amount_refunded = charge.amount;
  const refund = buildRefund(world.nextId('re'), world.now(), charge, reason);
  world.refunds.set(refund.id, refund);
  const subscription = findSubscriptionLastPaidBy(world, charge);
  if (subscription !== undefined) uncover(world, subscription, world.now());
  world.announce({ type: 'charge.refunded', object: charge });
  return refund;
}

/** The subscription whose newest payment a charge is. */
export function findSubscriptionLastPaidBy(world: World, charge: Stripe.Charge): string | undefined {
  const isOf = ({ payments }: Stripe.Invoice): boolean =>
    (payments?.data ?? []).some(({ payment }) => payment.payment_intent === charge.payment_intent);
  const subscriptionOf = (invoice: Stripe.Invoice): string | undefined => {
    const reference = invoice.parent?.subscription_details?.subscription;
    return reference === undefined ? undefined : idOf(reference);
  };
  const invoices = [...world.invoices.values()];
  const own = invoices.find(isOf);
  const subscription = own && subscriptionOf(own);
  const newest = invoices.findLast((each) => subscriptionOf(each) === subscription && each.amount_paid > 0);
  return newest === own ? subscription : undefined;
}
