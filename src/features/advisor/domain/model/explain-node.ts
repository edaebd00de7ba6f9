import { getNode, inputsOf } from '#shared/formula-dependants.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphNode, GraphValues } from '#shared/formula-graph.ts';
import { printFormula, type SayFormula } from '#shared/formula-print.ts';

/** The badge next to a number. */
export type OriginKind = 'said' | 'source' | 'assumption' | 'formula';

export interface ExplainedInput {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  readonly origin: OriginKind;
}

/** What the popover of a figure says. */
export interface ExplainedNode extends ExplainedInput {
  /** The formula in words; only of formulas. */
  readonly formula?: string;
  /** Direct inputs, each with its own origin; none for a leaf. */
  readonly inputs: readonly ExplainedInput[];
  /** For what was said: the fact and the words. */
  readonly said?: { readonly factKey: string; readonly factVersion: number; readonly quote: string };
  /** For a cited figure. */
  readonly source?: { readonly sourceId: string; readonly note: string };
  /** For an assumption: why this number. */
  readonly basis?: string;
}

/** Where one figure comes from; `at` picks a month (0-based) of a series and of its inputs. Throws on an unknown id. */
export function explainNode(
  graph: FormulaGraph,
  values: GraphValues,
  id: string,
  options: { readonly at?: number; readonly locale?: string; readonly say?: SayFormula } = {},
): ExplainedNode {
  const node = getNode(graph, id);
  const explain = (one: GraphNode): ExplainedInput => ({
    id: one.id,
    label: one.label,
    shown: formatNode(one, values.get(one.id) ?? 0, options.at, options.locale),
    origin: one.kind === 'formula' ? 'formula' : one.origin.kind,
  });
  if (node.kind === 'formula') {
    const labels = new Map(graph.nodes.map((one) => [one.id, one.label]));
    const inputs = inputsOf(node).map((input) => explain(getNode(graph, input)));
    return { ...explain(node), formula: printFormula(node, labels, options), inputs };
  }
  const { origin } = node;
  switch (origin.kind) {
    case 'said': {
      const { factKey, factVersion, quote } = origin;
      return { ...explain(node), inputs: [], said: { factKey, factVersion, quote } };
    }
    case 'source':
      return { ...explain(node), inputs: [], source: { sourceId: origin.sourceId, note: origin.note } };
    case 'assumption':
      return { ...explain(node), inputs: [], basis: origin.basis };
  }
}
