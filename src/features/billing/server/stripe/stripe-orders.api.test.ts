/**
 * No order of clicks, payments, messages and deaths of processes leaves an account on a plan that nobody paid for, or
 * without one that was paid.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkProperty, hasFreshValues } from '#testing/check-property.ts';
import { isWhole } from '#testing/conformance-size.ts';
import { type PaymentOrders, startPaymentOrders } from '#testing/stripe/payment-orders.ts';
import { stories } from '#testing/stripe/payment-stories.ts';

let orders: PaymentOrders;

beforeAll(async () => {
  orders = await startPaymentOrders(inject('appSecret'));
});
afterAll(() => orders.close());

it('whatever happens, in whatever order, an account ends on what is paid and never has more', async () => {
  const ends = new Set<string>();
  await checkProperty(
    fc.asyncProperty(stories, async (story) => {
      ends.add(await orders.play(story));
    }),
    { numRuns: isWhole ? 40 : 12, seed: 20_260_310, endOnFailure: true },
  );
  if (!hasFreshValues) expect([...ends].sort()).toEqual(['Free', 'Pro', 'Starter']);
}, 120_000);
