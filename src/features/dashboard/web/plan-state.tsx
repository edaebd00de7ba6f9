import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How far the plan is, as the advisor reports it. */
export interface PlanState {
  /** Answers given, 0 to 5; with 5 the plan is complete. */
  readonly answers: number;
}

const stepStyle = 'rounded-sm py-1 text-base font-semibold text-green underline underline-offset-4';

/** The plan in one sentence and its five questions; the next one is the way on. */
export function PlanStateCard({ state }: { readonly state: PlanState }) {
  const { t } = useLingui();
  const answers = state.answers;
  const words = usePlanWords(answers);
  const questions = [
    { name: t`Your idea`, decides: t`What the plan is about, and for whom it should exist.` },
    { name: t`Industry`, decides: t`Costs, rules, metrics and the season the numbers start from.` },
    { name: t`Target customers`, decides: t`How many there are, and where they can be reached.` },
    { name: t`Revenue streams`, decides: t`Prices and volumes: the heart of the three-year model.` },
    { name: t`Main competitors`, decides: t`What people do today instead, and what you do better.` },
  ];
  return (
    <Card as="section" aria-labelledby="plan-state">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="plan-state" className="display text-xl text-ink">
            {words.title}
          </h2>
          <p className="mt-1.5 max-w-2xl text-base text-balance text-ink-2">{words.sentence}</p>
        </div>
        {answers >= 5 ? (
          <AppLink href={`${paths.platform.businessGeneration}?tab=plan`} className={stepStyle}>
            {words.step}
          </AppLink>
        ) : null}
      </div>
      <ol className="mt-5 border-t border-line">
        {questions.map((question, index) => (
          <li
            key={question.name}
            className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0"
          >
            <Mark number={index + 1} isDone={index < answers} isNext={index === answers} />
            <div className="grid min-w-0 flex-1 basis-48 gap-x-6 py-0.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <p className={cx('text-base', index <= answers ? 'font-semibold text-ink' : 'font-medium text-ink-2')}>
                {question.name}
              </p>
              <p className="text-base text-ink-2">{question.decides}</p>
            </div>
            {index === answers ? (
              <AppLink href={paths.platform.businessGeneration} className={cx(stepStyle, 'max-sm:ms-11')}>
                {words.step}
              </AppLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The card's own shape while its state is on the way. */
export function PlanStateSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading`}>
      <Card>
        <Skeleton className="h-7 w-56 max-w-full" />
        <Skeleton className="mt-3 h-5 w-full max-w-xl" />
        <div className="mt-6 flex flex-col gap-5">
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-7 w-full" />
          ))}
        </div>
      </Card>
    </LoadingRegion>
  );
}

function Mark({
  number,
  isDone,
  isNext,
}: {
  readonly number: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
}) {
  const { t } = useLingui();
  return (
    <span
      className={cx(
        'figures flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
        isDone && 'border-transparent bg-green-soft text-green',
        isNext && 'border-green text-green',
        !isDone && !isNext && 'border-line text-ink-3',
      )}
    >
      {isDone ? (
        <>
          <Icon of={Check} size={16} />
          <span className="sr-only">{t`Answered`}</span>
        </>
      ) : (
        <span aria-hidden="true">{number}</span>
      )}
    </span>
  );
}

function usePlanWords(answers: number) {
  const { t } = useLingui();
  if (answers <= 0) {
    return {
      title: t`Your business plan`,
      sentence: t`Five answers make the plan. They are kept as you go, so you can stop after any of them.`,
      step: t`Start here`,
    };
  }
  if (answers >= 5) {
    return {
      title: t`Your plan is complete`,
      sentence: t`Every number in it shows where it comes from. Check the assumptions first: only you can confirm them.`,
      step: t`Open your plan`,
    };
  }
  const left = 5 - answers;
  return {
    title: t`Your business plan`,
    sentence: t`${plural(left, {
      one: '# answer is left before the numbers can be trusted.',
      other: '# answers are left before the numbers can be trusted.',
    })}`,
    step: t`Answer`,
  };
}
