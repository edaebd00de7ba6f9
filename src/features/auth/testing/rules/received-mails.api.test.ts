/** What one address may receive because somebody asked: one mail a minute and ten an hour, whoever asks for whatever. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { type Answer, createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

// Many people sign in here; what their passwords cost is not the subject.
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `plain ${password}`,
  verify: async (stored: string, password: string) => stored === `plain ${password}`,
}));

const serviceKey = 'a-service-key-of-the-mail-limits-0001';
const password = 'correct horse battery';
const minuteMs = 60_000;

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey, AUTH_CONFIRM_EMAIL: 'on' } });
});
afterAll(() => world.close());
// Nothing an earlier test counted holds any more.
beforeEach(() => later(2 * 60 * minuteMs));

const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

interface Asking {
  readonly from: string;
  readonly cookie?: string;
  readonly as?: Person;
}
const post = (path: string, body: unknown, { from, cookie, as }: Asking = { from: '192.0.2.1' }): Promise<Answer> =>
  world.call('POST', path, {
    body,
    from,
    ...(as && { as }),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  });
const admin = (path: string, body: unknown): Promise<Answer> =>
  world.call('POST', `/auth/v1${path}`, { body, headers: { authorization: `Bearer ${serviceKey}` } });

let people = 0;
/** Somebody confirmed, who may sign in. */
async function makePerson(): Promise<{ email: string; userId: string }> {
  const email = `receiver${++people}@example.com`;
  const { body } = await admin('/admin/users', { email, password, email_confirm: true });
  return { email, userId: body.id };
}
/** A session of a browser without cookies: each one becomes a device of its own. */
async function signIn(email: string): Promise<Person & { cookie: string }> {
  const from = `198.51.100.${++people % 250}`;
  const { body, headers } = await post('/auth/v1/token?grant_type=password', { email, password }, { from });
  const cookie = headers.getSetCookie().find((line) => line.startsWith('gw-device='))!;
  const { access_token: accessToken, refresh_token: refreshToken } = body;
  return { email, userId: body.user.id, accessToken, refreshToken, cookie: cookie.split(';')[0]! };
}
const putUser = (as: Person, email: string, cookie: string): Promise<Answer> =>
  world.call('PUT', '/auth/v1/user', { as, body: { email }, headers: { cookie } });

/** Times of the mails an address was asked for; notices, which nobody asks for, are left out. */
async function receivedBy(email: string): Promise<readonly number[]> {
  await world.product.sendAskedMails();
  const rows = await world.product.database.system<{ at: Date }[]>`
    select created_at as at from mail where recipient = ${email} and subject <> 'A new device signed in'
    order by created_at`;
  return rows.map(({ at }) => at.getTime());
}

/** The most that fell into any stretch of so long. */
const mostWithin = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + windowMs).length));

/** Every way to have a mail sent to an address; each asks once and answers what came of it. */
const routes: Readonly<
  Record<string, (email: string, by: Asking & { device: Person & { cookie: string } }) => unknown>
> = {
  'sign-up': (email, by) => post('/auth/v1/signup', { email, password }, by),
  recover: (email, by) => post('/auth/v1/recover', { email }, by),
  'magic link': (email, by) => post('/auth/v1/otp', { email }, by),
  'resend of a sign-up': (email, by) => post('/auth/v1/resend', { email, type: 'signup' }, by),
  'resend of a change, named by its present address': (email, by) =>
    post('/auth/v1/resend', { email, type: 'email_change' }, by),
  waitlist: (email, by) => post('/waitlist', { email, language: 'en' }, by),
  invite: (email) => admin('/invite', { email }),
  reauthenticate: (_email, { device, from }) => world.call('GET', '/auth/v1/reauthenticate', { as: device, from }),
  'change of address to it': async (email) => {
    const { email: own } = await makePerson();
    const other = await signIn(own);
    return putUser(other, email, other.cookie);
  },
  'change of address away from it': (_email, { device }) =>
    putUser(device, `elsewhere-${randomUUID()}@example.com`, device.cookie),
  'resend of a change to it, named by the present address of the one who asks': async (email) => {
    const { email: own, userId } = await makePerson();
    await world.product.database.system`update auth_user set new_email = ${email} where id = ${userId}`;
    return post('/auth/v1/resend', { email: own, type: 'email_change' }, { from: `203.0.113.${++people % 250}` });
  },
};

