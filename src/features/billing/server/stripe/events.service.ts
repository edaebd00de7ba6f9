import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/logger.ts';
import { billingEventRepository } from '../billing-event.repository.ts';
import { eventsRepository, type PaymentEvent } from './events.repository.ts';
import { paymentsRepository } from './payments.repository.ts';
import type { SyncService } from './sync.service.ts';

interface EventsDependencies {
  readonly database: Database;
  readonly sync: SyncService;
  readonly log: Logger;
}

export type EventsService = ReturnType<typeof createEventsService>;

/**
 * Messages of the payment service: stored first, then applied. A message says only that something happened to a customer;
 * what, is asked for. So one that comes late, twice or out of order does what it should.
 */
export function createEventsService({ database, sync, log }: EventsDependencies) {
  const underway = new Set<Promise<void>>();

  /** Applies what waits for one customer; all of it is covered by one look at the present state. */
  const applyFor = async (customerId: string, now: Date): Promise<void> => {
    const ids = (await eventsRepository.listWaiting(database.system, customerId)).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      const accountId = await paymentsRepository.findAccountOfCustomer(database.system, customerId);
      // Of nobody here, or not any more: then nothing of them is kept either.
      if (accountId === undefined)
        return await database.asSystem((tx) => billingEventRepository.forgetCustomer(tx, customerId));
      await sync.run(accountId, now);
      await eventsRepository.markApplied(database.system, ids, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ error: reason, waiting: ids.length }, 'payment messages wait');
      await eventsRepository.markFailed(database.system, ids, reason);
    }
  };

  return {
    /** Keeps a message and begins to apply it; returns when it is kept. */
    async receive(event: PaymentEvent, now: Date): Promise<void> {
      await eventsRepository.insert(database.system, event, now);
      const applying = (
        event.customerId === null
          ? eventsRepository.markApplied(database.system, [event.id], now)
          : applyFor(event.customerId, now)
      ).catch((error: Error) => log.warn({ error: error.message }, 'payment messages wait'));
      underway.add(applying);
      void applying.finally(() => underway.delete(applying));
    },

    /** Applies everything that waits. */
    async applyWaiting(now: Date): Promise<void> {
      const waiting = await eventsRepository.listWaiting(database.system);
      const aboutNobody = waiting.filter(({ customerId }) => customerId === null).map(({ id }) => id);
      if (aboutNobody.length > 0) await eventsRepository.markApplied(database.system, aboutNobody, now);
      for (const customerId of new Set(waiting.map((event) => event.customerId)))
        if (customerId !== null) await applyFor(customerId, now);
    },

    /** Waits for what is being applied now. */
    async settle(): Promise<void> {
      await Promise.all(underway);
    },
  };
}
