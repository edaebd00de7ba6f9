import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetTries, setTries } from '#features/auth/testing/rules/counted-tries.ts';
import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

/** Two instances of the product on one database, both in this process. */
let first: TestProduct;
let second: TestProduct;
const password = 'correct horse battery';
const ownPage = { 'sec-fetch-site': 'same-origin' };

async function openBoth(environment: Readonly<Record<string, string>>): Promise<void> {
  first = await createTestProduct({ environment });
  second = await createTestProduct({ environment, database: first.database });
  second.clock.now = first.clock.now;
}
const closeBoth = async (): Promise<void> => {
  await first.close();
  await second.close();
};

describe('wrong passwords from everywhere', () => {
  beforeAll(() => openBoth({}));
  afterAll(closeBoth);

  it('1,000 from 50 addresses never exceed the limit, while the owner signs in at the first try', async () => {
    const owner = await first.signUp();
    const signIn = (world: TestProduct, tried: string, from: string, cookie?: string) =>
      world.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email: owner.email, password: tried },
        headers: {
          ...ownPage,
          ...(cookie && { cookie }),
          'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}`,
        },
        from,
      });
    const known = await signIn(first, password, '192.0.2.1');
    const device = known.headers
      .getSetCookie()
      .find((line) => line.startsWith('gw-device='))!
      .split(';')[0]!;

    const tally = new Map<number, number>();
    const guess = async (index: number): Promise<void> => {
      const world = index % 2 === 0 ? first : second;
      const { status } = await signIn(world, `guess ${index}`, `203.0.113.${index % 50}`);
      tally.set(status, (tally.get(status) ?? 0) + 1);
    };
    for (let at = 0; at < 1000; at += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => guess(at + index)));
    expect(tally.get(400)).toBe(20);
    expect(tally.get(429)).toBe(980);

    const back = await signIn(second, password, '203.0.113.7', device);
    expect(back.status).toBe(200);
    const stranger = await signIn(second, password, '203.0.113.7');
    expect([stranger.status, stranger.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('from a browser that signed in before are counted by themselves: twenty wrong ones, and right ones use nothing up', async () => {
    const { email } = await first.signUp();
    const signIn = (tried: string, cookie = '') =>
      first.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password: tried },
        headers: { ...ownPage, ...(cookie && { cookie }) },
        from: '192.0.2.3',
      });
    const deviceOf = async (): Promise<string> => {
      const lines = (await signIn(password)).headers.getSetCookie();
      return lines.find((line) => line.startsWith('gw-device='))!.split(';')[0]!;
    };
    const [guessing, other] = [await deviceOf(), await deviceOf()];
    const tryFrom = async (tried: string, cookie: string) => (await signIn(tried, cookie)).status;
    const statuses = [];
    for (let time = 0; time < 20; time += 1) {
      if (time % 5 === 0) statuses.push(await tryFrom(password, guessing));
      statuses.push(await tryFrom(`guess ${time}`, guessing));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(await tryFrom(password, guessing)).toBe(429);
    expect(await tryFrom(password, other)).toBe(200);
  });

  it('from a browser that signed in before, all at once: twenty are answered, as one after the other', async () => {
    const { email } = await first.signUp();
    const signIn = (world: TestProduct, tried: string, cookie = '') =>
      world.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password: tried },
        headers: { ...ownPage, ...(cookie && { cookie }) },
        from: '192.0.2.4',
      });
    const lines = (await signIn(first, password)).headers.getSetCookie();
    const cookie = lines.find((line) => line.startsWith('gw-device='))!.split(';')[0]!;
    const guesses = Array.from({ length: 30 }, (_, index) => signIn(index % 2 ? first : second, 'a guess', cookie));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await signIn(second, password, cookie)).status).toBe(429);
  });

  it('a right password uses nothing up, even where no session opens; a wrong one beside it does', async () => {
    const { email, userId } = await first.signUp();
    await first.product.database.system`
      update auth_user set banned_until = '2100-01-01T00:00:00Z' where id = ${userId}`;
    const trying = async (tried: string, times: number): Promise<readonly string[]> => {
      const codes = new Set<string>();
      for (let time = 0; time < times; time += 1) {
        const body = { email, password: tried };
        codes.add((await first.call('POST', '/auth/v1/token?grant_type=password', { body })).body.error_code);
      }
      return [...codes];
    };
    await forgetTries(first);
    expect(await trying('a wrong guess', 1)).toEqual(['invalid_credentials']);
    // One is left of twenty: a right one that were counted would leave none.
    await setTries(first, 'sign-in.account', 19);
    expect(await trying(password, 2)).toEqual(['user_banned']);
    expect(await trying('a wrong guess', 2)).toEqual(['invalid_credentials', 'over_request_rate_limit']);
  });

  it('are counted for a network address whatever X-Forwarded-For says, and IPv6 by its /64', async () => {
    const attempt = async (index: number): Promise<number> => {
      const answer = await first.call('POST', '/auth/v1/token?grant_type=password', {
        body: { email: `nobody${index}@example.com`, password: 'wrong password' },
        headers: { 'x-forwarded-for': `10.0.0.${index}`, forwarded: `for=10.0.0.${index}` },
        from: `2001:db8:1:2::${index.toString(16)}`,
      });
      return answer.status;
    };
    await forgetTries(first);
    expect([await attempt(1), await attempt(2)]).toEqual([400, 400]);
    await setTries(first, 'sign-in.address', 99);
    expect([await attempt(3), await attempt(4), await attempt(5)]).toEqual([400, 429, 429]);
  });

  it('are still counted after a restart', async () => {
    const person = await first.signUp();
    const attempt = (world: TestProduct) =>
      world.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password: 'wrong' } });
    await forgetTries(first);
    await attempt(first);
    await setTries(first, 'sign-in.account', 20);
    const restarted = await createTestProduct({ database: first.database });
    restarted.clock.now = first.clock.now;
    try {
      expect((await attempt(restarted)).status).toBe(429);
    } finally {
      await restarted.close();
    }
  });

  it('stop being held against anybody when the window is over', async () => {
    const person = await first.signUp();
    const attempt = (tried: string) =>
      first.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password: tried } });
    await forgetTries(first);
    await attempt('wrong');
    await setTries(first, 'sign-in.account', 20);
    expect((await attempt(password)).status).toBe(429);
    first.clock.now = new Date(first.clock.now.getTime() + 15 * 60_000 + 1000);
    expect((await attempt(password)).status).toBe(200);
  });
});

