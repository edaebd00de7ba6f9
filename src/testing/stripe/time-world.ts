import type Stripe from 'stripe';
import { discardPendingUpdate } from './changes-world.ts';
import { endSubscription, renew } from './payments-world.ts';
import { idOf, itemOf, type World } from './world.ts';

/** How long the service tries to collect before it ends a subscription. */
const dunningSeconds = 21 * 86_400;

const isOpen = ({ status }: Stripe.Subscription): boolean => status === 'active' || status === 'past_due';

/** When something happens to a subscription by itself, in seconds. */
function nextTurn(world: World, subscription: Stripe.Subscription): number {
  const end = itemOf(subscription).current_period_end;
  const failed = world.failedAt.get(subscription.id);
  const expires = subscription.pending_update?.expires_at ?? end;
  return Math.min(end, expires, failed === undefined ? end : failed + dunningSeconds);
}

/**
 * Everything that happens by itself up to now: pages close, and in their order changes that nobody paid for are discarded, periods renew or
 * end, and debts end a subscription.
 */
export function passTime(world: World): void {
  for (const session of world.sessions.values()) {
    if (session.status !== 'open' || session.expires_at > world.now()) continue;
    session.status = 'expired';
    session.url = null;
    world.announce({ type: 'checkout.session.expired', object: session });
  }
  for (;;) {
    const [due] = [...world.subscriptions.values()]
      .filter(isOpen)
      .map((subscription) => ({ subscription, at: nextTurn(world, subscription) }))
      .filter(({ at }) => at <= world.now())
      .sort((one, other) => one.at - other.at);
    if (!due) return;
    turn(world, due.subscription, due.at);
  }
}

function turn(world: World, subscription: Stripe.Subscription, at: number): void {
  if (subscription.pending_update && subscription.pending_update.expires_at <= at) {
    discardPendingUpdate(world, subscription);
    return;
  }
  const isGivenUp = world.failedAt.has(subscription.id);
  const isCancelled = subscription.cancel_at !== null && subscription.cancel_at <= at;
  if (isGivenUp || isCancelled) {
    endSubscription(world, subscription, at);
    return;
  }
  const schedule = subscription.schedule === null ? undefined : world.schedules.get(idOf(subscription.schedule));
  if (schedule) enterPhase(world, subscription, schedule, at);
  renew(world, subscription, at);
}

/** The next phase of a schedule puts its price in place; after the last one the schedule is released. */
function enterPhase(
  world: World,
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule,
  at: number,
): void {
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date);
  const price = phase?.items[0] && world.prices.get(idOf(phase.items[0].price));
  if (!phase || !price) {
    releaseSchedule(schedule, subscription, at);
    return;
  }
  const item = itemOf(subscription);
  if (item.price.recurring?.interval !== price.recurring?.interval) subscription.billing_cycle_anchor = at;
  item.price = price;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
}

/** A schedule lets its subscription go on by itself. */
export function releaseSchedule(
  schedule: Stripe.SubscriptionSchedule,
  subscription: Stripe.Subscription | undefined,
  at: number,
): void {
  schedule.status = 'released';
  schedule.released_at = at;
  schedule.released_subscription = subscription?.id ?? null;
  schedule.subscription = null;
  schedule.current_phase = null;
  if (subscription) subscription.schedule = null;
}

/** The highest plan that is paid for, or within its days of grace, at this moment. */
export function paidPlan(world: World, customer: string, order: readonly string[]): string {
  const at = world.now();
  const plans = world.covers
    .filter((cover) => cover.customer === customer && cover.from <= at && at < cover.to)
    .map(({ plan }) => plan);
  return order.findLast((plan) => plans.includes(plan)) ?? order[0]!;
}
