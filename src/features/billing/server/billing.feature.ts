import { defineFeature } from '#server/feature.ts';
import { billingTables } from './billing.tables.ts';
import { createBilling } from './create-billing.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe/create-stripe-payments.ts';

interface BillingNeeds {
  /** Given by tests in the place of the payment service that the configuration names. */
  readonly payments?: Payments | undefined;
}

/** The plans and how they are paid. */
export const billingFeature = defineFeature({
  id: 'billing',
  tables: billingTables,
  systemRole: {
    'server/billing.service.ts': 'plans change by payment, without a request of the account',
    'server/create-billing.ts': 'nightly clean-up of all accounts',
    'server/leave-billing.ts': 'an account that is being deleted has no session',
    'server/stripe/': 'messages of the payment service come without a session',
  },
  create(plumbing, { payments }: BillingNeeds) {
    const { config, database, documents, log, queueMail, publicUrl, downloads, accountStorage, registered, now } =
      plumbing;
    const { supportEmail } = config;
    const stripe =
      config.billing.stripe && !payments
        ? createStripePayments({
            config: config.billing.stripe,
            database,
            log,
            queueMail,
            publicUrl,
            supportEmail,
            now,
          })
        : undefined;
    const billing = createBilling({
      config: config.billing,
      database,
      planTable: registered.planTable,
      payments: payments ?? stripe,
      documents,
      downloads,
      accountStorage,
    });
    return {
      stripe,
      getBadge: billing.getBadge,
      routes: billing.routes,
      plainRoutes: billing.plainRoutes,
      housekeeping: (before: Date) => billing.housekeeping(before, now()),
      accounts: { leave: billing.leave },
      ...(stripe && { schedules: stripe.scheduled, close: () => stripe.close() }),
    };
  },
});
