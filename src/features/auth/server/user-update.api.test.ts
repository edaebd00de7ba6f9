import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_ANONYMOUS: 'on' } });
});
afterAll(() => world.close());
// The next mail to the same address may go out.
beforeEach(() => later(61_000));

const password = 'correct horse battery';
const newPassword = 'a whole new password';
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
const update = (as: Person, body: unknown) => world.call('PUT', '/auth/v1/user', { as, body });
const signIn = (email: string, tried: string) => post('/token?grant_type=password', { email, password: tried });
const isSignedIn = async (as: Person) => (await world.call('GET', '/auth/v1/user', { as })).status === 200;
const events = async ({ userId }: Person) => {
  const rows = await world.product.database.system<{ event: string }[]>`
    select event from auth_audit where user_id = ${userId} order by occurred_at, id`;
  return rows.map(({ event }) => event);
};
const toPerson = (person: Person, session: { access_token: string; refresh_token: string }): Person => ({
  ...person,
  accessToken: session.access_token,
  refreshToken: session.refresh_token,
});
const secondDevice = async (person: Person) => toPerson(person, (await signIn(person.email, password)).body);
async function recover(person: Person): Promise<Person> {
  await post('/recover', { email: person.email });
  const { code } = await readNewestMail(world, person.email);
  return toPerson(person, (await post('/verify', { type: 'recovery', email: person.email, token: code })).body);
}
async function forgetPassword(person: Person): Promise<Person> {
  await world.product.database.system`update auth_user set password_hash = null where id = ${person.userId}`;
  return person;
}
async function readNonce(person: Person): Promise<string> {
  const asked = await world.call('GET', '/auth/v1/reauthenticate', { as: person });
  expect([asked.status, asked.body]).toEqual([200, {}]);
  return (await readNewestMail(world, person.email)).code;
}

