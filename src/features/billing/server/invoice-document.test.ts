import { describe, expect, it } from 'vitest';
import type { StoredInvoice } from './invoice.repository.ts';
import { buildInvoiceDocument, formatAmount } from './invoice-document.ts';

const invoice: StoredInvoice = {
  id: 'inv_00000000000000000000000000',
  kind: 'test',
  stripeInvoiceId: null,
  number: 'TEST-2026-000042',
  plan: 'Starter',
  interval: 'year',
  amountCents: 23_040,
  currency: 'usd',
  status: 'paid',
  issuedAt: new Date('2026-11-21T23:30:00Z'),
  periodStart: new Date('2026-11-21T23:30:00Z'),
  periodEnd: new Date('2027-11-21T23:30:00Z'),
  pdfUrl: null,
};
const person = { name: 'Marieke Koster', email: 'marieke@example.com', language: 'en' };
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

describe('the document of a test invoice', () => {
  it('says first that nothing was charged, then what would have been', () => {
    const { title, subtitle, isSinglePage, sections } = buildInvoiceDocument(invoice, person);
    expect([title, subtitle, isSinglePage]).toEqual(['Test invoice', 'TEST-2026-000042', true]);
    const [first, ...rest] = sections[0]!.blocks;
    expect(first).toEqual({
      kind: 'notice',
      label: 'Test',
      tone: 'attention',
      runs: [{ text: 'This is a test invoice. Nothing was charged.' }],
    });
    const texts = textsOf(rest);
    for (const text of [
      'TEST-2026-000042',
      '21 November 2026',
      'Marieke Koster, marieke@example.com',
      'Groundwork Starter',
      'Yearly',
      '21 November 2026 – 21 November 2027',
      '$230.40',
      'Total',
    ])
      expect(texts).toContain(text);
  });

  it('names somebody without a name by their address', () => {
    const texts = textsOf(buildInvoiceDocument(invoice, { ...person, name: ' ' }).sections);
    expect(texts).toContain('marieke@example.com');
  });

  it.each([
    [2400, 'en', '$24.00'],
    [23_040, 'en', '$230.40'],
    [75_840, 'de', '758,40\u00a0$'],
  ])('writes %d cents in %s as %s', (cents, locale, text) => {
    expect(formatAmount(cents, 'usd', locale)).toBe(text);
  });
});
