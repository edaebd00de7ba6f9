import type { I18n } from '@lingui/core';
import { createContext, useContext } from 'react';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import type { NotificationSetting, NotificationWords, NotificationWriters } from '#web/notification-words.ts';

/** Fetches the words of every kind; the composition root hands it in. */
export type LoadNotificationWriters = () => Promise<NotificationWriters>;

/** What a notification says, in the language of the interface; undefined for a kind this build has no words for. */
export function notificationWords(
  writers: NotificationWriters,
  i18n: I18n,
  { kind, params, workspaceId }: Pick<Notification, 'kind' | 'params' | 'workspaceId'>,
  timeZone?: string,
): NotificationWords | undefined {
  const write = writers[kind];
  const setting: NotificationSetting = { i18n, workspaceId, timeZone };
  return write?.(params as never, setting);
}

/** The words, for what is drawn in the list. */
export const NotificationWritersContext = createContext<NotificationWriters | undefined>(undefined);

/** The words of every kind, inside the list of notifications. */
export function useNotificationWriters(): NotificationWriters {
  const writers = useContext(NotificationWritersContext);
  if (writers === undefined) throw new Error('useNotificationWriters is for what stands in the list of notifications');
  return writers;
}
