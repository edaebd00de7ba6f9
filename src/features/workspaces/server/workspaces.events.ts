import { onEvent } from '#server/events/handlers.ts';
import { workspacesRepository } from './workspaces.repository.ts';
import { workspacesService } from './workspaces.service.ts';

/** An unnamed workspace gets the name of the business from the conversation. */
export const nameWorkspaceAfterBusiness = onEvent({
  name: 'workspaces.name-after-business',
  type: 'workspaces.facts_changed',
  handle: async (tx, event, now) => {
    if (!event.payload.keys.includes('business.name')) return;
    const facts = await workspacesRepository.listFacts(tx, event.workspaceId);
    await workspacesService.adoptBusinessName({ tx, now }, event, facts);
  },
});
