import type { MailToggleName } from '#features/account/domain/mail-toggles.ts';
import type { PlanName } from '#features/billing/domain/plans.ts';
import type { Sql, Tx } from '#server/db/connect.ts';

/** A notification as it is stored. */
export interface StoredNotification {
  readonly id: string;
  readonly workspaceId: string | null;
  readonly kind: string;
  readonly params: unknown;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export type NewNotification = Pick<StoredNotification, 'id' | 'workspaceId' | 'kind' | 'params' | 'createdAt'> & {
  readonly accountId: string;
  readonly burstKey: string | null;
};

/** What a mail asks of the account it is for. */
export interface MailRecipient {
  readonly email: string;
  readonly timezone: string;
  /** The account's own choice, else what its browser asked for; null: English. */
  readonly language: string | null;
  readonly preferences: Partial<Record<MailToggleName, boolean>>;
}

const fields = (sql: Sql | Tx) => sql`
  n.id, n.workspace_id as "workspaceId", n.kind, n.params, n.created_at as "createdAt", n.read_at as "readAt"`;

/** The SQL of notifications; every query names the account, and row-level security repeats it. */
export const notificationsRepository = {
  async insert(tx: Tx, notification: NewNotification): Promise<void> {
    const { id, accountId, workspaceId, kind, params, burstKey, createdAt } = notification;
    await tx`insert into notification (id, account_id, workspace_id, kind, params, burst_key, created_at)
      values (${id}, ${accountId}, ${workspaceId}, ${kind}, ${tx.json(params as never)}, ${burstKey}, ${createdAt})`;
  },

  /** The unread notification of a burst that began after the given time; bursts of one key take turns until the end. */
  async findBurst(tx: Tx, accountId: string, burstKey: string, after: Date): Promise<StoredNotification | undefined> {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`burst ${accountId} ${burstKey}`}, 0))`;
    const [found] = await tx<StoredNotification[]>`
      select ${fields(tx)} from notification n where n.account_id = ${accountId} and n.burst_key = ${burstKey}
        and n.read_at is null and n.created_at > ${after} order by n.id desc limit 1`;
    return found;
  },

  async setParams(tx: Tx, accountId: string, id: string, params: unknown): Promise<void> {
    await tx`update notification set params = ${tx.json(params as never)} where account_id = ${accountId} and id = ${id}`;
  },

  /** Newest first, older than the given one. */
  async list(tx: Tx, accountId: string, before: string | undefined, limit: number): Promise<StoredNotification[]> {
    return tx<StoredNotification[]>`
      select ${fields(tx)} from notification n where n.account_id = ${accountId}
        ${before === undefined ? tx`` : tx`and n.id < ${before}`}
      order by n.id desc limit ${limit}`;
  },

  async countUnread(tx: Tx, accountId: string): Promise<number> {
    const [row] = await tx<{ unread: number }[]>`
      select count(*) as unread from notification where account_id = ${accountId} and read_at is null`;
    return row!.unread;
  },

  /** How many of the ids are the account's. */
  async countOwn(tx: Tx, accountId: string, ids: readonly string[]): Promise<number> {
    const [row] = await tx<{ own: number }[]>`
      select count(*) as own from notification where account_id = ${accountId} and id in ${tx([...ids])}`;
    return row!.own;
  },

  async markRead(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<void> {
    await tx`update notification set read_at = ${now}
      where account_id = ${accountId} and id in ${tx([...ids])} and read_at is null`;
  },

  async markReadUpTo(tx: Tx, accountId: string, id: string, now: Date): Promise<void> {
    await tx`update notification set read_at = ${now} where account_id = ${accountId} and id <= ${id} and read_at is null`;
  },

  async markUnread(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
    await tx`update notification set read_at = null
      where account_id = ${accountId} and id in ${tx([...ids])} and read_at is not null`;
  },

  async getRecipient(tx: Tx, accountId: string): Promise<MailRecipient> {
    const [recipient] = await tx<MailRecipient[]>`
      select u.email, u.timezone, coalesce(u.language, u.seen_language) as language, u.notification_preferences as preferences
      from users u where u.user_id = ${accountId}`;
    return recipient!;
  },

  /** What decides how much of a plan the account reads. */
  async getReader(tx: Tx, accountId: string): Promise<{ readonly email: string; readonly plan: PlanName }> {
    const [reader] = await tx<{ email: string; plan: PlanName }[]>`
      select email, plan from users where user_id = ${accountId}`;
    return reader!;
  },

  async getWorkspaceName(tx: Tx, accountId: string, workspaceId: string): Promise<string> {
    const [workspace] = await tx<{ name: string }[]>`
      select name from workspace where id = ${workspaceId} and account_id = ${accountId}`;
    return workspace?.name ?? '';
  },

  async deleteOlderThan(sql: Sql, before: Date): Promise<void> {
    await sql`delete from notification where created_at < ${before}`;
  },
};
