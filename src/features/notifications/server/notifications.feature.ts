import { defineFeature } from '#server/feature.ts';
import { createNotificationMails } from './mails/notification-mails.ts';
import { createDeclaredHandlers, createNotificationHandlers } from './notifications.events.ts';
import { bindNotificationsRoutes } from './notifications.routes.ts';
import { notificationsTables } from './notifications.tables.ts';
import { createTipsJob } from './tips.job.ts';

/** What a person is told of: written by events, some of it mailed, and what the bell asks for. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  tables: notificationsTables,
  systemRole: { 'server/tips.job.ts': 'a daily job over all accounts' },
  create({ config, database, publicUrl, queueMail, registered, unsubscribeAddress }) {
    const { supportEmail } = config;
    const { planTable } = registered;
    const mails = createNotificationMails({
      queueMail,
      planTable,
      siteUrl: publicUrl,
      supportEmail,
      unsubscribeAddress,
    });
    return {
      routes: bindNotificationsRoutes(registered.notifications),
      events: [...createNotificationHandlers(mails), ...createDeclaredHandlers(registered.notifications, mails)],
      schedules: [createTipsJob({ database, mails })],
    };
  },
});
