import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Privacy, privacyContract } from '#features/privacy/privacy.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { createApiClient } from '#web/api/client.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';

const privacyKey = ['privacy'] as const;

/** How often the progress of an archive is asked for while one is being made. */
const progressMs = 1000;

function usePrivacyApi() {
  const { client } = useAuth();
  return useMemo(() => createApiClient(privacyContract, { getAccessToken: () => getAccessToken(client) }), [client]);
}

/** The newest archive and what a deletion would mean; asked again by itself while an archive is being made. */
export function usePrivacy() {
  const api = usePrivacyApi();
  return useQuery({
    queryKey: privacyKey,
    queryFn: () => api.getPrivacy(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'running' ? progressMs : false),
  });
}

/** Asks for an archive; while one is being made, that one comes back with `isNew` false. */
export function useRequestArchive() {
  const api = usePrivacyApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.requestArchive(),
    onSuccess: ({ isNew: _isNew, ...archive }) =>
      queries.setQueryData<Privacy>(privacyKey, (known) => known && { ...known, archive }),
    onSettled: () => queries.invalidateQueries({ queryKey: privacyKey }),
  });
}

/** Gets a signed address for a finished archive and has the browser save what is there. */
export function useDownloadArchive() {
  const api = usePrivacyApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (archiveId: `arc_${string}`) => {
      const { address } = await api.createArchiveDownload({ archiveId });
      window.location.assign(address);
    },
    // One whose time ended in between is not offered again.
    onError: () => queries.invalidateQueries({ queryKey: privacyKey }),
  });
}

/** Plans the deletion of the account. From its answer on every call of this session is refused. */
export function useRequestDeletion() {
  const api = usePrivacyApi();
  return useMutation({
    mutationFn: (input: Inputs<typeof privacyContract>['requestDeletion']) => api.requestDeletion(input),
  });
}
