import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import { needsSecondFactor } from '../auth-user.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { IssuedSession, SignedIn } from '../sessions/sessions.service.ts';
import { assertSecondLevel, createFactorAttempts } from './factor-attempts.ts';
import { factorsRepository, type StoredFactor } from './factors.repository.ts';
import { assertNameFree } from './factors.service.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';
import { recoveryCodesRepository } from './recovery-codes.repository.ts';

/** A set as it is shown, once. */
export interface RecoveryCodes {
  readonly id: string;
  readonly friendlyName: string;
  readonly codes: readonly string[];
}

/** Codes for the day the authenticator app is lost. */
export function createRecoveryCodesService(context: AuthContext) {
  const { database, keys, mails, sessions } = context;
  const attempts = createFactorAttempts(context);

  /** The caller at the second level, with their set if they have one. */
  const load = async (tx: Tx, current: SignedIn) => {
    const fresh = await sessions.lockSignedIn(tx, current);
    assertSecondLevel(fresh);
    const factors = await factorsRepository.list(tx, fresh.user.id);
    return { ...fresh, factors, set: findSet(factors) };
  };

  const store = async (tx: Tx, { user, session }: SignedIn, call: AuthCall): Promise<readonly string[]> => {
    const codes = makeRecoveryCodes();
    await recoveryCodesRepository.replace(
      tx,
      user.id,
      codes.map((code) => hashRecoveryCode(keys.code, user.id, code)),
    );
    await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'recovery_codes_made' });
    await mails.recoveryCodesMade(tx, user, call);
    return codes;
  };

  return {
    /** How many codes there are and how many are left. Throws mfa_factor_not_found where none were made. */
    async getStatus({ user }: SignedIn): Promise<{ id: string; total: number; remaining: number }> {
      const set = getSet(findSet(await factorsRepository.list(database.system, user.id)));
      return { id: set.id, ...(await recoveryCodesRepository.count(database.system, user.id)) };
    },

    /** Makes the set. Recovery codes are never the only factor. */
    async make(current: SignedIn, friendlyName: string, call: AuthCall): Promise<RecoveryCodes> {
      return database.asSystem(async (tx) => {
        const { set, factors, ...fresh } = await load(tx, current);
        if (set) throw new AuthError('mfa_verified_factor_exists');
        if (!needsSecondFactor(fresh.user)) throw new AuthError('mfa_recovery_codes_sole_factor');
        assertNameFree(factors, friendlyName);
        const id = randomUUID();
        await factorsRepository.insert(tx, fresh.user.id, {
          id,
          factorType: 'recovery_code',
          friendlyName,
          status: 'verified',
          secret: null,
          createdAt: call.now,
        });
        return { id, friendlyName, codes: await store(tx, fresh, call) };
      });
    },

    /** Makes a new set in place of the old one, all of which stops working. */
    async remake(current: SignedIn, call: AuthCall): Promise<RecoveryCodes> {
      return database.asSystem(async (tx) => {
        const { set, ...fresh } = await load(tx, current);
        const { id, friendlyName } = getSet(set);
        return { id, friendlyName, codes: await store(tx, fresh, call) };
      });
    },

    /** Uses one code up and raises the session; sessions that showed no second factor end. */
    async verify(current: SignedIn, code: string, call: AuthCall): Promise<IssuedSession> {
      try {
        return await attempts.run(current, call, async (tx, fresh) => {
          const { user, session } = fresh;
          const set = getSet(findSet(await factorsRepository.list(tx, user.id)));
          const hash = hashRecoveryCode(keys.code, user.id, code);
          if (!(await recoveryCodesRepository.use(tx, user.id, hash, call.now)))
            return {
              refusal: new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' }),
            };
          await factorsRepository.markUsed(tx, set.id, call.now);
          await factorsRepository.endOtherLowSessions(tx, user.id, session.id, call.now);
          const { remaining } = await recoveryCodesRepository.count(tx, user.id);
          const detail = { left: String(remaining) };
          await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'recovery_code_used', detail });
          await mails.recoveryCodeUsed(tx, user, remaining, call);
          return { opened: await sessions.raise(tx, fresh, { method: 'recovery_code', factorId: set.id }, call) };
        });
      } catch (error) {
        throw error instanceof AuthError && error.code === 'over_request_rate_limit' ? locked(error) : error;
      }
    },

    /** Removes the set. */
    async remove(current: SignedIn, call: AuthCall): Promise<string> {
      return database.asSystem(async (tx) => {
        const { set, user, session } = await load(tx, current);
        const { id, friendlyName } = getSet(set);
        await factorsRepository.delete(tx, user.id, id);
        await recoveryCodesRepository.deleteAll(tx, user.id);
        const detail = { factorId: id, name: friendlyName };
        await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event: 'factor_removed', detail });
        await mails.factorRemoved(tx, user, friendlyName, call);
        return id;
      });
    },
  };
}

const findSet = (factors: readonly StoredFactor[]): StoredFactor | undefined =>
  factors.find(({ factorType }) => factorType === 'recovery_code');

function getSet(set: StoredFactor | undefined): StoredFactor {
  if (!set) throw new AuthError('mfa_factor_not_found');
  return set;
}

/** How the protocol calls too many tries here. */
const locked = ({ retryAfterSeconds }: AuthError): AuthError =>
  new AuthError('mfa_recovery_codes_locked', retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
