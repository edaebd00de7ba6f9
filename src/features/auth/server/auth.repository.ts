import type { PlanName } from '#features/billing/domain/plans.ts';
import type { Sql, Tx } from '#server/db/connect.ts';
import type { AuthUser } from './auth-user.ts';

export interface RefreshToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly usedAt: Date | null;
  readonly endedAt: Date | null;
}

/** The session row that stands behind an access token, with what each request needs of the account. */
export interface LivingSession {
  readonly email: string;
  readonly plan: PlanName;
  readonly workspaceIds: string[];
}

const userColumns = (
  sql: Sql | Tx,
) => sql`u.id, u.email, u.password_hash as "passwordHash", u.user_metadata as "userMetadata",
  u.email_confirmed_at as "emailConfirmedAt", u.created_at as "createdAt", u.updated_at as "updatedAt",
  u.last_sign_in_at as "lastSignInAt"`;

/** The SQL of authentication; all of it runs as the system role. */
export const authRepository = {
  async findUserByEmail(sql: Sql | Tx, email: string): Promise<AuthUser | undefined> {
    const [user] = await sql<AuthUser[]>`select ${userColumns(sql)} from auth_user u where u.email = ${email}`;
    return user;
  },

  async findUser(sql: Sql | Tx, id: string): Promise<AuthUser | undefined> {
    const [user] = await sql<AuthUser[]>`select ${userColumns(sql)} from auth_user u where u.id = ${id}`;
    return user;
  },

  /** Inserts the user and the account record; returns false if the address is taken. */
  async insertUser(tx: Tx, user: AuthUser): Promise<boolean> {
    const inserted =
      await tx`insert into auth_user (id, email, password_hash, email_confirmed_at, user_metadata, created_at, updated_at)
      values (${user.id}, ${user.email}, ${user.passwordHash}, ${user.emailConfirmedAt}, ${tx.json(user.userMetadata)},
        ${user.createdAt}, ${user.updatedAt}) on conflict (email) do nothing`;
    if (inserted.count === 0) return false;
    await tx`insert into users (user_id, email, name, created_at)
      values (${user.id}, ${user.email}, ${user.userMetadata.full_name ?? ''}, ${user.createdAt})`;
    return true;
  },

  async insertSession(tx: Tx, session: { id: string; userId: string; userAgent: string; now: Date }): Promise<void> {
    await tx`insert into auth_session (id, user_id, created_at, refreshed_at, user_agent)
      values (${session.id}, ${session.userId}, ${session.now}, ${session.now}, ${session.userAgent})`;
    await tx`update auth_user set last_sign_in_at = ${session.now} where id = ${session.userId}`;
  },

  async insertRefreshToken(tx: Tx, token: { hash: Buffer; sessionId: string; now: Date }): Promise<void> {
    await tx`insert into auth_refresh_token (token_hash, session_id, created_at)
      values (${token.hash}, ${token.sessionId}, ${token.now}) on conflict (token_hash) do nothing`;
  },

  /** The token's row, locked: parallel refreshes of one token take turns. */
  async lockRefreshToken(tx: Tx, hash: Buffer): Promise<RefreshToken | undefined> {
    const [token] = await tx<RefreshToken[]>`
      select t.session_id as "sessionId", s.user_id as "userId", t.used_at as "usedAt", s.ended_at as "endedAt"
      from auth_refresh_token t join auth_session s on s.id = t.session_id where t.token_hash = ${hash} for update of t`;
    return token;
  },

  async markRefreshTokenUsed(tx: Tx, hash: Buffer, sessionId: string, now: Date): Promise<void> {
    await tx`update auth_refresh_token set used_at = ${now} where token_hash = ${hash}`;
    await tx`update auth_session set refreshed_at = ${now} where id = ${sessionId}`;
  },

  async endSession(sql: Sql | Tx, sessionId: string, reason: 'sign-out' | 'refresh-reuse', now: Date): Promise<void> {
    await sql`update auth_session set ended_at = ${now}, end_reason = ${reason} where id = ${sessionId} and ended_at is null`;
  },

  /** Ends all sessions of a person; with `exceptSessionId`, all but that one. */
  async endSessions(sql: Sql | Tx, userId: string, now: Date, exceptSessionId?: string): Promise<void> {
    await sql`update auth_session set ended_at = ${now}, end_reason = 'sign-out'
      where user_id = ${userId} and ended_at is null and id is distinct from ${exceptSessionId ?? null}`;
  },

  async findLivingSession(sql: Sql, sessionId: string, userId: string): Promise<LivingSession | undefined> {
    const [session] = await sql<LivingSession[]>`
      select a.email, a.plan, array(select w.id from workspace w where w.account_id = a.user_id) as "workspaceIds"
      from auth_session s join users a on a.user_id = s.user_id
      where s.id = ${sessionId} and s.user_id = ${userId} and s.ended_at is null`;
    return session;
  },

  /** Forgets sessions that ended, and refresh tokens that were used, before the given time. */
  async deleteEndedBefore(sql: Sql, before: Date): Promise<number> {
    const ended = await sql`delete from auth_session where ended_at < ${before}`;
    await sql`delete from auth_refresh_token where used_at < ${before}`;
    return ended.count;
  },
};
