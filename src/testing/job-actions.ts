import { z } from 'zod';
import { defineJob, type Job, type JobContext } from '#server/jobs/define-job.ts';
import { enqueue, findJob } from '#server/jobs/enqueue.ts';
import type { JobWorld } from './job-world.ts';

export interface What {
  readonly what: string;
}
export type JobActions = ReturnType<typeof createJobActions>;

let count = 0;

/** How long a test waits for what runs by itself. */
export const within = { timeout: 8000, interval: 10 };

/** What tests of jobs do again and again; `world` may be made later. */
export function createJobActions(world: () => JobWorld) {
  /** A job under a name of its own. */
  const jobOf = (run: (context: JobContext, payload: What) => Promise<void>, more: Partial<Job<What>> = {}): Job => {
    count += 1;
    const payload = z.object({ what: z.string() });
    return defineJob({ name: `test.${process.pid}.${count}`, payload, timeoutSeconds: 60, run, ...more });
  };
  return {
    jobOf,
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
