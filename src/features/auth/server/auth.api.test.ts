import { AuthClient } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const password = 'correct horse battery';

/** The public client, speaking to the product in process. */
function createClient() {
  const stored = new Map<string, string>();
  return new AuthClient({
    url: 'http://localhost:18400/auth/v1',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
  });
}

const refresh = (token: string) =>
  world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

describe('the public client', () => {
  it('signs up, reads the user, signs out and in again', async () => {
    const client = createClient();
    const events: string[] = [];
    client.onAuthStateChange((event: string) => void events.push(event));
    const email = 'ada@example.com';
    const signedUp = await client.signUp({ email, password, options: { data: { full_name: 'Ada Byron' } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user?.user_metadata.full_name).toBe('Ada Byron');
    const read = await client.getUser();
    expect(read.data.user?.email).toBe(email);
    expect((await client.signOut()).error).toBeNull();
    const signedIn = await client.signInWithPassword({ email, password });
    expect(signedIn.data.session?.token_type).toBe('bearer');
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'SIGNED_OUT']));
  });

  it.each([
    ['a wrong password', 'ada@example.com', 'not the password'],
    ['an unknown address', 'nobody@example.com', password],
    ['a password longer than any', 'ada@example.com', 'x'.repeat(5000)],
  ])('is told the same for %s', async (_case, email, tried) => {
    const { error } = await createClient().signInWithPassword({ email, password: tried });
    expect([error?.status, error?.code, error?.message]).toEqual([
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ]);
  });

  it('is told that an address is taken and that a password is short', async () => {
    const taken = await createClient().signUp({ email: 'ADA@example.com', password });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'user_already_exists']);
    const short = await createClient().signUp({ email: 'short@example.com', password: 'seven77' });
    expect(short.error?.message).toBe('Password should be at least 8 characters.');
  });

  it('verifies our tokens against the published keys', async () => {
    const { body } = await world.call('GET', '/auth/v1/.well-known/jwks.json');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0])).not.toContain('d');
    const { accessToken } = await world.signUp();
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256', kid: body.keys[0].kid });
    const claims = decodeJwt(accessToken);
    expect(claims.exp! - claims.iat!).toBe(900);
  });
});

describe('refresh tokens', () => {
  it('rotate, and answer the same successor again within ten seconds', async () => {
    const person = await world.signUp();
    const first = await refresh(person.refreshToken);
    later(9_000);
    const second = await refresh(person.refreshToken);
    expect(first.body.refresh_token).not.toBe(person.refreshToken);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
  });

  it('end the whole session when an old one is used after ten seconds', async () => {
    const person = await world.signUp();
    const next = await refresh(person.refreshToken);
    later(11_000);
    const reused = await refresh(person.refreshToken);
    expect([reused.status, reused.body.error_code]).toEqual([400, 'refresh_token_already_used']);
    const successor = await refresh(next.body.refresh_token);
    expect(successor.body.error_code).toBe('refresh_token_already_used');
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(401);
  });

  it('give one lineage to fifty parallel refreshes', async () => {
    const person = await world.signUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(person.refreshToken)));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  });

  it('are kept as hashes only', async () => {
    const person = await world.signUp();
    const rows = await world.product.database.system<
      { hash: Buffer }[]
    >`select token_hash as hash from auth_refresh_token`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(hash.toString('utf8')).not.toContain(person.refreshToken.slice(0, 8));
  });
});

describe('a session', () => {
  it('is refused everywhere at once after signing out', async () => {
    const person = await world.signUp();
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
    expect((await world.call('POST', '/auth/v1/logout?scope=local', { as: person })).status).toBe(204);
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(401);
    expect((await refresh(person.refreshToken)).status).toBe(400);
  });

  it('ends for all devices, this one, or the others, as asked', async () => {
    const phone = await world.signUp();
    const body = { email: phone.email, password };
    const signIn = async () => ({
      ...phone,
      accessToken: (await world.call('POST', '/auth/v1/token?grant_type=password', { body })).body.access_token,
    });
    const laptop = await signIn();
    await world.call('POST', '/auth/v1/logout?scope=others', { as: laptop });
    expect((await world.call('GET', '/api/account', { as: phone })).status).toBe(401);
    expect((await world.call('GET', '/api/account', { as: laptop })).status).toBe(200);
    const tablet = await signIn();
    await world.call('POST', '/auth/v1/logout', { as: tablet });
    expect((await world.call('GET', '/api/account', { as: laptop })).status).toBe(401);
  });

  it('expires after fifteen minutes', async () => {
    const person = await world.signUp();
    later(901_000);
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(401);
  });

  it.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('is not opened by the token %j', async (token) => {
    const answer = await world.call('GET', '/api/account', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB, two passes, one lane', async () => {
    await world.signUp();
    const [stored] = await world.product.database.system<
      { hash: string }[]
    >`select password_hash as hash from auth_user limit 1`;
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are tried at most twenty times in five minutes for one address', async () => {
    const person = await world.signUp();
    const attempt = (tried: string) =>
      world.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password: tried } });
    for (let index = 0; index < 20; index++) expect((await attempt('wrong password')).status).toBe(400);
    const refused = await attempt('wrong password');
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('both error envelopes', () => {
  it('are answered: the short one to callers that name the version, the long one to others', async () => {
    const body = { email: 'nobody@example.com', password };
    const old = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    expect(old.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    const versioned = await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers });
    expect(versioned.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });
});
