import { getNode } from '#shared/formula-dependants.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphValues, NodeValue } from '#shared/formula-graph.ts';
import { type CurrencyCode, toMajor } from '#shared/money.ts';
import type { ChartSeries, LineChart } from '#shared/prose.ts';
import { type CaseName, caseId } from './cases.ts';

const lines: readonly {
  readonly id: CaseName | 'base';
  readonly label: string;
  readonly style: ChartSeries['style'];
}[] = [
  { id: 'base', label: 'Base case', style: 'solid' },
  { id: 'best', label: 'Best case', style: 'dashed-up' },
  { id: 'worst', label: 'Worst case', style: 'dashed-down' },
];

/** Cash at the end of each month in the three cases; the alternative text names the end values and the break-even. */
export function cashChart(graph: FormulaGraph, values: GraphValues, currency: CurrencyCode, locale = 'en'): LineChart {
  const rows = lines.map((line) => {
    const nodeId = caseId(line.id, 'cash.closing');
    return { ...line, nodeId, minor: seriesOf(values.get(nodeId)) };
  });
  const scale = scaleFor(rows.flatMap((row) => row.minor.map((minor) => Math.abs(toMajor(minor, currency)))));
  const ends = rows.map(({ id, label, nodeId }) => {
    const end = formatNode(
      getNode(graph, caseId(id, 'cash.end')),
      values.get(caseId(id, 'cash.end')) ?? 0,
      undefined,
      locale,
    );
    return { nodeId, text: `${label.toLowerCase()} ${end}` };
  });
  // A single good month is no break-even: the marker stands only where twelve months together cover their costs too.
  const lasts = Number(values.get('breakEven.lasting') ?? 0) > 0;
  const breakEven = lasts ? Number(values.get('breakEven.month') ?? 0) : 0;
  const month = formatNode(getNode(graph, 'breakEven.month'), breakEven, undefined, locale);
  return {
    title: 'Cash at month end, three cases',
    unitLabel: `${scale.word}${symbolOf(currency, locale)}`,
    altText: `Line chart of cash at the end of each of ${graph.months} months. At the end: ${ends
      .map((end) => end.text)
      .join(', ')}. ${breakEven > 0 ? `The base case breaks even in ${month}.` : 'The base case does not break even.'}`,
    xLabels: Array.from({ length: graph.months }, (_, index) => String(index + 1)),
    series: rows.map(({ id, label, style, nodeId, minor }) => ({
      id,
      label,
      style,
      nodeId,
      values: minor.map((value) => toMajor(value, currency) / scale.divisor),
    })),
    ...(breakEven > 0 ? { marker: { seriesId: 'base', at: breakEven - 1, label: `break-even, ${month}` } } : {}),
  };
}

function seriesOf(value: NodeValue | undefined): readonly number[] {
  return typeof value === 'object' ? value : [];
}

function scaleFor(majors: readonly number[]): { readonly word: string; readonly divisor: number } {
  const highest = Math.max(0, ...majors);
  if (highest >= 2_000_000) {
    return { word: 'million ', divisor: 1_000_000 };
  }
  return highest >= 2_000 ? { word: 'thousand ', divisor: 1_000 } : { word: '', divisor: 1 };
}

function symbolOf(currency: CurrencyCode, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
