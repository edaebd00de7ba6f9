/** The stand-in refuses what the service would refuse: else it would show nothing. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPrice } from './catalogue-objects.ts';
import { parseForm } from './form.ts';
import { startStripe, type TestStripe } from './start-stripe.ts';
import { buildSubscription } from './subscription-objects.ts';

let stripe: TestStripe;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

const ask = async (body: string, headers: Record<string, string> = {}, path = '/v1/customers') => {
  const response = await fetch(`${stripe.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: 'Bearer sk_test_groundwork',
      'stripe-version': Stripe.API_VERSION,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  return { status: response.status, body: await response.json() };
};

describe('a request to the stand-in', () => {
  it.each([
    ['an unknown parameter', 'metadata[a]=b&colour=red', 'parameter_unknown', 'colour'],
    ['a missing parameter', '', 'parameter_missing', 'metadata'],
  ])('with %s is refused', async (_what, body, code, param) =>
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    }),
  );

  it('with an unknown nested parameter is refused by its name', async () => {
    const form =
      'mode=subscription&customer=cus_1&line_items[0][price]=price_1&line_items[0][quantity]=1&line_items[0][colour]=red';
    expect(await ask(`${form}&success_url=http://localhost`, {}, '/v1/checkout/sessions')).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_unknown', param: 'line_items[0][colour]' } },
    });
  });

  it('at another version, with another key or to another address is refused', async () => {
    expect((await ask('metadata[a]=b', { 'stripe-version': '2020-08-27' })).status).toBe(400);
    expect((await ask('metadata[a]=b', { authorization: 'Bearer sk_test_else' })).status).toBe(401);
    expect((await ask('metadata[a]=b', {}, '/v1/coupons')).status).toBe(400);
  });

  it('to wait for a payment with a day on which the subscription ends is refused', async () => {
    const terms = { product: 'pro', currency: 'usd', unit_amount: 7900, interval: 'month', lookup_key: null } as const;
    const price = buildPrice('price_1', 0, { ...terms, metadata: {} });
    const [id, itemId, customer] = ['sub_1', 'si_1', 'cus_1'];
    stripe.world.subscriptions.set(
      id,
      buildSubscription({ id, itemId, customer, price, start: 0, end: 4_102_444_800, metadata: {} }),
    );
    const form = 'items[0][id]=si_1&items[0][price]=price_1&proration_behavior=always_invoice&cancel_at=';
    expect(await ask(`${form}&payment_behavior=pending_if_incomplete`, {}, '/v1/subscriptions/sub_1')).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_invalid', param: 'cancel_at' } },
    });
    stripe.world.subscriptions.clear();
  });

  it('is answered once per idempotency key, and the key belongs to its parameters', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await ask('metadata[a]=b', key);
    expect(await ask('metadata[a]=b', key)).toEqual(first);
    expect(await ask('metadata[a]=c', key)).toMatchObject({ body: { error: { type: 'idempotency_error' } } });
  });

  it('may nest lists and names in a form', () =>
    expect(parseForm('items[0][id]=a&items[1][id]=b&metadata[x]=1')).toEqual({
      items: [{ id: 'a' }, { id: 'b' }],
      metadata: { x: '1' },
    }));
});
