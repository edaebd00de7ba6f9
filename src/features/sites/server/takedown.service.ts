import type { Database } from '#server/db/database.ts';
import { servedRepository } from './sites.repository.ts';

/** What whoever runs the installation does about sites of others: by address, and by nothing else of them. */
export const takedownService = {
  list: (database: Pick<Database, 'system'>) => servedRepository.list(database.system),

  /** Shows nothing of the site at an address from a second later on, in every process; false where there is no such site. */
  takeDown: (database: Pick<Database, 'system'>, address: string, now: Date) =>
    servedRepository.setTakenDown(database.system, address, now),

  /** Takes that back: what was online is online again. */
  takeBack: (database: Pick<Database, 'system'>, address: string) =>
    servedRepository.setTakenDown(database.system, address, null),
};
