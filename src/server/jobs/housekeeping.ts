import { dayMs, periods } from '#shared/periods.ts';
import type { Database } from '../db/database.ts';
import { requestBudgetsRepository } from '../http/request-budgets.repository.ts';
import { jobsRepository } from './jobs.repository.ts';
import type { ScheduledJob } from './queue.ts';

/** How long finished jobs and events are kept: long enough to recognise a repeat and to investigate a problem. */
const keptMs = {
  idempotencyKeys: dayMs,
  dispatchedEvents: 30 * dayMs,
  endedJobs: 7 * dayMs,
  failedJobs: 90 * dayMs,
  endedSessions: periods.endedSessionDays * dayMs,
};

/** Every night: deletes what is no longer needed. `more` is the features' own clean-up, given the time before which to delete. */
export function housekeeping(database: Database, more: (before: Date) => Promise<unknown>): ScheduledJob {
  return {
    name: 'housekeeping',
    cron: '17 3 * * *',
    run: async (now) => {
      const before = (ageMs: number): Date => new Date(now.getTime() - ageMs);
      await database.system`delete from idempotency_key where created_at < ${before(keptMs.idempotencyKeys)}`;
      await database.system`delete from outbox_event where dispatched_at < ${before(keptMs.dispatchedEvents)}`;
      await jobsRepository.forget(database.system, {
        ended: before(keptMs.endedJobs),
        failed: before(keptMs.failedJobs),
      });
      await requestBudgetsRepository.forgetBefore(database.system, before(dayMs));
      await more(before(keptMs.endedSessions));
    },
  };
}
