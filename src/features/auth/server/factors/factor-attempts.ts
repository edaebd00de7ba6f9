import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import { type AuthCall, hashToken } from '../protocol/auth-call.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import type { IssuedSession, LockedSignedIn, SignedIn } from '../sessions/sessions.service.ts';
import { usersRepository } from '../users/users.repository.ts';
import { factorsRepository } from './factors.repository.ts';

/** What a try found: the raised session, or why it is refused. */
export type AttemptOutcome = { readonly opened: OpenedSession } | { readonly refusal: AuthError };

/**
 * Tries at second factors, counted for each account before they are made and given back when they were right. A device
 * a factor was shown from has a count of its own. That it signed in is not enough: who stole the password makes as many
 * such devices as they like, and each would bring new tries.
 */
export function createFactorAttempts({ database, limits, sessions }: AuthContext) {
  const countedFor = async (userId: string, { device }: AuthCall) => {
    const hash = device === undefined ? undefined : hashToken(device);
    return hash && (await factorsRepository.isAssuredDevice(database.system, userId, hash))
      ? (['factor.device', `${userId}|${hash.toString('hex')}`] as const)
      : (['factor.account', userId] as const);
  };

  return {
    /** Makes one try in a transaction that is kept whatever it finds. Throws the refusal. */
    async run(
      current: SignedIn,
      call: AuthCall,
      attempt: (tx: Tx, fresh: LockedSignedIn) => Promise<AttemptOutcome>,
    ): Promise<IssuedSession> {
      const { id: userId } = current.user;
      const [limit, subject] = await countedFor(userId, call);
      await limits.consume(limit, subject, call.now);
      const outcome = await database.asSystem(async (tx) => {
        const fresh = await sessions.lockSignedIn(tx, current);
        const found = await attempt(tx, fresh);
        if ('refusal' in found) {
          if (found.refusal.code === 'mfa_verification_failed')
            await recordAudit(tx, call, { userId, sessionId: fresh.session.id, event: 'factor_failed' });
          return found;
        }
        if (call.device !== undefined)
          await factorsRepository.noteAssuredDevice(tx, userId, hashToken(call.device), call.now);
        return { opened: { ...found.opened, user: (await usersRepository.find(tx, userId))! } };
      });
      const isWrong = 'refusal' in outcome && outcome.refusal.code === 'mfa_verification_failed';
      if (!isWrong) await limits.giveBack(limit, subject);
      if ('refusal' in outcome) throw outcome.refusal;
      return sessions.issue(outcome.opened, call.now);
    },
  };
}

/** Throws insufficient_aal for a token that was issued without a second factor. */
export function assertSecondLevel({ aal }: SignedIn): void {
  if (aal !== 'aal2') throw new AuthError('insufficient_aal');
}
