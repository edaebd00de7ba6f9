import type { Tx } from '#server/db/connect.ts';
import type { AccountHooks, ReturningPerson } from '#server/feature.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { SessionCookies } from './session-cookies.ts';

/** What is asked at a sign-in about an account that is about to be deleted, of all features (`AccountHooks`). */
export interface PlannedDeletions {
  readonly has: NonNullable<AccountHooks['hasDeletion']>;
  readonly undo: NonNullable<AccountHooks['undoDeletion']>;
}

/**
 * Makes the step of a sign-in that undoes a planned deletion. It returns the cookie that tells the next page so, or nothing
 * where no deletion was undone. It throws invalid_credentials, as for an unknown address, where the deletion has begun.
 */
export function createDeletionUndo(deletions: PlannedDeletions | undefined, cookies: SessionCookies) {
  return async (
    tx: Tx,
    { userId, sessionId, read }: { userId: string; sessionId: string; read: ReturningPerson['read'] },
    call: AuthCall,
  ): Promise<string[]> => {
    if (!deletions) return [];
    const undo = await deletions.undo(tx, { accountId: userId, read }, call.now);
    if (undo.outcome === 'gone') throw new AuthError('invalid_credentials');
    if (undo.outcome !== 'undone') return [];
    await recordAudit(tx, call, { userId, sessionId, event: 'deletion_undone' });
    return [cookies.forUndoneDeletion(undo.wasDueAt)];
  };
}
