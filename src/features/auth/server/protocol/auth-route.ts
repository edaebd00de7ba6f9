import { createHash, timingSafeEqual } from 'node:crypto';
import { isDatabaseAway } from '#server/db/database.ts';
import { isDiskFull } from '#server/disk-space.ts';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, apiVersion, authErrorResponse } from '../auth-errors.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { usersRepository } from '../users/users.repository.ts';
import { type AuthCall, bearerOf, readCall } from './auth-call.ts';

const why = 'the public authentication protocol';

type Method = PlainRoute['method'];

/** Makes the routes of one instance; every one of them fails in the shape of the protocol. */
export function routeMaker(context: AuthContext) {
  const { settings, sessions, devices, log } = context;
  const make = (
    method: Method,
    path: string,
    access: PlainRoute['access'],
    answer: (call: AuthCall) => Promise<Response>,
  ): PlainRoute => ({
    method,
    path: `${settings.basePath}${path}`,
    access,
    why,
    handle: async (request, info) => forCallers(await run(request, info, answer), request),
  });
  const run = async (
    request: Request,
    info: PlainRequestInfo,
    answer: (call: AuthCall) => Promise<Response>,
  ): Promise<Response> => {
    try {
      return await answer(readCall(request, info, devices));
    } catch (error) {
      if (error instanceof AuthError) return authErrorResponse(error, request);
      if (isDatabaseAway(error))
        return authErrorResponse(new AuthError('database_away', { retryAfterSeconds: 2 }), request);
      if (isDiskFull(error))
        return authErrorResponse(new AuthError('storage_full', { retryAfterSeconds: 60 }), request);
      const { message, stack } = error as Error;
      log.error({ requestId: info.requestId, error: message, stack }, 'authentication failed');
      return authErrorResponse(new AuthError('unexpected_failure'), request);
    }
  };
  /** What a token of ours says whose person was deleted; undefined for every other. */
  const findClaimsOfNobody = async (bearer: string, now: Date): Promise<AccessClaims | undefined> => {
    const claims = await context.tokens.verify(bearer, now);
    return claims && !(await usersRepository.find(context.database.system, claims.userId)) ? claims : undefined;
  };
  const withSession =
    (
      answer: (call: AuthCall, current: SignedIn) => Promise<Response>,
      isAssured: boolean,
      answerGone?: (claims: AccessClaims) => Response,
    ) =>
    async (call: AuthCall): Promise<Response> => {
      const bearer = bearerOf(call.request);
      const current = await sessions.getSignedIn(bearer, call.now).catch(async (error: unknown) => {
        const claims = answerGone && error instanceof AuthError && (await findClaimsOfNobody(bearer, call.now));
        if (!claims) throw error;
        return claims;
      });
      if ('sessionId' in current) return answerGone!(current);
      if (isAssured) sessions.assertAssured(current);
      return answer(call, current);
    };
  return {
    /** Open to anybody. */
    open: (method: Method, path: string, answer: (call: AuthCall) => Promise<Response>): PlainRoute =>
      make(method, path, 'public', answer),
    /** For a living session; with a verified second factor the token must have shown it. */
    signedIn: (
      method: Method,
      path: string,
      answer: (call: AuthCall, current: SignedIn) => Promise<Response>,
    ): PlainRoute => make(method, path, 'session', withSession(answer, true)),
    /** For a living session at any level: reading the user, showing the factor. */
    anyLevel: (
      method: Method,
      path: string,
      answer: (call: AuthCall, current: SignedIn) => Promise<Response>,
    ): PlainRoute => make(method, path, 'session', withSession(answer, false)),
    /** For ending sessions, at any level: where the person was deleted there is nothing left to end, and that is no fault. */
    ending: (
      method: Method,
      path: string,
      answer: (call: AuthCall, current: SignedIn) => Promise<Response>,
      answerGone: (claims: AccessClaims) => Response,
    ): PlainRoute => make(method, path, 'session', withSession(answer, false, answerGone)),
    /** What a browser asks before a page of another origin may call. */
    preflight: (): PlainRoute => ({
      method: 'OPTIONS',
      path: `${settings.basePath}/*`,
      access: 'public',
      why,
      handle: (request) => forCallers(new Response(null, { status: 204 }), request),
    }),
    /** Whatever no other route answers, in the shape of the protocol; it comes last. */
    unknown: (): readonly PlainRoute[] =>
      (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
        make(method, '/*', 'public', async () => {
          throw new AuthError('not_found');
        }),
      ),
    /** For the holder of the service key. */
    service: (method: Method, path: string, answer: (call: AuthCall) => Promise<Response>): PlainRoute =>
      make(method, path, 'session', async (call) => {
        await context.limits.consume('admin.address', call.address, call.now);
        assertServiceKey(settings.serviceKey, bearerOf(call.request));
        return answer(call);
      }),
  };
}

/**
 * Clients on other origins may call: they prove themselves with tokens they hold, and never with our cookies, which are
 * neither sent nor readable there. The API version they named is echoed.
 */
export function forCallers(response: Response, request: Request): Response {
  const { headers } = response;
  const version = request.headers.get('x-supabase-api-version');
  if (version === apiVersion) headers.set('x-supabase-api-version', apiVersion);
  if (request.headers.get('origin') === null) return response;
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'X-Supabase-Api-Version, X-Total-Count, Link, Retry-After');
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set(
      'access-control-allow-headers',
      request.headers.get('access-control-request-headers') ?? 'authorization',
    );
    headers.set('access-control-max-age', '600');
  }
  return response;
}

/**
 * HEAD reaches the handler of GET, which may redeem a link or send a mail; whoever only looks must change nothing. Answers
 * it with 405.
 */
export const refuseHead = (route: PlainRoute): PlainRoute =>
  route.method === 'GET'
    ? {
        ...route,
        handle: (request, info) =>
          request.method === 'HEAD'
            ? forCallers(new Response(null, { status: 405, headers: { allow: 'GET, OPTIONS' } }), request)
            : route.handle(request, info),
      }
    : route;

export type RouteMaker = ReturnType<typeof routeMaker>;

function assertServiceKey(serviceKey: string | undefined, sent: string): void {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (serviceKey === undefined || !timingSafeEqual(digest(serviceKey), digest(sent))) throw new AuthError('not_admin');
}
