import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { WorkError } from './work-error.ts';
import type { WorkReply } from './work-messages.ts';

/** What one piece of work gave, and what the process that did it holds. */
interface WorkDone<Result> {
  readonly result: Result;
  /** Resident memory of the process after the work. */
  readonly heldBytes: number;
}

/** One process that does one piece of work at a time. */
export interface WorkProcess<Request, Result> {
  /**
   * Rejects with `crashed` when the process ends, `time_limit` when it takes too long (the process is then ended), and
   * `failed` when the work cannot be done. `what` names the work for the log.
   */
  run(request: Request, what: string, timeLimitMs: number): Promise<WorkDone<Result>>;
  /** False once the process has ended or is being ended. */
  isAlive(): boolean;
  /** Resolves once the process has ended and its memory is released. */
  stop(): Promise<void>;
}

/**
 * Runaway work ends its own process at this heap; small young generations keep the heap of the others small, and one thread that
 * collects garbage beside the work leaves the cores to who answers.
 */
const execArgv = [
  '--v8-pool-size=1',
  '--max-old-space-size=512',
  '--max-semi-space-size=1',
  '--stack-size=3900',
  '--expose-gc',
];

/**
 * All it is given of the environment: no secrets. The names are those of the GNU C library: one arena, and freed blocks
 * go back at once instead of being kept for each thread of a library.
 */
const env = {
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};

/**
 * Requests that are answered at once go before work that takes seconds anyway: about a third of the share of a process that
 * answers them. A tenth (the system's "below normal", 10) is too little: with five busy processes on two cores a first
 * document took more than twenty seconds.
 */
const niceness = 5;

/**
 * Starts the process; its script answers with `answerWork`. While it has nothing to do it does not keep ours alive; when ours
 * ends, it ends.
 */
export function startWorkProcess<Request extends object, Result>(script: URL): WorkProcess<Request, Result> {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  let isAlive = true;
  let settle: ((reply: WorkReply<Result> | WorkError) => void) | undefined;
  const gone = once(child, 'close').catch(() => undefined);
  const end = (reason: string): void => {
    isAlive = false;
    settle?.(new WorkError('crashed', `The process ended: ${reason}`));
  };
  const holdOpen = (isHeld: boolean): void => {
    child[isHeld ? 'ref' : 'unref']();
    child.channel?.[isHeld ? 'ref' : 'unref']();
  };
  child.on('message', (reply) => settle?.(reply as WorkReply<Result>));
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  holdOpen(false);
  return {
    isAlive: () => isAlive,
    stop: async () => {
      isAlive = false;
      child.ref();
      child.kill('SIGKILL');
      await gone;
    },
    run: (request, what, timeLimitMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          isAlive = false;
          settle?.(new WorkError('time_limit', `A ${what} took longer than ${timeLimitMs} ms`));
          child.kill('SIGKILL');
        }, timeLimitMs);
        settle = (reply) => {
          settle = undefined;
          clearTimeout(timer);
          holdOpen(false);
          if (reply instanceof WorkError) reject(reply);
          else if (reply.isMade) resolve({ result: reply.result, heldBytes: reply.heldBytes });
          else reject(new WorkError('failed', reply.message));
        };
        holdOpen(true);
        // `exit` reports a process that has ended; a failed write to it adds nothing.
        child.send(request, () => {});
      }),
  };
}
