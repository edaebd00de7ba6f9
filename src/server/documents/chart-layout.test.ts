import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentChart } from '#shared/document-model.ts';
import { checkProperty } from '#testing/check-property.ts';
import { layoutChart } from './chart-layout.ts';
import { documentColors } from './chart-style.ts';
import { chartSvg } from './chart-svg.ts';

const chart = (...lines: number[][]): DocumentChart => ({
  kind: 'chart',
  caption: 'Cash',
  unitLabel: 'thousand €',
  altText: 'Cash',
  xLabels: lines[0]!.map((_, at) => `M${at + 1}`),
  series: lines.map((values, at) => ({ label: `Line ${at}`, style: 'solid', values })),
});
const size = { width: 425, height: 190, language: 'en' };

describe('the layout of a chart', () => {
  it('keeps every point inside the plot, whatever the values', () => {
    const values = fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 36 });
    checkProperty(
      fc.property(values, values, (one, two) => {
        const { plot, lines } = layoutChart(chart(one, two), size);
        for (const [x, y] of lines.flatMap((line) => line.points)) {
          expect(x).toBeGreaterThanOrEqual(plot.left - 0.01);
          expect(x).toBeLessThanOrEqual(plot.right + 0.01);
          expect(y).toBeGreaterThanOrEqual(plot.top - 0.01);
          expect(y).toBeLessThanOrEqual(plot.bottom + 0.01);
        }
      }),
    );
  });

  it('has round ticks with zero among them and puts larger values higher', () => {
    const layout = layoutChart(chart([-14.3, 0, 51.4]), size);
    expect(layout.yTicks.map((tick) => tick.label)).toEqual(['−20', '0', '20', '40', '60']);
    expect(layout.yTicks.filter((tick) => tick.isZero).length).toBe(1);
    const [low, , high] = layout.lines[0]!.points;
    expect(high![1]).toBeLessThan(low![1]);
  });

  it('writes the last value at the end of each line, and no two of them touch', () => {
    const ends = layoutChart(chart([0, 10], [0, 10.1], [0, 10.2]), size).lines.map((line) => line.end);
    expect(ends.map((end) => end.label)).toEqual(['10', '10.1', '10.2']);
    const heights = ends.map((end) => end.y).sort((a, b) => a - b);
    expect(Math.min(heights[1]! - heights[0]!, heights[2]! - heights[1]!)).toBeGreaterThanOrEqual(10.99);
  });

  it('puts the label of a marked point where no line runs', () => {
    const rising = Array.from({ length: 36 }, (_, at) => at * 10 - 30);
    const at = (marked: number, values: readonly number[]) =>
      layoutChart({ ...chart([...values]), marker: { series: 0, at: marked, label: 'break-even, month 4' } }, size);
    const early = at(3, rising);
    expect(early.marker!.labelY).toBeLessThan(early.plot.top + 12);
    const falling = at(3, rising.toReversed());
    expect(falling.marker!.labelY).toBeGreaterThan(falling.plot.bottom - 12);
    expect(at(30, rising).marker).toMatchObject({ isLeft: true, labelY: early.plot.bottom - 8 });
  });

  it('becomes an SVG in which texts are only text', () => {
    const hostile = { ...chart([1, 2]), xLabels: ['<script>', '"&\''] };
    const svg = chartSvg(layoutChart(hostile, size), '</title><script>', documentColors());
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;');
  });
});