describe('a new password', () => {
  it('takes the current one, ends every other session and is told by mail', async () => {
    const person = await world.signUp();
    const other = await secondDevice(person);
    const answer = await update(person, { password: newPassword, current_password: password });
    expect([answer.status, answer.body.email]).toEqual([200, person.email]);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signIn(person.email, password)).body.error_code).toBe('invalid_credentials');
    expect((await signIn(person.email, newPassword)).status).toBe(200);
    expect((await readNewestMail(world, person.email)).subject).toBe('Your password was changed');
    expect(await events(person)).toContain('password_changed');
    const reasons = await world.product.database.system`
      select end_reason as reason from auth_session where user_id = ${person.userId} and ended_at is not null`;
    expect(reasons.map(({ reason }) => reason)).toEqual(['password-change']);
  });

  it.each([
    ['a wrong current one', { current_password: 'not the password' }, 400, 'current_password_invalid'],
    ['no current one', {}, 400, 'current_password_invalid'],
    ['a code nobody sent', { nonce: '123456' }, 422, 'reauthentication_not_valid'],
  ])('is refused with %s, and changes nothing', async (_case, proof, status, code) => {
    const person = await world.signUp();
    const other = await secondDevice(person);
    const answer = await update(person, { password: newPassword, data: { full_name: 'Not Saved' }, ...proof });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect((await signIn(person.email, password)).body.user.user_metadata.full_name).not.toBe('Not Saved');
    expect(await isSignedIn(other)).toBe(true);
  });

  it.each([
    ['the old one', password, 'same_password', 'New password should be different from the old password.'],
    ['a short one', 'seven77', 'weak_password', 'Password should be at least 8 characters.'],
    ['an empty one', '', 'weak_password', 'Password should be at least 8 characters.'],
  ])('is not %s', async (_case, tried, code, message) => {
    const answer = await update(await world.signUp(), { password: tried, current_password: password });
    expect([answer.status, answer.body.error_code, answer.body.msg]).toEqual([422, code, message]);
  });

  it('is not guessed with a stolen session: twenty wrong current passwords, then none', async () => {
    const person = await world.signUp();
    const guess = () => update(person, { password: newPassword, current_password: 'not the password' });
    for (let index = 0; index < 20; index++) expect((await guess()).status).toBe(400);
    expect((await guess()).body.error_code).toBe('over_request_rate_limit');
    // The owner still signs in.
    expect((await signIn(person.email, password)).status).toBe(200);
  });

  it('takes a mailed code in place of the current one, once', async () => {
    const person = await world.signUp();
    const nonce = await readNonce(person);
    expect((await update(person, { password, nonce })).body.error_code).toBe('same_password');
    expect((await update(person, { password: newPassword, nonce })).status).toBe(200);
    expect(await events(person)).toEqual(expect.arrayContaining(['reauthenticated', 'password_changed']));
    const again = await update(person, { password: 'yet another password', nonce });
    expect([again.status, again.body.error_code, again.body.msg]).toEqual([
      422,
      'reauthentication_not_valid',
      'Nonce has expired or is invalid',
    ]);
  });

  it('takes the mailed code of nobody else, and dies after five wrong ones', async () => {
    const person = await world.signUp();
    const strangers = await readNonce(await world.signUp());
    const nonce = await readNonce(person);
    const wrong = strangers === nonce ? '100000' : strangers;
    for (let index = 0; index < 5; index++)
      expect((await update(person, { password: newPassword, nonce: wrong })).status).toBe(422);
    expect((await update(person, { password: newPassword, nonce })).body.error_code).toBe('reauthentication_not_valid');
  });

  it('needs reauthentication where the account has none yet', async () => {
    const person = await forgetPassword(await world.signUp());
    const refused = await update(person, { password: newPassword, current_password: password });
    expect(refused.body.error_code).toBe('reauthentication_needed');
    const nonce = await readNonce(person);
    expect((await update(person, { password: newPassword, nonce })).status).toBe(200);
    expect((await signIn(person.email, newPassword)).status).toBe(200);
  });

  it('set in a recovery session takes no current one and ends every session, that one too', async () => {
    const person = await world.signUp();
    const recovery = await recover(person);
    expect((await update(recovery, { password: newPassword })).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(recovery)]).toEqual([false, false]);
    expect((await post('/token?grant_type=refresh_token', { refresh_token: recovery.refreshToken })).status).toBe(400);
    expect((await signIn(person.email, newPassword)).status).toBe(200);
    expect(await events(person)).toEqual(expect.arrayContaining(['password_reset_requested', 'password_reset']));
  });

  it('takes the current one in a recovery session older than ten minutes', async () => {
    const recovery = await recover(await world.signUp());
    later(10 * 60_000);
    expect((await update(recovery, { password: newPassword })).body.error_code).toBe('current_password_invalid');
    expect((await update(recovery, { password: newPassword, current_password: password })).status).toBe(200);
  });

  it('takes the current one in a session opened by a mailed sign-in', async () => {
    const person = await world.signUp();
    await post('/otp', { email: person.email });
    const { code } = await readNewestMail(world, person.email);
    const session = await post('/verify', { type: 'email', email: person.email, token: code });
    const answer = await update(toPerson(person, session.body), { password: newPassword });
    expect(answer.body.error_code).toBe('current_password_invalid');
  });

  it('voids the code of a followed link that was not exchanged yet', async () => {
    const person = await world.signUp();
    const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 's256' };
    await post('/otp', { email: person.email, ...challenge });
    const { tokenHash } = await readNewestMail(world, person.email);
    const followed = await world.call('GET', `/auth/v1/verify?token=${tokenHash}&type=magiclink`);
    expect(followed.headers.get('location')).toContain('code=');
    const flows = () => world.product.database.system`select 1 from auth_flow where user_id = ${person.userId}`;
    expect(await flows()).toHaveLength(1);
    expect((await update(person, { password: newPassword, current_password: password })).status).toBe(200);
    expect(await flows()).toHaveLength(0);
  });

  it('is set once by two changes in parallel', async () => {
    const person = await world.signUp();
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((tried) =>
        update(person, { password: tried, current_password: password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not set by a session that has not shown the second factor', async () => {
    const person = await world.signUp();
    const now = world.clock.now;
    await world.product.database.system`insert into auth_factor (id, user_id, factor_type, friendly_name, status,
      created_at, updated_at) values (${crypto.randomUUID()}, ${person.userId}, 'totp', 'Phone', 'verified', ${now}, ${now})`;
    const recovery = await recover(person);
    for (const answer of [
      await update(recovery, { password: newPassword }),
      await update(person, { password: newPassword, current_password: password }),
      await world.call('GET', '/auth/v1/reauthenticate', { as: person }),
    ])
      expect([answer.status, answer.body.error_code]).toEqual([403, 'insufficient_aal']);
  });
});

describe('what a person writes of themselves', () => {
  it('is merged; null takes a key away; the account follows the name', async () => {
    const person = await world.signUp('Ada Byron');
    await update(person, { data: { colour: 'green', size: 1 } });
    const answer = await update(person, { data: { full_name: ' Ada \n King ', size: null } });
    expect(answer.body.user_metadata).toEqual({ full_name: 'Ada King', colour: 'green' });
    expect((await world.call('GET', '/api/account', { as: person })).body.name).toBe('Ada King');
    expect(await events(person)).toContain('profile_changed');
  });

  it('is small', async () => {
    const answer = await update(await world.signUp(), { data: { much: 'x'.repeat(9000) } });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
  });

  it('is neither app_metadata nor a role, a confirmation or a ban', async () => {
    const person = await world.signUp();
    const before = (await world.call('GET', '/auth/v1/user', { as: person })).body;
    const answer = await update(person, {
      app_metadata: { provider: 'google', admin: true },
      role: 'service_role',
      aud: 'other',
      email_confirm: true,
      email_confirmed_at: '2020-01-01T00:00:00Z',
      ban_duration: 'none',
      is_anonymous: true,
      id: crypto.randomUUID(),
    });
    expect({ ...answer.body, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  });

  it.each([
    [{ phone: '+15550100' }, 'phone_provider_disabled'],
    [{ email: 'no address' }, 'email_address_invalid'],
    [{ data: 'text' }, 'validation_failed'],
    ['{', 'bad_json'],
  ])('is refused: %j', async (body, code) => {
    const answer = await update(await world.signUp(), body);
    expect([answer.status, answer.body.error_code]).toEqual([400, code]);
  });

  it('needs a session', async () => {
    const answer = await world.call('PUT', '/auth/v1/user', { body: { data: {} } });
    expect([answer.status, answer.body.error_code]).toEqual([401, 'no_authorization']);
  });
});

describe('a wish for another address', () => {
  it('is told that it is taken where sign-up tells so too', async () => {
    const taken = await world.signUp();
    const answer = await update(await world.signUp(), { email: taken.email.toUpperCase() });
    expect([answer.status, answer.body.error_code]).toEqual([422, 'email_exists']);
  });

  it('is not told where addresses are confirmed by mail, and never comes true', async () => {
    const strict = await createTestProduct({
      database: world.database,
      environment: { AUTH_CONFIRM_EMAIL: 'on', AUTH_ANONYMOUS: 'on' },
    });
    strict.clock.now = world.clock.now;
    const taken = await world.signUp();
    const person = await world.signUp();
    const ask = (as: Person, email: string) => strict.call('PUT', '/auth/v1/user', { as, body: { email } });
    const forTaken = await ask(person, taken.email);
    const forFree = await ask(await world.signUp(), 'free@example.com');
    expect([forTaken.status, forTaken.body.new_email]).toEqual([200, taken.email]);
    expect(Object.keys(forTaken.body).sort()).toEqual(Object.keys(forFree.body).sort());
    const mails = await readMails(world, taken.email);
    expect(mails.map(({ subject, code }) => [subject, code])).toEqual([['You already have an account', '']]);
    await strict.product.close();
  });

  it('is limited to one mail a minute for the new address', async () => {
    const person = await world.signUp();
    expect((await update(person, { email: 'soon@example.com' })).status).toBe(200);
    const again = await update(person, { email: 'soon@example.com' });
    expect([again.status, again.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
  });
});

describe('somebody anonymous', () => {
  const signUp = async (target = world): Promise<Person> => {
    const { body } = await target.call('POST', '/auth/v1/signup', { body: {} });
    const { access_token: accessToken, refresh_token: refreshToken } = body;
    return { email: '', userId: body.user.id, accessToken, refreshToken };
  };

  it('becomes permanent at once where addresses are not confirmed', async () => {
    const person = await signUp();
    const answer = await update(person, { email: 'permanent@example.com', password, data: { full_name: 'Ada' } });
    expect(answer.body).toMatchObject({ email: 'permanent@example.com', is_anonymous: false });
    expect(answer.body.app_metadata.providers).toEqual(['email']);
    const account = await world.call('GET', '/api/account', { as: person });
    expect([account.status, account.body.name]).toEqual([200, 'Ada']);
    expect((await signIn('permanent@example.com', password)).status).toBe(200);
  });

  it('becomes permanent after confirming where addresses are confirmed', async () => {
    const strict = await createTestProduct({
      database: world.database,
      environment: { AUTH_CONFIRM_EMAIL: 'on', AUTH_ANONYMOUS: 'on' },
    });
    strict.clock.now = world.clock.now;
    const person = await signUp(strict);
    const email = 'confirmed-later@example.com';
    const asked = await strict.call('PUT', '/auth/v1/user', { as: person, body: { email, password } });
    expect(asked.body).toMatchObject({ new_email: email, is_anonymous: true });
    expect((await signIn(email, password)).body.error_code).toBe('invalid_credentials');
    expect((await strict.call('GET', '/api/account', { as: person })).status).toBe(401);
    const { code } = await readNewestMail(world, email);
    const body = { type: 'email_change', email, token: code };
    const done = await strict.call('POST', '/auth/v1/verify', { body });
    expect(done.body.user).toMatchObject({ email, is_anonymous: false });
    expect((await strict.call('GET', '/api/account', { as: person })).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
    await strict.product.close();
  });

  it('sets no password without an address, and cannot be asked to reauthenticate', async () => {
    const person = await signUp();
    const answer = await update(person, { password });
    expect([answer.status, answer.body.msg]).toEqual([
      400,
      'Updating password of an anonymous user without an email or phone is not allowed',
    ]);
    expect((await world.call('GET', '/auth/v1/reauthenticate', { as: person })).body.error_code).toBe(
      'validation_failed',
    );
  });
});
