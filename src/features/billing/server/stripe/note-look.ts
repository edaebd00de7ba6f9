import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { eventsRepository } from './events.repository.ts';

/**
 * Notes, before something is changed at the payment service, that somebody has to look what came of it: as if a message
 * had come, so that a job looks if the process dies or the answer is lost, and the message with it. The function it
 * returns takes the note back, once somebody has looked.
 */
export async function noteLook(database: Database, customerId: string, now: Date): Promise<() => Promise<void>> {
  const id = `look_${randomUUID()}`;
  await eventsRepository.insert(database.system, { id, type: 'look', customerId, occurredAt: now }, now);
  return () => eventsRepository.markApplied(database.system, [id], now);
}
