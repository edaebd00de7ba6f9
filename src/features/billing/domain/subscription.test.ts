import { describe, expect, it } from 'vitest';
import { entitlementOf, moveBetween, refundableUntil, type SubscriptionFacts } from './subscription.ts';

const now = new Date('2026-05-10T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

const subscription = (facts: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  status: 'active',
  plan: 'Starter',
  interval: 'month',
  amountCents: 2400,
  startedAt: daysAgo(40),
  periodStart: daysAgo(10),
  periodEnd: daysAgo(-20),
  isEndingWithPeriod: false,
  scheduled: null,
  pastDueSince: null,
  firstPaidAt: daysAgo(40),
  isRefunded: false,
  ...facts,
});
const planOf = (...facts: Partial<SubscriptionFacts>[]) => entitlementOf(facts.map(subscription), now).plan;

describe('a subscription gives', () => {
  it.each([
    ['active', 'Starter'],
    ['trialing', 'Starter'],
    ['incomplete', 'Free'],
    ['incomplete_expired', 'Free'],
    ['canceled', 'Free'],
    ['unpaid', 'Free'],
    ['paused', 'Free'],
    ['something_new', 'Free'],
  ] as const)('while %s: %s', (status, plan) => expect(planOf({ status })).toBe(plan));

  it.each([
    [0, 'Starter'],
    [6.9, 'Starter'],
    [7, 'Free'],
    [30, 'Free'],
  ] as const)('%d days after a failed payment: %s', (days, plan) =>
    expect(planOf({ status: 'past_due', pastDueSince: daysAgo(days) })).toBe(plan),
  );

  it('nothing when a payment failed and nobody knows when', () =>
    expect(planOf({ status: 'past_due', pastDueSince: null })).toBe('Free'));

  it('nothing once its money was given back', () => expect(planOf({ isRefunded: true })).toBe('Free'));

  it('its plan to the end of the period when it is cancelled or made smaller', () => {
    expect(planOf({ isEndingWithPeriod: true })).toBe('Starter');
    expect(planOf({ plan: 'Pro', scheduled: { plan: 'Starter', interval: 'month', amountCents: 2400 } })).toBe('Pro');
  });
});

describe('several subscriptions give', () => {
  it.each([
    ['nothing where there is none', [], 'Free'],
    ['the highest plan', [{ plan: 'Starter' }, { plan: 'Pro' }], 'Pro'],
    ['the highest that is paid', [{ plan: 'Starter' }, { plan: 'Pro', status: 'canceled' }], 'Starter'],
    ['what is left after a refund', [{ plan: 'Pro', isRefunded: true }, { plan: 'Starter' }], 'Starter'],
  ] as const)('%s', (_name, facts, plan) => expect(planOf(...facts)).toBe(plan));

  it('the one that lasts longest, where plans are the same', () =>
    expect(
      entitlementOf([subscription({ id: 'short', periodEnd: daysAgo(-1) }), subscription({ id: 'long' })], now)
        .subscription?.id,
    ).toBe('long'));
});

describe('what follows', () => {
  it.each([
    ['the same again', {}, null],
    ['Free after a cancellation', { isEndingWithPeriod: true }, { plan: 'Free', interval: null }],
    [
      'the scheduled plan',
      { plan: 'Pro', scheduled: { plan: 'Starter', interval: 'year', amountCents: 23_040 } },
      { plan: 'Starter', interval: 'year', amountCents: 23_040 },
    ],
  ] as const)('is %s', (_name, facts, next) => expect(entitlementOf([subscription(facts)], now).next).toEqual(next));

  it('is the end of the grace seven days after the first failure', () => {
    const facts = { status: 'past_due', pastDueSince: new Date('2026-05-08T09:00:00Z') };
    expect(entitlementOf([subscription(facts)], now).graceEndsAt).toEqual(new Date('2026-05-15T09:00:00Z'));
    expect(entitlementOf([subscription()], now).graceEndsAt).toBeNull();
  });
});

describe('a change of plan', () => {
  it.each([
    ['Starter', 'month', 'Pro', 'month', 'at_once'],
    ['Starter', 'year', 'Pro', 'month', 'at_once'],
    ['Starter', 'month', 'Starter', 'year', 'at_once'],
    ['Pro', 'month', 'Starter', 'year', 'at_period_end'],
    ['Pro', 'year', 'Pro', 'month', 'at_period_end'],
    ['Pro', 'year', 'Pro', 'year', 'none'],
    ['Pro', 'year', 'Free', 'month', 'ends'],
  ] as const)('from %s by %s to %s by %s comes %s', (plan, interval, toPlan, toInterval, move) =>
    expect(moveBetween({ plan, interval }, { plan: toPlan, interval: toInterval })).toBe(move),
  );
});

it('money comes back within 14 days', () =>
  expect(refundableUntil(new Date('2026-05-01T08:00:00Z'))).toEqual(new Date('2026-05-15T08:00:00Z')));
