/** What people say of themselves goes into their access token, which has to stay small enough to be carried. */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'a service key of the tests, long enough'.replaceAll(' ', '-');
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const call = (method: string, path: string, body: unknown, as?: Person) =>
  world.call(method, `/auth/v1${path}`, { body, ...(as && { as }) });
const isInvalid = { status: 400, body: { error_code: 'validation_failed', msg: expect.stringContaining('too large') } };
const refresh = async (person: Person): Promise<Person> => {
  const { body } = await call('POST', '/token?grant_type=refresh_token', { refresh_token: person.refreshToken });
  return { ...person, accessToken: body.access_token, refreshToken: body.refresh_token };
};
/** Metadata as it may stand in a database from before there was this limit. */
const store = (person: Person, column: 'user_metadata' | 'app_metadata', value: object) => {
  const { system } = world.product.database;
  return system`update auth_user set ${system(column)} = ${system.json(value as never)} where id = ${person.userId}`;
};

describe('metadata', () => {
  it.each([
    ['of many letters', 'a'.repeat(2100)],
    ['of few letters that take many bytes', '語'.repeat(700)],
  ])(
    'is refused %s: by changing oneself, by signing up, by a mailed sign-in, and from an administrator',
    async (_case, x) => {
      const person = await world.signUp();
      expect(await call('PUT', '/user', { data: { x } }, person)).toMatchObject(isInvalid);
      const email = 'large@example.com';
      expect(await call('POST', '/signup', { email, password, data: { x } })).toMatchObject(isInvalid);
      expect(await call('POST', '/otp', { email, data: { x } })).toMatchObject(isInvalid);
      const headers = { authorization: `Bearer ${serviceKey}` };
      for (const field of ['user_metadata', 'app_metadata']) {
        const body = { [field]: { x } };
        const answer = await world.call('PUT', `/auth/v1/admin/users/${person.userId}`, { headers, body });
        expect(answer).toMatchObject(isInvalid);
      }
    },
  );

  it('that is as large as may be, of a person with a long address, still lets them in and out', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
    const signedUp = await call('POST', '/signup', { email, password });
    const person: Person = {
      email,
      userId: signedUp.body.user.id,
      accessToken: signedUp.body.access_token,
      refreshToken: signedUp.body.refresh_token,
    };
    expect((await call('PUT', '/user', { data: { x: 'a'.repeat(2000) } }, person)).status).toBe(200);
    await store(person, 'app_metadata', { x: 'a'.repeat(2000) });
    const next = await refresh(person);
    expect(decodeJwt(next.accessToken)).toMatchObject({ user_metadata: { x: 'a'.repeat(2000) } });
    expect((await world.call('GET', '/api/account', { as: next })).status).toBe(200);
    expect((await world.call('POST', '/auth/v1/logout', { as: next })).status).toBe(204);
  });

  it('that was stored larger stays out of the token, can be read and made smaller, and not larger', async () => {
    const person = await world.signUp();
    const large = { x: 'a'.repeat(7000), y: 1 };
    await store(person, 'user_metadata', large);
    await store(person, 'app_metadata', large);
    const next = await refresh(person);
    expect(decodeJwt(next.accessToken)).toMatchObject({ user_metadata: {}, app_metadata: {} });
    expect((await world.call('GET', '/api/account', { as: next })).status).toBe(200);
    const read = await world.call('GET', '/auth/v1/user', { as: next });
    expect([read.status, read.body.user_metadata]).toEqual([200, large]);
    expect((await call('PUT', '/user', { data: { y: 'more' } }, next)).status).toBe(400);
    const smaller = await call('PUT', '/user', { data: { y: null } }, next);
    expect([smaller.status, smaller.body.user_metadata]).toEqual([200, { x: large.x }]);
  });
});
