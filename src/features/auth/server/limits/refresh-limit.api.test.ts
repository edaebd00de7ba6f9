import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTries } from '#features/auth/testing/rules/counted-tries.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const from = '192.0.2.78';
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const refresh = (token: string) =>
  world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token }, from });

describe('refresh tokens that nobody was given', () => {
  it('are counted, and keep nobody at the same address from refreshing with a right one', async () => {
    const person = await world.signUp();
    for (let at = 0; at < 3; at++) await refresh(`made up ${at}`);
    await setTries(world, 'refresh.address', 1180);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => refresh(`made up, too ${index}`)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    const refused = await refresh('made up once more');
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });
});

describe('behind a proxy that is trusted', () => {
  it('each caller has the address the proxy saw, whatever was written before it', async () => {
    const proxied = await createTestProduct({ environment: { TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' } });
    const attempt = (peer: string, forwarded: string, index: number) =>
      proxied.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email: `nobody${index}@example.com`, password: 'wrong password' },
        headers: { 'x-forwarded-for': forwarded },
        from: peer,
      });
    try {
      for (let index = 0; index < 3; index++) await attempt('10.1.2.3', `198.51.100.${index}, 203.0.113.5`, index);
      await setTries(proxied, 'sign-in.address', 99);
      expect((await attempt('10.1.2.3', '198.51.100.4, 203.0.113.5', 4)).status).toBe(400);
      const statuses = [
        // Another entry before the proxy's own word, another proxy in front of it, no proxy at all.
        await attempt('10.1.2.3', '198.51.100.250, 203.0.113.5', 200),
        await attempt('192.0.2.1', '203.0.113.5, 10.9.9.9', 201),
        await attempt('203.0.113.5', '198.51.100.250', 202),
        await attempt('10.1.2.3', '203.0.113.6', 203),
      ].map(({ status }) => status);
      expect(statuses).toEqual([429, 429, 429, 400]);
    } finally {
      await proxied.close();
    }
  });
});
