import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { tipStyle } from '#web/ui/tip-style.ts';
import { type LoadNotificationWriters, NotificationWritersContext } from './notification-words.ts';
import { useNotifications } from './notifications.queries.ts';
import { useAnnouncement } from './use-announcement.ts';

/** The list, fetched together with its words. */
function panelWith(loadWriters: LoadNotificationWriters) {
  const load = () => Promise.all([import('./notification-panel.tsx'), loadWriters()]);
  const Panel = lazy(async () => {
    const [{ NotificationPanel }, writers] = await load();
    return {
      default: (props: ComponentProps<typeof NotificationPanel>) => (
        <NotificationWritersContext value={writers}>
          <NotificationPanel {...props} />
        </NotificationWritersContext>
      ),
    };
  });
  return { load, Panel };
}

/** More than this is "99+". */
const mostShown = 99;

/**
 * The bell with how much is unread; what comes in is said politely, and the list opens from here. `loadWriters` fetches the
 * words of every kind, once; it is the same function from one drawing to the next.
 */
export function NotificationBell({ loadWriters }: { readonly loadWriters: LoadNotificationWriters }) {
  const { t } = useLingui();
  const { notifications, unread } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const [{ load, Panel }] = useState(() => panelWith(loadWriters));
  const button = useRef<HTMLButtonElement>(null);
  const announcement = useAnnouncement(notifications, loadWriters);
  const label =
    unread === 0 ? t`Notifications` : t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`;
  return (
    <>
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip={t`Notifications`}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(true)}
        className={cx(
          'relative flex size-10 shrink-0 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink',
          tipStyle('below'),
        )}
      >
        <Icon of={Bell} size={20} />
        {unread === 0 ? null : (
          <span
            aria-hidden="true"
            data-testid="unread-count"
            className="absolute end-0 top-0.5 min-w-4.5 rounded-full border-2 border-surface bg-clay px-1 text-center text-[11px] leading-3.5 font-semibold text-surface tabular-nums"
          >
            {unread > mostShown ? t`${mostShown}+` : unread}
          </span>
        )}
      </Button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {isOpen ? (
        <Suspense>
          <Panel triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
