import type { Sql, Tx } from '#server/db/connect.ts';

/** An archive as it is stored. */
export interface StoredArchive {
  readonly id: string;
  readonly accountId: string;
  readonly state: 'running' | 'ready' | 'failed' | 'expired';
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
  /** What it consists of, in the order of making; null until somebody has looked. */
  readonly items: readonly string[] | null;
  readonly done: number;
  readonly total: number | null;
  readonly fileId: string | null;
  readonly bytes: number | null;
}

/** A finished item. */
export interface ArchivePart {
  readonly item: string;
  /** Null: it could not be made. */
  readonly fileId: string | null;
  readonly rowCount: number | null;
}

const select = (sql: Sql | Tx) => sql`
  select a.id, a.account_id as "accountId", a.state, a.requested_at as "requestedAt", a.finished_at as "finishedAt",
    a.expires_at as "expiresAt", a.items, a.done, a.total, a.file_id as "fileId", f.bytes
  from archive a left join stored_file f on f.id = a.file_id`;

/** The SQL of archives: asked for and shown as the account, made as the system role. */
export const archiveRepository = {
  async findNewest(tx: Tx, accountId: string): Promise<StoredArchive | undefined> {
    const [archive] = await tx<StoredArchive[]>`${select(tx)} where a.account_id = ${accountId}
      order by a.requested_at desc, a.id desc limit 1`;
    return archive;
  },

  async find(sql: Sql | Tx, accountId: string, id: string): Promise<StoredArchive | undefined> {
    const [archive] = await sql<StoredArchive[]>`${select(sql)} where a.id = ${id} and a.account_id = ${accountId}`;
    return archive;
  },

  /** Begins one; false where one is being made. */
  async begin(tx: Tx, id: string, accountId: string, now: Date): Promise<boolean> {
    const begun = await tx`insert into archive (id, account_id, requested_at) values (${id}, ${accountId}, ${now})
      on conflict (account_id) where state = 'running' do nothing`;
    return begun.count === 1;
  },

  /** Those being made, the longest waiting first. */
  async listRunning(sql: Sql | Tx): Promise<readonly StoredArchive[]> {
    return sql<StoredArchive[]>`${select(sql)} where a.state = 'running' order by a.requested_at`;
  },

  /** Writes down what it will consist of; the last step, the file itself, counts as one more. */
  async setItems(sql: Sql, id: string, items: readonly string[]): Promise<void> {
    await sql`update archive set items = ${sql.json([...items])}, total = ${items.length + 1}, done = 0 where id = ${id}`;
  },

  async listParts(sql: Sql | Tx, id: string): Promise<readonly ArchivePart[]> {
    return sql<ArchivePart[]>`select item, file_id as "fileId", row_count as "rowCount" from archive_part
      where archive_id = ${id}`;
  },

  /** Notes a finished item and how far the archive is with it. */
  async addPart(tx: Tx, id: string, { item, fileId, rowCount }: ArchivePart): Promise<void> {
    await tx`insert into archive_part (archive_id, item, file_id, row_count) values (${id}, ${item}, ${fileId}, ${rowCount})
      on conflict do nothing`;
    await tx`update archive set done = (select count(*) from archive_part where archive_id = ${id}) where id = ${id}`;
  },

  async finish(tx: Tx, id: string, file: { id: string; expiresAt: Date }, now: Date): Promise<void> {
    await tx`update archive set state = 'ready', done = total, file_id = ${file.id}, finished_at = ${now},
      expires_at = ${file.expiresAt} where id = ${id} and state = 'running'`;
    await tx`delete from archive_part where archive_id = ${id}`;
  },

  /** It was tried often enough. */
  async fail(tx: Tx, id: string, now: Date): Promise<void> {
    await tx`update archive set state = 'failed', finished_at = ${now} where id = ${id} and state = 'running'`;
  },

  /** An operator has it tried again, which a new one of the account may have made impossible. */
  async resume(tx: Tx, id: string, accountId: string): Promise<void> {
    await tx`update archive set state = 'running', finished_at = null where id = ${id} and state = 'failed'
      and not exists (select 1 from archive where account_id = ${accountId} and state = 'running')`;
  },

  /** Marks expired archives; the file has an expiry of its own. */
  async expire(sql: Sql, now: Date): Promise<void> {
    await sql`update archive set state = 'expired' where state = 'ready' and expires_at <= ${now}`;
  },
};
