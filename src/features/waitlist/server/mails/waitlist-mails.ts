import type { MailContent } from '#server/mail/mail-content.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import { renderMail } from '#server/mail/render-mail.ts';

/** Never translated. */
const productName = 'Groundwork';

interface WaitlistMail {
  readonly language: string;
  readonly siteUrl: string;
  readonly email: string;
  readonly confirmUrl: string;
  readonly leaveUrl: string;
  /** The address was confirmed before: there is nothing to click but the way out. */
  readonly isConfirmed: boolean;
}

type Say = (message: MailMessage, values?: Readonly<Record<string, string>>) => string;

/** The mail that asks for confirmation, or says that the address is on the list already; in the page's language. */
export function waitlistMail(mail: WaitlistMail): { subject: string; text: string; html: string } {
  const i18n = createMailI18n(mail.language);
  const say: Say = (message, values) => mailText(i18n, message, { product: productName, ...values });
  const content = mail.isConfirmed ? knownContent(say, mail) : askContent(say, mail);
  return renderMail(content, { name: productName, url: mail.siteUrl, locale: mail.language });
}

function askContent(say: Say, { email, confirmUrl, leaveUrl }: WaitlistMail): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.waitlist.subject', message: 'Confirm that we may write to you' }),
    preheader: say(
      /*i18n*/ { id: 'mail.waitlist.preheader', message: 'One click, and you hear of the launch of {product}.' },
    ),
    heading: say(/*i18n*/ { id: 'mail.waitlist.heading', message: 'Hear of the launch' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.waitlist.text',
            message:
              'Somebody asked us to write to {email} when {product} launches. If that was you, confirm it. We then send one mail, on the day.',
          },
          { email },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.waitlist.button', message: 'Yes, write to me' }),
        url: confirmUrl,
      },
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.waitlist.footer',
        message:
          'You get this mail because your address was entered at {product}. If that was not you, do nothing: without your confirmation we forget it within 30 days.',
      },
    ),
    unsubscribe: wayOut(say, leaveUrl),
  };
}

function knownContent(say: Say, { email, leaveUrl }: WaitlistMail): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.waitlistKnown.subject', message: 'You are on the list' }),
    preheader: say(/*i18n*/ { id: 'mail.waitlistKnown.preheader', message: 'There is nothing left to do.' }),
    heading: say(/*i18n*/ { id: 'mail.waitlistKnown.heading', message: 'You are on the list' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.waitlistKnown.text',
            message:
              'Somebody entered {email} again to hear of the launch of {product}. The address is confirmed already: we write once, on the day.',
          },
          { email },
        ),
      },
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.waitlistKnown.footer',
        message: 'You get this mail because your address was entered at {product}. If that was not you, do nothing.',
      },
    ),
    unsubscribe: wayOut(say, leaveUrl),
  };
}

const wayOut = (say: Say, url: string): { label: string; url: string } => ({
  label: say(/*i18n*/ { id: 'mail.waitlist.unsubscribe', message: 'Take me off the list' }),
  url,
});
