import { timingSafeEqual } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import { readCookie } from '#server/http/request-cookie.ts';
import { dayMs, periods } from '#shared/periods.ts';
import type { AuthSettings } from '../auth-settings.ts';
import {
  type AuthCall,
  deviceCookie,
  hashToken,
  listSessionCookies,
  makeCookie,
  sessionCookie,
  undoneDeletionCookie,
} from '../protocol/auth-call.ts';
import { type StoredSession, sessionsRepository } from './sessions.repository.ts';

/** A session nobody used for this long is over. */
export const idleLimitMs = periods.sessionIdleDays * dayMs;
const cookieSeconds = 400 * 24 * 60 * 60;
/** Cookies of living sessions that one browser keeps: of more, the last refreshed ones. */
const maxKeptCookies = 18;
/** In one answer: proxies take only so long a head. The next sign-in goes on. */
const maxExpiredCookies = 20;

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** The cookies that go along with sessions, as `Set-Cookie` lines. */
export function createSessionCookies(settings: Pick<AuthSettings, 'basePath' | 'siteUrl'>) {
  const options = {
    path: settings.basePath,
    isSecure: settings.siteUrl.startsWith('https:'),
    maxAgeSeconds: cookieSeconds,
  };
  const expire = (sessionId: string): string =>
    makeCookie(sessionCookie(sessionId), '', { ...options, maxAgeSeconds: 0 });

  return {
    /** The half of a refresh token that no script reads. */
    forSession: (sessionId: string, half: string): string => makeCookie(sessionCookie(sessionId), half, options),

    forDevice: (device: string): string => makeCookie(deviceCookie, device, options),

    /** Tells the page that opens that the sign-in undid a deletion, and when that was due. */
    forUndoneDeletion: (wasDueAt: Date): string => {
      const secure = options.isSecure ? '; Secure' : '';
      return `${undoneDeletionCookie}=${wasDueAt.toISOString()}; Path=/; SameSite=Strict; Max-Age=300${secure}`;
    },

    expire,

    /** Lets go of cookies whose session ended, and of the oldest where somebody never signs out: a request holds so many. */
    expireGone: async (sql: Sql | Tx, { request, now }: AuthCall): Promise<readonly string[]> => {
      const sent = listSessionCookies(request);
      if (sent.length === 0) return [];
      const idleSince = new Date(now.getTime() - idleLimitMs);
      const kept = await sessionsRepository.listNewest(sql, sent, { idleSince, limit: maxKeptCookies });
      const gone = sent.filter((id) => !kept.includes(id));
      return gone.slice(0, maxExpiredCookies).map(expire);
    },

    /** Whether the request carries the session's cookie half; true for sessions that have none. */
    isHalfRight: (session: StoredSession, request: Request): boolean => {
      if (!session.cookieHash) return true;
      const sent = readCookie(request, sessionCookie(session.id));
      return sent !== undefined && timingSafeEqual(hashToken(sent), session.cookieHash);
    },
  };
}
