import type { Sql, Tx } from '../db/connect.ts';

/** Bytes in tables: blobs and their chunks. Runs as the system role. */
export const blobRepository = {
  async begin(system: Sql, id: string, now: Date): Promise<void> {
    await system`insert into stored_blob (id, created_at) values (${id}, ${now})`;
  },

  async append(system: Sql, id: string, position: number, bytes: Uint8Array): Promise<void> {
    await system`insert into stored_chunk (blob_id, position, bytes) values (${id}, ${position}, ${Buffer.from(bytes)})`;
  },

  /** Gives finished bytes their name; false where the same bytes have it already. */
  async finish(system: Sql, id: string, hash: string): Promise<boolean> {
    const [taken] = await system<{ id: string }[]>`update stored_blob set hash = ${hash} where id = ${id}
      and not exists (select 1 from stored_blob other where other.hash = ${hash}) returning id`;
    return taken !== undefined;
  },

  async discard(system: Sql, id: string): Promise<void> {
    await system`delete from stored_blob where id = ${id}`;
  },

  async findId(system: Sql | Tx, hash: string): Promise<string | undefined> {
    const [row] = await system<{ id: string }[]>`select id from stored_blob where hash = ${hash}`;
    return row?.id;
  },

  async readChunk(system: Sql, id: string, position: number): Promise<Uint8Array | undefined> {
    const [row] = await system<{ bytes: Buffer }[]>`
      select bytes from stored_chunk where blob_id = ${id} and position = ${position}`;
    return row?.bytes;
  },

  async remove(system: Sql | Tx, hash: string): Promise<void> {
    await system`delete from stored_blob where hash = ${hash}`;
  },

  /** Finished ones, by hash, after one of them. */
  async list(system: Sql, before: Date, after: string, limit: number): Promise<readonly string[]> {
    const rows = await system<{ hash: string }[]>`select hash from stored_blob
      where hash > ${after} and created_at < ${before} order by hash limit ${limit}`;
    return rows.map(({ hash }) => hash);
  },

  async removeUnfinished(system: Sql, before: Date): Promise<void> {
    await system`delete from stored_blob where hash is null and created_at < ${before}`;
  },
};
