import type { Sql, Tx } from '../db/connect.ts';

/** A file of an account, without its bytes. */
export interface StoredFile {
  readonly id: string;
  readonly accountId: string;
  readonly purpose: string;
  readonly hash: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly createdAt: Date;
  /** Null: it stays until it is deleted. */
  readonly expiresAt: Date | null;
}

const fields = (sql: Sql | Tx) => sql`id, account_id as "accountId", purpose, hash, bytes, media_type as "mediaType",
  created_at as "createdAt", expires_at as "expiresAt"`;

/** Which account has which file. Runs as the system role: whether bytes are still referenced depends on all accounts. */
export const storageRepository = {
  /** Locks these bytes until the transaction ends, so that references are added and removed one at a time. */
  async lockHash(tx: Tx, hash: string): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`stored file ${hash}`}, 0))`;
  },

  async insert(tx: Tx, file: StoredFile): Promise<void> {
    await tx`insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at, expires_at)
      values (${file.id}, ${file.accountId}, ${file.purpose}, ${file.hash}, ${file.bytes}, ${file.mediaType},
        ${file.createdAt}, ${file.expiresAt})`;
  },

  async find(sql: Sql, accountId: string, id: string): Promise<StoredFile | undefined> {
    const [file] = await sql<StoredFile[]>`select ${fields(sql)} from stored_file
      where id = ${id} and account_id = ${accountId}`;
    return file;
  },

  /** Files of an account, the newest first; of one purpose where one is given. */
  async list(sql: Sql, accountId: string, purpose: string | undefined): Promise<readonly StoredFile[]> {
    return sql<StoredFile[]>`select ${fields(sql)} from stored_file where account_id = ${accountId}
      and (${purpose ?? null}::text is null or purpose = ${purpose ?? null}) order by created_at desc, id desc`;
  },

  async listExpired(sql: Sql, now: Date, limit: number): Promise<readonly StoredFile[]> {
    return sql<StoredFile[]>`select ${fields(sql)} from stored_file where expires_at <= ${now} limit ${limit}`;
  },

  async delete(tx: Tx, id: string): Promise<boolean> {
    return (await tx`delete from stored_file where id = ${id}`).count === 1;
  },

  async isNamed(sql: Sql | Tx, hash: string, exceptId = ''): Promise<boolean> {
    const [row] = await sql`select 1 from stored_file where hash = ${hash} and id <> ${exceptId} limit 1`;
    return row !== undefined;
  },
};
