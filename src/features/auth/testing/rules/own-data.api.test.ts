import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

const claimed = {
  role: 'service_role',
  aal: 'aal2',
  app_metadata: { admin: true, provider: 'google', role: 'service_role' },
  admin: true,
};
const isHonest = (body: { access_token: string; user: object }) => {
  const honest = { role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } };
  expect(body.user).toMatchObject(honest);
  expect((body.user as { app_metadata: object }).app_metadata).toEqual(honest.app_metadata);
  const claims = decodeJwt(body.access_token);
  expect(claims).toMatchObject({ ...honest, aal: 'aal1' });
  expect(claims.app_metadata).toEqual(honest.app_metadata);
};

describe('app_metadata and role', () => {
  it('are not written by the person they are about: not by signing up, nor by changing oneself', async () => {
    const email = 'climber@example.com';
    const password = 'correct horse battery';
    const made = await world.call('POST', '/auth/v1/signup', { body: { email, password, ...claimed, data: claimed } });
    isHonest(made.body);
    const headers = { authorization: `Bearer ${made.body.access_token}` };
    const changed = await world.call('PUT', '/auth/v1/user', { headers, body: { ...claimed, data: claimed } });
    expect([changed.status, changed.body.user_metadata.admin]).toEqual([200, true]);
    const body = { refresh_token: made.body.refresh_token };
    isHonest((await world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body })).body);
  });
});
