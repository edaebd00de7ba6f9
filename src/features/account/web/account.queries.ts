import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { accountContract } from '#features/account/account.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { useAccountApi } from './shared/shell-account.tsx';

type Before = NonNullable<Inputs<typeof accountContract>['listSecurityEvents']>['before'];

/** How the account is protected. */
export function useSecurity() {
  return useQuery(useAccountApi().getSecurity.queryOptions({ staleTime: 0 }));
}

/** The sessions that can still be used. */
export function useSessions() {
  return useQuery(useAccountApi().listSessions.queryOptions({ select: ({ sessions }) => sessions, staleTime: 0 }));
}

/** The audit trail, newest first, a page at a time. */
export function useSecurityEvents() {
  return useInfiniteQuery(
    useAccountApi().listSecurityEvents.infiniteOptions({
      input: (before: Before) => (before === undefined ? {} : { before }),
      initialPageParam: undefined as Before,
      getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
      staleTime: 0,
    }),
  );
}

/** Reads everything about the account's security again; resolves once it is there. */
export function useRefreshSecurity(): () => Promise<void> {
  const api = useAccountApi();
  const queries = useQueryClient();
  return async () => {
    const shown = [api.getSecurity, api.listSessions, api.listSecurityEvents];
    await Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: endpoint.key() })));
  };
}

/** Ends one session; the list is read again before it counts as done. */
export function useEndSession() {
  const api = useAccountApi();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (sessionId: string) => api.endSession.call({ sessionId }),
    // One that has ended by itself in between is gone from the list all the same.
    onSettled: refresh,
  });
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  const refresh = useRefreshSecurity();
  return useMutation(useAccountApi().endOtherSessions.mutationOptions({ onSettled: refresh }));
}
