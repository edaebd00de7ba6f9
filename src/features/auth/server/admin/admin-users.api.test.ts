import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const password = 'correct horse battery';
let world: TestProduct;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey } });
  admin = adminWith(serviceKey);
});
afterAll(() => world.close());

const adminWith = (key: string) =>
  new GoTrueAdminApi({
    url: 'http://localhost:18400/auth/v1',
    headers: { Authorization: `Bearer ${key}` },
    fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
  });
const byKey = (method: string, path: string, body?: unknown, key = serviceKey) =>
  world.call(method, `/auth/v1${path}`, { body, headers: { authorization: `Bearer ${key}` } });
const signIn = (email: string, tried = password) =>
  world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: tried } });
const readAccount = (as: Person) => world.call('GET', '/api/account', { as });
const trailOf = async (userId: string) =>
  world.product.database.system<{ event: string; detail: Record<string, string> }[]>`
    select event, detail from auth_audit where user_id = ${userId} order by occurred_at, id`;
const mailsTo = (recipient: string) => readMails(world, recipient);

describe('the service key', () => {
  it('is asked for by every route of the administration API', async () => {
    const person = await world.signUp();
    const routes = world.product.routes.filter(({ path }) => /^\/auth\/v1\/(?:admin\/|invite)/.test(path));
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path } of routes) {
      const target = path.replace('/auth/v1', '').replace(':id', person.userId).replace(/:\w+/g, person.userId);
      const refuse = async (headers: Record<string, string>) => {
        const answer = await world.call(method, `/auth/v1${target}`, { headers });
        return [`${method} ${target}`, answer.status, answer.body.error_code];
      };
      const name = `${method} ${target}`;
      expect(await refuse({})).toEqual([name, 401, 'no_authorization']);
      for (const wrong of [`${serviceKey}x`, serviceKey.slice(1), person.accessToken])
        expect(await refuse({ authorization: `Bearer ${wrong}` })).toEqual([name, 403, 'not_admin']);
    }
    expect((await readAccount(person)).status).toBe(200);
  });

  it('opens nothing where none is set', async () => {
    const closed = await createTestProduct();
    for (const key of [serviceKey, 'undefined', 'null']) {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await closed.call('GET', '/auth/v1/admin/users', { headers });
      expect([answer.status, answer.body.error_code]).toEqual([403, 'not_admin']);
    }
    await closed.close();
  });
});

describe('creating a person', () => {
  it('gives them an account at once, without a mail', async () => {
    const email = 'made@example.com';
    const made = await admin.createUser({
      email: ' Made@Example.com ',
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Made Person' },
      app_metadata: { team: 'north', provider: 'google' },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Made Person' },
      app_metadata: { team: 'north', provider: 'email', providers: ['email'] },
    });
    const opened = await signIn(email);
    expect(opened.status).toBe(200);
    const account = await world.call('GET', '/api/account', {
      headers: { authorization: `Bearer ${opened.body.access_token}` },
    });
    expect(account.body).toMatchObject({ email, name: 'Made Person' });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('leaves the address unconfirmed unless it says so', async () => {
    await admin.createUser({ email: 'unconfirmed@example.com', password });
    expect((await signIn('unconfirmed@example.com')).body.error_code).toBe('email_not_confirmed');
  });

  it('takes an id, once', async () => {
    const id = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
    expect((await admin.createUser({ id, email: 'own-id@example.com' })).data.user?.id).toBe(id);
    const again = await admin.createUser({ id, email: 'other-id@example.com' });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'user_already_exists']);
    const atOnce = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        admin.createUser({ id: '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a002', email: `at-once-${n}@example.com` }),
      ),
    );
    const codes = atOnce.map(({ error }) => error?.code ?? 'made').sort();
    expect(codes).toEqual(['made', 'user_already_exists', 'user_already_exists', 'user_already_exists']);
  });

  it.each([
    ['a taken address', { email: 'MADE@example.com' }, 422, 'email_exists'],
    ['no address', { password }, 400, 'validation_failed'],
    ['a bad address', { email: 'nobody' }, 400, 'email_address_invalid'],
    ['a short password', { email: 'a@example.com', password: 'seven77' }, 422, 'weak_password'],
    ['a phone', { email: 'a@example.com', phone: '+32470000000' }, 400, 'phone_provider_disabled'],
    ['a role', { email: 'a@example.com', role: 'service_role' }, 400, 'validation_failed'],
    ['a hash made elsewhere', { email: 'a@example.com', password_hash: '$2y$10$x' }, 400, 'validation_failed'],
    ['a bad ban', { email: 'a@example.com', ban_duration: 'forever' }, 400, 'validation_failed'],
    ['a bad id', { email: 'a@example.com', id: '1' }, 400, 'validation_failed'],
    ['metadata that is no object', { email: 'a@example.com', app_metadata: [] }, 400, 'validation_failed'],
    [
      'metadata that is too large',
      { email: 'a@example.com', app_metadata: { a: 'x'.repeat(9000) } },
      400,
      'validation_failed',
    ],
  ])('is refused with %s', async (_case, body, status, code) => {
    const answer = await byKey('POST', '/admin/users', body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });
});

