import { createHmac } from 'node:crypto';
import type { AccountRecords } from '#server/account-records.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { type AccessTokens, accessTokenSeconds } from '../access-tokens.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { type AuthMethod, appMetadataOf, needsSecondFactor, type WholeUser } from '../auth-user.ts';
import type { AuthMails } from '../mails/auth-mails.ts';
import { type AuthCall, deviceSubject, hashToken, randomToken } from '../protocol/auth-call.ts';
import type { DeviceValues } from '../protocol/device-values.ts';
import { metadataInToken } from '../users/metadata.ts';
import { usersRepository } from '../users/users.repository.ts';
import { createOpening, type OpenedSession, type PreparedSession, sessionOf } from './open-session.ts';
import { createSessionCookies, idleLimitMs } from './session-cookies.ts';
import { type EndReason, type StoredSession, sessionsRepository } from './sessions.repository.ts';
import { createDeletionUndo, type PlannedDeletions } from './undo-deletion.ts';

/** Within this time a used refresh token gets its successor again: the answer that carried it may have been lost. */
const reuseGraceMs = 10_000;
/** A session as the protocol sends it, with the cookies that go along. */
export interface IssuedSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly user: WholeUser;
  readonly cookies: readonly string[];
}

/** Who calls: the person and the session behind a bearer token that holds. */
export interface SignedIn {
  readonly user: WholeUser;
  readonly session: StoredSession;
  readonly aal: 'aal1' | 'aal2';
}

/** The same, locked in the transaction of what they want to do. Only `lockSignedIn` makes one. */
export interface LockedSignedIn extends SignedIn {
  readonly isLocked: true;
}

/** The session as a token of a level sees it: below aal2 there was no second factor. */
function atLevel(session: StoredSession, tokenAal: 'aal1' | 'aal2'): StoredSession {
  if (session.aal === 'aal1' || tokenAal === 'aal2') return session;
  const amr = session.amr.filter(({ method }) => method !== 'totp' && method !== 'recovery_code');
  return { ...session, aal: 'aal1', amr };
}

