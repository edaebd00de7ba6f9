import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { countMail } from './limits/mail-limits.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { challengeFields, readCodeChallenge } from './otp-requests.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { newPasswordSchema, parseEmail, readBody, securitySchema } from './protocol/body.ts';
import { answerJson, answerSession, toUser } from './protocol/views.ts';
import { safeRedirect } from './redirects.ts';
import { createSignUpService, userMetadataSchema } from './sign-up.service.ts';

const schema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: newPasswordSchema.nullish(),
  data: userMetadataSchema.nullish(),
  ...challengeFields,
  ...securitySchema,
});

/** POST /signup: with address and password, or anonymous with neither. */
export function signUpRoutes(
  context: AuthContext,
  route: RouteMaker,
  requests: Pick<MailRequests, 'ask'>,
): readonly PlainRoute[] {
  const { settings, limits, robots } = context;
  const service = createSignUpService(context, requests);
  return [
    route.open('POST', '/signup', async (call) => {
      const body = await readBody(call.request, schema);
      await limits.consume('sign-up.address', call.address, call.now);
      if (!settings.isSignUpOpen) throw new AuthError('signup_disabled');
      if (!context.disk.hasRoom) throw new AuthError('storage_full', { retryAfterSeconds: 60 });
      const token = body.gotrue_meta_security?.captcha_token ?? undefined;
      if (!body.email && !body.phone && !body.password) {
        if (!settings.isAnonymousOpen) throw new AuthError('anonymous_provider_disabled');
        if (settings.checksRobots) await robots.assertSolved(token, 'sign-up', call.now);
        return answerSession(await service.signUpAnonymously(body.data ?? {}, call), call.now);
      }
      if (body.phone) throw new AuthError('phone_provider_disabled');
      if (!body.email || !body.password)
        throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
      const email = parseEmail(body.email);
      const codeChallenge = readCodeChallenge(body);
      if (body.password.length < settings.minPasswordLength)
        throw new AuthError('weak_password', { value: settings.minPasswordLength });
      if (settings.checksRobots) await robots.assertSolved(token, 'sign-up', call.now);
      if (settings.confirmsEmail) await countMail(context, [{ address: email }], call);
      const outcome = await service.signUp(
        {
          email,
          password: body.password,
          userMetadata: body.data ?? {},
          redirectTo: safeRedirect(call.url.searchParams.get('redirect_to'), settings),
          codeChallenge,
        },
        call,
      );
      if ('session' in outcome) return answerSession(outcome.session, call.now);
      return answerJson(toUser(outcome.user));
    }),
  ];
}
