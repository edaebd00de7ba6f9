/** What a body may hold, whichever route of the protocol reads it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_LIMITS: 'off' } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const nest = '['.repeat(200_000) + ']'.repeat(200_000);
let people = 0;
const newEmail = (): string => `body${++people}@example.com`;

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

describe('a password', () => {
  it('may hold any character, and is compared to its end', async () => {
    const email = newEmail();
    const odd = `${password}\u0000 and more`;
    expect((await world.call('POST', '/auth/v1/signup', { body: { email, password: odd } })).status).toBe(200);
    const signIn = async (tried: string) =>
      (await world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: tried } })).status;
    expect([await signIn(password), await signIn(odd)]).toEqual([400, 200]);
  });
});

describe('an address', () => {
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
