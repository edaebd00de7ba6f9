/** What the log of the product tells while people sign up, sign in, refresh, recover and verify: nothing to sign in with. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

/** Every line, at every level, as it would reach the operator. */
const log = vi.hoisted(() => ({ text: '' }));
vi.mock('pino', async (importOriginal) => {
  const original = await importOriginal<typeof import('pino')>();
  const write = (line: string): void => {
    log.text += line;
  };
  const pino = (options: object) => original.default({ ...options, level: 'trace' }, { write });
  return { ...original, default: Object.assign(pino, original.default) };
});

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_CONFIRM_EMAIL: 'on' } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const newPassword = 'another correct horse';
const email = 'logged@example.com';
const ownPage = { 'sec-fetch-site': 'same-origin' };

describe('the log', () => {
  it('holds no password, token, code, mailed link, cookie or query', async () => {
    const secrets = new Set([password, newPassword, 'a-wrong-password', 'query-nobody-logs']);
    let cookie = '';
    const post = async (path: string, body: unknown) => {
      const headers = { ...ownPage, cookie };
      const answer = await world.call('POST', `/auth/v1${path}`, { headers, body });
      for (const [, value] of JSON.stringify(answer.body).matchAll(/"(?:access|refresh)_token":"([^"]+)"/g))
        secrets.add(value!);
      for (const line of answer.headers.getSetCookie()) {
        cookie = `${line.split(';')[0]}; ${cookie}`;
        secrets.add(/=([^;]+)/.exec(line)![1]!);
      }
      return answer;
    };
    await post('/signup?redirect_to=/query-nobody-logs', { email, password });
    const mail = await readNewestMail(world, email);
    await post('/verify', { type: 'signup', email, token: mail.code });
    await post('/token?grant_type=password', { email, password: 'a-wrong-password' });
    const { body } = await post('/token?grant_type=password', { email, password });
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token: body.refresh_token });
    expect(refreshed.status).toBe(200);
    world.clock.now = new Date(world.clock.now.getTime() + 61_000);
    await post('/recover', { email });
    const { tokenHash } = await readNewestMail(world, email);
    const followed = await world.call('GET', `/auth/v1/verify?token=${tokenHash}&type=recovery`);
    const fragment = new URLSearchParams(new URL(followed.headers.get('location')!).hash.slice(1));
    const headers = { authorization: `Bearer ${fragment.get('access_token')}` };
    for (const name of ['access_token', 'refresh_token']) secrets.add(fragment.get(name)!);
    expect((await world.call('PUT', '/auth/v1/user', { headers, body: { password: newPassword } })).status).toBe(200);
    await world.call('POST', '/auth/v1/signup', { body: `{"email": "${email}", "password": "${password}"` });
    for (const { code, link, tokenHash: hash } of await readMails(world, email))
      for (const secret of [code, link, hash]) if (secret !== '') secrets.add(secret);

    expect(log.text.split('"msg":"request"').length).toBeGreaterThan(8);
    expect(secrets.size).toBeGreaterThan(14);
    expect([...secrets].filter((secret) => log.text.includes(secret))).toEqual([]);
    expect(log.text).not.toMatch(/\?(grant_type|token|redirect_to)=/);
  });
});
