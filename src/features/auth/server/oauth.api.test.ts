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
    environment: { ...google.environment, AUTH_CONFIRM_EMAIL: 'on', AUTH_LIMITS: 'off' },
  });
});
afterAll(async () => {
  await world.close();
  await google.close();
});

let people = 0;
const newPerson = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  people += 1;
  return { sub: `g-${people}`, email: `g${people}@example.com`, isVerified: true, name: 'Grete Hermann', ...more };
};

/** The public client of one browser, as our own pages make it. */
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

const start = async (
  client: ReturnType<typeof createClient>,
  redirectTo = 'http://localhost:18400/auth/callback',
): Promise<string> => {
  const options = { redirectTo, skipBrowserRedirect: true };
  return (await client.signInWithOAuth({ provider: 'google', options })).data.url!;
};
/** The whole way in, through the public client with PKCE. */
async function signIn(person: ProviderPerson) {
  google.signInAs(person);
  const browser = createProviderBrowser(world);
  const client = createClient(browser);
  const end = await browser.open(await start(client));
  const code = end.searchParams.get('code');
  if (!code) throw new Error(`No code: ${end.href}`);
  const { data, error } = await client.exchangeCodeForSession(code);
  return { browser, client, data, error };
}
const implicitAddress = '/auth/v1/authorize?provider=google&redirect_to=/auth/callback';
const errorOf = (end: URL) => ({
  code: end.searchParams.get('error_code'),
  name: end.searchParams.get('error'),
  text: end.searchParams.get('error_description'),
});
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const system = () => world.product.database.system;
const password = 'correct horse battery';

describe('signing in with Google', () => {
  it('makes an account with the name and address the provider tells, and a session of the first level', async () => {
    const person = newPerson({ email: 'Grete@Example.com' });
    const { data, client } = await signIn(person);
    expect(data.user).toMatchObject({
      email: 'grete@example.com',
      user_metadata: { full_name: 'Grete Hermann' },
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities?.map(({ provider, id }) => [provider, id])).toEqual([['google', person.sub]]);
    expect(data.session?.provider_token).toEqual(expect.any(String));
    expect(decodeJwt(data.session!.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
    const headers = { authorization: `Bearer ${data.session!.access_token}` };
    const account = await world.call('GET', '/api/account', { headers });
    expect(account.body).toMatchObject({ email: 'grete@example.com', name: 'Grete Hermann' });
  });

  it('finds the same person again by subject, also under another address, and keeps the name they chose', async () => {
    const person = newPerson();
    const first = await signIn(person);
    await first.client.updateUser({ data: { full_name: 'G. Hermann' } });
    const again = await signIn({ ...person, email: 'moved@example.com', isVerified: false });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(again.data.user?.email).toBe(person.email);
    expect(again.data.user?.user_metadata.full_name).toBe('G. Hermann');
  });

  it('gives a browser of our own half of the refresh token, the other half in a cookie', async () => {
    const { data, browser } = await signIn(newPerson());
    const body = { refresh_token: data.session!.refresh_token };
    const alone = await world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body });
    expect(alone.body.error_code).toBe('refresh_token_not_found');
    const init = { method: 'POST', body: JSON.stringify(body) };
    expect((await browser.fetch('/auth/v1/token?grant_type=refresh_token', init)).status).toBe(200);
  });

  it('answers a session in the fragment where no challenge was sent', async () => {
    const person = newPerson();
    google.signInAs(person);
    const end = await createProviderBrowser(world).open(implicitAddress);
    const fragment = new URLSearchParams(end.hash.slice(1));
    expect(end.pathname).toBe('/auth/callback');
    expect([...fragment.keys()].sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'provider_token', 'refresh_token', 'token_type'].sort(),
    );
    const headers = { authorization: `Bearer ${fragment.get('access_token')}` };
    expect((await world.call('GET', '/auth/v1/user', { headers })).body.email).toBe(person.email);
  });

  it('lets parallel sign-ins of one new person make one person', async () => {
    const person = newPerson();
    google.signInAs(person);
    const callbacks = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = createProviderBrowser(world);
        return { browser, callback: await browser.openUntilCallback(implicitAddress) };
      }),
    );
    const ends = await Promise.all(callbacks.map(({ browser, callback }) => browser.open(callback.href)));
    const ids = ends.map((end) => decodeJwt(new URLSearchParams(end.hash.slice(1)).get('access_token')!).sub);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends PKCE with S256, state and nonce to the provider, and only the parameters a client may add', async () => {
    const address = `${implicitAddress}&prompt=consent&scopes=calendar&client_id=x&redirect_uri=https://evil.example&skip_http_redirect=true`;
    const { status, body } = await world.call('GET', address);
    const url = new URL(body.url);
    expect(status).toBe(200);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: google.clientId,
      redirect_uri: 'http://localhost:18400/auth/v1/callback',
      response_type: 'code',
      scope: 'openid email profile calendar',
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(40);
  });

  it('refuses a provider that is not set up, and plain PKCE', async () => {
    for (const provider of ['github', '', '__proto__']) {
      const { status, body } = await world.call('GET', `/auth/v1/authorize?provider=${provider}`);
      expect([status, body.error_code]).toEqual([400, 'validation_failed']);
      expect(body.msg).toBe('Unsupported provider: provider is not enabled');
    }
    const challenge = 'x'.repeat(43);
    const plain = `/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=plain`;
    expect((await world.call('GET', plain)).body.error_code).toBe('validation_failed');
    const half = `/auth/v1/authorize?provider=google&code_challenge=${challenge}`;
    expect((await world.call('GET', half)).body.error_code).toBe('validation_failed');
  });

  it('leads back to the site where the address asked for is not on the list', async () => {
    google.signInAs(newPerson());
    const end = await createProviderBrowser(world).open(
      '/auth/v1/authorize?provider=google&redirect_to=https://evil.example/',
    );
    expect([end.origin, end.pathname]).toEqual(['http://localhost:18400', '/']);
  });
});

