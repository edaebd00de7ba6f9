import type { Sql, Tx } from '#server/db/connect.ts';
import { commitsEarly } from '#server/db/early-commit.ts';

/** What stands in the counter of a key: how many uses, and until when they count, in Unix milliseconds. */
export interface Count {
  readonly points: number;
  readonly expiresMs: number;
}

/** One use of a key, to be counted in a window that begins with it unless one is open. */
export interface Use {
  readonly key: string;
  readonly windowMs: number;
  readonly nowMs: number;
}

/**
 * Counters that all processes share; one statement each, so parallel calls are counted one by one. Counts outside a
 * transaction are committed early: a crash of the database may forget the last of them.
 */
export const limitsRepository = {
  /** Adds one and tells the count of the window it fell into. */
  async add(sql: Sql | Tx, use: Use): Promise<Count> {
    const { key, windowMs, nowMs } = use;
    const [row] = await sql<{ points: number; expire: string }[]>`
      insert into auth_limit (key, points, expire) select ${key}, 1, ${nowMs + windowMs} where ${commitsEarly(sql)}
      on conflict (key) do update set
        points = case when auth_limit.expire <= ${nowMs} then 1 else auth_limit.points + 1 end,
        expire = case when auth_limit.expire <= ${nowMs} then ${nowMs + windowMs} else auth_limit.expire end
      returning points, expire`;
    return { points: row!.points, expiresMs: Number(row!.expire) };
  },

  /** Takes one back. */
  async giveBack(sql: Sql | Tx, key: string): Promise<void> {
    await sql`update auth_limit set points = greatest(points - 1, 0)
      where key = ${key} and ${commitsEarly(sql)}`;
  },

  async forget(sql: Sql | Tx, keys: readonly string[]): Promise<void> {
    await sql`delete from auth_limit where key in ${sql([...keys])}`;
  },

  async forgetExpired(sql: Sql, now: Date): Promise<void> {
    await sql`delete from auth_limit where expire <= ${now.getTime()}`;
  },
};
