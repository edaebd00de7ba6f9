import { fork } from 'node:child_process';
import { once } from 'node:events';
import { DocumentRenderError } from './render-error.ts';
import type { RenderReply, RenderRequest } from './render-messages.ts';

/** What one document made, and what the process that made it holds. */
export interface Rendered {
  readonly bytes: Uint8Array;
  /** Resident memory of the process after the document. */
  readonly heldBytes: number;
}

/** One process that makes one document at a time. */
export interface RenderProcess {
  /**
   * Rejects with `crashed` when the process ends, `time_limit` when it takes too long (the process is then ended), and
   * `failed` when the document cannot be made.
   */
  render(request: RenderRequest, timeLimitMs: number): Promise<Rendered>;
  /** False once the process has ended or is being ended. */
  isAlive(): boolean;
  /** Resolves once the process has ended and its memory is released. */
  stop(): Promise<void>;
}

/** A runaway document ends its own process at this heap; small young generations keep the heap of the others small. */
const execArgv = ['--max-old-space-size=512', '--max-semi-space-size=1', '--stack-size=3900', '--expose-gc'];

/**
 * All it is given of the environment: no secrets. The names are those of the GNU C library: one arena, and freed blocks
 * go back at once instead of being kept for each of the typesetter's threads.
 */
const env = {
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};

/** Starts the process. While it has nothing to do it does not keep ours alive; when ours ends, it ends. */
export function startRenderProcess(script: URL): RenderProcess {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isAlive = true;
  let settle: ((reply: RenderReply | DocumentRenderError) => void) | undefined;
  const gone = once(child, 'close').catch(() => undefined);
  const end = (reason: string): void => {
    isAlive = false;
    settle?.(new DocumentRenderError('crashed', `The document process ended: ${reason}`));
  };
  const holdOpen = (isHeld: boolean): void => {
    child[isHeld ? 'ref' : 'unref']();
    child.channel?.[isHeld ? 'ref' : 'unref']();
  };
  child.on('message', (reply) => settle?.(reply as RenderReply));
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
    render: (request, timeLimitMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          isAlive = false;
          settle?.(new DocumentRenderError('time_limit', `A ${request.kind} took longer than ${timeLimitMs} ms`));
          child.kill('SIGKILL');
        }, timeLimitMs);
        settle = (reply) => {
          settle = undefined;
          clearTimeout(timer);
          holdOpen(false);
          if (reply instanceof DocumentRenderError) reject(reply);
          else if (reply.isMade) resolve({ bytes: reply.bytes, heldBytes: reply.heldBytes });
          else reject(new DocumentRenderError('failed', reply.message));
        };
        holdOpen(true);
        // `exit` reports a process that has ended; a failed write to it adds nothing.
        child.send(request, () => {});
      }),
  };
}
