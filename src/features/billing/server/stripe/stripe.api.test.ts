/** What somebody pays for is what they have: whatever they click, whatever fails, and however messages arrive. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

/** Somebody who has bought a plan. */
async function payer(plan = 'Starter', interval = 'month'): Promise<{ person: Person; customer: string }> {
  const person = await pays.test.signUp();
  await pays.buy(person, plan, interval);
  return { person, customer: await pays.customerOf(person) };
}
const billingOf = async (person: Person) => (await pays.call(person, 'GET', '')).body;
const stripeRequests = (sign: string) => pays.stripe.requests.filter((line) => line.startsWith(sign)).length;
const dayOf = (iso: string) => iso.slice(0, 10);
const inDays = (days: number) => new Date(pays.test.clock.now.getTime() + days * 86_400_000).toISOString();

describe('somebody without a subscription', () => {
  it('is on Free until the page is paid, and then on the plan without another click', async () => {
    const person = await pays.test.signUp();
    const choice = await pays.choose(person, 'Starter');
    expect(choice).toMatchObject({ status: 200, body: { outcome: 'checkout' } });
    expect(await pays.planOf(person)).toBe('Free');
    expect(pays.stripe.pay(choice.body.url)).toBe('paid');
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Starter');
    expect(await billingOf(person)).toMatchObject({
      plan: 'Starter',
      hasPortal: true,
      subscription: { interval: 'month', next: null, graceEndsAt: null, refundableUntil: inDays(14) },
      changes: [{ from: 'Free', to: 'Starter', madeBy: 'payment' }],
      invoices: [
        { kind: 'stripe', plan: 'Starter', interval: 'month', amountCents: 2400, currency: 'USD', status: 'paid' },
      ],
    });
  });

  it('has one page to pay on: choosing something else ends the one before', async () => {
    const person = await pays.test.signUp();
    const first = await pays.choose(person, 'Starter');
    const second = await pays.choose(person, 'Pro', 'year');
    expect(pays.stripe.pay(first.body.url)).toBe('gone');
    expect(pays.stripe.pay(second.body.url)).toBe('paid');
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
    expect((await billingOf(person)).invoices).toMatchObject([{ amountCents: 75_840, interval: 'year' }]);
  });

  it('gets the same page for a repeat of the same attempt', async () => {
    const person = await pays.test.signUp();
    const key = crypto.randomUUID();
    const first = await pays.choose(person, 'Pro', 'month', key);
    const made = stripeRequests('POST /v1/checkout/sessions');
    expect((await pays.choose(person, 'Pro', 'month', key)).body).toEqual(first.body);
    expect(stripeRequests('POST /v1/checkout/sessions')).toBe(made);
  });

  it('has nothing to keep, to refund or to open, and pays nothing for Free', async () => {
    const person = await pays.test.signUp();
    const refusals = [
      await pays.choose(person, 'Free'),
      await pays.call(person, 'POST', '/plan/keep'),
      await pays.call(person, 'POST', '/refund'),
      await pays.call(person, 'POST', '/portal'),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'billing.no_change'],
      [409, 'billing.no_change'],
      [409, 'billing.not_refundable'],
      [409, 'billing.payment_not_set_up'],
    ]);
  });

  it('keeps the plan that an operator gave', async () => {
    const person = await pays.test.signUp();
    await pays.test.product.database.system`update users set plan = 'Pro' where user_id = ${person.userId}`;
    await pays.choose(person, 'Starter');
    expect((await pays.call(person, 'POST', '/refresh')).status).toBe(200);
    expect(await pays.planOf(person)).toBe('Pro');
  });
});

describe('prices', () => {
  it('are made once, as the plan table has them, however many instances ask', async () => {
    await Promise.all(
      ['Starter', 'Pro', 'Starter'].map(async (plan) => pays.choose(await pays.test.signUp(), plan, 'year')),
    );
    const keys = [...pays.stripe.world.prices.values()].map((price) => price.lookup_key);
    expect(keys).toEqual([...new Set(keys)]);
    for (const { lookup_key: key, unit_amount: amount } of pays.stripe.world.prices.values())
      expect(key).toMatch(new RegExp(`^groundwork_(starter|pro)_(month|year)_${amount}$`));
  });
});

