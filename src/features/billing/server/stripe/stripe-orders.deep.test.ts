/** As its smaller sister, a thousand stories long. */
import fc from 'fast-check';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { type PaymentOrders, startPaymentOrders } from '#testing/stripe/payment-orders.ts';
import { stories } from '#testing/stripe/payment-stories.ts';

let orders: PaymentOrders;

beforeAll(async () => {
  orders = await startPaymentOrders(inject('appSecret'));
});
afterAll(() => orders.close());

it('in a thousand stories an account ends on what is paid and never has more', async () => {
  await checkProperty(
    fc.asyncProperty(stories, async (story) => {
      await orders.play(story);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
});
