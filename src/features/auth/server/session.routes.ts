import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { answerJson, toUser } from './protocol/views.ts';

const scopeSchema = z.enum(['global', 'local', 'others']);

/** Reading the user, signing out, and what an instance tells of itself. */
export function sessionRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const { settings, sessions, tokens } = context;
  return [
    route.anyLevel('GET', '/user', async (_call, { user }) => answerJson(toUser(user))),
    route.ending(
      'POST',
      '/logout',
      async (call, current) => {
        const scope = scopeSchema.safeParse(call.url.searchParams.get('scope') ?? 'global');
        if (!scope.success) throw new AuthError('validation_failed', { message: 'Unsupported logout scope' });
        return signedOut(await sessions.signOut(current, scope.data, call));
      },
      ({ sessionId }) => signedOut([sessions.expireCookie(sessionId)]),
    ),
    route.open('GET', '/settings', async () =>
      answerJson({
        external: {
          email: true,
          phone: false,
          anonymous_users: settings.isAnonymousOpen,
          ...Object.fromEntries(['google'].map((name) => [name, settings.providers.some((one) => one.name === name)])),
        },
        disable_signup: !settings.isSignUpOpen,
        mailer_autoconfirm: !settings.confirmsEmail,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        mfa_enabled: true,
        captcha_enabled: settings.checksRobots,
        password_min_length: settings.minPasswordLength,
      }),
    ),
    route.open('GET', '/health', async () => answerJson({ name: 'Groundwork', description: 'Authentication service' })),
    route.open('GET', '/.well-known/jwks.json', async () =>
      answerJson(tokens.jwks, { cacheControl: 'public, max-age=600' }),
    ),
    route.open('POST', '/sso', async () => {
      throw new AuthError('saml_provider_disabled');
    }),
  ];
}

function signedOut(cookies: readonly string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 204, headers });
}
