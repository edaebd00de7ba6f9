import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { isDatabaseAway } from '#server/db/database.ts';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import type { Logger } from '#server/logger.ts';
import { singleLineText } from '#shared/text-schema.ts';
import { type AccessTokens, accessTokenSeconds } from './access-tokens.ts';
import type { AuthService, IssuedSession } from './auth.service.ts';
import { AuthError, authErrorResponse } from './auth-errors.ts';
import type { AuthUser } from './auth-user.ts';
import { maxPasswordLength, minPasswordLength } from './passwords.ts';

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const passwordSchema = z.string().max(maxPasswordLength);
const signUpSchema = z.object({
  email: z.string(),
  password: passwordSchema,
  data: z.object({ full_name: singleLineText(120).optional() }).nullish(),
});
// A password too long to have been accepted is simply a wrong one.
const passwordGrantSchema = z.object({
  email: z.string(),
  password: z.string().transform((text) => text.slice(0, maxPasswordLength + 1)),
});
const refreshGrantSchema = z.object({ refresh_token: z.string().min(1).max(200) });

interface AuthRouteDependencies {
  readonly service: AuthService;
  readonly tokens: AccessTokens;
  readonly log: Logger;
}

/** The protocol of the public authentication client at `/auth/v1`: sign-up, two grants, user, logout, settings, health, keys. */
export function createAuthRoutes({ service, tokens, log }: AuthRouteDependencies): readonly PlainRoute[] {
  const wrongPasswords = new RateLimiterMemory({ points: 20, duration: 300, keyPrefix: 'sign-in' });
  const signUps = new RateLimiterMemory({ points: 100, duration: 60, keyPrefix: 'sign-up' });
  const why = 'the public authentication protocol';

  const route = (
    method: PlainRoute['method'],
    path: string,
    access: PlainRoute['access'],
    answer: (request: Request, info: PlainRequestInfo) => Promise<Response>,
  ): PlainRoute => ({
    method,
    path: `/auth/v1${path}`,
    access,
    why,
    handle: async (request, info) => {
      try {
        return await answer(request, info);
      } catch (error) {
        if (error instanceof AuthError) return authErrorResponse(error, request);
        if (isDatabaseAway(error))
          return authErrorResponse(new AuthError('database_away', { retryAfterSeconds: 2 }), request);
        log.error(
          { requestId: info.requestId, error: (error as Error).message, stack: (error as Error).stack },
          'authentication failed',
        );
        return authErrorResponse(new AuthError('unexpected_failure'), request);
      }
    },
  });

  return [
    route('POST', '/signup', 'public', async (request, info) => {
      const body = await readBody(request, signUpSchema);
      const email = emailSchema.safeParse(body.email);
      if (!email.success) throw new AuthError('email_address_invalid');
      if (body.password.length < minPasswordLength) throw new AuthError('weak_password');
      await consume(signUps, info.remoteAddress);
      const input = {
        email: email.data,
        password: body.password,
        fullName: body.data?.full_name ?? '',
        userAgent: userAgentOf(request),
      };
      return answerJson(toSession(await service.signUp(input, info.now), info.now));
    }),
    route('POST', '/token', 'public', async (request, info) => {
      const grant = new URL(request.url).searchParams.get('grant_type');
      if (grant === 'refresh_token') {
        const { refresh_token } = await readBody(request, refreshGrantSchema);
        return answerJson(toSession(await service.refresh(refresh_token, info.now), info.now));
      }
      if (grant !== 'password') throw new AuthError('unsupported_grant_type');
      const body = await readBody(request, passwordGrantSchema);
      const email = emailSchema.safeParse(body.email);
      const key = `${email.data ?? ''}`;
      const spent = await wrongPasswords.get(key);
      if (spent && spent.remainingPoints <= 0) throw rateLimited(spent);
      try {
        if (!email.success) throw new AuthError('invalid_credentials');
        const session = await service.signInWithPassword(
          { email: email.data, password: body.password, userAgent: userAgentOf(request) },
          info.now,
        );
        await wrongPasswords.delete(key);
        return answerJson(toSession(session, info.now));
      } catch (error) {
        if (error instanceof AuthError && error.code === 'invalid_credentials') await wrongPasswords.penalty(key);
        throw error;
      }
    }),
    route('GET', '/user', 'session', async (request, info) =>
      answerJson(toUser(await service.getUser(bearerOf(request), info.now))),
    ),
    route('POST', '/logout', 'session', async (request, info) => {
      const scope = z
        .enum(['global', 'local', 'others'])
        .safeParse(new URL(request.url).searchParams.get('scope') ?? 'global');
      if (!scope.success) throw new AuthError('validation_failed', { message: 'Unsupported logout scope' });
      await service.signOut(bearerOf(request), scope.data, info.now);
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    }),
    route('GET', '/settings', 'public', async () =>
      answerJson({
        external: { email: true, phone: false, google: false, anonymous_users: false },
        disable_signup: false,
        mailer_autoconfirm: true,
        phone_autoconfirm: false,
        mfa_enabled: false,
      }),
    ),
    route('GET', '/health', 'public', async () =>
      answerJson({ name: 'Groundwork', description: 'Authentication service' }),
    ),
    route('GET', '/.well-known/jwks.json', 'public', async () => answerJson(tokens.jwks, 'public, max-age=600')),
  ];
}

const userAgentOf = (request: Request): string => request.headers.get('user-agent') ?? '';

/** The bearer token of a request. Throws no_authorization without one. */
export function bearerOf(request: Request): string {
  const match = /^Bearer (\S{1,8192})$/i.exec(request.headers.get('authorization') ?? '');
  if (!match) throw new AuthError('no_authorization');
  return match[1]!;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? rateLimited(refusal) : refusal;
  });
}

const rateLimited = (state: RateLimiterRes): AuthError =>
  new AuthError('over_request_rate_limit', { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) });

async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new AuthError('bad_json');
  });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError('validation_failed', { message: `${issue?.path.join('.') || 'body'}: ${issue?.message}` });
}

function answerJson(body: unknown, cacheControl = 'no-store'): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  });
}

function toSession(session: IssuedSession, now: Date) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: Math.min(accessTokenSeconds, session.expiresAt - Math.floor(now.getTime() / 1000)),
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: toUser(session.user),
  };
}

function toUser(user: AuthUser) {
  const metadata = { email: user.email, email_verified: user.emailConfirmedAt !== null, sub: user.id };
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.emailConfirmedAt,
    confirmed_at: user.emailConfirmedAt,
    phone: '',
    last_sign_in_at: user.lastSignInAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: metadata,
        provider: 'email',
        email: user.email,
        created_at: user.createdAt,
        updated_at: user.updatedAt,
        last_sign_in_at: user.lastSignInAt,
      },
    ],
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  };
}
