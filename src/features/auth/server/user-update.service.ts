import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { WholeUser } from './auth-user.ts';
import { createEmailProofs } from './email-proofs.ts';
import { countMail } from './limits/mail-limits.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { SignedIn } from './sessions/sessions.service.ts';
import { createPasswordChange } from './user-update-password.ts';
import { mergeMetadata } from './users/metadata.ts';
import { usersRepository } from './users/users.repository.ts';
import { createEmailChange } from './verify-email-change.ts';

/** What a person may change of themselves; what is left out stays. */
export interface UserUpdate {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly currentPassword: string | undefined;
  readonly nonce: string | undefined;
  /** Merged into what is there; null takes a key away. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
}

/** Changing one's own password, address and metadata. */
export function createUserUpdate(context: AuthContext) {
  const { accounts, database, settings, sessions } = context;
  const proofs = createEmailProofs(context);
  const passwords = createPasswordChange(context);
  const emailChange = createEmailChange(context);

  const mergeData = async (tx: Tx, user: WholeUser, data: Readonly<Record<string, unknown>>, call: AuthCall) => {
    const userMetadata = mergeMetadata('data', user.userMetadata, data);
    await usersRepository.update(tx, user.id, { userMetadata }, call.now);
    if ('full_name' in data) await accounts.setName(tx, user.id, String(userMetadata.full_name ?? ''));
    await recordAudit(tx, call, { userId: user.id, event: 'profile_changed' });
  };

  /** Somebody anonymous gets the address at once where addresses are not confirmed; everybody else is asked by mail. */
  const changeEmail = async (tx: Tx, user: WholeUser, newEmail: string, update: UserUpdate, call: AuthCall) => {
    if (user.isAnonymous && !settings.confirmsEmail) {
      // No mail was read: nobody gives way to them.
      await emailChange.complete(tx, user, newEmail, { isProven: false }, call);
      return;
    }
    const isTaken = await usersRepository.isConfirmed(tx, newEmail);
    // Signing up tells no less here; where it is confirmed by mail, neither of the two tells.
    if (isTaken && !settings.confirmsEmail) throw new AuthError('email_exists');
    const { redirectTo, codeChallenge } = update;
    await proofs.sendEmailChange(tx, user, { newEmail, isTaken, redirectTo, codeChallenge }, call.now);
    await recordAudit(tx, call, { userId: user.id, event: 'email_change_requested', detail: { to: newEmail } });
  };

  /**
   * Applies everything or nothing. Answers the person as they are now, and the cookies to expire. Throws what setting a
   * password throws, reauthentication_not_valid, same_password, email_exists and over_email_send_rate_limit.
   */
  return async (
    current: SignedIn,
    update: UserUpdate,
    call: AuthCall,
  ): Promise<{ user: WholeUser; cookies: readonly string[] }> => {
    const { user, session } = current;
    const newEmail = update.email === user.email ? undefined : update.email;
    if (update.password !== undefined && user.email === null && newEmail === undefined && user.newEmail === null)
      throw new AuthError('validation_failed', {
        message: 'Updating password of an anonymous user without an email or phone is not allowed',
      });
    const prepared =
      update.password === undefined
        ? undefined
        : await passwords.prepare(current, { ...update, password: update.password }, call);
    if (newEmail !== undefined) {
      // The address there is now gets a mail as well.
      const own = user.email === null ? [] : [{ address: user.email, isTrusted: true }];
      await countMail(context, [{ address: newEmail }, ...own], call);
    }

    const outcome = await database.asSystem(async (tx) => {
      const { user: stored } = await sessions.lockSignedIn(tx, current);
      let isOver = false;
      if (prepared) {
        // Somebody was faster: what was compared is no longer the password.
        if (stored.passwordHash !== user.passwordHash) throw new AuthError('current_password_invalid');
        if (!(await passwords.redeemNonce(tx, stored, prepared, call))) return { isNonceWrong: true as const };
        if (prepared.isSame) throw new AuthError('same_password');
        ({ isOver } = await passwords.apply(tx, { ...current, user: stored }, prepared, call));
      }
      if (update.data) await mergeData(tx, stored, update.data, call);
      if (newEmail !== undefined)
        await changeEmail(tx, (await usersRepository.find(tx, user.id))!, newEmail, update, call);
      return { isNonceWrong: false as const, isOver, user: (await usersRepository.find(tx, user.id))! };
    });
    if (outcome.isNonceWrong)
      throw new AuthError('reauthentication_not_valid', { message: 'Nonce has expired or is invalid' });
    return { user: outcome.user, cookies: outcome.isOver ? [sessions.expireCookie(session.id)] : [] };
  };
}
