import { useMemo } from 'react';
import { profileContract } from '#features/profile/profile.contract.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { type Api, apiOver, useApi } from '#web/api/use-api.ts';

type In = Inputs<typeof profileContract>;
type Out = Outputs<typeof profileContract>;

/** Everything this screen asks of the server; tests hand in their own. Failures are `ApiProblemError`s. */
export type ProfileApi = { readonly [Name in keyof Out]: (input: In[Name]) => Promise<Out[Name]> };

/** The endpoints of the profile, with the token of the session. */
export function useProfileApi(): ProfileApi {
  const api = useApi('profile', profileContract);
  return useMemo(
    () => ({
      getProfile: (input) => api.getProfile.call(input),
      listFactVersions: (input) => api.listFactVersions.call(input),
      previewFact: (input) => api.previewFact.call(input),
      setFact: (input) => api.setFact.call(input),
    }),
    [api],
  );
}

/** The queries over the server the screen was given. */
export function useProfileQueries(api: ProfileApi): Api<typeof profileContract> {
  return useMemo(() => apiOver<typeof profileContract>('profile', api), [api]);
}
