/** Somebody anonymous who gives an address, where addresses are not confirmed by mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'a-service-key-of-the-tests-long-enough';
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_ANONYMOUS: 'on', AUTH_SERVICE_KEY: serviceKey } });
});
afterAll(() => world.close());

const byKey = { authorization: `Bearer ${serviceKey}` };

describe('an anonymous person', () => {
  it('takes no address that somebody has, also one who has not confirmed it yet', async () => {
    const email = 'invited@example.com';
    const invited = await world.call('POST', '/auth/v1/invite', { headers: byKey, body: { email } });
    expect(invited.status).toBe(200);
    const anonymous = await world.call('POST', '/auth/v1/signup', { body: {} });
    const headers = { authorization: `Bearer ${anonymous.body.access_token}` };
    // The invitation was a mail to that address; a minute later it may get another.
    world.clock.now = new Date(world.clock.now.getTime() + 61_000);
    const taken = await world.call('PUT', '/auth/v1/user', { headers, body: { email } });
    expect([taken.status, taken.body.error_code]).toEqual([422, 'email_exists']);
    const found = await world.call('GET', `/auth/v1/admin/users/${invited.body.id}`, { headers: byKey });
    expect([found.status, found.body.email]).toEqual([200, email]);
    const free = await world.call('PUT', '/auth/v1/user', { headers, body: { email: 'free@example.com' } });
    expect([free.status, free.body.email, free.body.is_anonymous]).toEqual([200, 'free@example.com', false]);
  });
});
