import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import {
  Archive,
  Building2,
  CircleArrowUp,
  Gauge,
  ListChecks,
  LogOut,
  MessageSquarePlus,
  PencilLine,
  Plus,
  Settings,
} from 'lucide-react';
import { advisorHref } from '#features/advisor/web/use-advisor-location.ts';
import type { PaletteAction } from '#features/search/web/palette.types.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useWorkspaceDialogs } from '#features/workspaces/web/workspace-dialogs.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { hasPlans } from '#web/plans/has-plans.ts';
import { paths } from '#web/routes/paths.ts';
import { NAVIGATION } from '../shell/navigation.ts';
import { useThemeActions } from './use-theme-actions.ts';

/** Everything the palette can do, the likeliest first. */
export function usePaletteActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const router = useRouter();
  const { signOut } = useAuth();
  const { current, open, switchTo } = useWorkspaces();
  const { openNew, openRename, openArchived } = useWorkspaceDialogs();
  const nameOf = useWorkspaceName();
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
      id: 'new-conversation',
      label: t`Start a new conversation`,
      alsoCalled: t`another idea, new plan, advisor, chat`,
      icon: MessageSquarePlus,
      run: goTo(advisorHref({ isNew: true })),
    },
    ...NAVIGATION.map((item) => {
      const screen = t(item.longLabel);
      return {
        id: `go-${item.id}`,
        label: t`Go to ${screen}`,
        alsoCalled: t(item.label),
        icon: item.icon,
        run: goTo(item.href),
      };
    }),
    {
      id: 'go-profile',
      label: t`Go to the business profile`,
      alsoCalled: t`facts, what Groundwork knows`,
      icon: ListChecks,
      run: goTo(paths.platform.profile),
    },
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
    ...(hasPlans()
      ? [
          {
            id: 'go-pricing',
            label: t`Plans and prices`,
            alsoCalled: t`upgrade, billing, subscription`,
            icon: CircleArrowUp,
            run: goTo(paths.platform.pricing),
          },
        ]
      : []),
    {
      id: 'go-usage',
      label: t`Usage`,
      alsoCalled: t`limits, quota, how much is left`,
      icon: Gauge,
      run: goTo(paths.platform.usage),
    },
    ...open
      .filter((workspace) => workspace.id !== current?.id)
      .map((workspace) => {
        const name = nameOf(workspace);
        return {
          id: `switch-${workspace.id}`,
          label: t`Switch to ${name}`,
          alsoCalled: t`workspace, business`,
          icon: Building2,
          run: () => void switchTo(workspace),
        };
      }),
    { id: 'new-workspace', label: t`New workspace`, alsoCalled: t`create, add a business`, icon: Plus, run: openNew },
    ...(current === undefined || current.isArchived
      ? []
      : [
          {
            id: 'rename-workspace',
            label: t`Rename this workspace`,
            alsoCalled: t`name of the business`,
            icon: PencilLine,
            run: () => openRename(current),
          },
        ]),
    {
      id: 'archived-workspaces',
      label: t`Archived workspaces`,
      alsoCalled: t`restore`,
      icon: Archive,
      run: openArchived,
    },
    ...useThemeActions(),
    { id: 'sign-out', label: t`Sign Out`, alsoCalled: t`log out, leave`, icon: LogOut, run: () => void signOut() },
  ];
}
