import type { Sql, Tx } from '../db/connect.ts';

export type JobStateName = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** A job as features see it. */
export interface JobState {
  readonly id: string;
  readonly state: JobStateName;
  /** How far it is, of `total`; null until its run has said so. */
  readonly done: number;
  readonly total: number | null;
  readonly attempt: number;
  readonly enqueuedAt: Date;
  readonly finishedAt: Date | null;
}

export interface NewJob {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly accountId: string | null;
  readonly payload: unknown;
  readonly isShown: boolean;
  /** Undefined: as soon as possible. */
  readonly runAt: Date | undefined;
}

/** Which job is meant. */
export interface JobAddress {
  readonly name: string;
  readonly key: string;
  readonly accountId: string | null;
}

/** One attempt: what it writes is accepted while the job is running and this is the number of its last start. */
export interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

const at = (sql: Sql | Tx, { name, key, accountId }: JobAddress) => sql`name = ${name} and key = ${key} and
  ${accountId === null ? sql`account_id is null` : sql`account_id = ${accountId}`}`;

/** The SQL of jobs. Enqueued, cancelled, read and completed as the account or the system role; the rest as the latter. */
export const jobsRepository = {
  /** False where there is one with this account, name and key. Wakes the workers when the transaction commits. */
  async add(tx: Tx, job: NewJob, now: Date): Promise<boolean> {
    const added = await tx`
      with added as (
        insert into job (id, name, key, account_id, payload, is_shown, enqueued_at, not_before)
        values (${job.id}, ${job.name}, ${job.key}, ${job.accountId}, ${tx.json(job.payload as never)}, ${job.isShown},
          ${now}, coalesce(${job.runAt ?? null}::timestamptz, '-infinity'))
        on conflict (account_id, name, key) do nothing returning 1)
      select pg_notify('job', '') from added`;
    return added.length === 1;
  },

  /** A waiting job will not run; a running one is asked to stop. False where there is nothing to cancel. */
  async cancel(tx: Tx, address: JobAddress, now: Date): Promise<boolean> {
    return cancelWhere(tx, at(tx, address), now);
  },

  /** The same for everything of an account but one kind of job. */
  async cancelAllBut(tx: Tx, accountId: string, keptName: string, now: Date): Promise<void> {
    await cancelWhere(tx, tx`account_id = ${accountId} and name <> ${keptName}`, now);
  },

  async isAnyRunningBut(sql: Sql, accountId: string, keptName: string): Promise<boolean> {
    const [row] = await sql`select 1 from job
      where account_id = ${accountId} and name <> ${keptName} and state = 'running' limit 1`;
    return row !== undefined;
  },

  async cancelById(tx: Tx, id: string, now: Date): Promise<boolean> {
    return cancelWhere(tx, tx`id = ${id}`, now);
  },

  async find(sql: Sql | Tx, address: JobAddress): Promise<JobState | undefined> {
    const [job] = await sql<JobState[]>`select id, state, done, total, attempt, enqueued_at as "enqueuedAt",
      finished_at as "finishedAt" from job where ${at(sql, address)}`;
    return job;
  },

  /** Locks the job for one attempt; undefined where the attempt no longer holds it. */
  async hold(tx: Tx, { id, attempt }: Attempt): Promise<{ isCancelled: boolean; failures: number } | undefined> {
    const [job] = await tx<{ isCancelled: boolean; failures: number }[]>`
      select cancel_asked_at is not null as "isCancelled", failures from job
      where id = ${id} and attempt = ${attempt} and state = 'running' for update`;
    return job;
  },

  /** After a step that lasts, a killed process costs only what came after it. */
  async forgetInterruptions(tx: Tx, { id }: Attempt): Promise<void> {
    await tx`update job set interruptions = 0 where id = ${id} and interruptions > 0`;
  },

  /** Only for an attempt that holds the job. */
  async end(tx: Tx, { id }: Attempt, state: 'done' | 'cancelled', now: Date): Promise<void> {
    await tx`update job set state = ${state}, finished_at = ${now}, worker = null,
      done = case when ${state === 'done'} then coalesce(total, done) else done end where id = ${id}`;
  },

  async fail(tx: Tx, { id }: Attempt, error: string, retryAt: Date | undefined, now: Date): Promise<void> {
    await tx`update job set failures = failures + 1, last_error = ${error}, worker = null,
      state = ${retryAt ? 'waiting' : 'failed'}, not_before = coalesce(${retryAt ?? null}::timestamptz, '-infinity'),
      finished_at = ${retryAt ? null : now} where id = ${id}`;
  },

  /** Another attempt takes it up, and this one has not counted. */
  async putBack(tx: Tx, { id }: Attempt): Promise<void> {
    await tx`update job set state = 'waiting', worker = null where id = ${id}`;
    await tx`select pg_notify('job', '')`;
  },

  /** False where the attempt no longer holds the job or it was cancelled. */
  async setProgress(sql: Sql, { id, attempt }: Attempt, done: number, total: number): Promise<boolean> {
    const set = await sql`update job set done = ${done}, total = ${total}
      where id = ${id} and attempt = ${attempt} and state = 'running' and cancel_asked_at is null`;
    return set.count === 1;
  },

  async listWorkspaceIds(sql: Sql, accountId: string): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`select id from workspace where account_id = ${accountId} order by id`;
    return rows.map(({ id }) => id);
  },

  /** Tries again what was given up or cancelled, and at once what waits. False for any other. */
  async retry(tx: Tx, id: string): Promise<boolean> {
    const retried =
      await tx`update job set state = 'waiting', not_before = '-infinity', failures = 0, interruptions = 0,
        cancel_asked_at = null, finished_at = null
      where id = ${id} and state in ('failed', 'cancelled', 'waiting')`;
    await tx`select pg_notify('job', '')`;
    return retried.count === 1;
  },

  /** Deletes jobs that ended before then; those given up are kept longer. */
  async forget(sql: Sql, before: { readonly ended: Date; readonly failed: Date }): Promise<void> {
    await sql`delete from job where (state in ('done', 'cancelled') and finished_at < ${before.ended})
      or (state = 'failed' and finished_at < ${before.failed})`;
  },
};

async function cancelWhere(tx: Tx, condition: ReturnType<typeof at>, now: Date): Promise<boolean> {
  const cancelled = await tx`
    with cancelled as (
      update job set cancel_asked_at = ${now},
        finished_at = case state when 'waiting' then ${now}::timestamptz end,
        state = case state when 'waiting' then 'cancelled' else state end
      where ${condition} and state in ('waiting', 'running') returning id)
    select pg_notify('job_cancel', id) from cancelled`;
  return cancelled.length > 0;
}
