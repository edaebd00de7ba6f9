import type { Database } from '#server/db/database.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { type AccountWorkspaces, searchCatchUpRepository } from './search-catch-up.repository.ts';
import { searchIndexService, versionOf } from './search-index.service.ts';

const batchSize = 100;

/** Indexes what is missing of any account, or was indexed by older rules. Returns how many accounts that were. */
export function indexWhatIsMissing(database: Database, sources: readonly SearchSource[], now: Date): Promise<number> {
  const wanted = sources.map((source) => ({ name: source.name, version: versionOf(source) }));
  return inAccounts(
    (after) => database.asSystem((tx) => searchCatchUpRepository.listBehind(tx, wanted, after, batchSize)),
    (account) => database.withTenant(account, (tx) => searchIndexService.catchUp(tx, account, sources, now)),
  );
}

/** Indexes everything of every account again. Returns how many accounts there are. */
export function indexEverything(database: Database, sources: readonly SearchSource[], now: Date): Promise<number> {
  return inAccounts(
    (after) => database.asSystem((tx) => searchCatchUpRepository.listAll(tx, after, batchSize)),
    (account) => database.withTenant(account, (tx) => searchIndexService.rebuild(tx, account, sources, now)),
  );
}

/** Account by account, each in a transaction scoped to it. */
async function inAccounts(
  list: (after: string | null) => Promise<AccountWorkspaces[]>,
  work: (account: AccountWorkspaces) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (let after: string | null = null; ; ) {
    const accounts: AccountWorkspaces[] = await list(after);
    for (const account of accounts) await work(account);
    done += accounts.length;
    if (accounts.length < batchSize) return done;
    after = accounts.at(-1)!.accountId;
  }
}
