import type { Tx } from '#server/db/connect.ts';

/** Whom a link belongs to, locked: one statement, whether there is anybody or not. */
export const verifyRepository = {
  async lockOwnerOfLink(tx: Tx, linkHash: Buffer): Promise<void> {
    await tx`select 1 from auth_user
      where id = (select user_id from auth_one_time_token where link_hash = ${linkHash}) for update`;
  },
};