describe('a change of plan', () => {
  it('to more comes at once and takes the difference', async () => {
    const { person } = await payer('Starter');
    await pays.passDays(15);
    expect(await pays.choose(person, 'Pro')).toMatchObject({
      status: 200,
      body: { outcome: 'switched', billing: { plan: 'Pro', subscription: { interval: 'month', next: null } } },
    });
    const [difference, first] = (await billingOf(person)).invoices;
    expect(first).toMatchObject({ plan: 'Starter', amountCents: 2400 });
    expect(difference).toMatchObject({ plan: 'Pro', status: 'paid' });
    expect(difference.amountCents).toBeGreaterThan(0);
    expect(difference.amountCents).toBeLessThan(5500);
  });

  it('whose payment is refused changes nothing', async () => {
    const { person, customer } = await payer('Starter');
    pays.stripe.refuseCards(customer, true);
    expect(await pays.choose(person, 'Pro')).toMatchObject({ status: 402, body: { code: 'billing.payment_failed' } });
    expect(await pays.planOf(person)).toBe('Starter');
    expect(pays.stripe.paidPlan(customer)).toBe('Starter');
  });

  it('to less comes with the end of the period, and can be taken back until then', async () => {
    const { person } = await payer('Pro');
    const scheduled = await pays.choose(person, 'Starter');
    expect(scheduled).toMatchObject({
      status: 200,
      body: {
        outcome: 'scheduled',
        billing: { plan: 'Pro', subscription: { next: { plan: 'Starter', interval: 'month' } } },
      },
    });
    expect((await pays.call(person, 'POST', '/plan/keep')).body).toMatchObject({ subscription: { next: null } });
    await pays.choose(person, 'Starter');
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Starter');
    const billing = await billingOf(person);
    expect(billing.subscription).toMatchObject({ interval: 'month', next: null });
    expect(billing.invoices[0]).toMatchObject({ plan: 'Starter', amountCents: 2400, status: 'paid' });
    // The schedule is in its second phase now; changes go on as before.
    expect((await pays.choose(person, 'Pro')).body.outcome).toBe('switched');
    await pays.choose(person, 'Starter');
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Starter');
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Starter');
  });

  it('from a year to a month, and from a smaller plan to none, replaces what was to follow', async () => {
    const { person } = await payer('Pro', 'year');
    await pays.choose(person, 'Pro', 'month');
    expect((await billingOf(person)).subscription.next).toEqual({ plan: 'Pro', interval: 'month' });
    await pays.choose(person, 'Starter', 'year');
    expect((await billingOf(person)).subscription.next).toEqual({ plan: 'Starter', interval: 'year' });
    await pays.choose(person, 'Free');
    expect((await billingOf(person)).subscription.next).toEqual({ plan: 'Free', interval: null });
    await pays.choose(person, 'Starter', 'month');
    expect((await billingOf(person)).subscription.next).toEqual({ plan: 'Starter', interval: 'month' });
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it('to what it is already is no change', async () => {
    const { person } = await payer('Starter');
    expect(await pays.choose(person, 'Starter')).toMatchObject({ status: 409, body: { code: 'billing.no_change' } });
  });

  it('from a month to a year comes at once and begins a year', async () => {
    const { person } = await payer('Starter');
    const { body } = await pays.choose(person, 'Starter', 'year');
    expect(body).toMatchObject({ outcome: 'switched', billing: { subscription: { interval: 'year' } } });
    expect(dayOf(body.billing.subscription.periodEndsAt) > dayOf(inDays(360))).toBe(true);
  });

  it('cancels in one step, keeps the plan to the end, and says when it is over', async () => {
    const { person } = await payer('Starter');
    expect((await pays.choose(person, 'Free')).body).toMatchObject({
      outcome: 'scheduled',
      billing: { plan: 'Starter', subscription: { next: { plan: 'Free', interval: null } } },
    });
    await pays.passDays(26);
    expect(await pays.planOf(person)).toBe('Starter');
    await pays.passDays(6);
    expect(await pays.planOf(person)).toBe('Free');
    expect((await billingOf(person)).subscription).toBeNull();
    expect((await pays.mailsTo(person)).map(({ subject }) => subject)).toContain(
      'Your Groundwork Starter plan has ended',
    );
    await pays.buy(person, 'Pro');
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it('ends with its period even if no message ever comes', async () => {
    const { person } = await payer('Pro');
    await pays.choose(person, 'Free');
    await pays.settle();
    pays.stripe.outbox.hold(true);
    await pays.passDays(32);
    pays.stripe.outbox.dropAll();
    pays.stripe.outbox.hold(false);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
  });
});

describe('a payment that fails', () => {
  it('leaves the plan for seven days, is mailed with that day, and then the account is on Free', async () => {
    const { person, customer } = await payer('Pro');
    const { periodEndsAt } = (await billingOf(person)).subscription;
    pays.stripe.refuseCards(customer, true);
    await pays.passDays(32);
    expect(await pays.planOf(person)).toBe('Pro');
    const graceEnd = new Date(new Date(periodEndsAt).getTime() + 7 * 86_400_000);
    expect((await billingOf(person)).subscription.graceEndsAt).toBe(graceEnd.toISOString());
    const mail = (await pays.mailsTo(person)).find(({ subject }) => subject === 'Your payment for Groundwork failed');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(graceEnd);
    expect(mail?.body.replace(/\s+/g, ' ')).toContain(`The plan stays until ${day}.`);
    expect(await pays.choose(person, 'Pro', 'year')).toMatchObject({ status: 402 });
    await pays.passDays(7);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
    expect(pays.stripe.paidPlan(customer)).toBe('Free');
  });

  it('and is made good brings the plan back', async () => {
    const { person, customer } = await payer('Starter');
    pays.stripe.refuseCards(customer, true);
    await pays.passDays(42);
    await pays.runJobs();
    expect(await billingOf(person)).toMatchObject({ plan: 'Free', subscription: null, hasDebt: true });
    pays.stripe.refuseCards(customer, false);
    pays.stripe.collectDebts(customer);
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Starter');
    expect(await billingOf(person)).toMatchObject({ subscription: { graceEndsAt: null }, hasDebt: false });
  });

  it('ends for good when somebody chooses anew after the days of grace', async () => {
    const { person, customer } = await payer('Starter');
    pays.stripe.refuseCards(customer, true);
    await pays.passDays(42);
    await pays.runJobs();
    pays.stripe.refuseCards(customer, false);
    await pays.buy(person, 'Pro');
    expect(await pays.planOf(person)).toBe('Pro');
    const living = [...pays.stripe.world.subscriptions.values()].filter(
      (each) => each.customer === customer && each.status !== 'canceled',
    );
    expect(living).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('gives everything back within 14 days, ends the plan at once and says so', async () => {
    const { person, customer } = await payer('Starter');
    await pays.choose(person, 'Pro');
    await pays.passDays(13);
    const { status, body } = await pays.call(person, 'POST', '/refund');
    expect([status, body.plan, body.subscription]).toEqual([200, 'Free', null]);
    await pays.settle();
    expect(body.invoices.map((invoice: { status: string }) => invoice.status)).toEqual(['refunded', 'refunded']);
    expect(pays.stripe.paidPlan(customer)).toBe('Free');
    const mails = await pays.mailsTo(person);
    expect(mails.filter(({ subject }) => subject === 'Your money is on its way back')).toHaveLength(1);
    expect(mails.at(-1)?.body.replace(/\s+/g, ' ')).toContain('We gave back $79.00 for your Pro plan.');
    const charges = [...pays.stripe.world.charges.values()].filter((charge) => charge.customer === customer);
    expect(charges.every(({ refunded }) => refunded)).toBe(true);
    expect((await pays.call(person, 'POST', '/refund')).body.code).toBe('billing.not_refundable');
  });

  it('is refused after 14 days', async () => {
    const { person } = await payer('Starter');
    await pays.passDays(14);
    expect(await pays.call(person, 'POST', '/refund')).toMatchObject({
      status: 409,
      body: { code: 'billing.not_refundable' },
    });
    expect(await pays.planOf(person)).toBe('Starter');
  });

  it('is finished by the next look, should the process have died after the money went back', async () => {
    const { person, customer } = await payer('Pro');
    pays.stripe.failAfter(1);
    expect((await pays.call(person, 'POST', '/refund')).status).toBe(503);
    pays.stripe.failAfter(undefined);
    expect(await pays.planOf(person)).toBe('Pro');
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
    expect([...pays.stripe.world.refunds.values()].filter((refund) => refund.customer === customer)).toHaveLength(1);
    const own = [...pays.stripe.world.subscriptions.values()].filter((each) => each.customer === customer);
    expect(own.map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('a payment service that cannot be reached', () => {
  it('is said so with 503, and nothing is changed', async () => {
    const { person, customer } = await payer('Starter');
    const before = await billingOf(person);
    pays.stripe.setUnreachable(true);
    const answers = [
      await pays.choose(person, 'Pro'),
      await pays.call(person, 'POST', '/plan/keep'),
      await pays.call(person, 'POST', '/portal'),
      await pays.call(person, 'POST', '/refresh'),
      await pays.call(person, 'POST', '/refund'),
    ];
    pays.stripe.setUnreachable(false);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [503, 'billing.payment_unreachable']),
    );
    expect(await billingOf(person)).toEqual(before);
    expect(pays.stripe.paidPlan(customer)).toBe('Starter');
  });
});

describe('three days before a charge', () => {
  it('a reminder says day and amount, once; whoever cancelled gets none', async () => {
    const { person } = await payer('Starter');
    const leaving = await payer('Pro');
    await pays.choose(leaving.person, 'Free');
    const { periodEndsAt } = (await billingOf(person)).subscription;
    const daysLeft = (new Date(periodEndsAt).getTime() - pays.test.clock.now.getTime()) / 86_400_000;
    await pays.passDays(daysLeft - 3.2);
    await pays.runJobs();
    const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Your Groundwork plan renews on ');
    expect((await pays.mailsTo(person)).filter(isReminder)).toEqual([]);
    await pays.passDays(0.3);
    await pays.runJobs();
    await pays.runJobs();
    const reminders = (await pays.mailsTo(person)).filter(isReminder);
    expect(reminders).toHaveLength(1);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(periodEndsAt));
    expect(reminders[0]!.subject).toBe(`Your Groundwork plan renews on ${day}`);
    expect(reminders[0]!.body).toContain('$24.00');
    expect((await pays.mailsTo(leaving.person)).filter(isReminder)).toEqual([]);
  });
});

describe('the portal and the invoices', () => {
  it('lead to the addresses the payment service gives', async () => {
    const { person } = await payer('Starter');
    const portal = await pays.call(person, 'POST', '/portal');
    expect(await (await fetch(portal.body.url)).text()).toContain('<h1>Billing portal</h1>');
    const { id } = (await billingOf(person)).invoices[0];
    const { body } = await pays.call(person, 'POST', `/invoices/${id}/download`);
    expect((await (await fetch(body.url)).text()).slice(0, 4)).toBe('%PDF');
  });

  it('a cancellation in the portal arrives here', async () => {
    const { person } = await payer('Starter');
    const portal = await pays.call(person, 'POST', '/portal');
    await fetch(`${portal.body.url}/cancel`, { method: 'POST' });
    await pays.settle();
    expect((await billingOf(person)).subscription.next).toEqual({ plan: 'Free', interval: null });
  });
});

describe('a customer that was deleted at the payment service', () => {
  it('is on Free, and is made anew when somebody chooses again', async () => {
    const { person, customer } = await payer('Pro');
    await fetch(`${pays.stripe.url}/v1/customers/${customer}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_groundwork', 'stripe-version': Stripe.API_VERSION },
    });
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Free');
    await pays.buy(person, 'Starter', 'month');
    expect(await pays.planOf(person)).toBe('Starter');
    expect(await pays.customerOf(person)).not.toBe(customer);
  });
});

describe('an account that goes for good', () => {
  it('is charged no more, however often it is asked for', async () => {
    const { person, customer } = await payer('Pro');
    const { stripe } = pays;
    await pays.leave(person);
    await pays.leave(person);
    expect(stripe.world.customers.has(customer)).toBe(false);
    const own = [...stripe.world.subscriptions.values()].filter((each) => each.customer === customer);
    expect(own.map(({ status }) => status)).toEqual(['canceled']);
  });
});
