import { workspacesContract } from '#features/workspaces/workspaces.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { workspaceChangesService } from './workspace-changes.service.ts';
import { workspacesService } from './workspaces.service.ts';

/** Binds the endpoints of workspaces. */
export const bindWorkspacesRoutes = () =>
  bindRoutes('workspaces', workspacesContract, {
    listWorkspaces: async (context) => ({ workspaces: await workspacesService.list(context) }),
    createWorkspace: async (context, input) => ({ workspace: await workspaceChangesService.create(context, input) }),
    renameWorkspace: async (context, input) => ({ workspace: await workspaceChangesService.rename(context, input) }),
    archiveWorkspace: async (context, input) => ({ workspace: await workspaceChangesService.archive(context, input) }),
    restoreWorkspace: async (context, input) => ({ workspace: await workspaceChangesService.restore(context, input) }),
    selectWorkspace: async (context, { workspaceId }) => ({
      workspace: await workspaceChangesService.select(context, workspaceId),
    }),
  });
