import type { AuthContext } from './auth-context.ts';
import { countMail } from './limits/mail-limits.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { SignedIn } from './sessions/sessions.service.ts';
import { usersRepository } from './users/users.repository.ts';

/** Mails a code that stands in for the current password when a new one is set. */
export function createReauthentication(context: AuthContext) {
  const { database, oneTime, mails, sessions } = context;

  return async (current: SignedIn & { readonly user: { readonly email: string } }, call: AuthCall): Promise<void> => {
    const { user } = current;
    await countMail(context, [{ address: user.email, isTrusted: true }], call);
    await database.asSystem(async (tx) => {
      await sessions.lockSignedIn(tx, current);
      const input = { userId: user.id, purpose: 'reauthentication', sentTo: user.email } as const;
      const { code } = await oneTime.make(tx, input, call.now);
      await mails.reauthentication(tx, user.email, user, code, call.now, call);
      await usersRepository.update(tx, user.id, { reauthenticationSentAt: call.now }, call.now);
    });
  };
}
