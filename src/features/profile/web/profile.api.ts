import { useMemo } from 'react';
import { profileContract } from '#features/profile/profile.contract.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { createApiClient } from '#web/api/client.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';

type In = Inputs<typeof profileContract>;
type Out = Outputs<typeof profileContract>;

/** Everything this screen asks of the server; tests hand in their own. Failures are `ApiProblemError`s. */
export type ProfileApi = { readonly [Name in keyof Out]: (input: In[Name]) => Promise<Out[Name]> };

/** The endpoints of the profile, with the token of the session. */
export function useProfileApi(): ProfileApi {
  const { client } = useAuth();
  return useMemo(() => {
    const calls = createApiClient(profileContract, { getAccessToken: () => getAccessToken(client) });
    return {
      getProfile: (input) => calls.getProfile(input),
      listFactVersions: (input) => calls.listFactVersions(input),
      previewFact: (input) => calls.previewFact(input),
      setFact: (input) => calls.setFact(input),
    };
  }, [client]);
}
