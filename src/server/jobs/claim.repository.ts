import type { Sql, Tx } from '../db/connect.ts';

/** A job that this process has taken. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly accountId: string | null;
  readonly payload: unknown;
  readonly attempt: number;
  readonly failures: number;
  readonly interruptions: number;
}

/** What a process takes of one kind of job. */
export interface ClaimPlaces {
  readonly name: string;
  /** How many more it can run. */
  readonly free: number;
  /** Null: they share the account's common places. */
  readonly perAccount: number | null;
}

/** Identifies the process: a lock that its connection holds and that ends with the connection. */
export interface Worker {
  readonly number: number;
  /** What it runs at the moment. */
  readonly runningIds: readonly string[];
}

/** First key of the advisory locks that identify workers. */
const lockClass = 1_196_376_386;
/** A job whose process dies repeatedly is retried after growing pauses, so that it cannot crash processes all the time. */
const longestPauseSeconds = 300;

const claimed = (sql: Sql | Tx) => sql`id, name, key, account_id as "accountId", payload, attempt, failures,
  interruptions`;

/** Written out rather than passed: the index is on this expression, constant included. */
const nobody = (sql: Sql | Tx) => sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const owner = (sql: Sql | Tx) => sql`coalesce(account_id, '00000000-0000-0000-0000-000000000000'::uuid)`;

const isAlive = (
  sql: Sql | Tx,
  workerNumber: ReturnType<typeof claimed>,
) => sql`exists (select 1 from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())
  and classid = ${lockClass}::bigint::oid and objid = ${workerNumber}::bigint::oid and granted)`;

