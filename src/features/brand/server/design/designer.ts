import { assertOutsideTransaction } from '#server/db/database.ts';
import type { FairQueue } from '#server/fair-queue.ts';
import { WorkError } from '#server/work/work-error.ts';
import { createWorkPool, type WorkLimits } from '#server/work/work-pool.ts';
import { ProblemError } from '#shared/problem.ts';
import { brandProblems } from '../../domain/brand.problems.ts';
import type { DesignResults, DesignWork } from './design-messages.ts';

/** Draws logos and pictures in a process of their own. */
export interface Designer {
  /** Rejects with 503 `brand.busy` where it cannot be drawn now. */
  draw<Task extends DesignWork['task']>(
    accountId: string,
    work: Extract<DesignWork, { task: Task }>,
  ): Promise<DesignResults[Task]>;
  readonly queue: Pick<FairQueue, 'waiting' | 'oldestSeconds'>;
  /** Finishes what is under way; what waits is refused. */
  endWaiting(): void;
  close(): Promise<void>;
}

/** The fonts of one script take some 40 MB once they have been read. */
const heldBytesMax = 400 * 2 ** 20;

/** Accounts take turns; the process starts with the first work and ends when there is none. */
export function createDesigner(limits: WorkLimits = {}): Designer {
  const pool = createWorkPool<DesignWork, unknown>({
    heldBytesMax,
    idleMs: 20_000,
    ...limits,
    script: new URL('./design-worker.ts', import.meta.url),
    nameOf: ({ task }) => task,
  });
  return {
    draw: async <Task extends DesignWork['task']>(accountId: string, work: Extract<DesignWork, { task: Task }>) => {
      assertOutsideTransaction('A design');
      try {
        return (await pool.run(accountId, work)) as DesignResults[Task];
      } catch (error) {
        if (!(error instanceof WorkError) || error.failure === 'failed') throw error;
        const { code, status } = brandProblems.busy;
        throw new ProblemError(status, { code, message: 'It cannot be drawn right now', retryAfter: 5 });
      }
    },
    queue: pool.queue,
    endWaiting: pool.endWaiting,
    close: pool.close,
  };
}
