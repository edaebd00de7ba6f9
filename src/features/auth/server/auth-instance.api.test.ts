/** Several instances of the service in one process, each set in its own way. */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AuthClient } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader, exportSPKI, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { makeKey, type RunningInstance, startInstance } from '#testing/auth-instances.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const password = 'correct horse battery';
const clock = { now: new Date() };
const open: Database[] = [];
const newDatabase = async (): Promise<Database> => {
  const database = openDatabase(await createTestDatabase(), inject('appSecret'), { app: 2, system: 3 });
  open.push(database);
  return database;
};
const start = (database: Database, rest: Omit<Parameters<typeof startInstance>[0], 'database' | 'appSecret'> = {}) =>
  startInstance({ database, appSecret: inject('appSecret'), clock, ...rest });
afterAll(() => Promise.all(open.map((database) => database.close())));

let people = 0;
const nextEmail = (): string => {
  people += 1;
  return `person${people}@example.com`;
};
const signUp = async (instance: RunningInstance, email = nextEmail()) => {
  const { body } = await instance.call('POST', '/signup', { body: { email, password } });
  return { email, token: body.access_token as string, refreshToken: body.refresh_token as string, body };
};
const codeOf = ({ status, body }: { status: number; body: { error_code?: string } }) => [status, body?.error_code];
const readUser = async (instance: RunningInstance, token: string) =>
  codeOf(await instance.call('GET', '/user', { token }));

