import type { PlainRoute } from '#server/http/plain-route.ts';
import { AuthError } from '../auth-errors.ts';
import type { RouteMaker } from '../protocol/auth-route.ts';

type Features = 'oauth-server' | 'passkeys' | 'custom-providers';

/**
 * What the protocol knows and this service does not offer, each in the words its public client expects. Single sign-on,
 * web3, phones and WebAuthn factors are refused where their requests arrive: /sso, /token, /otp, /verify and /factors.
 */
const refusals: Readonly<Record<Features, () => AuthError>> = {
  'oauth-server': () => new AuthError('feature_disabled', { message: 'OAuth server is disabled' }),
  'custom-providers': () => new AuthError('feature_disabled', { message: 'Custom OAuth providers are disabled' }),
  passkeys: () => new AuthError('passkey_disabled'),
};

const methods: readonly (readonly ['open' | 'signedIn' | 'service', PlainRoute['method'], string, Features])[] = [
  ['signedIn', 'GET', '/oauth/authorizations/:id', 'oauth-server'],
  ['signedIn', 'POST', '/oauth/authorizations/:id/consent', 'oauth-server'],
  ['signedIn', 'GET', '/user/oauth/grants', 'oauth-server'],
  ['signedIn', 'DELETE', '/user/oauth/grants', 'oauth-server'],
  ['service', 'GET', '/admin/oauth/clients', 'oauth-server'],
  ['service', 'POST', '/admin/oauth/clients', 'oauth-server'],
  ['service', 'GET', '/admin/oauth/clients/:id', 'oauth-server'],
  ['service', 'PUT', '/admin/oauth/clients/:id', 'oauth-server'],
  ['service', 'DELETE', '/admin/oauth/clients/:id', 'oauth-server'],
  ['service', 'POST', '/admin/oauth/clients/:id/regenerate_secret', 'oauth-server'],
  ['service', 'GET', '/admin/custom-providers', 'custom-providers'],
  ['service', 'POST', '/admin/custom-providers', 'custom-providers'],
  ['service', 'GET', '/admin/custom-providers/:id', 'custom-providers'],
  ['service', 'PUT', '/admin/custom-providers/:id', 'custom-providers'],
  ['service', 'DELETE', '/admin/custom-providers/:id', 'custom-providers'],
  ['service', 'GET', '/admin/users/:id/passkeys', 'passkeys'],
  ['service', 'DELETE', '/admin/users/:id/passkeys/:passkeyId', 'passkeys'],
  ['open', 'POST', '/passkeys/authentication/options', 'passkeys'],
  ['open', 'POST', '/passkeys/authentication/verify', 'passkeys'],
  ['signedIn', 'POST', '/passkeys/registration/options', 'passkeys'],
  ['signedIn', 'POST', '/passkeys/registration/verify', 'passkeys'],
  ['signedIn', 'GET', '/passkeys', 'passkeys'],
  ['signedIn', 'PATCH', '/passkeys/:id', 'passkeys'],
  ['signedIn', 'DELETE', '/passkeys/:id', 'passkeys'],
];

/** A route with a clear refusal for every call of the public client that has no answer here. */
export function notOfferedRoutes(route: RouteMaker): readonly PlainRoute[] {
  return methods.map(([access, method, path, feature]) =>
    route[access](method, path, async () => {
      throw refusals[feature]();
    }),
  );
}
