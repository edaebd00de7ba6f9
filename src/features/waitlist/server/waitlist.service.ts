import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { waitlistRules } from '../domain/waitlist-rules.ts';
import { waitlistMail } from './mails/waitlist-mails.ts';
import { type WaitlistLine, waitlistRepository } from './waitlist.repository.ts';

export interface WaitlistDependencies {
  readonly database: Database;
  readonly queueMail: QueueMail;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  /** Signs the links that lead off the list. */
  readonly key: Buffer;
}

/** An entry with its unsubscribe address, for the launch mail. */
export interface WaitlistExport extends WaitlistLine {
  readonly leaveUrl: string;
}

export type WaitlistService = ReturnType<typeof createWaitlistService>;

/** The waitlist. Its answers do not reveal which addresses are on it. */
export function createWaitlistService({ database, queueMail, siteUrl, key }: WaitlistDependencies) {
  const sign = (id: string): Buffer => createHmac('sha256', key).update(`leave|${id}`).digest().subarray(0, 18);
  const leaveUrl = (id: string): string =>
    `${siteUrl}/waitlist/leave?token=${`${id}.${sign(id).toString('base64url')}`}`;

  return {
    /**
     * Enters an address and mails it a link that confirms it; for an address that is there already the same happens at
     * most once an hour and five times in all. Answers and takes the same for both.
     */
    async join(ask: { readonly email: string; readonly language: string }, now: Date): Promise<void> {
      const token = randomBytes(32).toString('base64url');
      await database.asSystem(async (tx) => {
        const wanted = { ...ask, id: randomUUID(), tokenHash: hashToken(token) };
        const entry = await waitlistRepository.enter(tx, wanted, waitlistRules, now);
        const way = leaveUrl(entry.id);
        const mail = waitlistMail({
          ...ask,
          siteUrl,
          confirmUrl: `${siteUrl}/waitlist/confirm?token=${token}`,
          leaveUrl: way,
          isConfirmed: entry.isConfirmed,
        });
        // A mail that is not due has the number of the one before it, which the outbox knows: it is not written again.
        await queueMail(
          tx,
          {
            ...mail,
            to: ask.email,
            category: 'essential',
            voidAt: new Date(now.getTime() + waitlistRules.unconfirmedMs),
            dedupeKey: `waitlist:${entry.id}:${entry.mails}`,
            listUnsubscribe: way,
          },
          now,
        );
      });
    },

    /** Confirms the address a link was mailed to; false for a link that is wrong, replaced or too old. */
    confirm: (token: string, now: Date): Promise<boolean> =>
      waitlistRepository.confirm(
        database.system,
        hashToken(token),
        new Date(now.getTime() - waitlistRules.unconfirmedMs),
        now,
      ),

    /** Takes an address off the list and forgets it; once more is fine. False for a link that is not ours. */
    async leave(token: string): Promise<boolean> {
      const [id = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(id);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      await waitlistRepository.remove(database.system, id);
      return true;
    },

    /** Forgets addresses that nobody confirmed in time. */
    forgetUnconfirmed: (now: Date): Promise<void> =>
      waitlistRepository.forgetUnconfirmed(database.system, new Date(now.getTime() - waitlistRules.unconfirmedMs)),

    /** Everybody on the list, the oldest first; for the operator. */
    list: (): Promise<readonly WaitlistExport[]> =>
      database.asSystem(async (tx) =>
        (await waitlistRepository.list(tx)).map((line) => ({ ...line, leaveUrl: leaveUrl(line.id) })),
      ),
  };
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
