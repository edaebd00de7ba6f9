import type { Block, Inline } from '#shared/prose.ts';

/** Gives every figure of a text the value it has now, leaving the words alone; `shown` formats a node's value. */
export function refreshFigures(
  blocks: readonly Block[],
  shown: (nodeId: string, at?: number) => string | undefined,
): Block[] {
  const refresh = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) =>
      inline.kind === 'figure' ? { ...inline, text: shown(inline.nodeId, inline.at) ?? inline.text } : inline,
    );
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'list':
        return { ...block, items: block.items.map(refresh) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(refresh)) };
      case 'chart':
        return block;
      default:
        return { ...block, content: refresh(block.content) };
    }
  });
}
