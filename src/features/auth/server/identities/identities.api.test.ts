import { AuthClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProviderPerson, startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import { createProviderBrowser, type ProviderBrowser } from '#testing/provider-browser.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let google: TestOidcProvider;
let world: TestProduct;
beforeAll(async () => {
  google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  world = await createTestProduct({
    environment: { ...google.environment, AUTH_LIMITS: 'off', AUTH_ANONYMOUS: 'on' },
  });
});
afterAll(async () => {
  await world.close();
  await google.close();
});

const password = 'correct horse battery';
const redirectTo = 'http://localhost:18400/platform';
let people = 0;
const newPerson = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  people += 1;
  return { sub: `g-${people}`, email: `g${people}@example.com`, isVerified: true, name: 'Grete Hermann', ...more };
};

function createClient(browser: ProviderBrowser, flowType: 'pkce' | 'implicit' = 'pkce') {
  const stored = new Map<string, string>();
  return new AuthClient({
    url: 'http://localhost:18400/auth/v1',
    autoRefreshToken: false,
    flowType,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (input, init) => browser.fetch(String(input), init),
  });
}

/** Somebody who signed up with address and password, in a browser of their own. */
async function signUp(flowType: 'pkce' | 'implicit' = 'pkce') {
  people += 1;
  const browser = createProviderBrowser(world);
  const client = createClient(browser, flowType);
  const email = `local${people}@example.com`;
  const { data } = await client.signUp({ email, password, options: { data: { full_name: 'Ada' } } });
  return { browser, client, email, user: data.user!, session: data.session! };
}
const startLinking = async (client: ReturnType<typeof createClient>): Promise<string> =>
  (await client.linkIdentity({ provider: 'google', options: { redirectTo, skipBrowserRedirect: true } })).data.url!;
async function link(someone: Awaited<ReturnType<typeof signUp>>, person = newPerson()) {
  google.signInAs(person);
  const end = await someone.browser.open(await startLinking(someone.client));
  const code = end.searchParams.get('code');
  const exchanged = code ? await someone.client.exchangeCodeForSession(code) : undefined;
  return { end, exchanged, person };
}
const providersOf = async (client: ReturnType<typeof createClient>): Promise<string[]> =>
  ((await client.getUser()).data.user?.identities ?? []).map(({ provider }) => provider);
const audit = (userId: string) =>
  world.product.database.system`select event, detail from auth_audit where user_id = ${userId} order by id`;

