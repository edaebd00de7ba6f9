/** Stands in the text of a statement for a value that the program inserts. */
export const placeholder = '\u0001';

/** What a statement reads or writes. */
export interface NamedTables {
  /** Names of tables, without those the statement makes itself (`with`) and those of PostgreSQL. */
  readonly tables: readonly string[];
  /** Those of them that it changes. */
  readonly written: readonly string[];
  /** Whether the name of a table is put in by the program, so that the text does not tell which one it is. */
  readonly hasHole: boolean;
}

const beforeTables = new Set(['from', 'join', 'into', 'update', 'using', 'table', 'truncate']);
const skipped = new Set(['only', 'lateral', 'if', 'exists', 'not', 'table']);
/** Words that end the list of a `from`. */
const afterName = new Set(
  'where join left right inner outer full cross natural on using group order limit offset for set values select union except intersect returning having window fetch default do as tablesample'.split(
    ' ',
  ),
);
/** What follows these is no table, though the word before it says so. */
const noTable: readonly (readonly [string, string])[] = [
  ['distinct', 'from'],
  ['for', 'update'],
  ['do', 'update'],
  ['key', 'update'],
];
/** Functions whose arguments are written with `from`: extract(epoch from at). */
const fromInside = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);

/**
 * The tables a statement names, told by the words before them. Texts, comments and quoted names are read as PostgreSQL
 * reads them; a function in the place of a table is none.
 */
export function tablesInSql(sql: string): NamedTables {
  const tokens = tokenize(sql);
  const own = new Set(
    tokens.flatMap((token, at) => {
      // "turn (name, owner) as (" names its columns first.
      const as = tokens[at + 1] === '(' ? tokens.indexOf(')', at) + 1 : at + 1;
      return tokens[as] === 'as' && (tokens[as + 1] === '(' || tokens[as + 2] === '(') && isWith(tokens, at)
        ? [token]
        : [];
    }),
  );
  const tables = new Set<string>();
  const written = new Set<string>();
  let hasHole = false;
  tokens.forEach((word, at) => {
    if (!beforeTables.has(word) || isPlain(tokens, at)) return;
    for (let next = at + 1; ; ) {
      while (skipped.has(tokens[next] ?? '')) next += 1;
      const read = readName(tokens, next, word);
      hasHole ||= read.isPlaceholder;
      if (read.table && !own.has(read.table)) tables.add(read.table);
      if (read.table && isWriting(tokens, at)) written.add(read.table);
      next = afterItem(tokens, read.end);
      if (word !== 'from' && word !== 'using') break;
      if (tokens[next] !== ',') break;
      next += 1;
    }
  });
  return { tables: [...tables], written: [...written], hasHole };
}

/** Whether a name before `as (` is one that `with` makes: nothing else writes it so but a column's alias, which has no "(". */
function isWith(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  return before === 'with' || before === 'recursive' || before === ',' || before === ')';
}

const isWriting = (tokens: readonly string[], at: number): boolean =>
  ['into', 'update', 'truncate'].includes(tokens[at]!) || tokens[at - 1] === 'delete';

function isPlain(tokens: readonly string[], at: number): boolean {
  if (noTable.some(([before, word]) => tokens[at - 1] === before && tokens[at] === word)) return true;
  if (tokens[at] === 'table') return !['truncate', 'lock', 'alter'].includes(tokens[at - 1] ?? '');
  // "update set" is what a conflict leads to.
  if (tokens[at] === 'update' && tokens[at + 1] === 'set') return true;
  if (tokens[at] !== 'from') return false;
  let depth = 0;
  for (let back = at - 1; back >= 0; back--) {
    if (tokens[back] === ')') depth += 1;
    if (tokens[back] !== '(') continue;
    if (depth > 0) depth -= 1;
    else return fromInside.has(tokens[back - 1] ?? '');
  }
  return false;
}

function readName(
  tokens: readonly string[],
  at: number,
  word: string,
): { readonly table?: string; readonly isPlaceholder: boolean; readonly end: number } {
  const first = tokens[at];
  if (first === undefined || first === '(' || first === ')') return { isPlaceholder: false, end: at };
  if (first === placeholder) return { isPlaceholder: true, end: at + 1 };
  const isQualified = tokens[at + 1] === '.';
  const name = (isQualified ? tokens[at + 2]! : first).replace(/^"/, '');
  const end = at + (isQualified ? 3 : 1);
  const isFunction = tokens[end] === '(' && word !== 'into';
  const isForeignSchema = isQualified && first !== 'public';
  if (isFunction || isForeignSchema || name.startsWith('pg_') || !/^[a-z_]\w*$/.test(name))
    return { isPlaceholder: false, end };
  return { table: name, isPlaceholder: false, end };
}

/** Past brackets and the other name of an item of a `from`. */
function afterItem(tokens: readonly string[], from: number): number {
  let at = from;
  for (let depth = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token === '(') depth += 1;
    else if (token === ')' && depth === 0) return at;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && (token === ',' || (afterName.has(token) && token !== 'as'))) return at;
  }
  return at;
}

/** Words in lower case, quoted names behind one quote, single signs; texts and comments are left out. */
function tokenize(sql: string): readonly string[] {
  const pattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"((?:[^"]|"")*)"|([A-Za-z_]\w*)|(\S)/g;
  return [...sql.matchAll(pattern)].flatMap(([, quoted, word, sign]) =>
    quoted !== undefined
      ? [`"${quoted}`]
      : word !== undefined
        ? [word.toLowerCase()]
        : sign !== undefined
          ? [sign]
          : [],
  );
}
