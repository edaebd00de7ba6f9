import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchContract } from '#features/search/search.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { useApi } from '#web/api/use-api.ts';
import { useRested } from '#web/time/use-rested.ts';

/** The longest query that is sent. */
export const maxQueryLength = 200;
/** Of each group at first, and when one group is asked for alone. */
const shownItems = { all: 5, one: 20 } as const;
/** How long typing has to rest before the server is asked. */
const restMs = 120;

export interface SearchAsk {
  readonly query: string;
  readonly workspaceId: Inputs<typeof searchContract>['search']['workspaceId'];
  /** One group alone. */
  readonly kind: string | undefined;
}

/** What is found for a query, a moment after it has been typed. What was found before stays until then. */
export function useSearch({ query, workspaceId, kind }: SearchAsk) {
  const api = useApi('search', searchContract);
  const asked = useRested(query.trim(), restMs);
  const result = useQuery(
    api.search.queryOptions({
      input: {
        query: asked,
        limit: kind === undefined ? shownItems.all : shownItems.one,
        ...(workspaceId === undefined ? {} : { workspaceId }),
        ...(kind === undefined ? {} : { kind }),
      },
      placeholderData: keepPreviousData,
      staleTime: 5000,
      gcTime: 60_000,
      retry: false,
    }),
  );
  const isThere = result.data !== undefined || !result.isFetching;
  /** What is shown answers what is typed; the same may be asked once more meanwhile, as when something changed elsewhere. */
  const isAnswered = asked === query.trim() && !result.isPlaceholderData && isThere;
  return { ...result, asked, isAnswered, isSettled: isAnswered && !result.isFetching };
}
