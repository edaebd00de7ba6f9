import type { Tx } from '#server/db/connect.ts';

/** Whom a proof may belong to, locked: one statement, whether there is anybody or not. */
export const verifyRepository = {
  async lockOwnerOfLink(tx: Tx, linkHash: Buffer): Promise<readonly string[]> {
    return idsOf(
      await tx`select id from auth_user
      where id = (select user_id from auth_one_time_token where link_hash = ${linkHash}) for update`,
    );
  },

  async lockOwnerOfAddress(tx: Tx, email: string): Promise<readonly string[]> {
    return idsOf(await tx`select id from auth_user where email = ${email} for update`);
  },

  /** People with a living code about a change of address that was sent there; several may want the same one. */
  async lockThoseChanging(tx: Tx, sentTo: string, now: Date): Promise<readonly string[]> {
    return idsOf(
      await tx`select id from auth_user where id in (
        select user_id from auth_one_time_token
        where sent_to = ${sentTo} and purpose in ('email_change_current', 'email_change_new') and code_hash is not null
          and code_expires_at > ${now})
      order by id for update`,
    );
  },
};

const idsOf = (rows: readonly Readonly<Record<string, string>>[]): readonly string[] => rows.map(({ id }) => id!);
