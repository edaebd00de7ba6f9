import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import { createProviderBrowser } from '#testing/provider-browser.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { flowsRepository } from './identities/flows.repository.ts';

let google: TestOidcProvider;
let world: TestProduct;
beforeAll(async () => {
  google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  world = await createTestProduct({ environment: { ...google.environment, AUTH_LIMITS: 'off' } });
  google.signInAs({ sub: 'g-1', email: 'grete@example.com', isVerified: true, name: 'Grete Hermann' });
});
afterAll(async () => {
  await world.close();
  await google.close();
});

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const newVerifier = (): string => randomBytes(40).toString('base64url');
const exchange = (authCode: unknown, codeVerifier: unknown) =>
  world.call('POST', '/auth/v1/token?grant_type=pkce', { body: { auth_code: authCode, code_verifier: codeVerifier } });
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

/** A code as the provider's way back gives one. */
async function getCode(verifier: string): Promise<string> {
  const query = `redirect_to=/auth/callback&code_challenge=${challengeOf(verifier)}&code_challenge_method=s256`;
  const end = await createProviderBrowser(world).open(`/auth/v1/authorize?provider=google&${query}`);
  return end.searchParams.get('code')!;
}

describe('a code', () => {
  it('is exchanged for a session by who holds the verifier', async () => {
    const verifier = newVerifier();
    const { status, body } = await exchange(await getCode(verifier), verifier);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', user: { email: 'grete@example.com' } });
    expect(body.provider_token).toEqual(expect.any(String));
  });

  it('works once', async () => {
    const verifier = newVerifier();
    const code = await getCode(verifier);
    await exchange(code, verifier);
    const again = await exchange(code, verifier);
    expect([again.status, again.body.error_code]).toEqual([404, 'flow_state_not_found']);
    expect(again.body.msg).toBe('invalid flow state, no valid flow state found');
  });

  it('works once for twenty parallel callers', async () => {
    const verifier = newVerifier();
    const code = await getCode(verifier);
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error_code === 'flow_state_not_found')).toHaveLength(19);
  });

  it('is used up by a wrong verifier', async () => {
    const verifier = newVerifier();
    const code = await getCode(verifier);
    const wrong = await exchange(code, newVerifier());
    expect([wrong.status, wrong.body.error_code]).toEqual([400, 'bad_code_verifier']);
    expect((await exchange(code, verifier)).body.error_code).toBe('flow_state_not_found');
  });

  it('is not opened by its challenge', async () => {
    const verifier = newVerifier();
    expect((await exchange(await getCode(verifier), challengeOf(verifier))).body.error_code).toBe('bad_code_verifier');
  });

  it('lives five minutes', async () => {
    const verifier = newVerifier();
    const [first, second] = [await getCode(verifier), await getCode(verifier)];
    later(5 * 60_000);
    expect((await exchange(first, verifier)).status).toBe(200);
    later(1);
    const late = await exchange(second, verifier);
    expect([late.body.error_code, late.body.msg]).toEqual([
      'flow_state_expired',
      'invalid flow state, flow state has expired',
    ]);
    later(-5 * 60_000 - 1);
  });

  it('that nobody was given is not found, and half a request is refused', async () => {
    expect((await exchange('made-up', newVerifier())).body.error_code).toBe('flow_state_not_found');
    for (const [code, verifier] of [
      [undefined, 'x'],
      ['x', undefined],
      ['', ''],
      [1, 2],
    ])
      expect((await exchange(code, verifier)).body.error_code).toBe('validation_failed');
  });

  it('and its tokens lie in the database as hash and seal only', async () => {
    const code = await getCode(newVerifier());
    const rows = await world.product.database.system`select * from auth_flow where exchanged_at is null`;
    const text = JSON.stringify(
      rows.map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(code);
    expect(text).not.toMatch(/accessToken|nonce/);
  });
});

describe('a challenge that is sent along', () => {
  it.each([
    ['another method', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
    ['a short challenge', { code_challenge: 'short', code_challenge_method: 's256' }],
    ['half a pair', { code_challenge: 'x'.repeat(43) }],
    ['the other half', { code_challenge_method: 's256' }],
  ])('is refused with %s wherever one may be sent', async (_case, challenge) => {
    const email = 'challenged@example.com';
    const person = await world.signUp();
    for (const [method, path, body] of [
      ['POST', '/signup', { email, password: 'correct horse battery' }],
      ['POST', '/otp', { email }],
      ['POST', '/recover', { email }],
      ['POST', '/resend', { email, type: 'signup' }],
      ['PUT', '/user', { email }],
    ] as const) {
      const answer = await world.call(method, `/auth/v1${path}`, { as: person, body: { ...body, ...challenge } });
      expect([path, answer.status, answer.body.error_code]).toEqual([path, 400, 'validation_failed']);
    }
    const rows = await world.product.database.system`select 1 from auth_user where email = ${email}`;
    expect(rows).toHaveLength(0);
  });
});

describe('a code from a mailed link', () => {
  const makeEmailCode = async (userId: string, verifier: string): Promise<string> => {
    const code = newVerifier();
    const flow = {
      userId,
      codeHash: createHash('sha256').update(code).digest(),
      codeChallenge: challengeOf(verifier),
      redirectTo: 'http://localhost:18400',
      amrMethod: 'recovery' as const,
    };
    await world.product.database.asSystem((tx) => flowsRepository.insertEmailFlow(tx, flow, world.clock.now));
    return code;
  };

  it('opens a session that says how it was opened', async () => {
    const person = await world.signUp();
    const verifier = newVerifier();
    const { body } = await exchange(await makeEmailCode(person.userId, verifier), verifier);
    expect(body.user.id).toBe(person.userId);
    expect(body).not.toHaveProperty('provider_token');
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    expect(claims.amr[0].method).toBe('recovery');
  });

  it('opens nothing after everything sent to the person was voided', async () => {
    const person = await world.signUp();
    const verifier = newVerifier();
    const code = await makeEmailCode(person.userId, verifier);
    const body = { password: 'another horse battery', current_password: 'correct horse battery' };
    expect((await world.call('PUT', '/auth/v1/user', { as: person, body })).status).toBe(200);
    expect((await exchange(code, verifier)).body.error_code).toBe('flow_state_not_found');
  });
});

describe('what is left of a journey', () => {
  it('is forgotten after an hour', async () => {
    await getCode(newVerifier());
    const sql = world.product.database.system;
    await flowsRepository.forgetExpired(sql, new Date(world.clock.now.getTime() + 61 * 60_000));
    expect(await sql`select 1 from auth_flow`).toHaveLength(0);
  });
});
