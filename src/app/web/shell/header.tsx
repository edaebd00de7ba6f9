import { useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import type { ShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { WorkspaceSwitcher } from '#features/workspaces/web/workspace-switcher.tsx';
import { hasPlans } from '#web/plans/has-plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { HeaderTools } from './header-tools.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useScrolled } from './use-scrolled.ts';

/** Stays at the top; takes its scrolled look after more than 10 px. */
export function Header({
  account,
  pathname,
  onOpenMenu,
  onNearMenu,
}: {
  readonly account: ShellAccount;
  readonly pathname: string;
  readonly onOpenMenu: () => void;
  /** Somebody is about to open the menu: its code can be fetched. */
  readonly onNearMenu: () => void;
}) {
  const { t } = useLingui();
  const isScrolled = useScrolled(10);
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={cx(
        'sticky top-0 z-30 flex h-15 items-center gap-3 border-b bg-surface px-3 transition-shadow duration-150 sm:px-5',
        isScrolled ? 'border-transparent shadow-float' : 'border-line',
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-2 sm:gap-3">
        <IconButton
          icon={MenuIcon}
          size="large"
          label={t`Open menu`}
          withTooltip={false}
          className="-ms-1 lg:hidden"
          onPress={onOpenMenu}
          onHoverStart={onNearMenu}
          onFocus={onNearMenu}
        />
        <AppLink
          href={paths.platform.dashboard}
          aria-label={t`Groundwork, dashboard`}
          // A phone has room for the name of the product or for the second badge.
          className={cx('flex shrink-0 rounded-sm', account.isTestModeOn && 'max-sm:[&_.display]:hidden')}
        >
          <Logo />
        </AppLink>
        <div className="hidden min-w-0 items-center gap-2 md:flex">
          <span aria-hidden="true" className="h-5 w-px bg-line" />
          <WorkspaceSwitcher />
        </div>
      </div>
      <TopNavigation pathname={pathname} />
      <div className="flex shrink-0 items-center justify-end min-[1400px]:flex-1 gap-2 sm:gap-3">
        {hasPlans() ? (
          <>
            <span className="sr-only">{t`Your plan:`}</span>
            <Badge>{account.plan}</Badge>
          </>
        ) : null}
        {account.isTestModeOn ? <Badge tone="gold">{t`Test Mode`}</Badge> : null}
        <HeaderTools />
        <ProfileMenu account={account} />
      </div>
    </header>
  );
}
