import type Stripe from 'stripe';
import { entitlementOf, givesPlan, isOngoing, moveBetween } from '#features/billing/domain/subscription.ts';
import type { Database } from '#server/db/database.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Payer, Payments, PlanWish, WishOutcome } from '../payments.ts';
import { listOpenPages, openCheckout } from './checkout.service.ts';
import { readCustomer, type StripeSubscription } from './customer-facts.ts';
import { ensureCustomer } from './customers.service.ts';
import type { PaymentLock } from './payment-lock.ts';
import { paymentsRepository } from './payments.repository.ts';
import { askForConfirmation, settlePending } from './pending-change.service.ts';
import { recordPendingSync } from './pending-sync.ts';
import type { Prices } from './prices.ts';
import { scheduleMove } from './scheduled-move.service.ts';
import { ask, isUnreachable, stepKey, wantsConfirmation } from './stripe-client.ts';
import type { SyncService } from './sync.service.ts';

interface SubscriptionsDependencies {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly prices: Prices;
  readonly lock: PaymentLock;
  readonly sync: SyncService;
  readonly publicUrl: string;
  now(): Date;
}

/**
 * Choosing plans. Each choice looks at what the payment service has, changes that in one request wherever it can, and
 * then learns again what came of it; so a process that dies in between leaves nothing that the next look does not find.
 */
