import type { TestProduct } from '#testing/test-product.ts';

/** A route of the protocol as the instance really serves it; its path lacks the base path. */
export interface ServedRoute {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly needs: 'nothing' | 'session' | 'service key';
}

/** The routes an instance serves, read from the instance itself. */
export function listServedRoutes({ product }: TestProduct): readonly ServedRoute[] {
  return product.routes
    .filter(({ path }) => path.startsWith('/auth/v1/'))
    .map(({ method, path, access }): ServedRoute => {
      const below = path.slice('/auth/v1'.length);
      const isService = /^\/(?:admin|invite)(?:\/|$)/.test(below);
      const needs = access === 'public' ? 'nothing' : isService ? 'service key' : 'session';
      return { name: `${method} ${below}`, method, path: below, needs };
    });
}

/** A path somebody could ask for: an id where one belongs, a name nobody has where anything may stand. */
export const fillPath = (path: string): string =>
  path.replace(/:\w+/g, '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001').replace('*', 'nothing-here');

/** Routes that answer no error that could be tested. */
export const routesWithoutErrors: readonly string[] = [
  'GET /settings',
  'GET /health',
  'GET /.well-known/jwks.json',
  'OPTIONS /*',
];

/** Routes a provider sends browsers to: whatever happens, they lead back to a page. */
export const answersByRedirect: readonly string[] = ['GET /callback', 'POST /callback'];

/** What has to be of another type for the refusal to name the field. */
export const wrongBodies: readonly {
  readonly name: string;
  readonly query?: string;
  readonly field: string;
  readonly body: object;
}[] = [
  { name: 'POST /signup', field: 'email', body: { email: 5 } },
  { name: 'POST /signup', field: 'data', body: { data: 'text' } },
  {
    name: 'POST /token',
    query: 'grant_type=password',
    field: 'password',
    body: { email: 'a@example.com', password: 5 },
  },
  { name: 'POST /token', query: 'grant_type=refresh_token', field: 'refresh_token', body: { refresh_token: 5 } },
  { name: 'POST /token', query: 'grant_type=pkce', field: 'auth_code', body: { auth_code: 5 } },
  { name: 'POST /token', query: 'grant_type=id_token', field: 'id_token', body: { provider: 'google', id_token: 5 } },
  { name: 'POST /otp', field: 'create_user', body: { email: 'a@example.com', create_user: 'yes' } },
  {
    name: 'POST /otp',
    field: 'gotrue_meta_security.captcha_token',
    body: { gotrue_meta_security: { captcha_token: 5 } },
  },
  { name: 'POST /recover', field: 'email', body: { email: {} } },
  { name: 'POST /resend', field: 'type', body: { type: 5 } },
  { name: 'POST /verify', field: 'token_hash', body: { type: 'signup', token_hash: [] } },
  { name: 'PUT /user', field: 'password', body: { password: 5 } },
  { name: 'PUT /user', field: 'data', body: { data: [] } },
  { name: 'POST /factors', field: 'factor_type', body: { factor_type: 5 } },
  { name: 'POST /factors/:id/verify', field: 'challenge_id', body: { challenge_id: 'none', code: '123456' } },
  { name: 'POST /factors/recovery-codes', field: 'friendly_name', body: { friendly_name: 5 } },
  { name: 'POST /factors/recovery-codes/verify', field: 'code', body: { code: 123456 } },
  { name: 'POST /invite', field: 'email', body: { email: 5 } },
  { name: 'POST /admin/generate_link', field: 'type', body: { type: 5 } },
  { name: 'POST /admin/users', field: 'email_confirm', body: { email: 'a@example.com', email_confirm: 'yes' } },
  { name: 'PUT /admin/users/:id', field: 'app_metadata', body: { app_metadata: 'text' } },
  { name: 'DELETE /admin/users/:id', field: 'should_soft_delete', body: { should_soft_delete: 'yes' } },
];

/** Routes whose request says everything without a body: whatever is sent along is not read. */
export const readsNoBody: readonly string[] = [
  'POST /logout',
  'POST /sso',
  'POST /factors/:id/challenge',
  'POST /factors/recovery-codes/regenerate',
  // A form of the provider's, not JSON.
  'POST /callback',
  // Refused before anything of them is read.
  'POST /oauth/authorizations/:id/consent',
  'POST /admin/oauth/clients',
  'PUT /admin/oauth/clients/:id',
  'POST /admin/oauth/clients/:id/regenerate_secret',
  'POST /admin/custom-providers',
  'PUT /admin/custom-providers/:id',
  'POST /passkeys/authentication/options',
  'POST /passkeys/authentication/verify',
  'POST /passkeys/registration/options',
  'POST /passkeys/registration/verify',
  'PATCH /passkeys/:id',
  'POST /*',
  'PUT /*',
  'PATCH /*',
];
