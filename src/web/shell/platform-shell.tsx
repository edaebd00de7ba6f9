import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Header } from './header.tsx';
import { NewerBuildNotice } from './newer-build-notice.tsx';
import { useShellAccount } from './shell-account.tsx';
import { Sidebar } from './sidebar.tsx';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

/** The frame of every platform screen. A screen that brings its own side panels asks for `isWide` and sets its padding. */
export function PlatformShell({
  pathname,
  isWide = false,
  children,
}: {
  readonly pathname: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const account = useShellAccount();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-2 z-50 -translate-y-20 rounded-sm bg-green px-4 py-2 font-semibold text-on-green focus:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <Header
        account={account}
        pathname={pathname}
        onOpenMenu={() => setMenuOpen(true)}
        onNearMenu={() => void loadMobileMenu()}
      />
      <div className="flex">
        <Sidebar plan={account.plan} pathname={pathname} isNarrow={isWide} />
        <main
          id="content"
          tabIndex={-1}
          className={
            isWide ? 'min-w-0 flex-1 outline-none' : 'min-w-0 flex-1 px-4 py-8 outline-none sm:px-8 lg:px-11 lg:py-9'
          }
        >
          {isWide ? children : <div className="mx-auto max-w-6xl">{children}</div>}
        </main>
      </div>
      {isMenuOpen ? (
        <Suspense>
          <MobileMenu account={account} pathname={pathname} isOpen onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
      <NewerBuildNotice />
    </>
  );
}
