import { AuthClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_REDIRECTS: 'https://app.example' } });
});
afterAll(() => world.close());
// The next mail to the same address may go out.
beforeEach(() => later(61_000));

const password = 'correct horse battery';
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
const tryCode = (email: string, token: string, type = 'recovery') => post('/verify', { type, email, token });
const other = (code: string): string => (code === '999999' ? '100000' : String(Number(code) + 1));
const wrong = [403, 'otp_expired', 'Token has expired or is invalid'];
const refusalOf = (answer: { status: number; body: { error_code?: string; msg?: string } }) => [
  answer.status,
  answer.body.error_code,
  answer.body.msg,
];

async function recover(): Promise<{ email: string; code: string; tokenHash: string }> {
  const { email } = await world.signUp();
  await post('/recover', { email });
  return { email, ...(await readNewestMail(world, email)) };
}

describe('a six-digit code', () => {
  it('is kept as a keyed hash: nothing of it stands in the database', async () => {
    const { code, tokenHash } = await recover();
    const rows = await world.product.database.system<{ row: string }[]>`
      select t::text as row from auth_one_time_token t`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain(code);
      expect(row).not.toContain(tokenHash);
    }
  });

  it('is between 100000 and 999999', async () => {
    for (let index = 0; index < 5; index++) expect((await recover()).code).toMatch(/^[1-9]\d{5}$/);
  });

  it('works for ten minutes and no longer', async () => {
    const early = await recover();
    later(10 * 60_000 - 1);
    expect((await tryCode(early.email, early.code)).status).toBe(200);
    const late = await recover();
    later(10 * 60_000);
    expect(refusalOf(await tryCode(late.email, late.code))).toEqual(wrong);
  });

  it('works once', async () => {
    const { email, code } = await recover();
    expect((await tryCode(email, code)).status).toBe(200);
    expect(refusalOf(await tryCode(email, code))).toEqual(wrong);
  });

  it('works once under twenty parallel tries', async () => {
    const { email, code } = await recover();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('survives four wrong tries and not five', async () => {
    const four = await recover();
    for (let index = 0; index < 4; index++) await tryCode(four.email, other(four.code));
    expect((await tryCode(four.email, four.code)).status).toBe(200);
    const five = await recover();
    for (let index = 0; index < 5; index++)
      expect(refusalOf(await tryCode(five.email, other(five.code)))).toEqual(wrong);
    expect(refusalOf(await tryCode(five.email, five.code))).toEqual(wrong);
  });

  it('counts every wrong try of twenty in parallel', async () => {
    const { email, code } = await recover();
    await Promise.all(Array.from({ length: 20 }, () => tryCode(email, other(code))));
    expect(refusalOf(await tryCode(email, code))).toEqual(wrong);
  });

  it('is replaced by a newer one', async () => {
    const { email, code } = await recover();
    later(61_000);
    await post('/recover', { email });
    const newest = await readNewestMail(world, email);
    expect(refusalOf(await tryCode(email, newest.code === code ? other(code) : code))).toEqual(wrong);
    expect((await tryCode(email, newest.code)).status).toBe(200);
  });

  it('opens nothing of another kind and nothing of another person', async () => {
    const { email, code } = await recover();
    const stranger = await recover();
    for (const type of ['signup', 'invite', 'magiclink', 'email', 'email_change'])
      expect(refusalOf(await tryCode(email, code, type))).toEqual(wrong);
    if (stranger.code !== code) expect(refusalOf(await tryCode(stranger.email, code))).toEqual(wrong);
    expect((await tryCode(email, code)).status).toBe(200);
  });

  it('is void, with every other code and link, after the password was changed', async () => {
    const person = await world.signUp();
    await post('/recover', { email: person.email });
    const recovery = await readNewestMail(world, person.email);
    later(61_000);
    await post('/otp', { email: person.email });
    const magicLink = await readNewestMail(world, person.email);
    const body = { password: 'another password', current_password: password };
    expect((await world.call('PUT', '/auth/v1/user', { as: person, body })).status).toBe(200);
    expect(refusalOf(await tryCode(person.email, recovery.code))).toEqual(wrong);
    expect(refusalOf(await tryCode(person.email, magicLink.code, 'email'))).toEqual(wrong);
    const link = await post('/verify', { type: 'magiclink', token_hash: magicLink.tokenHash });
    expect(refusalOf(link)).toEqual(wrong);
  });

  it('is refused alike for an unknown address and a wrong code', async () => {
    expect(refusalOf(await tryCode('nobody-here@example.com', '123456'))).toEqual(wrong);
    expect(refusalOf(await tryCode('no address', '123456'))).toEqual(wrong);
  });

  it('is guessed at most a hundred times in a quarter of an hour from one address', async () => {
    later(16 * 60_000);
    for (let index = 0; index < 100; index++) await tryCode('nobody-here@example.com', '123456');
    const refused = await tryCode('nobody-here@example.com', '123456');
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    later(16 * 60_000);
  });
});

describe('what is shown', () => {
  it.each([
    [{ token: '123456', email: 'a@example.com' }, 'Verify requires a verification type'],
    [{ type: 'nonsense', token: '123456', email: 'a@example.com' }, 'Unsupported verification type'],
    [{ type: 'toString', token: '123456', email: 'a@example.com' }, 'Unsupported verification type'],
    [{ type: 'email' }, 'Verify requires either a token or a token hash'],
    [{ type: 'email', token: '1' }, 'Only an email address or phone number should be provided on verify'],
    [{ type: 'email', token_hash: 'x', email: 'a@example.com' }, 'Only the token_hash and type should be provided'],
    [{ type: 'sms', token: '1', phone: '+15550100' }, 'Unsupported phone provider'],
    [{ type: 'phone_change', token: '1', phone: '+15550100' }, 'Unsupported phone provider'],
    [{ type: 'email', token: '1', phone: '+15550100' }, 'Unsupported phone provider'],
  ])('is refused as it is: %j', async (body, message) => {
    const answer = await post('/verify', body);
    expect([answer.status, answer.body.msg]).toEqual([400, message]);
  });

  it.each([
    ['recovery', '/recover', 'recovery'],
    ['magiclink', '/otp', 'magiclink'],
    ['email', '/otp', 'otp'],
  ])('of type %s opens a session that says so', async (type, path, method) => {
    const { email } = await world.signUp();
    await post(path, { email });
    const { tokenHash } = await readNewestMail(world, email);
    const answer = await post('/verify', { type, token_hash: tokenHash });
    expect(answer.status).toBe(200);
    expect(decodeJwt(answer.body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method }] });
  });

  it('does not open the account of somebody banned', async () => {
    const { email, code } = await recover();
    const until = new Date(world.clock.now.getTime() + 3_600_000);
    await world.product.database.system`update auth_user set banned_until = ${until} where email = ${email}`;
    const answer = await tryCode(email, code);
    expect([answer.status, answer.body.error_code]).toEqual([400, 'user_banned']);
  });
});

