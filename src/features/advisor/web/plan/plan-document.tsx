import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { LockedSectionView, SectionView } from '../sections/section-view.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanAppendix, PlanVerdict } from './plan-parts.tsx';
import { SectionList } from './section-list.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

/** The complete plan as a document; on narrow screens score and contents stand between its head and its sections. */
export function PlanDocument({
  plan,
  isNarrow,
  score,
  reading,
  savedStatus,
  hrefOf,
}: {
  readonly plan: PlanView;
  readonly isNarrow: boolean;
  /** Given where there is no panel beside the document. */
  readonly score: ReactNode;
  /** How the answers are read, and what is asked. */
  readonly reading: ReactNode;
  readonly savedStatus: ReactNode;
  readonly hrefOf: (id: SectionId) => string;
}) {
  const { t } = useLingui();
  const { parts, contentLocale } = plan;
  return (
    <article aria-label={plan.title} className="mx-auto w-full max-w-[45rem] px-4 py-7 sm:px-10 sm:py-9">
      <div className="@container/plan flex flex-col gap-8">
        <UpgradeBanner plan={plan} />
        <PlanHeader plan={plan} />
        {parts === null ? null : <PlanVerdict parts={parts} contentLocale={contentLocale} />}
        {score}
        {isNarrow ? (
          <details className="rounded-lg border border-line px-4 py-2.5">
            <summary className="min-h-7 rounded-sm text-base font-semibold text-ink">{t`Sections`}</summary>
            <div className="mt-2 -mx-2">
              <SectionList sections={plan.sections} hrefOf={hrefOf} />
            </div>
          </details>
        ) : null}
        {isNarrow ? savedStatus : null}
        {reading}
        <div className="flex flex-col gap-8">
          {plan.sections.map((section) =>
            section.state === 'open' ? (
              <SectionView
                key={section.id}
                section={section}
                conversationId={plan.conversationId}
                contentLocale={plan.contentLocale}
              />
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
