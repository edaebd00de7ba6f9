import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ConversationId, type ConversationView, useReading } from '../advisor.queries.ts';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { FiguresContext, useOriginViews } from '../figures/origin-views.ts';
import { HowIReadYou } from '../reading/how-i-read-you.tsx';
import { QuestionList } from '../reading/question-list.tsx';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { SavedStatus } from '../sections/saved-status.tsx';
import { PlanDocument } from './plan-document.tsx';
import { NoPlanYet, PlanProgress } from './plan-progress.tsx';
import { LoadFailure, PlanSkeleton } from './plan-states.tsx';
import { ScoreReasons, ScoreSummary } from './score-panel.tsx';

const OriginPanel = lazy(async () => ({ default: (await loadOriginPanel()).OriginPanel }));
const Drawer = lazy(async () => ({ default: (await import('#web/ui/drawer.tsx')).Drawer }));

interface PlanPanelProps {
  readonly conversation: ConversationView;
  readonly plan: UseQueryResult<PlanView>;
  readonly sectionId: SectionId | undefined;
  readonly hrefOf: (id: SectionId) => string;
  /** Score and origins stand beside the document; otherwise above it and in a sheet. */
  readonly hasPanel: boolean;
  readonly isNarrow: boolean;
  readonly onOpenChat: () => void;
}

/** The Business Plan tab: nothing yet, on its way, or the plan. */
export function PlanPanel(props: PlanPanelProps) {
  const { t } = useLingui();
  const { conversation, plan, onOpenChat } = props;
  if (conversation.progress === 0) return <NoPlanYet onOpenChat={onOpenChat} />;
  if (conversation.progress < 100) return <PlanProgress progress={conversation.progress} onOpenChat={onOpenChat} />;
  if (plan.data !== undefined) return <CompletePlan {...props} plan={plan.data} />;
  if (plan.isError) {
    return <LoadFailure title={t`The plan did not load`} error={plan.error} onRetry={() => void plan.refetch()} />;
  }
  return <PlanSkeleton />;
}

function CompletePlan({
  plan,
  sectionId,
  hrefOf,
  hasPanel,
  isNarrow,
}: Pick<PlanPanelProps, 'sectionId' | 'hrefOf' | 'hasPanel' | 'isNarrow'> & { readonly plan: PlanView }) {
  const { t } = useLingui();
  const steps = useOriginViews();
  const { view, close, figures } = steps;
  useGoToSection(sectionId);
  const isOpen = view !== undefined;
  const origin = isOpen ? (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <OriginPanel plan={plan} view={view} steps={steps} />
    </Suspense>
  ) : null;
  const reasons = (
    <>
      <ScoreReasons score={plan.score} isFramed={hasPanel} />
      <AllNumbers count={plan.figureCount} onOpen={steps.openList} />
    </>
  );
  return (
    <FiguresContext value={figures}>
      <div className={hasPanel ? 'grid flex-1 grid-cols-[minmax(0,1fr)_22rem]' : 'flex-1'}>
        <PlanDocument
          plan={plan}
          isNarrow={isNarrow}
          savedStatus={<SavedStatus />}
          reading={<PlanReading conversationId={plan.conversationId} />}
          hrefOf={hrefOf}
          score={
            hasPanel ? null : (
              <div className="flex flex-col gap-4 rounded-lg bg-sunken p-4 sm:p-5">
                <ScoreSummary score={plan.score} />
                {reasons}
              </div>
            )
          }
        />
        {hasPanel ? (
          <aside aria-label={t`Score and origins`} className="border-s border-line bg-sunken">
            <div className="sticky top-15 flex max-h-[calc(100dvh-3.75rem)] flex-col gap-4 overflow-y-auto px-4 py-5">
              <ScoreSummary score={plan.score} />
              {origin === null ? null : (
                // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere within
                <div
                  className="animate-rise rounded-lg border border-line bg-surface p-4 shadow-float"
                  onKeyDown={(event) => event.key === 'Escape' && close()}
                >
                  {origin}
                </div>
              )}
              {reasons}
            </div>
          </aside>
        ) : isOpen ? (
          <Suspense>
            <Drawer label={t`Where a number comes from`} side="bottom" isOpen onClose={close}>
              {origin}
            </Drawer>
          </Suspense>
        ) : null}
      </div>
    </FiguresContext>
  );
}

/** What the plan is written from, and what is missing for more: stands before its sections. */
function PlanReading({ conversationId }: { readonly conversationId: ConversationId }) {
  const read = useReading(conversationId);
  if (read.data === undefined)
    return read.isError ? <ReadingFailure read={read} /> : <Skeleton className="h-12 w-full" />;
  return (
    <>
      <HowIReadYou reading={read.data} />
      <QuestionList reading={read.data} />
    </>
  );
}

function AllNumbers({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-8 self-start rounded-sm text-sm font-semibold text-green underline underline-offset-4"
    >
      {t`${plural(count, { one: 'Check the # number of this plan', other: 'Check all # numbers of this plan' })}`}
    </button>
  );
}

/** The address names a section: it is scrolled to once the plan is there. */
function useGoToSection(sectionId: SectionId | undefined): void {
  useEffect(() => {
    if (sectionId !== undefined) document.getElementById(sectionId)?.scrollIntoView();
  }, [sectionId]);
}
