import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { dayMs, periods } from '#shared/periods.ts';
import { type AccessTokens, accessTokenSeconds } from '../access-tokens.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { type AuthMethod, type AuthMethodRecord, needsSecondFactor, type WholeUser } from '../auth-user.ts';
import type { AuthMails } from '../mails/auth-mails.ts';
import {
  type AuthCall,
  deviceCookie,
  hashToken,
  keptCookie,
  listSessionCookies,
  makeCookie,
  randomToken,
  readCookie,
  sessionCookie,
} from '../protocol/auth-call.ts';
import type { DeviceValues } from '../protocol/device-values.ts';
import { appMetadataOf } from '../protocol/views.ts';
import { metadataInToken } from '../users/metadata.ts';
import { usersRepository } from '../users/users.repository.ts';
import { type EndReason, type StoredSession, sessionsRepository } from './sessions.repository.ts';

/** Within this time a used refresh token gets its successor again: the answer that carried it may have been lost. */
export const reuseGraceMs = 10_000;
/** A session nobody used for this long is over. */
export const idleLimitMs = periods.sessionIdleDays * dayMs;
const cookieSeconds = 400 * 24 * 60 * 60;
/** Cookies of living sessions that one browser keeps: of more, the last refreshed ones. */
const maxKeptCookies = 18;
/** In one answer: proxies take only so long a head. The next sign-in goes on. */
const maxExpiredCookies = 20;

/** A session as the protocol sends it, with the cookies that go along. */
export interface IssuedSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly user: WholeUser;
  readonly cookies: readonly string[];
}

/** A session opened or changed inside a transaction; its token is signed after the commit. */
export interface OpenedSession {
  readonly session: Pick<StoredSession, 'id' | 'userId' | 'aal' | 'amr'>;
  readonly refreshToken: string;
  readonly cookies: readonly string[];
}

/** Who calls: the person and the session behind a bearer token that holds. */
export interface SignedIn {
  readonly user: WholeUser;
  readonly session: StoredSession;
  readonly aal: 'aal1' | 'aal2';
}

/** The session as a token of a level sees it: below aal2 there was no second factor. */
function atLevel(session: StoredSession, tokenAal: 'aal1' | 'aal2'): StoredSession {
  if (session.aal === 'aal1' || tokenAal === 'aal2') return session;
  const amr = session.amr.filter(({ method }) => method !== 'totp' && method !== 'recovery_code');
  return { ...session, aal: 'aal1', amr };
}

/**
 * Asked at each sign-in, in its transaction, whether the account is about to be deleted. A sign-in that is complete undoes a
 * planned deletion; `isComplete` is false while the second factor is missing. "gone": the account is not opened any more.
 */
export type KeepAccount = (
  tx: Tx,
  person: { readonly accountId: string; readonly email: string; readonly isComplete: boolean },
  now: Date,
) => Promise<{ readonly outcome: 'none' | 'gone' } | { readonly outcome: 'undone'; readonly wasDueAt: Date }>;

