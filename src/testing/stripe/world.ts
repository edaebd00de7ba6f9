import type Stripe from 'stripe';

/** A period in which a customer has a plan, paid or by the days of grace. In seconds. */
export interface Cover {
  readonly customer: string;
  readonly subscription: string;
  readonly plan: string;
  readonly from: number;
  to: number;
}

/** Everything the stand-in holds. */
export interface World {
  readonly customers: Map<string, Stripe.Customer>;
  readonly deletedCustomers: Set<string>;
  readonly products: Map<string, Stripe.Product>;
  readonly prices: Map<string, Stripe.Price>;
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly portals: Map<string, Stripe.BillingPortal.Session>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly schedules: Map<string, Stripe.SubscriptionSchedule>;
  readonly invoices: Map<string, Stripe.Invoice>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  /** Every message, as it can be asked for again. */
  readonly events: Map<string, Stripe.Event>;
  /** What each Checkout page sells. */
  readonly sold: Map<string, { readonly price: Stripe.Price; readonly metadata: Stripe.Metadata }>;
  /** When a payment of a subscription failed first. */
  readonly failedAt: Map<string, number>;
  /** Customers whose card is refused. */
  readonly refusedCards: Set<string>;
  /** Customers whose bank wants each payment confirmed by them. */
  readonly confirmedCards: Set<string>;
  /** The account of what is paid, kept apart from the objects. */
  readonly covers: Cover[];
  /** Where the stand-in answers. */
  url: string;
  /** The time in seconds. */
  now(): number;
  nextId(prefix: string): string;
  announce(event: Announcement): void;
}

/** What a message is about, before it has an id. */
export type Announcement =
  | {
      readonly type: 'checkout.session.completed' | 'checkout.session.expired';
      readonly object: Stripe.Checkout.Session;
    }
  | {
      readonly type:
        | 'customer.subscription.created'
        | 'customer.subscription.updated'
        | 'customer.subscription.pending_update_applied'
        | 'customer.subscription.pending_update_expired'
        | 'customer.subscription.deleted';
      readonly object: Stripe.Subscription;
    }
  | {
      readonly type:
        | 'invoice.paid'
        | 'invoice.payment_failed'
        | 'invoice.payment_action_required'
        | 'invoice.finalized'
        | 'invoice.voided';
      readonly object: Stripe.Invoice;
    }
  | { readonly type: 'charge.succeeded' | 'charge.refunded'; readonly object: Stripe.Charge }
  | { readonly type: 'charge.dispute.created' | 'charge.dispute.closed'; readonly object: Stripe.Dispute };

/** A stand-in without anything in it. */
export function createWorld(nowMs: () => number, announce: (event: Announcement) => Stripe.Event): World {
  let count = 0;
  const events = new Map<string, Stripe.Event>();
  return {
    customers: new Map(),
    deletedCustomers: new Set(),
    products: new Map(),
    prices: new Map(),
    sessions: new Map(),
    portals: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events,
    sold: new Map(),
    failedAt: new Map(),
    refusedCards: new Set(),
    confirmedCards: new Set(),
    covers: [],
    url: '',
    now: () => Math.floor(nowMs() / 1000),
    nextId: (prefix) => {
      count += 1;
      return `${prefix}_test${String(count).padStart(6, '0')}`;
    },
    announce: (about) => {
      const event = announce(about);
      events.set(event.id, event);
    },
  };
}

/** The one price a subscription here has. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0]!;
}

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** One period later; a day that the month lacks becomes its last. In seconds. */
export function addPeriod(start: number, price: Stripe.Price, anchor: number): number {
  const from = new Date(start * 1000);
  const months = price.recurring?.interval === 'year' ? 12 : 1;
  const day = new Date(anchor * 1000).getUTCDate();
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const time = (start % 86_400) * 1000;
  return Math.floor((first + (Math.min(day, lastDay) - 1) * 86_400_000 + time) / 1000);
}
