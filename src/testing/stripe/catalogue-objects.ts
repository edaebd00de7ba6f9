import type Stripe from 'stripe';

/** One page of a list. */
export function listOf<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

export function buildCustomer(id: string, created: number, fields: Partial<Stripe.Customer>): Stripe.Customer {
  return {
    id,
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
    ...fields,
  };
}

export function buildProduct(
  id: string,
  created: number,
  fields: Pick<Stripe.Product, 'name' | 'description'>,
): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
    ...fields,
  };
}

interface PriceFields {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly interval: 'month' | 'year';
  readonly lookup_key: string | null;
  readonly metadata: Stripe.Metadata;
}

export function buildPrice(id: string, created: number, { interval, ...fields }: PriceFields): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    custom_unit_amount: null,
    livemode: false,
    nickname: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    // A text in the protocol; the product does not read it.
    unit_amount_decimal: null,
    ...fields,
  };
}

/** The older shape of a price, which still stands next to it in subscriptions. */
export function buildPlan(price: Stripe.Price): Stripe.Plan {
  const { id, created, currency, recurring, metadata, unit_amount } = price;
  return {
    id,
    object: 'plan',
    active: true,
    amount: unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata,
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
