import { restsOn } from '#shared/formula-dependants.ts';
import type { FormulaGraph, GraphValues } from '#shared/formula-graph.ts';
import type { Source } from '../source.ts';
import { explainNode, type OriginKind } from './explain-node.ts';

/** One row of a document's appendix of origins; notes in the text lead to `number`. */
export interface OriginRow {
  readonly number: number;
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  readonly origin: OriginKind;
  /** The formula, the words said, the publication, or the basis of an assumption. */
  readonly detail: string;
}

/**
 * Rows for the given figures in their order, then for everything they rest on, each once. `isOpen` keeps figures of the
 * locked model out; pass the access of the account's plan.
 */
export function originAppendix(
  graph: FormulaGraph,
  values: GraphValues,
  ids: readonly string[],
  options: {
    readonly sources: readonly Source[];
    readonly locale?: string;
    readonly isOpen?: (id: string) => boolean;
  },
): readonly OriginRow[] {
  const shown = new Set(ids);
  const below = new Set(ids.flatMap((id) => [...restsOn(graph, id)]));
  const further = graph.nodes.map((node) => node.id).filter((id) => below.has(id) && !shown.has(id));
  return [...shown, ...further]
    .filter((id) => options.isOpen?.(id) ?? true)
    .map((id, position) => {
      const node = explainNode(graph, values, id, options.locale ? { locale: options.locale } : {});
      const detail =
        node.formula ?? node.said?.quote ?? node.basis ?? sourceText(options.sources, node.source?.sourceId ?? '');
      return { number: position + 1, id, label: node.label, shown: node.shown, origin: node.origin, detail };
    });
}

function sourceText(sources: readonly Source[], id: string): string {
  const source = sources.find((candidate) => candidate.id === id);
  return source ? `${source.publisher}, ${source.title}, ${source.year}, ${source.address}` : id;
}
