import type { Page } from '@playwright/test';
import type { Billing, billingContract, Invoice, PlanChoice, QuotaUse } from '#features/billing/billing.contract.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { mockAnswer, rewriteAnswers } from './mocked-answers.ts';

const at = '2026-05-21T06:33:00.000Z';
const idOf = (n: number): string => String(n).padStart(26, '0');

const free: Billing = {
  mode: 'test',
  plan: 'Free',
  since: at,
  isTestModeOffered: true,
  isTestModeOn: false,
  subscription: null,
  hasPortal: false,
  hasDebt: false,
  changes: [],
  invoices: [],
  accountCreatedAt: at,
};

const invoice = (n: number, own: Partial<Invoice>): Invoice => ({
  id: `inv_${idOf(n)}`,
  kind: 'stripe',
  number: `F1A2B3C4-${String(n).padStart(4, '0')}`,
  plan: 'Pro',
  interval: 'month',
  amountCents: 7900,
  currency: 'USD',
  status: 'paid',
  issuedAt: at,
  hasPdf: true,
  ...own,
});

/** Pro in test mode, as after a few switches. */
export const inTestMode: Billing = {
  ...free,
  plan: 'Pro',
  isTestModeOn: true,
  subscription: {
    interval: 'month',
    amountCents: 7900,
    periodEndsAt: null,
    next: null,
    graceEndsAt: null,
    refundableUntil: null,
  },
};

/** By the month, with nothing else to say. */
export const payingForStarter: Billing = {
  ...free,
  mode: 'stripe',
  plan: 'Starter',
  subscription: {
    interval: 'month',
    amountCents: 2400,
    periodEndsAt: at,
    next: null,
    graceEndsAt: null,
    refundableUntil: null,
  },
};

/** Paid, cancelled, overdue and refundable at once, with every kind and state of invoice: the fullest there can be. */
export const withEverything: Billing = {
  ...inTestMode,
  mode: 'stripe',
  isTestModeOn: false,
  hasPortal: true,
  subscription: {
    interval: 'year',
    amountCents: 75_840,
    periodEndsAt: at,
    next: { plan: 'Free', interval: null },
    graceEndsAt: at,
    refundableUntil: at,
  },
  changes: (['payment', 'test_mode', 'operator', 'account'] as const).map((madeBy, n) => ({
    id: `plc_${idOf(n)}`,
    from: 'Starter',
    to: 'Pro',
    madeBy,
    changedAt: at,
  })),
  invoices: [
    invoice(1, { kind: 'test', number: 'TEST-2026-000117', interval: 'year', amountCents: 75_840 }),
    ...(['draft', 'open', 'paid', 'void', 'uncollectible', 'refunded'] as const).map((status, n) =>
      invoice(n + 2, { status, hasPdf: status !== 'draft' }),
    ),
  ],
};

/** A payment that the bank wants confirmed. */
export const unconfirmed: PlanChoice = {
  outcome: 'confirm',
  url: 'https://invoice.stripe.example/i/1',
  openUntil: '2026-05-22T05:33:00.000Z',
};

const use = (used: number, limit: number | null, own: Partial<QuotaUse> = {}): QuotaUse => ({
  quota: 'advisor.ideas',
  tool: 'advisor',
  period: 'month',
  limit,
  used,
  reset: at,
  opensWith: null,
  ...own,
});

/** Every tool that counts, with little, almost all, all and too much used, and without a limit. */
export const fullUsage: Outputs<typeof billingContract>['getUsage'] = {
  plan: 'Starter',
  quotas: [
    use(7, 1, { opensWith: 'Pro' }),
    use(40, 50, { quota: 'marketing.overall', tool: 'marketing' }),
    use(5, 5, { quota: 'marketing.clusters', tool: 'marketing', opensWith: 'Pro' }),
    use(2, 5, { quota: 'marketing.email-flows', tool: 'marketing' }),
    use(312, null, { quota: 'marketing.blueprints', tool: 'marketing', period: 'day' }),
  ],
  storage: { used: 1_234_500_000, limit: 1_000_000_000, opensWith: 'Pro' },
};

/** Stands in for what the server says of plan, payment and use. */
export async function standInForBilling(
  page: Page,
  {
    billing,
    usage,
    choice,
  }: { readonly billing?: Billing; readonly usage?: typeof fullUsage; readonly choice?: PlanChoice },
): Promise<void> {
  if (billing !== undefined) await mockAnswer(page, '*/api/billing', { json: billing });
  if (choice !== undefined) await mockAnswer(page, '*/api/billing/plan', { json: choice });
  if (usage !== undefined) await mockAnswer(page, '*/api/billing/usage', { json: usage });
  if (billing?.isTestModeOn)
    await rewriteAnswers(page, '*/api/account', (account) => ({
      ...JSON.parse(account),
      billing: { mode: billing.mode, isTestModeOn: true },
    }));
}
