import { planWithRoomFor, storageAllowance } from '#shared/plans/storage-allowance.ts';
import { ProblemError } from '#shared/problem.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { catalogueRepository } from '../db/catalogue.repository.ts';
import type { Database } from '../db/database.ts';
import { type Owner, ownedRowsRepository } from '../db/owned-rows.repository.ts';
import { type OwnedTable, ownedTables } from '../db/owned-tables.ts';
import type { Logger } from '../logger.ts';
import type { Actor } from '../use-case.ts';

/** After so many requests that store something an account is measured again: each brings a few kilobytes, at most a picture. */
const measureEvery = 25;
/** Whoever was refused is measured again at most so often: what they deleted meanwhile counts. */
const measureAgainMs = 1000;
/** Of so many accounts the last figures are kept. */
const keptAccounts = 5000;

/** What accounts store, held against what their plans allow. */
export interface AccountStorage {
  /**
   * Before something is stored for an account. Throws 507 billing.storage_full where it stores all it may already. The figure
   * may be as old as the last 25 such requests of this process, so an account ends a little above its allowance.
   */
  admit(account: Owner & Pick<Actor, 'plan'>): Promise<void>;
  /** The same by what it stores now, measured for it: after something large was stored. */
  admitMeasured(actor: Actor): Promise<void>;
  /** The bytes an account stores now, rows and files together. */
  measure(owner: Owner): Promise<number>;
}

interface Known {
  bytes: number;
  measuredAtMs: number;
  requestsSince: number;
  measuring: Promise<number> | undefined;
}

/** Measures by the tables that are declared to hold rows of accounts. */
export function createAccountStorage(
  database: Pick<Database, 'system' | 'asSystem' | 'withTenant'>,
  declared: readonly DeclaredTable[],
  log: Logger,
): AccountStorage {
  const accounts = new Map<string, Known>();
  let tables: Promise<readonly OwnedTable[]> | undefined;
  const readTables = async (): Promise<readonly OwnedTable[]> =>
    ownedTables(await catalogueRepository.listTables(database.system), declared);

  const knownOf = (accountId: string): Known => {
    let known = accounts.get(accountId);
    if (!known) {
      known = { bytes: 0, measuredAtMs: Number.NEGATIVE_INFINITY, requestsSince: 0, measuring: undefined };
      accounts.set(accountId, known);
      const [oldest] = accounts.keys();
      if (accounts.size > keptAccounts) accounts.delete(oldest!);
    }
    return known;
  };

  const read = async (owner: Owner): Promise<number> => {
    tables ??= readTables().catch((error: unknown) => {
      tables = undefined;
      throw error;
    });
    const owned = await tables;
    // Some tables are open to the system role alone, and some to the application's alone.
    const systems = owned.filter(({ readableBy }) => readableBy.includes('system'));
    const others = owned.filter(({ readableBy }) => !readableBy.includes('system') && readableBy.includes('app'));
    return (
      (await database.asSystem((tx) => ownedRowsRepository.measure(tx, { tables: systems, owned }, owner))) +
      (await database.withTenant(owner, (tx) => ownedRowsRepository.measure(tx, { tables: others, owned }, owner)))
    );
  };

  const measure = (owner: Owner): Promise<number> => {
    const known = knownOf(owner.accountId);
    known.measuring ??= read(owner)
      .then((bytes) => {
        known.bytes = bytes;
        known.measuredAtMs = performance.now();
        known.requestsSince = 0;
        return bytes;
      })
      .finally(() => {
        known.measuring = undefined;
      });
    return known.measuring;
  };

  return {
    measure,
    admitMeasured: async (actor) => {
      const limit = storageAllowance[actor.plan];
      const used = await measure(actor);
      if (used >= limit) throw storageFull(used, limit);
    },
    admit: async (account) => {
      const { accountId, plan } = account;
      const limit = storageAllowance[plan];
      const known = knownOf(accountId);
      known.requestsSince += 1;
      if (known.bytes >= limit) {
        const isOld = performance.now() - known.measuredAtMs >= measureAgainMs;
        const used = isOld ? await measure(account) : known.bytes;
        if (used >= limit) throw storageFull(used, limit);
      } else if (known.requestsSince >= measureEvery) {
        // Not waited for: storing costs nobody the time this takes.
        known.requestsSince = 0;
        measure(account).catch((error: unknown) =>
          log.debug({ error: (error as Error).message }, 'an account was not measured'),
        );
      }
    },
  };
}

/** Where nobody has to share: tests of what lies behind. */
export const boundlessStorage: Pick<AccountStorage, 'admit'> = { admit: async () => undefined };

function storageFull(used: number, limit: number): ProblemError {
  const plan = planWithRoomFor(used);
  return new ProblemError(507, {
    code: 'billing.storage_full',
    message: 'This account stores all that its plan allows',
    limit,
    used,
    ...(plan && { plan }),
  });
}
