import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { JobKind } from '#server/jobs/define-job.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { archiveRepository } from './archive.repository.ts';
import { privacyRepository, type StoredDeletion } from './privacy.repository.ts';

type InTransaction = Pick<UseCaseContext, 'tx' | 'now'>;

/** Makes an archive; its key is the archive's id. */
export const archiveJobKind = {
  name: 'privacy.archive',
  payload: z.object({ archiveId: z.string() }),
} satisfies JobKind;

/** Deletes an account for good; its key is the time at which that was asked for. */
export const deletionJobKind = {
  name: 'privacy.deletion',
  payload: z.object({}),
  isShown: false,
} satisfies JobKind;

/** Has an archive made. */
export async function enqueueArchive(context: InTransaction, archiveId: string, accountId: string): Promise<void> {
  await enqueue(context, archiveJobKind, { key: archiveId, accountId, payload: { archiveId } });
}

/** The key of the job of a planned deletion: each request for deletion has its own. */
export const plannedDeletion = ({ accountId, requestedAt }: Pick<StoredDeletion, 'accountId' | 'requestedAt'>) => ({
  accountId,
  key: requestedAt.toISOString(),
});

/** Has an account deleted when its day has come. */
export async function enqueueDeletion(
  context: InTransaction,
  deletion: Pick<StoredDeletion, 'accountId' | 'requestedAt' | 'dueAt'>,
): Promise<void> {
  const { dueAt } = deletion;
  await enqueue(context, deletionJobKind, { ...plannedDeletion(deletion), payload: {}, runAt: dueAt });
}

/** Enqueues the jobs of archives and deletions that an earlier version began and did not finish. */
export async function enqueueUnfinishedJobs(database: Pick<Database, 'asSystem'>, now: Date): Promise<void> {
  await database.asSystem(async (tx) => {
    for (const { id, accountId } of await archiveRepository.listRunning(tx))
      await enqueueArchive({ tx, now }, id, accountId);
    for (const deletion of await privacyRepository.listPlanned(tx)) await enqueueDeletion({ tx, now }, deletion);
  });
}
