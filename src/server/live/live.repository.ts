import type { Sql } from '../db/connect.ts';
import type { LiveCursor } from './live-cursor.ts';

/** A message as it is stored. */
export interface StoredMessage {
  readonly kind: 'notification' | 'changed';
  readonly subject: string;
  readonly workspaceId: string | null;
}

export interface HeardMessage extends StoredMessage {
  readonly stream: number;
}

/** The position of a stream of an account. */
export interface Listening {
  readonly stream: number;
  readonly accountId: string;
  readonly snapshot: string;
}

type Row = Head & { readonly [Field in keyof HeardMessage]: HeardMessage[Field] | null };
type Head = { readonly snapshot: string; readonly takenAtSeconds: number };

/** The SQL of live streams; runs as the system role and names the account in each query. */
export const liveRepository = {
  /** The messages each stream has not received yet, in the order they were written, and the snapshot they go up to. */
  async listNews(
    sql: Sql,
    listening: readonly Listening[],
  ): Promise<{ cursor: LiveCursor; messages: readonly HeardMessage[] }> {
    const rows = await sql<Row[]>`
      select head.snapshot::text as snapshot, head.seconds as "takenAtSeconds", news.stream, news.kind, news.subject,
        news.workspace_id as "workspaceId"
      from (select pg_current_snapshot() as snapshot, extract(epoch from now())::bigint as seconds) head
      left join (
        select asked.stream, m.position, m.kind, m.subject, m.workspace_id
        from jsonb_to_recordset(${sql.json(listening as never)})
          as asked (stream integer, "accountId" uuid, snapshot pg_snapshot)
        join live_message m on m.account_id = asked."accountId" and m.tx >= pg_snapshot_xmin(asked.snapshot)
          and not pg_visible_in_snapshot(m.tx, asked.snapshot)
      ) news on true
      order by news.position`;
    return { cursor: cursorOf(rows[0]!), messages: rows.filter(isHeard) };
  },

  /** The messages of an account within the last seconds, and the snapshot they go up to. */
  async listRecent(
    sql: Sql,
    accountId: string,
    withinSeconds: number,
  ): Promise<{ cursor: LiveCursor; messages: readonly StoredMessage[] }> {
    const rows = await sql<Row[]>`
      select pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as "takenAtSeconds",
        0 as stream, m.kind, m.subject, m.workspace_id as "workspaceId"
      from (select 1) head left join live_message m
        on m.account_id = ${accountId} and m.created_at > now() - make_interval(secs => ${withinSeconds})
      order by m.position`;
    return { cursor: cursorOf(rows[0]!), messages: rows.filter(isHeard) };
  },

  /** Whether everything since a cursor is still kept, and the cursor is of this database's own past. */
  async canResume(sql: Sql, { snapshot, takenAtSeconds }: LiveCursor, keptSeconds: number): Promise<boolean> {
    const [row] = await sql<{ isHeld: boolean }[]>`
      select ${takenAtSeconds}::bigint > extract(epoch from now()) - ${keptSeconds}::integer
        and pg_snapshot_xmax(${snapshot}::text::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isHeld"`;
    return row!.isHeld;
  },

  async deleteOlderThan(sql: Sql, seconds: number): Promise<void> {
    await sql`delete from live_message where created_at < now() - make_interval(secs => ${seconds})`;
  },
};

const cursorOf = ({ snapshot, takenAtSeconds }: Head): LiveCursor => ({
  snapshot,
  takenAtSeconds: Number(takenAtSeconds),
});

const isHeard = (row: Row): row is Head & HeardMessage => row.stream !== null && row.kind !== null;
