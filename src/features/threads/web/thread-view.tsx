import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Thread, WholeThread } from '#features/threads/threads.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { type AtThread, useSetRead, useSetState, useThread } from './threads.queries.ts';
import { heldWords } from './threads-words.ts';
import { WriteBox } from './write-box.tsx';

/** One thread: who wrote, what was written and answered, and where one goes on. */
export function OpenedThread({ at, onClose }: { readonly at: AtThread; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useThread(at);
  const section = useFocusWhereAlone();
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Message`} className="min-w-0 outline-none">
      <Button variant="quiet" size="small" className="mb-3 lg:hidden" onPress={onClose}>
        <Icon of={ArrowLeft} size={16} />
        {t`Back to the list`}
      </Button>
      {data !== undefined ? (
        <Content at={at} thread={data} onClose={onClose} />
      ) : error === null ? (
        <LoadingRegion label={t`Loading the message`}>
          <Skeleton className="h-64 w-full rounded-lg" />
        </LoadingRegion>
      ) : (
        <LoadFailure title={t`This message did not load`} error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** Where the list goes away when a thread is opened, the thread takes its focus. */
function useFocusWhereAlone() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(max-width: 1023px)').matches) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return section;
}

interface ContentProps {
  readonly at: AtThread;
  readonly thread: WholeThread;
  readonly onClose: () => void;
}

function Content({ at, thread, onClose }: ContentProps) {
  const { t, i18n } = useLingui();
  const { isArchived } = useCurrentWorkspace();
  const { personName, personMail, subject, messages, state } = thread;
  const setRead = useSetRead(at);
  const setState = useSetState(at);
  useReadOnce(thread, isArchived, () => setRead.mutate(true));
  const problem = setState.error ?? setRead.error;
  return (
    <article className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="display text-xl [overflow-wrap:anywhere] text-ink">
            {personName === '' ? personMail : personName}
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
            {personName === '' ? subject : `${personMail} · ${subject}`}
          </p>
        </div>
        {isArchived ? null : (
          <ThreadActions
            at={at}
            thread={thread}
            onRead={(isRead) => setRead.mutate(isRead)}
            onState={(next) => setState.mutate(next)}
            isBusy={setState.isPending || setRead.isPending}
            onDeleted={onClose}
          />
        )}
      </header>
      {state === 'held' ? (
        <HeldNotice thread={thread} canChange={!isArchived} onFree={() => setState.mutate('open')} />
      ) : null}
      <ErrorText>{problem === null ? null : problemText(i18n, problemOf(problem))}</ErrorText>
      <MessageList messages={messages} personName={personName === '' ? personMail : personName} />
      {isArchived ? (
        <p className="text-sm text-ink-2">{t`This business is archived: restore it to answer.`}</p>
      ) : (
        <WriteBox at={at} canAnswer={state !== 'held'} personMail={personMail} />
      )}
    </article>
  );
}

/** What is opened is read, once: marking it as unread afterwards stays. */
function useReadOnce({ id, isRead, state }: Thread, isArchived: boolean, markRead: () => void): void {
  const readId = useRef<string>(undefined);
  const mark = useRef(markRead);
  mark.current = markRead;
  useEffect(() => {
    if (readId.current === id) return;
    readId.current = id;
    // What is held was told to nobody, so that nothing of it is unread.
    if (!isRead && !isArchived && state !== 'held') mark.current();
  }, [id, isRead, isArchived, state]);
}

function HeldNotice({
  thread,
  canChange,
  onFree,
}: {
  readonly thread: WholeThread;
  readonly canChange: boolean;
  readonly onFree: () => void;
}) {
  const { t } = useLingui();
  return (
    <Banner
      tone="attention"
      title={t`Held back: it may be spam`}
      action={canChange ? <Button size="small" onPress={onFree}>{t`Not spam`}</Button> : null}
    >
      {thread.heldReasons.map((reason) => (
        <p key={reason}>{t(heldWords[reason])}</p>
      ))}
    </Banner>
  );
}
