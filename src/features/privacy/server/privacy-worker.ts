import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/logger.ts';
import { privacyLock } from './privacy-lock.repository.ts';

interface PrivacyWorkerDependencies {
  readonly database: Database;
  readonly log: Logger;
  /** Everything that waits, one after the other; it goes on where a stopped one left off. */
  run(): Promise<void>;
  readonly pollMs?: number;
}

/**
 * Works on archives and deletions in one process at a time: the one that holds a lock of the database, which cannot
 * outlive it. So whoever is killed is followed by another, or by itself, at once.
 */
export async function startPrivacyWorker({
  database,
  log,
  run,
  pollMs = 15_000,
}: PrivacyWorkerDependencies): Promise<{ stop(): Promise<void> }> {
  const own = connect(database.target, { max: 1, name: 'privacy', isLasting: true });
  let isStopped = false;
  const work = async (): Promise<void> => {
    if (isStopped || !(await privacyLock.take(own))) return;
    try {
      await run();
    } finally {
      await privacyLock.release(own);
    }
  };
  let working = Promise.resolve();
  let isWaiting = false;
  const workSoon = (): void => {
    // One call that has not begun does for all that ask.
    if (isWaiting) return;
    isWaiting = true;
    working = working
      .then(() => {
        isWaiting = false;
        return work();
      })
      .catch((error: Error) => log.warn({ error: error.message }, 'archives and deletions wait'));
  };
  const listener = await database.system.listen('privacy', workSoon, workSoon);
  const poll = setInterval(workSoon, pollMs);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      await listener.unlisten().catch(() => {});
      // What is under way may take longer than a stop may; it goes on from its last finished item.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
      await own.end({ timeout: 1 });
    },
  };
}
