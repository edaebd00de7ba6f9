import type { DocumentChart, DocumentSeries } from '#shared/document-model.ts';

/** A line chart worked out to points, the same for every kind of file. Lengths are points, y grows downwards. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly yTicks: readonly { readonly y: number; readonly label: string; readonly isZero: boolean }[];
  readonly xTicks: readonly { readonly x: number; readonly label: string }[];
  readonly lines: readonly ChartLine[];
  readonly marker?: ChartMarker;
}

/** A point with its label, which stands at the top or bottom of the plot, where no line is, at the end of a thin rule. */
export interface ChartMarker {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly labelY: number;
  /** Whether the label is left of the rule. */
  readonly isLeft: boolean;
}

export interface ChartLine {
  readonly label: string;
  readonly style: DocumentSeries['style'];
  readonly points: readonly (readonly [number, number])[];
  /** The last value, written next to the end of the line. */
  readonly end: { readonly y: number; readonly label: string };
}

const endGap = 11;
/** What a letter of a label takes, on average and generously. */
const letterWidth = 4.6;

/** Lays the chart out. Values that are no numbers are drawn as zero; a series of one value is a dot of a line. */
export function layoutChart(
  chart: DocumentChart,
  size: { width: number; height: number; language: string },
): ChartLayout {
  const format = new Intl.NumberFormat(size.language, { maximumFractionDigits: 1 });
  const label = (value: number): string => format.format(value).replace('-', '−');
  const series = chart.series.map((one) => one.values.map((value) => (Number.isFinite(value) ? value : 0)));
  const all = series.flat();
  const ticks = niceTicks(Math.min(0, ...all), Math.max(0, ...all));
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length)) * letterWidth;
  const plot = {
    left: widest(ticks.map(label)) + 8,
    right: size.width - Math.max(14, widest(series.map((values) => label(values.at(-1) ?? 0))) + 10),
    top: 8,
    bottom: size.height - 22,
  };
  const count = Math.max(2, chart.xLabels.length, ...series.map((values) => values.length));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (at: number): number => round(plot.left + (at / (count - 1)) * (plot.right - plot.left));
  const y = (value: number): number => round(plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top));
  const ends = spread(
    series.map((values) => y(values.at(-1) ?? 0)),
    plot,
  );
  const marked = chart.marker && series[chart.marker.series]?.[chart.marker.at];
  const lines = series.map((values) => values.map((value, at) => [x(at), y(value)] as const));
  return {
    width: size.width,
    height: size.height,
    plot,
    yTicks: ticks.map((value) => ({ y: y(value), label: label(value), isZero: value === 0 })),
    xTicks: pickTicks(chart.xLabels, 7).map((at) => ({ x: x(at), label: chart.xLabels[at]! })),
    lines: series.map((values, index) => ({
      label: chart.series[index]!.label,
      style: chart.series[index]!.style,
      points: lines[index]!,
      end: { y: ends[index]!, label: label(values.at(-1) ?? 0) },
    })),
    ...(chart.marker &&
      marked !== undefined && {
        marker: placeMarker({
          x: x(chart.marker.at),
          y: y(marked),
          label: chart.marker.label,
          isLeft: chart.marker.at > (count - 1) * 0.55,
          points: lines.flat(),
          plot,
        }),
      }),
  };
}

function placeMarker(marker: {
  x: number;
  y: number;
  label: string;
  isLeft: boolean;
  points: readonly (readonly [number, number])[];
  plot: ChartLayout['plot'];
}): ChartMarker {
  const { x, y, label, isLeft, points, plot } = marker;
  const width = label.length * letterWidth + 10;
  const [from, to] = isLeft ? [x - width, x] : [x, x + width];
  const under = points.flatMap(([at, height]) => (at >= from - 8 && at <= to + 8 ? [height] : []));
  const isFreeAbove = Math.min(y, ...under) - plot.top >= plot.bottom - Math.max(y, ...under);
  return { x, y, label, isLeft, labelY: isFreeAbove ? plot.top + 8 : plot.bottom - 8 };
}

/** Four to seven round values from at most `low` to at least `high`, zero among them. */
function niceTicks(low: number, high: number): readonly number[] {
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => span / one <= 5) ?? 10 * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)) + 0);
}

/** Every n-th label, so that at most `most` stand under the axis. */
function pickTicks(labels: readonly string[], most: number): readonly number[] {
  const step = [1, 2, 3, 6, 12, 24].find((one) => labels.length / one <= most + 1) ?? Math.ceil(labels.length / most);
  return labels.flatMap((_, at) => (at % step === 0 ? [at] : []));
}

/** Moves heights apart until no two labels touch, keeping their order and staying next to the plot. */
function spread(heights: readonly number[], plot: { top: number; bottom: number }): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((index, rank) => {
    if (rank > 0) placed[index] = Math.max(placed[index]!, placed[order[rank - 1]!]! + endGap);
  });
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - plot.bottom);
  if (over === 0) return placed;
  [...order].reverse().forEach((index, rank) => {
    const below = rank === 0 ? plot.bottom + endGap : placed[order[order.length - rank]!]!;
    placed[index] = Math.min(placed[index]!, below - endGap);
  });
  return placed;
}

const round = (length: number): number => Math.round(length * 100) / 100;
