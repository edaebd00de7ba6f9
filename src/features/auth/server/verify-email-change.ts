import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { WholeUser } from './auth-user.ts';
import { type OneTimeToken, oneTimeRepository } from './one-time/one-time.repository.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import { usersRepository } from './users/users.repository.ts';

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/** The steps of changing an address once mails are confirmed. */
export function createEmailChange(context: AuthContext) {
  const { accounts, users, mails } = context;

  return {
    /**
     * Takes one confirmation. True when nothing is missing any more. The half that is confirmed first stays as a row that
     * opens nothing: it counts only as long as the change it belongs to, and falls with it.
     */
    async accept(tx: Tx, user: WholeUser, token: OneTimeToken): Promise<boolean> {
      if (user.email === null) return true;
      const otherPurpose = token.purpose === 'email_change_current' ? 'email_change_new' : 'email_change_current';
      const other = await oneTimeRepository.lock(tx, user.id, otherPurpose);
      if (other && other.codeHash === null && other.linkHash === null && isOfThisChange(user, other)) return true;
      await oneTimeRepository.replace(tx, { ...token, codeHash: null, linkHash: null });
      return false;
    },

    isOfThisChange,

    /**
     * Gives a person their new address; somebody anonymous becomes permanent and gets an account. Whoever has the address
     * but never confirmed it gives way to somebody who read its mail (`isProven`), and to nobody else. Throws email_exists.
     */
    async complete(
      tx: Tx,
      user: WholeUser,
      newEmail: string,
      { isProven }: { isProven: boolean },
      call: AuthCall,
    ): Promise<WholeUser> {
      const holder = await usersRepository.findByEmail(tx, newEmail);
      if (holder && holder.id !== user.id) {
        if (holder.emailConfirmedAt !== null || !isProven) throw new AuthError('email_exists');
        await usersRepository.delete(tx, holder.id);
      }
      const change = { email: newEmail, newEmail: null, emailConfirmedAt: call.now, isAnonymous: false };
      await usersRepository.update(tx, user.id, change, call.now).catch((error: { code?: string }) => {
        // Two people confirmed the same address at the same moment: one of them was first.
        throw error.code === uniqueViolation ? new AuthError('email_exists') : error;
      });
      const person = { id: user.id, email: newEmail, emailConfirmedAt: call.now };
      await users.ensureEmailIdentity(tx, person, call.now);
      const data = { email: newEmail, email_verified: true };
      await usersRepository.touchIdentity(tx, { userId: user.id, provider: 'email', data }, call.now);
      await accounts.setEmail(tx, user.id, newEmail);
      await users.ensureAccount(tx, { ...user, ...change }, call.now);
      // Whatever else was sent went to an address that is no longer theirs.
      await oneTimeRepository.deleteAll(tx, user.id);
      const detail = { to: newEmail, ...(user.email && { from: user.email }) };
      await recordAudit(tx, call, { userId: user.id, event: 'email_changed', detail });
      if (user.email) await mails.emailChanged(tx, user, { from: user.email, to: newEmail }, call);
      return (await usersRepository.find(tx, user.id))!;
    },
  };
}

/** Whether a confirmation belongs to the change that is under way now. */
function isOfThisChange(user: WholeUser, token: OneTimeToken): boolean {
  if (user.newEmail === null) return false;
  return token.sentTo === (token.purpose === 'email_change_new' ? user.newEmail : user.email);
}
