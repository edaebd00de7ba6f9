/** A higher plan whose payment the bank wants confirmed: nothing is changed, charged or owed before it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a higher plan whose payment the bank wants confirmed', () => {
  it('leads to the page of the payment and changes, charges and owes nothing before', async () => {
    const { person, customer, openUntil } = await pays.asked();
    const { plan, subscription, hasDebt } = await pays.viewOf(person);
    expect({ plan, grace: subscription.graceEndsAt, hasDebt }).toEqual({
      plan: 'Starter',
      grace: null,
      hasDebt: false,
    });
    expect([pays.chargesOf(customer), await pays.statesOf(person)]).toEqual([1, ['open', 'paid']]);
    expect(Date.parse(openUntil) - pays.test.clock.now.getTime()).toBe(23 * 3_600_000);
    await pays.runJobs();
    expect((await pays.mailsTo(person)).filter(({ subject }) => subject.includes('failed'))).toEqual([]);
  });

  it('is there as soon as it is paid, without another click', async () => {
    const { person, customer, url } = await pays.asked();
    expect(await pays.confirm(url)).toBe('paid');
    expect([await pays.planOf(person), pays.chargesOf(customer), await pays.statesOf(person)]).toEqual([
      'Pro',
      2,
      ['paid', 'paid'],
    ]);
  });

  it('and a year instead of a month', async () => {
    const { person, url } = await pays.asked('Starter', 'year');
    expect((await pays.viewOf(person)).subscription.interval).toBe('month');
    await pays.confirm(url);
    expect((await pays.viewOf(person)).subscription.interval).toBe('year');
  });

  it('has one page: choosing it again leads to the same, and after the payment it is no change', async () => {
    const { person, url } = await pays.asked();
    expect((await pays.choose(person, 'Pro')).body.url).toBe(url);
    expect(await pays.statesOf(person)).toEqual(['open', 'paid']);
    await pays.confirm(url);
    expect((await pays.choose(person, 'Pro')).body.code).toBe('billing.no_change');
  });

  it('lapses with its page after 23 hours, and the plan goes on as it was', async () => {
    const { person, customer, url } = await pays.asked();
    await pays.passDays(1);
    expect([await pays.confirm(url), await pays.statesOf(person)]).toEqual(['gone', ['void', 'paid']]);
    expect(await pays.planOf(person)).toBe('Starter');
    expect((await pays.choose(person, 'Pro')).body.outcome).toBe('confirm');
    pays.stripe.confirmCards(customer, false);
    await pays.passDays(31);
    expect(await pays.planOf(person)).toBe('Starter');
  });

  it('has one page also after a lost answer; once it lapsed, the same attempt is told that it failed', async () => {
    // The price of Pro is there from now on.
    await pays.asked();
    const { person, customer } = await pays.payer();
    const key = crypto.randomUUID();
    pays.stripe.failAfter(2);
    expect((await pays.choose(person, 'Pro', 'month', key)).status).toBe(503);
    pays.stripe.failAfter(undefined);
    const again = await pays.choose(person, 'Pro');
    expect([again.body.outcome, await pays.statesOf(person)]).toEqual(['confirm', ['open', 'paid']]);
    await pays.passDays(1);
    expect((await pays.choose(person, 'Pro', 'month', key)).body.code).toBe('billing.payment_failed');
    expect(pays.chargesOf(customer)).toBe(1);
  });

  it('is refused, and nothing waits, where the card itself is', async () => {
    const { person, customer } = await pays.payer();
    pays.stripe.refuseCards(customer, true);
    expect((await pays.choose(person, 'Pro')).body.code).toBe('billing.payment_failed');
    expect(await pays.statesOf(person)).toEqual(['paid']);
  });
});

describe('beside what is planned for the end of the period, a payment that waits', () => {
  it('takes a cancellation back only with the payment', async () => {
    const cancelled = async () => {
      const who = await pays.payer();
      await pays.choose(who.person, 'Free');
      const { body } = await pays.choose(who.person, 'Pro');
      expect((await pays.viewOf(who.person)).subscription.next).toEqual({ plan: 'Free', interval: null });
      return { ...who, url: body.url };
    };
    const [unpaid, paid] = [await cancelled(), await cancelled()];
    await pays.confirm(paid.url);
    expect((await pays.viewOf(paid.person)).subscription.next).toBe(null);
    await pays.passDays(32);
    expect(await pays.planOf(unpaid.person)).toBe('Free');
    expect(pays.chargesOf(unpaid.customer)).toBe(1);
  });

  it('is kept as it is by taking a cancellation back', async () => {
    const { person } = await pays.payer();
    await pays.choose(person, 'Free');
    const { body } = await pays.choose(person, 'Pro');
    expect((await pays.call(person, 'POST', '/plan/keep')).status).toBe(200);
    expect(await pays.confirm(body.url)).toBe('paid');
    expect(await pays.planOf(person)).toBe('Pro');
  });

  it.each<[what: string, plan: (person: Person) => unknown, next: unknown]>([
    [
      'a cancellation in the portal',
      async (person) => {
        const portal = await pays.call(person, 'POST', '/portal');
        await fetch(`${portal.body.url}/cancel`, { method: 'POST' });
        await pays.settle();
      },
      { plan: 'Free', interval: null },
    ],
    ['a smaller plan', (person) => pays.choose(person, 'Starter'), { plan: 'Starter', interval: 'month' }],
  ])('is refused beside %s, which stays, and open once that is taken back', async (_what, plan, next) => {
    const { person, customer } = await pays.payer('Pro');
    await plan(person);
    expect(await pays.choose(person, 'Pro', 'year')).toMatchObject({
      status: 409,
      body: { code: 'billing.change_planned' },
    });
    expect([(await pays.viewOf(person)).subscription.next, pays.chargesOf(customer)]).toEqual([next, 1]);
    await pays.call(person, 'POST', '/plan/keep');
    const { body } = await pays.choose(person, 'Pro', 'year');
    await pays.confirm(body.url);
    expect((await pays.viewOf(person)).subscription).toMatchObject({ interval: 'year', next: null });
  });
});

describe('a renewal that the bank wants confirmed', () => {
  it.each<[where: string, pay: (who: UnconfirmedPayer) => Promise<unknown>]>([
    [
      'on the page of its invoice',
      ({ customer }) => {
        const open = [...pays.stripe.world.invoices.values()].find(
          (each) => each.customer === customer && each.status === 'open',
        );
        return pays.confirm(open?.hosted_invoice_url ?? '');
      },
    ],
    [
      'in the portal',
      async ({ person }) => {
        const portal = await pays.call(person, 'POST', '/portal');
        await fetch(`${portal.body.url}/pay`, { method: 'POST' });
        await pays.settle();
      },
    ],
  ])('is a failed payment with its days of grace, until it is confirmed %s', async (_where, pay) => {
    const who = await pays.payer();
    await pays.passDays(31);
    const { plan, subscription } = await pays.viewOf(who.person);
    expect([plan, subscription.graceEndsAt]).toEqual(['Starter', expect.any(String)]);
    const failed = (await pays.mailsTo(who.person)).filter(({ subject }) => subject.includes('failed'));
    expect(failed.map(({ body }) => body.includes('if your bank wants to confirm it'))).toEqual([true]);
    pays.stripe.collectDebts(who.customer);
    await pays.passDays(8);
    await pays.runJobs();
    expect([await pays.planOf(who.person), (await pays.viewOf(who.person)).hasDebt]).toEqual(['Free', true]);
    await pay(who);
    expect([await pays.planOf(who.person), (await pays.viewOf(who.person)).hasDebt]).toEqual(['Starter', false]);
  });
});
