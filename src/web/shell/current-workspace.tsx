import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Account } from '#features/account/account.contract.ts';
import { findDefaultWorkspace, type Workspace } from '#features/workspaces/domain/workspace.ts';
import { useSessionApi } from '#web/api/session-api.tsx';
import { useSession } from '#web/auth/auth-provider.tsx';
import { shellAccountKey, useAccountQuery } from './shell-account.tsx';
import { readTabWorkspace, writeTabWorkspace } from './tab-workspace.ts';
import { useAnnounceWorkspace, useAskedWorkspace } from './use-asked-workspace.ts';
import { useWorkspaces, type Workspaces, WorkspacesContext } from './workspaces-context.ts';

export { useWorkspaces } from './workspaces-context.ts';

/** Keeps which workspace this tab is in: what the address names, else what the tab was in, else the one used last. */
export function CurrentWorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const accountId = useSession().user.id;
  const { workspaces: api } = useSessionApi();
  const { data: account, error, refetch } = useAccountQuery();
  const [chosen, setChosen] = useState(() => readTabWorkspace(accountId));
  const router = useRouter();
  const announce = useAnnounceWorkspace();
  const put = usePutWorkspace(accountId);
  const all = account?.workspaces ?? none;

  const choose = useCallback(
    (workspace: Workspace) => {
      setChosen(workspace);
      // Only where the next session begins depends on it.
      void api.selectWorkspace({ workspaceId: workspace.id }).catch(() => undefined);
    },
    [api],
  );
  const asked = useAskedWorkspace(account?.workspaces, chosen, choose);
  const current = asked ?? resolve(account, chosen);

  // A tab stays where it began, whatever the others switch to.
  useEffect(() => {
    if (account !== undefined) setChosen((known) => resolve(account, known));
  }, [account]);
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
      retry: () => void refetch(),
      switchTo,
      follow: (workspaceId) => {
        const workspace = all.find(({ id }) => id === workspaceId);
        if (workspace === undefined || workspace.id === current?.id) return;
        choose(workspace);
        announce(workspace);
      },
      create: async (name, attemptKey) => {
        const { workspace } = await api.createWorkspace({ name }, { context: { idempotencyKey: attemptKey } });
        put(workspace);
        await switchTo(workspace);
        return workspace;
      },
      put,
    }),
    [current, all, error, refetch, api, switchTo, choose, announce, put],
  );
  return <WorkspacesContext value={value}>{children}</WorkspacesContext>;
}

/**
 * The workspace a screen is about. Screens are drawn once it is known, and drawn anew when it changes; an archived one
 * can only be read.
 */
export function useCurrentWorkspace(): Workspace {
  const { current } = useWorkspaces();
  if (current === undefined) throw new Error('useCurrentWorkspace is for screens inside the platform shell');
  return current;
}

const none: readonly Workspace[] = [];

function resolve(account: Account | undefined, chosen: Workspace | undefined): Workspace | undefined {
  if (account === undefined) return chosen;
  return account.workspaces.find(({ id }) => id === chosen?.id) ?? findDefaultWorkspace(account.workspaces);
}

function usePutWorkspace(accountId: string) {
  const client = useQueryClient();
  return useCallback(
    (workspace: Workspace) => {
      client.setQueryData<Account>(shellAccountKey(accountId), (account) => {
        if (account === undefined) return account;
        const isKnown = account.workspaces.some(({ id }) => id === workspace.id);
        const workspaces = isKnown
          ? account.workspaces.map((one) => (one.id === workspace.id ? workspace : one))
          : [...account.workspaces, workspace];
        return { ...account, workspaces };
      });
    },
    [client, accountId],
  );
}
