import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const password = 'correct horse battery';
const ownPage = { 'sec-fetch-site': 'same-origin' };

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

/** What a browser keeps of the cookies it is given, and how it calls with them. */
function createBrowser() {
  const jar = new Map<string, string>();
  const headers = () => ({
    ...ownPage,
    ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
  });
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const answer = await world.call(method, `/auth/v1${path}`, {
      ...(body !== undefined && { body }),
      headers: { ...headers(), ...(token && { authorization: `Bearer ${token}` }) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (line.includes('Max-Age=0')) jar.delete(name!);
      else jar.set(name!, value!);
    }
    return answer;
  };
  return {
    call,
    signIn: async (email: string) => (await call('POST', '/token?grant_type=password', { email, password })).body,
    listSessions: () => [...jar.keys()].filter((name) => name.startsWith('gw-session-')),
    keep: (name: string, value: string) => jar.set(name, value),
  };
}

describe('the cookies of sessions', () => {
  it('do not pile up: a sign-in lets go of those whose session has ended', async () => {
    const { email } = await world.signUp();
    const browser = createBrowser();
    for (let round = 0; round < 3; round++) {
      const { access_token } = await browser.signIn(email);
      // Ended elsewhere: this browser is told nothing.
      const headers = { authorization: `Bearer ${access_token}` };
      await world.call('POST', '/auth/v1/logout?scope=local', { headers });
    }
    const last = await browser.signIn(email);
    expect(browser.listSessions()).toHaveLength(1);
    const next = await browser.call('POST', '/token?grant_type=refresh_token', { refresh_token: last.refresh_token });
    expect(next.status).toBe(200);
  });

  it('are let go of with all sessions of a person, and with all others', async () => {
    const { email } = await world.signUp();
    const browser = createBrowser();
    await browser.signIn(email);
    const kept = await browser.signIn(email);
    expect(browser.listSessions()).toHaveLength(2);
    await browser.call('POST', '/logout?scope=others', undefined, kept.access_token);
    expect(browser.listSessions()).toHaveLength(1);
    await browser.signIn(email);
    await browser.call('POST', '/logout?scope=global', undefined, kept.access_token);
    expect(browser.listSessions()).toEqual([]);
  });

  it('are twenty at most where somebody never signs out', async () => {
    const { email } = await world.signUp();
    const browser = createBrowser();
    const signedIn = [];
    for (let round = 0; round < 30; round++) signedIn.push(await browser.signIn(email));
    expect(browser.listSessions().length).toBeLessThanOrEqual(20);
    for (const { refresh_token } of signedIn.slice(-10))
      expect((await browser.call('POST', '/token?grant_type=refresh_token', { refresh_token })).status).toBe(200);
  });

  it('are let go of by degrees where hundreds piled up before', async () => {
    const { email } = await world.signUp();
    const browser = createBrowser();
    for (let old = 0; old < 90; old++) browser.keep(`gw-session-${crypto.randomUUID()}`, 'x'.repeat(43));
    for (let round = 0; round < 5; round++) await browser.signIn(email);
    expect(browser.listSessions()).toHaveLength(5);
  });
});
