import type { OriginKind } from '#shared/document-model.ts';
import { getNode, inputsOf } from '#shared/formula-dependants.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphNode, GraphValues, LeafOrigin } from '#shared/formula-graph.ts';
import { printFormula } from '#shared/formula-print.ts';

interface ExplainedInput {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  readonly origin: OriginKind;
}

/** What the popover of a figure says. */
interface ExplainedNode extends ExplainedInput {
  /** The formula in words, the words that were said, the note on a source, or why we suppose it. */
  readonly explanation: string;
  /** Direct inputs, each with its own origin; none for a leaf. */
  readonly inputs: readonly ExplainedInput[];
  /** For a cited figure. */
  readonly sourceId?: string;
}

/** Where one figure comes from; `at` picks a month (0-based) of a series and of its inputs. Throws on an unknown id. */
export function explainNode(
  graph: FormulaGraph,
  values: GraphValues,
  id: string,
  { at, locale }: { readonly at?: number; readonly locale: string },
): ExplainedNode {
  const node = getNode(graph, id);
  const explain = (one: GraphNode): ExplainedInput => ({
    id: one.id,
    label: one.label,
    shown: formatNode(one, values.get(one.id) ?? 0, at, locale),
    origin: one.kind === 'formula' ? 'formula' : one.origin.kind,
  });
  if (node.kind === 'leaf') return { ...explain(node), ...explainLeaf(node.origin), inputs: [] };
  const labels = new Map(graph.nodes.map((one) => [one.id, one.label]));
  const inputs = inputsOf(node).map((input) => explain(getNode(graph, input)));
  return { ...explain(node), explanation: printFormula(node, labels, { locale }), inputs };
}

function explainLeaf(origin: LeafOrigin): Pick<ExplainedNode, 'explanation' | 'sourceId'> {
  switch (origin.kind) {
    case 'said':
      return { explanation: origin.quote };
    case 'source':
      return { explanation: origin.note, sourceId: origin.sourceId };
    case 'assumption':
      return { explanation: origin.basis };
  }
}
