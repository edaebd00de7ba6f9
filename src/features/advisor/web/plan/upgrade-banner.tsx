import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { plans } from '#features/billing/domain/plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useAccount, useAdvisorStore } from '../advisor.queries.ts';
import { usePrice } from '../sections/section-view.tsx';
import { sectionTitles } from '../shared/section-labels.ts';

const bannerId = 'plan-complete-upgrade';

/** On Free, once the plan is complete: what the next plan adds to it. Put away for the account, on every device. */
export function UpgradeBanner({ plan }: { readonly plan: PlanView }) {
  const { t } = useLingui();
  const store = useAdvisorStore();
  const { data: account } = useAccount();
  const [isDismissed, setDismissed] = useState(false);
  const locked = plan.sections.find((section) => section.state === 'locked');
  const starterPrice = usePrice(plans.Starter.monthlyCents);
  const proPrice = usePrice(plans.Pro.monthlyCents);
  const all = plans.Pro.advisor.shownSections.length;
  // After a higher plan all of it stays open: there is nothing more to have.
  const isAllOpen = plan.sections.filter(({ state }) => state === 'open').length === all;
  if (account?.plan !== 'Free' || account.dismissedBanners.includes(bannerId) || isDismissed || isAllOpen) return null;

  const dismiss = () => {
    setDismissed(true);
    // Refused or offline: it stays away for this visit and comes back with the next.
    store.api.dismissBanner(bannerId).then(store.putDismissedBanners, () => undefined);
  };
  const section = locked === undefined ? undefined : t(sectionTitles[locked.id]);
  return (
    <Banner
      title={t`Your business plan is complete`}
      onDismiss={dismiss}
      action={
        <>
          <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
            {t`Upgrade Plan`}
          </AppLink>
          <Button variant="quiet" size="small" onPress={dismiss}>
            {t`Not Now`}
          </Button>
        </>
      }
    >
      {section === undefined ? null : t`Starter adds ${section} for ${starterPrice} a month.`}{' '}
      {t`Pro opens all ${all} sections, with three years of figures, for ${proPrice} a month.`}
    </Banner>
  );
}
