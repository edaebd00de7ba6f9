import { dashboardContract } from '#features/dashboard/dashboard.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { dashboardService } from './dashboard.service.ts';

/** Binds the endpoint of the dashboard. */
export const bindDashboardRoutes = () =>
  bindRoutes('dashboard', dashboardContract, {
    getDashboard: (context, { workspaceId }) => dashboardService.get(context, workspaceId),
  });
