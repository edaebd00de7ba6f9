import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { type LoadNotificationWriters, notificationWords } from './notification-words.ts';

/** What to say of notifications that came while this page is open; nothing of those that were there before. */
export function useAnnouncement(
  notifications: readonly Notification[] | undefined,
  loadWriters: LoadNotificationWriters,
): string {
  const { t, i18n } = useLingui();
  const { timeZone } = useTimeFormat();
  const known = useRef<readonly string[] | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    if (notifications === undefined) return;
    const before = known.current;
    known.current = notifications.map(({ id }) => id);
    if (before === undefined) return;
    // Older pages that were asked for are no news.
    const oldest = before.at(-1) ?? '';
    const [newest] = notifications.filter((one) => !one.isRead && one.id > oldest && !before.includes(one.id));
    if (newest === undefined) return;
    // The words come with the list; most visits need neither.
    void loadWriters().then((writers) => {
      const title = notificationWords(writers, i18n, newest, timeZone)?.title;
      if (title !== undefined) setText(t`New notification: ${title}`);
    });
  }, [notifications, loadWriters, i18n, t, timeZone]);
  return text;
}
