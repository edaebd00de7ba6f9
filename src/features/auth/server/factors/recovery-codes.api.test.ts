import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '#testing/test-product.ts';
import { createFactorWorld, type FactorPerson, type FactorWorld } from './testing/factor-world.ts';

let at: FactorWorld;
beforeAll(async () => {
  at = createFactorWorld(await createTestProduct());
});
afterAll(() => at.world.close());

const path = '/factors/recovery-codes';
const make = (person: FactorPerson) => at.auth('POST', path, { as: person });
const use = (person: FactorPerson, code: string) => at.auth('POST', `${path}/verify`, { as: person, body: { code } });
const withCodes = async (): Promise<FactorPerson & { codes: string[]; setId: string }> => {
  const person = await at.signUpWithFactor();
  const { body } = await make(person);
  return { ...person, codes: body.codes, setId: body.id };
};

describe('the public client', () => {
  it('makes, counts, uses, remakes and removes recovery codes', async () => {
    const client = at.createClient();
    await client.signUp({ email: 'client@example.com', password: 'correct horse battery' });
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await client.mfa.challengeAndVerify({ factorId: factor!.id, code: at.codeOf(factor!.totp.secret) });
    const { recoveryCodes } = client.mfa;
    expect((await recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    const made = await recoveryCodes.generate();
    expect(made.data).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
    expect((await recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const { data: listed } = await client.mfa.listFactors();
    expect(listed?.recovery_code).toMatchObject([{ id: made.data!.id, status: 'verified' }]);
    expect((await recoveryCodes.verify({ code: made.data!.codes[0]! })).error).toBeNull();
    expect((await recoveryCodes.getStatus()).data).toEqual({
      id: made.data!.id,
      type: 'recovery_code',
      total: 10,
      remaining: 9,
    });
    const remade = await recoveryCodes.regenerate();
    expect([remade.data!.id, remade.data!.codes.includes(made.data!.codes[1]!)]).toEqual([made.data!.id, false]);
    expect((await recoveryCodes.verify({ code: made.data!.codes[1]! })).error?.code).toBe('mfa_verification_failed');
    expect((await recoveryCodes.unenroll()).data).toEqual({ id: made.data!.id });
    expect((await recoveryCodes.regenerate()).error?.code).toBe('mfa_factor_not_found');
  });
});

describe('recovery codes', () => {
  it('are ten, each of more than fifty bits, and kept as keyed hashes only', async () => {
    const { codes, userId } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    const rows = await at.world.product.database.system<{ hash: Buffer }[]>`
      select code_hash as hash from auth_recovery_code where user_id = ${userId}`;
    expect(rows.map(({ hash }) => hash.length)).toEqual(Array(10).fill(32));
    for (const { hash } of rows) expect(codes).not.toContain(hash.toString('latin1'));
  });

  it('raise a session once each, typed with spaces, dashes and capitals', async () => {
    const person = await withCodes();
    const low = await at.signIn(person);
    const typed = ` ${person.codes[0]!.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')} `;
    const raised = await use(low, typed);
    expect(decodeJwt(raised.body.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'recovery_code' }, { method: 'password' }],
    });
    expect((await at.world.call('GET', '/api/account', { as: at.holding(low, raised.body) })).status).toBe(200);
    const again = await use(await at.signIn(person), person.codes[0]!);
    expect([again.status, again.body.error_code, again.body.msg]).toEqual([
      422,
      'mfa_verification_failed',
      'Invalid recovery code entered',
    ]);
  });

  it('work once when one is tried many times in parallel', async () => {
    const person = await withCodes();
    const low = await at.signIn(person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(low, person.codes[3]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('end the sessions that showed no second factor', async () => {
    const person = await withCodes();
    const [low, other] = [await at.signIn(person), await at.signIn(person)];
    await use(low, person.codes[0]!);
    expect((await at.auth('GET', '/user', { as: other })).body.error_code).toBe('session_not_found');
    expect((await at.auth('GET', '/user', { as: person })).status).toBe(200);
  });

  it('of another person are worth nothing', async () => {
    const [mine, theirs] = [await withCodes(), await withCodes()];
    const { status, body } = await use(await at.signIn(mine), theirs.codes[0]!);
    expect([status, body.error_code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('are never the only factor, and are made at the second level only', async () => {
    const person = await at.world.signUp();
    const refused = await at.auth('POST', path, { as: person });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'insufficient_aal']);
    const { secret, ...owner } = await at.signUpWithFactor();
    await at.auth('DELETE', `/factors/${owner.factorId}`, { as: owner });
    const sole = await make({ ...owner, secret });
    expect([sole.status, sole.body.error_code]).toEqual([422, 'mfa_recovery_codes_sole_factor']);
  });

  it('are void when the last authenticator app goes', async () => {
    const person = await withCodes();
    await at.auth('DELETE', `/factors/${person.factorId}`, { as: person });
    const { body } = await at.auth('GET', '/user', { as: person });
    expect(body.factors).toBeUndefined();
    const left = await at.world.product.database.system`
      select 1 from auth_recovery_code where user_id = ${person.userId}`;
    expect(left).toHaveLength(0);
    expect((await use(await at.signIn(person), person.codes[0]!)).body.error_code).toBe('mfa_factor_not_found');
  });

  it('are removed by their own route alone', async () => {
    const person = await withCodes();
    const refused = await at.auth('DELETE', `/factors/${person.setId}`, { as: person });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'validation_failed']);
  });

  it('share their tries with the app, and say so when they are locked', async () => {
    const person = await withCodes();
    const low = await at.signIn(person);
    for (let index = 0; index < 5; index++) await at.show(low, person.factorId, at.wrongCodeOf(person.secret));
    for (let index = 0; index < 5; index++) expect((await use(low, 'nonsense')).status).toBe(422);
    const locked = await use(low, person.codes[0]!);
    expect([locked.status, locked.body.error_code]).toEqual([429, 'mfa_recovery_codes_locked']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are in the audit trail when made and when used, with how many are left', async () => {
    const person = await withCodes();
    await use(await at.signIn(person), person.codes[0]!);
    const events = await at.eventsOf(person);
    expect(events).toContainEqual({ event: 'recovery_codes_made', detail: {} });
    expect(events).toContainEqual({ event: 'recovery_code_used', detail: { left: '9' } });
  });

  it('are told by mail when made and when used, with how many are left', async () => {
    const person = await withCodes();
    const before = await at.mailsTo(person);
    expect(before.at(-1)!.subject).toMatch(/recovery codes/i);
    for (const code of person.codes) expect(before.at(-1)!.text).not.toContain(code);
    await use(await at.signIn(person), person.codes[0]!);
    const after = await at.mailsTo(person);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)!.text).toMatch(/\b(9|nine)\b/i);
  });
});
