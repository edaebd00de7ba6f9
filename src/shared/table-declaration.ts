/** How a row of a table says whose it is. Columns of accounts are UUIDs, those of workspaces and addresses are texts. */
export type Owner =
  /** The column holds the account's id. */
  | { readonly by: 'account'; readonly column: string }
  /** The column holds the id of one of the account's workspaces. */
  | { readonly by: 'workspace'; readonly column: string }
  /** The column holds the account's address; with `unless`, only in rows where that other column is null. */
  | { readonly by: 'address'; readonly column: string; readonly unless?: string }
  /** The row that the column points at, in another declared table, is the account's. A foreign key has to say so. */
  | { readonly by: 'parent'; readonly column: string; readonly table: string };

/**
 * What a table holds and whose its rows are. Archive, deletion and the sweep follow this; a table or column that is not
 * declared fails a test. Every column is in exactly one of the three lists.
 */
export interface TableDeclaration {
  /** The migration that makes the table, without ".sql"; null for the list of migrations, which their runner makes. */
  readonly migration: string | null;
  /** A row is an account's if one of the ways holds; 'nobody' for rows with no data of any account. */
  readonly owner: readonly Owner[] | 'nobody';
  /** What the ids of its rows begin with: "ws" for "ws_…". No other table has the same. */
  readonly idPrefix?: string;
  /** What the account's archive has. */
  readonly exported?: readonly string[];
  /** What the archive leaves out, as it says nothing to a person or repeats what stands elsewhere. */
  readonly internal?: readonly string[];
  /** What opens something, or is a hash of that: it is never exported and never answered. */
  readonly secret?: readonly string[];
  /** The English words by which the privacy policy names its data; required where something is exported. */
  readonly policy?: string;
  /** Why nothing of the table is exported, or why its rows belong to no account; required exactly where nothing is exported. */
  readonly why?: string;
  /** Why the SQL of every area may read it; without this, only that of its own area does. None but its own writes it. */
  readonly readByAll?: string;
  /** What of the exported columns the plan of the account may keep locked. */
  readonly locked?: string;
  /** The column that says how many bytes are stored elsewhere because of the row: they count as stored by its account. */
  readonly bytesElsewhere?: string;
}

/** The tables of one feature or one part of the plumbing: nothing but its SQL names them. */
export interface TableArea {
  /** Its folder below `src`: "features/advisor", "server/mail". */
  readonly area: string;
  readonly tables: Readonly<Record<string, TableDeclaration>>;
}

/** Declares the tables of an area; the composition root folds these into one list. */
export function defineTables(area: string, tables: TableArea['tables']): TableArea {
  return { area, tables };
}

/** A declared table with its name and its area. */
export interface DeclaredTable extends TableDeclaration {
  readonly name: string;
  readonly area: string;
}

/** All declared tables of some areas. Throws where two areas declare the same one. */
export function listDeclared(areas: readonly TableArea[]): readonly DeclaredTable[] {
  const found = new Map<string, DeclaredTable>();
  for (const { area, tables } of areas)
    for (const [name, declaration] of Object.entries(tables)) {
      const first = found.get(name);
      if (first) throw new Error(`The table ${name} is declared twice, by ${first.area} and by ${area}`);
      found.set(name, { ...declaration, name, area });
    }
  return [...found.values()];
}
