import { dashboardContract } from '#features/dashboard/dashboard.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { createDashboardService, type DashboardDependencies } from './dashboard.service.ts';

/** Binds the endpoint of the dashboard. */
export const bindDashboardRoutes = (dependencies: DashboardDependencies) => {
  const dashboard = createDashboardService(dependencies);
  return bindRoutes('dashboard', dashboardContract, {
    getDashboard: (context, { workspaceId }) => dashboard.get(context, workspaceId),
  });
};
