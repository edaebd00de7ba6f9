import { createFactsService } from '#features/workspaces/server/facts.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindAdvisorRoutes, servePlan } from './advisor.routes.ts';
import { conversationSearch, planSearch } from './advisor.search.ts';
import { advisorTables } from './advisor.tables.ts';
import { advisorDependants } from './advisor-dependants.service.ts';
import { listAdvisorThreads, planStep } from './advisor-work.service.ts';

/** Conversation, business plan, numbers, documents. */
export const advisorFeature = defineFeature({
  id: 'advisor',
  tables: advisorTables,
  searchSources: [conversationSearch, planSearch],
  dependants: advisorDependants,
  journey: planStep,
  openThreads: listAdvisorThreads,
  create: (plumbing) => ({
    routes: bindAdvisorRoutes(createFactsService(plumbing.registered.dependants), plumbing.downloads),
    plainRoutes: [servePlan(plumbing)],
  }),
});
