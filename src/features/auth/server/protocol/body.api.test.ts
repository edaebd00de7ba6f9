/** What a body may hold, whichever route of the protocol reads it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewestMail } from '#testing/mailbox.ts';
import { type Answer, createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'a-service-key-of-the-body-tests-000001';
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_LIMITS: 'off', AUTH_SERVICE_KEY: serviceKey } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const nest = '['.repeat(200_000) + ']'.repeat(200_000);
let people = 0;
const newEmail = (): string => `body${++people}@example.com`;
const post = (path: string, body: unknown, headers = {}) => world.call('POST', `/auth/v1${path}`, { body, headers });
const put = (as: Person, body: unknown) => world.call('PUT', '/auth/v1/user', { as, body });

describe('a body', () => {
  it.each([
    ['NUL', '"a\\u0000b"'],
    ['half a character', '"a\\ud800b"'],
    ['half a character in a name', '{"\\udc00": 1}'],
    ['NUL in a list', '[[1, "\\u0000"]]'],
    ['a deep nest', nest],
    ['a nest of 33 lists', '['.repeat(33) + ']'.repeat(33)],
  ])('with %s is refused with 400 wherever it could be stored', async (_case, value) => {
    const person = await world.signUp();
    const email = newEmail();
    for (const [method, path, body] of [
      ['POST', '/signup', `{"email": "${email}", "password": "${password}", "data": {"x": ${value}}}`],
      ['POST', '/otp', `{"email": "${email}", "data": {"x": ${value}}}`],
      ['PUT', '/user', `{"data": {"x": ${value}}}`],
      ['POST', '/factors', `{"factor_type": "totp", "friendly_name": "App", "issuer": "Groundwork", "x": ${value}}`],
      ['POST', '/factors', `{"factor_type": "totp", "friendly_name": ${value}}`],
      ['POST', '/factors', `{"factor_type": "totp", "issuer": ${value}}`],
    ] as const) {
      const answer = await world.call(method, `/auth/v1${path}`, { as: person, body });
      expect([path, answer.status, answer.body.error_code]).toEqual([path, 400, 'validation_failed']);
    }
    const rows = await world.product.database.system`select 1 from auth_user where email = ${email}`;
    expect(rows).toHaveLength(0);
  });

  it('with every other character is taken as it is', async () => {
    const data = { full_name: 'Zoë 語 👩‍🚀', lines: 'a\n\tb', deep: [[[[[[['x']]]]]]] };
    const answer = await world.call('POST', '/auth/v1/signup', { body: { email: newEmail(), password, data } });
    expect([answer.status, answer.body.user.user_metadata]).toEqual([200, data]);
  });
});

describe('a password with NUL', () => {
  const admin = { authorization: `Bearer ${serviceKey}` };
  /** Each way to send a password, by the person it is about. */
  const ways: Readonly<Record<string, (person: Person, tried: string) => Promise<Answer>>> = {
    'signing up': (_person, tried) => post('/signup', { email: newEmail(), password: tried }),
    'signing in': ({ email }, tried) => post('/token?grant_type=password', { email, password: tried }),
    'a new password': (as, tried) => put(as, { password: tried, current_password: password }),
    'the current password': (as, tried) => put(as, { password: 'another password', current_password: tried }),
    'a new password after a mail': async ({ email }, tried) => {
      await post('/recover', { email });
      const { code } = await readNewestMail(world, email);
      const { body } = await post('/verify', { type: 'recovery', email, token: code });
      const headers = { authorization: `Bearer ${body.access_token}` };
      return world.call('PUT', '/auth/v1/user', { headers, body: { password: tried } });
    },
    'making a person': (_person, tried) => post('/admin/users', { email: newEmail(), password: tried }, admin),
    'changing a person': ({ userId }, tried) =>
      world.call('PUT', `/auth/v1/admin/users/${userId}`, { headers: admin, body: { password: tried } }),
    'making a link': (_person, tried) =>
      post('/admin/generate_link', { type: 'signup', email: newEmail(), password: tried }, admin),
  };

  it.each(Object.entries(ways))('is refused alike: %s', async (_way, send) => {
    const person = await world.signUp();
    const refused = await send(person, `${password}\u0000 and more`);
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 400, error_code: 'validation_failed', msg: 'body: holds NUL, half a character, or is nested too deeply' },
    ]);
    // Whatever else it holds, it is a password like any other.
    const odd = `${password} \u0001\uffff ✓`;
    const answer = await send(person, odd);
    expect(['validation_failed', 'unexpected_failure']).not.toContain(answer.body.error_code);
  });
});

describe('an address', () => {
  it('is as long as the standard lets it be, and no longer, wherever somebody gives one', async () => {
    const domain = (length: number): string =>
      `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`.slice(-length);
    const longest = `${'l'.repeat(64)}@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(59)}.example`;
    const tooLong = [
      `${'l'.repeat(65)}@example.com`,
      `a${longest.slice(0, 63)}@${domain(190)}x.example`,
      `q${longest}`,
    ];
    expect(longest.length).toBe(254);
    const admin = { authorization: `Bearer ${serviceKey}` };
    const person = await world.signUp();
    const ways: readonly ((email: string) => Promise<Answer>)[] = [
      (email) => post('/signup', { email, password }),
      (email) => post('/otp', { email }),
      (email) => post('/recover', { email }),
      (email) => post('/resend', { email, type: 'signup' }),
      (email) => post('/invite', { email }, admin),
      (email) => put(person, { email }),
      (email) => post('/admin/users', { email }, admin),
    ];
    for (const send of ways)
      for (const email of tooLong) {
        const { status, body } = await send(email);
        expect([email.length, status, body.error_code]).toEqual([email.length, 400, 'email_address_invalid']);
      }
    expect((await post('/signup', { email: longest, password })).status).toBe(200);
    const listed = await world.call('POST', '/waitlist', { body: { email: tooLong[0], language: 'en' } });
    expect([listed.status, Object.keys(listed.body.fields)]).toEqual([400, ['email']]);
  });

  it('with a character that only looks like a Latin letter is nobody else’s in disguise', async () => {
    const email = 'kate@example.com';
    expect((await world.call('POST', '/auth/v1/signup', { body: { email, password } })).status).toBe(200);
    // The Kelvin sign, which JavaScript makes a "k" of.
    const disguised = '\u212Aate@example.com';
    const again = await world.call('POST', '/auth/v1/signup', { body: { email: disguised, password } });
    expect([again.status, again.body.error_code]).toEqual([400, 'email_address_invalid']);
    const body = { email: disguised, password };
    const signIn = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    expect([signIn.status, signIn.body.error_code]).toEqual([400, 'invalid_credentials']);
    const upper = { email: ' KATE@example.com ', password };
    expect((await world.call('POST', '/auth/v1/token?grant_type=password', { body: upper })).status).toBe(200);
  });
});