describe('one solved robot token', () => {
  beforeAll(() => openBoth({ AUTH_ROBOT_CHECK: 'on' }));
  afterAll(closeBoth);

  const signUp = (world: TestProduct, email: string, token: string) =>
    world.call('POST', '/auth/v1/signup', { body: { email, password, ...withRobotCheck(token) } });

  it('sent 50 times in parallel to two instances opens one account', async () => {
    const token = await solveRobotCheck(first, 'sign-up');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signUp(index % 2 ? first : second, `robot${index}@example.com`, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, body }) => status === 400 && body.error_code === 'captcha_failed')).toBe(true);
  });

  it('never passes for another form', async () => {
    const token = await solveRobotCheck(first, 'sign-in');
    expect((await signUp(second, 'form@example.com', token)).body.error_code).toBe('captcha_failed');
    const signUpToken = await solveRobotCheck(first, 'sign-up');
    const answer = await first.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'form@example.com', password, ...withRobotCheck(signUpToken) },
    });
    expect(answer.body.error_code).toBe('captcha_failed');
  });

  it('is asked for: without one nothing is tried', async () => {
    const answers = await Promise.all([
      first.call('POST', '/auth/v1/signup', { body: { email: 'none@example.com', password } }),
      first.call('POST', '/auth/v1/token?grant_type=password', { body: { email: 'none@example.com', password } }),
    ]);
    expect(answers.map(({ body }) => body.error_code)).toEqual(['captcha_failed', 'captcha_failed']);
  });
});
