import type { Tx } from '#server/db/connect.ts';

export const userUpdateRepository = {
  /** The account's own name follows the one the person gave themselves; nothing happens without an account. */
  async setAccountName(tx: Tx, userId: string, name: string): Promise<void> {
    await tx`update users set name = ${name} where user_id = ${userId}`;
  },
};
