import { useLingui } from '@lingui/react/macro';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type CheckoutOutcome, useCheckoutReturn } from './use-checkout-return.ts';

/** How a visit to the payment service ended. */
export function CheckoutNote({
  checkout,
  plan,
  onDismiss,
}: {
  readonly checkout: CheckoutOutcome;
  readonly plan: PlanName;
  readonly onDismiss: () => void;
}) {
  const { t } = useLingui();
  const { isAsking, isAnswered, error, askAgain } = useCheckoutReturn(checkout);
  if (checkout === 'cancelled')
    return (
      <Banner
        onDismiss={onDismiss}
      >{t`You came back without paying. Nothing was charged, and your plan is as it was.`}</Banner>
    );
  if (error) return <ProblemNote error={error} onDismiss={onDismiss} />;
  if (isAsking || !isAnswered)
    return (
      <p className="flex items-center gap-2.5 text-base text-ink-2">
        <Spinner />
        {t`Asking the payment service…`}
      </p>
    );
  if (plan === 'Free')
    return (
      <Banner
        tone="limit"
        action={<Button size="small" onPress={askAgain}>{t`Ask again`}</Button>}
        onDismiss={onDismiss}
      >
        {t`The payment is not confirmed yet. Your plan changes here by itself as soon as it is.`}
      </Banner>
    );
  return (
    <Banner tone="done" onDismiss={onDismiss}>
      {t`Thank you. The payment has arrived: you are on the ${plan} plan.`}
    </Banner>
  );
}
