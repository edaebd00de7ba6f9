import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { showToast } from '#web/ui/toast.tsx';
import { nameInPassing, useWorkspaceName } from './shared/use-workspace-name.ts';

/** The search parameter by which a link opens a screen in a workspace: `/platform/profile?workspace=ws_…`. */
export const workspaceParameter = 'workspace';

/** Says that the tab is in another workspace now. */
export function useAnnounceWorkspace() {
  const { t } = useLingui();
  const nameOf = useWorkspaceName();
  const words = useRef((workspace: Workspace): string => workspace.name);
  words.current = (workspace) => {
    const name = nameInPassing(nameOf(workspace));
    return t`You are now in “${name}”. What you opened belongs there.`;
  };
  return useCallback((workspace: Workspace) => void showToast({ text: words.current(workspace) }), []);
}

/**
 * The workspace the address asks for. It is chosen at once, said when it is another one than before, and taken out of
 * the address, so that switching afterwards is not undone by a reload. One that is not the account's is said to be gone.
 */
export function useWorkspaceOfAddress(
  workspaces: readonly Workspace[] | undefined,
  chosen: Workspace | undefined,
  choose: (workspace: Workspace) => void,
): Workspace | undefined {
  const { t } = useLingui();
  const router = useRouter();
  const announce = useAnnounceWorkspace();
  const id = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get(workspaceParameter) ?? undefined,
  });
  const asked = id === undefined ? undefined : workspaces?.find((workspace) => workspace.id === id);
  const latest = useRef({ chosen, choose, announce, gone: '' });
  latest.current = {
    chosen,
    choose,
    announce,
    gone: t`This workspace is not here any more, or it belongs to another account.`,
  };

  useEffect(() => {
    if (id === undefined || workspaces === undefined) return;
    const before = latest.current;
    const workspace = workspaces.find((one) => one.id === id);
    if (workspace === undefined) showToast({ tone: 'attention', text: before.gone });
    else {
      before.choose(workspace);
      if (before.chosen !== undefined && before.chosen.id !== id) before.announce(workspace);
    }
    const { pathname, searchStr, hash } = router.state.location;
    const rest = new URLSearchParams(searchStr);
    rest.delete(workspaceParameter);
    const query = rest.toString();
    const href = `${pathname}${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash}`}`;
    void router.navigate({ href, replace: true, resetScroll: false });
  }, [id, workspaces, router]);

  return asked;
}
