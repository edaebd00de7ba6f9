import type { NodeValue } from '#shared/formula-graph.ts';
import { type CurrencyCode, toMajor } from '#shared/money.ts';
import type { ChartBlock } from '#shared/prose.ts';
import { type Case, inCase } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { figure, say, type Text, type Value } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { sectionTexts as texts } from './section-texts.ts';

const lines = [
  { id: 'base', text: texts.caseBase, style: 'solid' },
  { id: 'best', text: texts.caseBest, style: 'dashed-up' },
  { id: 'worst', text: texts.caseWorst, style: 'dashed-down' },
] as const satisfies readonly { readonly id: Case; readonly text: Text; readonly style: string }[];

/** Cash at the end of each month in the three cases; the alternative text says where they end. */
export function cashChart(
  find: (id: string) => Term,
  { speaker, currency }: { readonly speaker: Speaker; readonly currency: CurrencyCode },
): ChartBlock {
  const rows = lines.map((line) => {
    const term = find(inCase(line.id, 'cash.closing'));
    return { ...line, nodeId: term.id, majors: seriesOf(term.value).map((minor) => toMajor(minor, currency)) };
  });
  const { name, divisor } = scaleFor(rows.flatMap(({ majors }) => majors.map(Math.abs)));
  const ends: Readonly<Record<string, Value>> = Object.fromEntries(
    lines.map(({ id }) => [id, figure(find(inCase(id, 'cash.end')))]),
  );
  return {
    kind: 'chart',
    id: 'cash-chart',
    chart: {
      title: speaker.text(say(texts.chart)),
      unitLabel: speaker.plain(texts.chartUnit, { scale: name, symbol: symbolOf(currency, speaker.language) }),
      altText: speaker.text(say(texts.chartAlt, ends)),
      xLabels: rows[0]!.majors.map((_, at) => new Intl.NumberFormat(speaker.language).format(at + 1)),
      series: rows.map(({ id, text, style, nodeId, majors }) => ({
        id,
        label: speaker.text(say(text)),
        style,
        nodeId,
        values: majors.map((value) => value / divisor),
      })),
    },
  };
}

const seriesOf = (value: NodeValue | undefined): readonly number[] => (typeof value === 'object' ? value : []);

/** In what the axis counts, so that its marks stay short. */
function scaleFor(majors: readonly number[]): { readonly name: string; readonly divisor: number } {
  const highest = Math.max(0, ...majors);
  if (highest >= 2_000_000) return { name: 'millions', divisor: 1_000_000 };
  return highest >= 2_000 ? { name: 'thousands', divisor: 1_000 } : { name: 'other', divisor: 1 };
}

const symbolOf = (currency: CurrencyCode, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;
