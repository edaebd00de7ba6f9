import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { countMail } from './limits/mail-limits.ts';
import type { MailRequests } from './mail-requests/mail-requests.service.ts';
import { challengeFields, readCodeChallenge } from './otp-requests.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { parseEmail, readBody, securitySchema } from './protocol/body.ts';
import { answerJson } from './protocol/views.ts';
import { safeRedirect } from './redirects.ts';
import { userMetadataSchema } from './sign-up.service.ts';

const addressed = { email: z.string().nullish(), phone: z.string().nullish(), ...challengeFields, ...securitySchema };
const otpSchema = z.object({
  ...addressed,
  create_user: z.boolean().nullish(),
  data: userMetadataSchema.nullish(),
  channel: z.string().max(20).nullish(),
});
const recoverSchema = z.object(addressed);
const resendSchema = z.object({ ...addressed, type: z.string().max(40).nullish() });

/**
 * POST /otp, /recover and /resend: each answers `{}` for every address, whoever has it, without having looked. A limit
 * is counted first, one row is written, and a worker does the rest.
 */
export function otpRoutes(
  context: AuthContext,
  route: RouteMaker,
  mailRequests: Pick<MailRequests, 'ask'>,
): readonly PlainRoute[] {
  const { settings, robots } = context;

  const assertPerson = async (
    body: z.infer<typeof recoverSchema>,
    form: 'password-reset' | 'sign-up',
    call: AuthCall,
  ): Promise<void> => {
    if (!settings.checksRobots) return;
    await robots.assertSolved(body.gotrue_meta_security?.captcha_token ?? undefined, form, call.now);
  };
  const readRequest = (email: string, body: z.infer<typeof recoverSchema>, call: AuthCall) => ({
    email,
    redirectTo: safeRedirect(call.url.searchParams.get('redirect_to'), settings),
    codeChallenge: readCodeChallenge(body),
  });

  return [
    route.open('POST', '/otp', async (call) => {
      const body = await readBody(call.request, otpSchema);
      if (body.email && body.phone)
        throw new AuthError('validation_failed', {
          message: 'Only an email address or phone number should be provided',
        });
      if (body.phone) throw new AuthError('phone_provider_disabled');
      if (!body.email) throw new AuthError('validation_failed', { message: 'One of email or phone must be set' });
      if (body.channel)
        throw new AuthError('validation_failed', { message: 'Channel should only be specified with Phone OTP' });
      const request = readRequest(parseEmail(body.email), body, call);
      await assertPerson(body, 'password-reset', call);
      await countMail(context, [{ address: request.email }], call);
      const isOpen = (body.create_user ?? true) && settings.isSignUpOpen;
      await mailRequests.ask({ ...request, kind: 'magiclink', newPerson: isOpen ? (body.data ?? {}) : null }, call);
      return answerJson({});
    }),

    route.open('POST', '/recover', async (call) => {
      const body = await readBody(call.request, recoverSchema);
      if (!body.email) throw new AuthError('validation_failed', { message: 'Password recovery requires an email' });
      const request = readRequest(parseEmail(body.email), body, call);
      await assertPerson(body, 'password-reset', call);
      await countMail(context, [{ address: request.email }], call);
      await mailRequests.ask({ ...request, kind: 'recovery', newPerson: null }, call);
      return answerJson({});
    }),

    route.open('POST', '/resend', async (call) => {
      const body = await readBody(call.request, resendSchema);
      if (body.type === 'sms' || body.type === 'phone_change' || (body.phone && !body.email))
        throw new AuthError('phone_provider_disabled');
      if (body.type !== 'signup' && body.type !== 'email_change')
        throw new AuthError('validation_failed', {
          message: 'Missing one of these types: signup, email_change, sms, phone_change',
        });
      if (body.phone)
        throw new AuthError('validation_failed', {
          message: 'Only an email address or phone number should be provided.',
        });
      if (!body.email) throw new AuthError('validation_failed', { message: 'Type provided requires an email address' });
      const request = readRequest(parseEmail(body.email), body, call);
      await assertPerson(body, 'sign-up', call);
      await countMail(context, [{ address: request.email }], call);
      await mailRequests.ask({ ...request, kind: body.type, newPerson: null }, call);
      return answerJson({});
    }),
  ];
}
