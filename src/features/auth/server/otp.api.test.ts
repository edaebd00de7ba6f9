import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
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
// No mail of an earlier test counts any more.
beforeEach(() => later(3_601_000));

const password = 'correct horse battery';
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const post = (path: string, body: unknown, headers = {}) => world.call('POST', `/auth/v1${path}`, { body, headers });
const createClient = (flowType: 'implicit' | 'pkce' = 'implicit') =>
  new AuthClient({
    url: 'http://localhost:18400/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    flowType,
    fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
  });

/** One address of each kind. */
async function makeAddresses(name: string) {
  const known = `known-${name}@example.com`;
  const unconfirmed = `unconfirmed-${name}@example.com`;
  const passwordless = `passwordless-${name}@example.com`;
  await post('/signup', { email: known, password });
  const { code } = await readNewestMail(world, known);
  await post('/verify', { type: 'signup', email: known, token: code });
  await post('/signup', { email: unconfirmed, password });
  await post('/otp', { email: passwordless });
  const mail = await readNewestMail(world, passwordless);
  await post('/verify', { type: 'email', email: passwordless, token: mail.code });
  later(61_000);
  return { known, unconfirmed, passwordless, unknown: `unknown-${name}@example.com` };
}

describe('known, unknown, unconfirmed and password-less addresses', () => {
  it.each([
    ['/recover', {}],
    ['/otp', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('get the same answer from %s %j, and the same number of hashes', async (path, more) => {
    const addresses = await makeAddresses(`${path.slice(1)}-${Object.values(more).join('')}`);
    const answers: unknown[] = [];
    for (const email of Object.values(addresses)) {
      hashes.count = 0;
      const { status, body, headers } = await post(path, { email, ...more });
      answers.push({ status, body, length: headers.get('content-length'), hashes: hashes.count });
    }
    expect(answers).toEqual(Array(4).fill({ status: 200, body: {}, length: null, hashes: 0 }));
  });

  it('get the same answer from sign-up by mail, for one hash', async () => {
    const addresses = await makeAddresses('signup');
    const data = { zebra: 1, full_name: 'Ada', ant: [{ z: 1, a: 2 }] };
    // The decoy of this process is made with the first comparison.
    await post('/token?grant_type=password', { email: 'nobody@example.com', password });
    const answers: unknown[] = [];
    for (const email of Object.values(addresses)) {
      hashes.count = 0;
      const { status, body } = await post('/signup', { email, password: 'another password', data });
      expect(body.email).toBe(email);
      expect(body.identities[0].user_id).toBe(body.id);
      // Everything but what differs between any two new people.
      const shape = JSON.stringify(body).replaceAll(email, 'EMAIL').replaceAll(body.id, 'ID');
      answers.push({ status, hashes: hashes.count, shape: shape.replace(body.identities[0].identity_id, 'IDENTITY') });
    }
    expect(answers).toEqual(Array(4).fill({ ...(answers[3] as object), status: 200, hashes: 1 }));
  });

  it.each(['/recover', '/otp', '/resend'])('wait a minute between two mails of %s, with Retry-After', async (path) => {
    const addresses = await makeAddresses(`wait-${path.slice(1)}`);
    for (const email of Object.values(addresses)) {
      const body = { email, type: 'signup', create_user: false };
      expect((await post(path, body)).status).toBe(200);
      later(20_000);
      const refused = await post(path, body);
      expect([refused.status, refused.body.error_code, refused.body.msg, refused.headers.get('retry-after')]).toEqual([
        429,
        'over_email_send_rate_limit',
        'For security purposes, you can only request this after 40 seconds.',
        '40',
      ]);
      later(40_000);
      expect((await post(path, body)).status).toBe(200);
    }
  });

  it('get eight mails an hour that strangers ask for', async () => {
    const email = 'hourly@example.com';
    for (let index = 0; index < 8; index++) {
      expect((await post('/recover', { email })).status).toBe(200);
      later(61_000);
    }
    const refused = await post('/recover', { email });
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
  });
});

describe('a mailed sign-in', () => {
  it('makes a new person who is confirmed by it, through the public client', async () => {
    const client = createClient();
    const email = 'new-by-otp@example.com';
    const asked = await client.signInWithOtp({ email, options: { data: { full_name: 'Ada Byron' } } });
    expect(asked.error).toBeNull();
    const { code } = await readNewestMail(world, email);
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata.full_name).toBe('Ada Byron');
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  it('makes nobody where that is not wanted', async () => {
    const email = 'not-wanted@example.com';
    await post('/otp', { email, create_user: false });
    expect(await readMails(world, email)).toEqual([]);
  });

  it('takes a password away that a stranger chose before the address was confirmed', async () => {
    const email = 'hijacked@example.com';
    await post('/signup', { email, password });
    later(61_000);
    await post('/otp', { email });
    const { tokenHash } = await readNewestMail(world, email);
    expect((await post('/verify', { type: 'magiclink', token_hash: tokenHash })).status).toBe(200);
    const strangers = await post('/token?grant_type=password', { email, password });
    expect([strangers.status, strangers.body.error_code]).toEqual([400, 'invalid_credentials']);
  });

  it.each([
    ['/otp', { phone: '+15550100' }, 'phone_provider_disabled'],
    ['/otp', {}, 'validation_failed'],
    ['/otp', { email: 'a@example.com', phone: '+15550100' }, 'validation_failed'],
    ['/otp', { email: 'no address' }, 'email_address_invalid'],
    [
      '/otp',
      { email: 'p@example.com', code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
      'validation_failed',
    ],
    ['/otp', { email: 'p@example.com', code_challenge: 'short', code_challenge_method: 's256' }, 'validation_failed'],
    ['/otp', { email: 'p@example.com', code_challenge: 'x'.repeat(43) }, 'validation_failed'],
    ['/recover', {}, 'validation_failed'],
    ['/recover', { email: 'no address' }, 'email_address_invalid'],
    ['/resend', { email: 'a@example.com' }, 'validation_failed'],
    ['/resend', { email: 'a@example.com', type: 'recovery' }, 'validation_failed'],
    ['/resend', { type: 'signup' }, 'validation_failed'],
    ['/resend', { phone: '+15550100', type: 'sms' }, 'phone_provider_disabled'],
    ['/resend', { phone: '+15550100', type: 'phone_change' }, 'phone_provider_disabled'],
  ])('%s refuses %j as %s', async (path, body, code) => {
    const answer = await post(path, body);
    expect([answer.status, answer.body.error_code]).toEqual([400, code]);
  });
});

describe('where sign-up is closed', () => {
  it('an unknown address gets the same answer and becomes nobody', async () => {
    const closed = await createTestProduct({ database: world.database, environment: { AUTH_SIGN_UP: 'off' } });
    closed.clock.now = world.clock.now;
    const email = 'closed@example.com';
    const answer = await closed.call('POST', '/auth/v1/otp', { body: { email } });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await readMails(world, email)).toEqual([]);
    await closed.product.close();
  });
});

describe('the robot check', () => {
  it.each(['/recover', '/otp'])('is asked for by %s, before the address is counted', async (path) => {
    const checked = await createTestProduct({ database: world.database, environment: { AUTH_ROBOT_CHECK: 'on' } });
    checked.clock.now = world.clock.now;
    const body = { email: 'robot@example.com' };
    for (let index = 0; index < 2; index++) {
      const answer = await checked.call('POST', `/auth/v1${path}`, { body });
      expect([answer.status, answer.body.error_code]).toEqual([400, 'captcha_failed']);
    }
    await checked.product.close();
  });
});
