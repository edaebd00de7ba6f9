import { dayMs, periods } from '#shared/periods.ts';
import type { Database } from '../db/database.ts';
import type { ScheduledJob } from './queue.ts';

/** How long finished things are kept: long enough for a repeat to be recognised and a question to be answered. */
const keptMs = {
  idempotencyKeys: 7 * dayMs,
  dispatchedEvents: 30 * dayMs,
  endedSessions: periods.endedSessionDays * dayMs,
};

/** Every night: forgets what nobody can need any more. `more` is the features' own, given the time before which to forget. */
export function housekeeping(database: Database, more: (before: Date) => Promise<unknown>): ScheduledJob {
  return {
    name: 'housekeeping',
    cron: '17 3 * * *',
    run: async (now) => {
      const before = (ageMs: number): Date => new Date(now.getTime() - ageMs);
      await database.system`delete from idempotency_key where created_at < ${before(keptMs.idempotencyKeys)}`;
      await database.system`delete from outbox_event where dispatched_at < ${before(keptMs.dispatchedEvents)}`;
      await more(before(keptMs.endedSessions));
    },
  };
}
