import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { Notification } from '#features/notifications/notifications.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { dayOf, formatDayHeading, nearDay } from './notification-times.ts';
import type { useNotifications } from './notifications.queries.ts';

interface ListProps {
  readonly query: ReturnType<typeof useNotifications>['query'];
  readonly notifications: readonly Notification[] | undefined;
  readonly onOpen: (notification: Notification) => void;
  readonly onToggle: (notification: Notification) => void;
}

/** Notifications by day, newest first; arrows go from one to the next. */
export function NotificationList({ query, notifications, onOpen, onToggle }: ListProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useTimeFormat();
  const [nowMs] = useState(() => Date.now());
  if (notifications === undefined && query.error !== null)
    return (
      <div className="px-4 py-8 text-center">
        <p role="alert" className="text-base text-ink-2">
          {problemText(i18n, problemOf(query.error))}
        </p>
        <Button className="mt-4" onPress={() => void query.refetch()}>{t`Try again`}</Button>
      </div>
    );
  if (notifications === undefined) return <Loading />;
  if (notifications.length === 0)
    return (
      <EmptyState title={t`Nothing has happened yet`} level={3}>
        {t`Here you will read when a plan is complete, when a text no longer fits your facts, and when something about your account changes.`}
      </EmptyState>
    );
  const headings = { today: t`Today`, yesterday: t`Yesterday` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the links inside
    <div onKeyDown={moveFocus} className="pb-2">
      {groupByDay(notifications, timeZone).map(({ day, items }) => {
        const near = nearDay(items[0]!.createdAt, nowMs, timeZone);
        return (
          <section key={day} aria-labelledby={`notifications-${day}`}>
            <h3 id={`notifications-${day}`} className="px-4 pt-4 pb-1 text-sm font-semibold text-ink-2">
              {near ? headings[near] : formatDayHeading(items[0]!.createdAt, nowMs, i18n.locale, timeZone)}
            </h3>
            <ul>
              {items.map((one) => (
                <NotificationItem
                  key={one.id}
                  notification={one}
                  nowMs={nowMs}
                  onOpen={() => onOpen(one)}
                  onToggle={() => onToggle(one)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {query.hasNextPage ? (
        <div className="px-4 pt-3 pb-2">
          <Button className="w-full" isDisabled={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? t`Loading…` : t`Show older`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading notifications`}>
      <div className="flex flex-col gap-5 px-4 py-5">
        {[0, 1, 2, 3].map((line) => (
          <div key={line} className="flex gap-3">
            <Skeleton className="size-8 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

interface Day {
  readonly day: string;
  readonly items: Notification[];
}

function groupByDay(notifications: readonly Notification[], timeZone: string): readonly Day[] {
  const days: Day[] = [];
  for (const one of notifications) {
    const day = dayOf(Date.parse(one.createdAt), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(one);
    else days.push({ day, items: [one] });
  }
  return days;
}

/** Up, Down, Home and End go through the links of the list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-notification]')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const target = to === undefined ? undefined : links[Math.max(0, to)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