interface SessionsDependencies {
  readonly database: Database;
  readonly settings: AuthSettings;
  readonly tokens: AccessTokens;
  readonly mails: AuthMails;
  readonly keepAccount: KeepAccount | undefined;
  /** Key of the refresh chain: a successor is derived from its parent, so it can be answered twice but never guessed. */
  readonly refreshKey: Buffer;
  readonly devices: Pick<DeviceValues, 'make'>;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Opening, refreshing and ending sessions, and telling who a bearer token belongs to. */
export function createSessionsService({
  database,
  settings,
  tokens,
  mails,
  refreshKey,
  devices,
  keepAccount,
}: SessionsDependencies) {
  const successorOf = (token: string): string => createHmac('sha256', refreshKey).update(token).digest('base64url');
  /** The successor of a token, known by its hash alone, that linking an identity took the place of. */
  const linkedSuccessorOf = (hash: Buffer): string => successorOf(`linked ${hash.toString('base64url')}`);
  const cookieOptions = {
    path: settings.basePath,
    isSecure: settings.siteUrl.startsWith('https:'),
    maxAgeSeconds: cookieSeconds,
  };

  const issue = async (user: WholeUser, opened: OpenedSession, now: Date): Promise<IssuedSession> => ({
    accessToken: await tokens.issue(
      {
        userId: user.id,
        sessionId: opened.session.id,
        email: user.email,
        appMetadata: metadataInToken(appMetadataOf(user)),
        userMetadata: metadataInToken(user.userMetadata),
        amr: opened.session.amr,
        aal: opened.session.aal,
        isAnonymous: user.isAnonymous,
      },
      now,
    ),
    refreshToken: opened.refreshToken,
    expiresAt: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    user,
    cookies: opened.cookies,
  });

  /** Notes the browser, and tells the person where a new one signed in to an account that has others. */
  const noteDevice = async (tx: Tx, user: WholeUser, call: AuthCall): Promise<{ hash: Buffer; cookies: string[] }> => {
    const device = call.device ?? devices.make();
    const hash = hashToken(device);
    const hadDevices = await sessionsRepository.hasDevices(tx, user.id);
    const { isNew } = await sessionsRepository.noteDevice(tx, user.id, hash, call.now);
    if (isNew && hadDevices) await mails.newDevice(tx, user, call);
    return { hash, cookies: [makeCookie(deviceCookie, device, cookieOptions)] };
  };

  /** What a sign-in does to a planned deletion; the cookie tells the page that opens, which says so. */
  const keep = async (
    tx: Tx,
    { user, sessionId, isComplete }: { user: WholeUser; sessionId: string; isComplete: boolean },
    call: AuthCall,
  ): Promise<string[]> => {
    if (!keepAccount || user.email === null) return [];
    const kept = await keepAccount(tx, { accountId: user.id, email: user.email, isComplete }, call.now);
    // As for an address that nobody has.
    if (kept.outcome === 'gone') throw new AuthError('invalid_credentials');
    if (kept.outcome !== 'undone') return [];
    await recordAudit(tx, call, { userId: user.id, sessionId, event: 'deletion_undone' });
    const secure = cookieOptions.isSecure ? '; Secure' : '';
    return [`${keptCookie}=${kept.wasDueAt.toISOString()}; Path=/; SameSite=Strict; Max-Age=300${secure}`];
  };

  const isCookieRight = (session: StoredSession, request: Request): boolean => {
    if (!session.cookieHash) return true;
    const sent = readCookie(request, sessionCookie(session.id));
    return sent !== undefined && timingSafeEqual(hashToken(sent), session.cookieHash);
  };

  const expireCookie = (sessionId: string): string =>
    makeCookie(sessionCookie(sessionId), '', { ...cookieOptions, maxAgeSeconds: 0 });

  /** Lets go of cookies whose session ended, and of the oldest where somebody never signs out: a request holds so many. */
  const expireCookies = async (tx: Tx, { request, now }: AuthCall): Promise<readonly string[]> => {
    const sent = listSessionCookies(request);
    if (sent.length === 0) return [];
    const idleSince = new Date(now.getTime() - idleLimitMs);
    const kept = await sessionsRepository.listNewest(tx, sent, { idleSince, limit: maxKeptCookies });
    const gone = sent.filter((id) => !kept.includes(id));
    return gone.slice(0, maxExpiredCookies).map(expireCookie);
  };

  /** Opens a session for a person who has just proved who they are. */
  const open = async (tx: Tx, user: WholeUser, method: AuthMethod, call: AuthCall): Promise<OpenedSession> => {
    const id = randomUUID();
    const refreshToken = randomToken();
    const amr: AuthMethodRecord[] = [{ method, timestamp: Math.floor(call.now.getTime() / 1000) }];
    const half = call.isOwnPage ? randomToken() : undefined;
    if (call.language) await usersRepository.noteLanguage(tx, user.id, call.language);
    const device = call.isOwnPage && !user.isAnonymous ? await noteDevice(tx, user, call) : undefined;
    const session = {
      id,
      userId: user.id,
      aal: 'aal1' as const,
      amr,
      cookieHash: half === undefined ? null : hashToken(half),
      deviceHash: device?.hash ?? null,
      userAgent: call.userAgent,
    };
    await sessionsRepository.insert(tx, session, call.now);
    await sessionsRepository.insertRefreshToken(tx, {
      hash: hashToken(refreshToken),
      sessionId: id,
      aal: 'aal1',
      now: call.now,
    });
    await usersRepository.update(tx, user.id, { lastSignInAt: call.now }, call.now);
    // The row is locked from here on, so a ban either stands in it already or will end this session, too.
    const { bannedUntil } = (await usersRepository.find(tx, user.id))!;
    if (bannedUntil && bannedUntil > call.now) throw new AuthError('user_banned');
    await recordAudit(tx, call, { userId: user.id, sessionId: id, event: 'signed_in', detail: { method } });
    const kept = await keep(tx, { user, sessionId: id, isComplete: !needsSecondFactor(user) }, call);
    if (half === undefined) return { session, refreshToken, cookies: kept };
    const own = makeCookie(sessionCookie(id), half, cookieOptions);
    return {
      session,
      refreshToken,
      cookies: [own, ...(device?.cookies ?? []), ...kept, ...(await expireCookies(tx, call))],
    };
  };

  return {
    open,
    issue,

    /** Opens a session in a transaction of its own and issues it. */
    async start(user: WholeUser, method: AuthMethod, call: AuthCall): Promise<IssuedSession> {
      const opened = await database.asSystem((tx) => open(tx, user, method, call));
      return issue({ ...user, lastSignInAt: call.now }, opened, call.now);
    },

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
        if (!stored || !isCookieRight(stored.session, call.request))
          return { refusal: 'refresh_token_not_found' as const };
        const { usedAt } = stored;
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
          const user = await usersRepository.find(tx, session.userId);
          if (user) await mails.tokenReused(tx, user, call);
          return { refusal: 'refresh_token_already_used' as const };
        }
        if (now.getTime() - session.refreshedAt.getTime() > idleLimitMs) {
          await sessionsRepository.end(tx, session.id, 'expired', now);
          return { refusal: 'refresh_token_not_found' as const };
        }
        const user = (await usersRepository.find(tx, session.userId))!;
        if (user.bannedUntil && user.bannedUntil > now) return { refusal: 'user_banned' as const };
        const isLinked =
          usedAt !== null && (await sessionsRepository.hasRefreshToken(tx, hashToken(linkedSuccessorOf(hash))));
        const successor = isLinked ? linkedSuccessorOf(hash) : successorOf(refreshToken);
        if (!usedAt) {
          await sessionsRepository.markRefreshTokenUsed(tx, hash, session.id, now);
          await sessionsRepository.insertRefreshToken(tx, {
            hash: hashToken(successor),
            sessionId: session.id,
            aal: session.aal,
            now,
          });
          if (session.aal === 'aal2') await sessionsRepository.deleteLowerTokens(tx, session.id);
        }
        return { user, opened: { session, refreshToken: successor, cookies: [] } };
      });
      if ('refusal' in outcome) throw new AuthError(outcome.refusal!);
      return issue(outcome.user, outcome.opened, now);
    },

    /**
     * Raises the session after a second factor: the session stays and gets a refresh token of the higher level. Tokens from
     * before keep their lower level, so a copy of one never opens what the factor protects, and somebody who lost this
     * answer can still go on and show the factor again.
     */
    async raise(
      tx: Tx,
      current: SignedIn,
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
      const cookies = await keep(tx, { user, sessionId: session.id, isComplete: true }, call);
      return { session: { ...session, aal: 'aal2', amr }, refreshToken, cookies };
    },

    /**
     * Gives a living session a new refresh token of the caller's level and uses up those from before: one lineage goes on.
     * Who still holds the last of them gets the same successor within the grace time. Throws session_not_found.
     */
    async goOn(
      tx: Tx,
      { userId, sessionId, aal }: { userId: string; sessionId: string; aal: 'aal1' | 'aal2' },
      now: Date,
    ): Promise<OpenedSession> {
      const stored = await sessionsRepository.lock(tx, sessionId);
      if (!stored || stored.endedAt || stored.userId !== userId) throw new AuthError('session_not_found');
      const session = atLevel(stored, aal);
      if (session.aal === 'aal2') await sessionsRepository.deleteLowerTokens(tx, sessionId);
      const last = await sessionsRepository.markAllTokensUsed(tx, sessionId, now);
      const refreshToken = last ? linkedSuccessorOf(last) : randomToken();
      const token = { hash: hashToken(refreshToken), sessionId, aal: session.aal, now };
      await sessionsRepository.insertRefreshToken(tx, token);
      return { session, refreshToken, cookies: [] };
    },

    /** Who a bearer token belongs to. Throws bad_jwt, session_not_found or user_banned. */
    async getSignedIn(bearer: string, now: Date): Promise<SignedIn> {
      const claims = await tokens.verify(bearer, now);
      if (!claims) throw new AuthError('bad_jwt');
      const session = await sessionsRepository.find(database.system, claims.sessionId);
      if (!session || session.endedAt || session.userId !== claims.userId) throw new AuthError('session_not_found');
      const user = await usersRepository.find(database.system, claims.userId);
      if (!user) throw new AuthError('user_not_found');
      if (user.bannedUntil && user.bannedUntil > now) throw new AuthError('user_banned');
      return { user, session, aal: claims.aal };
    },

    /** Throws insufficient_aal where a second factor exists and this token was issued without it. */
    assertAssured({ user, aal }: SignedIn): void {
      if (needsSecondFactor(user) && aal !== 'aal2') throw new AuthError('insufficient_aal');
    },

    /** Ends sessions of the caller: all, this one, or all others. Answers the cookies to expire. */
    async signOut(current: SignedIn, scope: 'global' | 'local' | 'others', call: AuthCall): Promise<readonly string[]> {
      return database.asSystem(async (tx) => {
        const { user, session } = current;
        // Deleted since the token was looked at: their sessions went with them, and there is no trail to write to.
        if (!(await usersRepository.lock(tx, user.id))) return [expireCookie(session.id)];
        if (scope === 'local') await sessionsRepository.end(tx, session.id, 'sign-out', call.now);
        else {
          const except = scope === 'others' ? { exceptSessionId: session.id } : {};
          await sessionsRepository.endAll(tx, user.id, { reason: 'sign-out', ...except }, call.now);
        }
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'signed_out', detail: { scope } });
        const own = scope === 'others' ? [] : [expireCookie(session.id)];
        return [...new Set([...own, ...(await expireCookies(tx, call))])];
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
      const hash = hashToken(device);
      const isKnown = await sessionsRepository.isKnownDevice(database.system, hash, email);
      return isKnown ? `${hash.toString('hex')}|${email ?? ''}` : undefined;
    },

    /** Forgets the browsers that signed in with a password that holds no more; the caller's own stays known. */
    forgetDevices(tx: Tx, userId: string, call?: AuthCall): Promise<void> {
      return sessionsRepository.deleteDevices(tx, userId, call?.device === undefined ? null : hashToken(call.device));
    },

    expireCookie,
  };
}
