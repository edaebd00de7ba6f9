import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { singleLineText } from '#shared/text-schema.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { challengeFields, readCodeChallenge } from './otp-requests.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { newPasswordSchema, parseEmail, readBody, triedPasswordSchema } from './protocol/body.ts';
import { answerJson, toUser } from './protocol/views.ts';
import { safeRedirect } from './redirects.ts';
import { createUserUpdate } from './user-update.service.ts';

/** Everything else a body may hold — app_metadata, role, confirmations — is not the person's to say, and not read. */
const schema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: newPasswordSchema.nullish(),
  current_password: triedPasswordSchema.nullish(),
  nonce: z.string().max(100).nullish(),
  data: z.looseObject({ full_name: singleLineText(120).nullish() }).nullish(),
  ...challengeFields,
});

/** PUT /user: a person's own password, address and metadata. */
export function userUpdateRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const updateUser = createUserUpdate(context);
  return [
    route.signedIn('PUT', '/user', async (call, current) => {
      const body = await readBody(call.request, schema);
      if (body.phone) throw new AuthError('phone_provider_disabled');
      const { user, cookies } = await updateUser(
        current,
        {
          email: body.email ? parseEmail(body.email) : undefined,
          password: body.password ?? undefined,
          currentPassword: body.current_password ?? undefined,
          nonce: body.nonce?.trim() || undefined,
          data: body.data ?? undefined,
          redirectTo: safeRedirect(call.url.searchParams.get('redirect_to'), context.settings),
          codeChallenge: readCodeChallenge(body),
        },
        call,
      );
      return answerJson(toUser(user), { cookies });
    }),
  ];
}
