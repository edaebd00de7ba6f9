import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { z } from 'zod';
import { enqueue } from '#server/jobs/enqueue.ts';
import { createJobWorld } from '../job-world.ts';

const root = join(import.meta.dirname, '../../..');
const kind = { name: 'test.killed', payload: z.object({ what: z.string() }) };

/** What became of jobs whose processes were killed. */
export interface KilledJobs {
  /** Effects that are missing, or that happened more than once. */
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
  readonly states: Readonly<Record<string, number>>;
  /** Attempts beyond one for each job: what the kills cut off. */
  readonly cutOff: number;
  /** Of one account's jobs, how many ran at the same time over all processes; those that were cut off do not count. */
  readonly mostAtOnce: number;
}

/**
 * Runs jobs of several accounts in two real processes, of which one after the other is killed in the middle of its work
 * and replaced, `kills` times and until one job at least was cut off; then lets the rest be done.
 */
export async function killJobs(kills: number, jobsPerAccount: number): Promise<KilledJobs> {
  const world = await createJobWorld();
  const { system } = world.database;
  const SETTINGS = JSON.stringify({ owner: world.target, appSecret: inject('appSecret') });
  const start = () =>
    spawn(process.execPath, ['src/testing/faults/job-process.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, TZ: 'UTC', SETTINGS },
      stdio: 'ignore',
    });
  const countEffects = async () => (await system<{ count: number }[]>`select count(*) from effect`)[0]!.count;
  const countOpen = async () =>
    (await system<{ count: number }[]>`select count(*) from job where state in ('waiting', 'running')`)[0]!.count;
  const countCutOff = async () =>
    (await system<{ count: number }[]>`select count(*) from job where attempt > 1`)[0]!.count;
  const expected: string[] = [];
  for (const accountId of [await world.createAccount(), await world.createAccount(), null]) {
    await world.transact(accountId, async (context) => {
      for (let n = 0; n < jobsPerAccount; n++) {
        const what = `${accountId} ${n}`;
        expected.push(what, `${what} step`);
        await enqueue(context, kind, { key: `${n}`, accountId, payload: { what } });
      }
    });
  }
  const processes = [start(), start()];
  try {
    for (let killed = 0; killed < kills || ((await countCutOff()) === 0 && killed < kills + 10); killed++) {
      const before = await countEffects();
      while ((await countEffects()) < before + 6 && (await countOpen()) > 0) await sleep(1);
      const victim = processes.shift()!;
      const gone = new Promise((resolve) => victim.once('exit', resolve));
      victim.kill('SIGKILL');
      await gone;
      processes.push(start());
    }
    const untilMs = performance.now() + 60_000;
    while ((await countOpen()) > 0) {
      if (performance.now() > untilMs) break;
      await sleep(20);
    }
    const effects = new Map<string, number>();
    for (const { what } of await system<{ what: string }[]>`select what from effect`)
      effects.set(what, (effects.get(what) ?? 0) + 1);
    // A job runs from its first effect to its second.
    const runs = await system<{ account: string; from: number; until: number }[]>`
      select j.account_id::text as account, extract(epoch from f.made_at)::float8 as from,
        extract(epoch from u.made_at)::float8 as until
      from job j join effect u on u.what = j.account_id::text || ' ' || j.key join effect f on f.what = u.what || ' step'
      where j.attempt = 1 and j.state = 'done'`;
    const rows = await system<{ state: string; count: number; attempts: number }[]>`
      select state, count(*), sum(attempt)::int as attempts from job group by state`;
    return {
      missing: expected.filter((what) => !effects.has(what)),
      repeated: expected.filter((what) => (effects.get(what) ?? 0) > 1),
      states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
      mostAtOnce: Math.max(
        ...runs.map(
          ({ account, from }) =>
            runs.filter((other) => other.account === account && other.from <= from && other.until > from).length,
        ),
      ),
      cutOff: rows.reduce((sum, { count, attempts }) => sum + attempts - count, 0),
    };
  } finally {
    for (const one of processes) one.kill('SIGKILL');
    await world.close();
  }
}
