import { formatDay } from '#server/mail/format-day.ts';
import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import type { DocumentModel, DocumentRun } from '#shared/document-model.ts';
import type { BilledPerson, StoredInvoice } from './invoice.repository.ts';

/**
 * A test invoice as a document of one page, in the person's language: first that nothing was charged, then what would have
 * been. Days are in UTC, as the period is counted.
 */
export function buildInvoiceDocument(invoice: StoredInvoice, { name, email, language }: BilledPerson): DocumentModel {
  const i18n = createMailI18n(language ?? 'en');
  const say = (message: MailMessage, values?: Readonly<Record<string, string>>): string =>
    mailText(i18n, message, values);
  const day = (at: Date): string => formatDay(at, i18n.locale, 'UTC');
  const { issuedAt, periodStart, periodEnd, plan, amountCents } = invoice;
  const amount = formatAmount(amountCents, invoice.currency, i18n.locale);
  const interval = say(invoice.interval === 'month' ? words.monthly : words.yearly);
  const period = periodStart && periodEnd ? `${day(periodStart)} – ${day(periodEnd)}` : interval;
  const cells = (...texts: readonly string[]): readonly (readonly DocumentRun[])[] => texts.map((text) => [{ text }]);
  return {
    title: say(words.title),
    subtitle: invoice.number,
    language: i18n.locale,
    generatedAt: issuedAt.toISOString(),
    isSinglePage: true,
    cover: { businessName: say(words.title), date: day(issuedAt), line: '' },
    sections: [
      {
        id: 'invoice',
        title: say(words.title),
        blocks: [
          { kind: 'notice', label: say(words.noteLabel), tone: 'attention', runs: [{ text: say(words.note) }] },
          {
            kind: 'table',
            caption: say(words.about),
            head: [say(words.field), say(words.value)],
            rows: [
              cells(say(words.number), invoice.number),
              cells(say(words.date), day(issuedAt)),
              cells(say(words.account), name.trim() === '' ? email : `${name}, ${email}`),
            ],
            numeric: [],
          },
          {
            kind: 'table',
            caption: say(words.items),
            head: [say(words.plan), say(words.interval), say(words.period), say(words.amount)],
            rows: [cells(`Groundwork ${plan}`, interval, period, amount), cells(say(words.total), '', '', amount)],
            numeric: [3],
          },
        ],
      },
    ],
    // The template of documents puts the numbers of pages in.
    words: {
      contents: '',
      pageOf: say(words.pageOf, { page: '{page}', pages: '{pages}' }),
      missingCharacters: say(words.missingCharacters),
    },
  };
}

/** "$230.40": with its decimals always, as the prices of the plans. */
export function formatAmount(cents: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
  }).format(cents / 100);
}

const words = {
  title: /*i18n*/ { id: 'invoice.title', message: 'Test invoice' },
  noteLabel: /*i18n*/ { id: 'invoice.noteLabel', message: 'Test' },
  note: /*i18n*/ { id: 'invoice.note', message: 'This is a test invoice. Nothing was charged.' },
  about: /*i18n*/ { id: 'invoice.about', message: 'This invoice' },
  field: /*i18n*/ { id: 'invoice.field', message: 'Field' },
  value: /*i18n*/ { id: 'invoice.value', message: 'Value' },
  number: /*i18n*/ { id: 'invoice.number', message: 'Number' },
  date: /*i18n*/ { id: 'invoice.date', message: 'Date' },
  account: /*i18n*/ { id: 'invoice.account', message: 'Account' },
  items: /*i18n*/ { id: 'invoice.items', message: 'What would have been charged' },
  plan: /*i18n*/ { id: 'invoice.plan', message: 'Plan' },
  interval: /*i18n*/ { id: 'invoice.interval', message: 'Paid' },
  monthly: /*i18n*/ { id: 'invoice.monthly', message: 'Monthly' },
  yearly: /*i18n*/ { id: 'invoice.yearly', message: 'Yearly' },
  period: /*i18n*/ { id: 'invoice.period', message: 'Period' },
  amount: /*i18n*/ { id: 'invoice.amount', message: 'Amount' },
  total: /*i18n*/ { id: 'invoice.total', message: 'Total' },
  pageOf: /*i18n*/ { id: 'invoice.pageOf', message: 'Page {page} of {pages}' },
  missingCharacters: /*i18n*/ {
    id: 'invoice.missingCharacters',
    message: 'Characters that no font here has are written as codes.',
  },
} satisfies Readonly<Record<string, MailMessage>>;
