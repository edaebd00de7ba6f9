import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { IdentitiesService } from './identities/identities.service.ts';
import { countedFor } from './limits/counted-for.ts';
import { verifyIdToken } from './oauth-id-token.ts';
import { readProfile } from './oauth-profile.ts';
import type { OAuthProvider } from './oauth-provider.ts';
import { createPkceExchange } from './pkce.service.ts';
import { type AuthCall, bearerOf } from './protocol/auth-call.ts';
import { readBody, securitySchema } from './protocol/body.ts';
import { answerJson, answerSession, toSession } from './protocol/views.ts';
import type { Grants } from './token.routes.ts';

const pkceSchema = z.object({ auth_code: z.string().max(500).nullish(), code_verifier: z.string().max(500).nullish() });
const idTokenSchema = z.object({
  provider: z.string().max(100).nullish(),
  id_token: z.string().max(20_000).nullish(),
  access_token: z.string().max(20_000).nullish(),
  nonce: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
  ...securitySchema,
});

interface GrantDependencies {
  readonly identities: IdentitiesService;
  readonly findProvider: (name: string) => OAuthProvider | undefined;
}

/** The grants of other providers: a code of ours for a session, and an ID token for a session. */
export function createOAuthGrants(context: AuthContext, { identities, findProvider }: GrantDependencies): Grants {
  const { database, limits, sessions } = context;
  const exchange = createPkceExchange(context, identities);

  const answerLinked = async (
    profile: NonNullable<ReturnType<typeof readProfile>>,
    call: AuthCall,
  ): Promise<Response> => {
    const current = await sessions.getSignedIn(bearerOf(call.request), call.now);
    sessions.assertAssured(current);
    const opened = await database.asSystem(async (tx) => {
      const linked = await identities.link(tx, current.user.id, profile, call);
      return identities.continueSession(tx, linked, { sessionId: current.session.id, aal: current.aal }, call);
    });
    return answerSession(await sessions.issue(opened, call.now), call.now);
  };

  return {
    pkce: async (call) => {
      const body = await readBody(call.request, pkceSchema);
      if (!body.auth_code || !body.code_verifier)
        throw new AuthError('validation_failed', {
          message: 'invalid request: both auth code and code verifier should be non-empty',
        });
      await limits.consume(...(await countedFor(context, 'flow', call)), call.now);
      const { session, tokens } = await exchange({ authCode: body.auth_code, codeVerifier: body.code_verifier }, call);
      const given = {
        ...(tokens && { provider_token: tokens.accessToken }),
        ...(tokens?.refreshToken && { provider_refresh_token: tokens.refreshToken }),
      };
      return answerJson({ ...toSession(session, call.now), ...given }, { cookies: session.cookies });
    },

    id_token: async (call) => {
      const body = await readBody(call.request, idTokenSchema);
      if (!body.id_token) throw new AuthError('validation_failed', { message: 'id_token required' });
      if (!body.provider)
        throw new AuthError('validation_failed', { message: 'provider or client_id and issuer required' });
      const provider = findProvider(body.provider);
      if (!provider) throw new AuthError('provider_disabled');
      await limits.consume(...(await countedFor(context, 'flow', call)), call.now);
      const sent = {
        idToken: body.id_token,
        accessToken: body.access_token ?? undefined,
        nonce: body.nonce ?? undefined,
      };
      const profile = readProfile(provider.name, await verifyIdToken(provider, sent, call.now));
      if (!profile) throw new AuthError('validation_failed', { message: 'Bad ID token' });
      if (body.link_identity) return answerLinked(profile, call);
      const opened = await database.asSystem((tx) => identities.signIn(tx, profile, call));
      return answerSession(await sessions.issue(opened, call.now), call.now);
    },
  };
}
