import { conversationSearch, planSearch } from '#features/advisor/server/advisor.search.ts';
import { factSearch, workspaceSearch } from '#features/workspaces/server/workspaces.search.ts';
import type { SearchSource } from './search-source.ts';

/** What each feature lets people find. */
export const searchSources: readonly SearchSource[] = [workspaceSearch, conversationSearch, planSearch, factSearch];