describe('instances with settings and databases of their own', () => {
  let plain: RunningInstance;
  let strict: RunningInstance;
  beforeAll(async () => {
    plain = await start(await newDatabase(), { settings: { isAnonymousOpen: true, serviceKey: 'k'.repeat(32) } });
    strict = await start(await newDatabase(), {
      settings: {
        siteUrl: 'https://id.example.com',
        basePath: '/identity/v2',
        isSignUpOpen: true,
        confirmsEmail: true,
        checksRobots: false,
        minPasswordLength: 12,
        redirects: ['https://app.example.com'],
        serviceKey: 's'.repeat(32),
        providers: [{ name: 'google', issuer: 'https://accounts.example.com', clientId: 'c', clientSecret: 's' }],
      },
      keys: [await makeKey('RS256', 'strict')],
    });
  });

  it('tell of themselves what they do', async () => {
    expect((await plain.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: true },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect((await strict.call('GET', '/settings')).body).toMatchObject({
      external: { google: true, anonymous_users: false },
      mailer_autoconfirm: false,
      password_min_length: 12,
    });
  });

  it('confirm addresses in one and not in the other', async () => {
    const email = nextEmail();
    expect((await signUp(plain, email)).token).toBeTruthy();
    const waiting = await signUp(strict, email);
    expect([waiting.token, waiting.body.email]).toEqual([undefined, email]);
    await strict.sendAskedMails();
    const signIn = { body: { email, password } };
    expect((await plain.call('POST', '/token?grant_type=password', signIn)).status).toBe(200);
    expect(codeOf(await strict.call('POST', '/token?grant_type=password', signIn))).toEqual([
      400,
      'email_not_confirmed',
    ]);
  });

  it('let people in without a name in one and not in the other', async () => {
    expect((await plain.call('POST', '/signup', { body: {} })).body.user.is_anonymous).toBe(true);
    expect(codeOf(await strict.call('POST', '/signup', { body: {} }))).toEqual([422, 'anonymous_provider_disabled']);
  });

  it('ask for passwords of different lengths', async () => {
    const body = () => ({ body: { email: nextEmail(), password: 'ten digits' } });
    expect((await plain.call('POST', '/signup', body())).status).toBe(200);
    const short = await strict.call('POST', '/signup', body());
    expect(short.body.msg).toBe('Password should be at least 12 characters.');
  });

  it('have a service key each', async () => {
    const list = async (instance: RunningInstance, key: string) =>
      (await instance.call('GET', '/admin/users', { token: key })).status;
    expect([await list(plain, 'k'.repeat(32)), await list(plain, 's'.repeat(32))]).toEqual([200, 403]);
    expect([await list(strict, 's'.repeat(32)), await list(strict, 'k'.repeat(32))]).toEqual([200, 403]);
  });

  it('lead back to their own addresses only', async () => {
    const made = (instance: RunningInstance, key: string) =>
      instance.call('POST', '/admin/generate_link?redirect_to=https://app.example.com/in', {
        body: { type: 'magiclink', email: nextEmail() },
        token: key,
      });
    expect((await made(plain, 'k'.repeat(32))).body.redirect_to).toBe('http://localhost:18400');
    const { body } = await made(strict, 's'.repeat(32));
    expect(body.redirect_to).toBe('https://app.example.com/in');
    expect(body.action_link).toMatch(/^https:\/\/id\.example\.com\/identity\/v2\/verify\?/);
  });

  it('know neither the people nor the tokens of each other', async () => {
    const person = await signUp(plain);
    expect(await readUser(plain, person.token)).toEqual([200, undefined]);
    expect(await readUser(strict, person.token)).toEqual([403, 'bad_jwt']);
    const refresh = { body: { refresh_token: person.refreshToken } };
    expect(codeOf(await strict.call('POST', '/token?grant_type=refresh_token', refresh))).toEqual([
      400,
      'refresh_token_not_found',
    ]);
  });

  it('serve the public client below another base path, with cookies that stay there', async () => {
    const email = nextEmail();
    const admin = { email, password, email_confirm: true };
    await strict.call('POST', '/admin/users', { body: admin, token: 's'.repeat(32) });
    const client = new AuthClient({
      url: 'https://id.example.com/identity/v2',
      autoRefreshToken: false,
      persistSession: false,
      fetch: (input, init) => strict.fetch(new Request(input as string, init)),
    });
    const { data } = await client.signInWithPassword({ email, password });
    expect(decodeJwt(data.session!.access_token).iss).toBe('https://id.example.com/identity/v2');
    expect((await client.getClaims()).data?.claims.email).toBe(email);
    const own = await strict.call('POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const cookies = own.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(cookie).toMatch(/; Path=\/identity\/v2; HttpOnly; SameSite=Strict;.*; Secure$/);
    expect((await strict.fetch(new Request('https://id.example.com/auth/v1/settings'))).status).toBe(404);
  });

  it('close sign-up, ask for the robot check and count limits each for themselves, on one database', async () => {
    const database = await newDatabase();
    const closed = await start(database, { settings: { isSignUpOpen: false } });
    const checked = await start(database, { settings: { checksRobots: true } });
    const uncounted = await start(database, { settings: { countsLimits: false } });
    const body = () => ({ body: { email: nextEmail(), password } });
    expect(codeOf(await closed.call('POST', '/signup', body()))).toEqual([422, 'signup_disabled']);
    expect(codeOf(await checked.call('POST', '/signup', body()))).toEqual([400, 'captcha_failed']);
    const { email } = await signUp(uncounted);
    const wrong = { body: { email, password: 'not the password' } };
    for (let index = 0; index < 21; index++)
      expect((await uncounted.call('POST', '/token?grant_type=password', wrong)).status).toBe(400);
    expect((await closed.call('POST', '/token?grant_type=password', { body: { email, password } })).status).toBe(200);
  });
});

describe.each(['ES256', 'RS256', 'HS256'] as const)('an instance that signs with %s', (alg) => {
  it('issues tokens that it takes, names the key, and publishes none of its secret', async () => {
    const key = await makeKey(alg, `key-${alg}`);
    const instance = await start(await newDatabase(), { keys: [key] });
    const { token } = await signUp(instance);
    expect(decodeProtectedHeader(token)).toEqual({ alg, typ: 'JWT', kid: `key-${alg}` });
    expect(await readUser(instance, token)).toEqual([200, undefined]);
    const { body } = await instance.call('GET', '/.well-known/jwks.json');
    expect(body.keys).toHaveLength(alg === 'HS256' ? 0 : 1);
    const shown = JSON.stringify(body);
    for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'] as const)
      if (key[part]) expect(shown).not.toContain(key[part]);
  });
});

describe('signing keys in rotation', () => {
  it('verify what an older key signed until it is taken out', async () => {
    const database = await newDatabase();
    const [old, next] = [await makeKey('ES256', 'old'), await makeKey('RS256', 'next')];
    const before = await start(database, { keys: [old] });
    const person = await signUp(before);
    const during = await start(database, { keys: [next, old] });
    expect(await readUser(during, person.token)).toEqual([200, undefined]);
    const kids = (await during.call('GET', '/.well-known/jwks.json')).body.keys.map((key: JWK) => key.kid);
    expect(kids).toEqual(['next', 'old']);
    const refresh = { body: { refresh_token: person.refreshToken } };
    const renewed = await during.call('POST', '/token?grant_type=refresh_token', refresh);
    expect(decodeProtectedHeader(renewed.body.access_token).kid).toBe('next');
    const after = await start(database, { keys: [next] });
    expect(await readUser(after, person.token)).toEqual([403, 'bad_jwt']);
    expect(await readUser(after, renewed.body.access_token)).toEqual([200, undefined]);
  });
});

describe('a token', () => {
  let instance: RunningInstance;
  const keys: Record<'ES256' | 'RS256' | 'HS256', JWK> = {} as never;
  beforeAll(async () => {
    for (const alg of ['ES256', 'RS256', 'HS256'] as const) keys[alg] = await makeKey(alg, alg);
    instance = await start(await newDatabase(), { keys: [keys.ES256, keys.RS256, keys.HS256] });
  });

  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = async (
    key: JWK,
    claims: Record<string, unknown>,
    { alg = key.alg!, kid = key.kid }: { alg?: string; kid?: string | undefined } = {},
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, typ: 'JWT', ...(kid !== undefined && { kid }) })
      .sign(await importJWK(key, alg));
  const living = async () => decodeJwt((await signUp(instance)).token) as Record<string, unknown>;
  /** Both ways in: the protocol's routes, and what the product asks. */
  const expectRefused = async (token: string, code = 'bad_jwt') => {
    expect(await readUser(instance, token)).toEqual([403, code]);
    const request = new Request('http://localhost:18400/api/account', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await instance.findActor(request, clock.now)).toBeUndefined();
  };

  it('is taken from any of the keys when all of it is right', async () => {
    const claims = await living();
    for (const key of Object.values(keys))
      expect(await readUser(instance, await sign(key, claims))).toEqual([200, undefined]);
  });

  it('is refused unsigned, whatever spelling of none it names', async () => {
    const claims = await living();
    for (const alg of ['none', 'None', 'NONE', 'nOnE'])
      for (const kid of [keys.ES256.kid, keys.HS256.kid, undefined])
        for (const signature of ['', 'AAAA'])
          await expectRefused(`${part({ alg, typ: 'JWT', kid })}.${part(claims)}.${signature}`);
  });

  it('is refused when a public key was taken for a secret', async () => {
    const claims = await living();
    const published = (await instance.call('GET', '/.well-known/jwks.json')).body.keys as JWK[];
    for (const key of published) {
      const pem = await exportSPKI((await importJWK(key, key.alg!)) as CryptoKey);
      for (const secret of [pem, pem.trim(), JSON.stringify(key), key.n ?? key.x!])
        for (const kid of [key.kid, 'HS256']) {
          const head = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
          await expectRefused(`${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`);
        }
    }
  });

  it('is refused when it names another key than the one that signed it, or none', async () => {
    const claims = await living();
    for (const kid of ['RS256', 'HS256', 'unknown', '', undefined]) {
      if (kid === undefined) {
        const unnamed = await new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256' })
          .sign(await importJWK(keys.ES256, 'ES256'));
        await expectRefused(unnamed);
      } else await expectRefused(await sign(keys.ES256, claims, { kid }));
    }
  });

  it('is refused under another algorithm than its key is for, even when the secret is right', async () => {
    const claims = await living();
    for (const alg of ['HS384', 'HS512']) await expectRefused(await sign(keys.HS256, claims, { alg }));
    await expectRefused(await sign({ ...keys.RS256, alg: 'PS256' }, claims));
  });

  it('is refused when a stranger signed it under the name of a key of ours', async () => {
    const claims = await living();
    for (const alg of ['ES256', 'RS256', 'HS256'] as const)
      await expectRefused(await sign(await makeKey(alg, alg), claims));
  });

  it('is refused when something of it was changed after it was signed', async () => {
    const token = (await signUp(instance)).token;
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = { ...decodeJwt(token), aal: 'aal2', role: 'service_role' };
    await expectRefused(`${head}.${part(claims)}.${signature}`);
    await expectRefused(`${head}.${body}.${signature.slice(0, -2)}`);
    await expectRefused(`${head}.${body}`);
  });

  it.each([
    ['for another audience', { aud: 'anon' }],
    ['of another issuer', { iss: 'http://localhost:18400/auth/v2' }],
    ['without an end', { exp: undefined }],
    ['that has ended', { exp: 1 }],
    ['without a session', { session_id: undefined }],
    ['without a person', { sub: undefined }],
    ['whose session is no id', { session_id: 'the one from yesterday' }],
    ['whose person is no id', { sub: 'somebody' }],
  ])('is refused %s', async (_case, changes) => {
    const claims = Object.fromEntries(
      Object.entries({ ...(await living()), ...changes }).filter(([, value]) => value !== undefined),
    );
    await expectRefused(await sign(keys.ES256, claims));
  });

  it('is refused without a living session of its person, though the signature is right', async () => {
    const claims = await living();
    const other = await living();
    const noSession = crypto.randomUUID();
    await expectRefused(await sign(keys.ES256, { ...claims, session_id: noSession }), 'session_not_found');
    await expectRefused(await sign(keys.ES256, { ...claims, session_id: other.session_id }), 'session_not_found');
    const ended = (await signUp(instance)).token;
    expect((await instance.call('POST', '/logout', { token: ended })).status).toBe(204);
    await expectRefused(ended, 'session_not_found');
  });

  it('is refused after fifteen minutes, also where it was taken before', async () => {
    const { token } = await signUp(instance);
    expect(await readUser(instance, token)).toEqual([200, undefined]);
    const startedAt = clock.now;
    clock.now = new Date(startedAt.getTime() + 901_000);
    await expectRefused(token);
    clock.now = startedAt;
  });
});

describe('docs/authentication.md', () => {
  it('names every path of an instance', async () => {
    const text = await readFile(new URL('../../../../docs/authentication.md', import.meta.url), 'utf8');
    const instance = await start(await newDatabase());
    const paths = instance.routes.map(({ path }) => path.replace('/auth/v1', '').replace(/:\w+/g, '{id}'));
    const missing = paths.filter((path) => path !== '/*' && !text.includes(path));
    expect(missing).toEqual([]);
  });
});
