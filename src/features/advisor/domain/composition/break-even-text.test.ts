import { describe, expect, it } from 'vitest';
import { inlineText } from '#shared/prose.ts';
import { type BusinessOutline, factsOf } from '#testing/businesses/business.ts';
import { composeInputOf } from '#testing/businesses/compose-input-of.ts';
import { industries } from '#testing/businesses/industries.ts';
import { composePlan } from './compose-plan.ts';
import { runningText } from './readability.ts';

const bakery = { name: 'Levain & Rye', offer: 'sourdough', industry: 'artisan-bakery', models: ['one-off'] } as const;

function breakEvenOf(outline: BusinessOutline, seed = 'never'): string {
  const plan = composePlan(composeInputOf(factsOf(outline, 'EUR'), 'EUR', industries, seed));
  const section = plan.sections.find(({ id }) => id === 'financial-projections');
  const block = section?.blocks.find(({ id }) => id === 'financial-projections.break-even');
  return block ? runningText(block).join(' ') : '';
}

describe('a business that does not break even', () => {
  it('is told the revenue and the sales it would take, and what could close the gap', () => {
    const text = breakEvenOf({
      ...bakery,
      streams: [['sourdough', 6, 'loaf', 'one-off']],
      volume: [5, 'loaves', 'day'],
    });
    expect(text).toMatch(/does not break even in these three years: it would take €[\d,]+ a month, or [\d,]+ sales/);
    expect(text).toMatch(/a price above €6 a loaf, more sales than the model assumes, or fixed costs well below/);
  });

  it('is told that more sales would not help where each sale loses money', () => {
    const text = breakEvenOf({
      ...bakery,
      streams: [['sourdough', 2, 'loaf', 'one-off']],
      volume: [50, 'loaves', 'day'],
      unitCost: [3, 'loaf'],
    });
    expect(text).toMatch(/more sales would not help: after direct costs a full month leaves −€/);
  });
});

describe('a business that covers its costs in single months only', () => {
  const once: BusinessOutline = {
    ...bakery,
    streams: [['sourdough', 5.2, 'loaf', 'one-off']],
    volume: [64, 'loaves', 'day'],
    unitCost: [1.6, 'loaf'],
  };

  it('is told so, with what could close the gap, and that no twelve months together do', () => {
    const values = composeInputOf(factsOf(once, 'EUR'), 'EUR', industries, 'once').values;
    expect(Number(values.get('breakEven.month'))).toBeGreaterThan(0);
    expect(values.get('breakEven.lasting')).toBe(0);
    const text = breakEvenOf(once);
    expect(text).toMatch(/is the first month to cover its costs, but no twelve months together do/);
    expect(text).toMatch(/can close the gap: a .* €5.20 a loaf, more sales than the model assumes, or fixed costs/);
  });

  it('has no break-even marked in the chart', () => {
    const { chart } = composeInputOf(factsOf(once, 'EUR'), 'EUR', industries, 'once');
    expect(chart.marker).toBeUndefined();
    expect(chart.altText).toContain('The base case does not break even.');
  });
});

describe('a weakness stated without its subject', () => {
  const gapOf = (rivals: readonly string[]): string => {
    const outline = { ...bakery, groups: ['families'], rivals, weakness: ['is slow and charges a fee'] };
    const plan = composePlan(composeInputOf(factsOf(outline, 'EUR'), 'EUR', industries, 'gap'));
    return plan.sections.flatMap(({ blocks }) => blocks.flatMap((block) => runningText(block))).join(' ');
  };

  it('gets one that fits how many rivals were named', () => {
    expect(gapOf(['HomeServe'])).toContain('it is slow and charges a fee');
    expect(gapOf(['HomeServe', 'Pimlico'])).toContain('one of them is slow and charges a fee');
  });
});

describe('a cited input', () => {
  it('is named with its publisher in the sentence', () => {
    const input = composeInputOf(
      factsOf({ ...bakery, streams: [['sourdough', 6, 'loaf', 'one-off']] }, 'EUR'),
      'EUR',
      industries,
      'cited',
    );
    const leaf = input.graph.nodes.find((node) => node.kind === 'leaf' && node.origin.kind === 'assumption');
    const nodes = input.graph.nodes.map((node) =>
      node === leaf && node.kind === 'leaf'
        ? ({ ...node, origin: { kind: 'source', sourceId: 'bank', note: 'used' } } as const)
        : node,
    );
    const source = {
      id: 'bank',
      publisher: 'National Bank',
      title: 'T',
      year: 2025,
      address: 'a',
      readOn: 'r',
      finding: 'f',
    };
    const plan = composePlan({ ...input, graph: { ...input.graph, nodes }, sources: [source] });
    const blocks = plan.sections.find(({ id }) => id === 'financial-projections')!.blocks;
    const cited = blocks.find(({ id }) => id === 'financial-projections.cited');
    expect(cited?.kind === 'list' ? cited.items.map(inlineText) : []).toEqual([
      expect.stringMatching(
        /^.+: .*\d.*, (?:according to|as published by) National Bank; the full reference is in the appendix\.$/,
      ),
    ]);
  });
});

describe('goods that come each week', () => {
  const basket = {
    ...bakery,
    streams: [['office baskets', 45, 'week', 'subscription']],
    models: ['subscription'],
  } as const;
  const chargedAs = (outline: BusinessOutline): string => {
    const plan = composePlan(composeInputOf(factsOf(outline, 'EUR'), 'EUR', industries, 'weekly'));
    const table = plan.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'revenue-streams.table');
    return table?.kind === 'table' ? inlineText(table.rows[0]![2]!) : '';
  };

  it('are a standing order, not a subscription', () => {
    expect(chargedAs(basket)).toBe('a standing order');
    expect(chargedAs({ ...basket, excluded: ['subscription'] })).toBe('a standing order');
  });
});
