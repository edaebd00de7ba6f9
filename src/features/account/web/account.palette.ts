import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import type { PaletteAction } from '#web/palette.ts';
import { paths } from '#web/routes/paths.ts';
import { useThemeActions } from './shared/use-theme-actions.ts';

/** The ways to the settings, and what can be set at once. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  const goTo = (href: string) => () => void router.navigate({ href });
  const settings = {
    profile: t`Profile`,
    security: t`Security`,
    notifications: t`Notifications`,
    preferences: t`Preferences`,
    billing: t`Billing`,
    privacy: t`Privacy`,
  };
  return [
    {
      id: 'go-account',
      label: t`Account Settings`,
      alsoCalled: t`security, password, two-factor, sessions, profile`,
      icon: Settings,
      run: goTo(paths.platform.account),
    },
    ...Object.entries(settings).map(([id, tab]) => ({
      id: `settings-${id}`,
      label: t`Account Settings: ${tab}`,
      alsoCalled: tab,
      icon: Settings,
      run: goTo(`${paths.platform.account}?tab=${id}`),
    })),
    ...useThemeActions(),
  ];
}
