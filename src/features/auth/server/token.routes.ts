import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { createPasswordGrant } from './password-grant.service.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { readBody, securitySchema, triedPasswordSchema } from './protocol/body.ts';
import { answerSession } from './protocol/views.ts';

const passwordSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: triedPasswordSchema,
  ...securitySchema,
});
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(200) });

/** Grants that other files of the feature answer, by `grant_type`. */
export type Grants = Readonly<Record<string, (call: AuthCall) => Promise<Response>>>;

/** POST /token: the grants this file knows, and those that are passed in. */
export function tokenRoutes(
  context: AuthContext,
  route: RouteMaker,
  { grants: more, requests }: { grants: Grants; requests: Pick<MailRequests, 'noteFailedSignIn'> },
): readonly PlainRoute[] {
  const { settings, limits, robots, sessions } = context;
  const signInWithPassword = createPasswordGrant(context, requests);

  const grants: Grants = {
    password: async (call) => {
      const body = await readBody(call.request, passwordSchema);
      if (body.phone) throw new AuthError('phone_provider_disabled');
      if (settings.checksRobots)
        await robots.assertSolved(body.gotrue_meta_security?.captcha_token ?? undefined, 'sign-in', call.now);
      return signInWithPassword(body.email ?? '', body.password, call, (session) => answerSession(session, call.now));
    },
    refresh_token: async (call) => {
      const { refresh_token } = await readBody(call.request, refreshSchema);
      const session = await sessions.refresh(refresh_token, call).catch(async (error: unknown) => {
        if (error instanceof AuthError) await limits.consume('refresh.address', call.address, call.now);
        throw error;
      });
      return answerSession(session, call.now);
    },
    web3: async () => {
      throw new AuthError('web3_provider_disabled');
    },
    ...more,
  };

  return [
    route.open('POST', '/token', async (call) => {
      const name = call.url.searchParams.get('grant_type') ?? '';
      const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
      if (!grant) throw new AuthError('unsupported_grant_type');
      return grant(call);
    }),
  ];
}
