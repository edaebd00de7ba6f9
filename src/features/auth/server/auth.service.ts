import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { Actor } from '#server/use-case.ts';
import { type AccessTokens, accessTokenSeconds } from './access-tokens.ts';
import { authRepository } from './auth.repository.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthUser } from './auth-user.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Within this time a used refresh token gets its successor again: the answer that carried it may have been lost. */
export const reuseGraceMs = 10_000;

/** A session as the protocol sends it. */
export interface IssuedSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  readonly user: AuthUser;
}

export interface AuthDependencies {
  readonly database: Database;
  readonly tokens: AccessTokens;
  /** Key of the refresh chain: a successor is derived from its parent, so it can be answered twice but never guessed. */
  readonly refreshKey: Buffer;
  /** What else a new account needs, in the same transaction. */
  prepareAccount(tx: Tx, account: { accountId: string; name: string; now: Date }): Promise<void>;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** The use cases of signing up, in and out. Hashing happens outside every transaction. */
export function createAuthService({ database, tokens, refreshKey, prepareAccount }: AuthDependencies) {
  const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
  const successorOf = (token: string): string => createHmac('sha256', refreshKey).update(token).digest('base64url');

  const openSession = async (tx: Tx, user: AuthUser, userAgent: string, now: Date) => {
    const sessionId = randomUUID();
    const refreshToken = randomBytes(32).toString('base64url');
    await authRepository.insertSession(tx, { id: sessionId, userId: user.id, userAgent: userAgent.slice(0, 300), now });
    await authRepository.insertRefreshToken(tx, { hash: hashToken(refreshToken), sessionId, now });
    return { sessionId, refreshToken };
  };

  const issue = async (
    user: AuthUser,
    session: { sessionId: string; refreshToken: string },
    now: Date,
  ): Promise<IssuedSession> => ({
    accessToken: await tokens.issue(
      { userId: user.id, sessionId: session.sessionId, email: user.email, userMetadata: user.userMetadata },
      now,
    ),
    refreshToken: session.refreshToken,
    expiresAt: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    user,
  });

  return {
    /** Creates the account, its first workspace and a session, all or nothing. Throws user_already_exists. */
    async signUp(
      input: { email: string; password: string; fullName: string; userAgent: string },
      now: Date,
    ): Promise<IssuedSession> {
      const passwordHash = await hashPassword(input.password);
      const user: AuthUser = {
        id: randomUUID(),
        email: input.email,
        passwordHash,
        userMetadata: { full_name: input.fullName },
        emailConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
        lastSignInAt: now,
      };
      const session = await database.asSystem(async (tx) => {
        if (!(await authRepository.insertUser(tx, user))) throw new AuthError('user_already_exists');
        await prepareAccount(tx, { accountId: user.id, name: input.fullName, now });
        return openSession(tx, user, input.userAgent, now);
      });
      return issue(user, session, now);
    },

    /** Checks address and password. One answer, and one amount of work, for every way to be wrong. */
    async signInWithPassword(
      input: { email: string; password: string; userAgent: string },
      now: Date,
    ): Promise<IssuedSession> {
      const user = await authRepository.findUserByEmail(database.system, input.email);
      const matches = await verifyPassword(user?.passwordHash, input.password);
      if (!user || !matches) throw new AuthError('invalid_credentials');
      const session = await database.asSystem((tx) => openSession(tx, user, input.userAgent, now));
      return issue({ ...user, lastSignInAt: now }, session, now);
    },

    /**
     * Exchanges a refresh token for the next one. Used again within the grace time it answers the same successor; used
     * again later it ends the session, because one of the two holders is not the person.
     */
    async refresh(refreshToken: string, now: Date): Promise<IssuedSession> {
      const hash = hashToken(refreshToken);
      const outcome = await database.asSystem(async (tx) => {
        const stored = await authRepository.lockRefreshToken(tx, hash);
        if (!stored || stored.endedAt) return { refusal: 'refresh_token_not_found' as const };
        if (stored.usedAt && now.getTime() - stored.usedAt.getTime() > reuseGraceMs) {
          await authRepository.endSession(tx, stored.sessionId, 'refresh-reuse', now);
          return { refusal: 'refresh_token_already_used' as const };
        }
        const successor = successorOf(refreshToken);
        if (!stored.usedAt) {
          await authRepository.markRefreshTokenUsed(tx, hash, stored.sessionId, now);
          await authRepository.insertRefreshToken(tx, { hash: hashToken(successor), sessionId: stored.sessionId, now });
        }
        const user = await authRepository.findUser(tx, stored.userId);
        return { user: user!, session: { sessionId: stored.sessionId, refreshToken: successor } };
      });
      if ('refusal' in outcome) throw new AuthError(outcome.refusal!);
      return issue(outcome.user, outcome.session, now);
    },

    /** The actor behind an access token whose session is alive; undefined otherwise. */
    async findActor(accessToken: string, now: Date): Promise<Actor | undefined> {
      const claims = await tokens.verify(accessToken, now);
      if (!claims) return undefined;
      const session = await authRepository.findLivingSession(database.system, claims.sessionId, claims.userId);
      return session && { accountId: claims.userId, sessionId: claims.sessionId, ...session };
    },

    /** The actor of a session that is alive, for signed addresses that name one; undefined otherwise. */
    async findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined> {
      const session = await authRepository.findLivingSession(database.system, sessionId, accountId);
      return session && { accountId, sessionId, ...session };
    },

    /** Forgets what ended before the given time. */
    async forgetEndedSessions(before: Date): Promise<void> {
      await authRepository.deleteEndedBefore(database.system, before);
    },

    /** The person behind an access token. Throws bad_jwt or session_not_found. */
    async getUser(accessToken: string, now: Date): Promise<AuthUser> {
      const claims = await tokens.verify(accessToken, now);
      if (!claims) throw new AuthError('bad_jwt');
      const session = await authRepository.findLivingSession(database.system, claims.sessionId, claims.userId);
      const user = session && (await authRepository.findUser(database.system, claims.userId));
      if (!user) throw new AuthError('session_not_found');
      return user;
    },

    /** Ends sessions: this one, all of the person's, or all the others. The tokens are refused from here on. */
    async signOut(accessToken: string, scope: 'global' | 'local' | 'others', now: Date): Promise<void> {
      const claims = await tokens.verify(accessToken, now);
      if (!claims) throw new AuthError('bad_jwt');
      const { sessionId, userId } = claims;
      if (!(await authRepository.findLivingSession(database.system, sessionId, userId)))
        throw new AuthError('session_not_found');
      if (scope === 'local') await authRepository.endSession(database.system, sessionId, 'sign-out', now);
      else await authRepository.endSessions(database.system, userId, now, scope === 'others' ? sessionId : undefined);
    },
  };
}
