import type { Tx } from '#server/db/connect.ts';

/** Whom a proof may belong to, before anything is locked. */
export const verifyRepository = {
  async findUserIdByLink(tx: Tx, linkHash: Buffer): Promise<string | undefined> {
    const [row] = await tx<{ userId: string }[]>`
      select user_id as "userId" from auth_one_time_token where link_hash = ${linkHash}`;
    return row?.userId;
  },

  /** People with a living code about a change of address that was sent there; several may want the same one. */
  async listUserIdsChanging(tx: Tx, sentTo: string, now: Date): Promise<readonly string[]> {
    const rows = await tx<{ userId: string }[]>`
      select distinct user_id as "userId" from auth_one_time_token
      where sent_to = ${sentTo} and purpose in ('email_change_current', 'email_change_new') and code_hash is not null
        and code_expires_at > ${now}
      order by user_id`;
    return rows.map(({ userId }) => userId);
  },
};
