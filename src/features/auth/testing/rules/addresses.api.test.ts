/** Signing in with known, unknown, unconfirmed and password-less addresses. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  const counted =
    <Input extends unknown[], Output>(work: (...input: Input) => Output) =>
    (...input: Input): Output => {
      hashes.count += 1;
      return work(...input);
    };
  return { ...original, hash: counted(original.hash), verify: counted(original.verify) };
});

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_CONFIRM_EMAIL: 'on' } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const addresses = {
  known: 'known@example.com',
  unknown: 'unknown@example.com',
  unconfirmed: 'unconfirmed@example.com',
  passwordless: 'passwordless@example.com',
};
const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
const signIn = (email: string, tried: string) => post('/token?grant_type=password', { email, password: tried });

describe('signing in', () => {
  beforeAll(async () => {
    await post('/signup', { email: addresses.known, password });
    const { code } = await readNewestMail(world, addresses.known);
    await post('/verify', { type: 'signup', email: addresses.known, token: code });
    await post('/signup', { email: addresses.unconfirmed, password });
    await post('/otp', { email: addresses.passwordless });
    const mail = await readNewestMail(world, addresses.passwordless);
    await post('/verify', { type: 'email', email: addresses.passwordless, token: mail.code });
    // The decoy of this process is made with the first comparison.
    await signIn('nobody@example.com', password);
  });

  it('with a wrong password gets the same answer for every kind of address, for one hash each', async () => {
    const answers: unknown[] = [];
    for (const email of Object.values(addresses)) {
      hashes.count = 0;
      const { status, body } = await signIn(email, 'not the password');
      answers.push({ status, body, hashes: hashes.count });
    }
    const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    expect(answers).toEqual(Array(4).fill({ status: 400, body, hashes: 1 }));
  });

  it('with the right password tells an unconfirmed address to confirm', async () => {
    const { status, body } = await signIn(addresses.unconfirmed, password);
    expect([status, body.error_code, body.msg]).toEqual([400, 'email_not_confirmed', 'Email not confirmed']);
    expect((await signIn(addresses.known, password)).status).toBe(200);
  });
});
