import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { waitlistRules } from '../domain/waitlist-rules.ts';
import { waitlistMail } from './mails/waitlist-mails.ts';
import { waitlistMailJobKind } from './waitlist.job.ts';
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

interface Ask {
  readonly email: string;
  readonly language: string;
}

/** Counts a mail to an address, in the transaction that sends it; false where it has had enough for now. */
export type CountMail = (tx: Tx, email: string, now: Date) => Promise<boolean>;

export type WaitlistService = ReturnType<typeof createWaitlistService>;

/** The waitlist. Its answers do not reveal which addresses are on it. */
export function createWaitlistService({ database, queueMail, siteUrl, key }: WaitlistDependencies) {
  const sign = (id: string): Buffer => createHmac('sha256', key).update(`leave|${id}`).digest().subarray(0, 18);
  const leaveUrl = (id: string): string =>
    `${siteUrl}/waitlist/leave?token=${`${id}.${sign(id).toString('base64url')}`}`;

  /** Enters an address and mails it, in a transaction; nothing is mailed where that is not due. */
  const enterAndMail = async (tx: Tx, ask: Ask, now: Date): Promise<void> => {
    const token = newToken();
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
  };

  /** Enters an address that has had enough mails for now; a job mails it later. */
  const enterPending = async (tx: Tx, ask: Ask, now: Date): Promise<void> => {
    const id = randomUUID();
    await waitlistRepository.enterPending(tx, { ...ask, id, tokenHash: hashToken(newToken()) }, now);
    const runAt = new Date(now.getTime() + waitlistRules.pendingMs);
    await enqueue({ tx, now }, waitlistMailJobKind, { key: id, accountId: null, payload: { entryId: id }, runAt });
  };

  return {
    /**
     * Enters an address and mails it a link that confirms it; for an address that is there already the same happens at
     * most once an hour and five times in all. The mail of one that has had enough mails for now follows later.
     */
    join: (ask: Ask, countMail: CountMail, now: Date): Promise<void> =>
      database.asSystem(async (tx) =>
        (await countMail(tx, ask.email, now)) ? enterAndMail(tx, ask, now) : enterPending(tx, ask, now),
      ),

    /** Mails an entry that waits for its first mail. Throws, to be tried again, while its address has had enough. */
    async mailPending(tx: Tx, entryId: string, countMail: CountMail, now: Date): Promise<void> {
      const entry = await waitlistRepository.lockPending(tx, entryId);
      if (!entry) return;
      if (!(await countMail(tx, entry.email, now))) throw new Error('The address has had enough mails for now');
      await enterAndMail(tx, entry, now);
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

const newToken = (): string => randomBytes(32).toString('base64url');
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
