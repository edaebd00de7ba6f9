import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../db/connect.ts';
import { type Database, isDatabaseAway } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import type { ClaimedJob } from './claim.repository.ts';
import { type Job, type JobContext, JobTakenError, retryDelayMs } from './define-job.ts';
import { describeError } from './describe-error.ts';
import { jobsRepository } from './jobs.repository.ts';

interface RunDependencies {
  readonly database: Database;
  readonly log: Logger;
  now(): Date;
}

/** Why a signal was aborted. */
export class JobStopError extends Error {
  readonly why: 'cancelled' | 'stopping' | 'timeout';
  constructor(why: JobStopError['why']) {
    super({ cancelled: 'The job was cancelled', stopping: 'The process stops', timeout: 'It took too long' }[why]);
    this.name = 'JobStopError';
    this.why = why;
  }
}

/** An attempt that ignores its signal is left alone after this long; nothing it still writes is accepted. */
const graceMs = 1000;
const progressEveryMs = 250;
/** A job that took its process with it this many times in a row is given up. */
const maxInterruptions = 10;

/** No repeat can help: the payload is of another version, or the job ends its process again and again. */
class HopelessJobError extends Error {}

/**
 * Runs one attempt and records its outcome: done, cancelled, to be retried, or given up. Never throws but for a
 * database that is away; then the row still says "running" and is taken up again like that of a killed process.
 */
export async function runJob(
  dependencies: RunDependencies,
  job: Job,
  claimed: ClaimedJob,
  controller: AbortController,
): Promise<void> {
  const { database, log, now } = dependencies;
  const { id, accountId } = claimed;
  const { signal } = controller;
  let isDone = false;

  const transact = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (accountId === null || job.role === 'system') return database.asSystem(work);
    const workspaceIds = await jobsRepository.listWorkspaceIds(database.system, accountId);
    return database.withTenant({ accountId, workspaceIds }, work);
  };
  const step = <T>(work: (tx: Tx) => Promise<T>, isLast: boolean): Promise<T> =>
    transact(async (tx) => {
      const held = await jobsRepository.hold(tx, claimed);
      if (!held || held.isCancelled) throw new JobTakenError();
      const result = await work(tx);
      if (isLast) await jobsRepository.end(tx, claimed, 'done', now());
      else await jobsRepository.forgetInterruptions(tx, claimed);
      return result;
    });

  let toldMs = Number.NEGATIVE_INFINITY;
  const context: JobContext = {
    jobId: id,
    key: claimed.key,
    accountId,
    attempt: claimed.attempt,
    isLastAttempt: retryDelayMs(claimed.failures + 1, job.retries) === undefined,
    signal,
    now,
    progress: async (done, total) => {
      if (performance.now() - toldMs < progressEveryMs && done !== total) return;
      toldMs = performance.now();
      if (!(await jobsRepository.setProgress(database.system, claimed, done, total))) throw new JobTakenError();
    },
    save: (work) => step(work, false),
    complete: async (work) => {
      const result = await step(work, true);
      isDone = true;
      return result;
    },
  };

  const attempt = async (): Promise<void> => {
    if (claimed.interruptions > maxInterruptions)
      throw new HopelessJobError(`The process ended ${claimed.interruptions} times while this ran`);
    const payload = job.payload.safeParse(claimed.payload);
    if (!payload.success) throw new HopelessJobError('Its payload is not what this version expects');
    await job.run(context, payload.data);
    if (!isDone) await context.complete(async () => undefined);
  };

  /** In the order of what wins: who has the job, a cancellation, a stop of the process, the count of failures. */
  const recordFailure = async (error: unknown, giveUp: Job['giveUp']): Promise<void> => {
    const outcome = await database.asSystem(async (tx) => {
      const held = await jobsRepository.hold(tx, claimed);
      if (!held) return 'taken';
      if (held.isCancelled) {
        await jobsRepository.end(tx, claimed, 'cancelled', now());
        return 'cancelled';
      }
      if (signal.reason instanceof JobStopError && signal.reason.why === 'stopping') {
        await jobsRepository.putBack(tx, claimed);
        return 'put back';
      }
      const delayMs = error instanceof HopelessJobError ? undefined : retryDelayMs(held.failures + 1, job.retries);
      const retryAt = delayMs === undefined ? undefined : new Date(now().getTime() + delayMs);
      await jobsRepository.fail(tx, claimed, describeError(error), retryAt, now());
      if (retryAt) return 'tried again';
      const payload = job.payload.safeParse(claimed.payload);
      if (payload.success) await giveUp?.(tx, payload.data, now());
      return 'given up';
    });
    if (outcome === 'tried again' || outcome === 'given up')
      log[outcome === 'given up' ? 'error' : 'warn'](
        { job: job.name, jobId: id, attempt: claimed.attempt, outcome, error: describeError(error) },
        'a job failed',
      );
  };

  const overtime = setTimeout(() => controller.abort(new JobStopError('timeout')), job.timeoutSeconds * 1000);
  try {
    await Promise.race([attempt(), leftAlone(signal)]);
  } catch (error) {
    if (isDone) {
      log.warn({ job: job.name, jobId: id, error: describeError(error) }, 'a job failed after it was done');
      return;
    }
    const fault = signal.aborted ? signal.reason : error;
    try {
      await recordFailure(fault, job.giveUp);
    } catch (refused) {
      if (isDatabaseAway(refused)) throw refused;
      // What cannot be given up properly is given up all the same: it would be tried for ever.
      log.error({ job: job.name, jobId: id, error: describeError(refused) }, 'giving up a job failed');
      await recordFailure(fault, undefined);
    }
  } finally {
    clearTimeout(overtime);
  }
}

/** Rejects some time after the signal was aborted. */
function leftAlone(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const wait = (): void => void sleep(graceMs, undefined, { ref: false }).then(() => reject(signal.reason));
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}
