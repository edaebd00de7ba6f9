import { randomUUID } from 'node:crypto';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { flowsRepository, type StoredFlow } from './identities/flows.repository.ts';
import type { IdentitiesService, LinkingSession } from './identities/identities.service.ts';
import { type ProviderProfile, readProfile } from './oauth-profile.ts';
import type { OAuthProvider, ProviderAnswer, Upstream } from './oauth-provider.ts';
import { type AuthCall, hashToken, randomToken } from './protocol/auth-call.ts';
import type { IssuedSession, SignedIn } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';

/** A journey to a provider must be over by then. */
export const journeyLifeMs = 10 * 60_000;

/** What a provider gave along, and what waits until the client that began exchanges its code. */
export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
  /** An identity that is added only when the code is exchanged: then it is sure who asked for it. */
  readonly linking?: LinkingSession & { readonly profile: ProviderProfile };
}

interface Remembered extends Upstream {
  readonly linking?: LinkingSession | undefined;
}

/** What a journey ended in, for where it leads back to. */
export type JourneyEnd =
  | { readonly kind: 'code'; readonly authCode: string }
  | { readonly kind: 'session'; readonly session: IssuedSession; readonly tokens: ProviderTokens };

export interface JourneyStart {
  readonly provider: OAuthProvider;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
  readonly scopes: readonly string[];
  /** Parameters the client wants passed on. */
  readonly more: Readonly<Record<string, string>>;
  /** Whose identity is to be added; undefined for signing in. */
  readonly linking: SignedIn | undefined;
}

/** Journeys to another provider and back. */
export function createOAuthService(context: AuthContext, identities: IdentitiesService) {
  const { database, settings, keys, limits, sessions } = context;
  const redirectUri = `${settings.siteUrl}${settings.basePath}/callback`;

  const startSession = async (
    flow: StoredFlow,
    profile: ProviderProfile,
    linking: LinkingSession | undefined,
    call: AuthCall,
  ): Promise<IssuedSession> => {
    const opened = await database.asSystem(async (tx) => {
      if (!flow.linkingUserId || !linking) return identities.signIn(tx, profile, call);
      return identities.continueSession(
        tx,
        await identities.link(tx, flow.linkingUserId, profile, call),
        linking,
        call,
      );
    });
    return sessions.issue(opened, call.now);
  };

  /** Stores who came back under a code that only the client with the verifier can exchange. */
  const storeForExchange = (
    flow: StoredFlow,
    profile: ProviderProfile,
    tokens: ProviderTokens,
    call: AuthCall,
  ): Promise<string> =>
    database.asSystem(async (tx) => {
      let userId = flow.linkingUserId;
      if (userId === null) userId = (await identities.resolve(tx, profile, call)).id;
      else {
        const user = await usersRepository.find(tx, userId);
        if (!user) throw new AuthError('user_not_found');
        await identities.assertLinkable(tx, user, profile);
      }
      const authCode = randomToken();
      const providerTokens = keys.seal(`flow tokens ${flow.id}`, JSON.stringify(tokens));
      await flowsRepository.finish(tx, flow.id, { userId, codeHash: hashToken(authCode), providerTokens }, call.now);
      return authCode;
    });

  return {
    /** Begins a journey: where the browser goes, and the state it will bring back. */
    async start(input: JourneyStart, call: AuthCall): Promise<{ address: string; state: string }> {
      const state = randomToken();
      const { provider, scopes, more, linking } = input;
      const { address, upstream } = await provider.start({ state, redirectUri, scopes, more }, call.now);
      const id = randomUUID();
      const remembered: Remembered = {
        ...upstream,
        linking: linking && { sessionId: linking.session.id, aal: linking.aal },
      };
      const flow = {
        id,
        stateHash: hashToken(state),
        provider: provider.name,
        redirectTo: input.redirectTo,
        codeChallenge: input.codeChallenge,
        linkingUserId: linking?.user.id ?? null,
        upstream: keys.seal(`flow ${id}`, JSON.stringify(remembered)),
      };
      await flowsRepository.insertProviderFlow(database.system, flow, call.now);
      return { address, state };
    },

    /**
     * Uses up the `state` parameter of a callback and returns the flow it belongs to. Throws bad_oauth_state for an unknown
     * state; one that was used before or is older than ten minutes returns that error as `refusal`, beside its flow. Unknown
     * states count against the network address, because a browser sent by the provider carries no cookie of ours.
     */
    async consumeState(state: string, call: AuthCall): Promise<{ flow: StoredFlow; refusal: AuthError | undefined }> {
      const taken = await flowsRepository.takeByState(database.system, hashToken(state), call.now);
      if (!taken) {
        await limits.consume('flow.address', call.address, call.now);
        throw new AuthError('bad_oauth_state');
      }
      const { flow, isFirst } = taken;
      const isLate = call.now.getTime() - flow.createdAt.getTime() > journeyLifeMs;
      return { flow, refusal: isFirst && !isLate ? undefined : new AuthError('bad_oauth_state') };
    },

    /** Redeems what the browser brought back, and answers the session, or the code to be exchanged for it. */
    async finish(flow: StoredFlow, state: string, provider: OAuthProvider, call: AuthCall): Promise<JourneyEnd> {
      const { linking, ...upstream } = JSON.parse(keys.unseal(`flow ${flow.id}`, flow.upstream!)) as Remembered;
      const address = new URL(`${redirectUri}${call.url.search}`);
      const answer: ProviderAnswer = await provider.redeem({ address, state, upstream }, call.now);
      const profile = readProfile(provider.name, answer.claims);
      if (!profile)
        throw new AuthError('unexpected_failure', { message: 'Error getting user profile from external provider' });
      const given = { accessToken: answer.accessToken, refreshToken: answer.refreshToken };
      if (flow.codeChallenge === null)
        return { kind: 'session', session: await startSession(flow, profile, linking, call), tokens: given };
      const kept = linking ? { ...given, linking: { ...linking, profile } } : given;
      return { kind: 'code', authCode: await storeForExchange(flow, profile, kept, call) };
    },
  };
}
