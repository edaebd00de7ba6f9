/** A payment is refunded once, and everything it paid for ends with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import { refundCharge } from '#testing/stripe/payments-world.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

describe('a refund after a change that left a credit', () => {
  it('takes the credit back with it, so that the next plan is paid in full', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter', 'year');
    const customer = pays.stripe.world.customers.get(await pays.customerOf(person))!;
    const { body } = await pays.choose(person, 'Pro', 'month');
    expect([body.outcome, customer.balance]).toEqual(['switched', 7900 - 23_040]);
    const refunded = await pays.call(person, 'POST', '/refund');
    expect([refunded.status, refunded.body.plan]).toEqual([200, 'Free']);
    expect(customer.balance).toBe(0);
    await pays.buy(person, 'Pro');
    const paid = [...pays.stripe.world.charges.values()].filter((charge) => charge.customer === customer.id);
    expect(paid.map(({ amount, refunded: isBack }) => [amount, isBack])).toEqual([
      [23_040, true],
      [7900, false],
    ]);
  });

  it('does so too where the money went back at the payment service', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter', 'year');
    const customer = pays.stripe.world.customers.get(await pays.customerOf(person))!;
    await pays.choose(person, 'Pro', 'month');
    const charge = [...pays.stripe.world.charges.values()].find((each) => each.customer === customer.id)!;
    refundCharge(pays.stripe.world, charge, null);
    await pays.settle();
    expect([await pays.planOf(person), customer.balance]).toEqual(['Free', 0]);
  });
});

describe('a refund of two payments of one second', () => {
  it('begins with the older one, so that the plan is paid until the last is back', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter');
    await pays.choose(person, 'Pro');
    const customer = await pays.customerOf(person);
    const charges = () =>
      [...pays.stripe.world.charges.values()]
        .filter((charge) => charge.customer === customer)
        .map(({ amount, refunded }) => [amount, refunded]);
    pays.stripe.failAfter(1);
    expect((await pays.call(person, 'POST', '/refund')).status).toBe(503);
    pays.stripe.failAfter(undefined);
    expect(charges()).toEqual([
      [2400, true],
      [5500, false],
    ]);
    await pays.runJobs();
    expect([await pays.planOf(person), pays.stripe.paidPlan(customer)]).toEqual(['Pro', 'Pro']);
    expect((await pays.call(person, 'POST', '/refund')).body.plan).toBe('Free');
    expect(charges()).toEqual([
      [2400, true],
      [5500, true],
    ]);
  });
});
