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
export type KeepAccount = (
  tx: Tx,
  person: { readonly accountId: string; readonly email: string; readonly isComplete: boolean },
  now: Date,
) => Promise<{ readonly outcome: 'none' | 'gone' } | { readonly outcome: 'undone'; readonly wasDueAt: Date }>;

/**
 * What a sign-in does to a planned deletion: answers the cookie that tells the page that opens, if it undid one. Throws
 * invalid_credentials, as for an address that nobody has, where the account is being deleted.
 */
export function createKeeping(keepAccount: KeepAccount | undefined, cookies: SessionCookies) {
  return async (
    tx: Tx,
    { user, sessionId, isComplete }: { user: WholeUser; sessionId: string; isComplete: boolean },
    call: AuthCall,
  ): Promise<string[]> => {
    if (!keepAccount || user.email === null) return [];
    const kept = await keepAccount(tx, { accountId: user.id, email: user.email, isComplete }, call.now);
    if (kept.outcome === 'gone') throw new AuthError('invalid_credentials');
    if (kept.outcome !== 'undone') return [];
    await recordAudit(tx, call, { userId: user.id, sessionId, event: 'deletion_undone' });
    return [cookies.forKept(kept.wasDueAt)];
  };
}
