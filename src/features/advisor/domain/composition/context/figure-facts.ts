import { leavesOf } from '#shared/formula-dependants.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';

const known = new WeakMap<FormulaGraph, Map<string, readonly string[]>>();

/** The facts that stand, as stated leaves, behind figures of a graph; unknown nodes have none. */
export function factsBehind(graph: FormulaGraph, nodeIds: readonly string[]): readonly string[] {
  const cache = known.get(graph) ?? new Map<string, readonly string[]>();
  known.set(graph, cache);
  const facts = nodeIds.flatMap((nodeId) => {
    const found = cache.get(nodeId) ?? readFacts(graph, nodeId);
    cache.set(nodeId, found);
    return found;
  });
  return [...new Set(facts)];
}

function readFacts(graph: FormulaGraph, nodeId: string): readonly string[] {
  if (!graph.nodes.some((node) => node.id === nodeId)) return [];
  return leavesOf(graph, nodeId).flatMap(({ origin }) => (origin.kind === 'said' ? [origin.factKey] : []));
}
