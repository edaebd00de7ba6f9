import type { Sql, Tx } from '#server/db/connect.ts';
import type { Language } from '#shared/languages.ts';
import type { AuthIdentity, WholeUser } from '../auth-user.ts';
import { readWholeUser, selectWholeUser, type WholeUserJson } from './whole-user.repository.ts';

/** A person to be stored; what is left out is empty. */
export interface NewUser {
  readonly id: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  readonly isAnonymous?: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly invitedAt?: Date | null;
  /** Of the browser in which somebody signs up. */
  readonly language?: Language | undefined;
}

/** What may change in a stored person; undefined leaves a field as it is. */
export interface UserChange {
  readonly email?: string;
  readonly newEmail?: string | null;
  readonly passwordHash?: string | null;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  readonly isAnonymous?: boolean;
  readonly emailConfirmedAt?: Date;
  readonly invitedAt?: Date;
  readonly confirmationSentAt?: Date;
  readonly recoverySentAt?: Date;
  readonly reauthenticationSentAt?: Date;
  readonly emailChangeSentAt?: Date;
  readonly bannedUntil?: Date | null;
  readonly lastSignInAt?: Date;
}

const columns = {
  email: 'email',
  newEmail: 'new_email',
  passwordHash: 'password_hash',
  userMetadata: 'user_metadata',
  appMetadata: 'app_metadata',
  isAnonymous: 'is_anonymous',
  emailConfirmedAt: 'email_confirmed_at',
  invitedAt: 'invited_at',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  emailChangeSentAt: 'email_change_sent_at',
  bannedUntil: 'banned_until',
  lastSignInAt: 'last_sign_in_at',
} as const satisfies Record<keyof UserChange, string>;

/** What a password is compared with, and how often the person's sessions had been ended by then. */
export interface StoredPassword {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly generation: number;
}

/** A person as they were read without a lock. */
export interface UserVersion extends WholeUser {
  readonly generation: number;
  /**
   * The transaction that wrote their row as it is (`xmin`; PostgreSQL's manual, "System Columns"): writing to the row changes
   * it, locking it does not.
   */
  readonly version: string;
}

interface UserRow {
  readonly person: WholeUserJson;
}

const readFirst = ([row]: readonly UserRow[]): WholeUser | undefined => row && readWholeUser(row.person);

export type UserVersionRow = UserRow & Pick<UserVersion, 'generation' | 'version'>;

/** Selects the row `u` of auth_user for `readUserVersion`. */
export const selectUserVersion = (sql: Sql | Tx) =>
  sql`${selectWholeUser(sql)} as person, u.session_generation as generation, u.xmin::text as version`;

/** The person that `selectUserVersion` selected. */
export const readUserVersion = ({ person, generation, version }: UserVersionRow): UserVersion => ({
  ...readWholeUser(person),
  generation,
  version,
});

