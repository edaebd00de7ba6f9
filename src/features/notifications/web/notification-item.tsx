import { useLingui } from '@lingui/react/macro';
import { Mail, MailOpen } from 'lucide-react';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatAge } from './notification-times.ts';
import { notificationWords, useNotificationWriters } from './notification-words.ts';

/** One notification: a link to what it is about, and a button that marks it read or unread. */
export function NotificationItem({
  notification,
  nowMs,
  onOpen,
  onToggle,
}: {
  readonly notification: Notification;
  readonly nowMs: number;
  readonly onOpen: () => void;
  readonly onToggle: () => void;
}) {
  const { t, i18n } = useLingui();
  const { timeZone } = useTimeFormat();
  const { isRead, createdAt } = notification;
  const words = notificationWords(useNotificationWriters(), i18n, notification, timeZone);
  if (words === undefined) return null;
  const { icon, title, detail, href } = words;
  return (
    <li className="group relative flex items-start pe-2 hover:bg-sunken">
      <AppLink
        href={href}
        data-notification=""
        onClick={onOpen}
        className="flex min-w-0 flex-1 gap-3 px-4 py-2.5 compact:py-1 -outline-offset-2"
      >
        <span
          className={cx(
            'mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-sm',
            isRead ? 'bg-sunken text-ink-3' : 'bg-green-soft text-green',
          )}
        >
          <Icon of={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={cx(
              'line-clamp-3 text-base [overflow-wrap:anywhere]',
              isRead ? 'text-ink-2' : 'font-semibold text-ink',
            )}
          >
            {isRead ? null : <span className="sr-only">{t`Unread:`} </span>}
            {title}
          </span>
          {detail === undefined ? null : (
            <span className="mt-0.5 line-clamp-2 text-sm text-pretty [overflow-wrap:anywhere] text-ink-2">
              {detail}
            </span>
          )}
          <time dateTime={createdAt} className="mt-0.5 block text-sm text-ink-3">
            {formatAge(createdAt, nowMs, i18n.locale, timeZone)}
          </time>
        </span>
      </AppLink>
      <IconButton
        icon={isRead ? Mail : MailOpen}
        label={isRead ? t`Mark as unread` : t`Mark as read`}
        withTooltip={false}
        className="mt-2 opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
        onPress={onToggle}
      />
    </li>
  );
}
