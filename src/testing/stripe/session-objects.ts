import type Stripe from 'stripe';

interface CheckoutFields {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly url: string;
  readonly client_reference_id: string | null;
  readonly metadata: Stripe.Metadata;
  readonly success_url: string;
  readonly cancel_url: string | null;
}

/** An open page on which a subscription is paid. */
export function buildCheckoutSession({ price, ...fields }: CheckoutFields): Stripe.Checkout.Session {
  return {
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: fields.created + 86_400,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: null,
    ui_mode: 'hosted_page',
    wallet_options: null,
    ...fields,
  };
}

interface PortalFields {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly return_url: string | null;
  readonly url: string;
}

/** An open portal of one customer. */
export function buildPortalSession(fields: PortalFields): Stripe.BillingPortal.Session {
  return {
    object: 'billing_portal.session',
    configuration: 'bpc_groundwork',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    ...fields,
  };
}
