import { verify } from '@node-rs/argon2';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hashPassword } from '#features/auth/server/passwords.ts';
import type { RunningProduct } from '#testing/running-product.ts';
import { interleave, type Measure, median, size, time } from './harness.ts';
import { expectPost, keptConnections } from './support/json-call.ts';
import { withProduct } from './support/with-product.ts';

const rounds = size(10);
const triesEach = size(6);
const person = { email: 'sign-in@example.com', password: 'correct horse battery', data: { full_name: 'Bench' } };

/** What a sign-in costs beside the one thing in it that has to be slow. */
export const authSignIn: Measure = {
  name: 'auth-sign-in',
  title: 'Signing in with a password',
  how: `POST /token with the right password over a kept connection, one at a time, from a device that signed in before; against argon2id alone with the same parameters (19 MiB, two passes) in this process; with a solved robot check in a third variant, its solving not counted. ${rounds} interleaved rounds after one to warm up; each value is the median of ${triesEach} tries.`,
  run: () =>
    withProduct((plain) =>
      withProduct(
        async (checking) => {
          const storedHash = await hashPassword(person.password);
          const signIn = await prepare(plain, async () => undefined);
          const checkedSignIn = await prepare(checking, (form) => solve(checking, form));
          const variants = {
            hash: () => medianOf(() => time(() => verify(storedHash, person.password))),
            signIn: () => medianOf(signIn),
            checkedSignIn: () => medianOf(checkedSignIn),
          };
          await interleave(variants, 1);
          const times = await interleave(variants, rounds);
          const { hash } = times;
          const ratios = (values: readonly number[]): number[] => values.map((value, round) => value / hash[round]!);
          return [
            { what: 'argon2id alone', unit: 'ms', values: hash },
            { what: 'sign-in', unit: 'ms', values: times.signIn },
            { what: 'sign-in, ratio', unit: 'of the hash', values: ratios(times.signIn) },
            { what: 'sign-in with robot check', unit: 'ms', values: times.checkedSignIn },
            { what: 'sign-in with robot check, ratio', unit: 'of the hash', values: ratios(times.checkedSignIn) },
          ];
        },
        { AUTH_ROBOT_CHECK: 'on' },
      ),
    ),
};

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
