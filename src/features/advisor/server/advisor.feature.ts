import { createFactsService } from '#features/workspaces/server/facts.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindAdvisorRoutes } from './advisor.routes.ts';
import { conversationSearch, planSearch } from './advisor.search.ts';
import { advisorDependants } from './advisor-dependants.service.ts';
import { createAdvisorDownloads } from './advisor-downloads.routes.ts';

/** Conversation, business plan, numbers, documents. */
export const advisorFeature = defineFeature({
  id: 'advisor',
  searchSources: [conversationSearch, planSearch],
  dependants: advisorDependants,
  create({ documents, downloads, registered }) {
    return {
      routes: bindAdvisorRoutes({ downloads, facts: createFactsService(registered.dependants) }),
      plainRoutes: createAdvisorDownloads({ downloads, documents }),
    };
  },
});
