import { z } from 'zod';
import { openTicket, signTicket } from '#server/http/signed-ticket.ts';

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
  return `/downloads/invoice/${signTicket({ ...ticket, expiresMs }, key)}`;
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openInvoiceTicket(token: string, key: Buffer, now: Date): InvoiceTicket | undefined {
  return openTicket(token, { schema: ticketSchema, key, now });
}
