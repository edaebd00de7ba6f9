import { notificationsContract } from '#features/notifications/notifications.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { NotificationDeclaration } from '#server/notification-kind.ts';
import { notificationsService } from './notifications.service.ts';

/** Binds the endpoints of notifications; `declared`: the kinds that features add. */
export const bindNotificationsRoutes = (declared: readonly NotificationDeclaration[]) =>
  bindRoutes('notifications', notificationsContract, {
    listNotifications: (context, input) => notificationsService.list(context, input?.before, declared),
    markRead: (context, input) => notificationsService.markRead(context, input),
    markUnread: (context, input) => notificationsService.markUnread(context, input),
  });
