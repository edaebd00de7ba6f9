import type { DeclaredTable, Owner } from '#shared/table-declaration.ts';

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

/** How a row says whose it is, with the column that a declared parent is found by. */
export type Ownership =
  | Exclude<Owner, { by: 'parent' }>
  | (Extract<Owner, { by: 'parent' }> & { readonly referenced: string });

/** A table whose rows can be an account's; a row is if one of the ways holds. */
export interface OwnedTable extends CatalogueTable {
  readonly ownership: readonly Ownership[];
  /** Columns an archive has; none where the table is left out. */
  readonly exported: readonly string[];
  /** Why the table is left out of archives. */
  readonly why: string | undefined;
  /** What of its content the plan of the account may keep locked. */
  readonly locked: string | undefined;
  /** The column with the bytes that are stored elsewhere because of a row. */
  readonly bytesElsewhere: string | undefined;
}

/**
 * The tables whose rows are declared to be somebody's, with what PostgreSQL knows of them. Rows that point at others stand
 * before those: they can be deleted, and read, in that order. Whether declarations and database fit each other is what
 * `listTableFaults` tells; a table that is not declared is in no archive. Throws for a parent without a foreign key.
 */
export function ownedTables(
  tables: readonly CatalogueTable[],
  declared: readonly DeclaredTable[],
): readonly OwnedTable[] {
  const owned = tables.flatMap((table): OwnedTable[] => {
    const declaration = declared.find(({ name }) => name === table.name);
    if (!declaration || declaration.owner === 'nobody') return [];
    const { owner, exported = [], why, locked, bytesElsewhere } = declaration;
    const ownership = owner.map((way) => withReferenced(table, way));
    return [{ ...table, ownership, exported, why, locked, bytesElsewhere }];
  });
  return childrenFirst(owned);
}

function withReferenced({ name, foreignKeys }: CatalogueTable, way: Owner): Ownership {
  if (way.by !== 'parent') return way;
  const key = foreignKeys.find(({ column, table }) => column === way.column && table === way.table);
  if (!key) throw new Error(`${name}.${way.column} is declared to lead to ${way.table}, but no foreign key does`);
  return { ...way, referenced: key.referenced };
}

/** The columns of a table that its rows in an archive lack. */
export function withheldColumnsOf({ columns, exported }: Pick<OwnedTable, 'columns' | 'exported'>): readonly string[] {
  return columns.map(({ name }) => name).filter((name) => !exported.includes(name));
}

/** Whether rows can be put back as they are: nothing that a row must have was withheld. */
export function isImportable(table: Pick<OwnedTable, 'columns' | 'exported'>): boolean {
  const withheld = withheldColumnsOf(table);
  return !table.columns.some(({ name, isRequired }) => isRequired && withheld.includes(name));
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
