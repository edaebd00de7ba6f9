import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { paymentsRepository } from './payments.repository.ts';
import { unreachable } from './stripe-client.ts';

/** How many payment actions one process has under way at a time; the rest wait. */
const maxHeld = 4;

/** How long an action waits for its turn. Those before it wait for a service that does not answer by then. */
const patienceMs = 15_000;

export type PaymentLock = ReturnType<typeof createPaymentLock>;

/**
 * One payment action of an account at a time, across processes. The lock waits for networks, so it has connections of its
 * own; it falls with the process that holds it.
 */
export function createPaymentLock(database: Database) {
  const pool = connect(database.target, { max: maxHeld, name: 'payments' });
  return {
    /**
     * Runs work under the lock. `assertHeld` throws where the lock was lost meanwhile. Throws 503
     * billing.payment_unreachable where the lock is not to be had for long; then the work never begins.
     */
    async hold<T>(accountId: string, work: (assertHeld: () => Promise<void>) => Promise<T>): Promise<T> {
      const waiting = Promise.withResolvers<never>();
      let isGivenUp = false;
      const patience = setTimeout(() => {
        isGivenUp = true;
        waiting.reject(unreachable());
      }, patienceMs);
      const held = pool.begin(async (tx) => {
        if (!isGivenUp) await paymentsRepository.lock(tx, accountId, patienceMs);
        clearTimeout(patience);
        if (isGivenUp) throw unreachable();
        return { value: await work(() => paymentsRepository.ping(tx)) };
      });
      try {
        return (await Promise.race([held, waiting.promise])).value;
      } finally {
        clearTimeout(patience);
      }
    },
    close: (): Promise<void> => pool.end({ timeout: 5 }),
  };
}
