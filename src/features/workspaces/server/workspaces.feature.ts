import { defineFeature } from '#server/feature.ts';
import { nameWorkspaceAfterBusiness } from './workspaces.events.ts';
import { bindWorkspacesRoutes } from './workspaces.routes.ts';
import { factSearch, workspaceSearch } from './workspaces.search.ts';
import { workspacesService } from './workspaces.service.ts';
import { workspacesTables } from './workspaces.tables.ts';

/** Businesses and what is known about each. */
export const workspacesFeature = defineFeature({
  id: 'workspaces',
  tables: workspacesTables,
  searchSources: [workspaceSearch, factSearch],
  create: () => ({
    routes: bindWorkspacesRoutes(),
    events: [nameWorkspaceAfterBusiness],
    accounts: { prepare: (tx, account) => workspacesService.createFirst(tx, account) },
  }),
});
