import type { MailBlock, MailContent } from '#server/mail/mail-content.ts';
import type { CodeAndLink } from './auth-mails.ts';
import type { MailWords } from './mail-words.ts';

type Facts = readonly (readonly [string, string])[];

/** Mails with something to click or to type in: they prove that a person reads the mail of an address. */

const codeBlock = (code: string, note: string): MailBlock => ({ kind: 'code', code, note });
const factsBlock = (facts: Facts): readonly MailBlock[] => (facts.length > 0 ? [{ kind: 'facts', rows: facts }] : []);

export function confirmationMail({ say }: MailWords, to: string, { code, link }: CodeAndLink): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.confirmation.subject', message: 'Confirm your email address' }),
    preheader: say(
      /*i18n*/ { id: 'mail.confirmation.preheader', message: 'One more step, and your {product} account is open.' },
    ),
    heading: say(/*i18n*/ { id: 'mail.confirmation.heading', message: 'Confirm your email address' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.confirmation.text',
            message: 'Somebody signed up for {product} with {to}. If that was you, confirm that the address is yours.',
          },
          { to },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.confirmation.button', message: 'Confirm my address' }),
        url: link,
      },
      codeBlock(
        code,
        say(
          /*i18n*/ {
            id: 'mail.confirmation.code',
            message: 'Where a code is asked for, enter this one. It works for 10 minutes, the button for 24 hours.',
          },
        ),
      ),
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.confirmation.footer',
        message:
          'You get this mail because your address was entered at {product}. If that was not you, do nothing: without your confirmation nobody can use the account.',
      },
    ),
  };
}

export function invitationMail({ say }: MailWords, { code, link }: CodeAndLink): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.invitation.subject', message: 'You are invited to {product}' }),
    preheader: say(/*i18n*/ { id: 'mail.invitation.preheader', message: 'Accept within seven days.' }),
    heading: say(/*i18n*/ { id: 'mail.invitation.heading', message: 'You are invited to {product}' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.invitation.text',
            message: 'An account was made for this address. Accept the invitation, then choose a password.',
          },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.invitation.button', message: 'Accept the invitation' }),
        url: link,
      },
      codeBlock(
        code,
        say(
          /*i18n*/ {
            id: 'mail.invitation.code',
            message: 'Where a code is asked for, enter this one. It works for 10 minutes, the button for 7 days.',
          },
        ),
      ),
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.invitation.footer',
        message:
          'You get this mail because an administrator of {product} entered your address. If you did not expect it, do nothing: the account stays closed.',
      },
    ),
  };
}

export function magicLinkMail({ say }: MailWords, to: string, { code, link }: CodeAndLink, facts: Facts): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.magicLink.subject', message: 'Sign in to {product}' }),
    preheader: say(/*i18n*/ { id: 'mail.magicLink.preheader', message: 'Your link and your code are inside.' }),
    heading: say(/*i18n*/ { id: 'mail.magicLink.heading', message: 'Sign in to {product}' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ { id: 'mail.magicLink.text', message: 'Use the button or the code to sign in with {to}.' },
          { to },
        ),
      },
      { kind: 'button', label: say(/*i18n*/ { id: 'mail.magicLink.button', message: 'Sign in' }), url: link },
      codeBlock(
        code,
        say(
          /*i18n*/ {
            id: 'mail.magicLink.code',
            message: 'The code works for 10 minutes, the button for one hour; each of them once.',
          },
        ),
      ),
      ...factsBlock(facts),
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.magicLink.footer',
        message:
          'You get this mail because somebody asked to sign in with your address. If that was not you, do nothing. Give the code to nobody: no one from {product} will ask for it.',
      },
    ),
  };
}

export function recoveryMail({ say }: MailWords, to: string, { code, link }: CodeAndLink, facts: Facts): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.recovery.subject', message: 'Set a new password' }),
    preheader: say(/*i18n*/ { id: 'mail.recovery.preheader', message: 'Your code works for 10 minutes.' }),
    heading: say(/*i18n*/ { id: 'mail.recovery.heading', message: 'Set a new password' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.recovery.text',
            message:
              'Somebody asked for a new password for {to}. If that was you, enter this code on the page where you asked.',
          },
          { to },
        ),
      },
      codeBlock(
        code,
        say(/*i18n*/ { id: 'mail.recovery.code', message: 'It works once, for 10 minutes. A newer code replaces it.' }),
      ),
      {
        kind: 'text',
        text: say(/*i18n*/ { id: 'mail.recovery.other', message: 'On another device, use the button instead.' }),
      },
      { kind: 'button', label: say(/*i18n*/ { id: 'mail.recovery.button', message: 'Set a new password' }), url: link },
      ...factsBlock(facts),
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.recovery.footer',
        message:
          'You get this mail because somebody asked for a new password. If that was not you, do nothing: your password stays as it is. Give the code to nobody: no one from {product} will ask for it.',
      },
    ),
  };
}

