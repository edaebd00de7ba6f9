import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '#testing/test-product.ts';
import { createFactorWorld, type FactorWorld } from './testing/factor-world.ts';

let at: FactorWorld;
beforeAll(async () => {
  at = createFactorWorld(await createTestProduct());
});
afterAll(() => at.world.close());

const account = (person: Parameters<FactorWorld['enrol']>[0]) => at.world.call('GET', '/api/account', { as: person });
const wrong = [422, 'mfa_verification_failed'];

describe('the public client', () => {
  it('enrols an app, shows its code, lists it and removes it', async () => {
    const client = at.createClient();
    await client.signUp({ email: 'client@example.com', password: 'correct horse battery' });
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(enrolled.error).toBeNull();
    const { id, totp } = enrolled.data!;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.qr_code).not.toContain('#');
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Groundwork:client%40example\.com\?.*secret=[A-Z2-7]{32}/);
    expect((await client.mfa.listFactors()).data?.totp).toEqual([]);
    const opened = await client.mfa.challenge({ factorId: id });
    expect([opened.data?.type, opened.data!.expires_at - Math.floor(at.world.clock.now.getTime() / 1000)]).toEqual([
      'totp',
      300,
    ]);
    const code = at.codeOf(totp.secret);
    const verified = await client.mfa.verify({ factorId: id, challengeId: opened.data!.id, code });
    expect(verified.error).toBeNull();
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect([data?.currentLevel, data?.nextLevel]).toEqual(['aal2', 'aal2']);
    expect(data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'totp' });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id, friendly_name: 'Phone' }]);
    expect(await client.mfa.unenroll({ factorId: id })).toEqual({ data: { id }, error: null });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });
});

