import { dayMs, periods } from '#shared/periods.ts';
import type { Sql } from '../db/connect.ts';
import type { ScheduledJob } from '../jobs/queue.ts';
import { mailRepository } from './mail.repository.ts';

/** How long mails are kept, and the texts of those whose code or link has ended. */
const keptMs = { mails: periods.mailDays * dayMs, endedTexts: dayMs };

/** Every hour: deletes old mails, and the texts of mails with codes a day after the codes expired. */
export function mailHousekeeping(system: Sql): ScheduledJob {
  return {
    name: 'mail-housekeeping',
    cron: '41 * * * *',
    run: async (now) => {
      await mailRepository.deleteOlderThan(system, new Date(now.getTime() - keptMs.mails));
      await mailRepository.emptyVoid(system, new Date(now.getTime() - keptMs.endedTexts));
    },
  };
}
