import { inputsOf } from '#shared/formula-dependants.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';

/** How many inputs of a model were said, cited and assumed; a series counts as one. */
export interface InputShare {
  readonly said: number;
  readonly source: number;
  readonly assumption: number;
  /** Assumptions among all inputs, 0–1. */
  readonly assumed: number;
}

/** Counts the leaves that a formula reads; a number that nothing rests on is no input. */
export function inputShare(graph: FormulaGraph): InputShare {
  const read = new Set(graph.nodes.flatMap(inputsOf));
  const count = { said: 0, source: 0, assumption: 0 };
  for (const node of graph.nodes) {
    if (node.kind === 'leaf' && read.has(node.id)) {
      count[node.origin.kind] += 1;
    }
  }
  const all = count.said + count.source + count.assumption;
  return { ...count, assumed: all === 0 ? 0 : count.assumption / all };
}
