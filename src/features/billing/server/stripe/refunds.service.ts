import type Stripe from 'stripe';
import { isOngoing, refundableUntil } from '#features/billing/domain/subscription.ts';
import type { Database } from '#server/db/database.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Payments } from '../payments.ts';
import { type CustomerFacts, type PendingChange, readCustomer, type StripeSubscription } from './customer-facts.ts';
import type { PaymentLock } from './payment-lock.ts';
import { paymentsRepository } from './payments.repository.ts';
import { voidPendingChange } from './pending-change.service.ts';
import { recordPendingSync } from './pending-sync.ts';
import type { Prices } from './prices.ts';
import { ask, isRefusal, stepKey } from './stripe-client.ts';
import { endRefunded, type SyncService } from './sync.service.ts';

interface RefundsDependencies {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly prices: Prices;
  readonly lock: PaymentLock;
  readonly sync: SyncService;
  now(): Date;
}

/** Giving money back, and ending for good. */
export function createRefunds(dependencies: RefundsDependencies): Pick<Payments, 'refund' | 'end' | 'invoicePdf'> {
  const { database, stripe, prices, lock, sync, now } = dependencies;

  const giveBack = async (paymentIntent: string): Promise<void> => {
    try {
      // The key of the payment, not of the attempt: repeated requests refund once.
      const idempotencyKey = stepKey('refund', paymentIntent);
      await stripe.refunds.create(
        { payment_intent: paymentIntent, reason: 'requested_by_customer' },
        { idempotencyKey },
      );
    } catch (error) {
      // What is disputed is with the bank, which decides; the plan ends all the same, as was asked for.
      if (!isRefusal(error, 'charge_already_refunded') && !isRefusal(error, 'charge_disputed')) throw error;
    }
  };

  /** Payments a customer could still confirm; none for a deleted one. */
  const listPending = async (customerId: string): Promise<readonly PendingChange[]> => {
    try {
      const { subscriptions } = await readCustomer(stripe, prices, customerId);
      return subscriptions.flatMap(({ pending }) => pending ?? []);
    } catch (error) {
      if (!isRefusal(error, 'resource_missing')) throw error;
      return [];
    }
  };

  return {
    refund: ({ accountId }) =>
      lock.hold(accountId, async (assertHeld) => {
        const payer = await paymentsRepository.findPayer(database.system, accountId);
        if (!payer) throw notRefundable();
        const refundable = findRefundable(await readCustomer(stripe, prices, payer.customerId), now());
        if (!refundable) throw notRefundable();
        const markSynced = await recordPendingSync(database, payer.customerId, now());
        if (refundable.pending) await voidPendingChange(stripe, refundable.pending);
        // Read only then: what waited to be paid was paid by now, or cannot be any more.
        const customer = await readCustomer(stripe, prices, payer.customerId);
        const subscriptionId = refundable.facts.id;
        // The oldest first: only when the last one is back is all of it, and then the subscription ends whatever happens.
        const paid = customer.invoices
          .filter((invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'paid')
          .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
        for (const { paymentIntents } of paid)
          for (const paymentIntent of paymentIntents) await ask(() => giveBack(paymentIntent));
        await endRefunded(stripe, payer.customerId, subscriptionId);
        await sync.runHeld(accountId, assertHeld, now());
        await markSynced();
      }),

    end: ({ accountId }) =>
      lock.hold(accountId, async () => {
        const payer = await paymentsRepository.findPayer(database.system, accountId);
        if (!payer) return;
        for (const pending of await listPending(payer.customerId)) await voidPendingChange(stripe, pending);
        // Deleting a customer ends its subscriptions at the service; its invoices are kept there.
        await ask(async () => {
          try {
            await stripe.customers.del(payer.customerId);
          } catch (error) {
            if (!isRefusal(error, 'resource_missing')) throw error;
          }
        });
      }),

    invoicePdf: (_payer, stripeInvoiceId) =>
      ask(async () => {
        const { invoice_pdf: url } = await stripe.invoices.retrieve(stripeInvoiceId);
        if (!url) throw new ProblemError(404, { code: 'request.not_found', message: 'The invoice has no PDF yet' });
        return url;
      }),
  };
}

/** The living subscription whose first payment was made within the days of the guarantee. */
function findRefundable({ subscriptions }: CustomerFacts, now: Date): StripeSubscription | undefined {
  return subscriptions.find(
    ({ facts: { status, firstPaidAt, isRefunded } }) =>
      isOngoing(status) && !isRefunded && firstPaidAt !== null && now < refundableUntil(firstPaidAt),
  );
}

function notRefundable(): ProblemError {
  const message = 'There is no payment of the last 14 days to give back';
  return new ProblemError(409, { code: 'billing.not_refundable', message });
}
