import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PopoverSurface } from '#web/ui/popover.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { NotificationList } from './notification-list.tsx';
import { useForgetOlder, useMarkNotifications, useNotifications } from './notifications.queries.ts';

/** The list of notifications: beside the bell, or over the whole screen where that is narrow. */
export function NotificationPanel({
  triggerRef,
  onClose,
}: {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 639px)').matches);
  const forgetOlder = useForgetOlder();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list goes, and not before
  useEffect(() => forgetOlder, []);
  const title = t`Notifications`;
  if (isNarrow)
    return (
      <Dialog title={title} isOpen onClose={onClose} isSheet>
        <div className="-mx-4 -my-5">
          <Content onClose={onClose} isSheet />
        </div>
      </Dialog>
    );
  return (
    <PopoverSurface
      label={title}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="min-w-[min(26rem,calc(100vw-2rem))]"
      isFlush
    >
      <Content onClose={onClose} isSheet={false} />
    </PopoverSurface>
  );
}

function Content({ onClose, isSheet }: { readonly onClose: () => void; readonly isSheet: boolean }) {
  const { t } = useLingui();
  const { query, notifications, unread } = useNotifications();
  const marking = useMarkNotifications(() =>
    showToast({ tone: 'attention', text: t`That was not saved. Check your connection and try again.` }),
  );
  const newest = notifications?.[0];
  const markAll =
    newest === undefined ? null : (
      <Button
        variant="quiet"
        size="small"
        isDisabled={unread === 0}
        onPress={() => marking.mutate({ readUpTo: newest.id })}
      >
        {t`Mark all as read`}
      </Button>
    );
  return (
    <>
      {isSheet ? (
        markAll && <div className="flex min-h-12 items-center justify-end border-b border-line px-2">{markAll}</div>
      ) : (
        <div className="sticky top-0 z-10 flex min-h-13 items-center justify-between gap-3 rounded-t-lg border-b border-line bg-surface ps-4 pe-2">
          <h2 className="text-base font-semibold text-ink">{t`Notifications`}</h2>
          {markAll}
        </div>
      )}
      <NotificationList
        query={query}
        notifications={notifications}
        onOpen={(one) => {
          if (!one.isRead) marking.mutate({ read: [one.id] });
          onClose();
        }}
        onToggle={(one) => marking.mutate(one.isRead ? { unread: [one.id] } : { read: [one.id] })}
      />
    </>
  );
}
