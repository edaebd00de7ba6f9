import { createFactsService } from '#features/workspaces/server/facts.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindProfileRoutes } from './profile.routes.ts';

/** The business profile: every fact, and what rests on it in each tool. */
export const profileFeature = defineFeature({
  id: 'profile',
  create: ({ registered: { dependants } }) => ({
    routes: bindProfileRoutes({ tools: dependants, facts: createFactsService(dependants) }),
  }),
});
