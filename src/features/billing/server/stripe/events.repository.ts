import type { Sql } from '#server/db/connect.ts';

/** A signed message, as far as it is believed: that something happened to a customer. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly occurredAt: Date;
}

export type WaitingEvent = Pick<PaymentEvent, 'id' | 'type' | 'customerId'>;

/** The SQL of signed messages; runs as the system role. */
export const eventsRepository = {
  /** Keeps a message; one that came before changes nothing. */
  async insert(sql: Sql, { id, type, customerId, occurredAt }: PaymentEvent, now: Date): Promise<void> {
    await sql`insert into billing_event (id, type, customer_id, occurred_at, received_at)
      values (${id}, ${type}, ${customerId}, ${occurredAt}, ${now}) on conflict (id) do nothing`;
  },

  /** Messages that are not applied yet, the oldest first; where one is given, it and what waits for its customer. */
  async listWaiting(sql: Sql, event?: WaitingEvent): Promise<readonly WaitingEvent[]> {
    return sql<WaitingEvent[]>`select id, type, customer_id as "customerId" from billing_event
      where applied_at is null
        ${event === undefined ? sql`` : sql`and (id = ${event.id} or customer_id = ${event.customerId})`}
      order by received_at limit 500`;
  },

  async markApplied(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
    await sql`update billing_event set applied_at = ${now}, attempts = attempts + 1, last_error = null
      where id in ${sql(ids)} and applied_at is null`;
  },

  async markFailed(sql: Sql, ids: readonly string[], reason: string): Promise<void> {
    await sql`update billing_event set attempts = attempts + 1, last_error = ${reason}
      where id in ${sql(ids)} and applied_at is null`;
  },
};