describe('the list of people', () => {
  it('comes in pages the client can follow', async () => {
    for (let index = 0; index < 3; index++) {
      world.clock.now = new Date(world.clock.now.getTime() + 1000);
      await world.signUp();
    }
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    const { users, total, nextPage, lastPage } = first.data as Extract<typeof first, { error: null }>['data'];
    expect(users).toHaveLength(2);
    expect([nextPage, lastPage]).toEqual([2, Math.ceil(total / 2)]);
    const last = await admin.listUsers({ page: lastPage, perPage: 2 });
    const end = last.data as Extract<typeof last, { error: null }>['data'];
    expect(end.nextPage).toBeNull();
    expect(end.users.length).toBeGreaterThan(0);
    const all = await admin.listUsers();
    expect(all.data.users).toHaveLength(total);
    const madeAt = all.data.users.map(({ created_at }) => Date.parse(created_at));
    expect(madeAt).toEqual([...madeAt].sort((a, b) => b - a));
    expect(madeAt[0]).toBeGreaterThan(madeAt.at(-1)!);
    const raw = await byKey('GET', '/admin/users?page=1&per_page=2');
    expect(raw.headers.get('x-total-count')).toBe(String(total));
  });

  it.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=1001'])('refuses %s', async (query) => {
    const answer = await byKey('GET', `/admin/users?${query}`);
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
  });

  it('never tells a password hash or a secret', async () => {
    expect(JSON.stringify((await byKey('GET', '/admin/users')).body)).not.toMatch(/argon2|hash|secret/i);
  });
});

describe('changing a person', () => {
  it('sets a new password, ends every session, voids what was mailed, and tells the person', async () => {
    const person = await world.signUp();
    await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
    const recovery = await readNewestMail(world, person.email);
    const code = /\b\d{6}\b/.exec(recovery.text)![0];
    const changed = await admin.updateUserById(person.userId, { password: 'another long password' });
    expect(changed.error).toBeNull();
    expect((await readAccount(person)).status).toBe(401);
    const verify = await world.call('POST', '/auth/v1/verify', {
      body: { type: 'recovery', email: person.email, token: code },
    });
    expect(verify.body.error_code).toBe('otp_expired');
    expect((await signIn(person.email)).status).toBe(400);
    expect((await signIn(person.email, 'another long password')).status).toBe(200);
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await trailOf(person.userId)).toContainEqual({
      event: 'changed_by_administrator',
      detail: { changed: 'password' },
    });
  });

  it('sets a new address everywhere at once and tells the one before', async () => {
    const person = await world.signUp();
    const changed = await admin.updateUserById(person.userId, { email: 'Moved@example.com' });
    expect(changed.data.user).toMatchObject({ email: 'moved@example.com' });
    expect(changed.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'moved@example.com',
      email_verified: true,
    });
    expect((await readAccount(person)).body.email).toBe('moved@example.com');
    expect((await signIn('moved@example.com')).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(400);
    expect(await mailsTo(person.email)).toHaveLength(1);
    const other = await world.signUp();
    const taken = await admin.updateUserById(other.userId, { email: 'moved@example.com' });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'email_exists']);
  });

  it('merges metadata, null takes a key away, and the name follows', async () => {
    const person = await world.signUp();
    await admin.updateUserById(person.userId, {
      user_metadata: { full_name: 'New Name', a: 1 },
      app_metadata: { b: 2 },
    });
    const { data } = await admin.updateUserById(person.userId, { user_metadata: { a: null }, app_metadata: { c: 3 } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'New Name' });
    expect(data.user?.app_metadata).toMatchObject({ b: 2, c: 3, provider: 'email' });
    expect((await readAccount(person)).body.name).toBe('New Name');
  });

  it('confirms an address', async () => {
    const { data } = await admin.createUser({ email: 'confirm-me@example.com', password });
    await admin.updateUserById(data.user!.id, { email_confirm: true });
    expect((await signIn('confirm-me@example.com')).status).toBe(200);
  });

  it('bans at once, on every route, until the ban ends or is lifted', async () => {
    const person = await world.signUp();
    const { data } = await admin.updateUserById(person.userId, { ban_duration: '24h' });
    expect(new Date((data.user as { banned_until?: string }).banned_until!).getTime()).toBe(
      world.clock.now.getTime() + 24 * 3_600_000,
    );
    expect((await readAccount(person)).status).toBe(401);
    const refresh = { body: { refresh_token: person.refreshToken } };
    expect((await world.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    expect((await signIn(person.email)).body.error_code).toBe('user_banned');
    const lifted = await admin.updateUserById(person.userId, { ban_duration: 'none' });
    expect(lifted.data.user).not.toHaveProperty('banned_until');
    expect((await signIn(person.email)).status).toBe(200);
  });

  it.each([
    ['a role', { role: 'admin' }, 'validation_failed'],
    ['a phone', { phone: '+32470000000' }, 'phone_provider_disabled'],
    ['a short password', { password: 'short' }, 'weak_password'],
  ])('is refused with %s', async (_case, body, code) => {
    const person = await world.signUp();
    expect((await byKey('PUT', `/admin/users/${person.userId}`, body)).body.error_code).toBe(code);
  });

  it.each(['6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3affe', 'nonsense'])('answers 404 for the id %s', async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await byKey(method, `/admin/users/${id}`, method === 'GET' ? undefined : {});
      expect([answer.status, answer.body.error_code]).toEqual([404, 'user_not_found']);
    }
  });
});

describe('signing a person out with their own token', () => {
  it('ends what the scope says, and takes no service key for it', async () => {
    const person = await world.signUp();
    const other = await signIn(person.email);
    expect((await admin.signOut(person.accessToken, 'others')).error).toBeNull();
    expect((await readAccount({ ...person, accessToken: other.body.access_token })).status).toBe(401);
    expect((await readAccount(person)).status).toBe(200);
    expect((await admin.signOut(person.accessToken)).error).toBeNull();
    expect((await readAccount(person)).status).toBe(401);
    expect((await admin.signOut(serviceKey)).error?.code).toBe('bad_jwt');
  });
});
