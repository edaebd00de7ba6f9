import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AdvisorApi, AdvisorApiProvider } from './advisor.api.tsx';
import { useConversation } from './advisor.queries.ts';
import { AdvisorScreen } from './advisor-screen.tsx';
import { prefetchPanel } from './load-panels.ts';
import { ChatSkeleton, LoadFailure, PlanSkeleton } from './plan/plan-states.tsx';
import { useAdvisorLocation } from './shared/use-advisor-location.ts';

/** The AI Business Generator: a conversation of five answers, and the plan they make. `api` is for tests. */
export function AdvisorPage({ api }: { readonly api?: AdvisorApi }) {
  const { t } = useLingui();
  useDocumentTitle(t`AI Business Generator`);
  return (
    <AdvisorApiProvider api={api}>
      <LoadedScreen />
    </AdvisorApiProvider>
  );
}

function LoadedScreen() {
  const { t } = useLingui();
  const { location } = useAdvisorLocation();
  const conversation = useConversation(location.conversationId);
  // Beside the conversation, not after it.
  useEffect(() => prefetchPanel(location.tab), [location.tab]);
  if (conversation.data !== undefined) {
    return <AdvisorScreen key={location.conversationId ?? 'latest'} stored={conversation.data} />;
  }
  return (
    <div className="@container">
      <div className="grid min-h-[calc(100dvh-3.75rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] @min-[760px]:grid-rows-1 @min-[760px]:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4 px-4 pt-3 @min-[760px]:border-e @min-[760px]:border-line @min-[760px]:px-3 @min-[760px]:pt-5">
          <h1 className="display text-lg text-ink @min-[760px]:px-2.5 @min-[760px]:text-md">{t`AI Business Generator`}</h1>
          {conversation.isError ? null : <Skeleton className="h-11 w-full rounded-md" />}
        </div>
        {conversation.isError ? (
          <LoadFailure
            title={t`Your conversation did not load`}
            error={conversation.error}
            onRetry={() => void conversation.refetch()}
          />
        ) : location.tab === 'plan' ? (
          <PlanSkeleton />
        ) : (
          <ChatSkeleton />
        )}
      </div>
    </div>
  );
}
