import type { Tx } from './connect.ts';
import { type OwnedTable, ownedWhere, quote, type WorkingRole } from './owned-tables.ts';

/** Whose rows are meant. */
export interface Owner {
  readonly accountId: string;
  readonly workspaceIds: readonly string[];
  readonly email: string;
}

/** A row as JSON text, exactly as PostgreSQL writes it, and the key by which the next page goes on. */
export interface RowText {
  readonly text: string;
  readonly key: string;
}

/** A table and how many rows of an account it holds. */
export interface TableCount {
  readonly table: OwnedTable;
  readonly rows: number;
}

const parameters = ({ accountId, workspaceIds, email }: Owner) => [accountId, [...workspaceIds], email.toLowerCase()];
/** PostgreSQL wants every parameter used, with its type. */
const allUsed = '($1::uuid is not null and $2::text[] is not null and $3::text is not null)';

/** The role that may do this to a table: the application's where it may, as its row-level security repeats the condition. */
export function roleFor(roles: readonly WorkingRole[]): WorkingRole | undefined {
  return roles.includes('app') ? 'app' : roles[0];
}

/** What PostgreSQL keeps beside the values of a row (its manual, "Database Page Layout"). */
const rowHeaderBytes = 24;

const rowBytes = ({ columns, bytesElsewhere }: OwnedTable): string =>
  [
    rowHeaderBytes,
    ...columns.map(({ name }) => `coalesce(pg_column_size(t.${quote(name)}), 0)`),
    ...(bytesElsewhere === undefined ? [] : [`t.${quote(bytesElsewhere)}`]),
  ].join(' + ');

/**
 * Rows of one account in any table that is declared to hold such. Names come from the catalogue and are quoted;
 * values travel as parameters.
 */
export const ownedRowsRepository = {
  /** How many rows of the account each table holds, for those that hold any, in the order of the tables. */
  async countEach(
    tx: Tx,
    { tables, owned }: { readonly tables: readonly OwnedTable[]; readonly owned: readonly OwnedTable[] },
    owner: Owner,
  ): Promise<readonly TableCount[]> {
    if (tables.length === 0) return [];
    const parts = tables.map(
      (table, at) =>
        `select ${at} as at, count(*)::int as rows from ${quote(table.name)} t where ${ownedWhere(table, owned, 't')}`,
    );
    const counted = await tx.unsafe<{ at: number; rows: number }[]>(
      `select at, rows from (${parts.join('\nunion all ')}) part where rows > 0 and ${allUsed} order by at`,
      parameters(owner),
      { prepare: true },
    );
    return counted.map(({ at, rows }) => ({ table: tables[at]!, rows }));
  },

  /** A page of rows without the withheld columns, in the order of the primary key, after the row with the given key. */
  async readPage(
    tx: Tx,
    read: { readonly table: OwnedTable; readonly owned: readonly OwnedTable[]; readonly owner: Owner },
    page: { readonly without: readonly string[]; readonly after: string | undefined; readonly limit: number },
  ): Promise<readonly RowText[]> {
    const { table, owned, owner } = read;
    const name = quote(table.name);
    const keys = table.primaryKey.map(quote);
    const list = (alias: string): string => keys.map((key) => `${alias}.${key}`).join(', ');
    const keyJson = `jsonb_build_object(${table.primaryKey.map((key) => `'${key.replaceAll("'", "''")}', t.${quote(key)}`).join(', ')})`;
    return tx.unsafe<RowText[]>(
      `select (to_jsonb(t) - $4::text[])::text as text, ${keyJson}::text as key
      from ${name} t
      where ${allUsed} and ${ownedWhere(table, owned, 't')} and ($5::text is null or (${list('t')}) >
        (select ${list('after')} from jsonb_populate_record(null::${name}, $5::text::jsonb) after))
      order by ${list('t')} limit ${page.limit}`,
      [...parameters(owner), [...page.without], page.after ?? null],
    );
  },

  /**
   * The bytes that the rows of an account take, as they are stored, and of the files they name. Values that are kept apart
   * and compressed are not read for it.
   */
  async measure(
    tx: Tx,
    { tables, owned }: { readonly tables: readonly OwnedTable[]; readonly owned: readonly OwnedTable[] },
    owner: Owner,
  ): Promise<number> {
    if (tables.length === 0) return 0;
    const parts = tables.map(
      (table) =>
        `select sum(${rowBytes(table)}) as bytes from ${quote(table.name)} t where ${ownedWhere(table, owned, 't')}`,
    );
    const [row] = await tx.unsafe<{ bytes: number }[]>(
      `select coalesce(sum(bytes), 0)::float8 as bytes from (${parts.join('\nunion all ')}) part where ${allUsed}`,
      parameters(owner),
      { prepare: true },
    );
    return row!.bytes;
  },

  /** Deletes at most so many rows; tells how many there were. */
  async deleteSome(
    tx: Tx,
    table: OwnedTable,
    owned: readonly OwnedTable[],
    owner: Owner,
    limit: number,
  ): Promise<number> {
    const name = quote(table.name);
    const deleted = await tx.unsafe(
      `delete from ${name} where ctid = any (array(
        select t.ctid from ${name} t where ${allUsed} and ${ownedWhere(table, owned, 't')} limit ${limit}))`,
      parameters(owner),
    );
    return deleted.count;
  },
};
