import type { BillingInterval } from '#shared/plans/intervals.ts';

/**
 * The end of a period paid from `start` on (UTC): the same day a month or a year later, or the last day of that month
 * where it has no such day.
 */
export function paidUntil(start: Date, interval: BillingInterval): Date {
  const end = new Date(start);
  const day = start.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'month' ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

/** "TEST-2026-000042": distinguishable from the number of a charged invoice. */
export function testInvoiceNumber(issuedAt: Date, sequence: number): string {
  return `TEST-${issuedAt.getUTCFullYear()}-${String(sequence).padStart(6, '0')}`;
}
