import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { progressAfterAnswer } from '#features/advisor/domain/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { FiguresContext, useOriginViews } from '../figures/origin-views.ts';
import { PanelFailure, PanelSkeleton } from '../panel-states.tsx';
import { useAdvisorLocation } from '../shared/use-advisor-location.ts';
import { PlanDocument, type PlanDocumentProps } from './plan-document.tsx';
import { ScoreReasons, ScoreSummary } from './score-panel.tsx';

const OriginPanel = lazy(async () => ({ default: (await loadOriginPanel()).OriginPanel }));
const Drawer = lazy(async () => ({ default: (await import('#web/ui/drawer.tsx')).Drawer }));

interface CompletePlanProps extends Omit<PlanDocumentProps, 'children'> {
  /** Score and origins stand beside the document; otherwise above it and in a sheet. */
  readonly hasPanel: boolean;
}

interface PlanPanelProps extends Omit<CompletePlanProps, 'plan'> {
  readonly progress: number;
  readonly plan: UseQueryResult<PlanView>;
}

/** The Business Plan tab: nothing yet, on its way, or the plan. */
export function PlanPanel({ progress, plan, ...rest }: PlanPanelProps) {
  if (progress < 100) return <PlanProgress progress={progress} />;
  if (plan.data !== undefined) return <CompletePlan plan={plan.data} {...rest} />;
  return plan.isError ? <PanelFailure tab="plan" read={plan} /> : <PanelSkeleton tab="plan" />;
}

/** Up to 99 percent: what a plan takes, then its four steps; and the way to the chat. */
function PlanProgress({ progress }: { readonly progress: number }) {
  const { t } = useLingui();
  const { selectTab } = useAdvisorLocation();
  const openChat = () => selectTab('chat');
  if (progress === 0)
    return (
      <EmptyState
        title={t`No Business Plan Yet`}
        action={<Button variant="primary" onPress={openChat}>{t`Start in the chat`}</Button>}
      >
        {t`Five answers make the plan: your idea, industry, customers, revenue and competitors. It begins to take shape with the first.`}
      </EmptyState>
    );
  const left = progressAfterAnswer.filter((milestone) => milestone > progress).length;
  const steps = [
    { label: t`Market Analysis`, until: 25 },
    { label: t`Target Audience`, until: 50 },
    { label: t`Revenue Model`, until: 75 },
    { label: t`Competitive Analysis & Final Plan`, until: 100 },
  ];
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-8 sm:py-14">
      <h2 className="display text-2xl text-ink">{t`Your plan is ${progress}% written`}</h2>
      <p className="mt-2 mb-8 text-base text-pretty text-ink-2">
        {t`${plural(left, {
          one: '# answer is left. Then the whole plan is written at once, and every number in it says where it comes from.',
          other:
            '# answers are left. Then the whole plan is written at once, and every number in it says where it comes from.',
        })}`}
      </p>
      <ProgressBar label={t`Business plan progress`} value={progress} steps={steps} />
      <Button variant="primary" className="mt-8" onPress={openChat}>
        {t`Answer the next question`}
      </Button>
    </div>
  );
}

/** Scrolls to an element and holds it there while what loads above it pushes it away, until the person does something. Returns how to let go. */
function holdInView(element: HTMLElement): () => void {
  element.scrollIntoView();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => element.scrollIntoView());
  const letGo = () => observer.disconnect();
  observer.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(act, letGo, { once: true });
  return letGo;
}

function CompletePlan({ plan, hasPanel, ...layout }: CompletePlanProps) {
  const { t } = useLingui();
  const { sectionId } = useAdvisorLocation().location;
  const steps = useOriginViews();
  const { view, close, figures } = steps;
  useEffect(() => {
    // The address names a section: it is scrolled to once the plan is there.
    const section = sectionId === undefined ? null : document.getElementById(sectionId);
    return section === null ? undefined : holdInView(section);
  }, [sectionId]);
  const { figureCount: count, score } = plan;
  const origin = view && (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <OriginPanel plan={plan} view={view} steps={steps} />
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
          onClick={steps.openList}
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
        <PlanDocument plan={plan} {...layout}>
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
