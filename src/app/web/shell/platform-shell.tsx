import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { CurrentWorkspaceProvider } from '#features/workspaces/web/current-workspace.tsx';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { WorkspaceDialogsProvider } from '#features/workspaces/web/workspace-dialogs.tsx';
import { LiveUpdates } from '#web/live/live-updates.tsx';
import { liveQueryKeys } from '../features.ts';
import { PaletteProvider } from '../search/palette-provider.tsx';
import { AccountPreferences } from './account-preferences.tsx';
import { Header } from './header.tsx';
import { NewerBuildNotice } from './newer-build-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDeletionUndoneToast } from './use-deletion-undone-toast.ts';
import { useWorkspaceSource } from './use-workspace-source.ts';
import { WorkspaceContent } from './workspace-content.tsx';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

interface PlatformShellProps {
  readonly pathname: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of every platform screen. A screen that brings its own side panels asks for `isWide` and sets its padding. */
export function PlatformShell(props: PlatformShellProps) {
  const workspaces = useWorkspaceSource();
  return (
    <AccountPreferences>
      <CurrentWorkspaceProvider source={workspaces}>
        <WorkspaceDialogsProvider>
          <PaletteProvider>
            <Frame {...props} />
          </PaletteProvider>
        </WorkspaceDialogsProvider>
      </CurrentWorkspaceProvider>
    </AccountPreferences>
  );
}

function Frame({ pathname, isWide = false, children }: PlatformShellProps) {
  const { t } = useLingui();
  const account = useShellAccount();
  useDeletionUndoneToast();
  const { current } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Who went to another workspace from the menu wants to see it; the first one to arrive closes nothing.
  const shownId = useRef(current?.id);
  useEffect(() => {
    if (shownId.current !== undefined && shownId.current !== current?.id) setMenuOpen(false);
    shownId.current = current?.id;
  }, [current?.id]);
  const workspaceName = current === undefined ? '' : nameOf(current);
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
          <WorkspaceContent isWide={isWide}>
            {isWide ? children : <div className="mx-auto max-w-6xl">{children}</div>}
          </WorkspaceContent>
        </main>
      </div>
      {isMenuOpen ? (
        <Suspense>
          <MobileMenu account={account} pathname={pathname} isOpen onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
      <p role="status" className="sr-only">
        {workspaceName === '' ? '' : t`Workspace: ${workspaceName}`}
      </p>
      <NewerBuildNotice />
      <LiveUpdates liveQueryKeys={liveQueryKeys} />
    </>
  );
}
