/** Setting a first password where an account has none: only a provider, or only mailed codes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readNewestMail } from '#testing/mailbox.ts';
import { startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let google: TestOidcProvider;
let world: TestProduct;
beforeAll(async () => {
  google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  world = await createTestProduct({ environment: google.environment });
});
afterAll(async () => {
  await world.close();
  await google.close();
});
// The next mail to the same address may go out.
beforeEach(() => later(61_000));

const password = 'my first password';
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
const signIn = (email: string) => post('/token?grant_type=password', { email, password });
const setPassword = (as: Person, nonce?: string) =>
  world.call('PUT', '/auth/v1/user', { as, body: { password, nonce } });
const personOf = (
  email: string,
  body: { access_token: string; refresh_token: string; user: { id: string } },
): Person => ({
  email,
  userId: body.user.id,
  accessToken: body.access_token,
  refreshToken: body.refresh_token,
});
/** Asks for a code and reads it from the mail. */
async function readCode(as: Person): Promise<string> {
  const asked = await world.call('GET', '/auth/v1/reauthenticate', { as });
  expect([asked.status, asked.body]).toEqual([200, {}]);
  const { code } = await readNewestMail(world, as.email);
  expect(code).toMatch(/^\d{6}$/);
  return code;
}
const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');

let people = 0;
const kinds: Readonly<Record<string, () => Promise<Person>>> = {
  Google: async () => {
    people += 1;
    const email = `google-${people}@example.com`;
    const id_token = await google.signIdToken({ sub: `sub-${people}`, email, email_verified: true, name: 'Ada Byron' });
    const answer = await post('/token?grant_type=id_token', { provider: 'google', id_token });
    expect(answer.status).toBe(200);
    return personOf(email, answer.body);
  },
  'mailed codes': async () => {
    people += 1;
    const email = `mailed-${people}@example.com`;
    await post('/otp', { email });
    const { code } = await readNewestMail(world, email);
    const answer = await post('/verify', { type: 'email', email, token: code });
    later(61_000);
    return personOf(email, answer.body);
  },
};

describe.each(Object.entries(kinds))('an account that has only %s', (_kind, signUp) => {
  it('sets its first password with a mailed code, signs in with it, and is told', async () => {
    const person = await signUp();
    const without = await setPassword(person);
    expect([without.status, without.body.error_code]).toEqual([400, 'reauthentication_needed']);
    expect((await setPassword(person, await readCode(person))).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
    expect((await world.call('GET', '/api/account/security', { as: person })).body.hasPassword).toBe(true);
    expect((await readNewestMail(world, person.email)).subject).toBe('Your password was changed');
    const { events } = (await world.call('GET', '/api/account/security-events', { as: person })).body;
    expect(events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['reauthenticated', 'password_changed']),
    );
  });

  it('sets none with a wrong code, and still can with the right one', async () => {
    const person = await signUp();
    const code = await readCode(person);
    const refused = await setPassword(person, wrongFor(code));
    expect([refused.status, refused.body.error_code]).toEqual([422, 'reauthentication_not_valid']);
    expect((await signIn(person.email)).body.error_code).toBe('invalid_credentials');
    expect((await setPassword(person, code)).status).toBe(200);
  });

  it('sets none with a code that was used', async () => {
    const person = await signUp();
    const code = await readCode(person);
    expect((await setPassword(person, code)).status).toBe(200);
    const body = { password: 'another password', nonce: code };
    const again = await world.call('PUT', '/auth/v1/user', { as: person, body });
    expect([again.status, again.body.error_code]).toEqual([422, 'reauthentication_not_valid']);
    expect((await signIn(person.email)).status).toBe(200);
  });

  it('sets none with a code of ten minutes ago', async () => {
    const person = await signUp();
    const code = await readCode(person);
    later(10 * 60_000);
    const late = await setPassword(person, code);
    expect([late.status, late.body.error_code]).toEqual([422, 'reauthentication_not_valid']);
    expect((await signIn(person.email)).body.error_code).toBe('invalid_credentials');
  });
});
