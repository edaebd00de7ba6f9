import Stripe from 'stripe';
import type { Announcement } from './world.ts';

/** One signed message, as it goes over the wire. */
export interface SignedMessage {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

/** Takes a message where the product listens; gives the status it answers with. */
export type SendMessage = (message: SignedMessage) => Promise<number>;

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages about what happened: sent in the order they came, until somebody holds them back. */
export function createOutbox(secret: string, nowMs: () => number) {
  const stripe = new Stripe('sk_test_outbox');
  const waiting: Stripe.Event[] = [];
  let count = 0;
  let isHeld = false;
  let send: SendMessage | undefined;
  let sending = Promise.resolve();

  const sign = (event: Pick<Stripe.Event, 'id' | 'type'>, by: { secret?: string; at?: number } = {}): SignedMessage => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor((by.at ?? nowMs()) / 1000);
    const signature = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: by.secret ?? secret,
      timestamp,
    });
    return { id: event.id, type: event.type, body, signature };
  };

  const deliver = async (event: Stripe.Event): Promise<void> => {
    const status = await send?.(sign(event));
    // What is not taken waits for the next attempt.
    if (status === undefined || status >= 300) waiting.push(event);
  };

  return {
    sign,
    /** Where messages go. */
    connect: (to: SendMessage): void => {
      send = to;
    },
    /** Keeps messages back until `deliverAll`, or lets them go again. */
    hold: (held: boolean): void => {
      isHeld = held;
    },
    announce: ({ type, object }: Announcement): Stripe.Event => {
      count += 1;
      // A message shows its object as it was then, however late it comes.
      const event = buildEvent(`evt_test${count}`, Math.floor(nowMs() / 1000), type, structuredClone(object));
      if (isHeld) waiting.push(event);
      else sending = sending.then(() => deliver(event));
      return event;
    },
    /** What was kept back, in the order it happened. */
    listWaiting: (): readonly Stripe.Event[] => [...waiting],
    /** Sends what was kept back, in an order and as often as one likes; each is signed when it is sent. */
    deliverAll: async (arrange: (events: readonly Stripe.Event[]) => readonly Stripe.Event[] = (all) => all) => {
      for (const event of arrange(waiting.splice(0))) await deliver(event);
    },
    /** Drops the events that were held back: they never arrive. */
    dropAll: (): void => {
      waiting.length = 0;
    },
    settle: async (): Promise<void> => {
      await sending;
    },
  };
}

function buildEvent(
  id: string,
  created: number,
  type: Announcement['type'],
  object: Announcement['object'],
): Stripe.Event {
  const base = {
    id,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
  };
  switch (object.object) {
    case 'subscription':
      return { ...base, type: subscriptionType(type), data: { object } };
    case 'invoice':
      return { ...base, type: invoiceType(type), data: { object } };
    case 'charge':
      return { ...base, type: type === 'charge.refunded' ? type : 'charge.succeeded', data: { object } };
    case 'dispute':
      return { ...base, type: type === 'charge.dispute.closed' ? type : 'charge.dispute.created', data: { object } };
    case 'checkout.session':
      return {
        ...base,
        type: type === 'checkout.session.expired' ? type : 'checkout.session.completed',
        data: { object },
      };
  }
}

const subscriptionTypes = [
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
] as const;
const subscriptionType = (type: Announcement['type']) =>
  subscriptionTypes.find((each) => each === type) ?? 'customer.subscription.updated';

const invoiceTypes = [
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalized',
  'invoice.voided',
] as const;
const invoiceType = (type: Announcement['type']) => invoiceTypes.find((each) => each === type) ?? 'invoice.paid';
