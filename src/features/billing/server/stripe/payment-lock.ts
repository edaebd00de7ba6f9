import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { paymentsRepository } from './payments.repository.ts';

/** How many payment actions one process has under way at a time; the rest wait. */
const maxHeld = 4;

export type PaymentLock = ReturnType<typeof createPaymentLock>;

/**
 * One payment action of an account at a time, across processes. The lock waits for networks, so it has connections of its
 * own; it falls with the process that holds it.
 */
export function createPaymentLock(database: Database) {
  const pool = connect(database.target, { max: maxHeld, name: 'payments' });
  return {
    /** Runs work under the lock. `assertHeld` throws where the lock was lost meanwhile. */
    async hold<T>(accountId: string, work: (assertHeld: () => Promise<void>) => Promise<T>): Promise<T> {
      const held = await pool.begin(async (tx) => {
        await paymentsRepository.lock(tx, accountId);
        return { value: await work(() => paymentsRepository.ping(tx)) };
      });
      return held.value;
    },
    close: (): Promise<void> => pool.end({ timeout: 5 }),
  };
}
