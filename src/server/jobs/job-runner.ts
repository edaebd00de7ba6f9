import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql, type Tx } from '../db/connect.ts';
import { type Database, insideTransaction, isDatabaseAway } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { type ClaimedJob, claimRepository, type Worker } from './claim.repository.ts';
import type { Job, JobKind } from './define-job.ts';
import { describeError } from './describe-error.ts';
import { type JobAddress, jobsRepository } from './jobs.repository.ts';
import { JobStopError, runJob } from './run-job.ts';

interface JobRunnerDependencies {
  readonly database: Database;
  readonly log: Logger;
  /** Asked once, when the first job is looked for. */
  listJobs(): readonly Job[];
  now(): Date;
  /** How many jobs of one account run at once, of those that do not say otherwise. */
  readonly placesPerAccount?: number;
  /** The polling interval, for what no notification reports: a killed process, a clock that was set. */
  readonly pollMs?: number;
}

/** Runs jobs in this process. Nothing connects before it is asked to. */
export interface JobRunner {
  /** Takes jobs until it is stopped, as they are asked for. */
  start(): Promise<void>;
  /** Runs everything of these kinds that is due, and waits for what other processes run of them. */
  drain(names: readonly string[]): Promise<void>;
  /** Runs one job now, or waits for the process that runs it. Throws if it is not done then; its retries continue. */
  runNow(kind: JobKind, which: Omit<JobAddress, 'name'>): Promise<void>;
  /** Takes no more jobs. Running ones get the abort signal, and are released if they do not end soon. */
  stop(): Promise<void>;
  /** `stop`, and closes the connection. */
  close(): Promise<void>;
}

const usualPlacesPerProcess = 4;
const stopWithinMs = 4000;
/** While another process has what is waited for. */
const waitMs = 20;

