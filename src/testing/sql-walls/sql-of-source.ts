import { parseSync } from 'vite';
import { placeholder } from './tables-in-sql.ts';

/** A statement, or a piece of one, as a source file writes it. */
export interface SourceSql {
  /** Holes stand where the program puts something in. */
  readonly text: string;
  readonly line: number;
}

/** What SQL is written with: tx`…`, sql<Row[]>`…`, database.system`…`. */
const tags = new Set(['tx', 'sql', 'system', 'owner', 'app', 'reserved', 'superuser']);

/**
 * Every statement of a source file: tagged templates, and what is given to `unsafe(…)`. What `unsafe` is given by a name is
 * a placeholder as a whole, as its text stands elsewhere.
 */
export function sqlOfSource(path: string, source: string): readonly SourceSql[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const found: SourceSql[] = [];
  const add = (node: Node, start: number): void => {
    found.push({ text: textOf(node), line: source.slice(0, start).split('\n').length });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (value.type === 'TaggedTemplateExpression' && tags.has(nameOf(value.tag))) add(value.quasi as Node, value.start);
    if (value.type === 'CallExpression' && nameOf(value.callee) === 'unsafe')
      add((value.arguments as Node[])[0]!, value.start);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
  };
  visit(program);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The last name of `a.b.c`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  if (node.type !== 'TemplateLiteral') return `from ${placeholder}`;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(` ${placeholder} `);
}
