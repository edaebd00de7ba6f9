import { advisorContract } from '#features/advisor/advisor.contract.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { bindDownloads } from './advisor-downloads.routes.ts';
import { createConversationService } from './conversation.service.ts';
import { planService } from './plan.service.ts';
import { createReadingService } from './reading.service.ts';

/** Binds the advisor's endpoints: each service has the use cases by the names of the endpoints that they answer. */
export const bindAdvisorRoutes = (facts: FactsService, downloads: Pick<Downloads, 'sign'>) =>
  bindRoutes('advisor', advisorContract, {
    ...createConversationService(facts),
    ...createReadingService(facts),
    ...planService,
    ...bindDownloads(downloads),
  });
