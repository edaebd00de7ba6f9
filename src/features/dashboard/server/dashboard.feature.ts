import { defineFeature } from '#server/feature.ts';
import { bindDashboardRoutes } from './dashboard.routes.ts';

/** The first screen of the platform. */
export const dashboardFeature = defineFeature({
  id: 'dashboard',
  create: ({ registered }) => ({ routes: bindDashboardRoutes(registered) }),
});
