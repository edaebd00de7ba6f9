import { defineFeature } from '#server/feature.ts';
import { createNotificationMails } from './mails/notification-mails.ts';
import { createNotificationHandlers } from './notifications.events.ts';
import { bindNotificationsRoutes } from './notifications.routes.ts';
import { notificationsTables } from './notifications.tables.ts';
import { createTipsJob } from './tips.job.ts';

/** What a person is told of: written by events, some of it mailed, and what the bell asks for. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  tables: notificationsTables,
  create({ config, database, publicUrl, queueMail, unsubscribeAddress }) {
    const { supportEmail } = config;
    const mails = createNotificationMails({ queueMail, siteUrl: publicUrl, supportEmail, unsubscribeAddress });
    return {
      routes: bindNotificationsRoutes(),
      events: createNotificationHandlers(mails),
      schedules: [createTipsJob({ database, mails })],
    };
  },
});
