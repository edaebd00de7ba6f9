import { z } from 'zod';
import { openTicket, signTicket } from '#server/http/signed-ticket.ts';
import type { Actor } from '#server/use-case.ts';

const ticketSchema = z.object({
  fileId: z.string(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  expiresMs: z.number(),
});
export type PictureTicket = z.infer<typeof ticketSchema>;

const hourMs = 3_600_000;

/**
 * The signed address of a picture: good for one to two hours while the session lives. Within an hour it stays the same,
 * so that the browser fetches the picture once. Null where there is no picture.
 */
export function pictureAddress(
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
  fileId: string | null,
  key: Buffer,
  now: Date,
): string | null {
  if (fileId === null) return null;
  const expiresMs = (Math.floor(now.getTime() / hourMs) + 2) * hourMs;
  const ticket: PictureTicket = { fileId, accountId, sessionId, expiresMs };
  return `/pictures/${signTicket(ticket, key)}`;
}

/** The ticket of a signed address; undefined if it was not signed here or its time is over. */
export function openPictureTicket(token: string, key: Buffer, now: Date): PictureTicket | undefined {
  return openTicket(token, { schema: ticketSchema, key, now });
}
