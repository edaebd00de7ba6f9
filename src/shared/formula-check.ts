import { inputsOf } from './formula-dependants.ts';
import { evaluate } from './formula-evaluate.ts';
import type { FormulaGraph, GraphNode } from './formula-graph.ts';

/** Faults of a graph in words, none for a sound one: what a graph read from storage is checked for before it is shown. */
export function checkGraph(graph: FormulaGraph): readonly string[] {
  const known = new Set(graph.nodes.map((node) => node.id));
  const faults = graph.nodes.flatMap((node) => nodeFaults(node, graph.months, known));
  const seen = new Set<string>();
  for (const { id } of graph.nodes) {
    if (seen.has(id)) {
      faults.push(`"${id}" stands twice`);
    }
    seen.add(id);
  }
  return faults.length > 0 ? faults : evaluationFaults(graph);
}

function nodeFaults(node: GraphNode, months: number, known: ReadonlySet<string>): string[] {
  const faults = inputsOf(node)
    .filter((input) => !known.has(input))
    .map((input) => `"${node.id}" refers to "${input}", which is not in the graph`);
  if (node.unit === 'money' && node.currency === undefined) {
    faults.push(`"${node.id}" is money without a currency`);
  }
  if (node.kind !== 'leaf') {
    return faults;
  }
  const values = typeof node.value === 'number' ? [node.value] : node.value;
  if (typeof node.value !== 'number' && node.value.length !== months && node.value.length !== 12) {
    faults.push(`"${node.id}" has ${node.value.length} values for ${months} months`);
  }
  if (values.some((value) => !Number.isFinite(value))) {
    faults.push(`"${node.id}" is not a finite number`);
  } else if (node.unit === 'money' && values.some((value) => !Number.isInteger(value))) {
    faults.push(`"${node.id}" is money but no whole number of minor units`);
  }
  return faults;
}

function evaluationFaults(graph: FormulaGraph): readonly string[] {
  try {
    evaluate(graph);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
