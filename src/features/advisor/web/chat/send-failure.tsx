import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LimitBanner } from '#web/ui/limit-banner.tsx';
import { useDay } from '../use-day.ts';
import type { SendFailure, Sending } from './use-send-answer.ts';

/** Why an answer was not taken. The text is back in the input; this says so and offers the way on. */
export function SendFailureNotice({ failure, sending }: { readonly failure: SendFailure; readonly sending: Sending }) {
  const { t, i18n } = useLingui();
  const { problem, isSkip } = failure;
  const { retry, dismissFailure } = sending;
  if (problem.code === 'billing.quota_exceeded') return <QuotaNotice quota={problem} onDismiss={dismissFailure} />;
  const isMoved = problem.code === 'request.stale_revision';
  return (
    <Banner
      tone="attention"
      isAlert
      title={isMoved ? t`This question was answered in another tab` : t`Your answer was not sent`}
      onDismiss={dismissFailure}
      action={isMoved ? null : <Button size="small" onPress={retry}>{t`Try again`}</Button>}
    >
      {isMoved
        ? t`The conversation above is up to date now. What you typed is still in the input.`
        : `${problemText(i18n, problem)} ${isSkip ? '' : t`What you typed is still in the input.`}`}
    </Banner>
  );
}

/** The limit of the plan, when it opens again, and which plan opens it now. */
export function QuotaNotice({
  quota: { limit = null, reset, plan },
  onDismiss,
}: {
  readonly quota: { readonly limit?: number | null; readonly reset?: string; readonly plan?: string | undefined };
  readonly onDismiss: () => void;
}) {
  const { t } = useLingui();
  const day = useDay();
  const opens = reset === undefined ? undefined : day(reset);
  return (
    <LimitBanner
      title={
        limit === null
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
