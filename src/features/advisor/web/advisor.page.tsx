import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { advisorPlan } from '#features/advisor/domain/advisor.plan.ts';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { paceMs } from '#web/pacing.ts';
import { PlanInfo } from '#web/plans/plan-info.tsx';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { type ConversationView, useConversation, usePlan } from './advisor.queries.ts';
import { AdvisorTabList, AdvisorTabPanel } from './advisor-tabs.tsx';
import { QuestionSteps } from './chat/question-steps.tsx';
import { useSendAnswer } from './chat/use-send-answer.ts';
import { FetchedPanel, PanelFailure, PanelSkeleton } from './panel-states.tsx';
import { SectionList } from './plan/section-list.tsx';
import { PlanSavingProvider, SavedStatus } from './sections/plan-saving.tsx';
import { type AdvisorTab, useAdvisorLocation } from './shared/use-advisor-location.ts';

/** From this width of the page on, the panel with score and origins stands beside the document. */
const panelFromPx = 1080;
/** From this width on, tabs and sections stand in a column at the left. */
const railFromPx = 760;

const panels = {
  chat: () => import('./chat/chat-panel.tsx'),
  plan: () => import('./plan/plan-panel.tsx'),
};

/** Fetches what a tab shows before it is drawn. Drawing it says what went wrong if this fails. */
function prefetchPanel(tab: AdvisorTab): void {
  panels[tab]().catch(() => undefined);
}

/** The AI Business Generator: a conversation of five answers, and the plan they make. */
export function AdvisorPage() {
  const { t } = useLingui();
  useDocumentTitle(t`AI Business Generator`);
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
        {conversation.isError ? <PanelFailure tab="chat" read={conversation} /> : <PanelSkeleton tab={location.tab} />}
      </div>
    </div>
  );
}

/** The whole screen, once its conversation is there. */
function AdvisorScreen({ stored }: { readonly stored: ConversationView }) {
  const { t } = useLingui();
  const { location, go, selectTab } = useAdvisorLocation();
  const { tab } = location;
  // The beginning of another conversation about the same business exists here only, until its first answer is stored.
  const greeting = stored.messages.filter(({ role }) => role === 'assistant').slice(0, 1);
  const conversation: ConversationView =
    location.isNew && stored.id !== null
      ? { ...stored, id: null, messages: greeting, progress: 0, question: 'idea' }
      : stored;
  const { follow } = useWorkspaces();
  // The address may name a conversation about another business of this account: the tab goes there.
  useEffect(() => follow(stored.workspaceId), [follow, stored.workspaceId]);
  const { data: account } = useAccountQuery();
  const plan = usePlan(conversation.id, conversation.progress === 100);
  const [root, width] = useWidth<HTMLDivElement>(window.innerWidth);
  const isNarrow = width < railFromPx;
  const [announcement, setAnnouncement] = useState('');
  const switching = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(switching.current), []);
  const sending = useSendAnswer(conversation, (next) => {
    if (location.isNew) go({ tab: 'chat' }, { replace: true });
    if (conversation.progress === 100 || next.progress < 100) return;
    prefetchPanel('plan');
    // After the last answer the plan opens by itself, and says so.
    switching.current = setTimeout(() => {
      selectTab('plan');
      setAnnouncement(t`Your business plan is complete. The Business Plan tab is open.`);
    }, paceMs('switchToPlan'));
  });

  return (
    <PlanSavingProvider conversationId={conversation.id}>
      <div ref={root} className="@container">
        <div className="grid min-h-[calc(100dvh-3.75rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] @min-[760px]:grid-cols-[15.5rem_minmax(0,1fr)] @min-[760px]:grid-rows-1">
          <div className="contents @min-[760px]:sticky @min-[760px]:z-20 @min-[760px]:top-15 @min-[760px]:flex @min-[760px]:h-[calc(100dvh-3.75rem)] @min-[760px]:flex-col @min-[760px]:border-e @min-[760px]:border-line @min-[760px]:px-3 @min-[760px]:py-5">
            <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3 @min-[760px]:flex-col @min-[760px]:items-start @min-[760px]:px-2.5 @min-[760px]:pt-0">
              <h1 className="display text-lg text-ink @min-[760px]:text-md">{t`AI Business Generator`}</h1>
              <PlanInfo tools={[advisorPlan]} plan={account?.plan} use={conversation.quota} isNarrow={isNarrow} />
            </div>
            <div className="sticky top-15 z-10 bg-paper px-4 py-3 @min-[760px]:static @min-[760px]:bg-transparent @min-[760px]:px-0 @min-[760px]:py-4">
              <AdvisorTabList progress={conversation.progress} onNear={prefetchPanel} />
            </div>
            <div className="hidden min-h-0 flex-1 flex-col gap-6 overflow-y-auto @min-[760px]:flex">
              {tab === 'chat' ? (
                <QuestionSteps question={conversation.question} />
              ) : plan.data === undefined ? null : (
                <>
                  <SectionList sections={plan.data.sections} />
                  <div className="px-2.5">
                    <SavedStatus />
                  </div>
                </>
              )}
            </div>
          </div>
          <AdvisorTabPanel tab={tab}>
            {tab === 'chat' ? (
              <FetchedPanel key="chat" tab="chat" load={panels.chat}>
                {({ ChatPanel }) => (
                  <ChatPanel
                    conversation={conversation}
                    sending={sending}
                    earlierId={location.isNew ? stored.id : null}
                  />
                )}
              </FetchedPanel>
            ) : (
              <FetchedPanel key="plan" tab="plan" load={panels.plan}>
                {({ PlanPanel }) => (
                  <PlanPanel
                    progress={conversation.progress}
                    plan={plan}
                    hasPanel={width >= panelFromPx}
                    isNarrow={isNarrow}
                  />
                )}
              </FetchedPanel>
            )}
          </AdvisorTabPanel>
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </PlanSavingProvider>
  );
}
