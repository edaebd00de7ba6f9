import type { Sql, Tx } from '../db/connect.ts';
import type { JobStateName } from './jobs.repository.ts';

/** A job as the operator sees it: without what it is about. */
export interface JobLine {
  readonly id: string;
  readonly name: string;
  readonly state: JobStateName;
  readonly attempt: number;
  readonly failures: number;
  readonly interruptions: number;
  readonly done: number;
  readonly total: number | null;
  readonly enqueuedAt: Date;
  /** Null: as soon as possible. */
  readonly notBefore: Date | null;
  readonly lastError: string | null;
}

/** What operators and metrics see of jobs. Runs as the system role. */
export const jobFiguresRepository = {
  async countByState(sql: Sql | Tx): Promise<readonly { name: string; state: JobStateName; count: number }[]> {
    return sql<{ name: string; state: JobStateName; count: number }[]>`
      select name, state, count(*) from job group by name, state order by name, state`;
  },

  /** By kind, how long the oldest job that is due has been waiting for its turn. */
  async listOldest(sql: Sql | Tx): Promise<readonly { name: string; ageSeconds: number }[]> {
    return sql<{ name: string; ageSeconds: number }[]>`
      select name, greatest(0, extract(epoch from clock_timestamp() - min(greatest(enqueued_at, not_before))))::float8
        as "ageSeconds"
      from job where state = 'waiting' and not_before <= clock_timestamp() group by name order by name`;
  },

  /** The newest first. */
  async list(sql: Sql | Tx, state: JobStateName, limit: number): Promise<readonly JobLine[]> {
    return sql<JobLine[]>`select id, name, state, attempt, failures, interruptions, done, total,
        enqueued_at as "enqueuedAt", nullif(not_before, '-infinity') as "notBefore", last_error as "lastError"
      from job where state = ${state} order by position desc limit ${limit}`;
  },
};
