import type Stripe from 'stripe';
import { listOf } from './catalogue-objects.ts';

/** What one line of an invoice asks, in the smallest unit and in seconds. */
export interface LineFields {
  readonly price: Stripe.Price;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
  readonly isProration: boolean;
}

interface InvoiceFields {
  readonly id: string;
  readonly number: string;
  readonly created: number;
  readonly customer: Stripe.Customer;
  readonly subscription: Stripe.Subscription;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly lines: readonly LineFields[];
  /** Where the stand-in answers. */
  readonly url: string;
}

/** A finalized invoice whose collection was not attempted yet. */
export function buildInvoice(fields: InvoiceFields): Stripe.Invoice {
  const { id, number, created, customer, subscription, reason, url } = fields;
  const lines = fields.lines.map((line, index) =>
    buildLine(`${id.replace('in_', 'il_')}${index}`, id, subscription, line),
  );
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // What a change left as a credit pays first; what it leaves now is the balance after.
  const due = Math.max(total + customer.balance, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Groundwork',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: Math.min(total + customer.balance, 0),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${url}/invoices/${id}`,
    invoice_pdf: `${url}/invoices/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf([], '/v1/invoice_payments'),
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

function buildLine(
  id: string,
  invoice: string,
  subscription: Stripe.Subscription,
  { price, amount, start, end, isProration }: LineFields,
): Stripe.InvoiceLineItem {
  return {
    id,
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]!.id,
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: typeof price.product === 'string' ? price.product : price.product.id },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
