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
    const [row] = await sql<{ points: number; expire: string }[]>`${addUse(sql, use)}`;
    return { points: row!.points, expiresMs: Number(row!.expire) };
  },

  /** Takes one back. */
  async giveBack(sql: Sql | Tx, key: string): Promise<void> {
    await sql`${giveUsesBack(sql, [key])} and ${commitsEarly(sql)}`;
  },

  async forget(sql: Sql | Tx, keys: readonly string[]): Promise<void> {
    await sql`delete from auth_limit where key in ${sql([...keys])}`;
  },

  async forgetExpired(sql: Sql, now: Date): Promise<void> {
    await sql`delete from auth_limit where expire <= ${now.getTime()}`;
  },
};

/** The statement that takes one use of each key back: for a statement around it. */
export const giveUsesBack = (sql: Sql | Tx, keys: readonly string[]) => sql`
  update auth_limit set points = greatest(points - 1, 0) where key = any(${keys as string[]})`;

/** The statement that adds one, where a condition holds, and returns `points` and `expire`: for a statement around it. */
export const addUse = (sql: Sql | Tx, { key, windowMs, nowMs }: Use, condition = sql`true`) => sql`
  insert into auth_limit (key, points, expire)
  select ${key}, 1, ${nowMs + windowMs} where ${commitsEarly(sql)} and ${condition}
  on conflict (key) do update set
    points = case when auth_limit.expire <= ${nowMs} then 1 else auth_limit.points + 1 end,
    expire = case when auth_limit.expire <= ${nowMs} then ${nowMs + windowMs} else auth_limit.expire end
  returning points, expire`;
