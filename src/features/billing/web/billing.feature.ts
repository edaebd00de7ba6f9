import { msg } from '@lingui/core/macro';
import type { billingContract } from '#features/billing/billing.contract.ts';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';
import { loadPlanScreens, loadPlans } from '#web/plans/plan-table.ts';
import { lazyScreen } from '#web/routes/lazy-screen.ts';

/** Plans, what they cost and what is used of them. */
export const billingFeature = defineWebFeature({
  id: 'billing',
  routes: [
    { path: 'pricing', component: lazyScreen(() => import('./pricing.page.tsx'), 'PricingPage', loadPlanScreens) },
    { path: 'usage', component: lazyScreen(() => import('./usage.page.tsx'), 'UsagePage', loadPlanScreens) },
  ],
  settingsTab: {
    id: 'billing',
    label: msg`Billing`,
    load: async () => (await Promise.all([import('./billing-tab.tsx'), loadPlanScreens()]))[0].BillingTab,
  },
  palette: () => import('./billing.palette.ts'),
  problems: {
    'billing.payment_not_set_up': msg`Payment is not set up here. Nothing has changed, and nothing was charged.`,
    'billing.payment_failed': msg`The payment was refused. Your plan is as it was; check the card or use another one.`,
    'billing.payment_unreachable': msg`The payment service cannot be reached just now. Try again in a moment: nothing is charged twice.`,
    'billing.change_planned': msg`Your bank asks you to confirm this payment, which cannot wait beside a planned change. Take that change back first, then choose again. Nothing was charged.`,
    'billing.no_change': msg`Nothing was changed: it is so already, or our support team set this plan.`,
    'billing.not_refundable': msg`The time in which the money comes back is over.`,
    'billing.test_mode_unavailable': msg`Test mode is not on offer here.`,
  },
  live: {
    account: [queryKeyOf('billing')],
    conversation: [queryKeyOf<typeof billingContract>('billing', 'getUsage')],
  },
  notifications: async () =>
    (await Promise.all([import('./billing.notification-words.ts'), loadPlans()]))[0].billingWords,
});
