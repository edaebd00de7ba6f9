import type { Tx } from '#server/db/connect.ts';

/** The SQL of somebody's leaving; runs as the system role. */
export const leavingPersonRepository = {
  async listHappened(tx: Tx, userId: string): Promise<readonly { event: string; occurredAt: Date }[]> {
    return tx<{ event: string; occurredAt: Date }[]>`
      select event, occurred_at as "occurredAt" from auth_audit where user_id = ${userId} order by occurred_at, id`;
  },

  async lockPerson(tx: Tx, userId: string): Promise<void> {
    await tx`select 1 from auth_user where id = ${userId} for update`;
  },

  async deletePerson(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_user where id = ${userId}`;
  },
};