export function createSubscriptions(
  dependencies: SubscriptionsDependencies,
): Pick<Payments, 'choose' | 'keep' | 'openPortal'> {
  const { database, stripe, prices, lock, sync, publicUrl, now } = dependencies;

  /** The subscription that gives the plan, or else one that would still be charged. */
  const read = async (customerId: string): Promise<StripeSubscription | undefined> => {
    const { subscriptions } = await readCustomer(stripe, prices, customerId);
    const all = subscriptions.map(({ facts }) => facts);
    const { subscription } = entitlementOf(all, now());
    return subscriptions.find(({ facts }) => facts === subscription) ?? subscriptions.find(isLeftOver);
  };

  const release = async ({ scheduleId }: StripeSubscription): Promise<void> => {
    if (scheduleId !== null) await ask(() => stripe.subscriptionSchedules.release(scheduleId));
  };

  /** Ends what gives nothing any more but would still be charged. */
  const endLeftOver = async ({ facts }: StripeSubscription): Promise<void> => {
    await ask(() => stripe.subscriptions.cancel(facts.id, { prorate: false, invoice_now: false }));
  };

  const upgrade = async (present: StripeSubscription, { wish, attempt, customerId }: Choice): Promise<WishOutcome> => {
    // Its open debt is settled first: a change would credit time that was never paid.
    if (present.facts.status === 'past_due')
      throw new ProblemError(402, { code: 'billing.payment_failed', message: 'The last payment is still open' });
    const price = await prices.get(wish);
    await release(present);
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: present.itemId, price }],
      ...present.goingOn,
      proration_behavior: 'always_invoice',
      // Without the payment nothing changes.
      payment_behavior: 'error_if_incomplete',
      metadata: { groundwork_attempt: attempt },
    };
    const idempotencyKey = stepKey('upgrade', present.facts.id, JSON.stringify(change));
    const isPaid = await ask(() =>
      stripe.subscriptions.update(present.facts.id, change, { idempotencyKey }).then(
        () => true,
        (error: unknown) => {
          if (!wantsConfirmation(error)) throw error;
          return false;
        },
      ),
    );
    if (isPaid) return { outcome: 'switched' };
    return askForConfirmation(stripe, { present, refused: change, price, read: () => read(customerId) });
  };

  const cancel = async ({ facts }: StripeSubscription): Promise<void> => {
    await ask(() => stripe.subscriptions.update(facts.id, { cancel_at_period_end: true }));
  };

  /** What was to follow the paid period follows again, where a choice that failed had made way for itself. */
  const putBack = async (before: StripeSubscription, customerId: string): Promise<void> => {
    const { id, isEndingWithPeriod, scheduled } = before.facts;
    if (!isEndingWithPeriod && scheduled === null) return;
    const present = await read(customerId);
    if (present?.facts.id !== id || present.priceId !== before.priceId) return;
    if (present.facts.isEndingWithPeriod || present.facts.scheduled !== null) return;
    if (scheduled) return scheduleMove({ stripe, prices }, present, scheduled);
    await release(present);
    await cancel(present);
  };

  const change = async (present: StripeSubscription, choice: Choice): Promise<WishOutcome> => {
    const { facts } = present;
    const { wish, attempt } = choice;
    switch (moveBetween(facts, wish)) {
      case 'none':
        // A repeat of the attempt that brought this plan.
        if (present.attempt === attempt) return { outcome: 'switched' };
        throw noChange();
      case 'at_once':
        return upgrade(present, choice);
      case 'at_period_end':
        await scheduleMove({ stripe, prices }, present, wish);
        return { outcome: 'scheduled' };
      case 'ends':
        await release(present);
        await cancel(present);
        return { outcome: 'scheduled' };
    }
  };

  const decide = async (payer: Payer, wish: PlanWish, attempt: string): Promise<WishOutcome> => {
    const stored = await paymentsRepository.findPayer(database.system, payer.accountId);
    if (!stored && wish.plan === 'Free') throw noChange();
    const customerId = await ensureCustomer(dependencies, payer);
    const open = await listOpenPages(stripe, customerId);
    const present = await read(customerId);
    const confirming = present && (await settlePending({ stripe, prices }, present, wish, now()));
    if (confirming) return confirming;
    if (present && givesPlan(present.facts, now()))
      return change(present, { wish, attempt, customerId }).catch(async (error: unknown) => {
        await putBack(present, customerId).catch(() => {});
        throw error;
      });
    if (present) await endLeftOver(present);
    if (wish.plan === 'Free') {
      if (present) return { outcome: 'switched' };
      throw noChange();
    }
    return openCheckout({ stripe, prices, publicUrl }, { payer, customerId, wish, open, attempt });
  };

  return {
    choose: (payer, wish, attemptKey) =>
      lock.hold(payer.accountId, async (assertHeld) => {
        const attempt = stepKey('attempt', payer.accountId, attemptKey, wish.plan, wish.interval);
        const stored = await paymentsRepository.findPayer(database.system, payer.accountId);
        const markSynced = stored && (await recordPendingSync(database, stored.customerId, now()));
        const learn = async (): Promise<void> => {
          await sync.runHeld(payer.accountId, assertHeld, now());
          await markSynced?.();
        };
        let outcome: WishOutcome;
        try {
          outcome = await decide(payer, wish, attempt);
        } catch (error) {
          // A step before the refusal may have changed something; what cannot be learned now is learned by a job.
          if (!isUnreachable(error)) await learn().catch(() => {});
          throw error;
        }
        // A page to pay on changes nothing yet. Of every other outcome the caller may believe that it is stored.
        if ('url' in outcome) {
          await paymentsRepository.notePage(database.system, payer.accountId, new Date(outcome.openUntil));
          await learn().catch(() => {});
        } else await learn();
        return outcome;
      }),

    keep: ({ accountId }) =>
      lock.hold(accountId, async (assertHeld) => {
        const payer = await paymentsRepository.findPayer(database.system, accountId);
        const present = payer && (await read(payer.customerId));
        if (!present || !givesPlan(present.facts, now())) throw noChange();
        const { facts } = present;
        if (!facts.isEndingWithPeriod && facts.scheduled === null) throw noChange();
        const markSynced = await recordPendingSync(database, payer.customerId, now());
        await release(present);
        if (facts.isEndingWithPeriod) await ask(() => stripe.subscriptions.update(facts.id, present.goingOn));
        await sync.runHeld(accountId, assertHeld, now());
        await markSynced();
      }),

    openPortal: async (payer) => {
      const stored = await paymentsRepository.findPayer(database.system, payer.accountId);
      if (!stored)
        throw new ProblemError(409, { code: 'billing.payment_not_set_up', message: 'Nothing was ever paid here' });
      const customer = await ensureCustomer(dependencies, payer);
      const returnUrl = `${publicUrl}/platform/account?tab=billing`;
      const session = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
      return session.url;
    },
  };
}

/** What somebody chose, in which attempt, and as which customer. */
interface Choice {
  readonly wish: PlanWish;
  readonly attempt: string;
  readonly customerId: string;
}

/** Gives nothing, and would still be charged if somebody settled it. */
const isLeftOver = ({ facts: { status } }: StripeSubscription): boolean =>
  isOngoing(status) || status === 'unpaid' || status === 'paused' || status === 'incomplete';

function noChange(): ProblemError {
  return new ProblemError(409, { code: 'billing.no_change', message: 'This is the plan already' });
}
