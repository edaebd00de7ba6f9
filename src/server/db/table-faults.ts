import type { DeclaredTable, Owner } from '#shared/table-declaration.ts';
import type { CatalogueTable, ForeignKey } from './owned-tables.ts';

/**
 * Where the declared tables and those of the database do not fit each other, a sentence each; none where they do. Looked
 * at by a test: archive and deletion rely on it.
 */
export function listTableFaults(
  tables: readonly CatalogueTable[],
  declared: readonly DeclaredTable[],
): readonly string[] {
  const faults: string[] = [];
  for (const { name } of tables)
    if (!declared.some((one) => one.name === name)) faults.push(`${name} is not declared: whose are its rows?`);
  for (const declaration of declared) {
    const table = tables.find(({ name }) => name === declaration.name);
    if (table) faults.push(...columnFaults(table, declaration), ...ownerFaults(table, declaration, declared));
    else faults.push(`${declaration.name} is declared by ${declaration.area}, but there is no such table`);
  }
  return faults;
}

function columnFaults(table: CatalogueTable, declaration: DeclaredTable): readonly string[] {
  const { exported = [], internal = [], secret = [], why, owner } = declaration;
  const named = [...exported, ...internal, ...secret];
  const { name, columns } = table;
  const faults = [
    ...columns.filter((one) => !named.includes(one.name)).map((one) => `${name}.${one.name} is not declared`),
    ...named
      .filter((one) => !columns.some((column) => column.name === one))
      .map((one) => `${name}.${one} is declared, but there is no such column`),
    ...named.filter((one, at) => named.indexOf(one) !== at).map((one) => `${name}.${one} is declared twice`),
    ...columns
      .filter((one) => one.type === 'bytea' && exported.includes(one.name))
      .map((one) => `${name}.${one.name} holds bytes: an archive has none in its tables`),
  ];
  if ((exported.length === 0) !== (why !== undefined))
    faults.push(`${name} has to say why exactly where nothing of it is exported`);
  if (exported.length > 0 && owner === 'nobody') faults.push(`${name} is nobody's, so nobody can be given it`);
  if (exported.length > 0 && table.readableBy.length === 0) faults.push(`${name} is exported, but no role may read it`);
  return faults;
}

function ownerFaults(
  table: CatalogueTable,
  { owner }: DeclaredTable,
  declared: readonly DeclaredTable[],
): readonly string[] {
  const { name, foreignKeys } = table;
  const ways = owner === 'nobody' ? [] : owner;
  const faults = ways.flatMap((way) => wayFaults(table, way, declared));
  for (const key of foreignKeys)
    if (rootKind(key, declared) !== undefined && !ways.some((way) => way.column === key.column))
      faults.push(
        `${name}.${key.column} points at ${key.table}, and the declaration does not say that it is the owner`,
      );
  if (owner !== 'nobody' && ways.length === 0) faults.push(`${name} does not say how its rows tell whose they are`);
  if (owner !== 'nobody' && table.deletableBy.length === 0 && !foreignKeys.some(({ cascades }) => cascades))
    faults.push(`${name} cannot be emptied: no role may delete its rows, and no foreign key takes them along`);
  return faults;
}

function wayFaults(table: CatalogueTable, way: Owner, declared: readonly DeclaredTable[]): readonly string[] {
  const at = `${table.name}.${way.column}`;
  const column = table.columns.find(({ name }) => name === way.column);
  if (!column) return [`${at} is declared to tell the owner, but there is no such column`];
  const key = table.foreignKeys.find((one) => one.column === way.column);
  if (way.by === 'parent') {
    if (key?.table !== way.table) return [`${at} is declared to lead to ${way.table}, but no foreign key does`];
    const parent = declared.find(({ name }) => name === way.table);
    return parent && parent.owner !== 'nobody' ? [] : [`${at} leads to ${way.table}, whose rows are nobody's`];
  }
  const faults: string[] = [];
  if (column.type !== typeOf[way.by]) faults.push(`${at} is no ${way.by}: its type is ${column.type}`);
  if (key && rootKind(key, declared) !== way.by) faults.push(`${at} is no ${way.by}: it points at ${key.table}`);
  if (way.by === 'address' && way.unless !== undefined) {
    const other = table.columns.find(({ name }) => name === way.unless);
    if (!other || other.isRequired) faults.push(`${at} never counts: ${way.unless} is always there, or never`);
  }
  return faults;
}

const typeOf = { account: 'uuid', workspace: 'text', address: 'text' } as const;

/** What a foreign key leads to: a table with one row for each account, or the workspaces. */
function rootKind({ table, referenced }: ForeignKey, declared: readonly DeclaredTable[]): Owner['by'] | undefined {
  if (table === 'workspace') return 'workspace';
  const target = declared.find(({ name }) => name === table);
  const isAccount =
    target &&
    target.owner !== 'nobody' &&
    target.owner.some((way) => way.by === 'account' && way.column === referenced);
  return isAccount ? 'account' : undefined;
}
