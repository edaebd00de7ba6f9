import type { Tx } from '#server/db/connect.ts';
import type { AuthContext } from './auth-context.ts';
import type { WholeUser } from './auth-user.ts';
import type { Origin } from './mails/auth-mails.ts';
import type { OneTimePurpose } from './one-time/one-time.repository.ts';
import { withParameters } from './redirects.ts';
import { usersRepository } from './users/users.repository.ts';

/** Purposes that are proved by reading one mail to the person's own address. */
export type MailedPurpose = Extract<OneTimePurpose, 'signup' | 'invite' | 'magiclink' | 'recovery'>;

/** How the protocol calls a purpose in `type`. */
const linkTypes: Readonly<Record<OneTimePurpose, string>> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
};

/** Makes codes and links and queues the mails that carry them, in the caller's transaction. */
export function createEmailProofs({ settings, oneTime, mails }: AuthContext) {
  /**
   * Our own page, which asks for a click: mail scanners follow links, and must not use them up. It works on another
   * device, because the secret is in the link alone.
   */
  const linkOf = (purpose: OneTimePurpose, linkToken: string, redirectTo: string | null): string =>
    withParameters(
      `${settings.siteUrl}${purpose === 'recovery' ? '/reset-password' : '/auth/confirm'}`,
      {
        token_hash: linkToken,
        type: linkTypes[purpose],
        ...(redirectTo && redirectTo !== settings.siteUrl && { redirect_to: redirectTo }),
      },
      'query',
    );

  return {
    linkOf,

    /** Sends the newest code and link of a purpose to the person's address. */
    async send(
      tx: Tx,
      user: WholeUser,
      proof: { purpose: MailedPurpose; redirectTo: string | null; codeChallenge: string | null; origin?: Origin },
      now: Date,
    ): Promise<void> {
      const to = user.email!;
      const { origin, ...token } = proof;
      const made = await oneTime.make(tx, { userId: user.id, sentTo: to, ...token }, now);
      const content = { code: made.code, link: linkOf(proof.purpose, made.linkToken, proof.redirectTo), origin };
      switch (proof.purpose) {
        case 'signup':
          await mails.confirmation(tx, to, user, content, now);
          return usersRepository.update(tx, user.id, { confirmationSentAt: now }, now);
        case 'invite':
          await mails.invitation(tx, to, user, content, now);
          return usersRepository.update(tx, user.id, { invitedAt: now }, now);
        case 'magiclink':
          await mails.magicLink(tx, to, user, content, now);
          return usersRepository.update(tx, user.id, { recoverySentAt: now }, now);
        case 'recovery':
          await mails.recovery(tx, to, user, content, now);
          return usersRepository.update(tx, user.id, { recoverySentAt: now }, now);
      }
    },

    /**
     * Asks both addresses to confirm a change, the new one alone where there is none before. With `isTaken` the new
     * address only learns that it has an account: the caller is not told, and the change can never be completed.
     */
    async sendEmailChange(
      tx: Tx,
      user: WholeUser,
      change: { newEmail: string; isTaken: boolean; redirectTo: string | null; codeChallenge: string | null },
      now: Date,
    ): Promise<void> {
      const { newEmail, isTaken, redirectTo, codeChallenge } = change;
      const sendTo = async (purpose: 'email_change_current' | 'email_change_new', sentTo: string): Promise<void> => {
        const { code, linkToken } = await oneTime.make(
          tx,
          { userId: user.id, purpose, sentTo, redirectTo, codeChallenge },
          now,
        );
        const isNew = purpose === 'email_change_new';
        const link = linkOf(purpose, linkToken, redirectTo);
        const content = { code, link, from: user.email ?? '', toNew: newEmail, isNew };
        if (isNew && isTaken) await mails.signUpRepeated(tx, sentTo, user, now);
        else await mails.emailChange(tx, sentTo, user, content, now);
      };
      await usersRepository.update(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
      if (user.email !== null) await sendTo('email_change_current', user.email);
      await sendTo('email_change_new', newEmail);
    },
  };
}
