import type { FigureOrigin } from '#features/advisor/domain/document/origin-notes.ts';
import type { Block, Inline } from '#shared/prose.ts';

type Part = string | Inline;

/** Inlines from strings and nodes. */
const inlines = (parts: readonly Part[]): readonly Inline[] =>
  parts.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part));

export const figure = (nodeId: string, text: string, at?: number): Inline =>
  at === undefined ? { kind: 'figure', nodeId, text } : { kind: 'figure', nodeId, text, at };

export const said = (text: string, factKey = 'business.offer'): Inline => ({ kind: 'said', factKey, text });

let count = 0;
const id = (): string => {
  count += 1;
  return `block-${count}`;
};

export const paragraph = (...parts: Part[]): Block => ({ id: id(), kind: 'paragraph', content: inlines(parts) });

export const heading = (text: string, level: 2 | 3 = 2): Block => ({
  id: id(),
  kind: 'heading',
  level,
  content: inlines([text]),
});

export const bullets = (...items: Part[][]): Block => ({ id: id(), kind: 'list', items: items.map(inlines) });

export const steps = (...items: Part[][]): Block => ({
  id: id(),
  kind: 'list',
  ordered: true,
  items: items.map(inlines),
});

export const notice = (label: string, tone: 'info' | 'attention' | 'rule', ...parts: Part[]): Block => ({
  id: id(),
  kind: 'notice',
  label,
  tone,
  content: inlines(parts),
});

export const table = (caption: string, head: string[], rows: Part[][][], numeric: number[] = []): Block => ({
  id: id(),
  kind: 'table',
  caption,
  head,
  numeric,
  rows: rows.map((row) => row.map(inlines)),
});

const kinds = ['said', 'formula', 'source', 'assumption'] as const;

const explanations: Record<FigureOrigin['origin'], string> = {
  said: '“We sell a loaf for €6.50, and thirty restaurants take twelve a week.”',
  formula: 'Loaves sold in the month × price of a loaf, less what the shop gives back for bread that came late.',
  source: 'Median of small bakeries with up to nine people in the country, all legal forms together.',
  assumption:
    'Half of the regular customers of a comparable shop come back each week; nobody has counted yours so far.',
};

/** An origin of some kind for every node that the blocks show, so that a sample has a full appendix. */
export function originsOf(sections: readonly { readonly blocks: readonly Block[] }[]): Map<string, FigureOrigin> {
  const shown = new Map<string, string>();
  const add = (content: readonly Inline[]): void => {
    for (const inline of content) {
      if (inline.kind === 'figure' && !shown.has(inline.nodeId)) shown.set(inline.nodeId, inline.text);
    }
  };
  for (const block of sections.flatMap((section) => section.blocks)) {
    if (block.kind === 'list') block.items.forEach(add);
    else if (block.kind === 'table') block.rows.flat().forEach(add);
    else if (block.kind === 'chart') for (const { nodeId } of block.chart.series) shown.set(nodeId, 'monthly series');
    else add(block.content);
  }
  return new Map(
    [...shown].map(([nodeId, text], index) => {
      const origin = kinds[index % kinds.length]!;
      const words = nodeId
        .replace(/^(best|worst)\./, '$1 case: ')
        .replaceAll('.', ', ')
        .replaceAll('-', ' ');
      return [
        nodeId,
        {
          label: words.charAt(0).toUpperCase() + words.slice(1),
          shown: text,
          origin,
          explanation: explanations[origin],
          ...(origin === 'source' && {
            sourceLine:
              'Sample Statistics Office, Structure of small food producers, 2024, https://statistics.example/food/small-producers/2024/table-7 (read 2 February 2026)',
          }),
        },
      ];
    }),
  );
}
