import type { Sql, Tx } from '../db/connect.ts';
import type { Mail } from './mail.ts';

/** A mail as it is stored. */
export interface StoredMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
  readonly voidAt: Date | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  /** Address of the one-click way out; null for mails without one. */
  readonly listUnsubscribe: string | null;
  /** Where an answer goes, and whose name stands beside the address it comes from; null: the product's own. */
  readonly replyTo: string | null;
  readonly senderName: string | null;
}

type Connection = Sql | Tx;

/** All SQL of mail; runs as the system role; `insert` also as an account, for mails to itself. */
export const mailRepository = {
  /** False when a mail with the same dedupe key is there already. */
  async insert(
    tx: Tx,
    mail: Mail & { readonly id: string; readonly sentAt: Date | null },
    now: Date,
  ): Promise<boolean> {
    const inserted = await tx`
      insert into mail (id, recipient, subject, text, html, category, user_id, created_at, void_at, sent_at, dispatched_at,
        dedupe_key, list_unsubscribe, reply_to, sender_name)
      values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.category}, ${mail.userId ?? null},
        ${now}, ${mail.voidAt ?? null}, ${mail.sentAt}, ${now}, ${mail.dedupeKey ?? null},
        ${mail.listUnsubscribe ?? null}, ${mail.replyTo ?? null}, ${mail.senderName ?? null})
      on conflict (dedupe_key) do nothing`;
    return inserted.count === 1;
  },

  async find(sql: Connection, id: string): Promise<StoredMail | undefined> {
    const [mail] = await sql<StoredMail[]>`
      select id, recipient, subject, text, html, created_at as "createdAt", void_at as "voidAt", sent_at as "sentAt",
        failed_at as "failedAt", list_unsubscribe as "listUnsubscribe", reply_to as "replyTo", sender_name as "senderName"
      from mail where id = ${id}`;
    return mail;
  },

  /** Ids of the mails to an account. */
  async listIdsOf(sql: Connection, userId: string): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`select id from mail where user_id = ${userId}`;
    return rows.map(({ id }) => id);
  },

  /** The newest first. */
  async listNewest(sql: Connection, limit: number): Promise<readonly StoredMail[]> {
    return sql<StoredMail[]>`
      select id, recipient, subject, text, html, created_at as "createdAt", void_at as "voidAt", sent_at as "sentAt",
        failed_at as "failedAt", list_unsubscribe as "listUnsubscribe", reply_to as "replyTo", sender_name as "senderName"
      from mail order by created_at desc, position desc limit ${limit}`;
  },

  /** What is still to be sent, the oldest first. */
  async listUnsent(sql: Connection): Promise<readonly { readonly id: string; readonly userId: string | null }[]> {
    return sql<{ id: string; userId: string | null }[]>`select id, user_id as "userId" from mail
      where sent_at is null and failed_at is null
      order by created_at, position`;
  },

  async countAttempt(sql: Connection, id: string): Promise<void> {
    await sql`update mail set attempts = attempts + 1 where id = ${id}`;
  },

  async markSent(sql: Connection, id: string, now: Date): Promise<void> {
    await sql`update mail set sent_at = ${now}, failed_at = null, last_error = null where id = ${id}`;
  },

  /** Records why an attempt failed; with `isFinal` there will be no other. */
  async recordFailure(sql: Connection, id: string, error: string, isFinal: boolean, now: Date): Promise<void> {
    await sql`update mail set last_error = ${error.slice(0, 1000)}, failed_at = ${isFinal ? now : null} where id = ${id}`;
  },

  /** There will be no other attempt; why the last one failed is recorded. */
  async markFailed(sql: Connection, id: string, now: Date): Promise<void> {
    await sql`update mail set failed_at = ${now} where id = ${id} and sent_at is null`;
  },

  async deleteOlderThan(sql: Connection, before: Date): Promise<void> {
    await sql`delete from mail where created_at < ${before}`;
  },

  /** Empties mails whose code or link ended before then. */
  async emptyVoid(sql: Connection, before: Date): Promise<void> {
    await sql`update mail set text = '', html = '' where void_at < ${before} and text <> ''`;
  },
};
