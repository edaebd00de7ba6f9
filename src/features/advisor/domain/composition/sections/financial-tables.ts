import type { GraphNode } from '#shared/formula-graph.ts';
import type { Block, Inline } from '#shared/prose.ts';
import { factsBehind } from '../context/figure-facts.ts';
import type { Figures } from '../context/figures.ts';
import { type BlockMaker, plain } from './block-makers.ts';

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The names of twelve months from the one after `today` (ISO date), when the model begins. */
export function monthLabels(today: string): readonly string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, at) => monthNames.format(new Date(Date.UTC(year, month + at, 1))));
}

type Cells = readonly (readonly Inline[])[];

function row(figures: Figures, label: string, ids: readonly (readonly [string, number?])[]): Cells | undefined {
  const cells = ids.map(([id, at]) => figures.find(id, true, at));
  if (cells.some((one) => one === undefined)) return undefined;
  return [plain(label), ...cells.map((one) => [one!])];
}

/** Revenue, costs and result of the three years. */
export function yearTable(id: string): BlockMaker {
  return ({ figures, subject }) => {
    const ids = ['revenue', 'costs', 'result'].flatMap((what) => [1, 2, 3].map((year) => `year.${year}.${what}`));
    const rows = [
      row(figures, 'Revenue', [['year.1.revenue'], ['year.2.revenue'], ['year.3.revenue']]),
      row(figures, 'Costs', [['year.1.costs'], ['year.2.costs'], ['year.3.costs']]),
      row(figures, 'Result before tax', [['year.1.result'], ['year.2.result'], ['year.3.result']]),
    ].filter((one) => one !== undefined);
    if (rows.length === 0) return [];
    return [
      {
        kind: 'table',
        id,
        rank: 1,
        facts: factsBehind(subject.input.graph, ids),
        caption: 'Three years, base case',
        head: ['', 'Year 1', 'Year 2', 'Year 3'],
        rows,
        numeric: [1, 2, 3],
      },
    ];
  };
}

/** Year one by the month. */
export function monthTable(id: string): BlockMaker {
  return ({ figures, subject }) => {
    const ids = ['revenue', 'costs', 'result', 'cash.closing'];
    const labels = monthLabels(subject.input.today);
    const rows = labels
      .map((label, at) =>
        row(
          figures,
          label,
          ids.map((nodeId) => [nodeId, at] as const),
        ),
      )
      .filter((one) => one !== undefined);
    if (rows.length === 0) return [];
    return [
      {
        kind: 'table',
        id,
        rank: 2,
        facts: factsBehind(subject.input.graph, ids),
        caption: 'Year one by the month, base case',
        head: ['Month', 'Revenue', 'Costs', 'Result', 'Cash at month end'],
        rows,
        numeric: [1, 2, 3, 4],
      },
    ];
  };
}

const isCostLine = ({ id }: GraphNode): boolean =>
  /^cost\..+\.amount$/.test(id) || ['unit.cost', 'variable.share', 'setup.total'].includes(id);

/** Every cost line with its amount and where it comes from. */
export function costTable(id: string): BlockMaker {
  return ({ figures, subject }) => {
    const nodes = figures.nodes().filter(isCostLine);
    const rows = nodes.flatMap((node): Cells[] => {
      const figure = figures.find(node.id, true);
      if (!figure) return [];
      const label = node.label.replace(/, amount$/, '');
      return [[plain(label), [figure], plain(perWords(node)), plain(originWords(node))]];
    });
    if (rows.length === 0) return [];
    return [
      {
        kind: 'table',
        id,
        rank: 1,
        facts: [
          ...new Set([
            'industry.id',
            ...factsBehind(
              subject.input.graph,
              nodes.map((node) => node.id),
            ),
          ]),
        ],
        caption: 'Costs the model works with',
        head: ['Cost', 'Amount', 'When', 'Origin'],
        rows,
        numeric: [1],
      },
    ];
  };
}

function perWords(node: GraphNode): string {
  if (node.unit === 'percent') return 'of revenue';
  if (node.id.startsWith('setup.')) return 'once';
  if (node.per)
    return /^(a|an|per|each) ?/.test(`${node.per} `) && /^(each|per )/.test(node.per) ? node.per : `per ${node.per}`;
  return node.id === 'unit.cost' ? 'per sale' : 'per month';
}

function originWords(node: GraphNode): string {
  if (node.kind === 'formula') return 'Sum of the parts';
  if (node.origin.kind === 'said') return 'You said';
  if (node.origin.kind === 'source') return 'Source, see appendix';
  return 'Estimate, see appendix';
}

/** The chart of cash in three cases. */
export function cashChartBlock(id: string): BlockMaker {
  return ({ subject: { input } }): readonly Block[] =>
    input.chart.series.length === 0
      ? []
      : [{ kind: 'chart', id, rank: 1, facts: factsBehind(input.graph, ['cash.closing']), chart: input.chart }];
}

/** Says what the model leaves out. */
export function estimateNotice(id: string): BlockMaker {
  return () => [
    {
      kind: 'notice',
      id,
      label: 'Estimate',
      tone: 'info',
      rank: 1,
      content: plain(
        'The model is an estimate, not a forecast. Taxes on profit, interest and loans are left out. Each input that nobody stated and no source gives is marked as an assumption in the appendix.',
      ),
    },
  ];
}
