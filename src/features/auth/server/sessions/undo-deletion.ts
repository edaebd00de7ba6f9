import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { AuthError } from '../auth-errors.ts';
import type { WholeUser } from '../auth-user.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { SessionCookies } from './session-cookies.ts';

/**
 * Asked at each sign-in, in its transaction, whether the account is about to be deleted. A sign-in that is complete undoes a
 * planned deletion; `isComplete` is false while the second factor is missing. "gone": the account is not opened any more.
 */
export type UndoPlannedDeletion = (
  tx: Tx,
  person: { readonly accountId: string; readonly email: string; readonly isComplete: boolean },
  now: Date,
) => Promise<{ readonly outcome: 'none' | 'gone' } | { readonly outcome: 'undone'; readonly wasDueAt: Date }>;

/**
 * Makes the step of a sign-in that undoes a planned deletion. It returns the cookie that tells the next page so, or nothing
 * where no deletion was undone. It throws invalid_credentials, as for an unknown address, where the deletion has begun.
 */
export function createDeletionUndo(undoPlannedDeletion: UndoPlannedDeletion | undefined, cookies: SessionCookies) {
  return async (
    tx: Tx,
    { user, sessionId, isComplete }: { user: WholeUser; sessionId: string; isComplete: boolean },
    call: AuthCall,
  ): Promise<string[]> => {
    if (!undoPlannedDeletion || user.email === null) return [];
    const undo = await undoPlannedDeletion(tx, { accountId: user.id, email: user.email, isComplete }, call.now);
    if (undo.outcome === 'gone') throw new AuthError('invalid_credentials');
    if (undo.outcome !== 'undone') return [];
    await recordAudit(tx, call, { userId: user.id, sessionId, event: 'deletion_undone' });
    return [cookies.forUndoneDeletion(undo.wasDueAt)];
  };
}
