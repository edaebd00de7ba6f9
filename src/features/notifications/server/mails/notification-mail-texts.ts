import type { MailedKind } from '#features/notifications/domain/mailed-kinds.ts';
import type { NotificationParams } from '#features/notifications/domain/notification-kinds.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { MailMessage } from '#server/mail/mail-text.ts';
import type { Quota } from '#shared/plans/quota.ts';

/** Language, formats and links of these mails. */
export interface MailVoice {
  say(message: MailMessage, values?: Readonly<Record<string, string | number>>): string;
  /** "1 December 2026" in the person's zone. */
  day(isoTime: string): string;
  /** A quota of the table of plans; undefined for one it does not have. */
  findQuota(id: string): Quota | undefined;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  /** "" where it is about the account. */
  readonly workspaceName: string;
}

type Texts = Pick<MailContent, 'subject' | 'preheader' | 'heading' | 'blocks'>;

/** For a quota that has no words of its own. */
const quotaUsedUp = {
  subject: /*i18n*/ { id: 'mail.quotaUsedUp.subject', message: 'You have reached a limit of your plan: {name}' },
  preheader: /*i18n*/ {
    id: 'mail.quotaUsedUp.preheader',
    message: 'What you have made stays as it is. The count starts again on {day}.',
  },
  heading: /*i18n*/ { id: 'mail.quotaUsedUp.heading', message: 'You have reached a limit of your plan' },
  text: /*i18n*/ {
    id: 'mail.quotaUsedUp.text',
    message:
      '{name}: {used} of {limit} used. What you have made stays as it is and can be edited. The count starts again on {day}.',
  },
};

/** The words of each mail; a kind that is mailed and has none does not compile. */
export const mailTexts: {
  readonly [Kind in MailedKind]: (voice: MailVoice, params: NotificationParams<Kind>) => Texts;
} = {
  plan_completed: ({ say, siteUrl, workspaceName }, { conversationId }) => ({
    subject: say(
      /*i18n*/ { id: 'mail.planCompleted.subject', message: 'The business plan of {workspaceName} is complete' },
      { workspaceName },
    ),
    preheader: say(
      /*i18n*/ { id: 'mail.planCompleted.preheader', message: 'Read it, correct it, and download it as PDF or DOCX.' },
    ),
    heading: say(/*i18n*/ { id: 'mail.planCompleted.heading', message: 'Your business plan is complete' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.planCompleted.text',
            message:
              'Your five answers for {workspaceName} have become a plan. Every number in it shows where it comes from; numbers nobody said are called assumptions, and you can put your own in their place.',
          },
          { workspaceName },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.planCompleted.button', message: 'Read the plan' }),
        url: `${siteUrl}/platform/business-generation?tab=plan&conversation=${conversationId}`,
      },
    ],
  }),
  quota_used_up: ({ say, day, findQuota, siteUrl }, { quota, limit, used, reset }) => {
    const row = findQuota(quota);
    const values = { name: row ? say(row.name) : quota, limit, used, day: day(reset) };
    const { subject, preheader, heading, text } = row?.words?.usedUpMail ?? quotaUsedUp;
    return {
      subject: say(subject, values),
      preheader: say(preheader, values),
      heading: say(heading, values),
      blocks: [
        { kind: 'text', text: say(text, values) },
        {
          kind: 'button',
          label: say(/*i18n*/ { id: 'mail.quotaUsedUp.button', message: 'Compare plans' }),
          url: `${siteUrl}/platform/pricing`,
        },
      ],
    };
  },
  plan_changed: ({ say, siteUrl }, { from, to }) => ({
    subject: say(/*i18n*/ { id: 'mail.planChanged.subject', message: 'You are on the {to} plan now' }, { to }),
    preheader: say(/*i18n*/ { id: 'mail.planChanged.preheader', message: 'It was {from} before.' }, { from }),
    heading: say(/*i18n*/ { id: 'mail.planChanged.subject', message: 'You are on the {to} plan now' }, { to }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.planChanged.text',
            message: 'Your account was on {from} before. What was open to you once stays readable, whatever the plan.',
          },
          { from },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.planChanged.button', message: 'See what it includes' }),
        url: `${siteUrl}/platform/pricing`,
      },
    ],
  }),
  archive_ready: ({ say, day, siteUrl }, { until }) => ({
    subject: say(/*i18n*/ { id: 'mail.archiveReady.subject', message: 'Your data archive is ready' }),
    preheader: say(
      /*i18n*/ { id: 'mail.archiveReady.preheader', message: 'You can download it until {day}.' },
      { day: day(until) },
    ),
    heading: say(/*i18n*/ { id: 'mail.archiveReady.subject', message: 'Your data archive is ready' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.archiveReady.text',
            message:
              'Everything your account holds is in one file. Sign in and download it in the privacy settings until {day}; then it is deleted.',
          },
          { day: day(until) },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.archiveReady.button', message: 'Open the privacy settings' }),
        url: `${siteUrl}/platform/account?tab=privacy`,
      },
    ],
  }),
};

/** The one tip: how many numbers of a plan are assumptions. */
export function assumptionsTipTexts(
  { say, siteUrl, workspaceName }: MailVoice,
  { conversationId, count }: { readonly conversationId: string; readonly count: number },
): Texts {
  return {
    subject: say(
      /*i18n*/ {
        id: 'mail.assumptionsTip.subject',
        message:
          '{count, plural, one {Your plan has # number that is an assumption} other {Your plan has # numbers that are assumptions}}',
      },
      { count },
    ),
    preheader: say(
      /*i18n*/ {
        id: 'mail.assumptionsTip.preheader',
        message: 'Each one you replace makes the plan of {workspaceName} more yours.',
      },
      { workspaceName },
    ),
    heading: say(/*i18n*/ { id: 'mail.assumptionsTip.heading', message: 'Put your own numbers in' }),
    blocks: [
      {
        kind: 'text',
        text: say(
          /*i18n*/ {
            id: 'mail.assumptionsTip.text',
            message:
              '{count, plural, one {# number in the plan of {workspaceName} is an assumption: nobody said it, and no source stands behind it.} other {# numbers in the plan of {workspaceName} are assumptions: nobody said them, and no source stands behind them.}} If you know better, click the number and type yours; everything that follows from it is computed again.',
          },
          { count, workspaceName },
        ),
      },
      {
        kind: 'button',
        label: say(/*i18n*/ { id: 'mail.assumptionsTip.button', message: 'Look at the numbers' }),
        url: `${siteUrl}/platform/business-generation?tab=plan&conversation=${conversationId}`,
      },
    ],
  };
}