describe('a link that is followed', () => {
  const follow = (query: string) => world.call('GET', `/auth/v1/verify?${query}`);
  const ask = async (redirectTo: string, more = {}) => {
    const { email } = await world.signUp();
    await post(`/otp?redirect_to=${encodeURIComponent(redirectTo)}`, { email, ...more });
    return readNewestMail(world, email);
  };

  it('leads back with the session in the fragment, once', async () => {
    const { tokenHash } = await ask('https://app.example/welcome');
    const query = `token=${tokenHash}&type=magiclink`;
    const answer = await follow(query);
    const location = new URL(answer.headers.get('location')!);
    expect([answer.status, location.origin + location.pathname, location.search]).toEqual([
      303,
      'https://app.example/welcome',
      '',
    ]);
    const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'magiclink', expires_in: '900' });
    const user = await world.call('GET', '/auth/v1/user', {
      headers: { authorization: `Bearer ${fragment.access_token}` },
    });
    expect(user.status).toBe(200);

    const again = await follow(`${query}&redirect_to=${encodeURIComponent('https://app.example/welcome')}`);
    const error = new URL(again.headers.get('location')!);
    expect(error.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    );
    expect(error.origin).toBe('https://app.example');
  });

  it('leads to the site and nowhere else that was not listed', async () => {
    const { tokenHash } = await ask('https://evil.example/');
    const evil = encodeURIComponent('https://app.example@evil.example/');
    const answer = await follow(`token_hash=${tokenHash}&type=magiclink&redirect_to=${evil}`);
    expect(new URL(answer.headers.get('location')!).origin).toBe('http://localhost:18400');
  });

  it('answers a code in the query where it was asked for with a challenge', async () => {
    const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const { tokenHash } = await ask('https://app.example/', { code_challenge, code_challenge_method: 's256' });
    const location = new URL((await follow(`token=${tokenHash}&type=magiclink`)).headers.get('location')!);
    expect(location.hash).toBe('');
    const code = location.searchParams.get('code')!;
    const stored = await world.product.database.system<{ row: string; challenge: string; method: string }[]>`
      select f::text as row, code_challenge as challenge, amr_method as method from auth_flow f where kind = 'email'`;
    expect(stored).toEqual([
      { row: expect.not.stringContaining(code), challenge: code_challenge, method: 'magiclink' },
    ]);
  });

  it.each([
    ['type=magiclink', 'Verify requires a token'],
    ['token=x', 'Verify requires a verification type'],
    ['token=x&type=sms', 'Unsupported phone provider'],
  ])('is refused without what it needs: %s', async (query, message) => {
    const answer = await follow(query);
    expect([answer.status, answer.body.msg]).toEqual([400, message]);
  });
});

