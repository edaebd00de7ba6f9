import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { RobotCheckForm } from '#shared/robot-check-form.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { AuthError } from './auth-errors.ts';
import { createRobotCheckRoutes } from './robot-check.routes.ts';
import { createRobotCheck, type RobotCheck } from './robot-check.service.ts';

const key = randomBytes(32);
const difficulty = { cost: 2, minCounter: 3, maxCounter: 9 };
const now = new Date('2031-03-04T10:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Two instances in this process, with pools of their own on one database. */
let databases: [Database, Database];
let first: RobotCheck;
let second: RobotCheck;

beforeAll(async () => {
  const owner = await createTestDatabase();
  const open = () => openDatabase(owner, inject('appSecret'));
  databases = [open(), open()];
  first = createRobotCheck({ key, sql: databases[0].system, difficulty });
  second = createRobotCheck({ key, sql: databases[1].system, difficulty });
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const encode = (token: unknown): string => Buffer.from(JSON.stringify(token)).toString('base64');

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution! };
}
const solved = async (form: RobotCheckForm, at = now): Promise<string> =>
  encode(await solve(await first.challenge(form, at)));

const refused = (reason: string) =>
  expect.objectContaining({
    code: 'captcha_failed',
    status: 400,
    message: `captcha protection: request disallowed (${reason})`,
  });

describe('a token of the robot check', () => {
  it('passes once, and is spent from then on', async () => {
    const token = await solved('sign-in');
    await first.assertSolved(token, 'sign-in', now);
    await expect(first.assertSolved(token, 'sign-in', now)).rejects.toEqual(refused('timeout-or-duplicate'));
    await expect(second.assertSolved(token, 'sign-in', now)).rejects.toEqual(refused('timeout-or-duplicate'));
  });

  it('sent 50 times in parallel to two instances passes once', async () => {
    const token = await solved('sign-up');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? first : second).assertSolved(token, 'sign-up', now)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('timeout-or-duplicate'));
  });

  it('counts for no other form, and is not used up by the attempt', async () => {
    const token = await solved('sign-up');
    for (const form of ['sign-in', 'password-reset'] as const)
      await expect(first.assertSolved(token, form, now)).rejects.toEqual(refused('invalid-input-response'));
    await first.assertSolved(token, 'sign-up', now);
  });

  it('may be used for ten minutes and not a millisecond longer', async () => {
    const token = await solved('sign-in');
    await expect(first.assertSolved(token, 'sign-in', later(10))).rejects.toEqual(refused('timeout-or-duplicate'));
    await first.assertSolved(token, 'sign-in', new Date(later(10).getTime() - 1));
  });

  it.each([undefined, ''])('is missed when absent (%j)', async (token) => {
    await expect(first.assertSolved(token, 'sign-in', now)).rejects.toEqual(
      refused('no captcha_token found in request'),
    );
  });

  it('is refused when forged, unsolved or malformed', async () => {
    const { challenge, solution } = await solve(await first.challenge('sign-in', now));
    const { parameters } = challenge;
    const foreign = await solve(
      await createRobotCheck({ key: randomBytes(32), sql: databases[0].system, difficulty }).challenge('sign-in', now),
    );
    const withParameters = (change: object) => ({
      challenge: { ...challenge, parameters: { ...parameters, ...change } },
      solution,
    });
    const easier = { ...parameters, keyPrefix: '00000000', nonce: '0'.repeat(32) };
    const forgeries: Record<string, unknown> = {
      'another key': foreign,
      'another form': withParameters({ data: { ...parameters.data, form: 'sign-up' } }),
      'a later expiry': withParameters({ data: { ...parameters.data, expiresAt: later(60).getTime() } }),
      'another nonce': withParameters({ nonce: randomBytes(16).toString('hex') }),
      'the nonce in capitals': withParameters({ nonce: parameters.nonce.toUpperCase() }),
      'one parameter more': withParameters({ more: 1 }),
      'work of its own choosing': { challenge: { ...challenge, parameters: easier }, solution },
      'no signature': { challenge: { parameters }, solution },
      'an empty signature': { challenge: { parameters, signature: '' }, solution },
      'the prefix as the solution': { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      'another solution': { challenge, solution: { ...solution, derivedKey: randomBytes(32).toString('hex') } },
      'no solution': { challenge },
      nothing: null,
    };
    for (const [name, forged] of Object.entries(forgeries))
      await expect(first.assertSolved(encode(forged), 'sign-in', now), name).rejects.toEqual(
        refused('invalid-input-response'),
      );
    for (const text of ['no token', '{}', '[[', 'A'.repeat(100_000)])
      await expect(first.assertSolved(text, 'sign-in', now)).rejects.toEqual(refused('invalid-input-response'));
    // None of these attempts used up the real one.
    await first.assertSolved(encode({ challenge, solution }), 'sign-in', now);
  });
});

describe('spent challenges', () => {
  it('are kept for an hour beyond their expiry, for machines whose clock is behind', async () => {
    const at = later(600);
    const token = await solved('sign-in', at);
    await first.assertSolved(token, 'sign-in', at);
    await first.forgetExpired(later(610 + 60));
    await expect(second.assertSolved(token, 'sign-in', at)).rejects.toEqual(refused('timeout-or-duplicate'));
    expect(await first.forgetExpired(later(611 + 60))).toBe(1);
    await expect(first.assertSolved(token, 'sign-in', later(611))).rejects.toEqual(refused('timeout-or-duplicate'));
  });

  it('are out of reach of the role that works for people', async () => {
    await expect(databases[0].app`select id from robot_check_spent`).rejects.toThrow(/permission denied/);
    const owner = connect({ ...databases[0].target }, { max: 1, name: 'tests' });
    await expect(owner`update robot_check_spent set expires_at = ${now}`).rejects.toThrow(/permission denied/);
    await owner.end();
  });
});

describe('GET /auth/v1/challenge', () => {
  const info = { now, requestId: 'r', remoteAddress: '203.0.113.7', userAgent: '', params: {} };
  let counted = 0;
  const [route] = createRobotCheckRoutes({
    basePath: '/auth/v1',
    robotCheck: { challenge: (form, time) => first.challenge(form, time) },
    countChallenge: async () => {
      counted += 1;
      if (counted > 3) throw new AuthError('over_request_rate_limit', { retryAfterSeconds: 30 });
    },
  });
  const ask = (query: string) => route!.handle(new Request(`http://localhost/auth/v1/challenge${query}`), info);

  it('answers a challenge for the form asked for, which nobody keeps', async () => {
    const answer = await ask('?form=password-reset');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const challenge = (await answer.json()) as Challenge;
    expect(challenge.parameters.data).toEqual({ form: 'password-reset', expiresAt: later(10).getTime() });
    await first.assertSolved(encode(await solve(challenge)), 'password-reset', now);
  });

  it.each(['', '?form=', '?form=admin'])('refuses an unknown form (%j)', async (query) => {
    const answer = await ask(query);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('is limited', async () => {
    counted = 3;
    const answer = await ask('?form=sign-in');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  });
});
