import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { addForecast } from '../reckoning/forecast.ts';
import { cashChart } from './cash-chart.ts';

const today = '2026-11-23';

function chartOf(price: number) {
  const { ledger, business, sale } = coachOf({
    amounts: [
      { role: 'price', quote: `€${price} per place`, form: money(price, 'place'), unit: 'place/places' },
      { role: 'cost.direct', quote: '€1 for clay', form: money(1) },
      { role: 'cost.period', quote: '€90 rent a month', form: money(90, 'month') },
      { role: 'sales.expected', quote: '6 places a month', form: count(6, 'places', 'month') },
    ],
  });
  addForecast(ledger, business, sale, today);
  const { chart } = cashChart({ ledger }, 'EUR', englishSpeaker);
  return { chart, numberOf: (id: string) => ledger.find(id)?.value };
}

describe('The chart of the cash', () => {
  it('draws the three cases over three years from the numbers of the forecast', () => {
    const { chart, numberOf } = chartOf(40);
    expect(chart.xLabels).toHaveLength(36);
    expect(chart.series.map(({ label, style, nodeId }) => [label, style, nodeId])).toEqual([
      ['Base case', 'solid', 'cash.closing'],
      ['Best case', 'dashed-up', 'best.cash.closing'],
      ['Worst case', 'dashed-down', 'worst.cash.closing'],
    ]);
    for (const { nodeId, values } of chart.series) {
      const minor = numberOf(nodeId) as readonly number[];
      expect(values.map((value) => Math.round(value * 100_000))).toEqual([...minor]);
    }
  });

  it('counts in ones, thousands and millions as its heights need, and says where it ends', () => {
    expect(chartOf(16).chart.unitLabel).toBe('€');
    expect(chartOf(40).chart.unitLabel).toBe('thousand €');
    expect(chartOf(40_000).chart.unitLabel).toBe('million €');
    expect(chartOf(40).chart.altText).toMatch(/base case €[\d,.]+, best case €[\d,.]+, worst case €[\d,.]+\.$/);
  });
});
