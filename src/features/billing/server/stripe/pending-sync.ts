import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { eventsRepository } from './events.repository.ts';

/**
 * Records, before a request changes something at the payment service, that the customer has to be synchronised. If the
 * process dies or the answer is lost, a job finds the record and synchronises. The returned function marks it as done; call
 * it after a synchronisation. It is stored like a message of the service, with the type `look`.
 */
export async function recordPendingSync(
  database: Database,
  customerId: string,
  now: Date,
): Promise<() => Promise<void>> {
  const id = `look_${randomUUID()}`;
  await eventsRepository.insert(database.system, { id, type: 'look', customerId, occurredAt: now }, now);
  return () => eventsRepository.markApplied(database.system, [id], now);
}
