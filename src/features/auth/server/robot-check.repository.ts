import type { Sql, Tx } from '#server/db/connect.ts';
import { commitsEarly } from '#server/db/early-commit.ts';

/** The SQL of the robot check; all of it runs as the system role. */
export const robotCheckRepository = {
  /**
   * Uses a challenge up. Returns false if that has happened before, in whichever process. After a crash of the database,
   * one that was spent in its last moment can be spent again.
   */
  async spend(sql: Sql, id: string, expiresAt: Date): Promise<boolean> {
    const spent = await sql`insert into robot_check_spent (id, expires_at)
      select ${id}, ${expiresAt} where ${commitsEarly(sql)}
      on conflict (id) do nothing`;
    return spent.count === 1;
  },

  /** Forgets spent challenges that expired before the given time. Returns how many. */
  async forgetExpired(sql: Sql | Tx, before: Date): Promise<number> {
    const forgotten = await sql`delete from robot_check_spent where expires_at < ${before}`;
    return forgotten.count;
  },
};
