import type { Tx } from '#server/db/connect.ts';

/** What an operator sees of a person and their sessions. */
export interface OperatedPerson {
  readonly id: string;
  readonly lastSignInAt: Date | null;
  readonly openSessions: number;
}

/** The SQL behind operator commands about people; runs as the system role, and no request reaches it. */
export const operatorRepository = {
  async findPerson(tx: Tx, email: string): Promise<OperatedPerson | undefined> {
    const [person] = await tx<OperatedPerson[]>`select u.id, u.last_sign_in_at as "lastSignInAt",
        (select count(*) from auth_session s where s.user_id = u.id and s.ended_at is null) as "openSessions"
      from auth_user u where u.email = ${email}`;
    return person;
  },

  /** Returns false if another account has the address. */
  async setEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<boolean> {
    const changed = await tx`update auth_user set email = ${email}, updated_at = ${now} where id = ${accountId}
      and not exists (select 1 from auth_user other where other.email = ${email} and other.id <> ${accountId})`;
    if (changed.count === 0) return false;
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
};
