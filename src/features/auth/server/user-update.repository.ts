import type { Tx } from '#server/db/connect.ts';

export const userUpdateRepository = {
  /** The account's own name follows the one the person gave themselves; nothing happens without an account. */
  async setAccountName(tx: Tx, userId: string, name: string): Promise<void> {
    await tx`update users set name = ${name} where user_id = ${userId}`;
  },

  /** Codes of followed links that nobody exchanged yet: what opened before a password change opens nothing after it. */
  async deleteOpenFlows(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_flow where user_id = ${userId} and exchanged_at is null`;
  },
};
