import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { RouteMaker } from '../protocol/auth-route.ts';
import { newPasswordSchema, parseEmail, readBody } from '../protocol/body.ts';
import { answerJson, toUser } from '../protocol/views.ts';
import { safeRedirect } from '../redirects.ts';
import { userMetadataSchema } from '../sign-up.service.ts';
import { createAdminLinks, type LinkType, linkTypes } from './admin-links.service.ts';

const inviteSchema = z.object({ email: z.string().nullish(), data: userMetadataSchema.nullish() });
const linkSchema = z.object({
  type: z.string().max(40).nullish(),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: newPasswordSchema.nullish(),
  data: userMetadataSchema.nullish(),
  redirect_to: z.string().nullish(),
});

/** POST /invite and POST /admin/generate_link, for the holder of the service key. */
export function adminLinkRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const { settings } = context;
  const links = createAdminLinks(context);
  const redirectOf = ({ url }: AuthCall, inBody?: string | null): string =>
    safeRedirect(url.searchParams.get('redirect_to') ?? inBody, settings);

  return [
    route.service('POST', '/invite', async (call) => {
      const { email, data } = await readBody(call.request, inviteSchema);
      const input = { email: parseEmail(email ?? ''), userMetadata: data ?? undefined, redirectTo: redirectOf(call) };
      return answerJson(toUser(await links.invite(input, call)));
    }),

    route.service('POST', '/admin/generate_link', async (call) => {
      const body = await readBody(call.request, linkSchema);
      const type = readLinkType(body.type);
      const redirectTo = redirectOf(call, body.redirect_to);
      const made = await links.makeLink(
        {
          type,
          email: parseEmail(body.email ?? ''),
          newEmail: body.new_email ? parseEmail(body.new_email) : undefined,
          password: body.password ?? undefined,
          userMetadata: body.data ?? undefined,
          redirectTo,
        },
        call,
      );
      return answerJson({
        ...toUser(made.user),
        action_link: made.actionLink,
        email_otp: made.proof.code,
        hashed_token: made.proof.linkToken,
        verification_type: made.type,
        redirect_to: redirectTo,
      });
    }),
  ];
}

function readLinkType(type: string | null | undefined): LinkType {
  const known = linkTypes.find((name) => name === type);
  if (!known)
    throw new AuthError('validation_failed', { message: `Invalid email action link type requested: ${type ?? ''}` });
  return known;
}
