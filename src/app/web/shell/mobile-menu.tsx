import { useLingui } from '@lingui/react/macro';
import { Settings, X } from 'lucide-react';
import type { ShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { WorkspaceSwitcher } from '#features/workspaces/web/workspace-switcher.tsx';
import { hasPlans } from '#web/plans/has-plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { isCurrentItem, mainNavigation, secondaryNavigation } from '../navigation.ts';
import { MobileMenuTools } from './header-tools.tsx';

/** The slide-in menu of small screens, with the longer names. */
export function MobileMenu({
  account,
  pathname,
  isOpen,
  onClose,
}: {
  readonly account: ShellAccount;
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Drawer label={t`Menu`} isOpen={isOpen} onClose={onClose}>
      <div className="flex h-15 shrink-0 items-center justify-between border-b border-line ps-4 pe-2">
        <Logo />
        <IconButton icon={X} size="large" label={t`Close menu`} withTooltip={false} onPress={onClose} />
      </div>
      <div className="flex flex-col gap-2 border-b border-line px-3 py-2 empty:hidden">
        <div className="md:hidden">
          <WorkspaceSwitcher isWide />
        </div>
        <MobileMenuTools onClose={onClose} />
      </div>
      <nav aria-label={t`Main`} className="flex-1 px-2 py-3">
        <ul className="flex flex-col gap-0.5">
          {mainNavigation.map((item) => {
            const isCurrent = isCurrentItem(item, pathname);
            return (
              <li key={item.id}>
                <AppLink
                  href={item.href}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onClose}
                  className={cx(
                    'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 text-base -outline-offset-2',
                    isCurrent ? 'bg-green-soft font-semibold text-green' : 'text-ink hover:bg-sunken',
                  )}
                >
                  <Icon of={item.icon} className="shrink-0" />
                  <span className="min-w-0">{t(item.longLabel)}</span>
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex flex-col gap-2.5 border-t border-line p-3">
        {secondaryNavigation.map((item) => (
          <AppLink
            key={item.id}
            href={item.href}
            onClick={onClose}
            aria-current={isCurrentItem(item, pathname) ? 'page' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-2 text-base text-ink -outline-offset-2 hover:bg-sunken"
          >
            <Icon of={item.icon} className="shrink-0" />
            {t(item.label)}
          </AppLink>
        ))}
        <AppLink
          href={paths.platform.account}
          onClick={onClose}
          className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-2 text-base text-ink -outline-offset-2 hover:bg-sunken"
        >
          {account.pictureUrl === null ? (
            <Icon of={Settings} className="shrink-0" />
          ) : (
            <Avatar name={account.displayName} src={account.pictureUrl} />
          )}
          {t`Account Settings`}
        </AppLink>
        {hasPlans() ? (
          <>
            <p className="px-1 text-sm font-semibold text-ink">{t`${account.plan} plan`}</p>
            <AppLink
              href={paths.platform.pricing}
              onClick={onClose}
              className={buttonStyle('secondary', 'large', 'w-full')}
            >
              {account.plan === 'Pro' ? t`Manage Plan` : t`Upgrade to Premium`}
            </AppLink>
          </>
        ) : null}
      </div>
    </Drawer>
  );
}
