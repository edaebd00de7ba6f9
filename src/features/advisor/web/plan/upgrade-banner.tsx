import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useAccount, useAdvisorStore } from '../advisor.queries.ts';
import { usePrice } from '../sections/section-view.tsx';

const bannerId = 'plan-complete-upgrade';

/** On Free, once the plan is complete: what the next plan adds. Put away for the account, on every device. */
export function UpgradeBanner({ plan }: { readonly plan: PlanView }) {
  const { t } = useLingui();
  const store = useAdvisorStore();
  const { data: account } = useAccount();
  const [isDismissed, setDismissed] = useState(false);
  const locked = plan.sections.find((section) => section.state === 'locked');
  const price = usePrice(locked?.state === 'locked' ? locked.monthlyPriceCents : 0);
  if (account?.plan !== 'Free' || account.dismissedBanners.includes(bannerId) || isDismissed) return null;

  const dismiss = () => {
    setDismissed(true);
    // Refused or offline: it stays away for this visit and comes back with the next.
    store.api.dismissBanner(bannerId).then(store.putDismissedBanners, () => undefined);
  };
  const opensWith = locked?.state === 'locked' ? locked.opensWith : 'Starter';
  const title = locked?.title ?? '';
  return (
    <Banner
      title={t`Your plan is complete. More of it can be opened.`}
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
      {title === ''
        ? t`The next plans add the sections on revenue, competitors, finance and trends.`
        : t`${title} opens with ${opensWith} at ${price} a month; Pro adds the three-year financial model.`}
    </Banner>
  );
}
