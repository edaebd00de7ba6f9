import { z } from 'zod';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import { openTicket, signTicket } from '#server/http/signed-ticket.ts';

const ticketSchema = z.object({
  archiveId: z.string(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  expiresMs: z.number(),
});
type ArchiveTicket = z.infer<typeof ticketSchema>;

/** Signs an address that opens one archive for two minutes, while the session lives that asked for it. */
export function signArchiveTicket(
  ticket: Omit<ArchiveTicket, 'expiresMs'>,
  key: Buffer,
  now: Date,
): { readonly address: string; readonly expiresAt: Date } {
  const expiresMs = now.getTime() + leavingRules.downloadMs;
  return { address: `/downloads/archive/${signTicket({ ...ticket, expiresMs }, key)}`, expiresAt: new Date(expiresMs) };
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openArchiveTicket(token: string, key: Buffer, now: Date): ArchiveTicket | undefined {
  return openTicket(token, { schema: ticketSchema, key, now });
}
