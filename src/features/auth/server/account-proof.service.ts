import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/use-case.ts';
import { ProblemError } from '#shared/problem.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import { verifyPassword } from './passwords.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { usersRepository } from './users/users.repository.ts';

type Caller = Pick<Actor, 'accountId' | 'sessionId'>;

export type AccountProof = ReturnType<typeof createAccountProof>;

/**
 * Lets another feature ask a signed-in person to prove once more that they are who the session says, before something that
 * cannot be taken back. Tries are counted together with those of changing the password.
 */
export function createAccountProof(context: Pick<AuthContext, 'database' | 'limits' | 'oneTime'>) {
  const { database, limits, oneTime } = context;

  const provePassword = async (accountId: string, password: string, now: Date): Promise<boolean> => {
    const subject = `change|${accountId}`;
    await limits.consume('sign-in.account', subject, now);
    const user = await usersRepository.find(database.system, accountId);
    if (!(await verifyPassword(user?.passwordHash, password))) return false;
    await limits.giveBack('sign-in.account', subject);
    return true;
  };

  return {
    /** By what the person can prove it: their password, or six digits from a mail where they have none. */
    async kindFor(accountId: string): Promise<'password' | 'code'> {
      const user = await usersRepository.find(database.system, accountId);
      return user?.passwordHash ? 'password' : 'code';
    },

    /** Whether the proof holds; a code is used up by it. Throws request.too_often (429) with the seconds to wait. */
    async prove(
      { accountId }: Caller,
      proof: { readonly password: string } | { readonly code: string },
      now: Date,
    ): Promise<boolean> {
      try {
        if ('password' in proof) return await provePassword(accountId, proof.password, now);
        return await database.asSystem(async (tx) => {
          const user = await usersRepository.findLocked(tx, accountId);
          const purposes = ['reauthentication'] as const;
          const input = { userId: accountId, purposes, sentTo: user?.email ?? '', code: proof.code };
          return (await oneTime.redeemCode(tx, input, now)) !== undefined;
        });
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        const { message, retryAfterSeconds } = error;
        throw new ProblemError(429, {
          code: 'request.too_often',
          message,
          ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
        });
      }
    },

    /**
     * Lets everything that opens or ends sessions of the account wait; false where the caller's own ended since it was
     * looked at.
     */
    async lockSession(tx: Tx, { accountId, sessionId }: Caller): Promise<boolean> {
      await usersRepository.lock(tx, accountId);
      return (await sessionsRepository.lock(tx, sessionId))?.endedAt === null;
    },

    /** Ends every session of an account that is to be deleted, voids what was mailed to it, and notes both in its trail. */
    async recordAndEndSessions(tx: Tx, { accountId, sessionId }: Caller, now: Date): Promise<void> {
      const session = await sessionsRepository.find(tx, sessionId);
      const caller = { address: '', userAgent: session?.userAgent ?? '', now };
      await recordAudit(tx, caller, { userId: accountId, sessionId, event: 'deletion_requested' });
      await oneTime.voidAll(tx, accountId);
      await sessionsRepository.endAll(tx, accountId, { reason: 'user-deleted' }, now);
    },

    /** Forgets what limits count under hashes of the account's id and address. */
    async forgetLimits({ accountId, email }: { readonly accountId: string; readonly email: string }): Promise<void> {
      await limits.forget([email, accountId, `change|${accountId}`, `person|${accountId}`]);
    },
  };
}
