import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGraph } from '#shared/formula-check.ts';
import { dependantsOf, inputsOf, isLimiting } from '#shared/formula-dependants.ts';
import { evaluate, evaluateFormula } from '#shared/formula-evaluate.ts';
import type { FormulaGraph, GraphNode, GraphValues, LeafNode, NodeValue } from '#shared/formula-graph.ts';
import { checkProperty } from '#testing/check-property.ts';
import { cpuMsOf } from '#testing/cpu-time.ts';
import { arbitraryInput } from '#testing/model/arbitrary-facts.ts';
import { bakeryFacts, industries, modelInput, saidFacts } from '#testing/model/model-fixtures.ts';
import { buildModel } from './build-model.ts';

const seriesOf = (values: GraphValues, id: string): readonly number[] => {
  const value = values.get(id);
  return typeof value === 'object' ? value : new Array<number>(36).fill(Number(value));
};
const same = (a: NodeValue | undefined, b: NodeValue | undefined) => JSON.stringify(a) === JSON.stringify(b);

function scaled(leaf: LeafNode, factor: number): LeafNode {
  const scale = (value: number) => (leaf.unit === 'money' ? Math.round(value * factor) : value * factor);
  return { ...leaf, value: typeof leaf.value === 'number' ? scale(leaf.value) : leaf.value.map(scale) };
}

/** Nodes that a change of `id` reaches without passing a rounding, minimum, maximum or threshold. */
function reachedFreely(graph: FormulaGraph, id: string): ReadonlySet<string> {
  const reached = new Set([id]);
  let before = 0;
  while (before < reached.size) {
    before = reached.size;
    for (const node of graph.nodes) {
      if (!isLimiting(node) && inputsOf(node).some((input) => reached.has(input))) {
        reached.add(node.id);
      }
    }
  }
  reached.delete(id);
  return reached;
}

/** Faults of one input moved by a factor, in words. */
function faultsOfMove(graph: FormulaGraph, values: GraphValues, leaf: LeafNode, factor: number): string[] {
  const moved = scaled(leaf, factor);
  if (same(moved.value, leaf.value)) {
    return [];
  }
  const after = evaluate({ ...graph, nodes: graph.nodes.map((node) => (node.id === leaf.id ? moved : node)) });
  const dependants = dependantsOf(graph, leaf.id);
  const free = reachedFreely(graph, leaf.id);
  const isZero = (id: string) => [values, after].every((at) => seriesOf(at, id).every((value) => value === 0));
  // A share of the market stays where its rounded volume happens to move by exactly the factor of the market.
  const isEvenedOut = (node: GraphNode) =>
    inputsOf(node).some(
      (input) => dependants.has(input) && !free.has(input) && !same(values.get(input), after.get(input)),
    );
  return graph.nodes.flatMap((node) => {
    const { id } = node;
    const hasChanged = !same(values.get(id), after.get(id));
    if (hasChanged && id !== leaf.id && !dependants.has(id)) {
      return [`${id} changed with ${leaf.id} and does not rest on it`];
    }
    // A product with zero stays zero: a business that sells nothing has no revenue at any price.
    return !hasChanged && free.has(id) && !isZero(id) && !isEvenedOut(node)
      ? [`${id} stayed the same when ${leaf.id} moved by ${factor}, with no limit between`]
      : [];
  });
}

function faultsOfInputs(graph: FormulaGraph): string[] {
  const values = evaluate(graph);
  return graph.nodes
    .filter((node): node is LeafNode => node.kind === 'leaf')
    .flatMap((leaf) => [0.9, 1.1].flatMap((factor) => faultsOfMove(graph, values, leaf, factor)));
}

