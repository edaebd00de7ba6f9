import type { Tx } from '#server/db/connect.ts';
import { recordAudit } from './audit/audit.repository.ts';
import type { AuthContext } from './auth-context.ts';
import type { WholeUser } from './auth-user.ts';
import { createEmailProofs } from './email-proofs.ts';
import { mayReceive } from './limits/mail-limits.ts';
import type { MailRequest } from './mail-requests/mail-requests.repository.ts';
import { usersRepository } from './users/users.repository.ts';

/** What is sent to an address that somebody asked a mail for, if anything. Whoever asked was answered before. */
export function createOtpService(context: AuthContext) {
  const { users, mails } = context;
  const proofs = createEmailProofs(context);

  const originOf = ({ address, userAgent, askedAt }: MailRequest) => ({ address, userAgent, now: askedAt });

  /** A new address becomes a person where the request says so. */
  const findOrCreate = async (tx: Tx, request: MailRequest, now: Date): Promise<WholeUser | undefined> => {
    const { email, newPerson } = request;
    const existing = await usersRepository.findByEmail(tx, email);
    if (existing || newPerson === null) return existing;
    const person = {
      ...(request.kind === 'sign_up' && { id: request.id }),
      email,
      passwordHash: request.passwordHash,
      userMetadata: newPerson,
      emailConfirmedAt: null,
      language: request.language,
    };
    const made = await users.create(tx, person, now);
    if (made) await recordAudit(tx, originOf(request), { userId: made.id, event: 'signed_up' });
    return made ?? (await usersRepository.findByEmail(tx, email));
  };

  /**
   * A sign-up, now that the person is there and locked. Whoever has the address already is told so. Somebody who signs up
   * again before confirming gets a new mail; with another password none counts any more until the mail was read, since
   * either of the two may be a stranger's.
   */
  const finishSignUp = async (tx: Tx, user: WholeUser, request: MailRequest, now: Date): Promise<void> => {
    if (user.emailConfirmedAt !== null) return mails.signUpRepeated(tx, request.email, user, now);
    if (user.passwordHash !== null && user.passwordHash !== request.passwordHash)
      await usersRepository.update(tx, user.id, { passwordHash: null }, now);
    const { redirectTo, codeChallenge } = request;
    await proofs.send(tx, user, { purpose: 'signup', redirectTo, codeChallenge }, now);
  };

  return {
    /** Sends what a request is for, in the caller's transaction. The codes live from `now` on. */
    async send(tx: Tx, request: MailRequest, now: Date): Promise<void> {
      const { kind, redirectTo, codeChallenge } = request;
      const found = await findOrCreate(tx, request, now);
      // Read again once it is locked: a change of address or a password may just have ended what the request was for.
      const user = found && (await usersRepository.findLocked(tx, found.id));
      if (user?.email !== request.email) return;
      if (kind === 'sign_in_failed')
        return recordAudit(tx, originOf(request), { userId: user.id, event: 'sign_in_failed' });
      if (user.bannedUntil !== null && user.bannedUntil > now) return;
      const origin = originOf(request);
      switch (kind) {
        case 'magiclink': {
          // A password that nobody proved to have chosen falls when the mail is read; a sign-up's own mail keeps it.
          const isNew = user.emailConfirmedAt === null && user.passwordHash === null;
          const purpose = isNew ? 'signup' : 'magiclink';
          return proofs.send(tx, user, { purpose, redirectTo, codeChallenge, origin }, now);
        }
        case 'recovery':
          await proofs.send(tx, user, { purpose: 'recovery', redirectTo, codeChallenge, origin }, now);
          return recordAudit(tx, origin, { userId: user.id, event: 'password_reset_requested' });
        case 'signup':
          if (user.emailConfirmedAt !== null) return;
          return proofs.send(tx, user, { purpose: 'signup', redirectTo, codeChallenge }, now);
        case 'email_change': {
          const { newEmail } = user;
          if (newEmail === null) return;
          // Whoever asked named the address there is now; the new one, which gets a mail as well, is known only here.
          if (!(await mayReceive(context, tx, newEmail, now))) return;
          const isTaken = await usersRepository.isConfirmed(tx, newEmail);
          return proofs.sendEmailChange(tx, user, { newEmail, isTaken, redirectTo, codeChallenge }, now);
        }
        case 'sign_up':
          return finishSignUp(tx, user, request, now);
      }
    },
  };
}
