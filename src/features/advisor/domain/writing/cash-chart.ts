import { type CurrencyCode, toMajor } from '#shared/money.ts';
import type { ChartBlock } from '#shared/prose.ts';
import type { Coach } from '../coach/coach.ts';
import { inCase } from '../reckoning/forecast.ts';
import { figure, say } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { findSeries } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

const lines = [
  { id: 'base', name: texts.caseBase, style: 'solid' },
  { id: 'best', name: texts.caseBest, style: 'dashed-up' },
  { id: 'worst', name: texts.caseWorst, style: 'dashed-down' },
] as const;

/** In what the axis counts, so that its marks stay short: the first of which the highest value has two. */
const scales = [
  { scale: 'millions', divisor: 1_000_000 },
  { scale: 'thousands', divisor: 1_000 },
] as const;

/** Cash at the end of each month in the three cases; the alternative text says where they end. */
export function cashChart(coach: Pick<Coach, 'ledger'>, currency: CurrencyCode, speaker: Speaker): ChartBlock {
  const { language, plain, text } = speaker;
  const rows = lines.map(({ id, name, style }) => {
    const nodeId = inCase(id, 'cash.closing');
    const majors = findSeries(coach, nodeId).map((minor) => toMajor(minor, currency));
    return { id, label: plain(name), style, nodeId, majors };
  });
  const highest = Math.max(...rows.flatMap(({ majors }) => majors.map(Math.abs)));
  const { scale, divisor } = scales.find((one) => highest >= 2 * one.divisor) ?? { scale: 'other', divisor: 1 };
  const ends = lines.map(({ id }) => [id, figure(coach.ledger.find(inCase(id, 'cash.end'))!)] as const);
  const symbol = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;
  return {
    kind: 'chart',
    id: 'cash-chart',
    chart: {
      title: plain(texts.chart),
      unitLabel: plain(texts.chartUnit, { scale, symbol }),
      altText: text(say(texts.chartAlt, Object.fromEntries(ends))),
      xLabels: rows[0]!.majors.map((_, at) => new Intl.NumberFormat(language).format(at + 1)),
      series: rows.map(({ majors, ...line }) => ({ ...line, values: majors.map((value) => value / divisor) })),
    },
  };
}