export function emailChangeMail(
  { say }: MailWords,
  { code, link, from, toNew, isNew }: CodeAndLink & { from: string; toNew: string; isNew: boolean },
): MailContent {
  const first = from === '';
  const text = first
    ? say(
        /*i18n*/ {
          id: 'mail.emailChange.textFirst',
          message: 'You asked to use {toNew} for your {product} account. Confirm that the address is yours.',
        },
        { toNew },
      )
    : say(
        /*i18n*/ {
          id: 'mail.emailChange.text',
          message:
            'A {product} account is to get another address. It changes once both addresses are confirmed: this one here, the other one in the mail we sent there.',
        },
      );
  const addresses: Facts = [
    [say(/*i18n*/ { id: 'mail.emailChange.from', message: 'Address now' }), from],
    [say(/*i18n*/ { id: 'mail.emailChange.to', message: 'New address' }), toNew],
  ];
  const footer = isNew
    ? say(
        /*i18n*/ {
          id: 'mail.emailChange.footerNew',
          message:
            'You get this mail because your address was entered at {product}. If that was not you, do nothing: without your confirmation nothing changes.',
        },
      )
    : say(
        /*i18n*/ {
          id: 'mail.emailChange.footerCurrent',
          message:
            'If you did not ask for this, somebody else is signed in to your account. Do not confirm, and set a new password, which signs out every device: {siteUrl}/forgot-password',
        },
      );
  return {
    subject: isNew
      ? say(/*i18n*/ { id: 'mail.emailChange.subjectNew', message: 'Confirm your new email address' })
      : say(/*i18n*/ { id: 'mail.emailChange.subjectCurrent', message: 'Confirm the change of your email address' }),
    preheader: first
      ? say(/*i18n*/ { id: 'mail.emailChange.preheaderFirst', message: 'One more step, and the account is yours.' })
      : say(
          /*i18n*/ {
            id: 'mail.emailChange.preheader',
            message: 'Nothing changes before both addresses are confirmed.',
          },
        ),
    heading: isNew
      ? say(/*i18n*/ { id: 'mail.emailChange.headingNew', message: 'Confirm your new email address' })
      : say(/*i18n*/ { id: 'mail.emailChange.headingCurrent', message: 'Change your email address?' }),
    blocks: [
      { kind: 'text', text },
      ...factsBlock(first ? [] : addresses),
      {
        kind: 'button',
        label: isNew
          ? say(/*i18n*/ { id: 'mail.emailChange.buttonNew', message: 'Confirm this address' })
          : say(/*i18n*/ { id: 'mail.emailChange.buttonCurrent', message: 'Confirm the change' }),
        url: link,
      },
      codeBlock(
        code,
        say(
          /*i18n*/ {
            id: 'mail.emailChange.code',
            message: 'Where a code is asked for, enter this one. It works for 10 minutes, the button for 24 hours.',
          },
        ),
      ),
    ],
    footer,
  };
}

export function reauthenticationMail({ say }: MailWords, code: string, facts: Facts): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.reauthentication.subject', message: 'Your confirmation code' }),
    preheader: say(/*i18n*/ { id: 'mail.reauthentication.preheader', message: 'It works for 10 minutes.' }),
    heading: say(/*i18n*/ { id: 'mail.reauthentication.heading', message: 'Confirm that it is you' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.reauthentication.text',
            message:
              'Your {product} account is about to get another password. Enter this code on the page where you asked for it.',
          },
        ),
      },
      codeBlock(
        code,
        say(
          /*i18n*/ {
            id: 'mail.reauthentication.code',
            message: 'It works once, for 10 minutes. A newer code replaces it.',
          },
        ),
      ),
      ...factsBlock(facts),
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.reauthentication.footer',
        message:
          'If you did not ask for this, somebody else is signed in to your account. Give the code to nobody, and set a new password, which signs out every device: {siteUrl}/forgot-password',
      },
    ),
  };
}

export function signUpRepeatedMail({ say, siteUrl }: MailWords, to: string): MailContent {
  return {
    subject: say(/*i18n*/ { id: 'mail.signUpRepeated.subject', message: 'You already have an account' }),
    preheader: say(/*i18n*/ { id: 'mail.signUpRepeated.preheader', message: 'Sign in instead of signing up.' }),
    heading: say(/*i18n*/ { id: 'mail.signUpRepeated.heading', message: 'You already have an account' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.signUpRepeated.text',
            message:
              'Somebody entered {to} for a {product} account. The address has one already. If it was you, sign in.',
          },
          { to },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.signUpRepeated.button', message: 'Sign in' }),
        url: `${siteUrl}/signin`,
      },
      {
        kind: 'note',
        text: say(
          /*i18n*/ {
            id: 'mail.signUpRepeated.note',
            message: 'Forgot your password? Set a new one: {siteUrl}/forgot-password',
          },
        ),
      },
    ],
    footer: say(
      /*i18n*/ {
        id: 'mail.signUpRepeated.footer',
        message:
          'You get this mail because your address was entered at {product}. If that was not you, do nothing: whoever it was did not learn that you have an account.',
      },
    ),
  };
}
