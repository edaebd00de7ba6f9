import { z } from 'zod';
import { changePrice, setEnding } from './changes-world.ts';
import { type Endpoint, endpoint, find, page, pageParameters } from './endpoint.ts';
import { param } from './form.ts';
import { endSubscription } from './payments-world.ts';
import { refuse } from './refusal.ts';
import { buildPhase, buildSchedule } from './subscription-objects.ts';
import { releaseSchedule } from './time-world.ts';
import { addPeriod, idOf, itemOf, type World } from './world.ts';

const { text, number, flag, metadata } = param;
const phase = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: number })).length(1),
  start_date: number.optional(),
  end_date: number.optional(),
  duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: number }).optional(),
  proration_behavior: z.literal('none').optional(),
});

/** Subscriptions and their schedules. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    z.strictObject({ customer: text, status: z.literal('all'), ...pageParameters }),
    (world, { customer, expand, ...part }) => {
      const own = [...world.subscriptions.values()].filter((each) => each.customer === customer);
      const isExpanded = expand?.includes('data.schedule');
      const data = own.map((each) => ({
        ...each,
        schedule: each.schedule && isExpanded ? find(world.schedules, idOf(each.schedule), 'schedule') : each.schedule,
      }));
      return page(data, part, '/v1/subscriptions');
    },
  ),
  endpoint(
    'POST',
    '/v1/subscriptions/:id',
    z.strictObject({
      items: z
        .array(z.strictObject({ id: text, price: text }))
        .length(1)
        .optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.literal('').optional(),
      proration_behavior: z.literal('always_invoice').optional(),
      payment_behavior: z.enum(['error_if_incomplete', 'pending_if_incomplete']).optional(),
      metadata: metadata.optional(),
    }),
    (world, parameters, id) => {
      const subscription = findOpen(world, id);
      const [item] = parameters.items ?? [];
      const isEnding = parameters.cancel_at_period_end;
      if (isEnding !== undefined && parameters.cancel_at !== undefined)
        throw refuse.request('parameter_invalid', 'Received both cancel_at_period_end and cancel_at parameters.');
      if (isEnding !== undefined && subscription.schedule !== null && isEnding)
        throw refuse.request('resource_conflict', 'The subscription is managed by a subscription schedule.');
      // What cannot wait for a payment.
      if (parameters.payment_behavior === 'pending_if_incomplete' && parameters.cancel_at !== undefined)
        throw refuse.request('parameter_invalid', 'cancel_at cannot be part of a pending update.', 'cancel_at');
      if (item) {
        if (item.id !== itemOf(subscription).id) throw refuse.notThere('subscription item', item.id);
        if (!parameters.proration_behavior) throw refuse.missing('proration_behavior');
        if (!parameters.payment_behavior) throw refuse.missing('payment_behavior');
        changePrice(world, subscription, {
          price: find(world.prices, item.price, 'price'),
          otherwise: parameters.payment_behavior,
          cancelAtPeriodEnd: isEnding ?? null,
          metadata: parameters.metadata ?? null,
        });
      } else {
        if (isEnding !== undefined) setEnding(world, subscription, isEnding);
        Object.assign(subscription.metadata, parameters.metadata);
      }
      if (parameters.cancel_at !== undefined) subscription.cancel_at = subscription.canceled_at = null;
      world.announce({ type: 'customer.subscription.updated', object: subscription });
      return subscription;
    },
  ),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({ prorate: flag.optional(), invoice_now: flag.optional() }),
    (world, _parameters, id) => {
      const subscription = findOpen(world, id);
      endSubscription(world, subscription, world.now());
      return subscription;
    },
  ),
  endpoint('POST', '/v1/subscription_schedules', z.strictObject({ from_subscription: text }), (world, parameters) => {
    const subscription = findOpen(world, parameters.from_subscription);
    if (subscription.schedule !== null || subscription.cancel_at !== null)
      throw refuse.request('resource_conflict', 'You cannot migrate a subscription that is already attached or ends.');
    const schedule = buildSchedule(world.nextId('sub_sched'), world.now(), subscription);
    world.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    return schedule;
  }),
  endpoint('GET', '/v1/subscription_schedules/:id', z.strictObject({}), (world, _parameters, id) =>
    find(world.schedules, id, 'schedule'),
  ),
  endpoint(
    'POST',
    '/v1/subscription_schedules/:id',
    z.strictObject({
      end_behavior: z.literal('release'),
      proration_behavior: z.literal('none'),
      phases: z.array(phase).length(2),
    }),
    (world, parameters, id) => {
      const schedule = find(world.schedules, id, 'schedule');
      const subscription = schedule.subscription === null ? undefined : findOpen(world, idOf(schedule.subscription));
      const [present, next] = parameters.phases;
      if (schedule.status !== 'active' || !subscription || !schedule.current_phase)
        throw refuse.request('resource_conflict', 'The schedule is not active.');
      if (present?.start_date === undefined || present.start_date !== schedule.current_phase.start_date)
        throw refuse.invalid('phases[0][start_date]');
      if (present.end_date === undefined || present.end_date !== itemOf(subscription).current_period_end)
        throw refuse.invalid('phases[0][end_date]');
      if (!next?.duration) throw refuse.missing('phases[1][duration]');
      const price = find(world.prices, next.items[0]!.price, 'price');
      if (price.recurring?.interval !== next.duration.interval) throw refuse.invalid('phases[1][duration]');
      if (present.items[0]!.price !== itemOf(subscription).price.id) throw refuse.invalid('phases[0][items]');
      schedule.phases = [
        buildPhase(itemOf(subscription).price, present.start_date, present.end_date),
        buildPhase(price, present.end_date, addPeriod(present.end_date, price, present.end_date)),
      ];
      schedule.current_phase = { start_date: present.start_date, end_date: present.end_date };
      world.announce({ type: 'customer.subscription.updated', object: subscription });
      return schedule;
    },
  ),
  endpoint('POST', '/v1/subscription_schedules/:id/release', z.strictObject({}), (world, _parameters, id) => {
    const schedule = find(world.schedules, id, 'schedule');
    if (schedule.status !== 'active') throw refuse.request('resource_conflict', 'The schedule is not active.');
    const subscription = schedule.subscription === null ? undefined : findOpen(world, idOf(schedule.subscription));
    releaseSchedule(schedule, subscription, world.now());
    if (subscription) world.announce({ type: 'customer.subscription.updated', object: subscription });
    return schedule;
  }),
];

/** A subscription that has not ended; the service refuses to change one that has. */
function findOpen(world: World, id: string) {
  const subscription = find(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw refuse.notThere('subscription', id);
  return subscription;
}
