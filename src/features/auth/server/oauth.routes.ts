import type { PlainRoute } from '#server/http/plain-route.ts';
import { readCookie } from '#server/http/request-cookie.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { createIdentitiesService } from './identities/identities.service.ts';
import { countedFor } from './limits/counted-for.ts';
import { createOAuthGrants } from './oauth.grants.ts';
import { createOAuthService, type JourneyEnd, journeyLifeMs } from './oauth.service.ts';
import { createOAuthProvider, type OAuthProvider } from './oauth-provider.ts';
import { readCodeChallenge } from './otp-requests.ts';
import { type AuthCall, hashToken } from './protocol/auth-call.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { answerJson, toSession } from './protocol/views.ts';
import { safeRedirect, withParameters } from './redirects.ts';
import type { SignedIn } from './sessions/sessions.service.ts';
import type { Grants } from './token.routes.ts';

/** What a client may add to the address of the provider; the rest is ours to say. */
const passedOn = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes', 'ui_locales', 'display'];
const returned = ['state', 'code', 'iss', 'error', 'error_description'];

/** Signing in with another provider, its identities, and the grants that belong to it. */
export function createOAuth(
  context: AuthContext,
  route: RouteMaker,
): { readonly routes: readonly PlainRoute[]; readonly grants: Grants } {
  const { settings, limits, log, database } = context;
  const providers = new Map(
    settings.providers.map((one) => [
      one.name as string,
      createOAuthProvider(one, (error) => {
        const { message, code } = error as Error & { code?: string };
        log.warn({ provider: one.name, error: message, code }, 'a sign-in provider failed');
      }),
    ]),
  );
  const findProvider = (name: string): OAuthProvider | undefined => providers.get(name);
  const identities = createIdentitiesService(context);
  const service = createOAuthService(context, identities);

  const authorize = async (call: AuthCall, linking: SignedIn | undefined): Promise<Response> => {
    const { searchParams: query } = call.url;
    const provider = findProvider(query.get('provider') ?? '');
    if (!provider)
      throw new AuthError('validation_failed', { message: 'Unsupported provider: provider is not enabled' });
    const codeChallenge = readCodeChallenge({
      code_challenge: query.get('code_challenge'),
      code_challenge_method: query.get('code_challenge_method'),
    });
    await limits.consume(...(await countedFor(context, 'flow', call)), call.now);
    const redirectTo = safeRedirect(query.get('redirect_to'), settings);
    const isAnswered = query.get('skip_http_redirect') === 'true';
    try {
      const more = Object.fromEntries(
        passedOn.filter((name) => query.has(name)).map((name) => [name, query.get(name)!.slice(0, 300)]),
      );
      const scopes = readScopes(query.get('scopes'));
      const journey = { provider, redirectTo, codeChallenge, scopes, more, linking };
      const { address, state } = await service.start(journey, call);
      const cookies = [journeyCookie(state, journeyLifeMs / 1000)];
      return isAnswered ? answerJson({ url: address }, { cookies }) : redirect(address, cookies);
    } catch (error) {
      // A browser that was sent here gets back to a page that can say what happened.
      if (error instanceof AuthError && !isAnswered) return redirect(withError(redirectTo, error));
      throw error;
    }
  };

  /**
   * The browser alone that began a journey brings this back. Without it somebody could send a stranger the end of their
   * own journey, and sign them in to, or join them with, an account that is not theirs.
   */
  const journeyCookie = (state: string, maxAgeSeconds: number): string => {
    const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';
    // Lax: the provider sends the browser here from its own site.
    const attributes = `Path=${settings.basePath}/callback; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
    return `${journeyCookieName(state)}=${maxAgeSeconds > 0 ? state : ''}; ${attributes}`;
  };

  const callback = async (call: AuthCall): Promise<Response> => {
    const { searchParams: query } = call.url;
    const state = query.get('state') ?? '';
    let redirectTo = settings.siteUrl;
    const cookies = state === '' ? [] : [journeyCookie(state.slice(0, 100), 0)];
    try {
      if (state === '') throw new AuthError('bad_oauth_callback');
      const { flow, refusal } = await service.consumeState(state, call);
      redirectTo = flow.redirectTo;
      if (refusal) throw refusal;
      const provider = findProvider(flow.provider ?? '');
      if (!provider) throw new AuthError('oauth_provider_not_supported');
      if (flow.codeChallenge === null && readCookie(call.request, journeyCookieName(state)) !== state)
        throw new AuthError('bad_oauth_state', { message: 'OAuth state belongs to another browser' });
      if (query.has('error')) return redirect(withProviderError(redirectTo, query), cookies);
      if (!query.get('code')) throw new AuthError('bad_oauth_callback', { message: 'OAuth callback without a code' });
      const end = await service.finish(flow, state, provider, call);
      const sessionCookies = end.kind === 'session' ? end.session.cookies : [];
      return redirect(withEnd(redirectTo, end, call), [...cookies, ...sessionCookies]);
    } catch (error) {
      if (!(error instanceof AuthError) || error.status === 429) throw error;
      return redirect(withError(redirectTo, error), cookies);
    }
  };

  return {
    grants: createOAuthGrants(context, { identities, findProvider }),
    routes: [
      route.open('GET', '/authorize', (call) => authorize(call, undefined)),
      route.open('GET', '/callback', callback),
      // Some providers post the answer; the browser then comes again, as it would have come.
      route.open('POST', '/callback', async (call) => {
        const sent = new URLSearchParams((await call.request.text()).slice(0, 20_000));
        const known = returned
          .filter((name) => sent.has(name))
          .map((name): [string, string] => [name, sent.get(name)!]);
        const query = new URLSearchParams(known).toString();
        return redirect(`${settings.siteUrl}${settings.basePath}/callback?${query}`, [], 303);
      }),
      route.signedIn('GET', '/user/identities/authorize', authorize),
      route.signedIn('DELETE', '/user/identities/:id', async (call, current) => {
        await database.asSystem((tx) => identities.unlink(tx, current, call.params.id ?? '', call));
        return answerJson({});
      }),
    ],
  };
}

const journeyCookieName = (state: string): string => `gw-journey-${hashToken(state).toString('hex').slice(0, 16)}`;

/** Scope names as RFC 6749 (section 3.3) allows them; clients separate them by spaces or commas. */
function readScopes(scopes: string | null): readonly string[] {
  const isName = /^[\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{1,200}$/;
  return (scopes ?? '')
    .split(/[\s,]+/)
    .filter((scope) => isName.test(scope))
    .slice(0, 20);
}

function withEnd(redirectTo: string, end: JourneyEnd, call: AuthCall): string {
  if (end.kind === 'code') return withParameters(redirectTo, { code: end.authCode }, 'query');
  const { access_token, expires_at, expires_in, refresh_token, token_type } = toSession(end.session, call.now);
  const { accessToken, refreshToken } = end.tokens;
  const fragment = {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    provider_token: accessToken,
    ...(refreshToken && { provider_refresh_token: refreshToken }),
    refresh_token,
    token_type,
  };
  return withParameters(redirectTo, fragment, 'fragment');
}

/** The names RFC 6749 (section 4.1.2.1) has for what a status means. */
function errorNameOf({ code, status }: AuthError): string {
  if (code === 'signup_disabled' || code === 'user_banned' || status === 403) return 'access_denied';
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

function withError(redirectTo: string, error: AuthError): string {
  return withAll(redirectTo, {
    error: errorNameOf(error),
    error_code: error.code,
    error_description: error.message,
  });
}

/** What the provider itself refused, in its words: the person pressed "Cancel" there, or it is not set up right. */
function withProviderError(redirectTo: string, query: URLSearchParams): string {
  const name = query.get('error') ?? '';
  return withAll(redirectTo, {
    error: /^[a-z_]{1,60}$/.test(name) ? name : 'server_error',
    error_code: 'bad_oauth_callback',
    error_description: (query.get('error_description') ?? 'The sign-in provider refused').slice(0, 300),
  });
}

const withAll = (redirectTo: string, parameters: Readonly<Record<string, string>>): string =>
  withParameters(withParameters(redirectTo, parameters, 'query'), parameters, 'fragment');

function redirect(location: string, cookies: readonly string[] = [], status: 302 | 303 = 302): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}
