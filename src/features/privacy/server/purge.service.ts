import { createHmac } from 'node:crypto';
import { deletePerson, listHappened, lockPerson } from '#features/auth/server/leaving-person.service.ts';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import { catalogueRepository } from '#server/db/catalogue.repository.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { ownedRowsRepository, roleFor, type TableCount } from '#server/db/owned-rows.repository.ts';
import { type OwnedTable, ownedTables, type WorkingRole } from '#server/db/owned-tables.ts';
import { eventLogRepository } from '#server/events/event-log.repository.ts';
import { defineJob, type JobContext } from '#server/jobs/define-job.ts';
import { endJobsOf } from '#server/jobs/end-jobs.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Logger } from '#server/logger.ts';
import { mailRepository } from '#server/mail/mail.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { type LeavingAccount, privacyRepository } from './privacy.repository.ts';
import { deletionJobKind } from './privacy-jobs.ts';
import { purgeRepository } from './purge.repository.ts';

export interface PurgeDependencies {
  readonly database: Database;
  readonly storage: Storage;
  /** Every table of the product, with whose rows it holds. */
  readonly tables: readonly DeclaredTable[];
  readonly log: Logger;
  /** Makes pseudonyms; derived from APP_SECRET. */
  readonly pseudonymKey: Buffer;
  /** Deletes the limit counters of an account, which are stored under hashes of its id and address. */
  forgetLimits(account: Pick<LeavingAccount, 'accountId' | 'email'>): Promise<void>;
  /** Ends what the account pays for and keeps what was charged under the pseudonym; nothing goes before it has. */
  leaveBilling(account: Pick<LeavingAccount, 'accountId' | 'email'>, pseudonym: string): Promise<void>;
  readonly runner: Pick<JobRunner, 'runNow'>;
  now(): Date;
}

/** The tables that hold rows of accounts, and those of them that a purge empties, in the order in which it can. */
interface Emptied {
  readonly owned: readonly OwnedTable[];
  readonly emptied: readonly OwnedTable[];
}

const sumRows = (counts: readonly TableCount[]): number => counts.reduce((sum, { rows }) => sum + rows, 0);

const rowsAtOnce = 1000;
const jobIdsAtOnce = 200;

/**
 * Tables whose rows a purge leaves to the deletion of the account itself, the last step: they say that a purge is under
 * way, and who it is about.
 */
const lastTables = ['account_deletion', 'job', 'users', 'auth_user', 'workspace'];

/**
 * Deletes accounts whose deletion can no longer be undone: files, jobs, limits and every row that is declared to be theirs, in
 * batches that each commit, so that a stop costs at most one. What audit must keep stays under a pseudonym.
 */
