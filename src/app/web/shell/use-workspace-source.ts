import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Account } from '#features/account/account.contract.ts';
import { shellAccountKey, useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import type { WorkspaceSource } from '#features/workspaces/web/current-workspace.tsx';
import { useSession } from '#web/auth/auth-provider.tsx';

/** The workspaces as they come with the signed-in account. */
export function useWorkspaceSource(): WorkspaceSource {
  const accountId = useSession().user.id;
  const client = useQueryClient();
  const { data, error, refetch } = useAccountQuery();
  const retry = useCallback(() => void refetch(), [refetch]);
  const put = useCallback(
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
  return { accountId, workspaces: data?.workspaces, error, retry, put };
}
