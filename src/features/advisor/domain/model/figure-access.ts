import { inputsOf } from '#shared/formula-dependants.ts';
import type { Expression, FormulaGraph, GraphNode, Operator } from '#shared/formula-graph.ts';

export type FigureAccess = 'open' | 'pro';

const overMonths: ReadonlySet<Operator> = new Set<Operator>(['cumulate', 'retain', 'lag', 'delay', 'ramp', 'seasons']);

/**
 * Who may see which figure: what was said or cited or is a convention is open, and so is a formula over open figures alone that looks at no
 * month to come. Assumptions, projections over months and the two cases belong to Pro, with all that rests on them.
 */
export function figureAccess(graph: FormulaGraph): ReadonlyMap<string, FigureAccess> {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const access = new Map<string, FigureAccess>();
  const accessOf = (id: string): FigureAccess => {
    const known = access.get(id);
    if (known) {
      return known;
    }
    // Closed until shown otherwise, which also ends a walk in a circle.
    access.set(id, 'pro');
    const node = nodes.get(id);
    const isOpen =
      node !== undefined &&
      isOpenItself(node) &&
      !isOfCase(id) &&
      inputsOf(node).every((input) => accessOf(input) === 'open');
    access.set(id, isOpen ? 'open' : 'pro');
    return isOpen ? 'open' : 'pro';
  };
  for (const node of graph.nodes) {
    accessOf(node.id);
  }
  return access;
}

function isOpenItself(node: GraphNode): boolean {
  if (node.kind === 'formula') return !looksAhead(node.formula);
  return node.origin.kind !== 'assumption' || node.origin.isConvention === true;
}

function looksAhead(expression: Expression): boolean {
  return (
    typeof expression !== 'number' &&
    'op' in expression &&
    (overMonths.has(expression.op) || expression.args.some(looksAhead))
  );
}

function isOfCase(id: string): boolean {
  return /^(case\.swing$|best\.|worst\.)/.test(id);
}
