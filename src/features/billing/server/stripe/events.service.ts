import type Stripe from 'stripe';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/logger.ts';
import { billingEventRepository } from '../billing-event.repository.ts';
import { eventsRepository, type PaymentEvent, type WaitingEvent } from './events.repository.ts';
import { paymentsRepository } from './payments.repository.ts';
import { ask, idOf } from './stripe-client.ts';
import type { SyncService } from './sync.service.ts';

interface EventsDependencies {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly sync: SyncService;
  readonly log: Logger;
}

export type EventsService = ReturnType<typeof createEventsService>;

/**
 * Messages of the payment service: stored first, then applied. A message says only that something happened to a customer;
 * what, is asked for. So one that comes late, twice or out of order does what it should.
 */
export function createEventsService({ database, stripe, sync, log }: EventsDependencies) {
  const underway = new Set<Promise<void>>();

  /** Applies the events of one customer; one synchronisation covers all of them. */
  const applyTogether = async (events: readonly WaitingEvent[], now: Date): Promise<void> => {
    const ids = events.map(({ id }) => id);
    try {
      const customerId = events[0]!.customerId ?? (await findDisputant(stripe, events[0]!));
      const accountId = customerId && (await paymentsRepository.findAccountOfCustomer(database.system, customerId));
      if (accountId) await sync.run(accountId, now);
      // The customer has no account here (any more), so nothing of it is stored.
      else if (customerId) await database.asSystem((tx) => billingEventRepository.forgetCustomer(tx, customerId));
      await eventsRepository.markApplied(database.system, ids, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ error: reason, waiting: ids.length }, 'payment messages wait');
      await eventsRepository.markFailed(database.system, ids, reason);
    }
  };

  const applyAll = async (waiting: readonly WaitingEvent[], now: Date): Promise<void> => {
    const byCustomer = Map.groupBy(waiting, ({ id, customerId }) => customerId ?? id);
    for (const events of byCustomer.values()) await applyTogether(events, now);
  };

  return {
    /** Keeps a message and begins to apply it; returns when it is kept. */
    async receive(event: PaymentEvent, now: Date): Promise<void> {
      await eventsRepository.insert(database.system, event, now);
      const applying = eventsRepository
        .listWaiting(database.system, event)
        .then((waiting) => applyAll(waiting, now))
        .catch((error: Error) => log.warn({ error: error.message }, 'payment messages wait'));
      underway.add(applying);
      void applying.finally(() => underway.delete(applying));
    },

    /** Applies everything that waits. */
    async applyWaiting(now: Date): Promise<void> {
      await applyAll(await eventsRepository.listWaiting(database.system), now);
    },

    /** Waits for what is being applied now. */
    async settle(): Promise<void> {
      await Promise.all(underway);
    },
  };
}

/** Whose payment a dispute is about: its message names the charge alone. Null for others that name no customer. */
async function findDisputant(stripe: Stripe, { id, type }: WaitingEvent): Promise<string | null> {
  if (type !== 'charge.dispute.closed') return null;
  const event = await ask(() => stripe.events.retrieve(id));
  if (event.type !== 'charge.dispute.closed') return null;
  const { charge } = event.data.object;
  const { customer } = await ask(() => stripe.charges.retrieve(idOf(charge)));
  return customer && idOf(customer);
}
