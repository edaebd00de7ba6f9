/** Whoever gives up a payment that waits to be confirmed cannot make it any more; whoever was faster has what they paid. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ConfirmingProduct,
  createConfirmingProduct,
  type UnconfirmedPayer,
} from '#testing/stripe/confirming-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: ConfirmingProduct;

beforeAll(async () => {
  pays = await createConfirmingProduct();
});
afterAll(() => pays.close());

describe('whoever gives up what waits to be confirmed', () => {
  const byPortal = async (person: Person): Promise<void> => {
    const portal = await pays.call(person, 'POST', '/portal');
    await fetch(`${portal.body.url}/cancel`, { method: 'POST' });
  };
  it.each<[how: string, plan: string, giveUp: (who: UnconfirmedPayer) => unknown]>([
    ['choosing something else', 'Starter', ({ person }) => pays.choose(person, 'Pro', 'year')],
    ['choosing what they have', 'Starter', ({ person }) => pays.choose(person, 'Starter')],
    ['cancelling', 'Starter', ({ person }) => pays.choose(person, 'Free')],
    ['cancelling in the portal', 'Starter', ({ person }) => byPortal(person)],
    ['asking for the money back', 'Free', ({ person }) => pays.call(person, 'POST', '/refund')],
    [
      'winning a dispute about what was paid',
      'Free',
      ({ customer }) => {
        pays.stripe.dispute(customer);
        pays.stripe.closeDisputes(customer, 'lost');
      },
    ],
    ['leaving for good', 'Free', ({ person }) => pays.leave(person)],
  ])('by %s cannot pay for it any more', async (_how, plan, giveUp) => {
    const who = await pays.asked();
    await giveUp(who);
    await pays.settle();
    expect(await pays.confirm(who.url)).toBe('gone');
    expect([await pays.planOf(who.person), pays.chargesOf(who.customer)]).toEqual([plan, 1]);
  });

  /** Pays in the moment in which the product has read the invoices and goes on to act. */
  function payMeanwhile(url: string): void {
    const { charges } = pays.stripe.world;
    vi.spyOn(charges, 'values').mockImplementationOnce(() => {
      expect(pays.stripe.confirm(url)).toBe('paid');
      return charges.values();
    });
  }

  it('but paid a moment before has the plan, and is told that nothing else was changed', async () => {
    const { person, url } = await pays.asked();
    payMeanwhile(url);
    expect((await pays.choose(person, 'Pro', 'year')).body.code).toBe('billing.no_change');
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it('but paid a moment before asking for the money back gets all of it', async () => {
    const { person, customer, url } = await pays.asked();
    payMeanwhile(url);
    expect((await pays.call(person, 'POST', '/refund')).status).toBe(200);
    const own = [...pays.stripe.world.charges.values()].filter((each) => each.customer === customer);
    expect([own.map(({ refunded }) => refunded), await pays.planOf(person)]).toEqual([[true, true], 'Free']);
  });

  it('but paid a moment before the bank decided a dispute about the payment before keeps the plan', async () => {
    const { person, customer, url } = await pays.asked();
    pays.stripe.dispute(customer);
    await pays.settle();
    pays.stripe.closeDisputes(customer, 'lost');
    payMeanwhile(url);
    await pays.settle();
    // What was paid meanwhile is told after that.
    await pays.settle();
    expect([await pays.planOf(person), pays.stripe.paidPlan(customer)]).toEqual(['Pro', 'Pro']);
  });
});
