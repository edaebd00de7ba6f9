import { createHash, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { flowsRepository } from './identities/flows.repository.ts';
import type { IdentitiesService } from './identities/identities.service.ts';
import type { ProviderTokens } from './oauth.service.ts';
import { type AuthCall, hashToken } from './protocol/auth-call.ts';
import type { IssuedSession } from './sessions/sessions.service.ts';

/** A code is exchanged within this time, or never. */
const codeLifeMs = 5 * 60_000;

/** RFC 7636, section 4.6: S256 and nothing else. */
function isVerifierOf(challenge: string, verifier: string): boolean {
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const stored = Buffer.from(challenge);
  return made.length === stored.length && timingSafeEqual(made, stored);
}

/**
 * Exchanges a code for a session. A code works once, also for parallel callers, and a wrong verifier uses it up: whoever
 * has the code alone is not who asked for it. It opens nothing either where the person's sessions were ended meanwhile.
 * Throws flow_state_not_found, flow_state_expired, bad_code_verifier.
 */
export function createPkceExchange({ database, keys, sessions }: AuthContext, identities: IdentitiesService) {
  return async (
    sent: { authCode: string; codeVerifier: string },
    call: AuthCall,
  ): Promise<{ session: IssuedSession; tokens: ProviderTokens | undefined }> => {
    const { now } = call;
    // A transaction of its own: whatever comes of it, the code is spent.
    const flow = await database.asSystem((tx) => flowsRepository.takeByCode(tx, hashToken(sent.authCode), now));
    if (!flow?.userId || flow.codeChallenge === null || flow.returnedAt === null)
      throw new AuthError('flow_state_not_found');
    if (now.getTime() - flow.returnedAt.getTime() > codeLifeMs) throw new AuthError('flow_state_expired');
    if (!isVerifierOf(flow.codeChallenge, sent.codeVerifier)) throw new AuthError('bad_code_verifier');
    const userId = flow.userId;
    const tokens = flow.providerTokens
      ? (JSON.parse(keys.unseal(`flow tokens ${flow.id}`, flow.providerTokens)) as ProviderTokens)
      : undefined;
    const opened = await database.asSystem(async (tx) => {
      if (tokens?.linking) {
        const { profile, ...session } = tokens.linking;
        const linked = await identities.link(tx, userId, profile, call);
        return identities.continueSession(tx, linked, session, call);
      }
      const evidence = { kind: 'exchange', flowId: flow.id } as const;
      return sessions.open(tx, { userId, method: flow.amrMethod, evidence }, call);
    });
    return { session: await sessions.issue(opened, now), tokens };
  };
}
