import { useMemo } from 'react';
import { accountContract } from '#features/account/account.contract.ts';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { createApiClient } from './client.ts';

/** The endpoints the frame of the application asks itself, with the token of the session. Features bring their own. */
export function useSessionApi() {
  const { client } = useAuth();
  return useMemo(() => {
    const getAccessToken = async () => (await client.getSession()).data.session?.access_token;
    return {
      account: createApiClient(accountContract, { getAccessToken }),
      advisor: createApiClient(advisorContract, { getAccessToken }),
    };
  }, [client]);
}
