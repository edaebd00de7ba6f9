import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import type { WholeUser } from './auth-user.ts';
import { createEmailProofs } from './email-proofs.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import { usersRepository } from './users/users.repository.ts';

interface MailedRequest {
  readonly email: string;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
}

/** What asks for a mail to an address. None of it tells whether anybody has that address, nor hashes a password. */
export function createOtpService(context: AuthContext) {
  const { database, settings, users } = context;
  const proofs = createEmailProofs(context);

  const isBanned = (user: WholeUser, now: Date): boolean => user.bannedUntil !== null && user.bannedUntil > now;

  return {
    /** Mails a link and a code to sign in with. A new address becomes a person where sign-up is open. */
    async sendMagicLink(
      { email, redirectTo, codeChallenge }: MailedRequest,
      create: { isWanted: boolean; userMetadata: Readonly<Record<string, unknown>> },
      call: AuthCall,
    ): Promise<void> {
      await database.asSystem(async (tx) => {
        let user = await usersRepository.findByEmail(tx, email);
        if (!user && create.isWanted && settings.isSignUpOpen) {
          const person = { email, passwordHash: null, userMetadata: create.userMetadata, emailConfirmedAt: null };
          const made = await users.create(tx, person, call.now);
          if (made) await recordAudit(tx, call, { userId: made.id, event: 'signed_up' });
          user = made ?? (await usersRepository.findByEmail(tx, email));
        }
        if (!user || isBanned(user, call.now)) return;
        // A password that nobody proved to have chosen falls when the mail is read; a sign-up's own mail keeps it.
        const isNew = user.emailConfirmedAt === null && user.passwordHash === null;
        const purpose = isNew ? 'signup' : 'magiclink';
        await proofs.send(tx, user, { purpose, redirectTo, codeChallenge, origin: call }, call.now);
      });
    },

    /** Mails a link and a code to set a new password with. */
    async sendRecovery({ email, redirectTo, codeChallenge }: MailedRequest, call: AuthCall): Promise<void> {
      await database.asSystem(async (tx) => {
        const user = await usersRepository.findByEmail(tx, email);
        if (!user || isBanned(user, call.now)) return;
        await proofs.send(tx, user, { purpose: 'recovery', redirectTo, codeChallenge, origin: call }, call.now);
        await recordAudit(tx, call, { userId: user.id, event: 'password_reset_requested' });
      });
    },

    /** Mails again what a person has not confirmed yet. */
    async resend(type: 'signup' | 'email_change', request: MailedRequest, call: AuthCall): Promise<void> {
      const { email, redirectTo, codeChallenge } = request;
      await database.asSystem(async (tx) => {
        const user = await usersRepository.findByEmail(tx, email);
        if (!user || isBanned(user, call.now)) return;
        if (type === 'signup') {
          if (user.emailConfirmedAt === null)
            await proofs.send(tx, user, { purpose: 'signup', redirectTo, codeChallenge }, call.now);
        } else if (user.newEmail !== null) {
          const { newEmail } = user;
          const isTaken = await isConfirmedElsewhere(tx, newEmail);
          await proofs.sendEmailChange(tx, user, { newEmail, isTaken, redirectTo, codeChallenge }, call.now);
        }
      });
    },
  };
}

/** Whether an address belongs to somebody who showed to read its mail. An unconfirmed holder gives way to one who does. */
export async function isConfirmedElsewhere(
  tx: Parameters<typeof usersRepository.findByEmail>[0],
  email: string,
): Promise<boolean> {
  const holder = await usersRepository.findByEmail(tx, email);
  return holder !== undefined && holder.emailConfirmedAt !== null;
}
