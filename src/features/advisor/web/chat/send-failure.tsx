import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#shared/problem.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LimitBanner } from '#web/ui/limit-banner.tsx';

/** Why an answer was not taken. The text is back in the input; this says so and offers the way on. */
export function SendFailureNotice({
  problem,
  isSkip,
  onRetry,
  onDismiss,
}: {
  readonly problem: Problem;
  readonly isSkip: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}) {
  const { t, i18n } = useLingui();
  if (problem.code === 'billing.quota_exceeded') return <QuotaNotice problem={problem} onDismiss={onDismiss} />;
  const isMoved = problem.code === 'request.stale_revision';
  return (
    <Banner
      tone="attention"
      isAlert
      title={isMoved ? t`This question was answered in another tab` : t`Your answer was not sent`}
      onDismiss={onDismiss}
      action={isMoved ? null : <Button size="small" onPress={onRetry}>{t`Try again`}</Button>}
    >
      {isMoved
        ? t`The conversation above is up to date now. What you typed is still in the input.`
        : `${problemText(i18n, problem)} ${isSkip ? '' : t`What you typed is still in the input.`}`}
    </Banner>
  );
}

/** The limit of the plan, when it opens again, and which plan opens it now. */
export function QuotaNotice({ problem, onDismiss }: { readonly problem: Problem; readonly onDismiss: () => void }) {
  const { t } = useLingui();
  const { day } = useTimeFormat();
  const { limit, reset, plan } = problem;
  const opens = reset === undefined ? undefined : day(reset);
  return (
    <LimitBanner
      title={
        limit === undefined
          ? t`You have used all ideas of your plan`
          : t`Your plan includes ${plural(limit, { one: '# business idea', other: '# business ideas' })} a month`
      }
      isHighestPlan={plan === undefined}
      onDismiss={onDismiss}
    >
      {opens === undefined ? t`It is used up.` : t`It is used up until ${opens}.`}{' '}
      {plan === undefined ? null : t`${plan} opens more ideas at once.`}{' '}
      {t`Resuming and editing your plan never count.`}
    </LimitBanner>
  );
}