describe('a change of address', () => {
  const change = async () => {
    const person = await world.signUp();
    const newEmail = `new-${person.email}`;
    const body = { email: newEmail };
    const asked = await world.call('PUT', '/auth/v1/user', { as: person, body });
    expect([asked.status, asked.body.email, asked.body.new_email]).toEqual([200, person.email, newEmail]);
    return {
      person,
      newEmail,
      current: await readNewestMail(world, person.email),
      next: await readNewestMail(world, newEmail),
    };
  };
  const half = {
    code: '200',
    msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  };
  const confirm = (tokenHash: string) => post('/verify', { type: 'email_change', token_hash: tokenHash });
  const emailOf = async (userId: string) => {
    const [row] = await world.product.database.system`
      select u.email as "authEmail", a.email as "accountEmail", i.identity_data ->> 'email' as "identityEmail"
      from auth_user u join users a on a.user_id = u.id join auth_identity i on i.user_id = u.id where u.id = ${userId}`;
    return new Set(Object.values(row!));
  };

  it.each(['current first', 'new first'])('needs both addresses, %s; then it holds everywhere', async (order) => {
    const { person, newEmail, current, next } = await change();
    const mails = order === 'current first' ? [current, next] : [next, current];
    const first = await confirm(mails[0]!.tokenHash);
    expect([first.status, first.body]).toEqual([200, half]);
    expect(await emailOf(person.userId)).toEqual(new Set([person.email]));
    const second = await confirm(mails[1]!.tokenHash);
    expect([second.status, second.body.user.email, second.body.user.new_email]).toEqual([200, newEmail, undefined]);
    expect(await emailOf(person.userId)).toEqual(new Set([newEmail]));
    const [notice] = await readMails(world, person.email);
    expect(notice!.subject).toBe('Your email address was changed');
    expect(notice!.text).toContain(newEmail);
    // Every session stays.
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
  });

  it('takes codes as well as links', async () => {
    const { person, newEmail, current, next } = await change();
    expect((await tryCode(person.email, current.code, 'email_change')).body).toEqual(half);
    expect((await tryCode(newEmail, next.code, 'email_change')).body.user.email).toBe(newEmail);
  });

  it('is not made by confirming one address twice', async () => {
    const { person, current } = await change();
    expect((await confirm(current.tokenHash)).body).toEqual(half);
    expect(refusalOf(await confirm(current.tokenHash))).toEqual(wrong);
    expect(await emailOf(person.userId)).toEqual(new Set([person.email]));
  });

  it('does not take the confirmation of an earlier change', async () => {
    const { person, current } = await change();
    expect((await confirm(current.tokenHash)).body).toEqual(half);
    later(61_000);
    const laterEmail = `later-${person.email}`;
    await world.call('PUT', '/auth/v1/user', { as: person, body: { email: laterEmail } });
    const { tokenHash } = await readNewestMail(world, laterEmail);
    expect((await confirm(tokenHash)).body).toEqual(half);
    expect(await emailOf(person.userId)).toEqual(new Set([person.email]));
  });

  it('is asked for again by resend', async () => {
    const { person, newEmail, current } = await change();
    later(61_000);
    await post('/resend', { type: 'email_change', email: person.email });
    await world.product.sendAskedMails();
    expect(refusalOf(await confirm(current.tokenHash))).toEqual(wrong);
    await confirm((await readNewestMail(world, person.email)).tokenHash);
    expect((await confirm((await readNewestMail(world, newEmail)).tokenHash)).body.user.email).toBe(newEmail);
  });

  it('shows the first confirmation in the address a link leads back to', async () => {
    const { current } = await change();
    const answer = await world.call('GET', `/auth/v1/verify?token=${current.tokenHash}&type=email_change`);
    const location = new URL(answer.headers.get('location')!);
    expect(new URLSearchParams(location.hash.slice(1)).get('message')).toBe(half.msg);
  });

  it('is refused where the address was confirmed by somebody else in the meantime', async () => {
    const { newEmail, current, next } = await change();
    await confirm(current.tokenHash);
    await post('/signup', { email: newEmail, password });
    const answer = await confirm(next.tokenHash);
    expect([answer.status, answer.body.error_code]).toEqual([422, 'email_exists']);
  });
});

describe('the public client', () => {
  it('resets a password with the mailed code and hears of it', async () => {
    const { email } = await world.signUp();
    const client = new AuthClient({
      url: 'http://localhost:18400/auth/v1',
      autoRefreshToken: false,
      persistSession: false,
      fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
    });
    const events: string[] = [];
    client.onAuthStateChange((event: string) => void events.push(event));
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { code } = await readNewestMail(world, email);
    expect((await client.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'a whole new password' })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password: 'a whole new password' })).error).toBeNull();
  });
});
