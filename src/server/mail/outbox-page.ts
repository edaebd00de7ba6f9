import { escapeHtml } from '#shared/escape-html.ts';
import type { StoredMail } from './mail.repository.ts';
import { outboxStyles } from './outbox-styles.ts';

export interface OutboxView {
  /** The newest first. */
  readonly mails: readonly StoredMail[];
  /** The mail that was asked for; undefined shows the newest next to the list, and the list alone on a phone. */
  readonly selectedId: string | undefined;
  readonly form: 'html' | 'text';
}

/** The outbox as a page without script: the list on the left, one mail on the right. */
export function renderOutbox({ mails, selectedId, form }: OutboxView): string {
  const isChosen = selectedId !== undefined;
  const selected = isChosen ? mails.find(({ id }) => id === selectedId) : mails[0];
  const title = isChosen && selected ? `${selected.subject} · Outbox` : 'Outbox';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Groundwork</title>
<link rel="icon" href="/favicon.svg">
<style>${outboxStyles}</style>
</head>
<body class="${isChosen ? 'chosen' : 'listing'}">
<header class="bar">
<h1>Outbox</h1>
<p>Local mail mode: nothing leaves this computer.</p>
<a class="reload" href="/outbox">Show newest</a>
</header>
${mails.length === 0 ? emptyPart : `<main class="reader">\n${listPart(mails, selected)}\n${mailPart(selected, form)}\n</main>`}
</body>
</html>
`;
}

const emptyPart = `<main class="empty">
<h2>No mail yet</h2>
<p>Confirmations, codes and notices that the product writes appear here, newest first. Create an account or ask for a reset code, then show the newest.</p>
<p><a class="action" href="/signin">Go to sign-in</a></p>
</main>`;

function listPart(mails: readonly StoredMail[], selected: StoredMail | undefined): string {
  const rows = mails.map(
    (mail) => `<li><a href="${mailAddress(mail.id)}"${mail === selected ? ' aria-current="true"' : ''}>
<span class="who">${escapeHtml(mail.recipient)}</span>${timeOf(mail, 'short')}
<span class="what">${escapeHtml(mail.subject)}</span>
<span class="start">${escapeHtml(startOf(mail.text))}</span>
</a></li>`,
  );
  return `<nav aria-label="Mails"><ol>${rows.join('\n')}</ol></nav>`;
}

function mailPart(mail: StoredMail | undefined, form: 'html' | 'text'): string {
  if (!mail)
    return '<article class="mail gone"><h2>This mail is not here</h2><p>It is older than the newest 200, or it was deleted.</p><p><a href="/outbox">All mails</a></p></article>';
  const tab = (name: 'html' | 'text', label: string): string =>
    `<a href="${mailAddress(mail.id)}${name === 'text' ? '&amp;form=text' : ''}"${name === form ? ' aria-current="true"' : ''}>${label}</a>`;
  return `<article class="mail">
<div class="head">
<a class="back" href="/outbox">All mails</a>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta"><span>To ${escapeHtml(mail.recipient)}</span>${partOf('From', mail.senderName)}${partOf('Answers to', mail.replyTo)}${timeOf(mail, 'long')}</p>
<nav class="tabs" aria-label="Form of the mail">${tab('html', 'HTML')}${tab('text', 'Text')}</nav>
</div>
${bodyOf(mail, form)}
</article>`;
}

function bodyOf(mail: StoredMail, form: 'html' | 'text'): string {
  if (mail.text === '')
    return '<p class="note">The code or link in this mail ended more than a day ago, so its text was deleted.</p>';
  if (form === 'text')
    return `<div class="plain" role="region" tabindex="0" aria-label="Text of the mail"><pre>${escapeHtml(mail.text)}</pre></div>`;
  // No script, no forms, no storage: a link opens a page of its own, and nothing else works.
  return `<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksOutside(mail.html))}"></iframe>`;
}

const partOf = (label: string, value: string | null): string =>
  value === null ? '' : `<span>${label} ${escapeHtml(value)}</span>`;

const withLinksOutside = (html: string): string =>
  html.includes('<head>') ? html.replace('<head>', '<head><base target="_blank">') : `<base target="_blank">${html}`;

const mailAddress = (id: string): string => `/outbox?mail=${encodeURIComponent(id)}`;

const startOf = (text: string): string => text.split(/\n\n/).slice(1).join(' ').replace(/\s+/g, ' ').slice(0, 140);

// The zone of this computer is the reader's own: the outbox is read where the product runs.
const formats = {
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' }),
};

function timeOf(mail: StoredMail, form: keyof typeof formats): string {
  const time = mail.sentAt ?? mail.createdAt;
  return `<time datetime="${time.toISOString()}">${formats[form].format(time)}</time>`;
}
