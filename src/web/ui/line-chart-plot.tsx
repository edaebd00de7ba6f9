import { useLingui } from '@lingui/react/macro';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '#shared/format-number.ts';
import type { ChartSeries, LineChart } from '#shared/prose.ts';
import { Icon } from './icon.tsx';
import { Table } from './table.tsx';
import { useWidth } from './use-width.ts';

const STYLES: Record<ChartSeries['style'], { stroke: string; strokeWidth: number; dash?: string }> = {
  solid: { stroke: 'var(--green)', strokeWidth: 2.5 },
  'dashed-up': { stroke: 'var(--green)', strokeWidth: 1.75, dash: '5 5' },
  'dashed-down': { stroke: 'var(--clay)', strokeWidth: 1.75, dash: '2 4' },
};

/** The drawing, its legend and the same numbers as a table. Lines differ by dash as well as by colour. */
export function LineChartFigure({ chart }: { readonly chart: LineChart }) {
  const { t, i18n } = useLingui();
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className="m-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <figcaption id={captionId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-semibold text-ink">{chart.title}</span>
        <span className="text-sm text-ink-2">{chart.unitLabel}</span>
      </figcaption>
      <Legend series={chart.series} />
      <Drawing chart={chart} />
      <details className="mt-3 text-sm text-ink-2">
        <summary className="group/numbers inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm font-medium text-ink-2 hover:text-ink">
          <Icon of={ChevronRight} size={14} className="transition-transform duration-150 in-open:rotate-90" />
          {t`Show the numbers`}
        </summary>
        <div className="mt-2">
          <Table
            caption={chart.title}
            columns={[
              { id: 'x', label: t`Month`, cell: (row: { at: number; label: string }) => row.label },
              ...chart.series.map((series) => ({
                id: series.id,
                label: series.label,
                numeric: true,
                cell: (row: { at: number }) => formatValue(series.values[row.at], i18n.locale),
              })),
            ]}
            rows={chart.xLabels.map((label, at) => ({ at, label }))}
            rowId={(row) => String(row.at)}
          />
        </div>
      </details>
    </figure>
  );
}

function Legend({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {series.map((one) => (
        <li key={one.id} className="flex items-center gap-2">
          <svg width="24" height="6" aria-hidden="true">
            <Stroke d="M0 3H24" style={one.style} />
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  );
}

function Stroke({ d, style }: { readonly d: string; readonly style: ChartSeries['style'] }) {
  const look = STYLES[style];
  return <path d={d} stroke={look.stroke} strokeWidth={look.strokeWidth} strokeDasharray={look.dash} fill="none" />;
}

function Drawing({ chart }: { readonly chart: LineChart }) {
  const { i18n } = useLingui();
  const [ref, measured] = useWidth<HTMLDivElement>(640);
  const width = Math.max(240, measured);
  const height = width < 480 ? 220 : 260;
  const margin = { top: 12, right: 14, bottom: 28, left: 46 };
  const all = chart.series.flatMap((series) => series.values);
  const lowest = Math.min(0, ...all);
  const highest = Math.max(0, ...all, 1);
  const count = Math.max(2, chart.xLabels.length);
  const x = scaleLinear<number>({ domain: [0, count - 1], range: [margin.left, width - margin.right] });
  const y = scaleLinear<number>({
    domain: [lowest - roomBelow(chart, lowest, highest), highest],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const ticks = pickTicks(count, width < 480 ? 5 : 9);
  return (
    <div ref={ref} className="mt-3 min-w-0">
      <svg width={width} height={height} role="img" aria-label={chart.altText} className="block max-w-full">
        {y.ticks(4).map((value) => (
          <line
            key={value}
            x1={margin.left}
            x2={width - margin.right}
            y1={y(value)}
            y2={y(value)}
            fill="none"
            stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
          />
        ))}
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickFormat={(value) => formatValue(Number(value), i18n.locale)}
          tickLabelProps={{
            fill: 'var(--ink-2)',
            fontFamily: 'inherit',
            fontSize: 12,
            textAnchor: 'end',
            dx: -4,
            dy: 4,
          }}
        />
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          tickValues={ticks}
          hideAxisLine
          hideTicks
          tickFormat={(value) => chart.xLabels[Number(value)] ?? ''}
          tickLabelProps={{ fill: 'var(--ink-2)', fontFamily: 'inherit', fontSize: 12, textAnchor: 'middle', dy: 4 }}
        />
        {chart.series.map((series) => {
          const look = STYLES[series.style];
          return (
            <LinePath
              key={series.id}
              data={[...series.values]}
              x={(_, at) => x(at)}
              y={(value) => y(value)}
              fill="none"
              stroke={look.stroke}
              strokeWidth={look.strokeWidth}
              strokeLinecap="round"
              {...(look.dash === undefined ? {} : { strokeDasharray: look.dash })}
            />
          );
        })}
        <Marker chart={chart} x={x} y={y} width={width} />
      </svg>
    </div>
  );
}

function Marker({
  chart,
  x,
  y,
  width,
}: {
  readonly chart: LineChart;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly width: number;
}) {
  const marker = chart.marker;
  const value = chart.series.find((series) => series.id === marker?.seriesId)?.values[marker?.at ?? -1];
  if (marker === undefined || value === undefined) return null;
  const left = x(marker.at);
  const isLate = left > width * 0.6;
  return (
    <g>
      <circle cx={left} cy={y(value)} r="5" fill="var(--surface)" stroke="var(--green)" strokeWidth="2.5" />
      <text
        x={left + (isLate ? -10 : 10)}
        y={y(value) + 20}
        textAnchor={isLate ? 'end' : 'start'}
        fontSize="12"
        fontWeight="500"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {marker.label}
      </text>
    </g>
  );
}

/** The words of a marker stand below it; where it is near the ground, the ground is lowered for them. */
function roomBelow(chart: LineChart, lowest: number, highest: number): number {
  const { marker } = chart;
  const value = chart.series.find((series) => series.id === marker?.seriesId)?.values[marker?.at ?? -1];
  const share = (highest - lowest) * 0.12;
  return value !== undefined && value - lowest < share ? share : 0;
}

/** The first month, then whole quarters or half years, as many as there is room for. */
function pickTicks(count: number, most: number): number[] {
  const step = [1, 2, 3, 6, 12].find((months) => count / months + 1 <= most) ?? 12;
  return Array.from({ length: count }, (_, at) => at).filter((at) => at === 0 || (at + 1) % step === 0);
}

function formatValue(value: number | undefined, locale: string): string {
  if (value === undefined) return '–';
  return formatNumber(value, locale, { maximumFractionDigits: 1 });
}
