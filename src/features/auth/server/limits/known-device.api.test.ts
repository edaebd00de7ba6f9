/** A browser that signed in before is counted by itself: strangers use no limit of its owner up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetTries, setTries } from '#features/auth/testing/rules/counted-tries.ts';
import { readNewestMail } from '#testing/mailbox.ts';
import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const password = 'correct horse battery';
/** Where the owner and the stranger both sit. */
const from = '192.0.2.77';
const ownPage = { 'sec-fetch-site': 'same-origin' };

let world: TestProduct;
const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://127.0.0.1:1' };
beforeAll(async () => {
  world = await createTestProduct({ environment: google });
});
afterAll(() => world.close());

const post = (path: string, body: unknown, cookie = '') =>
  world.call('POST', `/auth/v1${path}`, { body, from, headers: { ...ownPage, ...(cookie && { cookie }) } });
const get = (path: string, cookie = '') =>
  world.call('GET', `/auth/v1${path}`, { from, headers: { ...ownPage, ...(cookie && { cookie }) } });

/** A new person, and the cookie of the browser they signed in with. */
async function makeOwner(): Promise<{ email: string; cookie: string }> {
  const { email } = await world.signUp();
  const answer = await post('/token?grant_type=password', { email, password });
  const lines = answer.headers.getSetCookie();
  return { email, cookie: lines.find((line) => line.startsWith('gw-device='))!.split(';')[0]! };
}

/** Uses a limit of the address up: two tries, as many in the table as leave one, and that one. */
async function exhaust(limit: string, points: number, ask: () => Promise<{ status: number }>): Promise<void> {
  await forgetTries(world);
  for (let at = 0; at < 2; at++) await ask();
  await setTries(world, limit, points - 1);
  expect((await ask()).status).not.toBe(429);
}

describe('an owner on a known device', () => {
  it('redeems a code and a link after a hundred wrong ones from the same address', async () => {
    const owner = await makeOwner();
    await post('/recover', { email: owner.email });
    const { code } = await readNewestMail(world, owner.email);
    await exhaust('code.address', 100, () =>
      post('/verify', { type: 'recovery', email: 'nobody@example.com', token: '123456' }),
    );
    const right = { type: 'recovery', email: owner.email, token: code };
    expect((await post('/verify', right)).status).toBe(429);
    const stranger = await makeOwner();
    expect((await post('/verify', right, stranger.cookie)).status).toBe(429);
    expect((await post('/verify', right, owner.cookie)).status).toBe(200);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);

    const { body } = await post('/otp', { email: owner.email }, owner.cookie);
    expect(body).toEqual({});
    const { tokenHash } = await readNewestMail(world, owner.email);
    expect((await post('/verify', { type: 'magiclink', token_hash: 'f'.repeat(64) })).status).toBe(429);
    expect((await post('/verify', { type: 'magiclink', token_hash: tokenHash })).status).toBe(200);
  });

  it.each(['/otp', '/recover', '/resend'])(
    'gets the last two mails of an hour from %s, which strangers cannot use up',
    async (path) => {
      const owner = await makeOwner();
      const stranger = await makeOwner();
      const start = world.clock.now.getTime();
      const ask = async (minute: number, cookie?: string) => {
        world.clock.now = new Date(start + minute * 60_000);
        return (await post(path, { email: owner.email, type: 'signup' }, cookie)).status;
      };
      const strangers = [];
      for (let minute = 0; minute < 10; minute++)
        strangers.push(await ask(minute, minute % 2 ? stranger.cookie : undefined));
      expect(strangers).toEqual([...Array(8).fill(200), 429, 429]);
      const own = [await ask(9, owner.cookie), await ask(9, owner.cookie), await ask(10, owner.cookie)];
      expect([...own, await ask(11, owner.cookie)]).toEqual([200, 429, 200, 429]);
      world.clock.now = new Date(start + 2 * 60 * 60_000);
    },
  );

  it('sets out for a provider after two hundred journeys from the same address', async () => {
    const { cookie } = await makeOwner();
    await exhaust('flow.address', 200, () => get('/authorize?provider=google'));
    expect((await get('/authorize?provider=google')).status).toBe(429);
    expect((await get('/authorize?provider=google', 'gw-device=made-up')).status).toBe(429);
    expect((await get('/authorize?provider=google', cookie)).status).toBe(302);
  });

  it('comes back from a provider after two hundred wrong states from the same address', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 60 * 60_000);
    await exhaust('flow.address', 200, () => get('/callback?state=nobody-was-given-it&code=x'));
    expect((await get('/callback?state=nobody-was-given-it&code=x')).status).toBe(429);
    await world.product.database.system`insert into auth_flow (id, kind, amr_method, state_hash, provider, redirect_to,
      created_at, code_challenge)
      values (gen_random_uuid(), 'provider', 'oauth', sha256('right'), 'google', 'http://localhost:18400', ${world.clock.now}, ${'x'.repeat(43)})`;
    const back = await get('/callback?state=right&error=access_denied');
    expect([back.status, back.headers.get('location')]).toEqual([302, expect.stringContaining('access_denied')]);
  });

  it('signs in after three hundred challenges of the robot check from the same address', async () => {
    const { email, cookie } = await makeOwner();
    const asking = await createTestProduct({ database: world.database, environment: { AUTH_ROBOT_CHECK: 'on' } });
    asking.clock.now = world.clock.now;
    const challenge = (sent = '') =>
      asking.call('GET', '/auth/v1/challenge?form=sign-in', { from, headers: sent ? { cookie: sent } : {} });
    try {
      await exhaust('challenge.address', 300, () => challenge());
      expect((await challenge()).status).toBe(429);
      expect((await challenge(cookie)).status).toBe(200);
      const token = await solveRobotCheck(asking, 'sign-in');
      const signedIn = await asking.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password, ...withRobotCheck(token) },
        from,
        headers: { ...ownPage, cookie },
      });
      expect(signedIn.status).toBe(200);
    } finally {
      await asking.close();
    }
  });
});
