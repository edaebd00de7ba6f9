import { describe, expect, it } from 'vitest';
import { getNode, inputsOf } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { industries, modelInput, testSources } from '#testing/model/model-fixtures.ts';
import { buildModel } from './build-model.ts';
import { caseMoves } from './case-moves.ts';
import { cashChart } from './cash-chart.ts';
import { explainNode } from './explain-node.ts';
import { figureAccess } from './figure-access.ts';
import { originAppendix } from './origin-appendix.ts';

const input = modelInput();
const graph = buildModel(input);
const values = evaluate(graph);

describe('cases', () => {
  it.each(industries)('the best case ends with more cash than the base case, the worst with less: $id', (knowledge) => {
    const at = evaluate(buildModel(modelInput({ knowledge })));
    expect(Number(at.get('best.cash.end'))).toBeGreaterThan(Number(at.get('cash.end')));
    expect(Number(at.get('worst.cash.end'))).toBeLessThan(Number(at.get('cash.end')));
  });

  it('every moved input says from where to where and why, in words without digits, and no reason twice', () => {
    for (const knowledge of [...industries, null]) {
      const other = buildModel(modelInput({ knowledge }));
      const moves = caseMoves(other, evaluate(other), knowledge);
      expect(moves.filter((move) => move.case === 'best').length).toBeGreaterThanOrEqual(3);
      expect(moves.filter((move) => move.case === 'worst').length).toBeGreaterThanOrEqual(3);
      for (const move of moves) {
        expect(move.from).not.toBe(move.to);
        expect(move.because).toMatch(/^\D{20,}$/);
        expect(inputsOf(getNode(other, move.nodeId))).toContain('case.swing');
      }
      expect(new Set(moves.map((move) => `${move.case} ${move.because}`)).size).toBe(moves.length);
    }
  });

  it('only the listed inputs are moved', () => {
    const moved = new Set(caseMoves(graph, values, input.knowledge).map((move) => move.nodeId));
    const bySwing = graph.nodes.filter((node) => inputsOf(node).includes('case.swing')).map((node) => node.id);
    expect(new Set(bySwing)).toEqual(moved);
  });
});

describe('figureAccess', () => {
  const access = figureAccess(graph);

  it.each([
    ['stream.1.price', 'open'],
    ['unit.cost', 'open'],
    ['stream.1.contribution', 'open'],
    ['fee.card', 'open'],
    ['audience.size', 'open'],
    ['price.gap', 'open'],
    ['cash.own', 'open'],
    ['ramp.months', 'pro'],
    ['cost.pay.amount', 'pro'],
    ['revenue', 'pro'],
    ['year.1.revenue', 'pro'],
    ['breakEven.month', 'pro'],
    ['growth.costs.factor', 'pro'],
    ['case.swing', 'pro'],
    ['worst.stream.1.price', undefined],
    ['worst.cash.own', undefined],
    ['best.unit.cost', 'pro'],
    ['best.stream.1.contribution', 'pro'],
  ])('%s is %s', (id, expected) => {
    expect(access.get(id)).toBe(expected);
  });

  it('no open figure rests on a closed one', () => {
    for (const node of graph.nodes) {
      if (access.get(node.id) === 'open') {
        expect(inputsOf(node).every((below) => access.get(below) === 'open')).toBe(true);
      }
    }
  });
});

describe('cashChart', () => {
  const chart = cashChart(graph, values, 'EUR');

  it('draws the closing cash of the three cases, month by month, in the unit it names', () => {
    expect(chart.series.map((line) => [line.nodeId, line.style])).toEqual([
      ['cash.closing', 'solid'],
      ['best.cash.closing', 'dashed-up'],
      ['worst.cash.closing', 'dashed-down'],
    ]);
    expect(chart.unitLabel).toBe('thousand €');
    const closing = values.get('cash.closing') as number[];
    expect(chart.series[0]?.values).toEqual(closing.map((minor) => minor / 100 / 1000));
    expect(chart.xLabels).toHaveLength(36);
  });

  it('the alternative text names the end values, and the marker stands at break-even', () => {
    for (const prefix of ['', 'best.', 'worst.']) {
      expect(chart.altText).toContain(explainNode(graph, values, `${prefix}cash.end`).shown);
    }
    const month = Number(values.get('breakEven.month'));
    expect(chart.marker).toEqual({ seriesId: 'base', at: month - 1, label: `break-even, month ${month}` });
    expect(chart.altText).toContain(`breaks even in month ${month}`);
  });
});

describe('origins', () => {
  it('a formula shows its words and each input with its own origin', () => {
    const explained = explainNode(graph, values, 'stream.1.contribution');
    expect(explained.formula).toBe(
      'Price of sourdough × (1 − Card fee) − Cost of one sale, rounded to the smallest coin',
    );
    expect(explained.inputs.map(({ label, shown, origin }) => [label, shown, origin])).toEqual([
      ['Price of sourdough', '€6.50', 'said'],
      ['Card fee', '1.5%', 'source'],
      ['Cost of one sale', '€1.92', 'said'],
    ]);
  });

  it('a leaf shows the words said, the source, or the basis of the assumption', () => {
    expect(explainNode(graph, values, 'stream.1.price').said).toEqual({
      factKey: 'revenue.streams',
      factVersion: 3,
      quote: 'words about revenue.streams',
    });
    expect(explainNode(graph, values, 'fee.card').source?.sourceId).toBe('source-card-fee-percent');
    expect(explainNode(graph, values, 'cost.pay.usual').basis).toContain('artisan bakery');
  });

  it('one month of a series can be asked for', () => {
    const revenue = values.get('revenue') as number[];
    expect(explainNode(graph, values, 'revenue', { at: 11 }).shown).toBe(
      `€${Math.round((revenue[11] ?? 0) / 100).toLocaleString('en')}`,
    );
  });

  it('the appendix numbers the figures asked for, then all they rest on, each once', () => {
    const rows = originAppendix(graph, values, ['price.gap', 'stream.1.price'], { sources: testSources });
    expect(rows.map(({ number, id, origin }) => [number, id, origin])).toEqual([
      [1, 'price.gap', 'formula'],
      [2, 'stream.1.price', 'said'],
      [3, 'competitors.price', 'said'],
    ]);
  });

  it('the appendix names the publication of a cited figure and leaves out what is locked', () => {
    const access = figureAccess(graph);
    const rows = originAppendix(graph, values, ['fee.card', 'year.1.revenue'], {
      sources: testSources,
      isOpen: (id) => access.get(id) === 'open',
    });
    expect(rows.find((row) => row.id === 'fee.card')?.detail).toBe(
      'Test office, Card fee, 2026, https://example.test/figure',
    );
    expect(rows.every((row) => access.get(row.id) === 'open')).toBe(true);
  });
});
