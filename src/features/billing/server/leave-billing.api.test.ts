/** The deletion of an account that pays, with the library of the payment service and its stand-in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';

let paying: PayingProduct;
beforeAll(async () => {
  paying = await createPayingProduct();
});
afterAll(() => paying.close());

it('an account goes when nobody charges it any more, and its invoice stays under a pseudonym', async () => {
  const { test, stripe } = paying;
  const person = await test.signUp();
  await paying.buy(person, 'Pro', 'year');
  const customer = await paying.customerOf(person);
  const body = { confirmation: person.email, password: 'correct horse battery' };
  expect((await test.call('POST', '/api/account/deletion', { as: person, body })).status).toBe(200);
  const isThere = async (): Promise<boolean> =>
    (await test.product.database.system`select 1 from users where user_id = ${person.userId}`).length === 1;

  // While signing in undoes it, what was paid stays paid.
  await paying.passDays(13);
  await test.product.privacy.run();
  expect([await isThere(), stripe.paidPlan(customer)]).toEqual([true, 'Pro']);

  await paying.passDays(2);
  stripe.setUnreachable(true);
  await test.product.privacy.run();
  expect([await isThere(), stripe.world.customers.has(customer)]).toEqual([true, true]);

  stripe.setUnreachable(false);
  stripe.outbox.hold(true);
  // The pause before it is tried again.
  test.clock.now = new Date(test.clock.now.getTime() + 15_000);
  await test.product.privacy.run();
  expect([await isThere(), stripe.world.customers.has(customer), stripe.paidPlan(customer)]).toEqual([
    false,
    false,
    'Free',
  ]);
  const pseudonym = test.product.privacy.pseudonymOf(person.userId);
  expect(
    await test.product.database.system`select plan, amount_cents::int as cents, status from left_invoice
      where pseudonym = ${pseudonym}`,
  ).toEqual([{ plan: 'Pro', cents: 75_840, status: 'paid' }]);

  // Events about the end arrive after the account is deleted; they are neither retried nor kept.
  stripe.outbox.hold(false);
  await stripe.outbox.deliverAll();
  await paying.settle();
  await paying.runJobs();
  expect(await test.product.database.system`select id from billing_event where applied_at is null`).toEqual([]);
  expect(await test.product.database.system`select type from billing_event where customer_id = ${customer}`).toEqual(
    [],
  );
});
