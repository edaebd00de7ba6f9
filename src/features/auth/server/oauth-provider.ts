import { createRemoteJWKSet } from 'jose';
import * as openid from 'openid-client';
import { AuthError } from './auth-errors.ts';
import type { ProviderSettings } from './auth-settings.ts';

/** A provider that has not answered by then is treated as away. */
const providerTimeoutMs = 5_000;
/** How long a provider's own description of itself is believed. */
const discoveryLifeMs = 60 * 60_000;

/** What has to be remembered between leaving for a provider and coming back. */
export interface Upstream {
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider said of a person, with the tokens it gave along. */
export interface ProviderAnswer {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

interface Discovered {
  readonly config: openid.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  readonly atMs: number;
}

export type OAuthProvider = ReturnType<typeof createOAuthProvider>;

/** The refusal where a provider does not answer, or not like one. */
export const providerAway = (): AuthError =>
  new AuthError('unexpected_failure', { message: 'The sign-in provider does not answer. Please try again later.' });

/**
 * One provider, spoken to as OpenID Connect says: authorization code with PKCE (S256), state and nonce, and ID tokens
 * verified against its published keys. `report` is told why a call failed; nothing secret is in it.
 */
export function createOAuthProvider(settings: ProviderSettings, report: (error: unknown) => void) {
  const isPlain = settings.issuer.startsWith('http:');
  let found: Discovered | undefined;
  let finding: Promise<Discovered> | undefined;

  const discover = async (atMs: number): Promise<Discovered> => {
    const options = {
      timeout: providerTimeoutMs / 1000,
      // The configuration allows plain http on loopback alone.
      execute: isPlain ? [openid.allowInsecureRequests] : [],
    };
    const config = await openid.discovery(
      new URL(settings.issuer),
      settings.clientId,
      undefined,
      openid.ClientSecretPost(settings.clientSecret),
      options,
    );
    const { jwks_uri: jwksUri = '' } = config.serverMetadata();
    if (!isPlain && !jwksUri.startsWith('https:')) throw new Error('the keys of the provider are not behind https');
    return { config, keys: createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: providerTimeoutMs }), atMs };
  };

  /** The provider's description; many callers share one request. Throws unexpected_failure when it does not answer. */
  const getDiscovered = async (now: Date): Promise<Discovered> => {
    if (found && now.getTime() - found.atMs < discoveryLifeMs) return found;
    finding ??= discover(now.getTime()).finally(() => {
      finding = undefined;
    });
    try {
      found = await finding;
      return found;
    } catch (error) {
      report(error);
      // What was known before is better than nothing: a short outage of one page stops nobody.
      if (found) return found;
      throw providerAway();
    }
  };

  return {
    name: settings.name,
    clientId: settings.clientId,
    issuer: settings.issuer,
    getKeys: async (now: Date) => (await getDiscovered(now)).keys,

    /** Where the browser is sent, with what to remember until it comes back. */
    async start(
      journey: {
        state: string;
        redirectUri: string;
        scopes: readonly string[];
        more: Readonly<Record<string, string>>;
      },
      now: Date,
    ): Promise<{ address: string; upstream: Upstream }> {
      const { config } = await getDiscovered(now);
      const upstream = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
      const address = openid.buildAuthorizationUrl(config, {
        ...journey.more,
        redirect_uri: journey.redirectUri,
        scope: [...new Set(['openid', 'email', 'profile', ...journey.scopes])].join(' '),
        state: journey.state,
        nonce: upstream.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(upstream.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, upstream };
    },

    /**
     * Exchanges what the browser brought back. Signature, issuer, audience, expiry, nonce and the answering issuer are
     * checked by the library. Throws unexpected_failure, told apart by its text: away, or not to be believed.
     */
    async redeem(returned: { address: URL; state: string; upstream: Upstream }, now: Date): Promise<ProviderAnswer> {
      const { config } = await getDiscovered(now);
      try {
        const tokens = await openid.authorizationCodeGrant(config, returned.address, {
          expectedState: returned.state,
          expectedNonce: returned.upstream.nonce,
          pkceCodeVerifier: returned.upstream.verifier,
        });
        const claims = tokens.claims()!;
        // Google puts the address into the ID token; others tell it on request.
        const told = 'email' in claims ? {} : await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
        return {
          claims: { ...told, ...claims },
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
        };
      } catch (error) {
        report(error);
        throw isAway(error)
          ? providerAway()
          : new AuthError('unexpected_failure', { message: 'Unable to exchange external code' });
      }
    },
  };
}

function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || message === 'fetch failed';
}
