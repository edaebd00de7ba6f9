import { billingContract } from '#features/billing/billing.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { BillingService } from './billing.service.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { UsageService } from './usage.service.ts';

/** Binds the endpoints of plans, payment and use. */
export const bindBillingRoutes = (billing: BillingService, invoices: InvoiceService, usage: UsageService) =>
  bindRoutes('billing', billingContract, {
    getBilling: (context) => billing.get(context),
    getUsage: { detached: (context) => usage.read(context) },
    setTestMode: { detached: (context, { isOn }) => billing.setTestMode(context, isOn) },
    choosePlan: { detached: (context, wish) => billing.choose(context, wish) },
    keepPlan: { detached: (context) => billing.keep(context) },
    openPortal: { detached: (context) => billing.openPortal(context) },
    refreshBilling: { detached: (context) => billing.refresh(context) },
    requestRefund: { detached: (context) => billing.refund(context) },
    createInvoiceDownload: { detached: (context, { invoiceId }) => invoices.createDownload(context, invoiceId) },
  });
