import type { Database } from '#server/db/database.ts';
import type { EventHandler } from '#server/events/handlers.ts';
import type { FeatureRoutes } from '#server/http/handlers.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { MailToggle, QueueMail } from '#server/mail/queue-mail.ts';
import { createNotificationMails } from './mails/notification-mails.ts';
import { createNotificationHandlers } from './notifications.events.ts';
import { bindNotificationsRoutes } from './notifications.routes.ts';
import { createTipsJob } from './tips.job.ts';

interface NotificationsDependencies {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly siteUrl: string;
  readonly supportEmail: string;
  unsubscribeAddress(userId: string, toggle: MailToggle): string;
}

/** Notifications as the product puts them together. */
export interface Notifications {
  readonly routes: FeatureRoutes;
  readonly handlers: readonly EventHandler[];
  readonly tips: ScheduledJob;
}

/** What writes notifications, mails some of them, and answers what the bell asks. */
export function createNotifications({ database, ...mailing }: NotificationsDependencies): Notifications {
  const mails = createNotificationMails(mailing);
  return {
    routes: bindNotificationsRoutes(),
    handlers: createNotificationHandlers(mails),
    tips: createTipsJob({ database, mails }),
  };
}
