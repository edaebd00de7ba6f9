import { notificationsContract } from '#features/notifications/notifications.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { notificationsService } from './notifications.service.ts';

/** Binds the endpoints of notifications. */
export const bindNotificationsRoutes = () =>
  bindRoutes('notifications', notificationsContract, {
    listNotifications: (context, input) => notificationsService.list(context, input?.before),
    markRead: (context, input) => notificationsService.markRead(context, input),
    markUnread: (context, input) => notificationsService.markUnread(context, input),
  });
