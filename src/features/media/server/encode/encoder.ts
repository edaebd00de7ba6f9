import { assertOutsideTransaction } from '#server/db/database.ts';
import { createWorkPool, type WorkLimits } from '#server/work/work-pool.ts';
import type { CheckResult, CheckWork, EncodeResult, PictureWork } from './encode-messages.ts';

/** Encodes pictures, and checks those that come encoded, in a process of their own. */
export interface Encoder {
  /** Rejects with a WorkError where the process cannot do it now, or ended over it twice. */
  encode(accountId: string, bytes: Uint8Array, signal: AbortSignal): Promise<EncodeResult>;
  /** As that. */
  check(accountId: string, picture: Omit<CheckWork, 'task'>): Promise<CheckResult>;
  /** Finishes what is under way; what waits is refused. */
  endWaiting(): void;
  close(): Promise<void>;
}

/** Fifty million pixels take half a gigabyte while they are read; what is held after that is given back with the process. */
const heldBytesMax = 300 * 2 ** 20;
/** All encodings of a large picture take some five seconds of a processor; on a busy machine it gets a tenth of one. */
const timeLimitMs = 120_000;

/** Accounts take turns; the process starts with the first picture and ends when there is none. */
export function createEncoder(limits: WorkLimits = {}): Encoder {
  const pool = createWorkPool<PictureWork, unknown>({
    heldBytesMax,
    timeLimitMs,
    idleMs: 5000,
    ...limits,
    script: new URL('./encode-worker.ts', import.meta.url),
    nameOf: ({ task }) => `picture ${task}`,
  });
  return {
    encode: async (accountId, bytes, signal) => {
      assertOutsideTransaction('A picture');
      return (await pool.run(accountId, { task: 'encode', bytes }, signal)) as EncodeResult;
    },
    check: async (accountId, picture) => {
      assertOutsideTransaction('A picture');
      return (await pool.run(accountId, { task: 'check', ...picture })) as CheckResult;
    },
    endWaiting: pool.endWaiting,
    close: pool.close,
  };
}
