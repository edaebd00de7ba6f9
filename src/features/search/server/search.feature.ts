import { defineFeature } from '#server/feature.ts';
import { createSearchHandlers } from './search.events.ts';
import { bindSearchRoutes } from './search.routes.ts';
import { searchTables } from './search.tables.ts';
import { indexWhatIsMissing } from './search-catch-up.service.ts';

/** What the account has, found by words: over what each feature lets people find. */
export const searchFeature = defineFeature({
  id: 'search',
  tables: searchTables,
  create: ({ database, registered: { searchSources } }) => ({
    routes: bindSearchRoutes(searchSources),
    events: createSearchHandlers(searchSources),
    schedules: [
      {
        // Indexes what no event announced: data older than the index, and everything after its rules have changed.
        name: 'search-index',
        cron: '*/5 * * * *',
        run: async (now: Date) => void (await indexWhatIsMissing(database, searchSources, now)),
      },
    ],
  }),
});
