import type { Sql, Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

export interface AccountLine {
  readonly id: string;
  readonly email: string;
  readonly plan: PlanName;
  readonly createdAt: Date;
}

/** An account with all by which its rows are found. */
export interface AccountOwner {
  readonly accountId: string;
  readonly email: string;
  readonly plan: PlanName;
  readonly workspaceIds: readonly string[];
}

export interface AccountDetails extends AccountLine {
  readonly name: string;
  readonly timeZone: string;
  readonly workspaces: readonly string[];
}

/** The SQL of the operator commands. All of it but the migrations runs as the system role; people never reach it. */
export const adminRepository = {
  async listAccounts(tx: Tx): Promise<AccountLine[]> {
    return tx<AccountLine[]>`select user_id as id, email, plan, created_at as "createdAt" from users
      order by created_at, email`;
  },

  async listOwners(tx: Tx): Promise<AccountOwner[]> {
    return tx<AccountOwner[]>`select a.user_id as "accountId", a.email, a.plan,
        array(select w.id from workspace w where w.account_id = a.user_id) as "workspaceIds"
      from users a order by a.created_at, a.email`;
  },

  async findAccount(tx: Tx, accountId: string): Promise<AccountDetails | undefined> {
    const [account] = await tx<AccountDetails[]>`
      select a.user_id as id, a.email, a.name, a.plan, a.timezone as "timeZone", a.created_at as "createdAt",
        array(select w.name from workspace w where w.account_id = a.user_id order by w.created_at, w.id) as workspaces
      from users a where a.user_id = ${accountId}`;
    return account;
  },

  async readCounts(tx: Tx): Promise<{ accounts: number; waitingEvents: number; oldestEventAt: Date | null }> {
    const [counts] = await tx<{ accounts: number; waitingEvents: number; oldestEventAt: Date | null }[]>`
      select (select count(*) from users) as accounts,
        (select count(*) from outbox_event where dispatched_at is null) as "waitingEvents",
        (select min(occurred_at) from outbox_event where dispatched_at is null) as "oldestEventAt"`;
    return counts!;
  },

  /** The server's version and the applied migrations; as the owner, who alone may read them. */
  async readSchema(owner: Sql): Promise<{ version: string; migrations: string[] }> {
    const [server] = await owner<{ version: string }[]>`select current_setting('server_version') as version`;
    const applied = await owner<{ name: string }[]>`select name from schema_migration order by name`;
    return { version: server!.version, migrations: applied.map((row) => row.name) };
  },
};
