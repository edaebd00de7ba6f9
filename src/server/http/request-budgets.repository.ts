import type { Sql } from '../db/connect.ts';
import { commitsEarly } from '../db/early-commit.ts';

/** What this process let somebody have in a window and has not told the others yet. */
export interface Spent {
  /** A hash of an account's id or of a network address. */
  readonly key: string;
  readonly windowStart: Date;
  readonly points: number;
}

/** The counters that all processes share. */
export const requestBudgetsRepository = {
  /** Adds what was spent; answers what all processes together let each have in its window, in the order of `spent`. */
  async add(sql: Sql, spent: readonly Spent[]): Promise<readonly number[]> {
    const rows = await sql<{ key: string; points: number }[]>`
      insert into request_budget (key, window_start, points)
      select key, "windowStart", points
      from jsonb_to_recordset(${sql.json(spent as never)}) as spent (key text, "windowStart" timestamptz, points integer)
      where ${commitsEarly(sql)}
      order by key
      on conflict (key, window_start) do update set points = request_budget.points + excluded.points
      returning key, points`;
    const totals = new Map(rows.map(({ key, points }) => [key, points]));
    return spent.map(({ key, points }) => totals.get(key) ?? points);
  },

  /** What was spent since a time, of whomever spent anything. */
  async listSpent(
    sql: Sql,
    since: Date,
  ): Promise<readonly { readonly key: string; readonly points: number; readonly mostInAMinute: number }[]> {
    return sql`select key, sum(points)::int as points, max(points) as "mostInAMinute"
      from request_budget where window_start >= ${since} group by key`;
  },

  async forgetBefore(sql: Sql, time: Date): Promise<void> {
    await sql`delete from request_budget where window_start < ${time}`;
  },
};
