import type { Sql, Tx } from '#server/db/connect.ts';

export type OneTimePurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** A code and a link for one purpose, as stored. */
export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly codeHash: Buffer | null;
  readonly linkHash: Buffer | null;
  readonly sentTo: string;
  readonly redirectTo: string | null;
  readonly codeChallenge: string | null;
  readonly createdAt: Date;
  readonly codeExpiresAt: Date;
  readonly linkExpiresAt: Date;
}

const fields = (sql: Sql | Tx) => sql`
  id, user_id as "userId", purpose, code_hash as "codeHash", link_hash as "linkHash", sent_to as "sentTo",
  redirect_to as "redirectTo", code_challenge as "codeChallenge", created_at as "createdAt",
  code_expires_at as "codeExpiresAt", link_expires_at as "linkExpiresAt"`;

/** One-time codes and links: at most one of each purpose for a person. */
export const oneTimeRepository = {
  /** Stores a token; the one before it of the same purpose is gone. */
  async replace(tx: Tx, token: OneTimeToken): Promise<void> {
    await tx`delete from auth_one_time_token where user_id = ${token.userId} and purpose = ${token.purpose}`;
    await tx`insert into auth_one_time_token (id, user_id, purpose, code_hash, link_hash, sent_to, redirect_to,
        code_challenge, created_at, code_expires_at, link_expires_at)
      values (${token.id}, ${token.userId}, ${token.purpose}, ${token.codeHash}, ${token.linkHash}, ${token.sentTo},
        ${token.redirectTo}, ${token.codeChallenge}, ${token.createdAt}, ${token.codeExpiresAt}, ${token.linkExpiresAt})`;
  },

  /** A person's token of one purpose, locked: parallel tries take turns. */
  async lock(tx: Tx, userId: string, purpose: OneTimePurpose): Promise<OneTimeToken | undefined> {
    const [token] = await tx<OneTimeToken[]>`select ${fields(tx)} from auth_one_time_token
      where user_id = ${userId} and purpose = ${purpose} for update`;
    return token;
  },

  /** What was sent to an address for some purposes: one statement, whether somebody has the address or not. */
  async listSentTo(
    sql: Sql | Tx,
    sentTo: string,
    purposes: readonly OneTimePurpose[],
  ): Promise<readonly OneTimeToken[]> {
    return sql<OneTimeToken[]>`select ${fields(sql)} from auth_one_time_token
      where sent_to = ${sentTo} and purpose = any(${purposes}::text[]) order by id`;
  },

  async lockByLink(tx: Tx, linkHash: Buffer): Promise<OneTimeToken | undefined> {
    const [token] = await tx<OneTimeToken[]>`select ${fields(tx)} from auth_one_time_token
      where link_hash = ${linkHash} for update`;
    return token;
  },

  /** Takes a token away; false where somebody was faster. */
  async delete(tx: Tx, tokenId: string): Promise<boolean> {
    const deleted = await tx`delete from auth_one_time_token where id = ${tokenId}`;
    return deleted.count === 1;
  },

  /** Everything that was sent to a person and not used: after a password change none of it may open a door. */
  async deleteAll(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_one_time_token where user_id = ${userId}`;
    // A link that was followed already may still wait as a code to be exchanged, or be on its way to a session.
    await tx`delete from auth_flow where user_id = ${userId}`;
  },

  async forgetExpired(sql: Sql, now: Date): Promise<void> {
    await sql`delete from auth_one_time_token where link_expires_at < ${now} and code_expires_at < ${now}`;
  },
};