interface RunningJob {
  readonly claimed: ClaimedJob;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** Creates the runner of one process. */
export function createJobRunner(dependencies: JobRunnerDependencies): JobRunner {
  const { database, log, now, placesPerAccount = 2, pollMs = 5000 } = dependencies;
  let known: ReadonlyMap<string, Job> | undefined;
  const jobs = (): ReadonlyMap<string, Job> => {
    known ??= new Map(dependencies.listJobs().map((job) => [job.name, job]));
    return known;
  };
  const number = randomInt(1, 2 ** 31 - 1);
  const running = new Map<string, RunningJob>();
  let own: Sql | undefined;
  let isStarted = false;
  let listeners: readonly { unlisten(): Promise<void> }[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** The one connection whose lock says that this process is alive. */
  const connection = (): Sql => {
    own ??= connect(database.target, { max: 1, name: 'jobs', isLasting: true });
    return own;
  };
  const worker = (): Worker => ({ number, runningIds: [...running.keys()] });

  const countRunning = (name: string): number =>
    [...running.values()].filter(({ claimed }) => claimed.name === name).length;
  const placesOf = (kinds: readonly string[]) =>
    [...jobs().values()].map(({ name, perProcess = usualPlacesPerProcess, perAccount = null }) => ({
      name,
      free: kinds.includes(name) ? Math.max(0, perProcess - countRunning(name)) : 0,
      perAccount,
    }));

  /** One at a time in this process, so that "running" is complete whenever orphans are looked for. */
  let taking: Promise<unknown> = Promise.resolve();
  const take = (
    choose: (tx: Tx) => Promise<readonly ClaimedJob[]>,
    pauses: boolean,
  ): Promise<readonly RunningJob[]> => {
    const taken = taking.then(async () => {
      const claimed = await connection().begin((tx) =>
        insideTransaction(async () => {
          await claimRepository.lock(tx, worker());
          await claimRepository.releaseOrphans(tx, worker(), now());
          return choose(tx);
        }),
      );
      return claimed.map((one) => begin(one, pauses));
    });
    taking = taken.catch(() => undefined);
    return taken;
  };
  const takeDue = (kinds: readonly string[], pauses: boolean) =>
    take((tx) => claimRepository.claim(tx, worker(), placesOf(kinds), placesPerAccount, now()), pauses);

  const begin = (claimed: ClaimedJob, pauses: boolean): RunningJob => {
    const job = jobs().get(claimed.name)!;
    const controller = new AbortController();
    const pauseMs = pauses ? (job.pauseMs ?? 0) : 0;
    const ended = (pauseMs > 0 ? sleep(pauseMs) : Promise.resolve())
      .then(() => runJob({ database, log, now }, job, claimed, controller))
      .catch((error: unknown) => log.warn({ job: job.name, error: describeError(error) }, 'a job is taken up again'))
      .finally(() => {
        running.delete(claimed.id);
        wake();
      });
    const one = { claimed, controller, ended };
    running.set(claimed.id, one);
    return one;
  };

  /** One call that has not begun does for all that ask. */
  let isWoken = false;
  let working: Promise<void> = Promise.resolve();
  const wake = (): void => {
    if (!isStarted || isWoken) return;
    isWoken = true;
    working = working.then(async () => {
      isWoken = false;
      if (isStarted) await work();
    });
  };
  const work = async (): Promise<void> => {
    clearTimeout(timer);
    let nextMs: number | undefined;
    const names = [...jobs().keys()];
    try {
      const look = await claimRepository.look(connection(), worker(), names, now());
      nextMs = look.nextMs;
      if (look.hasWork && isStarted) await takeDue(names, true);
      if (running.size > 0) await stopLost();
    } catch (error) {
      log[isDatabaseAway(error) ? 'debug' : 'warn']({ error: describeError(error) }, 'jobs wait');
    }
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(pollMs, Math.max(nextMs ?? pollMs, 1)));
    timer.unref();
  };

  /** Aborts attempts of this process that were cancelled or taken by another process, in case the notification was missed. */
  const stopLost = async (): Promise<void> => {
    const attempts = [...running.values()].map(({ claimed: { id, attempt } }) => ({ id, attempt }));
    for (const id of await claimRepository.listLost(database.system, attempts)) stopOne(id);
  };
  const stopOne = (id: string): void => running.get(id)?.controller.abort(new JobStopError('cancelled'));

  const stop = async (): Promise<void> => {
    isStarted = false;
    clearTimeout(timer);
    await Promise.all(listeners.map((listener) => listener.unlisten().catch(() => {})));
    listeners = [];
    await working;
    await taking;
    const left = [...running.values()];
    for (const { controller } of left) controller.abort(new JobStopError('stopping'));
    const patience = new AbortController();
    await Promise.race([
      Promise.all(left.map(({ ended }) => ended)),
      sleep(stopWithinMs, undefined, { signal: patience.signal }).catch(() => {}),
    ]);
    patience.abort();
  };

  return {
    start: async () => {
      isStarted = true;
      const { system } = database;
      // The second function is called after each reconnect: notifications sent meanwhile were missed.
      listeners = await Promise.all([system.listen('job', wake, wake), system.listen('job_cancel', stopOne, wake)]);
    },
    drain: async (kinds) => {
      for (;;) {
        const taken = await takeDue(kinds, false);
        await Promise.all(taken.map(({ ended }) => ended));
        if (taken.length > 0) continue;
        if ((await claimRepository.countRunning(database.system, kinds)) === 0) return;
        await sleep(waitMs);
      }
    },
    runNow: async (kind, which) => {
      const address = { name: kind.name, ...which };
      for (;;) {
        const found = await jobsRepository.find(database.system, address);
        // A job that deletes its account takes its own row along.
        if (!found || found.state === 'done') return;
        const [one] = await take(async (tx) => {
          const claimed = await claimRepository.claimOne(tx, worker(), found.id, now());
          return claimed ? [claimed] : [];
        }, false);
        if (one) {
          await one.ended;
          const state = (await jobsRepository.find(database.system, address))?.state ?? 'done';
          if (state !== 'done') throw new Error(`The job ${kind.name} is not done yet`);
          return;
        }
        if (found.state !== 'running' && found.state !== 'waiting')
          throw new Error(`The job ${kind.name} has ${found.state}`);
        await sleep(waitMs);
      }
    },
    stop,
    close: async () => {
      await stop();
      await own?.end({ timeout: 1 });
      own = undefined;
    },
  };
}
