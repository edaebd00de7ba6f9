import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailToggle } from './mail.ts';

/** Where mails of a toggle are switched off; the token is a parameter, which no log holds. */
export const unsubscribePath = '/mail/unsubscribe';

const ticketSchema = z.object({
  userId: z.uuid(),
  toggle: z.enum(['security_alerts', 'email_updates', 'marketing_emails', 'product_tips']),
});
export type UnsubscribeTicket = z.infer<typeof ticketSchema>;

/** The address at which a recipient can switch off the toggle of a mail without signing in; it does not expire. */
export function createUnsubscribeAddress(key: Buffer, siteUrl: string): (userId: string, toggle: MailToggle) => string {
  return (userId, toggle) => {
    const payload = Buffer.from(JSON.stringify({ userId, toggle })).toString('base64url');
    return `${siteUrl}${unsubscribePath}?token=${payload}.${sign(key, payload)}`;
  };
}

/** Reads a token that was signed here; undefined for any other. */
export function openUnsubscribeToken(token: string, key: Buffer): UnsubscribeTicket | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, payload))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return ticketSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

const sign = (key: Buffer, payload: string): string => createHmac('sha256', key).update(payload).digest('base64url');