/** People and the ways they sign in. */
export const usersRepository = {
  async find(sql: Sql | Tx, userId: string): Promise<WholeUser | undefined> {
    return readFirst(
      await sql<UserRow[]>`select ${selectWholeUser(sql)} as person from auth_user u where u.id = ${userId}`,
    );
  },

  async findByEmail(sql: Sql | Tx, email: string): Promise<WholeUser | undefined> {
    return readFirst(
      await sql<UserRow[]>`select ${selectWholeUser(sql)} as person from auth_user u where u.email = ${email}`,
    );
  },

  /** What a password is compared with: one statement, whether somebody has the address or not. */
  async findPassword(sql: Sql, email: string): Promise<StoredPassword | undefined> {
    const [row] = await sql<StoredPassword[]>`
      select id, password_hash as "passwordHash", session_generation as generation from auth_user where email = ${email}`;
    return row;
  },

  /** Whether somebody showed to read the mail of an address; an unconfirmed holder gives way to one who does. */
  async isConfirmed(tx: Tx, email: string): Promise<boolean> {
    const [row] = await tx`select 1 from auth_user where email = ${email} and email_confirmed_at is not null`;
    return row !== undefined;
  },

  async findByIdentity(sql: Sql | Tx, provider: string, providerId: string): Promise<WholeUser | undefined> {
    return readFirst(
      await sql<UserRow[]>`select ${selectWholeUser(sql)} as person from auth_user u where u.id =
        (select user_id from auth_identity where provider = ${provider} and provider_id = ${providerId})`,
    );
  },

  /** Stops until every other transaction about this person is done; false where there is nobody. */
  async lock(tx: Tx, userId: string): Promise<boolean> {
    const [row] = await tx`select 1 from auth_user where id = ${userId} for update`;
    return row !== undefined;
  },

  /**
   * The person as they are once every other transaction about them is done, and until this one is; undefined where there
   * is nobody. Both statements travel at once.
   */
  async findLocked(tx: Tx, userId: string): Promise<(WholeUser & { readonly generation: number }) | undefined> {
    // Begun first, so that the person is read once the lock is held.
    const locking = tx<{ generation: number }[]>`
      select session_generation as generation from auth_user where id = ${userId} for update`.execute();
    const [[locked], user] = await Promise.all([locking, this.find(tx, userId)]);
    return locked && user && { ...user, generation: locked.generation };
  },

  /** Lets no session open whose sign-in was checked before now; locks the person. */
  async nextGeneration(tx: Tx, userId: string): Promise<void> {
    await tx`update auth_user set session_generation = session_generation + 1 where id = ${userId}`;
  },

  /** Stores a person; false when the address or the id is taken. */
  async insert(tx: Tx, user: NewUser, now: Date): Promise<boolean> {
    const inserted = await tx`
      insert into auth_user (id, email, password_hash, user_metadata, app_metadata, is_anonymous, email_confirmed_at,
        invited_at, created_at, updated_at)
      values (${user.id}, ${user.email}, ${user.passwordHash}, ${tx.json(user.userMetadata as never)},
        ${tx.json((user.appMetadata ?? {}) as never)}, ${user.isAnonymous ?? false}, ${user.emailConfirmedAt},
        ${user.invitedAt ?? null}, ${now}, ${now})
      on conflict do nothing`;
    return inserted.count === 1;
  },

  async update(tx: Sql | Tx, userId: string, change: UserChange, now: Date): Promise<void> {
    const values = Object.fromEntries(
      Object.entries(change)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [
          columns[name as keyof UserChange],
          name.endsWith('Metadata') ? tx.json(value as never) : value,
        ]),
    );
    await tx`update auth_user set ${tx({ ...values, updated_at: now } as never)} where id = ${userId}`;
  },

  async delete(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_user where id = ${userId}`;
  },

  /** Adds an identity; false when it belongs to somebody already. */
  async insertIdentity(tx: Tx, identity: Omit<AuthIdentity, 'updatedAt' | 'lastSignInAt'>): Promise<boolean> {
    const inserted = await tx`
      insert into auth_identity (id, user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
      values (${identity.id}, ${identity.userId}, ${identity.provider}, ${identity.providerId},
        ${tx.json(identity.identityData as never)}, ${identity.createdAt}, ${identity.createdAt}, ${identity.createdAt})
      on conflict (provider, provider_id) do nothing`;
    return inserted.count === 1;
  },

  /** Sets what the identity tells of the person, and notes that it was used. */
  async touchIdentity(
    tx: Tx,
    identity: { userId: string; provider: string; data: Readonly<Record<string, unknown>> },
    now: Date,
  ): Promise<void> {
    await tx`update auth_identity set identity_data = identity_data || ${tx.json(identity.data as never)},
      updated_at = ${now}, last_sign_in_at = ${now}
      where user_id = ${identity.userId} and provider = ${identity.provider}`;
  },

  async deleteIdentity(tx: Tx, userId: string, identityId: string): Promise<void> {
    await tx`delete from auth_identity where user_id = ${userId} and id = ${identityId}`;
  },

  /** People in pages, newest first, and how many there are in all. */
  async list(
    sql: Sql,
    page: { offset: number; limit: number },
  ): Promise<{ users: readonly WholeUser[]; total: number }> {
    const rows = await sql<UserRow[]>`select ${selectWholeUser(sql)} as person
      from auth_user u order by u.created_at desc, u.id desc offset ${page.offset} limit ${page.limit}`;
    const [count] = await sql<{ total: number }[]>`select count(*)::int as total from auth_user`;
    return { users: rows.map(({ person }) => readWholeUser(person)), total: count!.total };
  },

  /** Forgets anonymous people nobody came back to. */
  async deleteAnonymousBefore(sql: Sql, before: Date): Promise<void> {
    await sql`delete from auth_user where is_anonymous and updated_at < ${before}
      and not exists (select 1 from auth_session s where s.user_id = auth_user.id and s.refreshed_at >= ${before})`;
  },
};
