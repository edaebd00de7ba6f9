/** A table as PostgreSQL describes it. */
export interface CatalogueTable {
  readonly name: string;
  readonly columns: readonly CatalogueColumn[];
  /** In their order in the key. */
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Which of the two working roles may read and delete its rows. */
  readonly readableBy: readonly WorkingRole[];
  readonly deletableBy: readonly WorkingRole[];
}

export type WorkingRole = 'app' | 'system';

export interface CatalogueColumn {
  readonly name: string;
  /** As `format_type` names it: "text", "uuid", "bytea", "text[]". */
  readonly type: string;
  readonly isRequired: boolean;
}

/** Only those of one column: no other kind says whose a row is. */
export interface ForeignKey {
  readonly column: string;
  readonly table: string;
  readonly referenced: string;
  readonly cascades: boolean;
}

/** How a row says whose it is. */
export type Ownership =
  /** The column holds the account's id. */
  | { readonly by: 'account'; readonly column: string }
  | { readonly by: 'workspace'; readonly column: string }
  /** The column holds the account's address; only for rows that name no account. */
  | { readonly by: 'address'; readonly column: string; readonly unless: string | undefined }
  /** Its row in another table is the account's. */
  | { readonly by: 'parent'; readonly column: string; readonly table: string; readonly referenced: string };

/** A table whose rows can be an account's; a row is if one of the ways holds. */
export interface OwnedTable extends CatalogueTable {
  readonly ownership: readonly Ownership[];
}

const accountTables = ['users', 'auth_user'];
const accountColumns = ['account_id', 'user_id'];
const addressColumns = ['email', 'recipient', 'sent_to', 'address'];

/**
 * Finds out, from the catalogue alone, which tables hold anything of accounts and how their rows say whose they are.
 * `owned` stands with rows that point at others before those: it can be deleted, and read, in that order. `unowned` have no
 * way to an account.
 */
export function sortTables(tables: readonly CatalogueTable[]): {
  readonly owned: readonly OwnedTable[];
  readonly unowned: readonly string[];
} {
  const found = new Map<string, OwnedTable>();
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const table of tables) {
      if (found.has(table.name)) continue;
      const ownership = findOwnership(table, found);
      if (ownership.length === 0) continue;
      found.set(table.name, { ...table, ownership });
      hasGrown = true;
    }
  }
  const unowned = tables.filter(({ name }) => !found.has(name)).map(({ name }) => name);
  return { owned: childrenFirst([...found.values()]), unowned: unowned.sort() };
}

function findOwnership(table: CatalogueTable, found: ReadonlyMap<string, OwnedTable>): readonly Ownership[] {
  const direct = table.columns.flatMap((column): Ownership[] => {
    const target = table.foreignKeys.find((key) => key.column === column.name)?.table;
    if (accountTables.includes(table.name) && table.primaryKey[0] === column.name)
      return [{ by: 'account', column: column.name }];
    if (target !== undefined ? accountTables.includes(target) : accountColumns.includes(column.name))
      return [{ by: 'account', column: column.name }];
    if (target === 'workspace' || (target === undefined && column.name === 'workspace_id'))
      return [{ by: 'workspace', column: column.name }];
    return [];
  });
  const nameOfAccount = direct.find(({ by }) => by === 'account')?.column;
  const isAlwaysNamed = direct.some(({ column }) => table.columns.find(({ name }) => name === column)?.isRequired);
  const byAddress = isAlwaysNamed
    ? []
    : table.columns
        .filter(({ name, type }) => addressColumns.includes(name) && type === 'text')
        .map(({ name }): Ownership => ({ by: 'address', column: name, unless: nameOfAccount }));
  if (direct.length + byAddress.length > 0) return [...direct, ...byAddress];
  return table.foreignKeys
    .filter((key) => key.table !== table.name && found.has(key.table))
    .map(({ column, table: parent, referenced }) => ({ by: 'parent', column, table: parent, referenced }));
}

function childrenFirst(tables: readonly OwnedTable[]): readonly OwnedTable[] {
  const sorted: OwnedTable[] = [];
  const seen = new Set<string>();
  const visit = (table: OwnedTable): void => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    const children = tables.filter(({ foreignKeys }) => foreignKeys.some((key) => key.table === table.name));
    for (const child of children) visit(child);
    sorted.push(table);
  };
  for (const table of [...tables].sort((a, b) => (a.name < b.name ? -1 : 1))) visit(table);
  return sorted;
}

/**
 * The condition, in SQL, under which a row of the table called `alias` is the account's. Its parameters are fixed: $1 the
 * account's id, $2 the ids of its workspaces, $3 its address.
 */
export function ownedWhere(table: OwnedTable, owned: readonly OwnedTable[], alias: string): string {
  const ways = table.ownership.map((way) => {
    const column = `${alias}.${quote(way.column)}`;
    if (way.by === 'account') return `${column} = $1::uuid`;
    if (way.by === 'workspace') return `${column} = any ($2::text[])`;
    if (way.by === 'address') {
      const isHis = `lower(${column}) = $3::text`;
      return way.unless ? `(${alias}.${quote(way.unless)} is null and ${isHis})` : isHis;
    }
    const parent = owned.find(({ name }) => name === way.table)!;
    const inner = `${alias}p`;
    return `${column} in (select ${inner}.${quote(way.referenced)} from ${quote(way.table)} ${inner}
      where ${ownedWhere(parent, owned, inner)})`;
  });
  return `(${ways.join(' or ')})`;
}

/** An identifier as SQL takes it. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