describe('the way back from the provider', () => {
  it('takes a state once', async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const callback = await browser.openUntilCallback(implicitAddress);
    const journey = [...browser.cookies];
    expect((await browser.open(callback.href)).hash).toContain('access_token');
    for (const [name, value] of journey) browser.cookies.set(name, value);
    const replayed = await browser.open(callback.href);
    expect(errorOf(replayed)).toMatchObject({ code: 'bad_oauth_state', name: 'invalid_request' });
    expect(new URLSearchParams(replayed.hash.slice(1)).get('error_code')).toBe('bad_oauth_state');
  });

  it('takes a state once of twenty parallel callers', async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const callback = await browser.openUntilCallback(implicitAddress);
    const ends = await Promise.all(Array.from({ length: 20 }, () => browser.open(callback.href)));
    expect(ends.filter((end) => end.hash.includes('access_token'))).toHaveLength(1);
  });

  it('takes no state after ten minutes, and none that nobody was given', async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const callback = await browser.openUntilCallback(implicitAddress);
    later(10 * 60_000 + 1000);
    expect(errorOf(await browser.open(callback.href)).code).toBe('bad_oauth_state');
    later(-10 * 60_000 - 1000);
    expect(errorOf(await browser.open('/auth/v1/callback?code=x&state=made-up')).code).toBe('bad_oauth_state');
    expect(errorOf(await browser.open('/auth/v1/callback?code=x')).code).toBe('bad_oauth_callback');
  });

  it('gives a session to no other browser than the one that began', async () => {
    google.signInAs(newPerson());
    const callback = await createProviderBrowser(world).openUntilCallback(implicitAddress);
    const end = await createProviderBrowser(world).open(callback.href);
    expect(end.hash).not.toContain('access_token');
    expect(errorOf(end).code).toBe('bad_oauth_state');
  });

  it('refuses an ID token made for another nonce', async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const begun = await browser.fetch(`${implicitAddress}&skip_http_redirect=true`);
    const address = new URL(((await begun.json()) as { url: string }).url);
    address.searchParams.set('nonce', 'one-that-somebody-else-was-given');
    const end = await browser.open(address.href);
    expect(errorOf(end)).toEqual({
      code: 'unexpected_failure',
      name: 'server_error',
      text: 'Unable to exchange external code',
    });
  });

  it("refuses another journey's code", async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const first = await browser.openUntilCallback(implicitAddress);
    const second = await browser.openUntilCallback(implicitAddress);
    second.searchParams.set('code', first.searchParams.get('code')!);
    expect(errorOf(await browser.open(second.href)).text).toBe('Unable to exchange external code');
  });

  it('tells that the person cancelled', async () => {
    google.cancelNext();
    const end = await createProviderBrowser(world).open(implicitAddress);
    expect(errorOf(end)).toEqual({
      code: 'bad_oauth_callback',
      name: 'access_denied',
      text: 'The user cancelled',
    });
    expect(end.pathname).toBe('/auth/callback');
  });

  it('takes a posted answer like one in the address', async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const callback = await browser.openUntilCallback(implicitAddress);
    const body = `${callback.searchParams}&extra=1`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await world.product.app.request('/auth/v1/callback', { method: 'POST', body, headers });
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).not.toContain('extra');
    expect((await browser.open(posted.headers.get('location')!)).hash).toContain('access_token');
  });
});