describe('adding Google to an account', () => {
  it('goes on with the same session, tells the person, and lets both ways in', async () => {
    const someone = await signUp();
    const { exchanged, person } = await link(someone);
    expect(exchanged?.error).toBeNull();
    const sessionOf = (token: string) => decodeJwt(token).session_id;
    expect(sessionOf(exchanged!.data.session!.access_token)).toBe(sessionOf(someone.session.access_token));
    expect(await providersOf(someone.client)).toEqual(['email', 'google']);
    expect((await someone.client.refreshSession()).error).toBeNull();
    expect(await audit(someone.user.id)).toContainEqual({ event: 'identity_linked', detail: { provider: 'google' } });
    const mails = await world.product.database.system`select subject from mail where user_id = ${someone.user.id}`;
    expect(mails.map(({ subject }) => subject).join()).toContain('Google');
    google.signInAs(person);
    const browser = createProviderBrowser(world);
    const end = await browser.open('/auth/v1/authorize?provider=google');
    expect(decodeJwt(new URLSearchParams(end.hash.slice(1)).get('access_token')!).sub).toBe(someone.user.id);
  });

  it('works without a challenge in the browser that began, and in no other', async () => {
    const someone = await signUp('implicit');
    google.signInAs(newPerson());
    const stolen = await createProviderBrowser(world).open(await startLinking(someone.client));
    expect(stolen.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await providersOf(someone.client)).toEqual(['email']);
    const end = await someone.browser.open(await startLinking(someone.client));
    expect(end.hash).toContain('access_token');
    expect(await providersOf(someone.client)).toEqual(['email', 'google']);
  });

  it('joins nothing while the client that began has not exchanged the code', async () => {
    const attacker = await signUp();
    const address = await startLinking(attacker.client);
    const victim = newPerson();
    google.signInAs(victim);
    const end = await createProviderBrowser(world).open(address);
    expect(end.searchParams.get('code')).toBeTruthy();
    expect(await providersOf(attacker.client)).toEqual(['email']);
  });

  it("refuses somebody else's identity, one's own again, and an address that is not verified", async () => {
    const owner = await signUp();
    const { person } = await link(owner);
    const again = await link(owner, person);
    expect(again.end.searchParams.get('error_code')).toBe('identity_already_exists');
    expect(again.end.searchParams.get('error_description')).toBe('Identity is already linked');
    const other = await signUp();
    const taken = await link(other, person);
    expect(taken.end.searchParams.get('error_description')).toBe('Identity is already linked to another user');
    const unsure = await link(other, newPerson({ isVerified: false }));
    expect(unsure.end.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(await providersOf(other.client)).toEqual(['email']);
  });

  it('refuses an identity that found its owner between the way back and the exchange', async () => {
    const [first, second] = [await signUp(), await signUp()];
    google.signInAs(newPerson());
    const ends = [
      await first.browser.open(await startLinking(first.client)),
      await second.browser.open(await startLinking(second.client)),
    ];
    const codes = ends.map((end) => end.searchParams.get('code')!);
    expect((await first.client.exchangeCodeForSession(codes[0]!)).error).toBeNull();
    expect((await second.client.exchangeCodeForSession(codes[1]!)).error?.code).toBe('identity_already_exists');
  });

  it('ends with the session it began in', async () => {
    const someone = await signUp();
    google.signInAs(newPerson());
    const end = await someone.browser.open(await startLinking(someone.client));
    const headers = { authorization: `Bearer ${someone.session.access_token}` };
    await world.call('POST', '/auth/v1/logout', { headers });
    const { error } = await someone.client.exchangeCodeForSession(end.searchParams.get('code')!);
    // What the client makes of session_not_found.
    expect(error?.name).toBe('AuthSessionMissingError');
    const left = await world.product.database
      .system`select provider from auth_identity where user_id = ${someone.user.id}`;
    expect(left).toEqual([{ provider: 'email' }]);
  });

  it('works with an ID token of the client, and not without a session', async () => {
    const someone = await signUp();
    const person = { sub: 'g-token', email: 'token@example.com', email_verified: true };
    const token = await google.signIdToken(person);
    const linked = await someone.client.linkIdentity({ provider: 'google', token });
    expect(linked.error).toBeNull();
    expect(await providersOf(someone.client)).toEqual(['email', 'google']);
    const body = { provider: 'google', id_token: token, link_identity: true };
    const nobody = await world.call('POST', '/auth/v1/token?grant_type=id_token', { body });
    expect([nobody.status, nobody.body.error_code]).toEqual([401, 'no_authorization']);
  });

  it('is not begun without a session', async () => {
    const { status } = await world.call('GET', '/auth/v1/user/identities/authorize?provider=google');
    expect(status).toBe(401);
  });

  it('makes an anonymous person a permanent one, with an account', async () => {
    const browser = createProviderBrowser(world);
    const client = createClient(browser);
    const { data } = await client.signInAnonymously();
    const person = newPerson();
    const { exchanged } = await link({ browser, client, email: '', user: data.user!, session: data.session! }, person);
    expect(exchanged?.data.user).toMatchObject({ id: data.user!.id, email: person.email, is_anonymous: false });
    const headers = { authorization: `Bearer ${exchanged!.data.session!.access_token}` };
    expect((await world.call('GET', '/api/account', { headers })).body.email).toBe(person.email);
  });

  it('does not make an anonymous person the owner of an address that has an account', async () => {
    const owner = await signUp();
    const browser = createProviderBrowser(world);
    const client = createClient(browser);
    const { data } = await client.signInAnonymously();
    const anonymous = { browser, client, email: '', user: data.user!, session: data.session! };
    const { end } = await link(anonymous, newPerson({ email: owner.email }));
    expect(end.searchParams.get('error_code')).toBe('email_exists');
  });
});

describe('taking an identity away', () => {
  const identityOf = async (client: ReturnType<typeof createClient>, provider: string) =>
    (await client.getUserIdentities()).data!.identities.find((identity) => identity.provider === provider)!;

  it('leaves the other way in, tells the person, and lets the identity go', async () => {
    const someone = await signUp();
    const { person } = await link(someone);
    const { error } = await someone.client.unlinkIdentity(await identityOf(someone.client, 'google'));
    expect(error).toBeNull();
    expect(await providersOf(someone.client)).toEqual(['email']);
    expect(await audit(someone.user.id)).toContainEqual({ event: 'identity_unlinked', detail: { provider: 'google' } });
    google.signInAs(person);
    const end = await createProviderBrowser(world).open('/auth/v1/authorize?provider=google');
    expect(decodeJwt(new URLSearchParams(end.hash.slice(1)).get('access_token')!).sub).not.toBe(someone.user.id);
  });

  it('is refused for the only one', async () => {
    const someone = await signUp();
    const { error } = await someone.client.unlinkIdentity(await identityOf(someone.client, 'email'));
    expect([error?.status, error?.code]).toEqual([422, 'single_identity_not_deletable']);
  });

  it('is refused where neither password nor provider would be left', async () => {
    const someone = await signUp();
    await link(someone);
    await world.product.database.system`update auth_user set password_hash = null where id = ${someone.user.id}`;
    const { error } = await someone.client.unlinkIdentity(await identityOf(someone.client, 'google'));
    expect(error?.code).toBe('single_identity_not_deletable');
  });

  it('takes the password along with the email identity', async () => {
    const someone = await signUp();
    await link(someone);
    expect((await someone.client.unlinkIdentity(await identityOf(someone.client, 'email'))).error).toBeNull();
    const body = { email: someone.email, password };
    const tried = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    expect(tried.body.error_code).toBe('invalid_credentials');
  });

  it("finds nobody else's, and none that is no identity", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    await link(owner);
    await link(stranger);
    const { error } = await stranger.client.unlinkIdentity(await identityOf(owner.client, 'google'));
    expect([error?.status, error?.code, error?.message]).toEqual([422, 'identity_not_found', "Identity doesn't exist"]);
    expect(await providersOf(owner.client)).toContain('google');
    const headers = { authorization: `Bearer ${stranger.session.access_token}` };
    const odd = await world.call('DELETE', '/auth/v1/user/identities/x', { headers });
    expect([odd.status, odd.body.error_code]).toEqual([422, 'identity_not_found']);
  });

  it('leaves one of two that are taken away at once', async () => {
    const someone = await signUp();
    await link(someone);
    const identities = [await identityOf(someone.client, 'email'), await identityOf(someone.client, 'google')];
    const waiting = await world.product.database.asSystem(async (tx) => {
      await tx`select 1 from auth_user where id = ${someone.user.id} for update`;
      const both = identities.map((identity) => someone.client.unlinkIdentity(identity));
      // Time for both to look, if nothing made them take turns.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { both };
    });
    await Promise.all(waiting.both);
    expect(await providersOf(someone.client)).toHaveLength(1);
  });
});

