import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CircleArrowUp, Gauge } from 'lucide-react';
import type { PaletteAction } from '#web/palette.ts';
import { hasPlans } from '#web/plans/has-plans.ts';
import { paths } from '#web/routes/paths.ts';

/** The ways to plans and limits. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  const goTo = (href: string) => () => void router.navigate({ href });
  const pricing: PaletteAction = {
    id: 'go-pricing',
    label: t`Plans and prices`,
    alsoCalled: t`upgrade, billing, subscription`,
    icon: CircleArrowUp,
    run: goTo(paths.platform.pricing),
  };
  return [
    ...(hasPlans() ? [pricing] : []),
    {
      id: 'go-usage',
      label: t`Usage`,
      alsoCalled: t`limits, quota, how much is left`,
      icon: Gauge,
      run: goTo(paths.platform.usage),
    },
  ];
}
