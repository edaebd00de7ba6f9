import type { Sql, Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

export interface AccountLine {
  readonly email: string;
  readonly plan: PlanName;
  readonly createdAt: Date;
}

/** A line of the list. `isPaid`: a subscription of the payment service gives the plan. */
export interface ListedAccount extends AccountLine {
  readonly isPaid: boolean;
}

export interface AccountDetails extends AccountLine {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly lastSignInAt: Date | null;
  readonly openSessions: number;
  readonly workspaces: readonly string[];
}

/** The SQL of the operator commands. All of it but the migrations runs as the system role; people never reach it. */
export const adminRepository = {
  async listAccounts(tx: Tx): Promise<ListedAccount[]> {
    return tx<ListedAccount[]>`select u.email, u.plan, u.created_at as "createdAt",
        b.stripe_subscription_id is not null as "isPaid"
      from users u left join billing_account b on b.account_id = u.user_id order by u.created_at, u.email`;
  },

  async findAccount(tx: Tx, email: string): Promise<AccountDetails | undefined> {
    const [account] = await tx<AccountDetails[]>`
      select a.user_id as id, a.email, a.name, a.plan, a.timezone as "timeZone", a.created_at as "createdAt",
        u.last_sign_in_at as "lastSignInAt",
        (select count(*) from auth_session s where s.user_id = a.user_id and s.ended_at is null) as "openSessions",
        array(select w.name from workspace w where w.account_id = a.user_id order by w.created_at, w.id) as workspaces
      from users a join auth_user u on u.id = a.user_id where u.email = ${email}`;
    return account;
  },

  /** Returns false if another account has the address. */
  async setEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<boolean> {
    const changed = await tx`update auth_user set email = ${email}, updated_at = ${now} where id = ${accountId}
      and not exists (select 1 from auth_user other where other.email = ${email} and other.id <> ${accountId})`;
    if (changed.count === 0) return false;
    await tx`update users set email = ${email} where user_id = ${accountId}`;
    await tx`update auth_identity set updated_at = ${now}, identity_data = identity_data || ${tx.json({ email })}
      where user_id = ${accountId} and provider = 'email'`;
    return true;
  },

  async setPasswordHash(tx: Tx, accountId: string, hash: string, now: Date): Promise<void> {
    await tx`update auth_user set password_hash = ${hash}, updated_at = ${now} where id = ${accountId}`;
  },

  /** Gives the account the identity of signing in by address, where another provider made it. */
  async ensureEmailIdentity(tx: Tx, accountId: string, now: Date): Promise<void> {
    await tx`insert into auth_identity (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      select gen_random_uuid(), id, 'email', id::text, jsonb_build_object('sub', id, 'email', email,
        'email_verified', email_confirmed_at is not null, 'phone_verified', false), ${now}, ${now}
      from auth_user where id = ${accountId} on conflict (provider, provider_id) do nothing`;
  },

  /** Forgets a change of address that is under way. */
  async forgetEmailChange(tx: Tx, accountId: string): Promise<void> {
    await tx`update auth_user set new_email = null where id = ${accountId}`;
  },

  /** Browsers that signed in with the password before are known no more. */
  async forgetDevices(tx: Tx, accountId: string): Promise<void> {
    await tx`delete from auth_device where user_id = ${accountId}`;
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