export function createPurge(dependencies: PurgeDependencies) {
  const { database, storage, tables, log, pseudonymKey, forgetLimits, leaveBilling, runner, now } = dependencies;
  const { system } = database;
  const pseudonymOf = (accountId: string): string =>
    createHmac('sha256', pseudonymKey).update(accountId).digest('hex').slice(0, 32);

  const readTables = async (): Promise<Emptied> => {
    const owned = ownedTables(await catalogueRepository.listTables(system), tables);
    // What no working role may delete goes with what it points at.
    const emptied = owned.filter(({ name, deletableBy }) => deletableBy.length > 0 && !lastTables.includes(name));
    return { owned, emptied };
  };
  const runAs = <T>(role: WorkingRole | undefined, account: LeavingAccount, work: (tx: Tx) => Promise<T>) =>
    role === 'app' ? database.withTenant(account, work) : database.asSystem(work);

  /** Counts what there is to delete, in the order in which it can be: rows that point at others before those. */
  const countRows = async ({ owned, emptied }: Emptied, account: LeavingAccount): Promise<readonly TableCount[]> => {
    const countAs = (role: WorkingRole) => {
      const tables = emptied.filter(({ deletableBy }) => roleFor(deletableBy) === role);
      return runAs(role, account, (tx) => ownedRowsRepository.countEach(tx, { tables, owned }, account));
    };
    const counts = [...(await countAs('app')), ...(await countAs('system'))];
    return counts.sort((a, b) => emptied.indexOf(a.table) - emptied.indexOf(b.table));
  };

  const deleteJobs = async ({ accountId, email, workspaceIds }: LeavingAccount): Promise<void> => {
    const ids = [
      accountId,
      email,
      ...workspaceIds,
      ...(await eventLogRepository.listIdsOf(system, accountId, workspaceIds)),
      ...(await mailRepository.listIdsOf(system, accountId)),
    ];
    for (let at = 0; at < ids.length; at += jobIdsAtOnce)
      await purgeRepository.deleteJobs(system, ids.slice(at, at + jobIdsAtOnce));
  };

  const emptyTable = async (
    table: OwnedTable,
    owned: readonly OwnedTable[],
    account: LeavingAccount,
    signal: AbortSignal,
  ): Promise<number> => {
    const role = roleFor(table.deletableBy);
    let total = 0;
    for (let deleted = rowsAtOnce; deleted === rowsAtOnce; total += deleted) {
      signal.throwIfAborted();
      deleted = await runAs(role, account, async (tx) => {
        // As whoever changes an account does: the same rows taken in another order would be a circle of waiting.
        if (role !== 'app') await lockPerson(tx, account.accountId);
        return ownedRowsRepository.deleteSome(tx, table, owned, account, rowsAtOnce);
      });
      if (deleted > 0) await privacyRepository.addProgress(system, account.accountId, deleted);
    }
    return total;
  };

  const purge = async ({ signal, complete }: JobContext, accountId: string): Promise<void> => {
    const account = await privacyRepository.findAccount(system, accountId);
    if (!account) return;
    const tables = await readTables();
    const total = sumRows(await countRows(tables, account)) + 1;
    const pseudonym = pseudonymOf(accountId);
    const isBegun = await database.asSystem(async (tx) => {
      if (!(await privacyRepository.beginPurge(tx, accountId, total, now()))) return false;
      await purgeRepository.keepRemainder(tx, accountId, pseudonym, await listHappened(tx, accountId));
      return true;
    });
    if (!isBegun) return;
    // What still makes files or rows of the account would leave them behind.
    await endJobsOf(database, accountId, deletionJobKind, now());
    await leaveBilling(account, pseudonym);
    await storage.deleteAll(accountId);
    await deleteJobs(account);
    await forgetLimits(account);
    let counts = await countRows(tables, account);
    // Until nothing is left: rows may have come while others went.
    while (counts.length > 0) {
      let deletedInAll = 0;
      for (const { table } of counts) deletedInAll += await emptyTable(table, tables.owned, account, signal);
      counts = await countRows(tables, account);
      // Asked again first: somebody else may have deleted what was counted before.
      if (deletedInAll === 0 && counts.length > 0)
        throw new Error(`Rows stay in ${counts.map(({ table }) => table.name).join(', ')}`);
    }
    await complete(async (tx) => {
      await purgeRepository.finishRemainder(tx, pseudonym, now());
      await deletePerson(tx, accountId);
    });
    log.info('an account was deleted for good');
  };

  return {
    /** Deletes the account it belongs to, and its own row with it. It goes on from where it stopped. */
    job: defineJob({
      ...deletionJobKind,
      role: 'system',
      // It is not urgent, but must not be given up: hourly, for three weeks.
      retries: { limit: 500, firstDelaySeconds: 15, longestDelaySeconds: 3600 },
      timeoutSeconds: 3600,
      perProcess: 1,
      run: (context) => purge(context, context.accountId!),
    }),

    /** Deletes an account now, without the period in which it can be undone. Throws if this fails; the job is retried. */
    async purgeNow(accountId: string, at: Date): Promise<void> {
      const which = { accountId, key: `at once ${at.toISOString()}` };
      const isThere = await database.asSystem(async (tx) => {
        if (!(await privacyRepository.findAccount(tx, accountId))) return false;
        await privacyRepository.dueNow(tx, accountId, at);
        await enqueue({ tx, now: at }, deletionJobKind, { ...which, payload: {} });
        return true;
      });
      if (isThere) await runner.runNow(deletionJobKind, which);
    },

    /** Deletes records of deleted accounts after their period. */
    forgetRemainders: (): Promise<void> =>
      purgeRepository.forgetRemainders(system, new Date(now().getTime() - leavingRules.remainderKeptMs)),

    /** The pseudonym under which the remainder of an account is kept. */
    pseudonymOf,
  };
}
