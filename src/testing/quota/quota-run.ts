import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuotaId } from '#features/billing/domain/quota.ts';
import { type ConnectionTarget, connect } from '#server/db/connect.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { send } from '#testing/faults/send.ts';
import { type GeneratingProcess, startGenerating } from './generating-process.ts';

export interface QuotaRunOptions {
  readonly target: ConnectionTarget;
  readonly appSecret: string;
  readonly seed: string;
  readonly plan: PlanName;
  readonly quotas: readonly QuotaId[];
  readonly calls: number;
  /** From 0 to 1. */
  readonly failureShare: number;
  /** A process is killed as soon as so many results are stored. */
  readonly killAfterResults: number;
}

/** How one call ended for its caller, after as many attempts with its one key as it took. */
interface CallEnd {
  readonly status: number;
  readonly body: { id?: string; code?: string; limit?: number; used?: number; plan?: string };
}

/** What the run did and what is found in the database afterwards. */
export interface QuotaRun {
  readonly ends: readonly CallEnd[];
  /** The same calls with the same keys once more. */
  readonly repeats: readonly CallEnd[];
  readonly stored: readonly { id: string; call: number }[];
  /** Rows of quota_usage: what the column `quota` names, and how many were counted. */
  readonly counted: Readonly<Record<string, number>>;
  readonly keys: number;
  /** `used` of each announcement that a share of the limit was reached. */
  readonly announced: readonly number[];
  readonly forcedFailures: number;
  /** Requests whose answer never came, of those the ones under way at the kill. */
  readonly lost: number;
  readonly underWayAtKill: number;
}

const maxAttempts = 60;

/** Sends all calls at once to two web processes on one database, kills one of them midway and starts it again. */
export async function runQuota(options: QuotaRunOptions): Promise<QuotaRun> {
  const { target, appSecret, seed, calls } = options;
  const random = seededRandom(seed);
  const database = openDatabase(target, appSecret, { app: 2, system: 2 });
  const settings = { target, appSecret, quotas: [...options.quotas], failureShare: options.failureShare };
  const processes: GeneratingProcess[] = [];
  try {
    const accountId = await prepare(database, target, options.plan);
    for (const name of ['first', 'second'])
      processes.push(await startGenerating({ ...settings, seed: `${seed}/${name}` }));
    const seen = { forcedFailures: 0, lost: 0, underWay: [0, 0] };
    const callOnce = async (call: number, key: string, at: number): Promise<CallEnd | undefined> => {
      seen.underWay[at]! += 1;
      const outcome = await send(processes[at]!.origin, {
        method: 'POST',
        path: '/api/generating',
        body: { call },
        accessToken: accountId,
        idempotencyKey: key,
      });
      seen.underWay[at]! -= 1;
      if (outcome.kind === 'lost') seen.lost += 1;
      else if (outcome.status >= 500) seen.forcedFailures += 1;
      else return { status: outcome.status, body: outcome.body as CallEnd['body'] };
      return undefined;
    };
    const callUntilAnswered = async (call: number, key: string): Promise<CallEnd> => {
      const own = random.fork(`call ${call}`);
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const end = await callOnce(call, key, own.below(2));
        if (end) return end;
        await sleep(20 + own.below(60));
      }
      throw new Error(`Call ${call} was never answered`);
    };
    const keys = Array.from({ length: calls }, () => randomUUID());
    const callAll = () => Promise.all(keys.map((key, call) => callUntilAnswered(call, key)));
    const calling = callAll();
    const killing = untilStored(database, options.killAfterResults, calling).then(async () => {
      const underWay = seen.underWay[0]!;
      await processes[0]!.kill();
      processes[0] = await startGenerating({ ...settings, seed: `${seed}/again` }, processes[0]!.port);
      return underWay;
    });
    const [ends, underWayAtKill] = await Promise.all([calling, killing]);
    const { forcedFailures, lost } = seen;
    const repeats = await callAll();
    return { ends, repeats, ...(await read(database, accountId)), forcedFailures, lost, underWayAtKill };
  } finally {
    for (const one of processes) await one.kill();
    await database.close();
  }
}

/** The table of results, as a tool would have one, and somebody on a plan. */
async function prepare(database: Database, target: ConnectionTarget, plan: PlanName): Promise<string> {
  const owner = connect(target, { max: 1, name: 'tests' });
  await owner`create table generated (
    id uuid primary key, account_id uuid not null references users on delete cascade, call integer not null)`;
  await owner`grant select, insert on generated to groundwork_app`;
  await owner`grant select on generated to groundwork_system`;
  await owner.end();
  const accountId = randomUUID();
  const email = `${accountId}@example.com`;
  await database.asSystem(async (tx) => {
    await tx`insert into auth_user (id, email, created_at, updated_at) values (${accountId}, ${email}, now(), now())`;
    await tx`insert into users (user_id, email, plan, created_at) values (${accountId}, ${email}, ${plan}, now())`;
  });
  return accountId;
}

/** Resolves once so many results are stored, or, if it never comes to that, when all calls have ended. */
async function untilStored(database: Database, results: number, calling: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  calling.then(end, end);
  while (!isOver) {
    const [row] = await database.system<{ count: number }[]>`select count(*) as count from generated`;
    if (row!.count >= results) return;
    await sleep(2);
  }
}

async function read(database: Database, accountId: string) {
  return database.withTenant({ accountId, workspaceIds: [] }, async (tx) => {
    const stored = await tx<{ id: string; call: number }[]>`
      select id, call from generated where account_id = ${accountId}`;
    const usage = await tx<{ quota: string; used: number }[]>`
      select quota, sum(used) as used from quota_usage group by quota`;
    const [keys] = await tx<{ count: number }[]>`select count(*) as count from idempotency_key`;
    const events = await database.system<{ used: number }[]>`
      select (payload->>'used')::int as used from outbox_event
      where account_id = ${accountId} and type = 'billing.quota_used' order by 1`;
    return {
      stored,
      counted: Object.fromEntries(usage.map(({ quota, used }) => [quota, used])),
      keys: keys!.count,
      announced: events.map(({ used }) => used),
    };
  });
}

/** What must hold of every run, as sentences on what does not. */
export function findQuotaFaults(run: QuotaRun, limit: number): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const answered = run.ends.filter(({ status }) => status === 200);
  const refused = run.ends.filter(({ status }) => status !== 200);
  check(run.stored.length === limit, `${run.stored.length} results are stored`);
  check(answered.length === limit, `${answered.length} callers were given a result`);
  check(run.keys === limit, `${run.keys} keys are answered`);
  const ids = run.stored.map(({ id }) => id).sort();
  check(
    answered
      .map(({ body }) => body.id)
      .sort()
      .join() === ids.join(),
    'callers hold other results than are stored',
  );
  check(new Set(run.stored.map(({ call }) => call)).size === run.stored.length, 'a call stored two results');
  for (const [quota, used] of Object.entries(run.counted)) check(used === limit, `${quota} counted ${used}`);
  for (const { status, body } of refused)
    check(
      status === 429 && body.code === 'billing.quota_exceeded' && body.limit === limit && body.used === limit,
      `a refusal says ${status} ${JSON.stringify(body)}`,
    );
  check(JSON.stringify(run.announced) === JSON.stringify([limit * 0.8, limit]), `announced were ${run.announced}`);
  run.repeats.forEach(({ status, body }, call) => {
    const first = run.ends[call]!;
    check(status === first.status && body.id === first.body.id, `call ${call} repeated is answered another way`);
  });
  return faults;
}