/** Takes jobs for a process. Everything here runs on the one connection that holds the process's lock. */
export const claimRepository = {
  /**
   * Makes sure that the process is known to be alive, and looks whether there is anything to do for it: now, and
   * otherwise in how many milliseconds (undefined where nothing waits for a time).
   */
  async look(own: Sql, worker: Worker, names: readonly string[], now: Date) {
    const [row] = await own<{ isDue: boolean; hasOrphans: boolean; nextMs: number | null }[]>`
      select ${keepLock(own, worker)},
        exists (select 1 from job where state = 'waiting' and name = any (${[...names]}) and not_before <= ${now}) as "isDue",
        exists (select 1 from job where state = 'running' and ${isOrphan(own, worker)}) as "hasOrphans",
        (select (extract(epoch from min(not_before) - ${now}::timestamptz) * 1000)::float8 from job
          where state = 'waiting' and not_before > ${now} and name = any (${[...names]})) as "nextMs"`;
    return { hasWork: row!.isDue || row!.hasOrphans, nextMs: row!.nextMs ?? undefined };
  },

  /** Ends until the transaction does: processes take jobs one after the other, so that places are counted right. */
  async lock(tx: Tx, worker: Worker): Promise<void> {
    await tx`select ${keepLock(tx, worker)}, pg_advisory_xact_lock(hashtext('groundwork job claims'))`;
  },

  /** Jobs whose process is gone wait again, the first time without a pause; those that were cancelled have ended. */
  async releaseOrphans(tx: Tx, worker: Worker, now: Date): Promise<number> {
    const released = await tx`update job set worker = null, interruptions = interruptions + 1,
        state = case when cancel_asked_at is null then 'waiting' else 'cancelled' end,
        finished_at = case when cancel_asked_at is not null then ${now}::timestamptz end,
        last_error = 'The process ended while this ran',
        not_before = case when interruptions = 0 then '-infinity'
          else ${now}::timestamptz + make_interval(secs => least(power(2, interruptions), ${longestPauseSeconds})) end
      where state = 'running' and ${isOrphan(tx, worker)}`;
    return released.count;
  },

  /**
   * Takes what is due, for each kind of job as many as there are places. Accounts take turns: first comes whose account
   * has the fewest running and taken, then what was asked for first. Accounts and names are found by skipping from one
   * to the next in the index, so a long queue of one account costs no more than a short one.
   */
  async claim(
    tx: Tx,
    worker: Worker,
    places: readonly ClaimPlaces[],
    placesPerAccount: number,
    now: Date,
  ): Promise<readonly ClaimedJob[]> {
    return tx<ClaimedJob[]>`
      with recursive kind as (
        select name, free, "perAccount" as own_places, case when "perAccount" is null then '' else name end as pool
        from jsonb_to_recordset(${tx.json(places as never)}) as given (name text, free integer, "perAccount" integer)),
      turn (name, owner) as (
        (select k.name, first.owner from kind k cross join lateral (
            select ${owner(tx)} as owner from job
            where state = 'waiting' and name = k.name
            order by ${owner(tx)} limit 1) first
          where k.free > 0)
        union all
        select t.name, next.owner from turn t cross join lateral (
            select ${owner(tx)} as owner from job
            where state = 'waiting' and name = t.name and ${owner(tx)} > t.owner
            order by ${owner(tx)} limit 1) next),
      busy as (
        select coalesce(j.account_id, ${nobody(tx)}) as owner, coalesce(k.pool, '') as pool, count(*) as running
        from job j left join kind k on k.name = j.name where j.state = 'running' group by 1, 2),
      due as (
        select w.id, w.position, w.not_before, k.name, k.pool, k.free, t.owner,
          coalesce(k.own_places, ${placesPerAccount}::integer) as places
        from turn t join kind k on k.name = t.name cross join lateral (
          select id, position, not_before from job
          where state = 'waiting' and name = t.name and ${owner(tx)} = t.owner
            and not_before <= ${now}
          -- In full, as the index has it: else it would be sorted first.
          order by name, ${owner(tx)}, not_before, position limit k.free) w),
      counted as (
        select due.*, coalesce(busy.running, 0) + row_number() over (
          partition by due.owner, due.pool, case when due.owner = ${nobody(tx)} then due.name end
          order by due.not_before, due.position) as nth
        from due left join busy on busy.owner = due.owner and busy.pool = due.pool),
      chosen as (
        select id, free, row_number() over (partition by name order by nth, not_before, position) as place
        from counted where owner = ${nobody(tx)} or nth <= places)
      update job set state = 'running', worker = ${worker.number}, attempt = attempt + 1, started_at = ${now}
      where state = 'waiting' and id = any (array(select id from chosen where place <= free))
      returning ${claimed(tx)}`;
  },

  /** Takes one job whatever its time and its account's places; undefined where it does not wait. */
  async claimOne(tx: Tx, worker: Worker, id: string, now: Date): Promise<ClaimedJob | undefined> {
    const [job] = await tx<ClaimedJob[]>`update job set state = 'running', worker = ${worker.number},
        attempt = attempt + 1, started_at = ${now}
      where state = 'waiting' and id = ${id} returning ${claimed(tx)}`;
    return job;
  },

  /** Those of the given attempts that were cancelled, are held by another or are gone. */
  async listLost(sql: Sql, attempts: readonly { id: string; attempt: number }[]): Promise<readonly string[]> {
    const rows = await sql<{ id: string }[]>`
      select mine.id from jsonb_to_recordset(${sql.json(attempts as never)}) as mine (id text, attempt integer)
      left join job on job.id = mine.id and job.attempt = mine.attempt and job.state = 'running'
        and job.cancel_asked_at is null
      where job.id is null`;
    return rows.map(({ id }) => id);
  },

  async countRunning(sql: Sql, names: readonly string[]): Promise<number> {
    const [row] = await sql<{ count: number }[]>`
      select count(*) from job where state = 'running' and name = any (${[...names]})`;
    return row!.count;
  },
};

/** Held by the connection, not by the transaction: a connection that was lost takes it again. */
const keepLock = (sql: Sql | Tx, { number }: Worker) => sql`case when exists (select 1 from pg_locks
    where locktype = 'advisory' and pid = pg_backend_pid() and classid = ${lockClass}::bigint::oid
      and objid = ${number}::bigint::oid and granted)
  then true else pg_try_advisory_lock(${lockClass}::integer, ${number}::integer) end as "isKnown"`;

/** Marked as running, but its process is gone, or this process lost the answer when it took it. */
const isOrphan = (sql: Sql | Tx, { number, runningIds }: Worker) => sql`(
  (worker = ${number} and id <> all (${[...runningIds]})) or
  (worker <> ${number} and not ${isAlive(sql, sql`job.worker`)}))`;
