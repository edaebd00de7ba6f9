import type { Sql, Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** The account whose data is taken along or deleted. */
export interface LeavingAccount {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly plan: PlanName;
  readonly timezone: string;
  readonly language: Language;
  readonly workspaceIds: readonly string[];
}

/** A deletion as it is stored. */
export interface StoredDeletion {
  readonly accountId: string;
  readonly state: 'planned' | 'undone' | 'purging';
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly undoneAt: Date | null;
  readonly done: number;
  readonly total: number | null;
}

const deletionFields = (sql: Sql | Tx) => sql`account_id as "accountId", state, requested_at as "requestedAt",
  due_at as "dueAt", undone_at as "undoneAt", done, total`;

/** Accounts and their deletions. All but `findDeletion` runs as the system role: an account being deleted has no sessions. */
export const privacyRepository = {
  async findAccount(sql: Sql | Tx, accountId: string): Promise<LeavingAccount | undefined> {
    const [account] = await sql<LeavingAccount[]>`
      select user_id as "accountId", email, name, plan, timezone, coalesce(language, seen_language) as language,
        array(select id from workspace where account_id = user_id order by created_at, id) as "workspaceIds"
      from users where user_id = ${accountId}`;
    return account;
  },

  async findDeletion(sql: Sql | Tx, accountId: string): Promise<StoredDeletion | undefined> {
    const [deletion] = await sql<StoredDeletion[]>`
      select ${deletionFields(sql)} from account_deletion where account_id = ${accountId}`;
    return deletion;
  },

  /** As `findDeletion`; parallel sign-ins and the purge take turns. */
  async lockDeletion(tx: Tx, accountId: string): Promise<StoredDeletion | undefined> {
    const [deletion] = await tx<StoredDeletion[]>`
      select ${deletionFields(tx)} from account_deletion where account_id = ${accountId} for update`;
    return deletion;
  },

  /** Plans a deletion; false where one is planned or under way. */
  async planDeletion(tx: Tx, accountId: string, dueAt: Date, now: Date): Promise<boolean> {
    const planned = await tx`insert into account_deletion (account_id, requested_at, due_at)
      values (${accountId}, ${now}, ${dueAt})
      on conflict (account_id) do update set state = 'planned', requested_at = ${now}, due_at = ${dueAt}, undone_at = null
      where account_deletion.state = 'undone'`;
    return planned.count === 1;
  },

  /** Makes a deletion due, whether or not one was planned. */
  async dueNow(tx: Tx, accountId: string, now: Date): Promise<void> {
    await tx`insert into account_deletion (account_id, requested_at, due_at) values (${accountId}, ${now}, ${now})
      on conflict (account_id) do update set due_at = least(account_deletion.due_at, ${now}), undone_at = null,
        state = case account_deletion.state when 'purging' then 'purging' else 'planned' end`;
  },

  async undoDeletion(tx: Tx, accountId: string, now: Date): Promise<void> {
    await tx`update account_deletion set state = 'undone', undone_at = ${now} where account_id = ${accountId}`;
  },

  /** Deletions that are planned or under way, the first due first. */
  async listPlanned(sql: Sql | Tx): Promise<readonly StoredDeletion[]> {
    return sql<StoredDeletion[]>`select ${deletionFields(sql)} from account_deletion
      where state <> 'undone' order by due_at`;
  },

  /** Closes the account for sign-in. False if the deletion was undone meanwhile. */
  async beginPurge(tx: Tx, accountId: string, total: number, now: Date): Promise<boolean> {
    const begun = await tx`update account_deletion set state = 'purging', total = coalesce(total, ${total})
      where account_id = ${accountId} and state <> 'undone' and due_at <= ${now}`;
    return begun.count === 1;
  },

  async addProgress(sql: Sql | Tx, accountId: string, done: number): Promise<void> {
    await sql`update account_deletion set done = done + ${done} where account_id = ${accountId}`;
  },
};
