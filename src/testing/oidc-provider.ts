import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** A person with an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly name: string;
}

export interface TestOidcProvider {
  /** "http://127.0.0.1:<port>", for GOOGLE_ISSUER. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Variables of the environment that make a product use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Who signs in next, without being asked anything; replaces what the provider knew of the subject. */
  signInAs(person: ProviderPerson): void;
  /** The next sign-in is cancelled by the user. */
  cancelNext(): void;
  /** While true every request is left without an answer. */
  setSilent(isSilent: boolean): void;
  /** An ID token as the provider signs it, with claims of one's own; `null` leaves a claim out. */
  signIdToken(claims?: Readonly<Record<string, unknown>>, options?: { accessToken?: string }): Promise<string>;
  close(): Promise<void>;
}

interface ProviderOptions {
  /** The redirect address of the product: "http://localhost:18400/auth/v1/callback". */
  readonly redirectUris: readonly string[];
  readonly people?: readonly ProviderPerson[];
}

const clientId = 'groundwork-test';
const clientSecret = 'a secret between the product and its provider';

/**
 * A certified OpenID Connect provider on loopback that behaves as Google's does: the address is in the ID token, client
 * secrets are posted, consent is given at once. Close it when done.
 */
export async function startOidcProvider(options: ProviderOptions): Promise<TestOidcProvider> {
  const people = new Map((options.people ?? []).map((person) => [person.sub, person]));
  let [next] = people.keys();
  let isCancelling = false;
  let isSilent = false;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'provider-key', alg: 'RS256', use: 'sig' };

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const claimsOf = ({ sub, email, isVerified, name }: ProviderPerson) => ({
    sub,
    email,
    email_verified: isVerified,
    name,
  });
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...options.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['loopback'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isCancelling) {
      isCancelling = false;
      const refusal = { error: 'access_denied', error_description: 'The user cancelled' };
      return provider.interactionFinished(request, response, refusal);
    }
    const accountId = next ?? '';
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { login: { accountId, remember: false }, consent });
  };
  server.on('request', (request, response) => {
    if (isSilent) return;
    // No session is kept: the next sign-in from the same browser may be another person.
    const cookies = (request.headers.cookie ?? '').split('; ');
    request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ');
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    interact(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  return {
    issuer,
    clientId,
    clientSecret,
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    signInAs: (person) => {
      people.set(person.sub, person);
      next = person.sub;
    },
    cancelNext: () => {
      isCancelling = true;
    },
    setSilent: (silent) => {
      isSilent = silent;
      if (silent) server.closeIdleConnections();
    },
    signIdToken: (claims = {}, { accessToken } = {}) => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const half = accessToken && createHash('sha256').update(accessToken).digest().subarray(0, 16);
      const all = {
        iss: issuer,
        aud: clientId,
        iat: nowSeconds,
        exp: nowSeconds + 600,
        ...(half && { at_hash: half.toString('base64url') }),
        ...claims,
      };
      const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
      return new SignJWT(kept).setProtectedHeader({ alg: 'RS256', kid: 'provider-key' }).sign(privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
