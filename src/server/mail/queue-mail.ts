import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MailConfig } from '../config.ts';
import type { Tx } from '../db/connect.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { mailRepository } from './mail.repository.ts';
import type { Mail, MailToggle } from './mail.ts';
import { mailJobKind } from './mail-job.ts';

/**
 * Puts a mail on its way in a transaction of the system role, or of the account it is for: it goes out if, and only if,
 * that transaction commits. Throws UnsafeMailError for a recipient, subject, sender's name or address of
 * answers that could add headers or recipients.
 */
export type QueueMail = (tx: Tx, mail: Mail, now: Date) => Promise<void>;

/** A part of a mail that a mail server could read as more than that. */
class UnsafeMailError extends Error {
  constructor(field: 'to' | 'subject' | 'replyTo' | 'senderName') {
    super(`The mail's ${field} is refused`);
    this.name = 'UnsafeMailError';
  }
}

const addressSchema = z.email().max(254);
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** The most a sender's name may have. */
const longestSenderName = 80;

/**
 * A name as it may stand beside an address in a mail: without signs that could end it there or make it look like another address.
 * Undefined where nothing is left of it.
 */
export function senderNameOf(name: string): string | undefined {
  const plain = name
    .replace(/[\p{C}\u2028\u2029<>"@]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // No half of a character at its end.
  const cut = plain
    .slice(0, longestSenderName)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return cut === '' ? undefined : cut;
}

/**
 * In local mail mode a mail stays in the outbox; otherwise a job sends it. Mails to accounts
 * that a toggle governs get the address that switches it off, where `unsubscribeAddress` is given.
 */
export function createQueueMail(
  mode: MailConfig['mode'],
  unsubscribeAddress?: (userId: string, toggle: MailToggle) => string,
): QueueMail {
  return async (tx, mail, now) => {
    if (!addressSchema.safeParse(mail.to).success) throw new UnsafeMailError('to');
    if (mail.subject.trim() === '' || mail.subject.length > 250 || controlCharacters.test(mail.subject))
      throw new UnsafeMailError('subject');
    if (mail.replyTo !== undefined && !addressSchema.safeParse(mail.replyTo).success)
      throw new UnsafeMailError('replyTo');
    if (mail.senderName !== undefined && mail.senderName !== senderNameOf(mail.senderName))
      throw new UnsafeMailError('senderName');
    const listUnsubscribe =
      mail.listUnsubscribe ??
      (mail.userId !== undefined && mail.category !== 'essential'
        ? unsubscribeAddress?.(mail.userId, mail.category)
        : undefined);
    const row = { ...mail, listUnsubscribe, id: randomUUID(), sentAt: mode === 'local' ? now : null };
    const isNew = await mailRepository.insert(tx, row, now);
    if (isNew && mode === 'smtp') await enqueueMail({ tx, now }, { id: row.id, userId: mail.userId ?? null });
  };
}

/** Asks for the job that sends a mail; asking again changes nothing. */
export async function enqueueMail(
  context: Parameters<typeof enqueue>[0],
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<void> {
  await enqueue(context, mailJobKind, { key: id, accountId: userId, payload: { mailId: id } });
}
