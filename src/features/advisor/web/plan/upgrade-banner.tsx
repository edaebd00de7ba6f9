import { useLingui } from '@lingui/react/macro';
import { useFreePlanBanner } from '#features/account/web/shared/free-plan-banner.ts';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { prices } from '#shared/plans/prices.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { formatPrice } from '../sections/section-view.tsx';
import { sectionTitles } from '../shared/section-labels.ts';

/** On Free, once the plan is complete: what the next plan adds to it. Put away for the account, on every device. */
export function UpgradeBanner({ plan }: { readonly plan: PlanView }) {
  const { t, i18n } = useLingui();
  const banner = useFreePlanBanner('plan-complete-upgrade');
  const all = sectionIds.length;
  // After a higher plan all of it stays open: there is nothing more to have.
  if (banner === undefined || plan.sections.filter(({ state }) => state === 'open').length === all) return null;
  const locked = plan.sections.find(({ state }) => state === 'locked');
  const section = locked && t(sectionTitles[locked.id]);
  const starterPrice = formatPrice(prices.Starter.monthlyCents, i18n.locale);
  const proPrice = formatPrice(prices.Pro.monthlyCents, i18n.locale);
  return (
    <Banner
      title={t`Your business plan is complete`}
      onDismiss={banner.dismiss}
      action={
        <>
          <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
            {t`Upgrade Plan`}
          </AppLink>
          <Button variant="quiet" size="small" onPress={banner.dismiss}>
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
