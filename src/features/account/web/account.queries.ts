import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountContract } from '#features/account/account.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { createApiClient } from '#web/api/client.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';

type Before = NonNullable<Inputs<typeof accountContract>['listSecurityEvents']>['before'];

const keys = {
  all: ['account-security'] as const,
  overview: ['account-security', 'overview'] as const,
  sessions: ['account-security', 'sessions'] as const,
  events: ['account-security', 'events'] as const,
};

function useAccountApi() {
  const { client } = useAuth();
  return useMemo(() => {
    const options = { getAccessToken: () => getAccessToken(client) };
    return createApiClient(accountContract, options);
  }, [client]);
}

/** How the account is protected. */
export function useSecurity() {
  const api = useAccountApi();
  return useQuery({ queryKey: keys.overview, queryFn: () => api.getSecurity(), staleTime: 0 });
}

/** The sessions that can still be used. */
export function useSessions() {
  const api = useAccountApi();
  return useQuery({
    queryKey: keys.sessions,
    queryFn: async () => (await api.listSessions()).sessions,
    staleTime: 0,
  });
}

/** The audit trail, newest first, a page at a time. */
export function useSecurityEvents() {
  const api = useAccountApi();
  return useInfiniteQuery({
    queryKey: keys.events,
    queryFn: ({ pageParam }) => api.listSecurityEvents(pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined as Before,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    staleTime: 0,
  });
}

/** Reads everything about the account's security again; resolves once it is there. */
export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.all });
}

/** Ends one session; the list is read again before it counts as done. */
export function useEndSession() {
  const api = useAccountApi();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (sessionId: string) => api.endSession({ sessionId }),
    // One that has ended by itself in between is gone from the list all the same.
    onSettled: refresh,
  });
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  const api = useAccountApi();
  const refresh = useRefreshSecurity();
  return useMutation({ mutationFn: () => api.endOtherSessions(), onSettled: refresh });
}
