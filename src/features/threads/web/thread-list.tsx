import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { ThreadState } from '#features/threads/domain/thread.ts';
import type { Thread, ThreadCounts } from '#features/threads/threads.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { useThreads } from './threads.queries.ts';
import { formWords, heldWords } from './threads-words.ts';
import { inboxHref } from './use-inbox-location.ts';

interface ListProps {
  readonly state: ThreadState;
  readonly query: ReturnType<typeof useThreads>['query'];
  readonly threads: readonly Thread[] | undefined;
  readonly counts: ThreadCounts | undefined;
  readonly openId: Thread['id'] | undefined;
}

/** The threads of one state, the newest first: one stop of the keyboard, within which arrows go from one to the next. */
export function ThreadList({ state, query, threads, counts, openId }: ListProps) {
  const { t } = useLingui();
  const [focusedId, setFocusedId] = useState<Thread['id']>();
  if (threads === undefined)
    return query.error === null ? (
      <Loading />
    ) : (
      <LoadFailure title={t`Your inbox did not load`} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (threads.length === 0) return <NothingHere state={state} isEmpty={counts !== undefined && isEmpty(counts)} />;
  const stop = threads.find(({ id }) => id === focusedId) ?? threads.find(({ id }) => id === openId) ?? threads[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the links inside
    <div onKeyDown={moveFocus}>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {threads.map((thread) => (
          <ThreadLine
            key={thread.id}
            thread={thread}
            isOpened={thread.id === openId}
            isStop={thread === stop}
            onFocus={() => setFocusedId(thread.id)}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          className="mt-3 w-full"
          isDisabled={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? t`Loading…` : t`Show older`}
        </Button>
      ) : null}
    </div>
  );
}

const isEmpty = ({ open, closed, held }: ThreadCounts): boolean => open + closed + held === 0;

interface LineProps {
  readonly thread: Thread;
  readonly isOpened: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function ThreadLine({ thread, isOpened, isStop, onFocus }: LineProps) {
  const { t } = useLingui();
  const time = useTimeFormat();
  const { id, state, isRead, personName, personMail, beginning, subject, form, heldReasons, lastMessageAt } = thread;
  return (
    <li className="border-b border-line last:border-0">
      <AppLink
        href={inboxHref({ state, threadId: id })}
        data-thread=""
        tabIndex={isStop ? 0 : -1}
        onFocusCapture={onFocus}
        aria-current={isOpened ? 'true' : undefined}
        className={cx(
          'block px-4 py-3 -outline-offset-2 compact:py-1.5',
          isOpened ? 'bg-green-soft' : 'hover:bg-sunken',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('min-w-0 truncate text-base', isRead ? 'text-ink' : 'font-semibold text-ink')}>
            {isRead ? null : <span className="sr-only">{t`Unread:`} </span>}
            {personName === '' ? personMail : personName}
          </span>
          <time dateTime={lastMessageAt} className="shrink-0 text-sm text-ink-2">
            {time.relative(lastMessageAt, Date.now())}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-2">
          <span className="font-semibold">{t(formWords[form])}</span> · {beginning === '' ? subject : beginning}
        </span>
        {heldReasons.map((reason) => (
          <span key={reason} className="mt-0.5 block text-sm text-clay">
            {t(heldWords[reason])}
          </span>
        ))}
      </AppLink>
    </li>
  );
}

function NothingHere({ state, isEmpty: isAllEmpty }: { readonly state: ThreadState; readonly isEmpty: boolean }) {
  const { t } = useLingui();
  if (isAllEmpty)
    return (
      <EmptyState
        title={t`Nobody has written yet`}
        action={
          <AppLink href={`${paths.platform.websiteBuilder}?tab=website`} className={buttonStyle('primary')}>
            {t`Open your website`}
          </AppLink>
        }
      >
        {t`Put a contact form, an order form or a newsletter form on your website. What people send by it comes in here, and to you by mail.`}
      </EmptyState>
    );
  const words: Readonly<Record<ThreadState, string>> = {
    open: t`Nothing waits for you. What you closed is under Closed.`,
    closed: t`Nothing is closed yet.`,
    held: t`Nothing is held back. What looks like spam comes in here, with the reason.`,
  };
  return <p className="rounded-lg border border-line px-4 py-8 text-center text-base text-ink-2">{words[state]}</p>;
}

function Loading() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your inbox`}>
      <div className="flex flex-col gap-4 rounded-lg border border-line p-4">
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Up, Down, Home and End go through the lines of the list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-thread]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const target = to === undefined ? undefined : links[Math.max(0, to)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
