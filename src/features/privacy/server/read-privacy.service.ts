import { deletionDays } from '#features/privacy/domain/leaving-rules.ts';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import type { DetachedContext } from '#server/use-case.ts';
import { archiveService } from './archive.service.ts';
import type { DeletionService } from './deletion.service.ts';
import { privacyRepository } from './privacy.repository.ts';

/** What the privacy settings show. */
export async function readPrivacy(
  { actor, now, transact }: DetachedContext,
  deletion: Pick<DeletionService, 'proofFor'>,
): Promise<Privacy> {
  const [archive, stored] = await transact(async (context) => [
    await archiveService.findNewest(context),
    await privacyRepository.findDeletion(context.tx, actor.accountId),
  ]);
  const { dueAt, backupsGoneAt } = deletionDays(now);
  return {
    archive: archive ?? null,
    undoneDeletion:
      stored?.state === 'undone' && stored.undoneAt
        ? { requestedAt: stored.requestedAt.toISOString(), undoneAt: stored.undoneAt.toISOString() }
        : null,
    proof: await deletion.proofFor(actor.accountId),
    deletion: { dueAt: dueAt.toISOString(), backupsGoneAt: backupsGoneAt.toISOString() },
  };
}
