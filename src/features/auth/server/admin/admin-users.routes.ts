import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { singleLineText } from '#shared/text-schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { RouteMaker } from '../protocol/auth-route.ts';
import { newPasswordSchema, parseEmail, readBody } from '../protocol/body.ts';
import { answerJson, toFactor, toUser } from '../protocol/views.ts';
import { createAdminFactors } from './admin-factors.service.ts';
import { type AdminUserInput, createAdminUsers } from './admin-users.service.ts';
import { parseBanEnd } from './ban-duration.ts';
import { linkToPages, readUserPage } from './user-pages.ts';

const schema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: newPasswordSchema.nullish(),
  password_hash: z.string().nullish(),
  user_metadata: z.looseObject({ full_name: singleLineText(120).nullish() }).nullish(),
  app_metadata: z.looseObject({}).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  ban_duration: z.string().max(100).nullish(),
  role: z.string().nullish(),
});
const creationSchema = schema.extend({ id: z.uuid().nullish() });
const deletionSchema = z.object({ should_soft_delete: z.boolean().nullish() });
const idFormat = z.uuid();

/** The people of an instance and their second factors, for the holder of the service key. */
export function adminUserRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const { siteUrl, basePath } = context.settings;
  const users = createAdminUsers(context);
  const factors = createAdminFactors(context);
  return [
    route.service('GET', '/admin/users', async (call) => {
      const page = readUserPage(call.url.searchParams);
      const { users: listed, total } = await users.list(page);
      const response = answerJson({ users: listed.map(toUser), aud: 'authenticated' });
      response.headers.set('x-total-count', String(total));
      response.headers.set('link', linkToPages(`${siteUrl}${basePath}/admin/users`, page, total));
      return response;
    }),
    route.service('POST', '/admin/users', async (call) => {
      const body = await readBody(call.request, creationSchema);
      const { email, ...input } = readInput(body, call);
      if (email === undefined)
        throw new AuthError('validation_failed', { message: 'Cannot create a user without either an email or phone' });
      return answerJson(toUser(await users.create({ ...input, email, id: body.id ?? undefined }, call)));
    }),
    route.service('GET', '/admin/users/:id', async (call) => answerJson(toUser(await users.get(userIdOf(call))))),
    route.service('PUT', '/admin/users/:id', async (call) => {
      const userId = userIdOf(call);
      const input = readInput(await readBody(call.request, schema), call);
      return answerJson(toUser(await users.update(userId, input, call)));
    }),
    route.service('DELETE', '/admin/users/:id', async (call) => {
      const userId = userIdOf(call);
      const { should_soft_delete } = await readBody(call.request, deletionSchema);
      if (should_soft_delete)
        throw new AuthError('validation_failed', { message: 'Soft deletion is not offered: a deleted user is gone' });
      await users.delete(userId, call);
      return answerJson({});
    }),
    route.service('GET', '/admin/users/:id/factors', async (call) => {
      const user = await users.get(userIdOf(call));
      return answerJson(user.factors.map(toFactor));
    }),
    route.service('DELETE', '/admin/users/:id/factors/:factorId', async (call) => {
      const factorId = idFormat.safeParse(call.params.factorId);
      const userId = userIdOf(call);
      if (!factorId.success) throw new AuthError('mfa_factor_not_found');
      return answerJson(toFactor(await factors.remove(userId, factorId.data, call)));
    }),
  ];
}

function userIdOf({ params }: AuthCall): string {
  const id = idFormat.safeParse(params.id);
  if (!id.success) throw new AuthError('user_not_found');
  return id.data;
}

/** Throws for what this service does not offer: phones, roles other than the one there is, and foreign hashes. */
function readInput(body: z.infer<typeof schema>, { now }: AuthCall): AdminUserInput {
  const invalid = (message: string): AuthError => new AuthError('validation_failed', { message });
  if (body.phone || body.phone_confirm) throw new AuthError('phone_provider_disabled');
  if (body.role && body.role !== 'authenticated') throw invalid('role: every user is authenticated');
  if (body.password_hash) throw invalid('password_hash: hashes made elsewhere are not accepted');
  const bannedUntil = body.ban_duration ? parseBanEnd(body.ban_duration, now) : undefined;
  if (body.ban_duration && bannedUntil === undefined)
    throw invalid(`invalid format for ban duration: "${body.ban_duration}"`);
  return {
    email: body.email ? parseEmail(body.email) : undefined,
    password: body.password ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    isEmailConfirmed: body.email_confirm ?? false,
    bannedUntil,
  };
}
