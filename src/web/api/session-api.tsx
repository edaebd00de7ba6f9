import { useMemo } from 'react';
import { accountContract } from '#features/account/account.contract.ts';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import { dashboardContract } from '#features/dashboard/dashboard.contract.ts';
import { workspacesContract } from '#features/workspaces/workspaces.contract.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { createApiClient } from './client.ts';

/** The endpoints the frame of the application asks itself, with the token of the session. Features bring their own. */
export function useSessionApi() {
  const { client } = useAuth();
  return useMemo(() => {
    const options = { getAccessToken: () => getAccessToken(client) };
    return {
      account: createApiClient(accountContract, options),
      advisor: createApiClient(advisorContract, options),
      dashboard: createApiClient(dashboardContract, options),
      workspaces: createApiClient(workspacesContract, options),
    };
  }, [client]);
}
