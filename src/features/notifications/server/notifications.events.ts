import { readMeaning } from '#features/notifications/domain/notification-kinds.ts';
import type { Tx } from '#server/db/connect.ts';
import { type EventHandler, onEvent } from '#server/events/handlers.ts';
import type { EventType, StoredEvent } from '#server/events/outbox.ts';
import type { NotificationDeclaration } from '#server/notification-kind.ts';
import type { NotificationMails } from './mails/notification-mails.ts';
import { notificationsService } from './notifications.service.ts';

/** Handlers that write the kinds of notifications that features declare. They throw if the params do not fit the kind. */
export function createDeclaredHandlers(declared: readonly NotificationDeclaration[]): readonly EventHandler[] {
  return declared.map(({ kind, event: type, params, paramsOf }) =>
    onEvent({
      name: `notifications.${kind}`,
      type,
      handle: async (tx, event) => {
        const meaning = { kind, params: params.parse(paramsOf(event)) };
        await notificationsService.write(tx, event, meaning, event.occurredAt);
      },
    }),
  );
}

/** What becomes a notification, and which of it is mailed too. Each event does so once, however often it is handed over. */
export function createNotificationHandlers(mails: NotificationMails): readonly EventHandler[] {
  // Dated by the event, so that the order does not depend on which worker handles an event first.
  const tell = async (tx: Tx, event: StoredEvent, kind: string, params: unknown): Promise<void> => {
    const { accountId, workspaceId, occurredAt } = event;
    const meaning = readMeaning(kind, params);
    if (!meaning) throw new Error(`The notification ${kind} cannot be made from ${event.type}`);
    await notificationsService.write(tx, { accountId, workspaceId }, meaning, occurredAt);
  };
  const letterOf = ({ id, accountId, workspaceId }: StoredEvent<EventType>, now: Date) => ({
    accountId,
    workspaceId,
    dedupeKey: `event:${id}`,
    now,
  });

  return [
    onEvent({
      name: 'notifications.plan-completed',
      type: 'advisor.plan_completed',
      handle: async (tx, event, now) => {
        const params = { conversationId: event.payload.conversationId as `conv_${string}` };
        await tell(tx, event, 'plan_completed', params);
        await mails.notification(tx, 'plan_completed', params, letterOf(event, now));
      },
    }),
    onEvent({
      name: 'notifications.sections-stale',
      type: 'advisor.sections_went_stale',
      handle: (tx, event) => notificationsService.writeStaleSections(tx, event, event.payload, event.occurredAt),
    }),
    onEvent({
      name: 'notifications.quota-used',
      type: 'billing.quota_used',
      handle: async (tx, event, now) => {
        const { payload } = event;
        const isUsedUp = payload.used >= payload.limit;
        await tell(tx, event, isUsedUp ? 'quota_used_up' : 'quota_nearly_used', payload);
        // With a limit of one the screen shows the limit at the use itself, so no mail is needed.
        if (isUsedUp && payload.limit > 1) await mails.notification(tx, 'quota_used_up', payload, letterOf(event, now));
      },
    }),
    onEvent({
      name: 'notifications.workspace-created',
      type: 'workspaces.created',
      handle: async (tx, event) => {
        const { isFirst, name } = event.payload;
        if (!isFirst) await tell(tx, event, 'workspace_created', { name });
      },
    }),
    onEvent({
      name: 'notifications.workspace-archived',
      type: 'workspaces.archived',
      handle: (tx, event) => tell(tx, event, 'workspace_archived', event.payload),
    }),
    onEvent({
      name: 'notifications.workspace-restored',
      type: 'workspaces.restored',
      handle: (tx, event) => tell(tx, event, 'workspace_restored', event.payload),
    }),
    onEvent({
      name: 'notifications.plan-changed',
      type: 'billing.plan_changed',
      handle: async (tx, event, now) => {
        const meaning = readMeaning('plan_changed', event.payload);
        if (meaning?.kind !== 'plan_changed') return;
        await tell(tx, event, meaning.kind, meaning.params);
        await mails.notification(tx, 'plan_changed', meaning.params, letterOf(event, now));
      },
    }),
    onEvent({
      name: 'notifications.auth',
      type: 'auth.notice_given',
      handle: (tx, event) => tell(tx, event, event.payload.notice, event.payload.detail),
    }),
    onEvent({
      name: 'notifications.archive-ready',
      type: 'privacy.archive_ready',
      handle: async (tx, event, now) => {
        await tell(tx, event, 'archive_ready', event.payload);
        await mails.notification(tx, 'archive_ready', event.payload, letterOf(event, now));
      },
    }),
    onEvent({
      name: 'notifications.deletion-requested',
      type: 'privacy.deletion_requested',
      handle: (tx, event) => tell(tx, event, 'deletion_requested', event.payload),
    }),
  ];
}
