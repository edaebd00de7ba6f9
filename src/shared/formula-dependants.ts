import type { Expression, FormulaGraph, GraphNode, LeafNode } from './formula-graph.ts';
import { FormulaGraphError } from './formula-graph-error.ts';
import { isLimitingOperator } from './formula-operators.ts';

/** Ids the expression reads, each once, in the order of first mention. */
function refsOf(expression: Expression): readonly string[] {
  const found = new Set<string>();
  collect(expression, found);
  return [...found];
}

function collect(expression: Expression, found: Set<string>): void {
  if (typeof expression === 'number') {
    return;
  }
  if ('ref' in expression) {
    found.add(expression.ref);
    return;
  }
  for (const arg of expression.args) {
    collect(arg, found);
  }
}

/** Direct inputs of a node; a leaf has none. */
export function inputsOf(node: GraphNode): readonly string[] {
  return node.kind === 'leaf' ? [] : refsOf(node.formula);
}

/** Finds a node; throws a FormulaGraphError if the graph has none of that id. */
export function getNode(graph: FormulaGraph, id: string): GraphNode {
  const node = graph.nodes.find((candidate) => candidate.id === id);
  if (!node) {
    throw new FormulaGraphError(`there is no node "${id}"`);
  }
  return node;
}

/** Every node that depends on one of `ids`, directly or indirectly; none of them that depends on no other. */
export function dependantsOf(graph: FormulaGraph, ...ids: readonly string[]): Set<string> {
  const readers = new Map<string, string[]>();
  for (const node of graph.nodes) {
    for (const input of inputsOf(node)) {
      readers.set(input, [...(readers.get(input) ?? []), node.id]);
    }
  }
  return reach(ids, (from) => readers.get(from) ?? []);
}

/** Every node that `id` depends on, directly or indirectly, formulas and leaves. */
export function restsOn(graph: FormulaGraph, id: string): Set<string> {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return reach([id], (from) => {
    const node = nodes.get(from);
    return node ? inputsOf(node) : [];
  });
}

/** The leaves that `id` depends on, in graph order; a leaf depends on itself. */
export function leavesOf(graph: FormulaGraph, id: string): readonly LeafNode[] {
  const below = restsOn(graph, id).add(id);
  return graph.nodes.filter((node): node is LeafNode => node.kind === 'leaf' && below.has(node.id));
}

function reach(starts: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = starts.flatMap(next);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!seen.has(id)) {
      seen.add(id);
      waiting.push(...next(id));
    }
  }
  return seen;
}

/** Whether a change of an input may leave this node as it was: it rounds, caps, takes the lowest or tests a threshold. */
export function isLimiting(node: GraphNode): boolean {
  return node.kind === 'formula' && (node.rounding !== undefined || hasLimit(node.formula));
}

function hasLimit(expression: Expression): boolean {
  return (
    typeof expression !== 'number' &&
    'op' in expression &&
    (isLimitingOperator(expression.op) || expression.args.some(hasLimit))
  );
}
