/** Pages to pay on, the portal, and the list of invoices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

describe('a page that is paid while another plan is chosen', () => {
  it('is the only one: nobody is led to pay a second time', async () => {
    const person = await pays.test.signUp();
    const first = await pays.choose(person, 'Starter');
    const { charges } = pays.stripe.world;
    // The product has read the subscriptions by then, and asks for open pages next.
    vi.spyOn(charges, 'values').mockImplementationOnce(() => {
      expect(pays.stripe.pay(first.body.url)).toBe('paid');
      return charges.values();
    });
    expect(await pays.choose(person, 'Pro')).toMatchObject({ status: 409, body: { code: 'billing.no_change' } });
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Starter');
  });
});

describe('the portal of a customer that was deleted at the payment service', () => {
  it('opens for the one that takes its place', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter');
    const customer = await pays.customerOf(person);
    await fetch(`${pays.stripe.url}/v1/customers/${customer}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_groundwork', 'stripe-version': Stripe.API_VERSION },
    });
    await pays.settle();
    const portal = await pays.call(person, 'POST', '/portal');
    expect([portal.status, portal.body.url]).toEqual([200, expect.stringContaining('/portal/')]);
    expect(await pays.customerOf(person)).not.toBe(customer);
  });
});

describe('invoices of one second', () => {
  it('are listed newest first all the same', async () => {
    const plansOf = async () => {
      const person = await pays.test.signUp();
      await pays.buy(person, 'Starter');
      const { body } = await pays.choose(person, 'Pro');
      return body.billing.invoices.map(({ plan }: { plan: string }) => plan);
    };
    for (let time = 0; time < 5; time++) expect(await plansOf()).toEqual(['Pro', 'Starter']);
  });
});

describe('an installation that was tried with test keys', () => {
  it('takes payments with others once it did what the manual says', async () => {
    const trial = await createPayingProduct();
    const person = await trial.test.signUp();
    await trial.buy(person, 'Starter');
    // Other keys: nothing that was made with the former ones is known.
    const live = await createPayingProduct({ database: trial.test.database });
    const as = (where: PayingProduct) => where.choose(person, 'Pro');
    expect((await as(live)).status).toBe(500);
    const manual = readFileSync(join(import.meta.dirname, '../../../../../docs/billing.md'), 'utf8');
    await live.test.product.database.system.unsafe(/```sql\n(delete[^`]+)```/.exec(manual)?.[1] ?? '');
    const { body } = await as(live);
    expect(live.stripe.pay(body.url)).toBe('paid');
    // Two stand-ins count their messages alike, so one of them is taken for a repeat; Stripe's are counted once.
    await live.call(person, 'POST', '/refresh');
    expect(await live.planOf(person)).toBe('Pro');
    await live.close();
    await trial.close();
  });
});
