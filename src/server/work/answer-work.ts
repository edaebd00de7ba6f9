import type { WorkReply } from './work-messages.ts';

/** Makes this process one that does work for another: one request, one reply, in order. */
export function answerWork<Request>(work: (request: Request) => unknown): void {
  const answer = async (request: Request): Promise<WorkReply> => {
    try {
      const result = await work(request);
      globalThis.gc?.();
      return { isMade: true, result, heldBytes: process.memoryUsage.rss() };
    } catch (error) {
      return { isMade: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (request: Request) => {
    void answer(request).then((reply) => process.send?.(reply));
  });
  // The parent decides when it ends: Ctrl-C reaches every process of a terminal, and work may be in progress.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
}
