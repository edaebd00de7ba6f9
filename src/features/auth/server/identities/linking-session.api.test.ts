/** The session an identity is linked from: it goes on at the level of whoever asked, and as one lineage. */
import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactorWorld, type FactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import { createProviderBrowser } from '#testing/provider-browser.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let google: TestOidcProvider;
let world: TestProduct;
let at: FactorWorld;
beforeAll(async () => {
  google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  world = await createTestProduct({ environment: { ...google.environment, AUTH_LIMITS: 'off' } });
  at = createFactorWorld(world);
});
afterAll(async () => {
  await world.close();
  await google.close();
});

let subjects = 0;
/** Links at the provider up to the code; the returned function exchanges it. */
async function prepareExchange(as: Person): Promise<() => ReturnType<TestProduct['call']>> {
  const sub = `linking-${++subjects}`;
  google.signInAs({ sub, email: `${sub}@example.com`, isVerified: true, name: 'Grete Hermann' });
  const verifier = randomBytes(40).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = `provider=google&skip_http_redirect=true&code_challenge=${challenge}&code_challenge_method=s256`;
  const { body } = await at.auth('GET', `/user/identities/authorize?${query}`, { as });
  const end = await createProviderBrowser(world).open(body.url);
  const exchanged = { auth_code: end.searchParams.get('code'), code_verifier: verifier };
  return () => at.auth('POST', '/token?grant_type=pkce', { body: exchanged });
}
/** Links with an ID token the client got by itself. */
async function linkByToken(as: Person) {
  const sub = `linking-${++subjects}`;
  const token = await google.signIdToken({ sub, email: `${sub}@example.com`, email_verified: true });
  const body = { provider: 'google', id_token: token, link_identity: true };
  return at.auth('POST', '/token?grant_type=id_token', { as, body });
}
const refresh = (token: string) =>
  at.auth('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const linkings = [
  ['with PKCE', async (as: Person) => (await prepareExchange(as))()],
  ['with an ID token', linkByToken],
] as const;

describe('linking', () => {
  it('that was begun before a second factor was shown gives nothing once there is one', async () => {
    const person = await world.signUp();
    const exchange = await prepareExchange(person);
    const { body } = await at.enrol(person);
    const raised = await at.show(person, body.id, at.codeOf(body.totp.secret));
    expect(raised.status).toBe(200);
    const linked = await exchange();
    expect([linked.status, linked.body.error_code]).toEqual([403, 'insufficient_aal']);
    const identities = await world.product.database
      .system`select provider from auth_identity where user_id = ${person.userId}`;
    expect(identities).toEqual([{ provider: 'email' }]);
  });

  it.each(linkings)('%s at the second level stays there', async (_way, link) => {
    const owner = await at.signUpWithFactor();
    const linked = await link(owner);
    expect([linked.status, decodeJwt(linked.body.access_token).aal]).toEqual([200, 'aal2']);
    const next = at.holding(owner, (await refresh(linked.body.refresh_token)).body);
    expect((await world.call('GET', '/api/account', { as: next })).status).toBe(200);
  });

  it.each(linkings)('%s uses the refresh token from before up: later it ends the session', async (_way, link) => {
    const person = await world.signUp();
    const linked = await link(person);
    expect((await refresh(linked.body.refresh_token)).status).toBe(200);
    at.later(10_001);
    const reused = await refresh(person.refreshToken);
    expect([reused.status, reused.body.error_code]).toEqual([400, 'refresh_token_already_used']);
    expect((await at.auth('GET', '/user', { as: person })).body.error_code).toBe('session_not_found');
  });

  it.each(linkings)(
    '%s answers the same successor to a tab that still refreshes the one before',
    async (_way, link) => {
      const person = await world.signUp();
      const linked = await link(person);
      at.later(5_000);
      const other = await refresh(person.refreshToken);
      expect([other.status, other.body.refresh_token]).toEqual([200, linked.body.refresh_token]);
      expect((await refresh(other.body.refresh_token)).status).toBe(200);
    },
  );

  it('leaves one lineage also where the session is refreshed at the same moment', async () => {
    const person = await world.signUp();
    const exchange = await prepareExchange(person);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => refresh(person.refreshToken)),
      exchange(),
      ...Array.from({ length: 5 }, () => refresh(person.refreshToken)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    const unused = await world.product.database.system`select 1 from auth_refresh_token
      where session_id = ${String(decodeJwt(person.accessToken).session_id)} and used_at is null`;
    expect(unused).toHaveLength(1);
  });
});
