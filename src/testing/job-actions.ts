import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import { defineJob, type Job, type JobContext } from '#server/jobs/define-job.ts';
import { enqueue, findJob } from '#server/jobs/enqueue.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { createJobWorld, type JobWorld } from './job-world.ts';

interface What {
  readonly what: string;
}

type RunnerOptions = Parameters<JobWorld['createRunner']>[1];

let count = 0;

/** How long a test waits for what runs by itself. */
export const within = { timeout: 8000, interval: 10 };

/**
 * Gives the tests of a file one database for jobs and what they do with it again and again. After each test its runners
 * are closed and its jobs deleted.
 */
export function prepareJobWorld() {
  let made: JobWorld | undefined;
  const world = (): JobWorld => {
    if (made === undefined) throw new Error('The database for jobs is made before the first test');
    return made;
  };
  const started: JobRunner[] = [];
  beforeAll(async () => {
    made = await createJobWorld();
  });
  afterEach(async () => {
    for (const runner of started.splice(0)) await runner.close();
    await world().database.system`delete from job`;
  });
  afterAll(() => made?.close());
  /** A runner that works when it is told to. */
  const standBy = (jobs: readonly Job[], options?: RunnerOptions): JobRunner => {
    const runner = world().createRunner(jobs, options);
    started.push(runner);
    return runner;
  };
  /** A job under a name of its own. */
  const jobOf = (run: (context: JobContext, payload: What) => Promise<void>, more: Partial<Job<What>> = {}): Job => {
    count += 1;
    const payload = z.object({ what: z.string() });
    return defineJob({ name: `test.${process.pid}.${count}`, payload, timeoutSeconds: 60, run, ...more });
  };
  return {
    world,
    jobOf,
    standBy,
    /** A runner that is at work. */
    start: async (jobs: readonly Job[], options?: RunnerOptions): Promise<JobRunner> => {
      const runner = standBy(jobs, options);
      await runner.start();
      return runner;
    },
    /** Writes its effect and is done in the same transaction. */
    affecting: (more: Partial<Job<What>> = {}) =>
      jobOf((context, { what }) => context.complete((tx) => world().affect(tx, what)), more),
    /** Asks for a job whose effect is called by its name and key. */
    ask: (job: Job, accountId: string | null, key = 'one') =>
      world().transact(accountId, (context) =>
        enqueue(context, job, { key, accountId, payload: { what: `${job.name} ${key}` } }),
      ),
    stateOf: (job: Job, accountId: string | null, key = 'one') =>
      world().transact(accountId, (context) => findJob(context, job, { key, accountId })),
    later: (ms: number) => {
      world().clock.now = new Date(world().clock.now.getTime() + ms);
    },
    /** Makes the process that runs a job look as if it had been killed. */
    killWorkerOf: (job: Job) => world().database.system`update job set worker = 1 where name = ${job.name}`,
  };
}

/** Something that a test lets happen. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
