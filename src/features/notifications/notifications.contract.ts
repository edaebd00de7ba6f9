import { z } from 'zod';
import { type NotificationKind, notificationParams } from '#features/notifications/domain/notification-kinds.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';

const id = idSchema('ntf');

const common = {
  id,
  /** Null: about the account. */
  workspaceId: idSchema('ws').nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
};

const variant = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({ ...common, kind: z.literal(kind), params: notificationParams[kind] });

/** `feature.happened`: a kind that a feature declares for itself; the server has checked its params. */
const declaredVariant = z.object({
  ...common,
  kind: z.templateLiteral([z.string().regex(/^[a-z]+$/), '.', z.string().regex(/^[a-z_]+$/)]),
  params: z.record(z.string(), z.unknown()),
});

const ownSchema = z.discriminatedUnion('kind', [
  variant('plan_completed'),
  variant('sections_stale'),
  variant('quota_nearly_used'),
  variant('quota_used_up'),
  variant('workspace_created'),
  variant('workspace_archived'),
  variant('workspace_restored'),
  variant('plan_changed'),
  variant('password_changed'),
  variant('email_changed'),
  variant('factor_added'),
  variant('factor_removed'),
  variant('recovery_codes_made'),
  variant('recovery_code_used'),
  variant('identity_linked'),
  variant('identity_unlinked'),
  variant('token_reused'),
  variant('new_device'),
  variant('archive_ready'),
  variant('deletion_requested'),
]);

/** What happened, as meaning; the browser words it. */
export const notificationSchema = z.union([ownSchema, declaredVariant]);
export type Notification = z.infer<typeof notificationSchema>;

/** Notifications in one answer. */
export const notificationsPerPage = 30;

const unread = z.number().int();
const someIds = z.array(id).min(1).max(200);

/** The endpoints of notifications. */
export const notificationsContract = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'What happened, newest first, and how much of it is unread',
    access: 'account',
    input: z.object({ before: id.optional() }).optional(),
    output: z.object({
      notifications: z.array(notificationSchema),
      unread,
      /** Asks for the next page as `before`; null on the last one. */
      nextBefore: id.nullable(),
    }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark some as read, or all up to one that was seen',
    access: 'account',
    input: z
      .object({ ids: someIds.optional(), upTo: id.optional() })
      .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
        path: ['ids'],
        message: 'names some, or upTo names the last',
      }),
    output: z.object({ unread }),
  }),
  markUnread: endpoint({
    method: 'POST',
    path: '/notifications/unread',
    summary: 'Mark some as unread again',
    access: 'account',
    input: z.object({ ids: someIds }),
    output: z.object({ unread }),
  }),
};
