import type { DeclaredTable } from '#shared/table-declaration.ts';
import type { SourceSql } from './sql-of-source.ts';
import { tablesInSql } from './tables-in-sql.ts';

/** A table that an area reaches though it is another's, on purpose. */
export interface SqlException {
  readonly area: string;
  readonly tables: readonly string[];
  readonly why: string;
}

/** Where an area's SQL goes, and in which file. */
export interface Reach {
  readonly area: string;
  /** A table, or "?" where the program puts its name in. */
  readonly table: string;
  readonly file: string;
  readonly line: number;
}

/** "src/features/advisor/server/x.ts" → "features/advisor"; "src/server/mail/x.ts" → "server/mail"; "app" for the roots. */
export function areaOf(path: string): string {
  const [, first, second] = /^src\/(features|server|app)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (first === undefined) return 'elsewhere';
  return first === 'app' || second === undefined ? first : `${first}/${second}`;
}

const isPlumbing = (area: string): boolean => area === 'server' || area.startsWith('server/');
/** The plumbing and what binds it. */
const knowsPlumbing = (area: string): boolean => area === 'app' || isPlumbing(area);

/**
 * Statements that reach a table their area must not: one of another feature, one of the plumbing from a feature, and any
 * that nobody declares. The plumbing is one area in this; `readByAll` opens a table to everybody's reading.
 */
export function findReaches(
  file: string,
  statements: readonly SourceSql[],
  declared: readonly DeclaredTable[],
): readonly Reach[] {
  const area = areaOf(file);
  return statements.flatMap(({ text, line }) => {
    const { tables, written, hasHole } = tablesInSql(text);
    const reached = tables.filter((name) => {
      const table = declared.find((one) => one.name === name);
      if (!table) return true;
      if (table.area === area || (knowsPlumbing(area) && isPlumbing(table.area))) return false;
      return table.readByAll === undefined || written.includes(name);
    });
    return [...reached, ...(hasHole ? ['?'] : [])].map((table) => ({ area, table, file, line }));
  });
}

/** A sentence for each use that no exception allows, and for each exception that is not used. */
export function findSqlViolations(reaches: readonly Reach[], exceptions: readonly SqlException[]): readonly string[] {
  const allows = ({ area, tables }: SqlException, reach: Reach): boolean =>
    area === reach.area && tables.includes(reach.table);
  return [
    ...reaches
      .filter((reach) => !exceptions.some((one) => allows(one, reach)))
      .map(({ area, table, file, line }) =>
        table === '?'
          ? `${file}:${line} puts the name of a table into a statement`
          : `${file}:${line}: ${area} reaches ${table}, which is not its own`,
      ),
    ...exceptions.flatMap((one) =>
      one.tables
        .filter((table) => !reaches.some((reach) => reach.table === table && allows(one, reach)))
        .map((table) => `the exception of ${one.area} for ${table} is not needed`),
    ),
  ];
}
