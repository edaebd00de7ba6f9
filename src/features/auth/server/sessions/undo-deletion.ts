import type { Tx } from '#server/db/connect.ts';
import type { AccountHooks, ReturningPerson } from '#server/feature.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Asked at each sign-in, in its transaction, whether the account is about to be deleted (`AccountHooks.undoDeletion`). */
export type UndoPlannedDeletion = NonNullable<AccountHooks['undoDeletion']>;

/**
 * Makes the step of a sign-in that undoes a planned deletion. It returns the cookie that tells the next page so, or nothing
 * where no deletion was undone. It throws invalid_credentials, as for an unknown address, where the deletion has begun.
 */
export function createDeletionUndo(undoPlannedDeletion: UndoPlannedDeletion | undefined, cookies: SessionCookies) {
  return async (
    tx: Tx,
    { userId, sessionId, read }: { userId: string; sessionId: string; read: ReturningPerson['read'] },
    call: AuthCall,
  ): Promise<string[]> => {
    if (!undoPlannedDeletion) return [];
    const undo = await undoPlannedDeletion(tx, { accountId: userId, read }, call.now);
    if (undo.outcome === 'gone') throw new AuthError('invalid_credentials');
    if (undo.outcome !== 'undone') return [];
    await recordAudit(tx, call, { userId, sessionId, event: 'deletion_undone' });
    return [cookies.forUndoneDeletion(undo.wasDueAt)];
  };
}
