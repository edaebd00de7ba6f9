import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const url = 'http://localhost:18400/auth/v1';
const password = 'correct horse battery';
let world: TestProduct;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
  admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${serviceKey}` }, fetch: fetchInProcess });
});
afterAll(() => world.close());

const fetchInProcess: typeof fetch = (input, init) =>
  Promise.resolve(world.product.app.request(new Request(input as string, init)));

/** Somebody who showed a second factor and has recovery codes. */
async function makeAssured() {
  const person = await world.signUp();
  const client = new AuthClient({
    url,
    autoRefreshToken: false,
    persistSession: false,
    fetch: fetchInProcess,
    experimental: { recoveryCodes: true },
  });
  await client.signInWithPassword({ email: person.email, password });
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (!factor || !('totp' in factor)) throw new Error('The factor was not enrolled');
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const code = totp.generate({ timestamp: world.clock.now.getTime() });
  const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (verified.error) throw verified.error;
  const made = await world.call('POST', '/auth/v1/factors/recovery-codes', {
    headers: { authorization: `Bearer ${verified.data.access_token}` },
    body: {},
  });
  if (made.status !== 200) throw new Error('There are no recovery codes');
  return { person, factorId: factor.id, client };
}

const signIn = async (email: string) =>
  (await world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })).body.access_token;
const readAccount = async (token: string) =>
  (await world.call('GET', '/api/account', { headers: { authorization: `Bearer ${token}` } })).status;

describe('the factors of a person', () => {
  it('are listed without their secrets', async () => {
    const { person, factorId } = await makeAssured();
    const { data, error } = await admin.mfa.listFactors({ userId: person.userId });
    expect(error).toBeNull();
    const app = data!.factors.find(({ id }) => id === factorId);
    expect(app).toMatchObject({ factor_type: 'totp', status: 'verified' });
    expect(JSON.stringify(data)).not.toMatch(/secret/);
  });

  it('can be removed for somebody who lost theirs: recovery codes go too, they are told, and one step opens again', async () => {
    const { person, factorId, client } = await makeAssured();
    expect(await readAccount(await signIn(person.email))).toBe(403);
    const { data, error } = await admin.mfa.deleteFactor({ userId: person.userId, id: factorId });
    expect(error).toBeNull();
    // The client wraps this one answer twice.
    expect(data).toMatchObject({ data: { id: factorId } });
    expect((await admin.mfa.listFactors({ userId: person.userId })).data?.factors).toEqual([]);
    expect(await readAccount(await signIn(person.email))).toBe(200);
    const renewed = await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel(renewed.data.session?.access_token)).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    const [left] = await world.product.database.system`
      select count(*)::int as codes from auth_recovery_code where user_id = ${person.userId}`;
    expect(left?.codes).toBe(0);
    const [entry] = await world.product.database.system`
      select detail from auth_audit where user_id = ${person.userId} and event = 'factor_removed'`;
    expect(entry?.detail).toMatchObject({ factorId, by: 'administrator' });
    const { body } = await world.call('GET', '/outbox.json', { headers: { host: 'localhost:18400' } });
    expect(body[0].to).toBe(person.email);
  });

  it('are removed of that person alone', async () => {
    const { person, factorId } = await makeAssured();
    const other = await world.signUp();
    for (const [userId, id] of [
      [other.userId, factorId],
      [person.userId, crypto.randomUUID()],
    ] as const) {
      const { error } = await admin.mfa.deleteFactor({ userId, id });
      expect([error?.status, error?.code]).toEqual([404, 'mfa_factor_not_found']);
    }
    const unknown = await admin.mfa.deleteFactor({ userId: crypto.randomUUID(), id: factorId });
    expect([unknown.error?.status, unknown.error?.code]).toEqual([404, 'user_not_found']);
    expect((await admin.mfa.listFactors({ userId: person.userId })).data?.factors.length).toBeGreaterThan(0);
  });
});
