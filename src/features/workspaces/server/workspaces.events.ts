import { onEvent } from '#server/events/handlers.ts';
import { workspacesRepository } from './workspaces.repository.ts';
import { workspacesService } from './workspaces.service.ts';

/** A workspace that nobody named takes the name its founder told the advisor. */
export const nameWorkspaceAfterBusiness = onEvent({
  name: 'workspaces.name-after-business',
  type: 'workspaces.facts_changed',
  handle: async (tx, event, now) => {
    if (!event.payload.keys.includes('business.name')) return;
    const facts = await workspacesRepository.listFacts(tx, event.workspaceId);
    await workspacesService.adoptBusinessName({ tx, now }, event, facts);
  },
});
