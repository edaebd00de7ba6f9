import type { OriginKind } from '#shared/document-model.ts';
import { getNode, inputsOf } from '#shared/formula-dependants.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphNode, GraphValues, LeafOrigin } from '#shared/formula-graph.ts';
import { printFormula } from '#shared/formula-print.ts';

/**
 * Where one figure comes from, as its popover says it: how it reads, the formula in words or what its origin says, and its direct inputs, each
 * with its own origin. `at` picks a month (0-based) of a series and of its inputs. Throws on an unknown id.
 */
export function explainNode(
  graph: FormulaGraph,
  values: GraphValues,
  id: string,
  { at, locale }: { readonly at?: number; readonly locale: string },
) {
  const node = getNode(graph, id);
  const explain = (one: GraphNode) => {
    const origin: OriginKind = one.kind === 'formula' ? 'formula' : one.origin.kind;
    return { id: one.id, label: one.label, shown: formatNode(one, values.get(one.id) ?? 0, at, locale), origin };
  };
  const labels = new Map(graph.nodes.map((one) => [one.id, one.label]));
  return {
    ...explain(node),
    explanation: node.kind === 'formula' ? printFormula(node, labels, { locale }) : wordsOf(node.origin),
    inputs: inputsOf(node).map((input) => explain(getNode(graph, input))),
    ...(node.kind === 'leaf' && node.origin.kind === 'source' && { sourceId: node.origin.sourceId }),
  };
}

function wordsOf(origin: LeafOrigin): string {
  if (origin.kind === 'said') return origin.quote;
  return origin.kind === 'source' ? origin.note : origin.basis;
}
