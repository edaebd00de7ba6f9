import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type ConnectionTarget, connect, type Tx } from '#server/db/connect.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { Job } from '#server/jobs/define-job.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { createLogger } from '#server/logger.ts';
import { createTestDatabase } from './test-database.ts';

/** A database with accounts and a table of effects, and as many processes that run jobs on it as a test wants. */
export interface JobWorld {
  readonly target: ConnectionTarget;
  readonly database: Database;
  /** The one clock of all processes; move it by assigning `clock.now`. */
  readonly clock: { now: Date };
  /** An account with one workspace. */
  createAccount(): Promise<string>;
  /** A process of its own as the database sees it: a connection and a lock of its own. */
  createRunner(jobs: readonly Job[], options?: { placesPerAccount?: number; pollMs?: number }): JobRunner;
  /** Runs work in a transaction of the account, or of the system role for null. */
  transact<T>(accountId: string | null, work: (context: { tx: Tx; now: Date }) => Promise<T>): Promise<T>;
  /** Writes an effect: what must happen once. */
  affect(tx: Tx, what: string): Promise<void>;
  countEffects(what: string): Promise<number>;
  close(): Promise<void>;
}

/** Prepares a database for tests of jobs. Close it in afterAll. */
export async function createJobWorld(): Promise<JobWorld> {
  const target = await createTestDatabase();
  const owner = connect(target, { max: 1, name: 'tests' });
  await owner.unsafe(`create table effect (what text not null, made_at timestamptz not null default clock_timestamp());
    grant select, insert on effect to groundwork_app, groundwork_system`);
  await owner.end();
  const database = openDatabase(target, inject('appSecret'));
  const clock = { now: new Date() };
  const runners: JobRunner[] = [];
  return {
    target,
    database,
    clock,
    createAccount: async () => {
      const id = randomUUID();
      const { system } = database;
      await system`insert into auth_user (id, email, created_at, updated_at)
        values (${id}, ${`${id}@example.com`}, ${clock.now}, ${clock.now})`;
      await system`insert into users (user_id, email, created_at) values (${id}, ${`${id}@example.com`}, ${clock.now})`;
      await system`insert into workspace (id, account_id, name, created_at)
        values (${`ws_${id}`}, ${id}, 'Bakery', ${clock.now})`;
      return id;
    },
    createRunner: (jobs, options) => {
      const runner = createJobRunner({
        database,
        log: createLogger('silent'),
        listJobs: () => jobs,
        now: () => clock.now,
        ...options,
      });
      runners.push(runner);
      return runner;
    },
    transact: (accountId, work) => {
      const inside = (tx: Tx) => work({ tx, now: clock.now });
      return accountId === null
        ? database.asSystem(inside)
        : database.withTenant({ accountId, workspaceIds: [`ws_${accountId}`] }, inside);
    },
    affect: async (tx, what) => {
      await tx`insert into effect (what) values (${what})`;
    },
    countEffects: async (what) => {
      const [row] = await database.system<{ count: number }[]>`select count(*) from effect where what = ${what}`;
      return row!.count;
    },
    close: async () => {
      await Promise.all(runners.map((runner) => runner.close()));
      await database.close();
    },
  };
}
