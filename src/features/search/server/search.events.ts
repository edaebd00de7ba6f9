import { type EventHandler, onEvent } from '#server/events/handlers.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { searchIndexService } from './search-index.service.ts';

/** The handlers that index a source's documents in a workspace again after one of the source's events. */
export function createSearchHandlers(sources: readonly SearchSource[]): EventHandler[] {
  return sources.flatMap((source) =>
    source.events.map((type) =>
      onEvent({
        name: `search.${source.name}`,
        type,
        handle: async (tx, { accountId, workspaceId }, now) => {
          if (workspaceId === null) return;
          await searchIndexService.refresh(tx, { accountId, workspaceId }, source, now);
        },
      }),
    ),
  );
}
