import { builtInReader } from '#features/advisor/domain/reading/read-answers.ts';
import { createFactsService } from '#features/workspaces/server/facts.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindAdvisorRoutes } from './advisor.routes.ts';
import { conversationSearch, planSearch } from './advisor.search.ts';
import { advisorTables } from './advisor.tables.ts';
import { createAdvisorDependants } from './advisor-dependants.service.ts';
import { createAdvisorDownloads } from './advisor-downloads.routes.ts';
import { listAdvisorThreads, planStep } from './advisor-work.service.ts';
import { createHear } from './heard-conversation.ts';

/** Conversation, business plan, numbers, documents. */
export const advisorFeature = defineFeature({
  id: 'advisor',
  tables: advisorTables,
  searchSources: [conversationSearch, planSearch],
  dependants: createAdvisorDependants(createHear(builtInReader)),
  journey: planStep,
  openThreads: listAdvisorThreads,
  create({ documents, downloads, registered }) {
    return {
      routes: bindAdvisorRoutes({
        downloads,
        facts: createFactsService(registered.dependants),
        reader: builtInReader,
      }),
      plainRoutes: createAdvisorDownloads({ downloads, documents }),
    };
  },
});