describe('a provider that is away', () => {
  it('is said to be away, within ten seconds, to the page that asked', { timeout: 20_000 }, async () => {
    const silent = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
    silent.setSilent(true);
    const own = await createTestProduct({ environment: silent.environment });
    const startedMs = performance.now();
    const answer = await own.call('GET', `${implicitAddress}&skip_http_redirect=true`);
    expect([answer.status, answer.body.msg]).toEqual([
      500,
      'The sign-in provider does not answer. Please try again later.',
    ]);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    await silent.close();
    const end = await createProviderBrowser(own).open(implicitAddress);
    expect([end.pathname, errorOf(end).name]).toEqual(['/auth/callback', 'server_error']);
    await own.close();
  });

  it('ends the journey with a clear error where it falls silent on the way', { timeout: 20_000 }, async () => {
    google.signInAs(newPerson());
    const browser = createProviderBrowser(world);
    const callback = await browser.openUntilCallback(implicitAddress);
    google.setSilent(true);
    const end = await browser.open(callback.href);
    google.setSilent(false);
    expect(errorOf(end).text).toBe('The sign-in provider does not answer. Please try again later.');
  });
});

describe('an address the provider knows', () => {
  it('makes nobody an account while the provider has not verified it', async () => {
    google.signInAs(newPerson({ email: 'unsure@example.com', isVerified: false }));
    const end = await createProviderBrowser(world).open(implicitAddress);
    expect(errorOf(end)).toMatchObject({ code: 'provider_email_needs_verification', name: 'access_denied' });
    expect(await system()`select 1 from auth_user where email = 'unsure@example.com'`).toHaveLength(0);
  });

  it('joins nobody with an account while the provider has not verified it', async () => {
    const owner = await signIn(newPerson());
    google.signInAs(newPerson({ email: owner.data.user!.email!, isVerified: false }));
    const end = await createProviderBrowser(world).open(implicitAddress);
    expect(errorOf(end).code).toBe('provider_email_needs_verification');
    const { data } = await owner.client.getUser();
    expect(data.user?.identities).toHaveLength(1);
  });

  it('joins a person with the account whose address is confirmed, keeps the password and tells them', async () => {
    const email = 'both@example.com';
    await world.call('POST', '/auth/v1/signup', { body: { email, password, data: { full_name: 'Ada' } } });
    await world.product.sendAskedMails();
    await system()`update auth_user set email_confirmed_at = ${world.clock.now} where email = ${email}`;
    const { data } = await signIn(newPerson({ email }));
    expect(data.user?.app_metadata.providers).toEqual(['email', 'google']);
    expect(data.user?.user_metadata.full_name).toBe('Ada');
    const signedIn = await world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
    expect(signedIn.body.user.id).toBe(data.user?.id);
    const mails = await system()`select subject from mail where user_id = ${data.user!.id}`;
    expect(mails.map(({ subject }) => subject).join()).toContain('Google');
    const [entry] = await system()`select detail from auth_audit
      where user_id = ${data.user!.id} and event = 'identity_linked'`;
    expect(entry?.detail).toEqual({ provider: 'google' });
  });

  it('voids what a stranger set before the owner came: password, name and mailed links', async () => {
    const email = 'victim@example.com';
    const body = { email, password, data: { full_name: 'A Stranger' } };
    await world.call('POST', '/auth/v1/signup', { body });
    await world.product.sendAskedMails();
    const { data } = await signIn(newPerson({ email, name: 'The Owner' }));
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(data.user?.user_metadata.full_name).toBe('The Owner');
    const tried = await world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
    expect([tried.status, tried.body.error_code]).toEqual([400, 'invalid_credentials']);
    const left = await system()`select 1 from auth_one_time_token where user_id = ${data.user!.id}`;
    expect(left).toHaveLength(0);
    const [account] = await system()`select name from users where user_id = ${data.user!.id}`;
    expect(account?.name).toBe('The Owner');
  });

  it('opens nothing for a banned person, on the way back and at the exchange', async () => {
    const person = newPerson();
    const { data } = await signIn(person);
    const ban = (until: Date | null) =>
      system()`update auth_user set banned_until = ${until} where id = ${data.user!.id}`;
    const browser = createProviderBrowser(world);
    const client = createClient(browser);
    const end = await browser.open(await start(client));
    await ban(new Date(world.clock.now.getTime() + 60_000));
    const exchanged = await client.exchangeCodeForSession(end.searchParams.get('code')!);
    expect(exchanged.error?.code).toBe('user_banned');
    expect(errorOf(await createProviderBrowser(world).open(implicitAddress))).toMatchObject({
      code: 'user_banned',
      name: 'access_denied',
    });
  });

  it('makes no account where sign-up is closed, and still lets in who is there', async () => {
    const person = newPerson();
    await signIn(person);
    const closed = await createTestProduct({
      environment: { ...google.environment, AUTH_SIGN_UP: 'off' },
      database: world.database,
    });
    google.signInAs(person);
    expect((await createProviderBrowser(closed).open(implicitAddress)).hash).toContain('access_token');
    google.signInAs(newPerson());
    const end = await createProviderBrowser(closed).open(implicitAddress);
    expect(errorOf(end)).toMatchObject({ code: 'signup_disabled', name: 'access_denied' });
    await closed.close();
  });
});
