import type { Sql, Tx } from '#server/db/connect.ts';

/** How messages of the payment service are forgotten; runs as the system role. */
export const billingEventRepository = {
  /** Deletes the events of one customer. */
  async forgetCustomer(tx: Tx, customerId: string): Promise<void> {
    await tx`delete from billing_event where customer_id = ${customerId}`;
  },

  async forgetReceivedBefore(sql: Sql, before: Date): Promise<void> {
    await sql`delete from billing_event where received_at < ${before}`;
  },
};
