import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { progressAfterAnswer } from '#features/advisor/domain/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** Up to 99 percent: what a plan takes, then its four steps; and the way to the chat. */
export function PlanProgress({ progress, onOpenChat }: { readonly progress: number; readonly onOpenChat: () => void }) {
  const { t } = useLingui();
  if (progress === 0)
    return (
      <EmptyState
        title={t`No Business Plan Yet`}
        action={<Button variant="primary" onPress={onOpenChat}>{t`Start in the chat`}</Button>}
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
      <Button variant="primary" className="mt-8" onPress={onOpenChat}>
        {t`Answer the next question`}
      </Button>
    </div>
  );
}
