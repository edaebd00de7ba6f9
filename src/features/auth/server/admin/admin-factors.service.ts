import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import { type AuthFactor, needsSecondFactor } from '../auth-user.ts';
import { factorsRepository } from '../factors/factors.repository.ts';
import { recoveryCodesRepository } from '../factors/recovery-codes.repository.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { usersRepository } from '../users/users.repository.ts';

/** Second factors in the hands of an administrator: for somebody who lost theirs. */
export function createAdminFactors({ database, mails }: AuthContext) {
  return {
    /**
     * Removes a factor of a person, and tells them. With the last verified one go the recovery codes and the second level
     * of all their sessions. Throws user_not_found and mfa_factor_not_found.
     */
    async remove(userId: string, factorId: string, call: AuthCall): Promise<AuthFactor> {
      return database.asSystem(async (tx) => {
        const user = await usersRepository.findLocked(tx, userId);
        if (!user) throw new AuthError('user_not_found');
        const factor = user.factors.find(({ id }) => id === factorId);
        if (!factor) throw new AuthError('mfa_factor_not_found');
        const removed = new Set([factorId]);
        const isLast =
          needsSecondFactor(user) && !needsSecondFactor({ factors: user.factors.filter(({ id }) => id !== factorId) });
        if (isLast) {
          for (const { id, factorType } of user.factors) if (factorType !== 'totp') removed.add(id);
          await factorsRepository.lowerSessions(tx, userId);
        }
        if (isLast || factor.factorType !== 'totp') await recoveryCodesRepository.deleteAll(tx, userId);
        for (const id of removed) await factorsRepository.delete(tx, userId, id);
        const detail = { factorId, name: factor.friendlyName, by: 'administrator' };
        await recordAudit(tx, call, { userId, event: 'factor_removed', detail });
        if (factor.status === 'verified') await mails.factorRemoved(tx, user, factor.friendlyName, call);
        return factor;
      });
    },
  };
}
