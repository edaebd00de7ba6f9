import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/billing/billing.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useOpenPortal } from './billing.queries.ts';
import { ScheduledChange } from './current-plan-banner.tsx';
import { debtWords } from './debt-words.ts';
import { formatPrice } from './price.ts';
import { ProblemNote } from './problem-note.tsx';

/** The plan, what it costs and when, and where it is changed. */
export function PlanSection({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const portal = useOpenPortal();
  const { plan, since, subscription, hasPortal, hasDebt } = billing;
  const price = usePriceLine(billing);
  return (
    <SettingsSection
      title={t`Your plan`}
      hint={t`What it includes, its limits and its price stand on the pricing screen.`}
    >
      <p className="display text-2xl text-ink">{plan}</p>
      {price === undefined ? null : <p className="figures mt-1 text-base text-ink">{price}</p>}
      <p className="mt-1 text-base text-ink-2">{t`Since ${times.day(since)}`}</p>
      <ChargeLine billing={billing} />
      {subscription?.graceEndsAt ? (
        <div className="mt-4">
          <Banner tone="attention" title={t`The last payment failed`}>
            {t`Your plan stays until ${times.day(subscription.graceEndsAt)}. Put the card right in the payment portal, and it goes on.`}
          </Banner>
        </div>
      ) : null}
      {hasDebt ? (
        <div className="mt-4">
          <Banner tone="attention">{t(debtWords)}</Banner>
        </div>
      ) : null}
      {subscription?.next ? (
        <div className="mt-4">
          <ScheduledChange title={t`A change is planned`} billing={billing} />
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <AppLink href={paths.platform.pricing} className={buttonStyle()}>
          {t`Manage Plan`}
        </AppLink>
        {hasPortal ? (
          <Button busy={portal.isPending} busyLabel={t`One moment…`} onPress={() => portal.mutate()}>
            {t`Open payment portal`}
          </Button>
        ) : null}
        <AppLink href={paths.platform.usage} className={buttonStyle('quiet')}>
          {t`See your usage`}
        </AppLink>
      </div>
      <div className="mt-3 empty:hidden">
        <ProblemNote error={portal.error} />
      </div>
    </SettingsSection>
  );
}

function usePriceLine({ subscription }: Billing): string | undefined {
  const { t, i18n } = useLingui();
  if (subscription === null) return undefined;
  const { interval, amountCents } = subscription;
  return interval === 'year'
    ? t`${formatPrice(amountCents, i18n.locale)} per year`
    : t`${formatPrice(amountCents, i18n.locale)} per month`;
}

/** When money is taken next, if any is. */
function ChargeLine({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { subscription } = billing;
  const endsAt = subscription?.periodEndsAt ?? null;
  if (subscription === null || endsAt === null || subscription.next?.plan === 'Free' || subscription.graceEndsAt)
    return null;
  return <p className="mt-1 text-base text-pretty text-ink-2">{t`Charged next on ${times.day(endsAt)}`}</p>;
}
