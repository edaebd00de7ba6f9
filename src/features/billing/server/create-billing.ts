import type { BillingConfig } from '#server/config-billing.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { FeatureRoutes } from '#server/http/handlers.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AccountStorage } from '#server/plans/account-storage.ts';
import { dayMs } from '#shared/periods.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { PlanTable } from '#shared/plans/plan-table.ts';
import { bindBillingRoutes } from './billing.routes.ts';
import { type BillingService, createBillingService } from './billing.service.ts';
import { billingEventRepository } from './billing-event.repository.ts';
import { invoiceRepository } from './invoice.repository.ts';
import { createInvoiceService } from './invoice.service.ts';
import { createInvoiceDownloads } from './invoice-downloads.routes.ts';
import { leaveBilling } from './leave-billing.ts';
import type { Payer, Payments } from './payments.ts';
import { createUsageService } from './usage.service.ts';

interface BillingParts {
  readonly config: BillingConfig;
  readonly database: Database;
  readonly planTable: PlanTable;
  /** The payment service; undefined where none is set up. */
  readonly payments: Payments | undefined;
  readonly documents: Pick<DocumentRenderer, 'renderPdf'>;
  readonly downloads: Downloads;
  readonly accountStorage: Pick<AccountStorage, 'measure'>;
}

/** Billing as the product puts it together. */
export interface Billing {
  readonly routes: FeatureRoutes;
  readonly plainRoutes: readonly PlainRoute[];
  readonly getBadge: BillingService['getBadge'];
  /** Ends what an account pays for, before it is deleted; what was charged stays under the pseudonym. */
  leave(payer: Payer, pseudonym: string): Promise<void>;
  /** Deletes old webhook events, and invoices kept longer than the law requires. */
  housekeeping(before: Date, now: Date): Promise<void>;
}

/** How long invoices of people who left are kept: the longest that a law where plans are sold asks for. */
const invoicesKeptMs = 10 * 366 * dayMs;

/** The plan that gates and quotas read: with `BILLING=off` the highest one, whatever is stored. */
export function createEffectivePlan({ mode }: Pick<BillingConfig, 'mode'>): (stored: PlanName) => PlanName {
  return (stored) => (mode === 'off' ? 'Pro' : stored);
}

/** Puts plans, payment and invoices together. */
export function createBilling(parts: BillingParts): Billing {
  const { config, database, planTable, payments, documents, downloads, accountStorage } = parts;
  const service = createBillingService({ config, database, payments });
  const invoices = createInvoiceService({ payments, downloads });
  return {
    routes: bindBillingRoutes(service, invoices, createUsageService(planTable, accountStorage)),
    plainRoutes: [...createInvoiceDownloads({ downloads, documents, invoices }), ...(payments?.routes ?? [])],
    getBadge: service.getBadge,
    leave: (payer, pseudonym) => leaveBilling({ database, payments }, payer, pseudonym),
    housekeeping: async (before, now) => {
      await billingEventRepository.forgetReceivedBefore(database.system, before);
      await invoiceRepository.forgetKept(database.system, new Date(now.getTime() - invoicesKeptMs));
    },
  };
}
