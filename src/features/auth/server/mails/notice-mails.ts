import type { MailBlock, MailContent } from '#server/mail/mail-content.ts';
import type { MailMessage } from '#server/mail/mail-text.ts';
import type { MailWords } from './mail-words.ts';

type Facts = readonly (readonly [string, string])[];

/** What happened, in words. */
interface Notice {
  readonly subject: MailMessage;
  /** In the subject, the heading and the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly text: MailMessage;
  /** Rows about the event itself, before when and where. */
  readonly facts?: Facts;
  /** What to do if it was somebody else, where that is more than setting a new password. */
  readonly otherwise?: MailMessage;
  /** Where a new password would not help, or could not be set. */
  readonly isBeyondPassword?: true;
}

/** Mails that tell what happened to an account, from where, and what to do if it was somebody else. */
function noticeMail({ say, siteUrl }: MailWords, notice: Notice, facts: Facts, footer: MailMessage): MailContent {
  const values = notice.values ?? {};
  const newPassword: readonly MailBlock[] = [
    {
      kind: 'button',
      label: say(/*i18n*/ { id: 'mail.notice.button', message: 'Set a new password' }),
      url: `${siteUrl}/forgot-password`,
    },
  ];
  return {
    subject: say(notice.subject, values),
    preheader: say(/*i18n*/ { id: 'mail.notice.preheader', message: 'If this was you, there is nothing to do.' }),
    heading: say(notice.subject, values),
    blocks: [
      { kind: 'text', text: say(notice.text, values) },
      { kind: 'facts', rows: [...(notice.facts ?? []), ...facts] },
      {
        kind: 'text',
        text: notice.otherwise
          ? say(notice.otherwise, values)
          : say(
              /*i18n*/ {
                id: 'mail.notice.otherwise',
                message: 'If this was not you, set a new password now. That signs out every device.',
              },
            ),
      },
      ...(notice.isBeyondPassword ? [] : newPassword),
    ],
    footer: say(footer),
  };
}

const essentialFooter: MailMessage = /*i18n*/ {
  id: 'mail.notice.footer',
  message:
    'You get this mail because it concerns the security of your {product} account; it cannot be switched off. Help: {supportEmail}',
};
const alertFooter: MailMessage = /*i18n*/ {
  id: 'mail.notice.alertFooter',
  message: 'You get this mail because security alerts are on in your account settings. Help: {supportEmail}',
};

export const passwordChangedMail = (words: MailWords, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: 'Your password was changed' },
      text: /*i18n*/ {
        id: 'mail.passwordChanged.text',
        message: 'Your {product} account has a new password. Other devices were signed out.',
      },
    },
    facts,
    essentialFooter,
  );

export const emailChangedMail = (
  words: MailWords,
  change: { readonly from: string; readonly to: string },
  facts: Facts,
): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.emailChanged.subject', message: 'Your email address was changed' },
      text: /*i18n*/ {
        id: 'mail.emailChanged.text',
        message: 'You sign in to {product} with your new address from now on. This one gets no further mail.',
      },
      facts: [
        [words.say(/*i18n*/ { id: 'mail.emailChanged.before', message: 'Before' }), change.from],
        [words.say(/*i18n*/ { id: 'mail.emailChanged.now', message: 'Now' }), change.to],
      ],
      otherwise: /*i18n*/ {
        id: 'mail.emailChanged.otherwise',
        message: 'If this was not you, write to {supportEmail} from this address at once. Only we can undo it.',
      },
      isBeyondPassword: true,
    },
    facts,
    essentialFooter,
  );

export const factorAddedMail = (words: MailWords, factorName: string, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.factorAdded.subject', message: 'Two-factor sign-in is on' },
      text: /*i18n*/ {
        id: 'mail.factorAdded.text',
        message: 'Signing in to {product} now takes a code from your authenticator app as well.',
      },
      facts: nameRow(words, factorName),
      otherwise: /*i18n*/ {
        id: 'mail.factorAdded.otherwise',
        message: 'If this was not you, write to {supportEmail} at once: a new password takes that code now, too.',
      },
      isBeyondPassword: true,
    },
    facts,
    essentialFooter,
  );

export const factorRemovedMail = (words: MailWords, factorName: string, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.factorRemoved.subject', message: 'An authenticator was removed' },
      text: /*i18n*/ {
        id: 'mail.factorRemoved.text',
        message: 'Its codes no longer open your {product} account.',
      },
      facts: nameRow(words, factorName),
    },
    facts,
    essentialFooter,
  );

export const recoveryCodesMadeMail = (words: MailWords, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.recoveryCodesMade.subject', message: 'You have new recovery codes' },
      text: /*i18n*/ {
        id: 'mail.recoveryCodesMade.text',
        message:
          'Earlier recovery codes of your {product} account no longer work. Keep the new ones where only you can read them.',
      },
    },
    facts,
    essentialFooter,
  );

export const recoveryCodeUsedMail = (words: MailWords, left: number, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.recoveryCodeUsed.subject', message: 'A recovery code was used' },
      text: /*i18n*/ {
        id: 'mail.recoveryCodeUsed.text',
        message:
          '{left, plural, =0 {Somebody signed in to your {product} account with your last recovery code. Make new ones in your account settings.} one {Somebody signed in to your {product} account with a recovery code. # code is left.} other {Somebody signed in to your {product} account with a recovery code. # codes are left.}}',
      },
      values: { left },
    },
    facts,
    essentialFooter,
  );

export const identityLinkedMail = (words: MailWords, provider: string, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.identityLinked.subject', message: '{provider} sign-in was added' },
      text: /*i18n*/ {
        id: 'mail.identityLinked.text',
        message: 'Your {product} account can now be opened with {provider} too.',
      },
      otherwise: /*i18n*/ {
        id: 'mail.identityLinked.otherwise',
        message:
          'If this was not you, set a new password now, which signs out every device. Then write to {supportEmail}: {provider} still opens the account.',
      },
      values: { provider },
    },
    facts,
    essentialFooter,
  );

export const identityUnlinkedMail = (words: MailWords, provider: string, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.identityUnlinked.subject', message: '{provider} sign-in was removed' },
      text: /*i18n*/ {
        id: 'mail.identityUnlinked.text',
        message: 'Your {product} account can no longer be opened with {provider}.',
      },
      values: { provider },
    },
    facts,
    essentialFooter,
  );

export const tokenReusedMail = (words: MailWords, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.tokenReused.subject', message: 'We ended one of your sessions' },
      text: /*i18n*/ {
        id: 'mail.tokenReused.text',
        message:
          'A sign-in of yours was used from two places at once, as happens when it is copied. We ended it to be safe. Sign in again to go on working.',
      },
      otherwise: /*i18n*/ {
        id: 'mail.tokenReused.otherwise',
        message: 'If you do not know the device, set a new password now. That signs out every device.',
      },
    },
    facts,
    essentialFooter,
  );

export const newDeviceMail = (words: MailWords, facts: Facts): MailContent =>
  noticeMail(
    words,
    {
      subject: /*i18n*/ { id: 'mail.newDevice.subject', message: 'A new device signed in' },
      text: /*i18n*/ {
        id: 'mail.newDevice.text',
        message: 'Your {product} account was opened from a browser that had not been used for it before.',
      },
    },
    facts,
    alertFooter,
  );

function nameRow(words: MailWords, factorName: string): Facts {
  if (factorName === '') return [];
  return [[words.say(/*i18n*/ { id: 'mail.factor.name', message: 'Authenticator' }), factorName]];
}
