import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
const password = 'correct horse battery';
const url = 'http://localhost:18400/auth/v1';
let world: TestProduct;
let admin: GoTrueAdminApi;
// Sign-up is closed: an administrator may still let people in.
beforeAll(async () => {
  world = await createTestProduct({
    environment: { AUTH_SERVICE_KEY: serviceKey, AUTH_SIGN_UP: 'off', AUTH_CONFIRM_EMAIL: 'on' },
  });
  admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${serviceKey}` }, fetch: fetchInProcess });
});
afterAll(() => world.close());

const fetchInProcess: typeof fetch = (input, init) =>
  Promise.resolve(world.product.app.request(new Request(input as string, init)));
const createClient = () =>
  new AuthClient({ url, autoRefreshToken: false, persistSession: false, fetch: fetchInProcess });
const mailsTo = (recipient: string) => readMails(world, recipient);
const makePerson = async (email: string) => {
  const { data } = await admin.createUser({ email, password, email_confirm: true });
  return data.user!;
};
const follow = async (link: string) => {
  const { pathname, search } = new URL(link);
  const answer = await world.call('GET', `${pathname}${search}`);
  return new URL(answer.headers.get('location')!);
};

describe('an invitation', () => {
  it('is mailed, opens a session once, and lets the person set a password', async () => {
    const email = 'invited@example.com';
    const invited = await admin.inviteUserByEmail(email, { data: { full_name: 'In Vited' } });
    expect(invited.error).toBeNull();
    expect(invited.data.user).toMatchObject({ email, user_metadata: { full_name: 'In Vited' } });
    expect(invited.data.user?.invited_at).toBeTruthy();
    const mail = await readNewestMail(world, email);
    const token_hash = /token_hash=([0-9a-f]{64})/.exec(mail.text)![1]!;
    const client = createClient();
    const opened = await client.verifyOtp({ token_hash, type: 'invite' });
    expect(opened.data.session).toBeTruthy();
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await createClient().signInWithPassword({ email, password })).error).toBeNull();
    expect((await createClient().verifyOtp({ token_hash, type: 'invite' })).error?.code).toBe('otp_expired');
  });

  it('is sent again until it was taken, and refused afterwards', async () => {
    const email = 'again@example.com';
    await admin.inviteUserByEmail(email);
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('over_email_send_rate_limit');
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect((await admin.inviteUserByEmail(email)).error).toBeNull();
    expect(await mailsTo(email)).toHaveLength(2);
    const taken = await admin.inviteUserByEmail('invited@example.com');
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'email_exists']);
  });

  it('leads back to the allow-list only', async () => {
    await admin.inviteUserByEmail('led@example.com', { redirectTo: 'https://evil.example/' });
    expect((await readNewestMail(world, 'led@example.com')).text).not.toContain('evil');
  });
});

describe('a link made for an administrator', () => {
  it('signs a new person up: nothing is mailed, link and code work once', async () => {
    const email = 'linked@example.com';
    const made = await admin.generateLink({ type: 'signup', email, password, options: { data: { full_name: 'L' } } });
    expect(made.error).toBeNull();
    const { properties, user } = made.data;
    expect(properties).toMatchObject({ verification_type: 'signup', redirect_to: 'http://localhost:18400' });
    expect(properties?.email_otp).toMatch(/^\d{6}$/);
    expect(user).toMatchObject({ email, user_metadata: { full_name: 'L' } });
    expect(user).not.toHaveProperty('action_link');
    expect(await mailsTo(email)).toEqual([]);
    const landed = await follow(properties!.action_link);
    expect(new URLSearchParams(landed.hash.slice(1)).get('type')).toBe('signup');
    expect((await createClient().signInWithPassword({ email, password })).error).toBeNull();
    expect(new URLSearchParams((await follow(properties!.action_link)).hash.slice(1)).get('error_code')).toBe(
      'otp_expired',
    );
  });

  it.each(['magiclink', 'recovery'] as const)('opens a session as %s, by code too', async (type) => {
    const email = `${type}@example.com`;
    await makePerson(email);
    const { data } = await admin.generateLink({ type, email });
    expect(data.properties?.verification_type).toBe(type);
    const opened = await createClient().verifyOtp({ email, token: data.properties!.email_otp, type });
    expect(opened.data.session).toBeTruthy();
    const again = await createClient().verifyOtp({ token_hash: data.properties!.hashed_token, type });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('turns a magic link for somebody new into a sign-up', async () => {
    const { data } = await admin.generateLink({ type: 'magiclink', email: 'nobody-yet@example.com' });
    expect(data.properties?.verification_type).toBe('signup');
    const opened = await createClient().verifyOtp({ token_hash: data.properties!.hashed_token, type: 'signup' });
    expect(opened.data.user?.email).toBe('nobody-yet@example.com');
  });

  it('invites', async () => {
    const { data } = await admin.generateLink({ type: 'invite', email: 'by-link@example.com' });
    expect(data.user?.invited_at).toBeTruthy();
    const opened = await createClient().verifyOtp({ token_hash: data.properties!.hashed_token, type: 'invite' });
    expect(opened.data.session).toBeTruthy();
  });

  it('changes an address once both halves are confirmed', async () => {
    const email = 'old@example.com';
    const newEmail = 'new@example.com';
    await makePerson(email);
    const half = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    expect(half.data.properties?.verification_type).toBe('email_change_current');
    await follow(half.data.properties!.action_link);
    expect((await createClient().signInWithPassword({ email, password })).error).toBeNull();
    const rest = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    await follow(rest.data.properties!.action_link);
    expect((await createClient().signInWithPassword({ email: newEmail, password })).error).toBeNull();
  });

  it('confirms no other change of address than its own', async () => {
    const email = 'steady@example.com';
    await makePerson(email);
    const first = await admin.generateLink({ type: 'email_change_current', email, newEmail: 'first@example.com' });
    await follow(first.data.properties!.action_link);
    const second = await admin.generateLink({ type: 'email_change_new', email, newEmail: 'second@example.com' });
    await follow(second.data.properties!.action_link);
    expect((await createClient().signInWithPassword({ email, password })).error).toBeNull();
    expect((await createClient().signInWithPassword({ email: 'second@example.com', password })).error).not.toBeNull();
  });

  it.each([
    ['a type nobody knows', { type: 'sms', email: 'old2@example.com' }, 400, 'validation_failed'],
    ['an unknown address', { type: 'recovery', email: 'unknown@example.com' }, 404, 'user_not_found'],
    ['a confirmed address', { type: 'signup', email: 'linked@example.com', password }, 422, 'email_exists'],
    ['no password', { type: 'signup', email: 'x@example.com' }, 400, 'validation_failed'],
    ['a short password', { type: 'signup', email: 'x@example.com', password: 'short' }, 422, 'weak_password'],
    ['no new address', { type: 'email_change_new', email: 'linked@example.com' }, 400, 'validation_failed'],
    [
      'a taken new address',
      { type: 'email_change_new', email: 'linked@example.com', new_email: 'invited@example.com' },
      422,
      'email_exists',
    ],
  ])('is refused with %s', async (_case, body, status, code) => {
    const headers = { authorization: `Bearer ${serviceKey}` };
    const answer = await world.call('POST', '/auth/v1/admin/generate_link', { body, headers });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  it('does not make sign-up open', async () => {
    const { error } = await createClient().signUp({ email: 'stranger@example.com', password });
    expect([error?.status, error?.code]).toEqual([422, 'signup_disabled']);
  });
});
