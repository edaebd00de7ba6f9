import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { IssuedSession, SignedIn } from '../sessions/sessions.service.ts';
import { assertSecondLevel, createFactorAttempts } from './factor-attempts.ts';
import { factorsRepository, type StoredFactor } from './factors.repository.ts';
import { recoveryCodesRepository } from './recovery-codes.repository.ts';
import { drawQrCode, findTotpStep, makeTotp } from './totp.ts';

const minuteMs = 60_000;
const challengeLifeMs = 5 * minuteMs;
/** A factor that was begun and not verified within this time is forgotten. */
const enrolmentLifeMs = 10 * minuteMs;
const maxFactors = 10;

/** Enrolling, showing and removing authenticator apps. */
export function createFactorsService(context: AuthContext) {
  const { database, keys, mails, sessions } = context;
  const attempts = createFactorAttempts(context);
  const sealName = (factorId: string): string => `factor ${factorId}`;

  /**
   * The caller's authenticator app. A factor somebody began without the second level may not be used once another one
   * is verified: whoever knows the password alone could have begun it.
   */
  const getFactor = async (tx: Tx, { user, aal }: SignedIn, factorId: string, now: Date): Promise<StoredFactor> => {
    const factors = await factorsRepository.list(tx, user.id);
    const factor = factors.find(({ id, factorType }) => id === factorId && factorType === 'totp');
    if (!factor || (factor.status === 'unverified' && isStale(factor, now)))
      throw new AuthError('mfa_factor_not_found');
    if (factor.status === 'unverified' && factors.some(isVerifiedTotp)) assertSecondLevel({ user, aal } as SignedIn);
    return factor;
  };

  return {
    /** Begins an enrolment. The secret is shown this once. */
    async enrol(current: SignedIn, input: { friendlyName: string; issuer: string }, call: AuthCall) {
      const { friendlyName, issuer } = input;
      const id = randomUUID();
      const totp = makeTotp({ issuer, label: current.user.email ?? current.user.id });
      const qrCode = await drawQrCode(totp.uri);
      await database.asSystem(async (tx) => {
        const fresh = await sessions.lockSignedIn(tx, current);
        sessions.assertAssured(fresh);
        const { user, session } = fresh;
        await factorsRepository.deleteUnverified(tx, user.id, new Date(call.now.getTime() - enrolmentLifeMs));
        const factors = await factorsRepository.list(tx, user.id);
        assertNameFree(factors, friendlyName);
        const apps = factors.filter(({ factorType }) => factorType === 'totp');
        const verified = apps.filter(isVerifiedTotp).length;
        if (verified >= maxFactors || apps.length - verified >= maxFactors)
          throw new AuthError('too_many_enrolled_mfa_factors');
        await factorsRepository.insert(tx, user.id, {
          id,
          factorType: 'totp',
          friendlyName,
          status: 'unverified',
          secret: keys.seal(sealName(id), totp.secret),
          createdAt: call.now,
        });
        const detail = { factorId: id, name: friendlyName };
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'factor_enrolled', detail });
      });
      return { id, friendlyName, qrCode, ...totp };
    },

    /** Opens a challenge to be answered with a code. */
    async challenge(current: SignedIn, factorId: string, call: AuthCall): Promise<{ id: string; expiresAt: Date }> {
      const id = randomUUID();
      await database.asSystem(async (tx) => {
        const factor = await getFactor(tx, await sessions.lockSignedIn(tx, current), factorId, call.now);
        const expiredBefore = new Date(call.now.getTime() - challengeLifeMs);
        await factorsRepository.insertChallenge(tx, { id, factorId: factor.id, now: call.now, expiredBefore });
      });
      return { id, expiresAt: new Date(call.now.getTime() + challengeLifeMs) };
    },

    /**
     * Answers a challenge and raises the session. The first time, the factor is verified by it, the person's sessions
     * without a second factor end, and so do enrolments begun beside it.
     */
    async verify(
      current: SignedIn,
      factorId: string,
      input: { challengeId: string; code: string },
      call: AuthCall,
    ): Promise<IssuedSession> {
      return attempts.run(current, call, async (tx, fresh) => {
        const { now } = call;
        const factor = await getFactor(tx, fresh, factorId, now);
        const challenge = await factorsRepository.findChallenge(tx, factor.id, input.challengeId);
        if (!challenge) return refuse('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
        if (challenge.verifiedAt || now.getTime() - challenge.createdAt.getTime() >= challengeLifeMs)
          return refuse('mfa_challenge_expired');
        const step = findTotpStep(keys.unseal(sealName(factor.id), factor.secret!), input.code, now);
        if (step === undefined || !(await factorsRepository.takeStep(tx, factor.id, step, now)))
          return refuse('mfa_verification_failed');
        await factorsRepository.takeChallenge(tx, input.challengeId, now);

        const { user, session } = fresh;
        const isFirst = factor.status === 'unverified';
        if (isFirst) {
          await factorsRepository.markVerified(tx, factor.id, now);
          await factorsRepository.deleteUnverified(tx, user.id);
          await factorsRepository.endOtherLowSessions(tx, user.id, session.id, now);
          await mails.factorAdded(tx, user, factor.friendlyName, call);
        }
        const detail = { factorId: factor.id, name: factor.friendlyName, isFirst: String(isFirst) };
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'factor_verified', detail });
        return { opened: await sessions.raise(tx, fresh, { method: 'totp', factorId: factor.id }, call) };
      });
    },

    /** Removes a factor. With the last verified one go the recovery codes and the second level of all sessions. */
    async remove(current: SignedIn, factorId: string, call: AuthCall): Promise<void> {
      await database.asSystem(async (tx) => {
        const fresh = await sessions.lockSignedIn(tx, current);
        sessions.assertAssured(fresh);
        const { user, session } = fresh;
        const factors = await factorsRepository.list(tx, user.id);
        const factor = factors.find(({ id }) => id === factorId);
        if (!factor) throw new AuthError('mfa_factor_not_found');
        if (factor.factorType === 'recovery_code')
          throw new AuthError('validation_failed', {
            message: 'Recovery codes are removed with DELETE /factors/recovery-codes',
          });
        await factorsRepository.delete(tx, user.id, factorId);
        const detail = { factorId, name: factor.friendlyName };
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'factor_removed', detail });
        if (factor.status === 'unverified') return;
        await mails.factorRemoved(tx, user, factor.friendlyName, call);
        if (factors.some((other) => other.id !== factorId && isVerifiedTotp(other))) return;
        const codes = factors.find(({ factorType }) => factorType === 'recovery_code');
        if (codes) await factorsRepository.delete(tx, user.id, codes.id);
        await recoveryCodesRepository.deleteAll(tx, user.id);
        await factorsRepository.lowerSessions(tx, user.id);
      });
    },
  };
}

const isVerifiedTotp = ({ factorType, status }: StoredFactor): boolean =>
  factorType === 'totp' && status === 'verified';

const isStale = ({ createdAt }: StoredFactor, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= enrolmentLifeMs;

const refuse = (
  code: 'mfa_factor_not_found' | 'mfa_challenge_expired' | 'mfa_verification_failed',
  message?: string,
) => ({
  refusal: new AuthError(code, message === undefined ? {} : { message }),
});

/** Throws mfa_factor_name_conflict; factors without a name may be many. */
export function assertNameFree(factors: readonly StoredFactor[], friendlyName: string): void {
  if (friendlyName !== '' && factors.some((factor) => factor.friendlyName === friendlyName))
    throw new AuthError('mfa_factor_name_conflict');
}
