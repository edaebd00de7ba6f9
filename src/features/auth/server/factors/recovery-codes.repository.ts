import type { Sql, Tx } from '#server/db/connect.ts';

/** A person's recovery codes, of which there is one set. */
export const recoveryCodesRepository = {
  /** Stores a set; the one before it is void. */
  async replace(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx`delete from auth_recovery_code where user_id = ${userId}`;
    for (const hash of hashes)
      await tx`insert into auth_recovery_code (user_id, code_hash) values (${userId}, ${hash})`;
  },

  /** Uses a code up; false when there is no such code, or it was used before. */
  async use(tx: Tx, userId: string, hash: Buffer, now: Date): Promise<boolean> {
    const used = await tx`update auth_recovery_code set used_at = ${now}
      where user_id = ${userId} and code_hash = ${hash} and used_at is null`;
    return used.count === 1;
  },

  async count(sql: Sql | Tx, userId: string): Promise<{ total: number; remaining: number }> {
    const [row] = await sql<{ total: number; remaining: number }[]>`
      select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
      from auth_recovery_code where user_id = ${userId}`;
    return row!;
  },

  async deleteAll(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_recovery_code where user_id = ${userId}`;
  },
};
