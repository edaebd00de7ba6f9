import type { AuthContext } from './auth-context.ts';
import { countReceivers } from './limits/mail-limits.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { SignedIn } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';

/** Mails a code that stands in for the current password when a new one is set. */
export function createReauthentication(context: AuthContext) {
  const { database, oneTime, mails, sessions } = context;

  return async (current: SignedIn, call: AuthCall): Promise<void> => {
    await database.asSystem(async (tx) => {
      const { user } = await sessions.lockSignedIn(tx, current);
      // Where it is now: the address may have changed since the session was read.
      const sentTo = user.email!;
      await countReceivers(context, tx, [{ address: sentTo, isTrusted: true }], call.now);
      const { code } = await oneTime.make(tx, { userId: user.id, purpose: 'reauthentication', sentTo }, call.now);
      await mails.reauthentication(tx, sentTo, user, code, call.now, call);
      await usersRepository.update(tx, user.id, { reauthenticationSentAt: call.now }, call.now);
    });
  };
}
