import { randomBytes } from 'node:crypto';
import { paidUntil, testInvoiceNumber } from '#features/billing/domain/test-invoice.ts';
import type { Tx } from '#server/db/connect.ts';
import { buildId } from '#shared/ids.ts';
import { priceCents } from '#shared/plans/prices.ts';
import { type BillingAccount, billingAccountRepository } from './billing-account.repository.ts';
import { invoiceRepository } from './invoice.repository.ts';
import type { PlanWish } from './payments.ts';
import { changePlan } from './plan-change.service.ts';

/**
 * Switches a plan without payment, in a transaction of the system role that holds the plan of the account: plan, history,
 * event and, for a paid plan, an invoice of what would have been charged. Returns false where the account has just this.
 */
export async function switchInTestMode(
  tx: Tx,
  account: { readonly id: string; readonly billing: BillingAccount },
  { plan, interval }: PlanWish,
  now: Date,
): Promise<boolean> {
  const from = await changePlan(tx, { accountId: account.id, to: plan, madeBy: 'test_mode', now });
  const isSameInterval = plan === 'Free' || account.billing.planInterval === interval;
  if (from === undefined && isSameInterval) return false;
  if (plan === 'Free') {
    await billingAccountRepository.setTestChoice(tx, account.id, { interval: null, periodEnd: null });
    return true;
  }
  const periodEnd = paidUntil(now, interval);
  await billingAccountRepository.setTestChoice(tx, account.id, { interval, periodEnd });
  await invoiceRepository.insertTest(tx, account.id, {
    id: buildId('inv', now.getTime(), randomBytes(16)),
    number: testInvoiceNumber(now, await invoiceRepository.nextTestNumber(tx)),
    plan,
    interval,
    amountCents: priceCents(plan, interval),
    issuedAt: now,
    periodStart: now,
    periodEnd,
  });
  return true;
}