describe('enrolling', () => {
  it.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for phone'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
    ['fax', 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
  ])('answers for %s that it is not offered', async (factor_type, status, error_code, msg) => {
    const person = await at.world.signUp();
    const { body, ...answer } = await at.auth('POST', '/factors', { as: person, body: { factor_type } });
    expect([answer.status, body.error_code, body.msg]).toEqual([status, error_code, msg]);
  });

  it('refuses a name the person uses already, and takes it again ten minutes after it was begun', async () => {
    const person = await at.world.signUp();
    expect((await at.enrol(person)).status).toBe(200);
    const again = await at.enrol(person);
    expect([again.status, again.body.error_code]).toEqual([422, 'mfa_factor_name_conflict']);
    expect((await at.enrol(await at.world.signUp())).status).toBe(200);
    at.later(10 * 60_000);
    expect((await at.enrol(person)).status).toBe(200);
    const { body } = await at.auth('GET', '/user', { as: person });
    expect(body.factors).toHaveLength(1);
  });

  it('takes at most ten verified factors', async () => {
    const person = await at.signUpWithFactor();
    const insert = at.world.product.database.system;
    await insert`insert into auth_factor (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), ${person.userId}, 'totp', 'verified', ${at.world.clock.now}, ${at.world.clock.now}
      from generate_series(1, 9)`;
    const { status, body } = await at.enrol(person, 'One more');
    expect([status, body.error_code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
  });

  it('keeps the secret sealed', async () => {
    const person = await at.world.signUp();
    const { body } = await at.enrol(person);
    const [row] = await at.world.product.database.system<{ secret: Buffer }[]>`
      select secret from auth_factor where id = ${body.id}`;
    expect(row!.secret.toString('latin1')).not.toContain(body.totp.secret);
    const all = await at.world.product.database.system`select * from auth_audit where user_id = ${person.userId}`;
    expect(JSON.stringify(all)).not.toContain(body.totp.secret);
  });

  it('is refused to somebody anonymous', async () => {
    const person = await at.world.signUp();
    await at.world.product.database.system`update auth_user set is_anonymous = true where id = ${person.userId}`;
    const { status, body } = await at.enrol(person);
    expect([status, body.error_code]).toEqual([401, 'no_authorization']);
  });
});

describe('the first code', () => {
  it('verifies the factor, raises the session and ends the sessions that did not show it', async () => {
    const person = await at.world.signUp();
    const elsewhere = await at.signIn(person);
    const { body } = await at.enrol(person);
    const raised = await at.show(person, body.id, at.codeOf(body.totp.secret));
    expect(decodeJwt(raised.body.access_token)).toMatchObject({
      aal: 'aal2',
      session_id: decodeJwt(person.accessToken).session_id,
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(raised.body.user.factors).toMatchObject([{ status: 'verified', factor_type: 'totp' }]);
    expect((await account(elsewhere)).status).toBe(401);
    expect((await account(at.holding(person, raised.body))).status).toBe(200);
    const refreshed = await at.auth('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: raised.body.refresh_token },
    });
    expect(decodeJwt(refreshed.body.access_token).aal).toBe('aal2');
    const [ended] = await at.world.product.database.system`
      select end_reason from auth_session where id = ${String(decodeJwt(elsewhere.accessToken).session_id)}`;
    expect(ended!.end_reason).toBe('factor-change');
  });

  it('ends every other enrolment, so that none begun with the password alone can be used', async () => {
    const person = await at.world.signUp();
    const thief = await at.signIn(person);
    const planted = await at.enrol(thief, 'Planted');
    const own = await at.enrol(person, 'Own');
    await at.show(person, own.body.id, at.codeOf(own.body.totp.secret));
    const again = await at.signIn(person);
    const tried = await at.show(again, planted.body.id, at.codeOf(planted.body.totp.secret));
    expect([tried.status, tried.body.error_code]).toEqual([404, 'mfa_factor_not_found']);
  });

  it('of a further factor needs the second level', async () => {
    const person = await at.signUpWithFactor();
    const further = await at.enrol(person, 'Tablet');
    const low = await at.signIn(person);
    const tried = await at.show(low, further.body.id, at.codeOf(further.body.totp.secret));
    expect([tried.status, tried.body.error_code]).toEqual([403, 'insufficient_aal']);
    expect((await at.show(person, further.body.id, at.codeOf(further.body.totp.secret))).status).toBe(200);
  });

  it('comes too late ten minutes after the enrolment began', async () => {
    const person = await at.world.signUp();
    const { body } = await at.enrol(person);
    at.later(10 * 60_000);
    const tried = await at.show(person, body.id, at.codeOf(body.totp.secret));
    expect([tried.status, tried.body.error_code]).toEqual([404, 'mfa_factor_not_found']);
  });
});

describe('a code', () => {
  it('counts for its own time step and the ones beside it', async () => {
    for (const [offset, status] of [
      [-60, 422],
      [-30, 200],
      [0, 200],
      [30, 200],
      [90, 422],
    ] as const) {
      const person = await at.world.signUp();
      const { body } = await at.enrol(person);
      const shown = await at.show(person, body.id, at.codeOf(body.totp.secret, offset));
      expect([offset, shown.status]).toEqual([offset, status]);
    }
  });

  it('is refused when its time step, or a later one, was used before', async () => {
    const person = await at.signUpWithFactor();
    const low = await at.signIn(person);
    const [earlier, now] = [at.codeOf(person.secret, -30), at.codeOf(person.secret)];
    expect((await at.show(low, person.factorId, now)).status).toBe(200);
    for (const code of [now, earlier]) {
      const { status, body } = await at.show(low, person.factorId, code);
      expect([status, body.error_code]).toEqual(wrong);
    }
  });

  it('works once when it is tried many times in parallel', async () => {
    const person = await at.signUpWithFactor();
    const low = await at.signIn(person);
    const code = at.codeOf(person.secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.show(low, person.factorId, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that is wrong is refused in the words of the protocol, and stands in the audit trail', async () => {
    const person = await at.signUpWithFactor();
    const low = await at.signIn(person);
    const { status, body } = await at.show(low, person.factorId, at.wrongCodeOf(person.secret));
    expect([status, body.error_code, body.msg]).toEqual([...wrong, 'Invalid TOTP code entered']);
    expect((await account(low)).status).toBe(403);
    expect((await at.eventsOf(person)).map(({ event }) => event)).toContain('factor_failed');
  });
});

describe('a challenge', () => {
  it('is answered once, and within five minutes', async () => {
    const person = await at.signUpWithFactor();
    const answer = async (body: { challenge_id: string }) => {
      const code = at.codeOf(person.secret);
      const path = `/factors/${person.factorId}/verify`;
      const answered = await at.auth('POST', path, { as: person, body: { ...body, code } });
      return [answered.status, answered.body.error_code];
    };
    const first = (await at.challenge(person, person.factorId)).body.id;
    expect(await answer({ challenge_id: first })).toEqual([200, undefined]);
    at.later(60_000);
    expect(await answer({ challenge_id: first })).toEqual([422, 'mfa_challenge_expired']);
    const second = (await at.challenge(person, person.factorId)).body.id;
    at.later(5 * 60_000);
    expect(await answer({ challenge_id: second })).toEqual([422, 'mfa_challenge_expired']);
    expect(await answer({ challenge_id: crypto.randomUUID() })).toEqual([404, 'mfa_factor_not_found']);
  });
});

describe('wrong codes', () => {
  it('from a stranger with the password are limited, and never keep the owner on their device from signing in', async () => {
    const page = { 'sec-fetch-site': 'same-origin' };
    const person = await at.signUpWithFactor();
    const cookieOf = (headers: Headers) => /gw-device=[^;]+/.exec(headers.get('set-cookie') ?? '')![0];
    const body = { email: person.email, password: 'correct horse battery' };
    const opened = await at.auth('POST', '/token?grant_type=password', { body, headers: page });
    const device = { ...page, cookie: cookieOf(opened.headers) };
    const owner = at.holding(person, opened.body);
    expect((await at.show(owner, person.factorId, at.codeOf(person.secret), device)).status).toBe(200);
    at.later(31_000);

    const statuses: number[] = [];
    for (let index = 0; index < 14; index++) {
      // Signing in makes a new known device each time; it must not bring new tries.
      const answer = await at.auth('POST', '/token?grant_type=password', { body, headers: page });
      const stranger = at.holding(person, answer.body);
      const headers = { ...page, cookie: cookieOf(answer.headers) };
      statuses.push((await at.show(stranger, person.factorId, at.wrongCodeOf(person.secret), headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);

    const back = await at.signIn(person, device);
    expect((await at.show(back, person.factorId, at.codeOf(person.secret), device)).status).toBe(200);
  });

  it('say after how many seconds to try again', async () => {
    const person = await at.signUpWithFactor();
    const low = await at.signIn(person);
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => at.show(low, person.factorId, at.wrongCodeOf(person.secret))),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.body.error_code).toBe('over_request_rate_limit');
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(500);
    at.later(10 * 60_000 + 1000);
    const again = await at.signIn(person);
    expect((await at.show(again, person.factorId, at.codeOf(person.secret))).status).toBe(200);
  });
});

describe("another person's factor", () => {
  it('is not found, whatever is done with it', async () => {
    const owner = await at.signUpWithFactor();
    const stranger = await at.signUpWithFactor();
    const theirs = (await at.challenge(owner, owner.factorId)).body.id;
    const code = at.codeOf(owner.secret);
    const calls = [
      ['POST', `/factors/${owner.factorId}/challenge`, {}],
      ['POST', `/factors/${owner.factorId}/verify`, { challenge_id: theirs, code }],
      ['POST', `/factors/${stranger.factorId}/verify`, { challenge_id: theirs, code: at.codeOf(stranger.secret) }],
      ['DELETE', `/factors/${owner.factorId}`, undefined],
      ['DELETE', '/factors/not-an-id', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await at.auth(method, path, { as: stranger, body });
      expect([path, answer.status, answer.body.error_code]).toEqual([path, 404, 'mfa_factor_not_found']);
    }
    expect((await at.show(owner, owner.factorId, code)).status).toBe(200);
  });
});

describe('removing a factor', () => {
  it('needs the second level', async () => {
    const person = await at.signUpWithFactor();
    const low = await at.signIn(person);
    const refused = await at.auth('DELETE', `/factors/${person.factorId}`, { as: low });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'insufficient_aal']);
  });

  it('lowers the sessions with the last one only', async () => {
    const person = await at.signUpWithFactor();
    const second = await at.enrol(person, 'Tablet');
    await at.show(person, second.body.id, at.codeOf(second.body.totp.secret));
    const levels = async () => {
      const rows = await at.world.product.database.system<{ aal: string; methods: string[] }[]>`
        select aal, array(select e ->> 'method' from jsonb_array_elements(amr) e) as methods
        from auth_session where user_id = ${person.userId} and ended_at is null`;
      return rows.map(({ aal, methods }) => [aal, ...methods]);
    };
    expect(await at.auth('DELETE', `/factors/${second.body.id}`, { as: person })).toMatchObject({
      status: 200,
      body: { id: second.body.id },
    });
    expect(await levels()).toEqual([['aal2', 'totp', 'password']]);
    await at.auth('DELETE', `/factors/${person.factorId}`, { as: person });
    expect(await levels()).toEqual([['aal1', 'password']]);
    expect((await account(await at.signIn(person))).status).toBe(200);
    expect((await at.eventsOf(person)).filter(({ event }) => event === 'factor_removed')).toHaveLength(2);
  });

  it('is told by mail, and so is adding one; an enrolment that came to nothing is not', async () => {
    const person = await at.signUpWithFactor();
    const begun = await at.enrol(person, 'Never used');
    await at.auth('DELETE', `/factors/${begun.body.id}`, { as: person });
    const added = await at.mailsTo(person);
    expect(added).toHaveLength(1);
    await at.auth('DELETE', `/factors/${person.factorId}`, { as: person });
    const all = await at.mailsTo(person);
    expect(all).toHaveLength(2);
    for (const { text } of all) expect(text).toContain('Phone');
  });
});
