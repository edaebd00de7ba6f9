import type { Inline } from '#shared/prose.ts';
import { factsBehind } from '../context/figure-facts.ts';
import { capitalised } from '../grammar/finish.ts';
import { type BlockMaker, plain } from './block-makers.ts';

const words = {
  best: { caption: 'What has to go well for the best case', head: 'Best case' },
  worst: { caption: 'What may go wrong in the worst case', head: 'Worst case' },
} as const;

/** Which inputs a case moves, from what to what, and why. */
export function movesTable(id: string, which: 'best' | 'worst'): BlockMaker {
  return ({ subject: { input }, figures }) => {
    const moves = input.caseMoves.filter((move) => move.case === which).slice(0, 6);
    const rows = moves.flatMap((move): (readonly (readonly Inline[])[])[] => {
      const from = figures.find(move.nodeId.replace(/^(best|worst)\./, ''), true);
      const to = figures.find(move.nodeId, true);
      if (!from || !to) return [];
      return [[plain(moveLabel(move.label)), [from], [to], plain(capitalised(move.because))]];
    });
    if (rows.length === 0) return [];
    const nodeIds = moves.map((move) => move.nodeId);
    return [
      {
        kind: 'table',
        id,
        rank: which === 'worst' ? 1 : 2,
        facts: [...new Set(['industry.id', ...factsBehind(input.graph, nodeIds)])],
        caption: words[which].caption,
        head: ['Input', 'Base case', words[which].head, 'Why'],
        rows,
        numeric: [1, 2],
      },
    ];
  };
}

/** "Full month: sourdough" as "Full month (sourdough)". */
function moveLabel(label: string): string {
  const [head, ...rest] = label.split(': ');
  return rest.length === 0 ? label : `${head} (${rest.join(' ')})`;
}
