import { describe, expect, it } from 'vitest';
import { priceCents } from '#shared/plans/prices.ts';
import { paidUntil, testInvoiceNumber } from './test-invoice.ts';

describe('a test invoice', () => {
  it.each([
    ['Free', 'month', 0],
    ['Starter', 'month', 2400],
    ['Starter', 'year', 23_040],
    ['Pro', 'month', 7900],
    ['Pro', 'year', 75_840],
  ] as const)('of %s by the %s is of %d cents', (plan, interval, cents) => {
    expect(priceCents(plan, interval)).toBe(cents);
  });

  it.each([
    ['2026-11-21T13:00:00.000Z', 'month', '2026-12-21T13:00:00.000Z'],
    ['2026-12-31T13:00:00.000Z', 'month', '2027-01-31T13:00:00.000Z'],
    ['2027-01-31T13:00:00.000Z', 'month', '2027-02-28T13:00:00.000Z'],
    ['2028-01-30T13:00:00.000Z', 'month', '2028-02-29T13:00:00.000Z'],
    ['2026-11-21T13:00:00.000Z', 'year', '2027-11-21T13:00:00.000Z'],
    ['2028-02-29T13:00:00.000Z', 'year', '2029-02-28T13:00:00.000Z'],
  ] as const)('from %s pays for a %s until %s', (start, interval, end) => {
    expect(paidUntil(new Date(start), interval).toISOString()).toBe(end);
  });

  it('says in its number what it is', () => {
    expect(testInvoiceNumber(new Date('2026-11-21T13:00:00Z'), 42)).toBe('TEST-2026-000042');
  });
});
