import type { Sql, Tx } from './connect.ts';

/**
 * A condition that is always true, for the `where` of a statement that writes counters. Outside a transaction such a
 * statement is answered before it is on disk: every process sees it at once, and only a crash of the database forgets the
 * last of them, at most three times `wal_writer_delay` (0.6 s; PostgreSQL's manual, "Asynchronous Commit"). Inside a
 * transaction nothing changes. Only for what may be lost, never for what a person was told is kept.
 */
export const commitsEarly = (sql: Sql | Tx) =>
  'savepoint' in sql ? sql`true` : sql`set_config('synchronous_commit', 'off', true) = 'off'`;
