import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ThreadState, threadStates } from '#features/threads/domain/thread.ts';
import type { ThreadCounts } from '#features/threads/threads.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ThreadList } from './thread-list.tsx';
import { OpenedThread } from './thread-view.tsx';
import { useExport, useThreads } from './threads.queries.ts';
import { useInboxLocation } from './use-inbox-location.ts';
import { type Drafts, DraftsContext } from './write-box.tsx';

/** What people wrote to the current business: the list, and one thread beside it; on a phone one of the two. */
export function InboxPage() {
  const { t, i18n } = useLingui();
  useDocumentTitle(t`Inbox`);
  const { id: workspaceId } = useCurrentWorkspace();
  const { location, go } = useInboxLocation();
  const { state, threadId } = location;
  const { query, threads, counts } = useThreads(workspaceId, state);
  const exporting = useExport(workspaceId);
  const [drafts] = useState<Drafts>(() => new Map());
  const isOpen = threadId !== undefined;
  return (
    <DraftsContext value={drafts}>
      <div className="flex flex-col gap-6">
        <PageHeading
          title={t`Inbox`}
          lead={t`What people wrote to you from your website. You answer here, and your answer goes out by mail.`}
          actions={
            <Button busy={exporting.isPending} onPress={() => exporting.mutate()}>
              <Icon of={Download} size={16} />
              {t`Download as CSV`}
            </Button>
          }
        />
        {exporting.error === null ? null : (
          <Banner tone="attention" isAlert onDismiss={() => exporting.reset()}>
            {problemText(i18n, problemOf(exporting.error))}
          </Banner>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
          <div className={cx('min-w-0', isOpen && 'max-lg:hidden')}>
            <StateTabs state={state} counts={counts} onSelect={(next) => go({ state: next, threadId: undefined })}>
              <ThreadList state={state} query={query} threads={threads} counts={counts} openId={threadId} />
            </StateTabs>
          </div>
          {isOpen ? (
            <OpenedThread key={threadId} at={{ workspaceId, threadId }} onClose={() => go({ threadId: undefined })} />
          ) : (
            <p className="hidden rounded-lg border border-dashed border-line px-6 py-16 text-center text-base text-ink-2 lg:block">
              {t`Choose a message to read it here.`}
            </p>
          )}
        </div>
      </div>
    </DraftsContext>
  );
}

function StateTabs({
  state,
  counts,
  onSelect,
  children,
}: {
  readonly state: ThreadState;
  readonly counts: ThreadCounts | undefined;
  readonly onSelect: (state: ThreadState) => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const labels: Readonly<Record<ThreadState, string>> = { open: t`Open`, closed: t`Closed`, held: t`Held back` };
  return (
    <Tabs
      label={t`Which messages`}
      selected={state}
      onSelect={(id) => onSelect(threadStates.find((one) => one === id) ?? 'open')}
      panelClassName="mt-3"
      tabs={threadStates.map((one) => ({
        id: one,
        label: labels[one],
        badge: counts && counts[one] > 0 ? <span className="figures text-xs">{counts[one]}</span> : null,
        content: one === state ? children : null,
      }))}
    />
  );
}
