import type { Expression, FormulaGraph, FormulaNode, GraphNode, GraphValues, NodeValue } from './formula-graph.ts';
import { FormulaGraphError } from './formula-graph-error.ts';
import { applyOperator } from './formula-operators.ts';

/**
 * Values of all nodes, each computed once after its inputs. Deterministic: a graph stored as JSON and read back gives
 * the same values. Throws a FormulaGraphError that names the node for an unknown reference, a cycle ("a → b → a") or a
 * misused operator. A value that is no finite number becomes zero only through division by zero; anything else throws.
 */
export function evaluate(graph: FormulaGraph): GraphValues {
  const nodes = new Map<string, GraphNode>(graph.nodes.map((node) => [node.id, node]));
  const values = new Map<string, NodeValue>();
  const path: string[] = [];

  const read = (id: string): NodeValue => {
    const known = values.get(id);
    if (known !== undefined) {
      return known;
    }
    const node = nodes.get(id);
    if (!node) {
      throw new FormulaGraphError(`"${path.at(-1) ?? id}" refers to "${id}", which is not in the graph`);
    }
    if (path.includes(id)) {
      throw new FormulaGraphError(`cycle: ${[...path.slice(path.indexOf(id)), id].join(' → ')}`);
    }
    path.push(id);
    const value = node.kind === 'leaf' ? node.value : computed(node, graph.months, read);
    path.pop();
    if (!isFiniteValue(value)) {
      throw new FormulaGraphError(`"${id}" is not a finite number`);
    }
    values.set(id, value);
    return value;
  };

  for (const node of graph.nodes) {
    read(node.id);
  }
  return values;
}

/** The value of one formula from the given inputs, rounded as the node says. */
export function evaluateFormula(
  node: FormulaNode,
  months: number,
  inputs: Readonly<Record<string, NodeValue>>,
): NodeValue {
  return computed(node, months, (id) => {
    const value = inputs[id];
    if (value === undefined) {
      throw new FormulaGraphError(`"${node.id}" lacks its input "${id}"`);
    }
    return value;
  });
}

function computed(node: FormulaNode, months: number, read: (id: string) => NodeValue): NodeValue {
  const exact = evaluateExpression(node.formula, months, read, node.id);
  if (node.rounding === undefined) {
    return exact;
  }
  const step = typeof node.rounding === 'number' ? node.rounding : 1;
  const round = (value: number): number => roundWhole(value / step) * step;
  return typeof exact === 'number' ? round(exact) : exact.map(round);
}

function evaluateExpression(
  expression: Expression,
  months: number,
  read: (id: string) => NodeValue,
  owner: string,
): NodeValue {
  if (typeof expression === 'number') {
    return expression;
  }
  if ('ref' in expression) {
    return read(expression.ref);
  }
  const args = expression.args.map((arg) => evaluateExpression(arg, months, read, owner));
  try {
    return applyOperator(expression.op, args, months);
  } catch (cause) {
    throw new FormulaGraphError(`"${owner}": ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Rounds to whole numbers, halves away from zero. Money is counted in minor units, so 'minor' is a whole number too. */
function roundWhole(value: number): number {
  // The epsilon lifts products such as 0.285 × 1000 = 284.99999999999994 … that stand for an exact half.
  const magnitude = Math.abs(value);
  return Math.sign(value) * Math.round(magnitude + magnitude * Number.EPSILON) || 0;
}

function isFiniteValue(value: NodeValue): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : value.every((item) => Number.isFinite(item));
}
