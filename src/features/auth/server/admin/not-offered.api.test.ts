import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const url = 'http://localhost:18400/auth/v1';
const id = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
let world: TestProduct;
let admin: GoTrueAdminApi;
let client: InstanceType<typeof AuthClient>;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
  const fetchInProcess: typeof fetch = (input, init) =>
    Promise.resolve(world.product.app.request(new Request(input as string, init)));
  admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${serviceKey}` }, fetch: fetchInProcess });
  client = new AuthClient({ url, autoRefreshToken: false, persistSession: false, fetch: fetchInProcess });
  const { email } = await world.signUp();
  await client.signInWithPassword({ email, password: 'correct horse battery' });
});
afterAll(() => world.close());

type Refused = Promise<{ error: unknown }>;
const credential = {} as never;

/** The calls of the public client whose answer is that the feature is not offered. */
const calls: readonly (readonly [string, () => Refused, readonly [number, string, string]])[] = [
  ...(
    [
      ['admin.oauth.listClients', () => admin.oauth.listClients()],
      ['admin.oauth.createClient', () => admin.oauth.createClient({ client_name: 'x', redirect_uris: [] })],
      ['admin.oauth.getClient', () => admin.oauth.getClient(id)],
      ['admin.oauth.updateClient', () => admin.oauth.updateClient(id, {})],
      ['admin.oauth.deleteClient', () => admin.oauth.deleteClient(id)],
      ['admin.oauth.regenerateClientSecret', () => admin.oauth.regenerateClientSecret(id)],
      ['oauth.getAuthorizationDetails', () => client.oauth.getAuthorizationDetails(id)],
      ['oauth.approveAuthorization', () => client.oauth.approveAuthorization(id)],
      ['oauth.denyAuthorization', () => client.oauth.denyAuthorization(id)],
      ['oauth.listGrants', () => client.oauth.listGrants()],
      ['oauth.revokeGrant', () => client.oauth.revokeGrant({ clientId: id })],
    ] as const
  ).map(([name, call]) => [name, call, [404, 'feature_disabled', 'OAuth server is disabled']] as const),
  ...(
    [
      ['admin.customProviders.listProviders', () => admin.customProviders.listProviders()],
      ['admin.customProviders.createProvider', () => admin.customProviders.createProvider({} as never)],
      ['admin.customProviders.getProvider', () => admin.customProviders.getProvider('custom:mine')],
      ['admin.customProviders.updateProvider', () => admin.customProviders.updateProvider('custom:mine', {})],
      ['admin.customProviders.deleteProvider', () => admin.customProviders.deleteProvider('custom:mine')],
    ] as const
  ).map(([name, call]) => [name, call, [404, 'feature_disabled', 'Custom OAuth providers are disabled']] as const),
  ...(
    [
      ['admin.passkey.listPasskeys', () => admin.passkey.listPasskeys({ userId: id })],
      ['admin.passkey.deletePasskey', () => admin.passkey.deletePasskey({ userId: id, passkeyId: id })],
      ['passkey.startRegistration', () => client.passkey.startRegistration()],
      ['passkey.verifyRegistration', () => client.passkey.verifyRegistration({ challengeId: id, credential })],
      ['passkey.startAuthentication', () => client.passkey.startAuthentication()],
      ['passkey.verifyAuthentication', () => client.passkey.verifyAuthentication({ challengeId: id, credential })],
      ['passkey.list', () => client.passkey.list()],
      ['passkey.update', () => client.passkey.update({ passkeyId: id, friendlyName: 'x' })],
      ['passkey.delete', () => client.passkey.delete({ passkeyId: id })],
    ] as const
  ).map(([name, call]) => [name, call, [404, 'passkey_disabled', 'Passkeys are disabled']] as const),
  [
    'signInWithSSO',
    () => client.signInWithSSO({ domain: 'example.com' }),
    [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ],
  [
    'signInWithWeb3',
    () => client.signInWithWeb3({ chain: 'ethereum', message: 'm', signature: '0x1' }),
    [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ],
  [
    'signInWithOtp (phone)',
    () => client.signInWithOtp({ phone: '+32470000000' }),
    [400, 'phone_provider_disabled', 'Unsupported phone provider'],
  ],
  [
    'mfa.enroll (phone)',
    () => client.mfa.enroll({ factorType: 'phone', phone: '+32470000000' }),
    [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for phone'],
  ],
  [
    'mfa.enroll (webauthn)',
    () => client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }),
    [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ],
];

describe('what this service does not offer', () => {
  it.each(calls)('%s is told so', async (_name, call, refusal) => {
    const error = (await call()).error as { status: number; code: string; message: string };
    expect([error.status, error.code, error.message]).toEqual(refusal);
  });

  it('names every method of the groups that are not offered at all', () => {
    const named = calls.map(([name]) => name);
    for (const [group, methods] of [
      ['admin.oauth', admin.oauth],
      ['admin.customProviders', admin.customProviders],
      ['admin.passkey', admin.passkey],
      ['oauth', client.oauth],
      ['passkey', client.passkey],
    ] as const)
      for (const method of Object.keys(methods)) expect(named).toContain(`${group}.${method}`);
  });

  it('is not told to nobody: a session or the service key comes first', async () => {
    for (const path of ['/passkeys', '/user/oauth/grants', '/admin/oauth/clients', '/admin/custom-providers']) {
      const answer = await world.call('GET', `/auth/v1${path}`);
      expect([answer.status, answer.body.error_code]).toEqual([401, 'no_authorization']);
    }
  });

  it('may be asked from pages of other origins with every method of the protocol', async () => {
    const headers = { origin: 'https://app.example.com', 'access-control-request-method': 'PATCH' };
    const answer = await world.call('OPTIONS', `/auth/v1/passkeys/${id}`, { headers });
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
  });
});
