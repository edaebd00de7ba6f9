import type Stripe from 'stripe';
import type { PlanWish } from '../payments.ts';
import type { StripeSubscription } from './customer-facts.ts';
import type { Prices } from './prices.ts';
import { ask } from './stripe-client.ts';

/**
 * Puts another price in place of the present one when the paid period ends: a schedule of two phases, after which the
 * subscription goes on by itself. What was to follow before is replaced.
 */
export async function scheduleMove(
  { stripe, prices }: { readonly stripe: Stripe; readonly prices: Prices },
  present: StripeSubscription,
  wish: PlanWish,
): Promise<void> {
  const { facts, priceId } = present;
  const price = await prices.get(wish);
  // A subscription that ends cannot be scheduled.
  if (facts.isEndingWithPeriod) await ask(() => stripe.subscriptions.update(facts.id, present.goingOn));
  // A subscription has one schedule at a time, so this needs no key; with one, a repeat would get a schedule that was released since.
  const schedule = await ask(() =>
    present.scheduleId === null
      ? stripe.subscriptionSchedules.create({ from_subscription: facts.id })
      : stripe.subscriptionSchedules.retrieve(present.scheduleId),
  );
  const startDate = schedule.current_phase?.start_date ?? Math.floor(facts.periodStart.getTime() / 1000);
  await ask(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: priceId, quantity: 1 }],
          start_date: startDate,
          end_date: Math.floor(facts.periodEnd.getTime() / 1000),
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: wish.interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  );
}
