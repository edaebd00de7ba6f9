import { useLingui } from '@lingui/react/macro';
import { CircleArrowUp, Gauge, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { accountMenuId } from '#features/account/web/shared/account-menu-id.ts';
import type { ShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { hasPlans } from '#web/plans/has-plans.ts';
import { paths } from '#web/routes/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ShortcutHint } from '#web/ui/shortcut-hint.tsx';

/** Name, plan and the way out; the guard leads on once the session is over. The menu stays open while signing out, so that its label can say so. */
export function ProfileMenu({ account }: { readonly account: ShellAccount }) {
  const { t } = useLingui();
  const { signOut } = useAuth();
  const [isSigningOut, setSigningOut] = useState(false);

  const leave = async () => {
    setSigningOut(true);
    await signOut();
  };

  return (
    <Menu
      label={t`Account`}
      header={
        <>
          <p className="line-clamp-2 text-base font-semibold [overflow-wrap:anywhere] text-ink">
            {account.displayName}
          </p>
          <p className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-2">{account.email}</p>
        </>
      }
      entries={[
        {
          id: 'account',
          label: t`Account Settings`,
          icon: Settings,
          href: paths.platform.account,
          end: <ShortcutHint keys="Mod+," />,
        },
        ...(hasPlans()
          ? [
              {
                id: 'plan',
                label: account.plan === 'Pro' ? t`Manage Plan` : t`Upgrade Plan`,
                icon: CircleArrowUp,
                href: paths.platform.pricing,
              },
            ]
          : []),
        { id: 'usage', label: t`Usage`, icon: Gauge, href: paths.platform.usage },
        {
          id: 'sign-out',
          label: isSigningOut ? t`Signing Out...` : t`Sign Out`,
          icon: LogOut,
          disabled: isSigningOut,
          staysOpen: true,
          onAction: () => void leave(),
        },
      ]}
      trigger={
        <Button
          id={accountMenuId}
          aria-label={t`Account menu of ${account.displayName}`}
          className="flex size-10 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Avatar name={account.displayName} src={account.pictureUrl} />
        </Button>
      }
    />
  );
}
