import type { AccountProof } from '#features/auth/server/account-proof.service.ts';
import { deletionDays } from '#features/privacy/domain/leaving-rules.ts';
import type { privacyContract } from '#features/privacy/privacy.contract.ts';
import type { Sql, Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { publishForAccount } from '#server/events/outbox.ts';
import type { DeletionUndo, ReturningPerson } from '#server/feature.ts';
import { cancel } from '#server/jobs/enqueue.ts';
import type { DetachedContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { invalid, ProblemError } from '#shared/problem.ts';
import type { LeavingMails } from './mails/leaving-mails.ts';
import { privacyRepository } from './privacy.repository.ts';
import { deletionJobKind, enqueueDeletion, plannedDeletion } from './privacy-jobs.ts';

interface DeletionDependencies {
  readonly database: Pick<Database, 'asSystem' | 'system'>;
  readonly proof: AccountProof;
  readonly mails: LeavingMails;
}

export type DeletionService = ReturnType<typeof createDeletionService>;

/** Planning the deletion of an account: it needs a proof and a typed confirmation, and ends all sessions at once. */
export function createDeletionService({ database, proof, mails }: DeletionDependencies) {
  return {
    /** What proves it for this account. */
    proofFor: (accountId: string): Promise<'password' | 'code'> => proof.kindFor(accountId),

    /**
     * Ends all sessions, plans the deletion and mails its day. Throws request.invalid where the address was typed wrong or the
     * proof is missing, privacy.proof_wrong, and request.too_often.
     */
    async request(
      { actor, now, requestId }: DetachedContext,
      input: Inputs<typeof privacyContract>['requestDeletion'],
    ): Promise<Outputs<typeof privacyContract>['requestDeletion']> {
      if (input.confirmation.trim().toLowerCase() !== actor.email.toLowerCase())
        throw invalid({ confirmation: 'is not the address of this account' });
      const { password, code } = input;
      const kind = await proof.kindFor(actor.accountId);
      if (kind === 'password' && password === undefined) throw invalid({ password: 'is missing' });
      if (kind === 'code' && code === undefined) throw invalid({ code: 'is missing' });
      const isProven = await proof.prove(actor, kind === 'password' ? { password: password! } : { code: code! }, now);
      if (!isProven)
        throw new ProblemError(403, {
          code: 'privacy.proof_wrong',
          message: 'That does not prove that it is you',
          fields: { [kind]: 'is wrong' },
          requestId,
        });
      const { dueAt, backupsGoneAt } = deletionDays(now);
      await database.asSystem(async (tx) => {
        // Before anything is written: a sign-in locks the account first, too, and then looks for a planned deletion.
        if (!(await proof.lockSession(tx, actor)))
          throw new ProblemError(401, { code: 'auth.required', message: 'Sign in first', requestId });
        if (!(await privacyRepository.planDeletion(tx, actor.accountId, dueAt, now))) return;
        await enqueueDeletion({ tx, now }, { accountId: actor.accountId, requestedAt: now, dueAt });
        await mails.planned(tx, actor, { dueAt, backupsGoneAt }, now);
        await publishForAccount(
          { tx, now },
          { type: 'privacy.deletion_requested', accountId: actor.accountId, payload: { until: dueAt.toISOString() } },
        );
        await proof.recordAndEndSessions(tx, actor, now);
      });
      return { dueAt: dueAt.toISOString(), backupsGoneAt: backupsGoneAt.toISOString() };
    },
  };
}

/** Whether a deletion is planned or under way: then a sign-in calls `undoPlannedDeletion`. */
export async function hasPlannedDeletion(sql: Sql, accountId: string): Promise<boolean> {
  const deletion = await privacyRepository.findDeletion(sql, accountId);
  return deletion !== undefined && deletion.state !== 'undone';
}

/**
 * What a sign-in does to a planned deletion, in the transaction of the sign-in. "undone": it was planned and is not any
 * more, and the person is mailed so; one that still lacks its second factor leaves it as it is. "gone": its day has come, and the account cannot be opened any more. "none" otherwise.
 */
export async function undoPlannedDeletion(
  tx: Tx,
  mails: LeavingMails,
  { accountId, read }: ReturningPerson,
  now: Date,
): Promise<DeletionUndo> {
  const deletion = await privacyRepository.lockDeletion(tx, accountId);
  if (!deletion || deletion.state === 'undone') return { outcome: 'none' };
  if (deletion.state === 'purging' || deletion.dueAt <= now) return { outcome: 'gone' };
  const person = await read();
  if (!person?.isComplete) return { outcome: 'none' };
  await privacyRepository.undoDeletion(tx, accountId, now);
  await cancel({ tx, now }, deletionJobKind, plannedDeletion(deletion));
  await mails.undone(tx, { accountId, email: person.email }, { wasDueAt: deletion.dueAt }, now);
  return { outcome: 'undone', wasDueAt: deletion.dueAt };
}
