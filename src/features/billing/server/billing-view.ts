import type { Billing, Invoice, Subscription } from '#features/billing/billing.contract.ts';
import { graceEndOf, isOngoing, refundableUntil as refundEndOf } from '#features/billing/domain/subscription.ts';
import type { BillingConfig } from '#server/config-billing.ts';
import type { Tx } from '#server/db/connect.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { priceCents } from '#shared/plans/prices.ts';
import { type BillingAccount, billingAccountRepository } from './billing-account.repository.ts';
import { invoiceRepository, type StoredInvoice } from './invoice.repository.ts';

/** Whether the payment service goes on charging an account, or tries to, as far as is stored. */
export function isSubscribed(account: BillingAccount | undefined): boolean {
  return account?.stripeCustomerId != null && isOngoing(account.subscriptionStatus ?? '');
}

/** Whether this account switches plans without payment now. */
export function isInTestMode(account: BillingAccount | undefined, config: BillingConfig): boolean {
  return config.isTestModeOffered && (account?.isTestMode ?? false);
}

/** What the account is shown of its plan and payments, read in one transaction. */
export async function viewBilling(
  tx: Tx,
  accountId: string,
  { config, now }: { readonly config: BillingConfig; readonly now: Date },
): Promise<Billing> {
  const isOff = config.mode === 'off';
  const { plan, createdAt } = await planChangeRepository.getAccountStart(tx, accountId);
  const changes = await planChangeRepository.list(tx, accountId);
  const account = await billingAccountRepository.find(tx, accountId);
  const invoices = await invoiceRepository.list(tx, accountId);
  // Where everybody has everything, everybody always had it.
  const hasPortal = config.mode === 'stripe' && account?.stripeCustomerId != null;
  const since = isOff ? createdAt : (changes.find(({ to }) => to === plan)?.changedAt ?? createdAt);
  return {
    mode: config.mode,
    plan: isOff ? 'Pro' : plan,
    since: since.toISOString(),
    isTestModeOffered: config.isTestModeOffered,
    isTestModeOn: isInTestMode(account, config),
    subscription:
      account && !isOff ? viewSubscription(account, plan, { isCharged: config.mode === 'stripe', now }) : null,
    hasPortal,
    hasDebt: hasPortal && account.subscriptionStatus === 'past_due' && account.stripeSubscriptionId === null,
    changes: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: changedAt.toISOString() })),
    invoices: invoices.map(viewInvoice),
    accountCreatedAt: createdAt.toISOString(),
  };
}

/** `isCharged`: there is a payment service; without one, stored subscriptions are not shown as charging. */
function viewSubscription(
  account: BillingAccount,
  plan: PlanName,
  { isCharged, now }: { readonly isCharged: boolean; readonly now: Date },
): Subscription | null {
  const { planInterval, amountCents, periodEnd, nextPlan, nextInterval, pastDueSince, firstPaidAt, refundedAt } =
    account;
  if (!planInterval) return null;
  const today = { interval: planInterval, amountCents: priceCents(plan, planInterval) };
  // In test mode nothing is ever charged, so there is no day on which it would be.
  if (!isCharged || !isSubscribed(account))
    return { ...today, periodEndsAt: null, next: null, graceEndsAt: null, refundableUntil: null };
  const refundableUntil = firstPaidAt && !refundedAt ? refundEndOf(firstPaidAt) : undefined;
  return {
    ...today,
    ...(amountCents !== null && { amountCents }),
    periodEndsAt: periodEnd?.toISOString() ?? null,
    next: nextPlan && { plan: nextPlan, interval: nextInterval },
    graceEndsAt: pastDueSince && graceEndOf(pastDueSince).toISOString(),
    refundableUntil: refundableUntil && refundableUntil > now ? refundableUntil.toISOString() : null,
  };
}

function viewInvoice(invoice: StoredInvoice): Invoice {
  const { id, kind, number, plan, interval, amountCents, currency, status, issuedAt, pdfUrl } = invoice;
  return {
    id,
    kind,
    number,
    plan,
    interval,
    amountCents,
    currency,
    status,
    issuedAt: issuedAt.toISOString(),
    hasPdf: kind === 'test' || pdfUrl !== null,
  };
}
