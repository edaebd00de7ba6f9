import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/billing/billing.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useKeepPlan, useOpenPortal } from './billing.queries.ts';
import { debtWords } from './debt-words.ts';
import { ProblemNote } from './problem-note.tsx';

/** The current plan, and what follows it where something else does. */
export function CurrentPlanBanner({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const { plan, isTestModeOn, subscription } = billing;
  const title = t`You are on the ${plan} plan.`;
  if (subscription?.next && subscription.graceEndsAt)
    return (
      <>
        <PaidPlan title={title} billing={billing} />
        <ScheduledChange title={t`A change is planned`} billing={billing} />
      </>
    );
  if (subscription?.next) return <ScheduledChange title={title} billing={billing} />;
  // Who pays goes on paying, test mode or not.
  if (isTestModeOn && !subscription?.periodEndsAt)
    return <Banner title={title}>{t`Test mode is on: nothing is charged.`}</Banner>;
  return <PaidPlan title={title} billing={billing} />;
}

function PaidPlan({ title, billing }: { readonly title: string; readonly billing: Billing }) {
  const { t } = useLingui();
  const portal = useOpenPortal();
  const words = usePaymentWords(billing);
  const isAttentionDue = billing.hasDebt || Boolean(billing.subscription?.graceEndsAt);
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone={isAttentionDue ? 'attention' : 'info'}
        title={title}
        action={
          billing.hasPortal ? (
            <Button size="small" busy={portal.isPending} busyLabel={t`One moment…`} onPress={() => portal.mutate()}>
              {t`Open payment portal`}
            </Button>
          ) : null
        }
      >
        {words}
      </Banner>
      <ProblemNote error={portal.error} />
    </div>
  );
}

function usePaymentWords({ mode, subscription, hasDebt }: Billing): string {
  const { t } = useLingui();
  const times = useTimeFormat();
  if (subscription?.graceEndsAt)
    return t`The last payment failed. The plan stays until ${times.day(subscription.graceEndsAt)}, and goes on if it is paid by then.`;
  if (hasDebt) return t(debtWords);
  if (mode === 'stripe' && subscription?.periodEndsAt)
    return t`It is charged next on ${times.day(subscription.periodEndsAt)}.`;
  return t`Nothing is charged.`;
}

/** A cancellation or a smaller plan that begins later, with the way back. */
export function ScheduledChange({ title, billing }: { readonly title: string; readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const keeping = useKeepPlan();
  const { plan, subscription } = billing;
  if (!subscription?.next) return null;
  const next = subscription.next.plan;
  const date = subscription.periodEndsAt === null ? undefined : times.day(subscription.periodEndsAt);
  const isSamePlan = next === plan;
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone="limit"
        title={title}
        action={
          <Button size="small" busy={keeping.isPending} onPress={() => keeping.mutate()}>
            {isSamePlan ? t`Keep it as it is` : t`Keep ${plan}`}
          </Button>
        }
      >
        {isSamePlan
          ? subscription.next.interval === 'year'
            ? t`From ${date ?? ''} it is paid yearly.`
            : t`From ${date ?? ''} it is paid monthly.`
          : date === undefined
            ? t`${next} follows when the paid period ends.`
            : t`It ends on ${date}; ${next} begins then.`}
      </Banner>
      <ProblemNote error={keeping.error} />
    </div>
  );
}
