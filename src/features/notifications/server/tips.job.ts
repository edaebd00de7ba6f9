import { countAssumptions } from '#features/advisor/server/plan.service.ts';
import { assumptionsTip } from '#features/notifications/domain/mailed-kinds.ts';
import type { Database } from '#server/db/database.ts';
import { eventLogRepository } from '#server/events/event-log.repository.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { NotificationMails } from './mails/notification-mails.ts';
import { notificationsRepository } from './notifications.repository.ts';

const dayMs = 24 * 60 * 60_000;
/** Notifications are deleted after this (docs/notifications.md). */
const keptDays = 400;

interface TipsDependencies {
  readonly database: Database;
  readonly mails: NotificationMails;
}

/**
 * Every hour: three days after a plan was completed, one mail tells how many of its numbers are assumptions
 * (docs/notifications.md). None is sent where no number is, or where tips are switched off.
 */
export function createTipsJob({ database, mails }: TipsDependencies): ScheduledJob {
  return {
    name: 'notification-tips',
    cron: '11 * * * *',
    run: async (now) => {
      const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
      await notificationsRepository.deleteOlderThan(database.system, before(keptDays));
      const { withinDays, afterDays } = assumptionsTip;
      const due = await eventLogRepository.listHappened(database.system, 'advisor.plan_completed', {
        after: before(withinDays),
        until: before(afterDays),
      });
      for (const { payload, workspaceId, accountId } of due) {
        const { conversationId } = payload;
        await database.withTenant({ accountId, workspaceIds: [workspaceId] }, async (tx) => {
          const actor = await notificationsRepository.getReader(tx, accountId);
          const context = {
            tx,
            now,
            requestId: '',
            actor: { ...actor, accountId, sessionId: '', workspaceIds: [workspaceId] },
          };
          const count = await countAssumptions(context, conversationId);
          const letter = { accountId, workspaceId, dedupeKey: `tip:assumptions:${conversationId}`, now };
          if (count > 0) await mails.assumptionsTip(tx, { conversationId, count }, letter);
        });
      }
    },
  };
}
