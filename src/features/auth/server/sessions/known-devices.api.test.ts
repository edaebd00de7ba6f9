import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetTries, setTries } from '#features/auth/testing/rules/counted-tries.ts';
import { readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'the service key of these tests, which no other place knows'.replaceAll(' ', '-');
const password = 'correct horse battery';
const ownPage = { 'sec-fetch-site': 'same-origin' };

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
});
afterAll(() => world.close());

const signIn = (email: string, tried: string, cookie = '') =>
  world.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: tried },
    headers: { ...ownPage, ...(cookie && { cookie }) },
  });

/** Signs in as a browser nobody saw before. */
async function makeDevice(email: string): Promise<{ cookie: string; accessToken: string }> {
  const { body, headers } = await signIn(email, password);
  const line = headers.getSetCookie().find((one) => one.startsWith('gw-device='));
  return { cookie: line!.split(';')[0]!, accessToken: body.access_token };
}

/** What a browser is refused with once the account's own tries are used up: 429, unless it is a known one. */
async function statusOf(email: string, cookie: string): Promise<number> {
  return (await signIn(email, 'not the password', cookie)).status;
}

async function prepare() {
  const { email, userId } = await world.signUp();
  const own = await makeDevice(email);
  const stolen = [await makeDevice(email), await makeDevice(email)];
  return { email, userId, own, stolen };
}

async function exhaust(email: string): Promise<void> {
  await forgetTries(world);
  await signIn(email, 'not the password');
  await setTries(world, 'sign-in.account', 20);
}

describe('the value that marks a browser', () => {
  it('is ever made by the server: one that somebody made up is ignored and replaced', async () => {
    const { email } = await world.signUp();
    const { cookie: own } = await makeDevice(email);
    const forged = `${own.slice(0, -2)}${own.endsWith('AA') ? 'BB' : 'AA'}`;
    const deviceOf = (headers: Headers): string =>
      headers
        .getSetCookie()
        .find((one) => one.startsWith('gw-device='))!
        .split(';')[0]!;
    for (const cookie of [
      'gw-device=made-up',
      `gw-device=${'a'.repeat(43)}`,
      `gw-device=${'a'.repeat(22)}.${'a'.repeat(22)}`,
      forged,
    ]) {
      const { status, headers } = await signIn(email, password, cookie);
      expect([status, deviceOf(headers) === cookie]).toEqual([200, false]);
    }
    // Ours is kept.
    expect(deviceOf((await signIn(email, password, own)).headers)).toBe(own);
    await exhaust(email);
    expect(await statusOf(email, own)).toBe(400);
    for (const cookie of ['gw-device=made-up', forged]) expect(await statusOf(email, cookie)).toBe(429);
  });
});

describe('browsers that signed in with a password', () => {
  it('are known no more when it was changed, but for the one it was changed on', async () => {
    const { email, own, stolen } = await prepare();
    const changed = await world.call('PUT', '/auth/v1/user', {
      body: { password: 'another long password', current_password: password },
      headers: { ...ownPage, cookie: own.cookie, authorization: `Bearer ${own.accessToken}` },
    });
    expect(changed.status).toBe(200);
    await exhaust(email);
    expect(await statusOf(email, own.cookie)).toBe(400);
    for (const { cookie } of stolen) expect(await statusOf(email, cookie)).toBe(429);
  });

  it('are known no more when it was reset by mail', async () => {
    const { email, own, stolen } = await prepare();
    await world.call('POST', '/auth/v1/recover', { body: { email } });
    const { code } = await readNewestMail(world, email);
    const proof = { type: 'recovery', email, token: code };
    const headers = { ...ownPage, cookie: own.cookie };
    const opened = await world.call('POST', '/auth/v1/verify', { body: proof, headers });
    const reset = await world.call('PUT', '/auth/v1/user', {
      body: { password: 'another long password' },
      headers: { ...headers, authorization: `Bearer ${opened.body.access_token}` },
    });
    expect(reset.status).toBe(200);
    await exhaust(email);
    expect(await statusOf(email, own.cookie)).toBe(400);
    for (const { cookie } of stolen) expect(await statusOf(email, cookie)).toBe(429);
  });

  it('are known no more when an administrator set another', async () => {
    const { email, userId, stolen } = await prepare();
    const set = await world.call('PUT', `/auth/v1/admin/users/${userId}`, {
      body: { password: 'another long password' },
      headers: { authorization: `Bearer ${serviceKey}` },
    });
    expect(set.status).toBe(200);
    await exhaust(email);
    for (const { cookie } of stolen) expect(await statusOf(email, cookie)).toBe(429);
  });
});
