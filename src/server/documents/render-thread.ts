import { Worker } from 'node:worker_threads';
import { DocumentRenderError } from './render-error.ts';
import type { RenderReply, RenderRequest } from './render-messages.ts';

/** One thread that makes one document at a time. */
export interface RenderThread {
  /**
   * Rejects with `crashed` when the thread ends, `time_limit` when it takes too long (the thread is then ended), and
   * `failed` when the document cannot be made.
   */
  render(request: RenderRequest, timeLimitMs: number): Promise<Uint8Array>;
  /** False once the thread has ended. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** Starts the thread. While it has nothing to do it does not keep the process alive. */
export function startRenderThread(script: URL): RenderThread {
  // Setting deep tables needs more stack than a thread has by default; a runaway document must not take the process.
  const worker = new Worker(script, { resourceLimits: { stackSizeMb: 16, maxOldGenerationSizeMb: 512 } });
  let isAlive = true;
  let settle: ((reply: RenderReply | DocumentRenderError) => void) | undefined;
  const end = (reason: string): void => {
    isAlive = false;
    settle?.(new DocumentRenderError('crashed', `The document thread ended: ${reason}`));
  };
  worker.on('message', (reply: RenderReply) => settle?.(reply));
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`exit code ${code}`));
  worker.unref();
  return {
    isAlive: () => isAlive,
    stop: async () => {
      isAlive = false;
      await worker.terminate();
    },
    render: (request, timeLimitMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          isAlive = false;
          settle?.(new DocumentRenderError('time_limit', `A ${request.kind} took longer than ${timeLimitMs} ms`));
          void worker.terminate();
        }, timeLimitMs);
        settle = (reply) => {
          settle = undefined;
          clearTimeout(timer);
          worker.unref();
          if (reply instanceof DocumentRenderError) reject(reply);
          else if (reply.isMade) resolve(reply.bytes);
          else reject(new DocumentRenderError('failed', reply.message));
        };
        worker.ref();
        worker.postMessage(request);
      }),
  };
}