interface SessionsDependencies {
  readonly accounts: AccountRecords;
  readonly database: Database;
  readonly settings: AuthSettings;
  readonly tokens: AccessTokens;
  readonly mails: AuthMails;
  readonly deletions: PlannedDeletions | undefined;
  /** Key of the refresh chain: a successor is derived from its parent, so it can be answered twice but never guessed. */
  readonly refreshKey: Buffer;
  readonly devices: Pick<DeviceValues, 'make'>;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opening, refreshing and ending sessions, and telling who a bearer token belongs to. */
export function createSessionsService({
  accounts,
  database,
  settings,
  tokens,
  mails,
  refreshKey,
  devices,
  deletions,
}: SessionsDependencies) {
  const successorOf = (token: string): string => createHmac('sha256', refreshKey).update(token).digest('base64url');
  /** The successor of a token, known by its hash alone, that linking an identity took the place of. */
  const linkedSuccessorOf = (hash: Buffer): string => successorOf(`linked ${hash.toString('base64url')}`);
  const cookies = createSessionCookies(settings);
  const undoDeletion = createDeletionUndo(deletions, cookies);

  const sign = ({ user, session }: Pick<OpenedSession, 'user' | 'session'>, now: Date): Promise<string> =>
    tokens.issue(
      {
        userId: user.id,
        sessionId: session.id,
        email: user.email,
        appMetadata: metadataInToken(appMetadataOf(user)),
        userMetadata: metadataInToken(user.userMetadata),
        amr: session.amr,
        aal: session.aal,
        isAnonymous: user.isAnonymous,
      },
      now,
    );

  const issue = async (
    opened: OpenedSession,
    now: Date,
    signing: Promise<string> = sign(opened, now),
  ): Promise<IssuedSession> => ({
    accessToken: await signing,
    refreshToken: opened.refreshToken,
    expiresAt: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    user: opened.user,
    cookies: opened.cookies,
  });

  return {
    ...createOpening({ accounts, mails, cookies, devices, deletions, undoDeletion }),

    /** Signs the access token of an opened session, unless that was done ahead; outside its transaction. */
    issue,

    /**
     * Signs the access token of a session that is yet to open for somebody who was read. It says nothing of whether they
     * proved who they are: nobody may get it before the session is open.
     */
    signAhead: (
      user: WholeUser,
      { prepared, method }: { readonly prepared: PreparedSession; readonly method: AuthMethod },
      now: Date,
    ): Promise<string> => sign({ user, session: sessionOf(prepared, { userId: user.id, method }, now) }, now),

    /**
     * Exchanges a refresh token for the next one. Used again within the grace time it answers the same successor; used
     * again later it ends the session, because one of the two holders is not the person. Without the cookie half nothing
     * happens at all: half a token neither refreshes nor signs anybody out.
     */
    async refresh(refreshToken: string, call: AuthCall): Promise<IssuedSession> {
      const hash = hashToken(refreshToken);
      const { now } = call;
      const outcome = await database.asSystem(async (tx) => {
        const stored = await sessionsRepository.lockRefreshToken(tx, hash);
        if (!stored || !cookies.isHalfRight(stored.session, call.request))
          return { refusal: 'refresh_token_not_found' as const };
        const { usedAt, user } = stored;
        const session = atLevel(stored.session, stored.aal);
        if (session.endedAt)
          return {
            refusal:
              session.endReason === 'refresh-reuse'
                ? ('refresh_token_already_used' as const)
                : ('refresh_token_not_found' as const),
          };
        if (usedAt && now.getTime() - usedAt.getTime() > reuseGraceMs) {
          await sessionsRepository.end(tx, session.id, 'refresh-reuse', now);
          await recordAudit(tx, call, { userId: session.userId, sessionId: session.id, event: 'token_reused' });
          await mails.tokenReused(tx, user, call);
          return { refusal: 'refresh_token_already_used' as const };
        }
        if (now.getTime() - session.refreshedAt.getTime() > idleLimitMs) {
          await sessionsRepository.end(tx, session.id, 'expired', now);
          return { refusal: 'refresh_token_not_found' as const };
        }
        if (user.bannedUntil && user.bannedUntil > now) return { refusal: 'user_banned' as const };
        const isLinked =
          usedAt !== null && (await sessionsRepository.hasRefreshToken(tx, hashToken(linkedSuccessorOf(hash))));
        const successor = isLinked ? linkedSuccessorOf(hash) : successorOf(refreshToken);
        if (!usedAt) {
          const token = { hash: hashToken(successor), sessionId: session.id, aal: session.aal, now };
          await Promise.all([
            sessionsRepository.markRefreshTokenUsed(tx, hash, session.id, now),
            sessionsRepository.insertRefreshToken(tx, token),
            session.aal === 'aal2' && sessionsRepository.deleteLowerTokens(tx, session.id),
          ]);
        }
        return { opened: { session, user, refreshToken: successor, cookies: [] } };
      });
      if ('refusal' in outcome) throw new AuthError(outcome.refusal!);
      return issue(outcome.opened, now);
    },

    /**
     * Raises the session after a second factor: the session stays and gets a refresh token of the higher level. Tokens from
     * before keep their lower level, so a copy of one never opens what the factor protects, and somebody who lost this
     * answer can still go on and show the factor again.
     */
    async raise(
      tx: Tx,
      current: LockedSignedIn,
      proof: { method: 'totp' | 'recovery_code'; factorId: string | null },
      call: AuthCall,
    ): Promise<OpenedSession> {
      const record = { method: proof.method, timestamp: Math.floor(call.now.getTime() / 1000) };
      const amr = [record, ...current.session.amr.filter(({ method }) => method !== proof.method)];
      await sessionsRepository.raise(tx, current.session.id, { aal: 'aal2', amr, factorId: proof.factorId }, call.now);
      const refreshToken = randomToken();
      await sessionsRepository.insertRefreshToken(tx, {
        hash: hashToken(refreshToken),
        sessionId: current.session.id,
        aal: 'aal2',
        now: call.now,
      });
      const { user, session } = current;
      const undoneCookies = await undoDeletion(
        tx,
        {
          userId: user.id,
          sessionId: session.id,
          read: async () => (user.email === null ? undefined : { email: user.email, isComplete: true }),
        },
        call,
      );
      return { session: { ...session, aal: 'aal2', amr }, user, refreshToken, cookies: undoneCookies };
    },

    /**
     * Gives a living session a new refresh token of the caller's level and marks the earlier ones as used. A client that
     * still sends the last of those within the grace time gets the same successor. Throws session_not_found.
     */
    async continueSession(
      tx: Tx,
      { user, sessionId, aal }: { user: WholeUser; sessionId: string; aal: 'aal1' | 'aal2' },
      now: Date,
    ): Promise<OpenedSession> {
      const stored = await sessionsRepository.lock(tx, sessionId);
      if (!stored || stored.endedAt || stored.userId !== user.id) throw new AuthError('session_not_found');
      const session = atLevel(stored, aal);
      if (session.aal === 'aal2') await sessionsRepository.deleteLowerTokens(tx, sessionId);
      const last = await sessionsRepository.markAllTokensUsed(tx, sessionId, now);
      const refreshToken = last ? linkedSuccessorOf(last) : randomToken();
      const token = { hash: hashToken(refreshToken), sessionId, aal: session.aal, now };
      await sessionsRepository.insertRefreshToken(tx, token);
      return { session, user, refreshToken, cookies: [] };
    },

    /** Who a bearer token belongs to. Throws bad_jwt, session_not_found or user_banned. */
    async getSignedIn(bearer: string, now: Date): Promise<SignedIn> {
      const claims = await tokens.verify(bearer, now);
      if (!claims) throw new AuthError('bad_jwt');
      const found = await sessionsRepository.findWithUser(database.system, claims.sessionId);
      if (!found) throw new AuthError('session_not_found');
      const { session, user } = found;
      if (session.endedAt || session.userId !== claims.userId) throw new AuthError('session_not_found');
      if (user.bannedUntil && user.bannedUntil > now) throw new AuthError('user_banned');
      return { user, session, aal: claims.aal };
    },

    /**
     * The caller as they are now, with everything that ends or raises sessions waiting: what was read before the
     * transaction may have changed. Throws session_not_found when the session ended in between.
     */
    async lockSignedIn(tx: Tx, { user: { id }, session: { id: sessionId }, aal }: SignedIn): Promise<LockedSignedIn> {
      const [user, session] = await Promise.all([
        usersRepository.findLocked(tx, id),
        sessionsRepository.lock(tx, sessionId),
      ]);
      if (!user || !session || session.endedAt) throw new AuthError('session_not_found');
      return { user, session, aal, isLocked: true };
    },

    /** Throws insufficient_aal where a second factor exists and this token was issued without it. */
    assertAssured({ user, aal }: SignedIn): void {
      if (needsSecondFactor(user) && aal !== 'aal2') throw new AuthError('insufficient_aal');
    },

    /** Ends sessions of the caller: all, this one, or all others. Answers the cookies to expire. */
    async signOut(current: SignedIn, scope: 'global' | 'local' | 'others', call: AuthCall): Promise<readonly string[]> {
      return database.asSystem(async (tx) => {
        const { user, session } = current;
        // Whoever is gone has no session left, and no trail.
        if (!(await usersRepository.lock(tx, user.id))) return [cookies.expire(session.id)];
        if (scope === 'local') await sessionsRepository.end(tx, session.id, 'sign-out', call.now);
        else {
          const except = scope === 'others' ? { exceptSessionId: session.id } : {};
          await sessionsRepository.endAll(tx, user.id, { reason: 'sign-out', ...except }, call.now);
        }
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'signed_out', detail: { scope } });
        const own = scope === 'others' ? [] : [cookies.expire(session.id)];
        return [...new Set([...own, ...(await cookies.expireGone(tx, call))])];
      });
    },

    /** Ends all sessions of a person but, if given, one; inside the transaction of what made it necessary. */
    endAll(tx: Tx, userId: string, end: { reason: EndReason; exceptSessionId?: string }, now: Date): Promise<number> {
      return sessionsRepository.endAll(tx, userId, end, now);
    },

    /**
     * What to count a browser by that signed in before: to the account of an address, or to any where none is named.
     * Undefined for every other, which without a cookie costs nothing.
     */
    async findKnownDevice({ device }: AuthCall, email?: string): Promise<string | undefined> {
      if (device === undefined) return undefined;
      const isKnown = await sessionsRepository.isKnownDevice(database.system, hashToken(device), email);
      return isKnown ? deviceSubject(device, email) : undefined;
    },

    /** Forgets the browsers that signed in with a password that holds no more; the caller's own stays known. */
    forgetDevices(tx: Tx, userId: string, call?: AuthCall): Promise<void> {
      return sessionsRepository.deleteDevices(tx, userId, call?.device === undefined ? null : hashToken(call.device));
    },

    expireCookie: cookies.expire,
  };
}
