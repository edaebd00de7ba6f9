import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import { formatDay } from '#server/mail/format-day.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { ArchivedBusiness } from './archive-content.ts';
import type { LeavingAccount } from './privacy.repository.ts';

/** What the readable page of an archive is made from. */
export interface ArchivePageInput {
  readonly account: LeavingAccount;
  readonly businesses: readonly ArchivedBusiness[];
  readonly madeAt: Date;
  /** Paths of documents by conversation; those that could not be made are missing. */
  readonly documents: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly string[];
}

/** The page a person opens first: what the archive holds, readable without anything but a browser, in their language. */
export function renderArchivePage({ account, businesses, madeAt, documents, files }: ArchivePageInput): string {
  const { language, timezone } = account;
  const i18n = createMailI18n(language);
  const say = (message: MailMessage, values?: Readonly<Record<string, string | number>>): string =>
    escapeHtml(mailText(i18n, message, values));
  const day = (at: Date | string): string => escapeHtml(formatDay(new Date(at), language, timezone));
  const link = (path: string): string =>
    `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(path.split('/').at(-1)!)}</a>`;

  const business = ({ name, createdAt, isArchived, facts, conversations }: ArchivedBusiness): string => `
<section>
<h2>${escapeHtml(name)}</h2>
<p class="quiet">${say(/*i18n*/ { id: 'archive.business.made', message: 'Made on {day}' }, { day: formatDay(createdAt, language, timezone) })}${isArchived ? ` · ${say(/*i18n*/ { id: 'archive.business.archived', message: 'archived' })}` : ''}</p>
${
  facts.length === 0
    ? ''
    : `<h3>${say(/*i18n*/ { id: 'archive.facts', message: 'What is known about it' })}</h3>
<dl>${facts.map(({ key, value }) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(factText(value, language))}</dd>`).join('\n')}</dl>`
}
${conversations.map(conversation).join('\n')}
</section>`;

  const conversation = ({ id, startedAt, title, answers }: ArchivedBusiness['conversations'][number]): string => `
<h3>${escapeHtml(title ?? mailText(i18n, conversationTitle))}</h3>
<p class="quiet">${day(startedAt)}</p>
${(documents.get(id) ?? []).length > 0 ? `<p>${say(/*i18n*/ { id: 'archive.plan', message: 'The business plan:' })} ${documents.get(id)!.map(link).join(', ')}</p>` : ''}
<ol>${answers.map(({ content }) => `<li>${escapeHtml(content).replaceAll('\n', '<br>')}</li>`).join('\n')}</ol>`;

  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say(title)}</title>
<style>
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
section { border-top: 1px solid #8886; margin-top: 2.5rem; padding-top: .5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .35rem 1rem; }
dt, .quiet { opacity: .75; } dd { margin: 0; } li { margin-bottom: .5rem; }
@media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: .5rem; } }
</style>
</head>
<body>
<h1>${say(title)}</h1>
<p>${escapeHtml(account.name || account.email)} · ${escapeHtml(account.email)} · ${day(madeAt)}</p>
<p>${say(
    /*i18n*/ {
      id: 'archive.intro',
      message:
        'This is everything Groundwork holds of your account. This page shows what you told it; the folder “data” has every record for machines, and manifest.json says what is in it, how many of each, and what was left out and why.',
    },
  )}</p>
${businesses.map(business).join('\n')}
${files.length > 0 ? `<section><h2>${say(/*i18n*/ { id: 'archive.files', message: 'Files' })}</h2><ul>${files.map((path) => `<li>${link(path)}</li>`).join('')}</ul></section>` : ''}
</body>
</html>
`;
}

const title: MailMessage = /*i18n*/ { id: 'archive.title', message: 'Your Groundwork data' };
const conversationTitle: MailMessage = /*i18n*/ { id: 'archive.conversation', message: 'Conversation' };

/** A value as a person would say it; one of a kind this version has no words for, as it is stored. */
function factText(value: unknown, language: string): string {
  try {
    const words: string | undefined = formatFact(value as FactValue, language);
    return words ?? JSON.stringify(value);
  } catch {
    return JSON.stringify(value);
  }
}
