import { ProblemError } from '#shared/problem.ts';

/** How many uploads one process receives at once. */
export interface UploadLimits {
  readonly ofAccount: number;
  readonly inAll: number;
}

/**
 * Bounds how many uploads one process receives at once. They wait for no turn: one takes as long as somebody's line is slow, and would keep
 * those of others waiting.
 */
export function createUploadsUnderWay({ ofAccount, inAll }: UploadLimits) {
  const running = new Map<string, number>();
  let all = 0;
  return {
    /** Receives one. Throws request.too_often where as many are on their way as may. */
    async receive<T>(accountId: string, work: () => Promise<T>): Promise<T> {
      const own = running.get(accountId) ?? 0;
      if (own >= ofAccount || all >= inAll)
        throw new ProblemError(429, {
          code: 'request.too_often',
          message: 'Too many uploads are on their way',
          retryAfter: 5,
        });
      running.set(accountId, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = running.get(accountId)! - 1;
        if (left === 0) running.delete(accountId);
        else running.set(accountId, left);
      }
    },
  };
}
