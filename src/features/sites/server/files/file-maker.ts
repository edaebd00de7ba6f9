import { assertOutsideTransaction } from '#server/db/database.ts';
import { WorkError } from '#server/work/work-error.ts';
import { createWorkPool, type WorkLimits } from '#server/work/work-pool.ts';
import { ProblemError, refusal } from '#shared/problem.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import type { StoredFile } from '../sites.repository.ts';
import { type DrawnFiles, type DrawOrder, mostBytes } from './draw-files.ts';

/** Makes the files of a site, outside every transaction. Refuses those that would be too large. */
export type MakeFiles = (accountId: string, order: DrawOrder) => Promise<readonly StoredFile[]>;

/** Makes the files of sites in a process of their own: visitors and people who work are answered meanwhile (bench, "serving"). */
export interface FileMaker {
  /** Rejects with 503 `sites.busy` where they cannot be made now. */
  readonly makeFiles: MakeFiles;
  /** Finishes what is under way; what waits is refused. */
  endWaiting(): void;
  close(): Promise<void>;
}

/** Accounts take turns; the process starts with the first site and ends when there is none. */
export function createFileMaker(limits: WorkLimits = {}): FileMaker {
  const pool = createWorkPool<DrawOrder, DrawnFiles>({
    idleMs: 20_000,
    ...limits,
    script: new URL('./draw-worker.ts', import.meta.url),
    nameOf: () => 'site',
  });
  return {
    makeFiles: async (accountId, order) => {
      assertOutsideTransaction('The pages of a site');
      try {
        return assertStorable(await pool.run(accountId, order));
      } catch (error) {
        if (!(error instanceof WorkError) || error.failure === 'failed') throw error;
        const { code, status } = sitesProblems.busy;
        throw new ProblemError(status, { code, message: 'Its pages cannot be made right now', retryAfter: 5 });
      }
    },
    endWaiting: pool.endWaiting,
    close: pool.close,
  };
}

/** The files that were drawn; refuses those that are too large. */
export function assertStorable(drawn: DrawnFiles): readonly StoredFile[] {
  if (drawn === 'too_large')
    throw refusal(sitesProblems.too_large, `The pages take more than the ${mostBytes} bytes they may`);
  return drawn;
}
