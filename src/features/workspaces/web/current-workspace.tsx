import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { findDefaultWorkspace, type Workspace } from '#features/workspaces/domain/workspace.ts';
import { workspacesContract } from '#features/workspaces/workspaces.contract.ts';
import { useApi } from '#web/api/use-api.ts';
import { type Workspaces, WorkspacesContext } from './shared/workspaces-context.ts';
import { readTabWorkspace, writeTabWorkspace } from './tab-workspace.ts';
import { useAnnounceWorkspace, useWorkspaceOfAddress } from './use-workspace-of-address.ts';

/** Where the workspaces of the signed-in account are read and kept; the composition root hands it in. */
export interface WorkspaceSource {
  readonly accountId: string;
  /** In order of their making; undefined until they are known. */
  readonly workspaces: readonly Workspace[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Puts what the server answered in the place of what was known. The same function from one drawing to the next. */
  readonly put: (workspace: Workspace) => void;
}

/** Keeps which workspace this tab is in: what the address names, else what the tab was in, else the one used last. */
export function CurrentWorkspaceProvider({
  source,
  children,
}: {
  readonly source: WorkspaceSource;
  readonly children: ReactNode;
}) {
  const { accountId, workspaces, error, retry, put } = source;
  const api = useApi('workspaces', workspacesContract);
  const [chosen, setChosen] = useState(() => readTabWorkspace(accountId));
  const router = useRouter();
  const announce = useAnnounceWorkspace();
  const all = workspaces ?? none;

  const choose = useCallback(
    (workspace: Workspace) => {
      setChosen(workspace);
      // Only where the next session begins depends on it.
      void api.selectWorkspace.call({ workspaceId: workspace.id }).catch(() => undefined);
    },
    [api],
  );
  const asked = useWorkspaceOfAddress(workspaces, chosen, choose);
  const current = asked ?? resolve(workspaces, chosen);

  // A tab stays where it began, whatever the others switch to.
  useEffect(() => {
    if (workspaces !== undefined) setChosen((known) => resolve(workspaces, known));
  }, [workspaces]);
  useEffect(() => {
    if (chosen !== undefined) writeTabWorkspace({ accountId, workspace: chosen });
  }, [accountId, chosen]);

  const switchTo = useCallback(
    async (workspace: Workspace) => {
      await router.navigate({ href: router.state.location.pathname });
      choose(workspace);
    },
    [router, choose],
  );

  const value = useMemo<Workspaces>(
    () => ({
      current,
      open: all.filter((workspace) => !workspace.isArchived),
      archived: all.filter((workspace) => workspace.isArchived),
      error: current === undefined ? error : null,
      retry,
      switchTo,
      follow: (workspaceId) => {
        const workspace = all.find(({ id }) => id === workspaceId);
        if (workspace === undefined || workspace.id === current?.id) return;
        choose(workspace);
        announce(workspace);
      },
      create: async (name, attemptKey) => {
        const { workspace } = await api.createWorkspace.call({ name }, { context: { idempotencyKey: attemptKey } });
        put(workspace);
        await switchTo(workspace);
        return workspace;
      },
      put,
    }),
    [current, all, error, retry, api, switchTo, choose, announce, put],
  );
  return <WorkspacesContext value={value}>{children}</WorkspacesContext>;
}

const none: readonly Workspace[] = [];

function resolve(workspaces: readonly Workspace[] | undefined, chosen: Workspace | undefined): Workspace | undefined {
  if (workspaces === undefined) return chosen;
  return workspaces.find(({ id }) => id === chosen?.id) ?? findDefaultWorkspace(workspaces);
}
