import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { JobKind } from './define-job.ts';
import { jobsRepository } from './jobs.repository.ts';

const patienceMs = 10_000;
const waitMs = 50;

/**
 * Cancels everything an account has waiting and running, but jobs of one kind, and waits for what runs. Throws where
 * something still runs after ten seconds.
 */
export async function endJobsOf(
  database: Pick<Database, 'asSystem' | 'system'>,
  accountId: string,
  kept: JobKind,
  now: Date,
): Promise<void> {
  await database.asSystem((tx) => jobsRepository.cancelAllBut(tx, accountId, kept.name, now));
  const untilMs = performance.now() + patienceMs;
  while (await jobsRepository.isAnyRunningBut(database.system, accountId, kept.name)) {
    if (performance.now() > untilMs) throw new Error('A job of the account did not end');
    await sleep(waitMs);
  }
}
