import type { Tx } from '#server/db/connect.ts';
import { formatDay } from '#server/mail/format-day.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { privacyRepository } from '../privacy.repository.ts';

interface LeavingMailsDependencies {
  readonly queueMail: QueueMail;
  readonly siteUrl: string;
  readonly supportEmail: string;
}

type Recipient = { readonly accountId: string; readonly email: string };
type Say = (message: MailMessage, values?: Readonly<Record<string, string>>) => string;
type Texts = Pick<MailContent, 'subject' | 'preheader' | 'heading' | 'blocks'>;

export type LeavingMails = ReturnType<typeof createLeavingMails>;

/** Mails about leaving: essential, in the person's language, with the days in their zone. */
export function createLeavingMails({ queueMail, siteUrl, supportEmail }: LeavingMailsDependencies) {
  const send = async (
    tx: Tx,
    { accountId, email }: Recipient,
    now: Date,
    write: (say: Say, day: (at: Date) => string) => Texts,
  ): Promise<void> => {
    const account = await privacyRepository.findAccount(tx, accountId);
    const i18n = createMailI18n(account?.language ?? 'en');
    const say: Say = (message, values) => mailText(i18n, message, { supportEmail, ...values });
    const day = (at: Date): string => formatDay(at, i18n.locale, account?.timezone ?? 'UTC');
    const content = { ...write(say, day), footer: say(footer) };
    const rendered = renderMail(content, { name: 'Groundwork', url: siteUrl, locale: i18n.locale });
    await queueMail(tx, { to: email, userId: accountId, category: 'essential', ...rendered }, now);
  };

  return {
    /** The deletion was planned: until when signing in undoes it, and when the last backup is gone. */
    planned: (tx: Tx, to: Recipient, days: { dueAt: Date; backupsGoneAt: Date }, now: Date): Promise<void> =>
      send(tx, to, now, (say, format) => {
        const day = format(days.dueAt);
        return {
          subject: say(
            /*i18n*/ {
              id: 'mail.deletionPlanned.subject',
              message: 'Your Groundwork account will be deleted on {day}',
            },
            { day },
          ),
          preheader: say(/*i18n*/ { id: 'mail.deletionPlanned.preheader', message: 'Sign in before then to keep it.' }),
          heading: say(/*i18n*/ { id: 'mail.deletionPlanned.heading', message: 'Your account will be deleted' }),
          blocks: [
            {
              kind: 'text',
              text: say(
                /*i18n*/ {
                  id: 'mail.deletionPlanned.text',
                  message:
                    'You asked us to delete your account. All your sessions have ended. On {day} everything in it is deleted for good: your businesses, plans, conversations, files and settings. Backups of this installation that still hold it are deleted by {backups}.',
                },
                { day, backups: format(days.backupsGoneAt) },
              ),
            },
            {
              kind: 'text',
              text: say(
                /*i18n*/ {
                  id: 'mail.deletionPlanned.undo',
                  message: 'Changed your mind? Signing in before {day} undoes it, and nothing is lost.',
                },
                { day },
              ),
            },
            {
              kind: 'button',
              label: say(/*i18n*/ { id: 'mail.deletionPlanned.button', message: 'Keep my account' }),
              url: `${siteUrl}/signin`,
            },
            {
              kind: 'note',
              text: say(
                /*i18n*/ {
                  id: 'mail.deletionPlanned.note',
                  message:
                    'Was that not you? Sign in, which keeps the account, and change your password at once. For security we keep a record of when things happened to the account, without your name, address or device.',
                },
              ),
            },
          ],
        };
      }),

    /** Signing in undid it. */
    undone: (tx: Tx, to: Recipient, { wasDueAt }: { wasDueAt: Date }, now: Date): Promise<void> =>
      send(tx, to, now, (say, format) => ({
        subject: say(/*i18n*/ { id: 'mail.deletionUndone.subject', message: 'Your Groundwork account is kept' }),
        preheader: say(/*i18n*/ { id: 'mail.deletionUndone.preheader', message: 'Signing in undid its deletion.' }),
        heading: say(/*i18n*/ { id: 'mail.deletionUndone.heading', message: 'Your account is kept' }),
        blocks: [
          {
            kind: 'text',
            text: say(
              /*i18n*/ {
                id: 'mail.deletionUndone.text',
                message:
                  'You signed in, so your account will not be deleted on {day}. Everything in it is as it was. If you still want to leave, ask for the deletion again in the privacy settings.',
              },
              { day: format(wasDueAt) },
            ),
          },
          {
            kind: 'button',
            label: say(/*i18n*/ { id: 'mail.deletionUndone.button', message: 'Open the privacy settings' }),
            url: `${siteUrl}/platform/account?tab=privacy`,
          },
        ],
      })),
  };
}

const footer: MailMessage = /*i18n*/ {
  id: 'mail.footer.leaving',
  message: 'This mail is about your account itself, so no setting switches it off. Help: {supportEmail}',
};
