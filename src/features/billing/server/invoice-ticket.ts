import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Long enough for a slow click, short enough that a leaked address is worth little. */
const lifetimeMs = 120_000;

const ticketSchema = z.object({
  invoiceId: z.string(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  expiresMs: z.number(),
});
type InvoiceTicket = z.infer<typeof ticketSchema>;

/** Signs an address that opens one invoice for two minutes, while the session lives that asked for it. */
export function invoiceAddress(ticket: Omit<InvoiceTicket, 'expiresMs'>, key: Buffer, now: Date): string {
  const expiresMs = now.getTime() + lifetimeMs;
  const payload = Buffer.from(JSON.stringify({ ...ticket, expiresMs })).toString('base64url');
  return `/downloads/invoice/${payload}.${sign(key, payload)}`;
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openInvoiceTicket(token: string, key: Buffer, now: Date): InvoiceTicket | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, payload))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return ticket.expiresMs > now.getTime() ? ticket : undefined;
}

const sign = (key: Buffer, payload: string): string => createHmac('sha256', key).update(payload).digest('base64url');
