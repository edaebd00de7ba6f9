import type { MailMessage } from '#server/mail/mail-text.ts';
import type { MailTexts, MailVoice } from '#server/mail/mail-voice.ts';
import type { AnsweredField, ThreadForm } from '../../domain/thread.ts';

/** What somebody wrote, as its mail to the business has it. */
export interface ReceivedLetter {
  readonly personName: string;
  readonly personMail: string;
  readonly form: ThreadForm;
  readonly body: string;
  readonly fields: readonly AnsweredField[];
}

const subjects: Readonly<Record<ThreadForm, MailMessage>> = {
  contact: /*i18n*/ { id: 'mail.threadReceived.contact', message: '{person} wrote to {workspaceName}' },
  order: /*i18n*/ { id: 'mail.threadReceived.order', message: '{person} orders from {workspaceName}' },
  newsletter: /*i18n*/ {
    id: 'mail.threadReceived.newsletter',
    message: '{person} wants news from {workspaceName}',
  },
};

const inboxButton: MailMessage = /*i18n*/ { id: 'mail.threadReceived.button', message: 'Open it in the inbox' };

/** The mail that tells a business what somebody wrote. */
export function receivedMailTexts(
  { say, siteUrl, workspaceName }: MailVoice,
  { workspaceId, threadId }: { readonly workspaceId: string; readonly threadId: string },
  { personName, personMail, form, body, fields }: ReceivedLetter,
): MailTexts {
  const subject = say(subjects[form], { person: personName === '' ? personMail : personName, workspaceName });
  const from: readonly (readonly [string, string])[] = [
    ...(personName === ''
      ? []
      : ([[say(/*i18n*/ { id: 'mail.threadReceived.name', message: 'Name' }), personName]] as const)),
    [say(/*i18n*/ { id: 'mail.threadReceived.mail', message: 'Email' }), personMail],
  ];
  return {
    subject,
    preheader:
      body === ''
        ? say(/*i18n*/ { id: 'mail.threadReceived.preheader', message: 'Sent from your website.' })
        : body.replace(/\s+/g, ' ').slice(0, 120).toWellFormed(),
    heading: subject,
    blocks: [
      { kind: 'facts', rows: [...from, ...fields.map(({ label, value }) => [label, value] as const)] },
      ...(body === '' ? [] : ([{ kind: 'text', text: body }] as const)),
      {
        kind: 'button',
        label: say(inboxButton),
        url: `${siteUrl}/platform/inbox?workspace=${workspaceId}&thread=${threadId}`,
      },
      {
        kind: 'note',
        text: say(
          /*i18n*/ {
            id: 'mail.threadReceived.note',
            message: 'An answer to this mail goes straight to them; an answer from the inbox is kept there.',
          },
        ),
      },
    ],
  };
}

/** The mail that tells a business how much more waits. */
export function waitingMailTexts(
  { say, siteUrl, workspaceName }: MailVoice,
  { count }: { readonly count: number },
): MailTexts {
  const subject = say(
    /*i18n*/ {
      id: 'mail.threadsWaiting.subject',
      message: '{count, plural, one {# more message} other {# more messages}} for {workspaceName}',
    },
    { count, workspaceName },
  );
  const text = say(
    /*i18n*/ {
      id: 'mail.threadsWaiting.text',
      message: 'So much came in within an hour that it is told together. Everything is in the inbox.',
    },
  );
  return {
    subject,
    preheader: text,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: say(openInbox), url: `${siteUrl}/platform/inbox` },
    ],
  };
}

const openInbox: MailMessage = /*i18n*/ { id: 'mail.threadsWaiting.button', message: 'Open the inbox' };
