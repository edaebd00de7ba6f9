import { useLingui } from '@lingui/react/macro';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { formatPrice } from './price.ts';

/** The way on where a limit is reached: the lowest plan with room, and what it costs. */
export function LargerPlan({ plan }: { readonly plan: PlanName }) {
  const { t, i18n } = useLingui();
  return (
    <p className="mt-1 text-sm">
      <AppLink
        href={paths.platform.pricing}
        className="inline-block min-h-6 rounded-sm font-medium text-green underline underline-offset-4"
      >
        {t`Go on now with ${{ opensWith: plan }}, ${formatPrice(prices[plan].monthlyCents, i18n.locale)} a month`}
      </AppLink>
    </p>
  );
}
