import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ConversationId, useReading } from '../advisor.queries.ts';
import { FiguresContext } from '../figures/figures-context.tsx';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { useOriginViews } from '../figures/use-origin-views.ts';
import { LoadFailure, PanelSkeleton } from '../panel-states.tsx';
import { HowIReadYou } from '../reading/how-i-read-you.tsx';
import { QuestionList } from '../reading/question-list.tsx';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { SavedStatus } from '../sections/saved-status.tsx';
import { LockedSectionView, SectionView } from '../sections/section-view.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanAppendix, PlanVerdict } from './plan-parts.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { ScoreReasons, ScoreSummary } from './score-panel.tsx';
import { SectionList } from './section-list.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

const OriginPanel = lazy(async () => ({ default: (await loadOriginPanel()).OriginPanel }));
const Drawer = lazy(async () => ({ default: (await import('#web/ui/drawer.tsx')).Drawer }));

interface DocumentProps {
  readonly plan: PlanView;
  readonly isNarrow: boolean;
  readonly hrefOf: (id: SectionId) => string;
}

interface CompletePlanProps extends DocumentProps {
  readonly sectionId: SectionId | undefined;
  /** Score and origins stand beside the document; otherwise above it and in a sheet. */
  readonly hasPanel: boolean;
}

interface PlanPanelProps extends Omit<CompletePlanProps, 'plan'> {
  readonly progress: number;
  readonly plan: UseQueryResult<PlanView>;
  readonly onOpenChat: () => void;
}

/** The Business Plan tab: nothing yet, on its way, or the plan. */
export function PlanPanel({ progress, plan, onOpenChat, ...rest }: PlanPanelProps) {
  if (progress < 100) return <PlanProgress progress={progress} onOpenChat={onOpenChat} />;
  if (plan.data !== undefined) return <CompletePlan plan={plan.data} {...rest} />;
  return plan.isError ? <LoadFailure tab="plan" read={plan} /> : <PanelSkeleton tab="plan" />;
}

function CompletePlan({ plan, isNarrow, hrefOf, sectionId, hasPanel }: CompletePlanProps) {
  const { t } = useLingui();
  const { views, push, back, close, figures } = useOriginViews();
  useEffect(() => {
    // The address names a section: it is scrolled to once the plan is there.
    if (sectionId !== undefined) document.getElementById(sectionId)?.scrollIntoView();
  }, [sectionId]);
  const view = views.at(-1);
  const { figureCount: count, score } = plan;
  const origin = view && (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <OriginPanel
        conversationId={plan.conversationId}
        figureCount={count}
        view={view}
        isNested={views.length > 1}
        push={push}
        back={back}
        close={close}
      />
    </Suspense>
  );
  const aside = (
    <>
      <ScoreSummary score={score} />
      {origin && hasPanel ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere within
        <div
          className="animate-rise rounded-lg border border-line bg-surface p-4 shadow-float"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {origin}
        </div>
      ) : null}
      <ScoreReasons score={score} isFramed={hasPanel} />
      {count === 0 ? null : (
        <button
          type="button"
          onClick={figures.openList}
          className="min-h-8 self-start rounded-sm text-sm font-semibold text-green underline underline-offset-4"
        >
          {t`${plural(count, { one: 'Check the # number of this plan', other: 'Check all # numbers of this plan' })}`}
        </button>
      )}
    </>
  );
  return (
    <FiguresContext value={figures}>
      <div className={hasPanel ? 'grid flex-1 grid-cols-[minmax(0,1fr)_22rem]' : 'flex-1'}>
        <PlanDocument plan={plan} isNarrow={isNarrow} hrefOf={hrefOf}>
          {hasPanel ? null : <div className="flex flex-col gap-4 rounded-lg bg-sunken p-4 sm:p-5">{aside}</div>}
        </PlanDocument>
        {hasPanel ? (
          <aside aria-label={t`Score and origins`} className="border-s border-line bg-sunken">
            <div className="sticky top-15 flex max-h-[calc(100dvh-3.75rem)] flex-col gap-4 overflow-y-auto px-4 py-5">
              {aside}
            </div>
          </aside>
        ) : origin ? (
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

/** The complete plan as a document; on narrow screens score (the children) and contents stand between its head and its sections. */
function PlanDocument({ plan, isNarrow, hrefOf, children }: DocumentProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { parts, contentLocale } = plan;
  return (
    <article aria-label={plan.title} className="mx-auto w-full max-w-[45rem] px-4 py-7 sm:px-10 sm:py-9">
      <div className="@container/plan flex flex-col gap-8">
        <UpgradeBanner plan={plan} />
        <PlanHeader plan={plan} />
        {parts === null ? null : <PlanVerdict parts={parts} contentLocale={contentLocale} />}
        {children}
        {isNarrow ? (
          <>
            <details className="rounded-lg border border-line px-4 py-2.5">
              <summary className="min-h-7 rounded-sm text-base font-semibold text-ink">{t`Sections`}</summary>
              <div className="mt-2 -mx-2">
                <SectionList sections={plan.sections} hrefOf={hrefOf} />
              </div>
            </details>
            <SavedStatus />
          </>
        ) : null}
        <PlanReading conversationId={plan.conversationId} />
        <div className="flex flex-col gap-8">
          {plan.sections.map((section) =>
            section.state === 'open' ? (
              <SectionView key={section.id} section={section} plan={plan} />
            ) : (
              <LockedSectionView key={section.id} section={section} />
            ),
          )}
          {parts === null ? null : <PlanAppendix parts={parts} contentLocale={contentLocale} />}
        </div>
      </div>
    </article>
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
