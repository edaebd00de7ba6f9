import type Stripe from 'stripe';
import { z } from 'zod';
import { buildCustomer, buildPrice, buildProduct } from './catalogue-objects.ts';
import { voidInvoice } from './changes-world.ts';
import { type Endpoint, endpoint, find, page, pageParameters } from './endpoint.ts';
import { param } from './form.ts';
import { endSubscription, refundCharge } from './payments-world.ts';
import { refuse } from './refusal.ts';
import { buildCheckoutSession, buildPortalSession } from './session-objects.ts';
import { subscriptionEndpoints } from './subscription-endpoints.ts';
import { idOf } from './world.ts';

const { text, number, metadata } = param;
const nothing = z.strictObject({});

/** Everything the stand-in answers. A parameter that is not here is refused. */
export const endpoints: readonly Endpoint[] = [
  ...subscriptionEndpoints,
  endpoint('POST', '/v1/customers', z.strictObject({ metadata }), (world, fields) => {
    const customer = buildCustomer(world.nextId('cus'), world.now(), fields);
    world.customers.set(customer.id, customer);
    return customer;
  }),
  endpoint(
    'POST',
    '/v1/customers/:id',
    z.strictObject({ email: z.email().optional(), balance: number.optional() }),
    (world, { email, balance }, id) => {
      const customer = find(world.customers, id, 'customer');
      customer.email = email ?? customer.email;
      customer.balance = balance ?? customer.balance;
      return customer;
    },
  ),
  endpoint('GET', '/v1/customers/:id', nothing, (world, _parameters, id): Stripe.Customer | Stripe.DeletedCustomer =>
    world.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : find(world.customers, id, 'customer'),
  ),
  endpoint('DELETE', '/v1/customers/:id', nothing, (world, _parameters, id): Stripe.DeletedCustomer => {
    find(world.customers, id, 'customer');
    for (const subscription of world.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled')
        endSubscription(world, subscription, world.now());
    world.customers.delete(id);
    world.deletedCustomers.add(id);
    return { id, object: 'customer', deleted: true };
  }),
  endpoint('GET', '/v1/products/:id', nothing, (world, _parameters, id) => find(world.products, id, 'product')),
  endpoint(
    'POST',
    '/v1/products',
    z.strictObject({ id: text, name: text, description: text }),
    (world, { id, ...fields }) => {
      if (world.products.has(id)) throw refuse.request('resource_already_exists', 'Product already exists.', 'id');
      const product = buildProduct(id, world.now(), fields);
      world.products.set(id, product);
      return product;
    },
  ),
  endpoint(
    'GET',
    '/v1/prices',
    z.strictObject({ lookup_keys: z.array(text).max(10), active: param.flag, ...pageParameters }),
    (world, { lookup_keys: keys, ...part }) => {
      const prices = [...world.prices.values()].filter(({ lookup_key: key }) => key !== null && keys.includes(key));
      return page(prices, part, '/v1/prices');
    },
  ),
  endpoint('GET', '/v1/prices/:id', nothing, (world, _parameters, id) => find(world.prices, id, 'price')),
  endpoint(
    'POST',
    '/v1/prices',
    z.strictObject({
      product: text,
      currency: z.literal('usd'),
      unit_amount: number.min(1),
      recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
      lookup_key: text,
      metadata,
    }),
    (world, { recurring, ...fields }) => {
      find(world.products, fields.product, 'product');
      if ([...world.prices.values()].some(({ lookup_key: key }) => key === fields.lookup_key))
        throw refuse.request('resource_already_exists', 'A price already uses that lookup key.', 'lookup_key');
      const price = buildPrice(world.nextId('price'), world.now(), { ...recurring, ...fields });
      world.prices.set(price.id, price);
      return price;
    },
  ),
  endpoint(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({ customer: text, status: z.enum(['open', 'complete', 'expired']), ...pageParameters }),
    (world, { customer, status, ...part }) => {
      const own = [...world.sessions.values()].filter((each) => each.customer === customer && each.status === status);
      return page(own, part, '/v1/checkout/sessions');
    },
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', nothing, (world, _parameters, id) =>
    find(world.sessions, id, 'checkout session'),
  ),
  endpoint(
    'POST',
    '/v1/checkout/sessions',
    z.strictObject({
      mode: z.literal('subscription'),
      customer: text,
      client_reference_id: text.optional(),
      line_items: z.array(z.strictObject({ price: text, quantity: number })).length(1),
      metadata: metadata.optional(),
      subscription_data: z.strictObject({ metadata }).optional(),
      success_url: z.url(),
      cancel_url: z.url().optional(),
    }),
    (world, parameters) => {
      find(world.customers, parameters.customer, 'customer');
      const id = world.nextId('cs');
      const price = find(world.prices, parameters.line_items[0]!.price, 'price');
      const session = buildCheckoutSession({
        id,
        created: world.now(),
        customer: parameters.customer,
        price,
        url: `${world.url}/pay/${id}`,
        client_reference_id: parameters.client_reference_id ?? null,
        metadata: parameters.metadata ?? {},
        success_url: parameters.success_url,
        cancel_url: parameters.cancel_url ?? null,
      });
      world.sessions.set(id, session);
      world.sold.set(id, { price, metadata: parameters.subscription_data?.metadata ?? {} });
      return session;
    },
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', nothing, (world, _parameters, id) => {
    const session = find(world.sessions, id, 'checkout session');
    if (session.status !== 'open')
      throw refuse.request('resource_conflict', `Only Checkout Sessions with a status in ["open"] can be expired.`);
    session.status = 'expired';
    session.url = null;
    world.announce({ type: 'checkout.session.expired', object: session });
    return session;
  }),
  endpoint(
    'GET',
    '/v1/invoices',
    z.strictObject({ customer: text, ...pageParameters }),
    (world, { customer, expand, ...part }) => {
      const own = [...world.invoices.values()].filter((each) => each.customer === customer);
      const data = own.map(({ payments, ...each }) =>
        expand?.includes('data.payments') && payments ? { ...each, payments } : each,
      );
      return page(data, part, '/v1/invoices');
    },
  ),
  endpoint('GET', '/v1/invoices/:id', nothing, (world, _parameters, id) => find(world.invoices, id, 'invoice')),
  endpoint('POST', '/v1/invoices/:id/void', nothing, (world, _parameters, id) => {
    const invoice = find(world.invoices, id, 'invoice');
    if (invoice.status !== 'open')
      throw refuse.request('invoice_not_editable', 'You can only pass in open invoices. This invoice is not open.');
    voidInvoice(world, invoice);
    return invoice;
  }),
  endpoint('GET', '/v1/charges', z.strictObject({ customer: text, ...pageParameters }), (world, parameters) => {
    const own = [...world.charges.values()].filter((each) => each.customer === parameters.customer);
    return page(own, parameters, '/v1/charges');
  }),
  endpoint('GET', '/v1/charges/:id', nothing, (world, _parameters, id) => find(world.charges, id, 'charge')),
  endpoint('GET', '/v1/disputes', z.strictObject({ charge: text, ...pageParameters }), (world, parameters) => {
    const own = [...world.disputes.values()].filter((each) => each.charge === parameters.charge);
    return page(own, parameters, '/v1/disputes');
  }),
  endpoint('GET', '/v1/events/:id', nothing, (world, _parameters, id) => find(world.events, id, 'event')),
  endpoint(
    'POST',
    '/v1/refunds',
    z.strictObject({ payment_intent: text, reason: z.literal('requested_by_customer').optional() }),
    (world, { payment_intent: intent, reason }) => {
      const charge = [...world.charges.values()].find(
        (each) => each.payment_intent !== null && idOf(each.payment_intent) === intent,
      );
      if (!charge) throw refuse.notThere('payment_intent', intent);
      return refundCharge(world, charge, reason ?? null);
    },
  ),
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({ customer: text, return_url: z.url().optional() }),
    (world, { customer, return_url: returnUrl }) => {
      find(world.customers, customer, 'customer');
      const id = world.nextId('bps');
      const url = `${world.url}/portal/${id}`;
      const session = buildPortalSession({ id, created: world.now(), customer, return_url: returnUrl ?? null, url });
      world.portals.set(id, session);
      return session;
    },
  ),
];