describe('one address receives one mail a minute and ten an hour', () => {
  it.each(Object.keys(routes))('from: %s', async (name) => {
    const { email } = await makePerson();
    const ask = routes[name]!;
    const device = await signIn(email);
    for (let minute = 0; minute < 12; minute++) {
      // From three networks in one minute, after that once a minute, from a device that signed in just now.
      if (minute < 2) {
        await ask(email, { from: `192.0.2.${people++ % 250}`, device });
        await ask(email, { from: `203.0.113.${people++ % 250}`, device });
      }
      const fresh = await signIn(email);
      await ask(email, { from: `198.51.100.${people++ % 250}`, cookie: fresh.cookie, device: fresh });
      await world.product.sendAskedMails();
      later(minuteMs);
    }
    const times = await receivedBy(email);
    expect([mostWithin(times, minuteMs) <= 1, mostWithin(times, 60 * minuteMs) <= 10]).toEqual([true, true]);
  });

  it('from all of them together', async () => {
    const { email } = await makePerson();
    const asks = Object.values(routes);
    for (let minute = 0; minute < 12; minute++) {
      const device = await signIn(email);
      // Another one comes first each minute, since the first one has it.
      for (let turn = 0; turn < asks.length; turn++) {
        const ask = asks[(turn + minute) % asks.length]!;
        await ask(email, { from: `192.0.2.${people++ % 250}`, cookie: device.cookie, device });
        await world.product.sendAskedMails();
      }
      later(minuteMs);
    }
    const times = await receivedBy(email);
    expect(times.length).toBeGreaterThan(4);
    expect([mostWithin(times, minuteMs) <= 1, mostWithin(times, 60 * minuteMs) <= 10]).toEqual([true, true]);
  });

  it.each([
    ['recover', 1],
    ['magic link', 1],
    ['waitlist', 1],
    ['reauthenticate', 1],
    ['change of address to it', 1],
    ['change of address away from it', 1],
  ])('asked for twenty times at once: %s', async (name, sent) => {
    const { email } = await makePerson();
    const device = await signIn(email);
    const asks = Array.from({ length: 20 }, (_, index) => routes[name]!(email, { from: `192.0.2.${index}`, device }));
    await Promise.all(asks);
    expect(await receivedBy(email)).toHaveLength(sent);
  });

  it('keeps the last two of an hour for the owner, which strangers cannot use up', async () => {
    const { email } = await makePerson();
    const { cookie } = await signIn(email);
    const ask = async (by?: string) => {
      const { status } = await post('/auth/v1/recover', { email }, { from: '192.0.2.9', ...(by && { cookie: by }) });
      later(minuteMs);
      return status;
    };
    const statuses = [];
    for (let n = 0; n < 9; n++) statuses.push(await ask());
    for (let n = 0; n < 3; n++) statuses.push(await ask(cookie));
    expect(statuses).toEqual([...Array(8).fill(200), 429, 200, 200, 429]);
  });
});

describe('a refused try', () => {
  it('does not use up what the address may still get', async () => {
    const { email } = await makePerson();
    const ask = async () => (await post('/auth/v1/recover', { email }, { from: '192.0.2.10' })).status;
    for (let n = 0; n < 30; n++) await ask();
    later(minuteMs);
    expect(await ask()).toBe(200);
  });
});

describe('resend', () => {
  it('asks for the robot check like sign-up does', async () => {
    const asking = await createTestProduct({ database: world.database, environment: { AUTH_ROBOT_CHECK: 'on' } });
    asking.clock.now = world.clock.now;
    const resend = (more: object) =>
      asking.call('POST', '/auth/v1/resend', { body: { email: 'robot@example.com', type: 'signup', ...more } });
    try {
      const refused = await resend({});
      expect([refused.status, refused.body.error_code]).toEqual([400, 'captcha_failed']);
      expect((await resend(withRobotCheck(await solveRobotCheck(asking, 'password-reset')))).status).toBe(400);
      expect((await resend(withRobotCheck(await solveRobotCheck(asking, 'sign-up')))).status).toBe(200);
    } finally {
      await asking.close();
    }
  });
});
