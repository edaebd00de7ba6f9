import { searchContract } from '#features/search/search.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { createSearchService } from './search.service.ts';

/** Binds the search over what these sources give. */
export const bindSearchRoutes = (sources: readonly SearchSource[]) => {
  const service = createSearchService(sources);
  return bindRoutes('search', searchContract, { search: (context, input) => service.search(context, input) });
};
