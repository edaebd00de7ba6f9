import { productTables } from '#app/server/product-tables.ts';
import { catalogueRepository } from '#server/db/catalogue.repository.ts';
import { type ConnectionTarget, connect, type Sql } from '#server/db/connect.ts';
import { type OwnedTable, ownedTables } from '#server/db/owned-tables.ts';

/** Opens a test database as its owner with row-level security off, so that the rows of all accounts are visible. */
export async function openWithoutRowSecurity(database: ConnectionTarget): Promise<Sql> {
  const sql = connect(database, { max: 1, name: 'tests', isLasting: true });
  const tables = await sql<{ name: string }[]>`select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relforcerowsecurity`;
  for (const { name } of tables) await sql.unsafe(`alter table ${name} no force row level security`);
  return sql;
}

/** The tables with rows of accounts, in the order in which archive and deletion go through them. */
export async function readOwnedTables(sql: Sql): Promise<readonly OwnedTable[]> {
  return ownedTables(await catalogueRepository.listTables(sql), productTables);
}

/** Every row of every table of a schema as text, by table. */
export async function dumpSchema(sql: Sql, schema: 'public' | 'jobs'): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ name: string }[]>`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = to_regnamespace(${schema}) order by c.relname`;
  const dump = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${schema}."${name}" t`);
    dump.set(
      name,
      // Bytes are shown as hexadecimal digits: what they say is looked at as well.
      rows.map(({ row }) => `${row} ${bytesIn(row)}`),
    );
  }
  return dump;
}

const bytesIn = (row: string): string =>
  [...row.matchAll(/"\\\\x([0-9a-f]+)"/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(' ');