describe('a verified second factor', () => {
  it('is asked for before an identity is added or taken away, and after signing in with one', async () => {
    const someone = await signUp();
    const { person } = await link(someone);
    const { system } = world.product.database;
    await system`insert into auth_factor (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${someone.user.id}, 'totp', 'verified', ${world.clock.now}, ${world.clock.now})`;
    const headers = { authorization: `Bearer ${someone.session.access_token}` };
    for (const [method, path] of [
      ['GET', '/auth/v1/user/identities/authorize?provider=google'],
      ['DELETE', '/auth/v1/user/identities/x'],
    ] as const) {
      const { status, body } = await world.call(method, path, { headers });
      expect([status, body.error_code]).toEqual([403, 'insufficient_aal']);
    }
    const body = { provider: 'google', id_token: await google.signIdToken({ sub: 'g-x' }), link_identity: true };
    const linked = await world.call('POST', '/auth/v1/token?grant_type=id_token', { body, headers });
    expect(linked.body.error_code).toBe('insufficient_aal');
    google.signInAs(person);
    const end = await createProviderBrowser(world).open('/auth/v1/authorize?provider=google');
    const token = new URLSearchParams(end.hash.slice(1)).get('access_token')!;
    expect(decodeJwt(token).aal).toBe('aal1');
    const account = await world.call('GET', '/api/account', { headers: { authorization: `Bearer ${token}` } });
    expect([account.status, account.body.code]).toEqual([403, 'auth.second_factor_required']);
  });
});
