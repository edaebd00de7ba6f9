import { dependantsOf } from '#shared/formula-dependants.ts';
import type { Expression, FormulaGraph, GraphNode, Operator } from '#shared/formula-graph.ts';

export type FigureAccess = 'open' | 'pro';

const overMonths: ReadonlySet<Operator> = new Set<Operator>(['cumulate', 'retain', 'lag', 'delay', 'ramp', 'seasons']);

/**
 * Who may see which figure: what was said or cited or is a convention is open, and so is a formula over open figures alone that looks at no
 * month to come. Assumptions, projections over months and the two cases belong to Pro, with all that rests on them.
 */
export function figureAccess(graph: FormulaGraph): ReadonlyMap<string, FigureAccess> {
  const closed = graph.nodes.filter(isClosedItself).map(({ id }) => id);
  const pro = new Set([...closed, ...dependantsOf(graph, ...closed)]);
  return new Map(graph.nodes.map(({ id }) => [id, pro.has(id) ? 'pro' : 'open']));
}

function isClosedItself(node: GraphNode): boolean {
  if (/^(case\.swing$|best\.|worst\.)/.test(node.id)) return true;
  if (node.kind === 'formula') return looksAhead(node.formula);
  return node.origin.kind === 'assumption' && node.origin.isConvention !== true;
}

function looksAhead(expression: Expression): boolean {
  if (typeof expression === 'number' || 'ref' in expression) return false;
  return overMonths.has(expression.op) || expression.args.some(looksAhead);
}
