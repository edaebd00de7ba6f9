import { createHash } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let google: TestOidcProvider;
let world: TestProduct;
beforeAll(async () => {
  google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  world = await createTestProduct({ environment: { ...google.environment, AUTH_LIMITS: 'off' } });
});
afterAll(async () => {
  await world.close();
  await google.close();
});

const person = { sub: 'g-1', email: 'grete@example.com', email_verified: true, name: 'Grete Hermann' };
const nonce = 'made by the client';
const hashedNonce = createHash('sha256').update(nonce).digest('hex');
const seconds = (): number => Math.floor(Date.now() / 1000);
const grant = (body: Record<string, unknown>) =>
  world.call('POST', '/auth/v1/token?grant_type=id_token', { body: { provider: 'google', ...body } });
const createClient = () =>
  new AuthClient({
    url: 'http://localhost:18400/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
  });

describe('an ID token', () => {
  it('signs its person in through the public client, with nonce and access token', async () => {
    const accessToken = 'an access token of the provider';
    const token = await google.signIdToken({ ...person, nonce: hashedNonce }, { accessToken });
    const credentials = { provider: 'google', token, nonce, access_token: accessToken };
    const { data, error } = await createClient().signInWithIdToken(credentials);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: person.email, app_metadata: { providers: ['google'] } });
  });

  it('signs in without a nonce where it carries none', async () => {
    expect((await grant({ id_token: await google.signIdToken(person) })).status).toBe(200);
  });

  it.each([
    ['for another audience', { aud: 'somebody-else' }, 'Unacceptable audience in id_token'],
    [
      'for several, asked for by another',
      { aud: ['groundwork-test', 'x'], azp: 'x' },
      'Unacceptable audience in id_token',
    ],
    ['of another issuer', { iss: 'https://accounts.evil.example' }, 'Bad ID token'],
    ['that expired', { exp: seconds() - 120 }, 'Bad ID token'],
    ['that is not valid yet', { nbf: seconds() + 600 }, 'Bad ID token'],
    ['without an end', { exp: null }, 'Bad ID token'],
    ['without a subject', { sub: null }, 'Bad ID token'],
    ['with an empty subject', { sub: '' }, 'Bad ID token'],
    [
      'with a nonce nobody sent',
      { nonce: hashedNonce },
      'Passed nonce and nonce in id_token should either both exist or not.',
    ],
  ])('%s is refused', async (_case, claims, message) => {
    const { status, body } = await grant({ id_token: await google.signIdToken({ ...person, ...claims }) });
    expect([status, body.error_code, body.msg]).toEqual([400, 'validation_failed', message]);
  });

  it('is refused with another nonce, with the hash itself, and with one where it carries none', async () => {
    const token = await google.signIdToken({ ...person, nonce: hashedNonce });
    for (const wrong of ['another', hashedNonce])
      expect((await grant({ id_token: token, nonce: wrong })).body.msg).toBe('Nonces mismatch');
    expect((await grant({ id_token: await google.signIdToken(person), nonce })).status).toBe(400);
  });

  it("is refused with somebody else's access token", async () => {
    const token = await google.signIdToken(person, { accessToken: 'the right one' });
    expect((await grant({ id_token: token, access_token: 'another one' })).body.msg).toBe('Bad ID token');
    expect((await grant({ id_token: token, access_token: 'the right one' })).status).toBe(200);
  });

  it('is refused unsigned, signed by another key, and signed with a secret', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const claims = { ...person, iss: google.issuer, aud: google.clientId, iat: seconds(), exp: seconds() + 600 };
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'provider-key' }).sign(privateKey);
    const secret = new TextEncoder().encode(google.clientSecret);
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'provider-key' }).sign(secret);
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
    for (const token of [other, shared, unsigned, 'nonsense', '..'])
      expect((await grant({ id_token: token })).body.msg).toBe('Bad ID token');
  });

  it('that carries its own key is refused', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const claims = { ...person, iss: google.issuer, aud: google.clientId, iat: seconds(), exp: seconds() + 600 };
    const jwk = await exportJWK(publicKey);
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey);
    expect((await grant({ id_token: token })).body.msg).toBe('Bad ID token');
  });

  it('of an address that is not verified makes no account', async () => {
    const token = await google.signIdToken({ ...person, sub: 'g-2', email: 'x@example.com', email_verified: false });
    const { status, body } = await grant({ id_token: token });
    expect([status, body.error_code]).toEqual([403, 'provider_email_needs_verification']);
  });

  it('is asked for, and of a provider that is set up', async () => {
    expect((await grant({})).body).toMatchObject({ error_code: 'validation_failed', msg: 'id_token required' });
    expect((await grant({ id_token: 'x', provider: 'apple' })).body.error_code).toBe('provider_disabled');
    expect((await grant({ id_token: 'x', provider: '' })).body.error_code).toBe('validation_failed');
  });
});
