import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ZodType } from 'zod';

/** What a signed address opens, and until when: a ticket opens one thing for one session. */
interface Expiring {
  /** Milliseconds since the epoch. */
  readonly expiresMs: number;
}

/** A ticket as one segment of an address. It is signed, not hidden: whoever has the address can read it. */
export function signTicket(ticket: Expiring, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${sign(key, payload)}`;
}

/** The ticket of a segment; undefined if it was not signed with this key or its time is over. */
export function openTicket<Ticket extends Expiring>(
  token: string,
  { schema, key, now }: { readonly schema: ZodType<Ticket>; readonly key: Buffer; readonly now: Date },
): Ticket | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, payload))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const ticket = schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return ticket.expiresMs > now.getTime() ? ticket : undefined;
}

const sign = (key: Buffer, payload: string): string => createHmac('sha256', key).update(payload).digest('base64url');
