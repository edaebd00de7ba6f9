import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthMethod, WholeUser } from './auth-user.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { SignedIn } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';

/** How long after a mail was read a session opened by it may set a password without knowing the one before. */
const freshMs = 10 * 60_000;

interface PasswordRequest {
  readonly password: string;
  readonly currentPassword: string | undefined;
  readonly nonce: string | undefined;
}

/** A change that may happen, with everything slow done. */
export interface PreparedPassword {
  readonly passwordHash: string;
  readonly isSame: boolean;
  /** The code that still has to be redeemed, in the transaction of the change. */
  readonly nonce: string | undefined;
}

/** The method a session was opened with, and when: second factors shown later do not change it. */
function openingOf({ session }: SignedIn): { method: AuthMethod; timestamp: number } | undefined {
  return session.amr.find(({ method }) => method !== 'totp' && method !== 'recovery_code');
}

/** Setting a password: who may, and what it ends. */
export function createPasswordChange(context: AuthContext) {
  const { settings, limits, oneTime, sessions, mails } = context;

  const mayWithoutProof = (current: SignedIn, now: Date): boolean => {
    const opening = openingOf(current);
    const isByMail = opening?.method === 'recovery' || opening?.method === 'invite';
    if (isByMail && now.getTime() - opening.timestamp * 1000 < freshMs) return true;
    // Nobody but this session ever was this person.
    return current.user.isAnonymous && current.user.passwordHash === null;
  };

  /** Counted before it is compared, for the person alone: a stolen session guesses no better than a stranger. */
  const assertCurrentPassword = async (user: WholeUser, tried: string, call: AuthCall): Promise<void> => {
    const subject = `change|${user.id}`;
    await limits.consume('sign-in.account', subject, call.now);
    if (!(await verifyPassword(user.passwordHash, tried))) throw new AuthError('current_password_invalid');
    await limits.giveBack('sign-in.account', subject);
  };

  return {
    /**
     * Checks, outside any transaction, that the caller may set this password. Throws weak_password,
     * current_password_invalid, reauthentication_needed or over_request_rate_limit.
     */
    async prepare(current: SignedIn, request: PasswordRequest, call: AuthCall): Promise<PreparedPassword> {
      const { user } = current;
      const { password, currentPassword, nonce } = request;
      if (password.length < settings.minPasswordLength)
        throw new AuthError('weak_password', { value: settings.minPasswordLength });
      const isFree = mayWithoutProof(current, call.now);
      if (!isFree && !nonce) {
        if (user.passwordHash === null) throw new AuthError('reauthentication_needed');
        await assertCurrentPassword(user, currentPassword ?? '', call);
      }
      const isSame = user.passwordHash !== null && (await verifyPassword(user.passwordHash, password));
      const passwordHash = await hashPassword(password);
      return { passwordHash, isSame, nonce: isFree ? undefined : nonce };
    },

    /**
     * Redeems the code a change was asked for with, if there is one. False when it is wrong; the caller must commit then,
     * so that the try counts, and change nothing.
     */
    async redeemNonce(tx: Tx, user: WholeUser, { nonce }: PreparedPassword, call: AuthCall): Promise<boolean> {
      if (nonce === undefined) return true;
      const input = {
        userId: user.id,
        purposes: ['reauthentication'],
        sentTo: user.email ?? '',
        code: nonce,
      } as const;
      const token = await oneTime.redeemCode(tx, input, call.now);
      if (token) await recordAudit(tx, call, { userId: user.id, event: 'reauthenticated' });
      return token !== undefined;
    },

    /**
     * Sets the password. It ends every other session, and all of them where it was reset by mail; it voids every code and
     * link that was sent, and a change of address that was under way. Other devices are known no more: who had the old
     * password made as many as they liked. Answers whether the caller's own session ended.
     */
    async apply(tx: Tx, current: SignedIn, prepared: PreparedPassword, call: AuthCall): Promise<{ isOver: boolean }> {
      const { user, session } = current;
      const isReset = openingOf(current)?.method === 'recovery';
      await usersRepository.update(tx, user.id, { passwordHash: prepared.passwordHash, newEmail: null }, call.now);
      if (user.email !== null) await context.users.ensureEmailIdentity(tx, { ...user, email: user.email }, call.now);
      await oneTime.voidAll(tx, user.id);
      const end = isReset
        ? ({ reason: 'password-reset' } as const)
        : ({ reason: 'password-change', exceptSessionId: session.id } as const);
      await sessions.endAll(tx, user.id, end, call.now);
      await sessions.forgetDevices(tx, user.id, call);
      const event = isReset ? 'password_reset' : 'password_changed';
      await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event });
      await mails.passwordChanged(tx, user, call);
      return { isOver: isReset };
    },
  };
}
