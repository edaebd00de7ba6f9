import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/billing/billing.contract.ts';
import { offers } from '#features/billing/domain/offers.plan.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { Button } from '#web/ui/button.tsx';
import type { PlanWish } from './billing.queries.ts';

/** The buttons of one plan's card: choosing it, or that it is the current one and how else it could be paid. */
export function PlanAction({
  name,
  billing,
  interval,
  wish,
  onChoose,
}: {
  readonly name: PlanName;
  readonly billing: Billing;
  /** The one the screen shows. */
  readonly interval: BillingInterval;
  /** What is being asked for. */
  readonly wish: PlanWish | undefined;
  readonly onChoose: (wish: PlanWish) => void;
}) {
  const { t } = useLingui();
  const isBusy = wish?.plan === name;
  const press = {
    className: 'w-full',
    busy: isBusy,
    isDisabled: wish !== undefined && !isBusy,
    onPress: () => onChoose({ plan: name, interval }),
  };
  if (billing.plan !== name)
    return (
      <Button {...press} variant={offers[name].isPopular ? 'primary' : 'secondary'} busyLabel={t`One moment…`}>
        {t(offers[name].buttonText)}
      </Button>
    );
  const isOtherInterval = billing.subscription !== null && billing.subscription.interval !== interval;
  return (
    <>
      <Button isDisabled className="w-full">{t`Current Plan`}</Button>
      {isOtherInterval ? (
        <Button {...press} variant="quiet" busyLabel={t`One moment…`}>
          {interval === 'year' ? t`Pay yearly instead` : t`Pay monthly instead`}
        </Button>
      ) : null}
    </>
  );
}
