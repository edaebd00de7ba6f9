import { evaluate } from '#shared/formula-evaluate.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Block, FigureInline, Inline } from '#shared/prose.ts';

/** Gives the figures of an edited text their present values, and draws its charts as they are `composed` now. */
export function refreshFigures(
  edited: readonly Block[],
  composed: readonly Block[],
  { graph, contentLocale }: { readonly graph: FormulaGraph; readonly contentLocale: string },
): Block[] {
  const values = evaluate(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const charts = new Map(composed.filter(({ kind }) => kind === 'chart').map((block) => [block.id, block]));
  return withFigures(edited, ({ nodeId, at, text }) => {
    const node = nodes.get(nodeId);
    return node ? formatNode(node, values.get(nodeId) ?? 0, at, contentLocale) : text;
  }).map((block) => charts.get(block.id) ?? block);
}

/** What a text says in words, whatever its figures are; a chart is nothing but figures. */
export const wordingOf = (blocks: readonly Block[]): readonly object[] =>
  withFigures(blocks, () => '').map((block) => (block.kind === 'chart' ? { id: block.id } : block));

function withFigures(blocks: readonly Block[], shown: (figure: FigureInline) => string): Block[] {
  const put = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) => (inline.kind === 'figure' ? { ...inline, text: shown(inline) } : inline));
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'list':
        return { ...block, items: block.items.map(put) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(put)) };
      case 'chart':
        return block;
      default:
        return { ...block, content: put(block.content) };
    }
  });
}
