import type { Tx } from '#server/db/connect.ts';
import { type AuthNotice, publishForAccount } from '#server/events/outbox.ts';
import { readDeviceName } from '../../domain/device-name.ts';
import type { AuthMails, MailedPerson } from './auth-mails.ts';

type Detail = Readonly<Record<string, string | number>>;

/**
 * The same mails, each notice of which is announced as an event too, in the transaction in which it happened: what a
 * person is mailed of their security also stands among their notifications.
 */
export function announceNotices(mails: AuthMails): AuthMails {
  const announce = (tx: Tx, user: MailedPerson, now: Date, notice: AuthNotice, detail: Detail = {}): Promise<void> =>
    publishForAccount({ tx, now }, { type: 'auth.notice_given', accountId: user.id, payload: { notice, detail } });
  return {
    ...mails,
    passwordChanged: async (tx, user, call) => {
      await announce(tx, user, call.now, 'password_changed');
      await mails.passwordChanged(tx, user, call);
    },
    emailChanged: async (tx, user, change, call) => {
      await announce(tx, user, call.now, 'email_changed', { to: change.to });
      await mails.emailChanged(tx, user, change, call);
    },
    factorAdded: async (tx, user, name, call) => {
      await announce(tx, user, call.now, 'factor_added', { name });
      await mails.factorAdded(tx, user, name, call);
    },
    factorRemoved: async (tx, user, name, call) => {
      await announce(tx, user, call.now, 'factor_removed', { name });
      await mails.factorRemoved(tx, user, name, call);
    },
    recoveryCodesMade: async (tx, user, call) => {
      await announce(tx, user, call.now, 'recovery_codes_made');
      await mails.recoveryCodesMade(tx, user, call);
    },
    recoveryCodeUsed: async (tx, user, left, call) => {
      await announce(tx, user, call.now, 'recovery_code_used', { left });
      await mails.recoveryCodeUsed(tx, user, left, call);
    },
    identityLinked: async (tx, user, provider, call) => {
      await announce(tx, user, call.now, 'identity_linked', { provider });
      await mails.identityLinked(tx, user, provider, call);
    },
    identityUnlinked: async (tx, user, provider, call) => {
      await announce(tx, user, call.now, 'identity_unlinked', { provider });
      await mails.identityUnlinked(tx, user, provider, call);
    },
    tokenReused: async (tx, user, call) => {
      await announce(tx, user, call.now, 'token_reused');
      await mails.tokenReused(tx, user, call);
    },
    newDevice: async (tx, user, call) => {
      const { browser = '', system = '' } = readDeviceName(call.userAgent);
      await announce(tx, user, call.now, 'new_device', { browser, system });
      await mails.newDevice(tx, user, call);
    },
  };
}