describe('every input moved by a tenth', () => {
  it.each(industries)('changes only what rests on it, and all that no limit shields: $id', (knowledge) => {
    expect(faultsOfInputs(buildModel(modelInput({ knowledge })))).toEqual([]);
    expect(faultsOfInputs(buildModel(modelInput({ knowledge, facts: saidFacts({}), currency: 'USD' })))).toEqual([]);
  });

  it('does so whatever was said, in any currency', () => {
    checkProperty(
      fc.property(arbitraryInput, (input) => {
        expect(faultsOfInputs(buildModel(input))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'stream.1.price',
    'stream.1.volume',
    'unit.cost',
    'cost.said.1.amount',
    'cost.pay.usual',
    'cost.running.usual',
    'setup.usual',
    'cash.own',
    'ramp.months',
    'season.weights',
    'growth.costs',
    'fee.card',
  ])('%s moves the cash after three years', (id) => {
    const graph = buildModel(modelInput());
    const nodes = graph.nodes.map((node) => (node.id === id && node.kind === 'leaf' ? scaled(node, 1.1) : node));
    expect(evaluate({ ...graph, nodes }).get('cash.end')).not.toBe(evaluate(graph).get('cash.end'));
  });
});

describe('every model', () => {
  it('balances: closing = opening + in − out, years = sums of months, funding need = −min(0, lowest cash)', () => {
    checkProperty(
      fc.property(arbitraryInput, (input) => {
        const values = evaluate(buildModel(input));
        for (const prefix of ['', 'best.', 'worst.']) {
          const months = (id: string) => seriesOf(values, `${prefix}${id}`);
          // An input that no case moves is shared by all three.
          const one = (id: string) => Number(values.get(`${prefix}${id}`) ?? values.get(id));
          const [opening, cashIn, cashOut, closing] = ['opening', 'in', 'out', 'closing'].map((id) =>
            months(`cash.${id}`),
          );
          closing?.forEach((cash, month) => {
            expect(cash).toBe((opening?.[month] ?? 0) + (cashIn?.[month] ?? 0) - (cashOut?.[month] ?? 0));
          });
          expect(opening?.slice(1)).toEqual(closing?.slice(0, -1));
          expect(opening?.[0]).toBe(one('cash.own'));
          for (const year of [1, 2, 3]) {
            for (const id of ['revenue', 'costs', 'result']) {
              const sum = months(id)
                .slice(year * 12 - 12, year * 12)
                .reduce((total, value) => total + value, 0);
              expect(one(`year.${year}.${id}`)).toBe(sum);
            }
          }
          expect(one('funding.need')).toBe(Math.max(0, -Math.min(...(closing ?? []))));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('is sound, keeps every number said as a leaf of origin said, and gives the same after a round trip', () => {
    checkProperty(
      fc.property(arbitraryInput, (input) => {
        const graph = buildModel(input);
        expect(checkGraph(graph)).toEqual([]);
        const said = graph.nodes.flatMap((node) =>
          node.kind === 'leaf' && node.origin.kind === 'said' ? [`${node.origin.factKey} ${node.value}`] : [],
        );
        for (const [key, fact] of input.facts) {
          for (const value of numbersIn(fact.value)) {
            // A cost of one sale is often read under both keys and must count once.
            const isUnitCost = key === 'finance.costs' && said.includes(`revenue.unitCost ${value}`);
            expect(isUnitCost || said.includes(`${key} ${value}`), `${key} ${value}`).toBe(true);
          }
        }
        const values = evaluate(graph);
        const stored = JSON.parse(JSON.stringify({ graph, values: Object.fromEntries(values) })) as {
          graph: FormulaGraph;
          values: Record<string, NodeValue>;
        };
        expect(Object.fromEntries(evaluate(stored.graph))).toEqual(stored.values);
        for (const node of stored.graph.nodes) {
          if (node.kind === 'formula') {
            expect(evaluateFormula(node, stored.graph.months, stored.values)).toEqual(stored.values[node.id]);
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') {
    return [value];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

describe('extreme inputs', () => {
  it.each([
    ['a price of zero', { 'revenue.streams': amounts(0) }],
    ['a billion sales a month', { 'revenue.volume': { type: 'count', count: 1e9, per: 'month' } }],
    [
      'the highest price and volume allowed',
      {
        'revenue.streams': amounts(1e13),
        'revenue.volume': { type: 'count', count: 1e10, per: 'day' },
      },
    ],
    [
      'everyone leaving',
      {
        'revenue.streams': amounts(900, 'month'),
        'revenue.churn': { type: 'percent', percent: 100 },
      },
    ],
    ['nobody to sell to', { 'audience.size': { type: 'count', count: 0 } }],
    ['a rival that is free', { 'competitors.price': { type: 'money', minor: 0, currency: 'EUR', per: 'loaf' } }],
    ['a radius of zero', { 'business.radius': { type: 'measure', value: 0, unit: 'km' } }],
    ['a volume of zero', { 'revenue.volume': { type: 'count', count: 0, per: 'week' } }],
    ['an empty team', { 'business.team': { type: 'count', count: 0 } }],
  ] as const)('%s gives finite numbers in every node', (_, over) => {
    const values = evaluate(buildModel(modelInput({ facts: saidFacts({ ...bakeryFacts, ...over }) })));
    for (const value of values.values()) {
      expect([value].flat().every(Number.isFinite)).toBe(true);
    }
  });
});

function amounts(minor: number, per = 'loaf') {
  return { type: 'amounts', items: [{ name: 'bread', minor, currency: 'EUR', per }] } as const;
}

it('a whole model of three cases is evaluated within ten milliseconds', () => {
  const graph = buildModel(modelInput());
  evaluate(graph);
  const times = Array.from({ length: 15 }, () => cpuMsOf(() => evaluate(graph))).sort((a, b) => a - b);
  expect(times[7]).toBeLessThan(10);
});
