import type { Sql, Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import type { AuthMethod, AuthMethodRecord, WholeUser } from '../auth-user.ts';
import { flowsRepository } from '../identities/flows.repository.ts';
import { giveUsesBack } from '../limits/limits.repository.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { usersRepository } from '../users/users.repository.ts';
import { readWholeUser, selectWholeUser, type WholeUserJson } from '../users/whole-user.repository.ts';

export type EndReason =
  | 'sign-out'
  | 'refresh-reuse'
  | 'operator'
  | 'password-change'
  | 'password-reset'
  | 'factor-change'
  | 'user-deleted'
  | 'superseded'
  | 'expired';

/** A session as it is stored. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly AuthMethodRecord[];
  readonly factorId: string | null;
  readonly cookieHash: Buffer | null;
  readonly deviceHash: Buffer | null;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly userAgent: string;
}

/** What the platform needs of a living session. */
export interface LivingAccount {
  readonly email: string;
  readonly plan: PlanName;
  readonly workspaceIds: readonly string[];
  readonly needsSecondFactor: boolean;
}

/** A session that is alive, for what stays open longer than a request. */
export interface HoldingSession {
  readonly sessionId: string;
  readonly needsSecondFactor: boolean;
}

/** A refresh token with the session it belongs to. */
export interface RefreshToken {
  readonly usedAt: Date | null;
  /** The level it was given at. */
  readonly aal: 'aal1' | 'aal2';
  readonly session: StoredSession;
  readonly user: WholeUser;
}

const sessionFields = (sql: Sql | Tx) => sql`
  s.id, s.user_id as "userId", s.aal, s.amr, s.factor_id as "factorId", s.cookie_hash as "cookieHash",
  s.device_hash as "deviceHash", s.created_at as "createdAt", s.refreshed_at as "refreshedAt", s.ended_at as "endedAt",
  s.end_reason as "endReason", s.user_agent as "userAgent"`;

/**
 * Revokes sign-ins whose evidence was checked but whose session is not open yet, and deletes the codes that were to be
 * exchanged for a session. A code that links an identity stays: its exchange checks the session that began it.
 */
export async function revokePendingSignIns(tx: Tx, userId: string): Promise<void> {
  await usersRepository.nextGeneration(tx, userId);
  await flowsRepository.deleteSignIns(tx, userId);
}

/** Sessions and the chains of refresh tokens. */
export const sessionsRepository = {
  /**
   * A session with its first refresh token, the browser it is in and its entry in the trail; notes on the person that they
   * signed in, and takes one use of some limits back. One statement: under their lock, or only while their row is of a
   * version that was read before. Answers whether
   * the browser is new to an account that has others; undefined where the version is another one, and nothing else was written.
   */
  async insert(
    sql: Sql | Tx,
    session: Pick<StoredSession, 'id' | 'userId' | 'aal' | 'amr' | 'cookieHash' | 'deviceHash'>,
    proof: {
      readonly tokenHash: Buffer;
      readonly method: AuthMethod;
      readonly version?: string;
      /** Keys of limits. */
      readonly givenBack?: readonly string[];
    },
    call: Pick<AuthCall, 'address' | 'userAgent' | 'now'>,
  ): Promise<{ readonly isNewBesideOthers: boolean } | undefined> {
    const { id: sessionId, userId, deviceHash } = session;
    const { tokenHash, method, version, givenBack = [] } = proof;
    const { now, userAgent } = call;
    const entry = { userId, sessionId, event: 'signed_in', detail: { method } } as const;
    // Whoever changes the person at the same moment is waited for, and their version is compared.
    const asRead = version === undefined ? sql`true` : sql`xmin::text = ${version}`;
    // Whether a browser stood there before: a statement does not see what it writes itself.
    const [written] = await sql<{ isNewBesideOthers: boolean | null }[]>`
      with person as (
        update auth_user set last_sign_in_at = ${now}, updated_at = ${now} where id = ${userId} and ${asRead}
        returning id, last_sign_in_at as at),
      session as (
        insert into auth_session (id, user_id, created_at, refreshed_at, last_used_at, user_agent, aal, amr, cookie_hash,
          device_hash)
        select ${sessionId}, id, at, at, at, ${userAgent}, ${session.aal}, ${sql.json(session.amr as never)},
          ${session.cookieHash}, ${deviceHash} from person
        returning id, user_id, aal, created_at as at, device_hash),
      token as (
        insert into auth_refresh_token (token_hash, session_id, aal, created_at)
        select ${tokenHash}, id, aal, at from session),
      trail as (${insertAudit(sql, call, entry)} where exists (select 1 from person)),
      device as (
        insert into auth_device (user_id, device_hash, first_seen_at, last_seen_at)
        select user_id, device_hash, at, at from session where device_hash is not null
        on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
        returning user_id, device_hash),
      given_back as (${giveUsesBack(sql, givenBack)})
      select exists (select 1 from auth_device o where o.user_id = device.user_id) and not exists (
        select 1 from auth_device o where o.user_id = device.user_id and o.device_hash = device.device_hash
      ) as "isNewBesideOthers"
      from person left join device on true`;
    return written && { isNewBesideOthers: written.isNewBesideOthers ?? false };
  },

  /** Raises a session after a second factor was shown. */
  async raise(
    tx: Tx,
    sessionId: string,
    raised: { aal: 'aal1' | 'aal2'; amr: readonly AuthMethodRecord[]; factorId: string | null },
    now: Date,
  ): Promise<void> {
    await tx`update auth_session set aal = ${raised.aal}, amr = ${tx.json(raised.amr as never)},
      factor_id = ${raised.factorId}, refreshed_at = ${now} where id = ${sessionId}`;
  },

  async find(sql: Sql | Tx, sessionId: string): Promise<StoredSession | undefined> {
    const [session] = await sql<
      StoredSession[]
    >`select ${sessionFields(sql)} from auth_session s where s.id = ${sessionId}`;
    return session;
  },

  /** A session and the person it belongs to, in one statement. */
  async findWithUser(
    sql: Sql,
    sessionId: string,
  ): Promise<{ readonly session: StoredSession; readonly user: WholeUser } | undefined> {
    const [row] = await sql<(StoredSession & { person: WholeUserJson })[]>`
      select ${sessionFields(sql)}, ${selectWholeUser(sql)} as person
      from auth_session s join auth_user u on u.id = s.user_id where s.id = ${sessionId}`;
    if (!row) return undefined;
    const { person, ...session } = row;
    return { session, user: readWholeUser(person) };
  },

  /** A person's living sessions, the last used first. */
  async listLiving(sql: Sql | Tx, userId: string): Promise<readonly (StoredSession & { lastUsedAt: Date })[]> {
    return sql<(StoredSession & { lastUsedAt: Date })[]>`
      select ${sessionFields(sql)}, coalesce(s.last_used_at, s.refreshed_at) as "lastUsedAt"
      from auth_session s where s.user_id = ${userId} and s.ended_at is null order by "lastUsedAt" desc, s.id`;
  },

  /** Those of the given sessions that live and were refreshed since a time, the last refreshed of them. */
  async listNewest(
    sql: Sql | Tx,
    sessionIds: readonly string[],
    { idleSince, limit }: { idleSince: Date; limit: number },
  ): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`select id from auth_session
      where id in ${sql([...sessionIds])} and ended_at is null and refreshed_at >= ${idleSince}
      order by refreshed_at desc limit ${limit}`;
    return rows.map(({ id }) => id);
  },

  async insertRefreshToken(
    tx: Tx,
    token: { hash: Buffer; sessionId: string; aal: 'aal1' | 'aal2'; now: Date },
  ): Promise<void> {
    await tx`insert into auth_refresh_token (token_hash, session_id, aal, created_at)
      values (${token.hash}, ${token.sessionId}, ${token.aal}, ${token.now}) on conflict (token_hash) do nothing`;
  },

  /** Once a token from after the second factor is in use, those from before it are of no use to their holder. */
  async deleteLowerTokens(tx: Tx, sessionId: string): Promise<void> {
    await tx`delete from auth_refresh_token where session_id = ${sessionId} and aal = 'aal1' and used_at is null`;
  },

  /** The session, locked; undefined where there is none. */
  async lock(tx: Tx, sessionId: string): Promise<StoredSession | undefined> {
    const locking = tx`select 1 from auth_session where id = ${sessionId} for update`.execute();
    const [, session] = await Promise.all([locking, this.find(tx, sessionId)]);
    return session;
  },

  /**
   * The token with its session and its person. Both are locked first, the person before the session as everywhere:
   * whatever carries a session on or ends it takes turns. The statements travel at once.
   */
  async lockRefreshToken(tx: Tx, hash: Buffer): Promise<RefreshToken | undefined> {
    const lockingPerson = tx`select 1 from auth_user where id = (select s.user_id
      from auth_refresh_token t join auth_session s on s.id = t.session_id where t.token_hash = ${hash}) for update`;
    const lockingSession = tx`select 1 from auth_session
      where id = (select session_id from auth_refresh_token where token_hash = ${hash}) for update`;
    const reading = tx<(StoredSession & { usedAt: Date | null; tokenAal: 'aal1' | 'aal2'; person: WholeUserJson })[]>`
      select t.used_at as "usedAt", t.aal as "tokenAal", ${sessionFields(tx)}, ${selectWholeUser(tx)} as person
      from auth_refresh_token t join auth_session s on s.id = t.session_id join auth_user u on u.id = s.user_id
      where t.token_hash = ${hash}`;
    const [, , [row]] = await Promise.all([lockingPerson.execute(), lockingSession.execute(), reading.execute()]);
    if (!row) return undefined;
    const { usedAt, tokenAal, person, ...session } = row;
    return { usedAt, aal: tokenAal, session, user: readWholeUser(person) };
  },

  async hasRefreshToken(tx: Tx, hash: Buffer): Promise<boolean> {
    const [row] = await tx`select 1 from auth_refresh_token where token_hash = ${hash}`;
    return row !== undefined;
  },

  /** Uses up every token of a session; answers the hash of the newest that was not used before. */
  async markAllTokensUsed(tx: Tx, sessionId: string, now: Date): Promise<Buffer | undefined> {
    const marked = await tx<{ hash: Buffer; createdAt: Date }[]>`update auth_refresh_token set used_at = ${now}
      where session_id = ${sessionId} and used_at is null returning token_hash as hash, created_at as "createdAt"`;
    return [...marked].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.hash;
  },

  async markRefreshTokenUsed(tx: Tx, hash: Buffer, sessionId: string, now: Date): Promise<void> {
    await tx`update auth_refresh_token set used_at = ${now} where token_hash = ${hash}`;
    await tx`update auth_session set refreshed_at = ${now}, last_used_at = ${now} where id = ${sessionId}`;
  },

  /** Ends one session; false when it had ended. */
  async end(sql: Sql | Tx, sessionId: string, reason: EndReason, now: Date): Promise<boolean> {
    const ended = await sql`update auth_session set ended_at = ${now}, end_reason = ${reason}
      where id = ${sessionId} and ended_at is null`;
    return ended.count === 1;
  },

  /**
   * Ends all sessions of a person; with `exceptSessionId`, all but that one. Tells how many. Sign-ins that were checked
   * and have not opened yet open nothing any more: the count goes up first, which locks the person.
   */
  async endAll(
    tx: Tx,
    userId: string,
    end: { reason: EndReason; exceptSessionId?: string },
    now: Date,
  ): Promise<number> {
    await revokePendingSignIns(tx, userId);
    const ended = await tx`update auth_session set ended_at = ${now}, end_reason = ${end.reason}
      where user_id = ${userId} and ended_at is null and id is distinct from ${end.exceptSessionId ?? null}`;
    return ended.count;
  },

  /** Notes that a session was used, at most once in five minutes: a write on each request would cost more than it tells. */
  async noteUse(sql: Sql, sessionId: string, now: Date): Promise<void> {
    await sql`update auth_session set last_used_at = ${now}
      where id = ${sessionId} and coalesce(last_used_at, refreshed_at) < ${new Date(now.getTime() - 5 * 60_000)}`;
  },

  /** The account behind a living session; undefined when it ended, or belongs to somebody without an account. */
  async findLivingAccount(sql: Sql, sessionId: string, userId: string): Promise<LivingAccount | undefined> {
    const [account] = await sql<LivingAccount[]>`
      select a.email, a.plan, array(select w.id from workspace w where w.account_id = a.user_id) as "workspaceIds",
        exists (select 1 from auth_factor f where f.user_id = s.user_id and f.factor_type = 'totp'
          and f.status = 'verified') as "needsSecondFactor"
      from auth_session s join users a on a.user_id = s.user_id
      where s.id = ${sessionId} and s.user_id = ${userId} and s.ended_at is null`;
    return account;
  },

  /** Those of the given sessions that are alive, and whether their people have a second factor. */
  async listHolding(sql: Sql, sessionIds: readonly string[]): Promise<readonly HoldingSession[]> {
    return sql<HoldingSession[]>`
      select s.id as "sessionId", exists (select 1 from auth_factor f where f.user_id = s.user_id
        and f.factor_type = 'totp' and f.status = 'verified') as "needsSecondFactor"
      from auth_session s join users a on a.user_id = s.user_id
      where s.id in ${sql([...sessionIds])} and s.ended_at is null`;
  },

  /** Whether a browser signed in to the account of an address; without one, to any. */
  async isKnownDevice(sql: Sql, deviceHash: Buffer, email: string | undefined): Promise<boolean> {
    const [row] = await sql`select 1 from auth_device d join auth_user u on u.id = d.user_id
      where d.device_hash = ${deviceHash} and u.email = coalesce(${email ?? null}, u.email) limit 1`;
    return row !== undefined;
  },

  async deleteDevices(tx: Tx, userId: string, exceptHash: Buffer | null): Promise<void> {
    await tx`delete from auth_device where user_id = ${userId} and device_hash is distinct from ${exceptHash}`;
  },

  /** Forgets sessions that ended, and refresh tokens that were used, before the given time. */
  async deleteEndedBefore(sql: Sql, before: Date): Promise<number> {
    const ended = await sql`delete from auth_session where ended_at < ${before}`;
    await sql`delete from auth_refresh_token where used_at < ${before}`;
    return ended.count;
  },
};
