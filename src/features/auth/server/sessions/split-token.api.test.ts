import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const password = 'correct horse battery';
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Signs in as a page of ours does, and keeps the cookies as a browser would. */
async function signInFromPage(person: Person) {
  const body = { email: person.email, password };
  const answer = await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers: ownPage });
  const lines = answer.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  return { lines, cookie, refreshToken: answer.body.refresh_token as string, accessToken: answer.body.access_token };
}

const refresh = (token: string, cookie?: string) =>
  world.call('POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: token },
    headers: { ...ownPage, ...(cookie && { cookie }) },
  });

describe('the refresh token of a page of our own', () => {
  it('has a cookie half that no script reads and only the protocol sees', async () => {
    const { lines } = await signInFromPage(await world.signUp());
    const half = lines.find((line) => line.startsWith('gw-session-'));
    expect(half).toMatch(/; Path=\/auth\/v1; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  });

  it('is useless without its cookie half, and using it ends nothing', async () => {
    const page = await signInFromPage(await world.signUp());
    for (const cookie of [undefined, page.cookie.replace(/(gw-session-[^=]+=)./, '$1~'), 'gw-session-x=y']) {
      const stolen = await refresh(page.refreshToken, cookie);
      expect([stolen.status, stolen.body.error_code]).toEqual([400, 'refresh_token_not_found']);
    }
    expect((await refresh(page.refreshToken, page.cookie)).status).toBe(200);
  });

  it('cannot end the session by being replayed from a copy of the local storage alone', async () => {
    const page = await signInFromPage(await world.signUp());
    const next = await refresh(page.refreshToken, page.cookie);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect((await refresh(page.refreshToken)).body.error_code).toBe('refresh_token_not_found');
    expect((await refresh(next.body.refresh_token, page.cookie)).status).toBe(200);
  });

  it('keeps one cookie half for the whole session and sets none again', async () => {
    const page = await signInFromPage(await world.signUp());
    let token = page.refreshToken;
    for (let round = 0; round < 3; round++) {
      const answer = await refresh(token, page.cookie);
      expect(answer.headers.getSetCookie()).toEqual([]);
      token = answer.body.refresh_token;
    }
  });

  it('does not disturb a second session in the same browser', async () => {
    const person = await world.signUp();
    const first = await signInFromPage(person);
    const second = await signInFromPage(person);
    const jar = `${first.cookie}; ${second.cookie}`;
    expect((await refresh(first.refreshToken, jar)).status).toBe(200);
    expect((await refresh(second.refreshToken, jar)).status).toBe(200);
  });

  it('loses its cookie when the session is signed out', async () => {
    const page = await signInFromPage(await world.signUp());
    const headers = { authorization: `Bearer ${page.accessToken}`, cookie: page.cookie };
    const answer = await world.call('POST', '/auth/v1/logout?scope=local', { headers });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^gw-session-[^=]+=; .*Max-Age=0/);
  });

  it('answers the same successor within ten seconds of a lost answer, and ends the session later', async () => {
    const page = await signInFromPage(await world.signUp());
    const first = await refresh(page.refreshToken, page.cookie);
    world.clock.now = new Date(world.clock.now.getTime() + 9_000);
    expect((await refresh(page.refreshToken, page.cookie)).body.refresh_token).toBe(first.body.refresh_token);
    world.clock.now = new Date(world.clock.now.getTime() + 2_000);
    expect((await refresh(page.refreshToken, page.cookie)).body.error_code).toBe('refresh_token_already_used');
    expect((await refresh(first.body.refresh_token, page.cookie)).status).toBe(400);
  });

  it('is whole for every other client, who gets no cookie', async () => {
    const person = await world.signUp();
    const body = { email: person.email, password };
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }]) {
      const answer = await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers });
      expect(answer.headers.getSetCookie()).toEqual([]);
      const next = await world.call('POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: answer.body.refresh_token },
      });
      expect(next.status).toBe(200);
    }
  });

  it('is marked for https only where the product is reached by https', async () => {
    const secure = await createTestProduct({
      environment: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'hello@groundwork.example',
        PUBLIC_URL: 'https://groundwork.example',
        AUTH_CONFIRM_EMAIL: 'off',
      },
      publicUrl: 'https://groundwork.example',
    });
    try {
      const body = { email: 'secure@example.com', password };
      const answer = await secure.call('POST', '/auth/v1/signup', { body, headers: ownPage });
      for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/; Secure$/);
      expect(answer.headers.getSetCookie()).toHaveLength(2);
    } finally {
      await secure.close();
    }
  });
});
