import { randomBytes, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hashPassword } from '#features/auth/server/passwords.ts';
import { connect, type Sql } from '#server/db/connect.ts';
import { getRunningDatabase } from '#testing/faults/running-database.ts';
import type { RunningProduct } from '#testing/running-product.ts';
import { atMost, interleave, type Measure, median, size, time } from './harness.ts';
import { expectPost, keptConnections } from './support/json-call.ts';
import { withProduct } from './support/with-product.ts';

/** After a thousand sign-ins the process spends 2.3 ms of its main thread on each; on each of the first sixty, 4. */
const warmUpRounds = size(150, 0);
const rounds = size(20);
/** The ratio of a single round is ±0.1, and the bound is near: the median of twenty would go to and fro across it. */
const lateRounds = size(60);
const triesEach = size(6);
const person = { email: 'sign-in@example.com', password: 'correct horse battery', data: { full_name: 'Bench' } };

/** What a sign-in costs compared with its floor: one hash, and one transaction that writes its rows. */
export const authSignIn: Measure = {
  name: 'auth-sign-in',
  title: 'Signing in with a password',
  how: `POST /token with the right password over a kept connection, one at a time, limits on, from a device that signed in before; against a floor in this process: argon2id with the same parameters (19 MiB, two passes), then one bare transaction, its statements sent at once, that writes the same rows to the same database (session, refresh token, person, device, audit entry, limit); with a solved robot check in a third variant, its solving not counted. ${rounds} interleaved rounds just after the start, and ${lateRounds} after ${warmUpRounds} more of sign-in and floor: V8 compiles both as they are used, and the robot check's own product stays as young as it is. Each value is the median of ${triesEach} tries.`,
  run: () =>
    withProduct(
      (plain, dataDir) =>
        withProduct(
          async (checking) => {
            const storedHash = await hashPassword(person.password);
            const signInOnce = await prepare(plain, async () => undefined);
            const checkedSignInOnce = await prepare(checking, (form) => solve(checking, form));
            const { target } = await getRunningDatabase(dataDir);
            const sql = connect(target, { max: 1, name: 'bench' });
            const writeRows = await prepareRows(sql);
            const variants = {
              hash: () => medianOf(() => time(() => verify(storedHash, person.password))),
              floor: () =>
                medianOf(() =>
                  time(async () => {
                    await verify(storedHash, person.password);
                    await writeRows();
                  }),
                ),
              signIn: () => medianOf(signInOnce),
              checkedSignIn: () => medianOf(checkedSignInOnce),
            };
            try {
              const early = await interleave(variants, rounds);
              const { floor, signIn } = variants;
              await interleave({ floor, signIn }, warmUpRounds);
              const times = await interleave(variants, lateRounds);
              const ratios = ({ floor, ...other }: typeof times, name: 'signIn' | 'checkedSignIn'): number[] =>
                other[name].map((value, round) => value / floor[round]!);
              const ofFloor = ratios(times, 'signIn');
              const unit = 'of the floor';
              return [
                { what: 'argon2id alone', unit: 'ms', values: times.hash },
                { what: 'floor: the hash and its rows', unit: 'ms', values: times.floor },
                { what: 'sign-in', unit: 'ms', values: times.signIn },
                { what: 'sign-in, ratio', unit, values: ofFloor, promise: atMost(ofFloor, 1.25, unit) },
                { what: 'sign-in with robot check', unit: 'ms', values: times.checkedSignIn },
                { what: 'sign-in with robot check, ratio', unit, values: ratios(times, 'checkedSignIn') },
                { what: 'just after the start: sign-in, ratio', unit, values: ratios(early, 'signIn') },
              ];
            } finally {
              await sql.end();
            }
          },
          { AUTH_ROBOT_CHECK: 'on' },
        ),
      { AUTH_LIMITS: 'on' },
    ),
};

/** A transaction that writes what a sign-in of the person writes. */
async function prepareRows(sql: Sql): Promise<() => Promise<void>> {
  const [user] = await sql<{ id: string }[]>`select id from auth_user where email = ${person.email}`;
  const { id: userId } = user!;
  const device = randomBytes(32);
  return async () => {
    const now = new Date();
    const sessionId = randomUUID();
    const amr = [{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }];
    const expireMs = now.getTime() + 900_000;
    await sql.begin((tx) => [
      tx`insert into auth_limit (key, points, expire) values ('bench', 1, ${expireMs})
        on conflict (key) do update set points = 1, expire = ${expireMs}`,
      tx`insert into auth_device (user_id, device_hash, first_seen_at, last_seen_at)
        values (${userId}, ${device}, ${now}, ${now})
        on conflict (user_id, device_hash) do update set last_seen_at = ${now}`,
      tx`update auth_user set last_sign_in_at = ${now}, updated_at = ${now} where id = ${userId}`,
      tx`insert into auth_session (id, user_id, created_at, refreshed_at, last_used_at, user_agent, aal, amr,
          cookie_hash, device_hash)
        values (${sessionId}, ${userId}, ${now}, ${now}, ${now}, 'bench', 'aal1', ${tx.json(amr)}, ${randomBytes(32)},
          ${device})`,
      tx`insert into auth_refresh_token (token_hash, session_id, aal, created_at)
        values (${randomBytes(32)}, ${sessionId}, 'aal1', ${now})`,
      tx`insert into auth_audit (id, user_id, session_id, event, detail, remote_address, user_agent, occurred_at)
        values (${randomUUID()}, ${userId}, ${sessionId}, 'signed_in', ${tx.json({ method: 'password' })}, '127.0.0.1',
          'bench', ${now})`,
    ]);
  };
}

async function medianOf(tryOnce: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < triesEach) times.push(await tryOnce());
  return median(times);
}

type Solve = (form: string) => Promise<string | undefined>;

/** Signs the person up; returns how long one sign-in takes, its robot check solved before the clock starts. */
async function prepare({ origin }: RunningProduct, solved: Solve): Promise<() => Promise<number>> {
  const agent = keptConnections(1);
  const security = async (form: string) => {
    const token = await solved(form);
    return token === undefined ? {} : { gotrue_meta_security: { captcha_token: token } };
  };
  const ownPage = { 'sec-fetch-site': 'same-origin' };
  const signUp = { ...person, ...(await security('sign-up')) };
  const { cookie } = await expectPost(200, `${origin}/auth/v1/signup`, signUp, { headers: ownPage, agent });
  return async () => {
    const { email, password } = person;
    const body = { email, password, ...(await security('sign-in')) };
    const options = { headers: { ...ownPage, cookie }, agent };
    return (await expectPost(200, `${origin}/auth/v1/token?grant_type=password`, body, options)).tookMs;
  };
}

async function solve({ origin }: RunningProduct, form: string): Promise<string> {
  const challenge = (await (await fetch(`${origin}/auth/v1/challenge?form=${form}`)).json()) as Parameters<
    typeof solveChallenge
  >[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
