import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { WorkError } from './work-error.ts';
import { startWorkProcess, type WorkProcess } from './work-process.ts';

export interface WorkLimits {
  /** How long one piece of work may take, its process's start counted and waiting not: on a busy machine it takes longer. */
  readonly timeLimitMs?: number | undefined;
  /** Resident memory at which a fresh process takes over: nothing that is kept can grow for ever. */
  readonly heldBytesMax?: number | undefined;
  /** How long the process stays warm for more work before it ends and gives back its memory. */
  readonly idleMs?: number | undefined;
  /** How much may wait, of all accounts and of one; more is refused with `busy`. */
  readonly waitingMax?: number | undefined;
  readonly waitingOfAccountMax?: number | undefined;
}

interface WorkPoolOptions<Request> extends WorkLimits {
  /** The process's script, which answers with `answerWork`. */
  readonly script: URL;
  /** What a request asks for, for the log: "pdf". */
  readonly nameOf: (request: Request) => string;
}

export interface WorkPool<Request, Result> {
  /**
   * Does one piece of work when the account's turn comes. Rejects with a WorkError; given up by the signal before it is begun it
   * is not done.
   */
  run(accountId: string, request: Request, signal?: AbortSignal): Promise<Result>;
  /** What waits. */
  readonly queue: Pick<FairQueue, 'waiting' | 'oldestSeconds'>;
  /** Finishes the work under way; what waits or is asked for later rejects with `closed`. */
  endWaiting(): void;
  /** Ends the process; what is under way rejects with `closed` as well. */
  close(): Promise<void>;
}

/**
 * Work that takes the processor for long, one piece after the other in a process of its own, the accounts taking turns. The
 * process starts with the first piece, stays warm while there is work, and ends soon after the last: what libraries keep goes
 * back to the system, which memory of a thread does not, and a fault in them ends no server. What was lost to a crash is tried
 * once more in a new process.
 */
export function createWorkPool<Request extends object, Result>({
  script,
  nameOf,
  ...limits
}: WorkPoolOptions<Request>): WorkPool<Request, Result> {
  const { timeLimitMs = 60_000, heldBytesMax = 240 * 2 ** 20, idleMs = 2000 } = limits;
  const { waitingMax = 100, waitingOfAccountMax = 10 } = limits;
  let worker: WorkProcess<Request, Result> | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Nothing more is taken. */
  let isClosed = false;
  /** Nothing is finished either. */
  let isEnding = false;
  const queue = createFairQueue({
    places: 1,
    waitingMax,
    waitingOfOwnerMax: waitingOfAccountMax,
    full: (waiting) => new WorkError('busy', `${waiting} pieces of work are waiting already`),
  });

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.stop();
  };

  const once = async (request: Request): Promise<Result> => {
    if (isEnding) throw closedError();
    if (!worker?.isAlive()) worker = startWorkProcess(script);
    const { result, heldBytes } = await worker.run(request, nameOf(request), timeLimitMs);
    if (heldBytes > heldBytesMax) await end();
    return result;
  };

  const attempt = async (request: Request): Promise<Result> => {
    clearTimeout(idle);
    try {
      return await once(request);
    } catch (error) {
      const isLost = error instanceof WorkError && error.failure === 'crashed';
      if (isEnding) throw closedError();
      if (!isLost) throw error;
      return await once(request);
    } finally {
      if (queue.waiting === 0) idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  const endWaiting = (): void => {
    isClosed = true;
    queue.clear(closedError());
  };

  return {
    run: async (accountId, request, signal) => {
      if (isClosed) throw closedError();
      return queue.run(accountId, () => attempt(request), signal);
    },
    queue,
    endWaiting,
    close: async () => {
      endWaiting();
      isEnding = true;
      clearTimeout(idle);
      await end();
      await queue.settled();
      clearTimeout(idle);
    },
  };
}

const closedError = (): WorkError => new WorkError('closed', 'The product is stopping');
