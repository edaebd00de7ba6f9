import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';

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
  const payload = Buffer.from(JSON.stringify({ ...ticket, expiresMs })).toString('base64url');
  return { address: `/downloads/archive/${payload}.${sign(key, payload)}`, expiresAt: new Date(expiresMs) };
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openArchiveTicket(token: string, key: Buffer, now: Date): ArchiveTicket | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, payload))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const ticket = ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return ticket.expiresMs > now.getTime() ? ticket : undefined;
}

const sign = (key: Buffer, payload: string): string => createHmac('sha256', key).update(payload).digest('base64url');
