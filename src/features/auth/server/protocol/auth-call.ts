import { createHash, randomBytes } from 'node:crypto';
import type { PlainRequestInfo } from '#server/http/plain-route.ts';
import { networkOf } from '#server/http/remote-address.ts';
import { listCookieNames, readCookie } from '#server/http/request-cookie.ts';
import { readLanguage, saysLanguage } from '#server/http/request-language.ts';
import type { Language } from '#shared/languages.ts';
import { AuthError } from '../auth-errors.ts';
import type { DeviceValues } from './device-values.ts';

/** One call of the protocol, as every handler sees it. */
export interface AuthCall {
  readonly request: Request;
  readonly url: URL;
  readonly now: Date;
  readonly requestId: string;
  /** Where the call comes from, as the edge saw it. IPv6 is cut to its /64, which is one household. */
  readonly address: string;
  readonly userAgent: string;
  /** What the person chose or their browser asks for; undefined where neither says anything. */
  readonly language: Language | undefined;
  readonly params: Readonly<Record<string, string>>;
  /**
   * A page of our own origin in a browser: it can keep a cookie half of its refresh token. Browsers alone send this
   * header, and no script can forge it.
   */
  readonly isOwnPage: boolean;
  /** The device cookie's value, if it sent one that we made. */
  readonly device: string | undefined;
}

/** Reads what handlers need to know of a request. */
export function readCall(request: Request, info: PlainRequestInfo, devices: Pick<DeviceValues, 'read'>): AuthCall {
  return {
    request,
    url: new URL(request.url),
    now: info.now,
    requestId: info.requestId,
    address: networkOf(info.remoteAddress),
    userAgent: info.userAgent,
    language: saysLanguage(request) ? readLanguage(request) : undefined,
    params: info.params,
    isOwnPage: request.headers.get('sec-fetch-site') === 'same-origin',
    device: devices.read(readCookie(request, deviceCookie)),
  };
}

/** The bearer token of a request. Throws no_authorization without one. */
export function bearerOf(request: Request): string {
  const match = /^Bearer (\S{1,8192})$/i.exec(request.headers.get('authorization') ?? '');
  if (!match) throw new AuthError('no_authorization');
  return match[1]!;
}

export const deviceCookie = 'gw-device';
/** Tells the page after a sign-in that it undid a deletion, and which day that was planned for; scripts may read it. */
export const undoneDeletionCookie = 'gw-kept';
/** One cookie a session, so that a second session in the browser does not overwrite the first one's half. */
export const sessionCookie = (sessionId: string): string => `gw-session-${sessionId}`;
const sessionCookieForm = /^gw-session-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The sessions whose cookie half the request sent. */
export function listSessionCookies(request: Request): readonly string[] {
  return listCookieNames(request).flatMap((name) => sessionCookieForm.exec(name)?.[1] ?? []);
}

/** A `Set-Cookie` line that no script reads, that other sites never send, and that only the protocol's paths see. */
export function makeCookie(
  name: string,
  value: string,
  options: { path: string; isSecure: boolean; maxAgeSeconds: number },
): string {
  const secure = options.isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${options.path}; HttpOnly; SameSite=Strict; Max-Age=${options.maxAgeSeconds}${secure}`;
}

/** 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a secret that is long and random is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a browser of ours is counted by: for its tries at one account, or for all it does. */
export const deviceSubject = (device: string, email = ''): string => `${hashToken(device).toString('hex')}|${email}`;
