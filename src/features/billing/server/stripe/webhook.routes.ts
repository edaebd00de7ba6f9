import Stripe from 'stripe';
import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import type { EventsService } from './events.service.ts';

/** More than the largest message the service sends. */
const maxBytes = 256 * 1024;

/** How old a signature may be, so that an intercepted event cannot be replayed later. */
const toleranceSeconds = 300;

const objectSchema = z.object({
  id: z.string().optional(),
  object: z.string().optional(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** Where signed messages of the payment service arrive: 2xx as soon as one is stored, 400 and nothing stored for others. */
export function createWebhookRoute(stripe: Stripe, webhookSecret: string, events: EventsService): PlainRoute {
  const read = async (request: Request, now: Date): Promise<Stripe.Event | undefined> => {
    const body = await request.text();
    if (Buffer.byteLength(body) > maxBytes) return undefined;
    const signature = request.headers.get('stripe-signature') ?? '';
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return undefined;
      throw error;
    }
  };

  return {
    method: 'POST',
    path: '/api/billing/stripe/webhook',
    access: 'signed',
    why: 'messages of the payment service, which signs them with a secret that it shares with this installation',
    handle: async (request, { now, requestId }) => {
      const event = await read(request, now);
      if (!event) {
        const message = 'This message is not signed by the payment service, or too old';
        return problemResponse(400, { code: 'request.invalid', message, requestId });
      }
      await events.receive(
        { id: event.id, type: event.type, customerId: customerOf(event), occurredAt: new Date(event.created * 1000) },
        now,
      );
      return Response.json({ received: true });
    },
  };
}

/** The customer of an event; null for an event without one. */
function customerOf({ data }: Stripe.Event): string | null {
  const { success, data: about } = objectSchema.safeParse(data.object);
  if (!success) return null;
  if (about.object === 'customer') return about.id ?? null;
  return typeof about.customer === 'string' ? about.customer : (about.customer?.id ?? null);
}
