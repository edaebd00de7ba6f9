import { setPlan } from '#testing/founder.ts';
import type { Samples } from '#testing/sweep/sample.ts';

export const samples: Samples = {
  getBilling: { input: () => ({}) },
  getUsage: { input: () => ({}) },
  setTestMode: { input: () => ({ isOn: false }), bad: { input: { isOn: 'yes' }, field: 'isOn' } },
  choosePlan: {
    input: () => ({ plan: 'Pro', interval: 'month' }),
    bad: { input: { plan: 'Gold', interval: 'month' }, field: 'plan' },
    after: ({ paying, person }) => paying.buy(person, 'Pro'),
  },
  keepPlan: {
    input: async ({ paying, person }) => {
      await paying.choose(person, 'Starter');
      return {};
    },
  },
  openPortal: { input: () => ({}) },
  refreshBilling: { input: () => ({}) },
  createInvoiceDownload: {
    input: async ({ world, person }) => {
      const { body } = await world.call('GET', '/api/billing', { as: person });
      return { invoiceId: body.invoices[0].id };
    },
  },
  requestRefund: {
    input: () => ({}),
    after: ({ world, person }) => setPlan(world, person, 'Pro'),
  },
};

export const plainRoutes = [
  'GET /downloads/invoice/:token',
  // Messages of the payment service, which signs them.
  'POST /api/billing/stripe/webhook',
];
