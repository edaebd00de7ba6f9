import { defineFeature } from '#server/feature.ts';
import { createNotificationMails } from './mails/notification-mails.ts';
import { createDeclaredHandlers, createNotificationHandlers } from './notifications.events.ts';
import { bindNotificationsRoutes } from './notifications.routes.ts';
import { notificationsTables } from './notifications.tables.ts';
import { createTipsJob } from './tips.job.ts';

/** Notifications: written by events, some also mailed, listed at the bell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  tables: notificationsTables,
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
      events: [...createNotificationHandlers(mails), ...createDeclaredHandlers(registered.notifications)],
      schedules: [createTipsJob({ database, mails })],
    };
  },
});
