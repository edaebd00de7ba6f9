import { formatDay } from '#server/mail/format-day.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { AnsweredField } from '../../domain/thread.ts';

const wrote: MailMessage = /*i18n*/ { id: 'mail.threadAnswer.wrote', message: 'You wrote on {day}:' };

interface AnswerParts {
  /** What the person reads. */
  readonly language: string;
  readonly timeZone: string;
  readonly subject: string;
  readonly body: string;
  /** What stands below the answer. */
  readonly business: string;
  /** What the person wrote first. */
  readonly received: { readonly body: string; readonly fields: readonly AnsweredField[]; readonly at: Date };
}

/** Signs of a subject, with "Re: " before it. */
const longestSubject = 240;

/**
 * An answer of a person to a person: words, a name, and what is answered to below them. Nothing in it is fetched, and nothing tells
 * whether it was read.
 */
export function answerMail({ language, timeZone, subject, body, business, received }: AnswerParts): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const i18n = createMailI18n(language);
  const intro = mailText(i18n, wrote, { day: formatDay(received.at, language, timeZone) });
  const quoted = [
    ...received.fields.map(({ label, value }) => `${label}: ${value}`),
    ...(received.body === '' ? [] : received.body.split('\n')),
  ];
  return {
    subject: `Re: ${subject}`.slice(0, longestSubject).replace(/[\ud800-\udbff]$/, ''),
    text: `${body}\n\n${business}\n\n${intro}\n${quoted.map((line) => `> ${line}`.trimEnd()).join('\n')}\n`,
    html: [
      `<!doctype html>\n<html lang="${escapeHtml(language)}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:16px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;">',
      `<div dir="auto" style="white-space:pre-line;">${escapeHtml(body)}</div>`,
      `<p dir="auto" style="margin:16px 0;">${escapeHtml(business)}</p>`,
      `<p style="margin:24px 0 8px;">${escapeHtml(intro)}</p>`,
      `<blockquote dir="auto" style="margin:0;padding:0 0 0 12px;border-left:3px solid #8a8a8a;white-space:pre-line;">${escapeHtml(quoted.join('\n'))}</blockquote>`,
      '</body></html>\n',
    ].join('\n'),
  };
}
