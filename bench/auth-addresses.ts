import { type Measure, median, type Row, size } from './harness.ts';
import { expectPost, timedPost } from './support/json-call.ts';
import { benchServiceKey, withProduct } from './support/with-product.ts';

const runs = size(40);
const warmUps = size(3, 0);
/** Long enough for what one try leaves to the worker to be done before the next try is timed. */
const pauseMs = size(120, 20);

const kinds = {
  known: { password: 'correct horse battery', email_confirm: true },
  unconfirmed: { password: 'correct horse battery', email_confirm: false },
  'password-less': { email_confirm: true },
  unknown: undefined,
} as const;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/** Whether the time of an answer tells what kind of address was asked about. */
export const authAddresses: Measure = {
  name: 'auth-addresses',
  title: 'The four kinds of address',
  how: `A sign-in with a wrong password, a sign-up with confirmation by mail, a forgotten password, and a wrong code after one was asked for, for addresses that are known, unconfirmed, without a password, and unknown. ${runs} interleaved runs, the order turning; a new account and a new network address each time, so that no limit is met; ${pauseMs} ms between tries, as the mails that were asked for, and what the audit trail hears, are made after the answer.`,
  run: () =>
    withProduct(
      async ({ origin }) => [
        ...(await compare(
          'wrong password',
          (kind, run) => {
            const body = { email: addressOf('sign-in', kind, run), password: 'a wrong guess' };
            return askFrom(run, `${origin}/auth/v1/token?grant_type=password`, body, 400);
          },
          (kind, run) => make(origin, kind, addressOf('sign-in', kind, run)),
        )),
        ...(await compare(
          'sign-up',
          (kind, run) => {
            const body = { email: addressOf('sign-up', kind, run), password: 'correct horse battery' };
            return askFrom(run, `${origin}/auth/v1/signup`, body, 200);
          },
          (kind, run) => make(origin, kind, addressOf('sign-up', kind, run)),
        )),
        ...(await compare(
          'recover',
          (kind, run) => {
            return askFrom(run, `${origin}/auth/v1/recover`, { email: addressOf('recover', kind, run) }, 200);
          },
          (kind, run) => make(origin, kind, addressOf('recover', kind, run)),
        )),
        ...(await compare(
          'wrong code',
          (kind, run) => {
            const body = { type: 'recovery', email: addressOf('code', kind, run), token: '000000' };
            return askFrom(run, `${origin}/auth/v1/verify`, body, 403);
          },
          async (kind, run) => {
            const email = addressOf('code', kind, run);
            await make(origin, kind, email);
            await askFrom(run, `${origin}/auth/v1/recover`, { email }, 200);
          },
        )),
      ],
      { AUTH_SERVICE_KEY: benchServiceKey, AUTH_CONFIRM_EMAIL: 'on' },
    ),
};

const addressOf = (measure: string, kind: Kind, run: number): string => `${measure}-${kind}-${run}@example.com`;

/** Times every kind in turn; the kind that comes first is another one in each run. */
async function compare(
  what: string,
  ask: (kind: Kind, run: number) => Promise<number>,
  prepare: (kind: Kind, run: number) => Promise<void>,
): Promise<Row[]> {
  const times = Object.fromEntries(names.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let run = -warmUps; run < runs; run++) {
    for (const kind of names) await prepare(kind, run);
    for (let turn = 0; turn < names.length; turn++) {
      const kind = names[(turn + run + names.length) % names.length]!;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const tookMs = await ask(kind, run);
      if (run >= 0) times[kind].push(tookMs);
    }
  }
  const medians = names.map((kind) => median(times[kind]));
  return [
    ...names.map((kind) => ({ what: `${what}, ${kind}`, unit: 'ms', values: times[kind] })),
    {
      what: `${what}, slowest median of quickest`,
      unit: 'times',
      values: [Math.max(...medians) / Math.min(...medians)],
    },
  ];
}

async function make(origin: string, kind: Kind, email: string): Promise<void> {
  const person = kinds[kind];
  if (person === undefined) return;
  const headers = { authorization: `Bearer ${benchServiceKey}` };
  await expectPost(200, `${origin}/auth/v1/admin/users`, { email, ...person }, { headers });
}

/** Calls from a network address that no other run has used. */
async function askFrom(run: number, url: string, body: unknown, status: number): Promise<number> {
  const from = `127.0.1.${run + 10}`;
  const answer = await timedPost(url, body, { from });
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.tookMs;
}
