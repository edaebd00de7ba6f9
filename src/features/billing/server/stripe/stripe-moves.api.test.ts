/** What was to follow a paid period is taken back, replaced or kept as it was: nobody is charged for what they gave up. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

/** Somebody who has bought a plan by the month. */
async function payer(plan: string): Promise<{ person: Person; customer: string }> {
  const person = await pays.test.signUp();
  await pays.buy(person, plan);
  return { person, customer: await pays.customerOf(person) };
}
const nextOf = async (person: Person) => (await pays.call(person, 'GET', '')).body.subscription.next;

describe('a cancellation in the portal, which names a day instead of the period', () => {
  /** Somebody who cancelled there. */
  async function leaver(): Promise<Person> {
    const { person } = await payer('Starter');
    const portal = await pays.call(person, 'POST', '/portal');
    await fetch(`${portal.body.url}/cancel`, { method: 'POST' });
    await pays.settle();
    expect(await nextOf(person)).toEqual({ plan: 'Free', interval: null });
    return person;
  }

  it('is taken back, and the plan goes on', async () => {
    const person = await leaver();
    const kept = await pays.call(person, 'POST', '/plan/keep');
    expect([kept.status, kept.body.subscription?.next]).toEqual([200, null]);
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Starter');
  });

  it('is over with an upgrade, which lasts', async () => {
    const person = await leaver();
    const upgraded = await pays.choose(person, 'Pro');
    expect([upgraded.body.outcome, upgraded.body.billing?.subscription.next]).toEqual(['switched', null]);
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it('is replaced by a shorter interval', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Pro', 'year');
    const portal = await pays.call(person, 'POST', '/portal');
    await fetch(`${portal.body.url}/cancel`, { method: 'POST' });
    await pays.settle();
    expect((await pays.choose(person, 'Starter')).body.outcome).toBe('scheduled');
    expect(await nextOf(person)).toEqual({ plan: 'Starter', interval: 'month' });
  });
});
describe('somebody to whom the operator sold a second subscription', () => {
  it('changes the one that gives the plan, though the other is newer', async () => {
    const { person, customer } = await payer('Pro');
    await pays.choose(await pays.test.signUp(), 'Starter');
    const price = [...pays.stripe.world.prices.values()].find((each) => each.metadata.groundwork_plan === 'Starter');
    const { hostname: host, port } = new URL(pays.stripe.url);
    const operator = new Stripe('sk_test_groundwork', { host, port, protocol: 'http' });
    const page = await operator.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price!.id, quantity: 1 }],
      success_url: 'https://example.com',
    });
    await pays.passDays(0.5);
    expect(pays.stripe.pay(page.url!)).toBe('paid');
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
    expect((await pays.choose(person, 'Free')).body.outcome).toBe('scheduled');
    expect(await nextOf(person)).toEqual({ plan: 'Free', interval: null });
  });
});

describe('a choice that fails half-way', () => {
  it('leaves the cancellation that it should have replaced', async () => {
    const { person } = await payer('Pro');
    await pays.choose(person, 'Free');
    pays.stripe.failOnce('POST /v1/subscription_schedules');
    expect(await pays.choose(person, 'Starter')).toMatchObject({
      status: 503,
      body: { code: 'billing.payment_unreachable' },
    });
    expect(await nextOf(person)).toEqual({ plan: 'Free', interval: null });
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Free');
  });

  it('is carried out when the same attempt is repeated', async () => {
    const { person } = await payer('Pro');
    await pays.choose(person, 'Free');
    const key = crypto.randomUUID();
    pays.stripe.failOnce('POST /v1/subscription_schedules/');
    expect((await pays.choose(person, 'Starter', 'month', key)).status).toBe(503);
    expect(await nextOf(person)).toEqual({ plan: 'Free', interval: null });
    expect((await pays.choose(person, 'Starter', 'month', key)).body.outcome).toBe('scheduled');
    expect(await nextOf(person)).toEqual({ plan: 'Starter', interval: 'month' });
  });

  it('leaves the smaller plan that was to follow, where the card refuses the greater one', async () => {
    const { person, customer } = await payer('Pro');
    await pays.choose(person, 'Starter');
    pays.stripe.refuseCards(customer, true);
    expect(await pays.choose(person, 'Pro', 'year')).toMatchObject({ status: 402 });
    pays.stripe.refuseCards(customer, false);
    expect(await nextOf(person)).toEqual({ plan: 'Starter', interval: 'month' });
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Starter');
  });
});

describe('what changed at the payment service, while neither its answer nor its message arrived', () => {
  /** Does something that fails after so many changes, and loses every message about it. */
  async function unheard(changes: number, work: () => Promise<{ status: number }>): Promise<void> {
    pays.stripe.outbox.hold(true);
    pays.stripe.failAfter(changes);
    expect((await work()).status).toBe(503);
    pays.stripe.failAfter(undefined);
    pays.stripe.outbox.dropAll();
    pays.stripe.outbox.hold(false);
  }

  it('is learned within the minute: a plan that was paid is there', async () => {
    const { person, customer } = await payer('Starter');
    // The price of Pro is there from now on.
    await pays.choose(await pays.test.signUp(), 'Pro');
    await unheard(1, () => pays.choose(person, 'Pro'));
    expect([await pays.planOf(person), pays.stripe.paidPlan(customer)]).toEqual(['Starter', 'Pro']);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it('and a plan whose money went back is over', async () => {
    const { person } = await payer('Starter');
    await unheard(1, () => pays.call(person, 'POST', '/refund'));
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
  });

  it('is not looked for again once it is known', async () => {
    const { person } = await payer('Starter');
    await pays.choose(person, 'Pro');
    await pays.settle();
    expect((await pays.choose(person, 'Pro')).status).toBe(409);
    const looks = () => pays.stripe.requests.filter((line) => line === 'GET /v1/subscriptions').length;
    const before = looks();
    await pays.test.product.stripe?.scheduled[0]?.run(pays.test.clock.now);
    expect(looks()).toBe(before);
  });
});
