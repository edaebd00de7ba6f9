import type { Database } from '#server/db/database.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { followSources } from './search.events.ts';
import { bindSearchRoutes } from './search.routes.ts';
import { indexWhatIsMissing } from './search-catch-up.service.ts';

/** Search, put together from what the features let people find. */
export function createSearch(sources: readonly SearchSource[]) {
  return {
    routes: bindSearchRoutes(sources),
    handlers: followSources(sources),
    /** Indexes what no event announced: data older than the index, and everything after its rules have changed. */
    catchUp: (database: Database): ScheduledJob => ({
      name: 'search-index',
      cron: '*/5 * * * *',
      run: async (now) => void (await indexWhatIsMissing(database, sources, now)),
    }),
  };
}
