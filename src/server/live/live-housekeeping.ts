import type { Sql } from '../db/connect.ts';
import type { ScheduledJob } from '../jobs/queue.ts';
import { liveRepository } from './live.repository.ts';
import { keptSeconds } from './live-hub.ts';

/** Every hour: deletes messages older than the time in which a stream can be resumed. */
export function liveHousekeeping(system: Sql): ScheduledJob {
  return {
    name: 'live-housekeeping',
    cron: '23 * * * *',
    run: () => liveRepository.deleteOlderThan(system, keptSeconds),
  };
}
