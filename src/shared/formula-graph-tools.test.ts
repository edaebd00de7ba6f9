import { describe, expect, it } from 'vitest';
import { op, percentOf, ref, total } from './formula-build.ts';
import { checkGraph } from './formula-check.ts';
import { dependantsOf, getNode, isLimiting, leavesOf, restsOn } from './formula-dependants.ts';
import { formatNode } from './formula-format.ts';
import type { Expression, FormulaGraph, FormulaNode, GraphNode, LeafNode, NodeUnit } from './formula-graph.ts';
import { printFormula } from './formula-print.ts';

function leaf(id: string, value: LeafNode['value'], unit: NodeUnit = 'count'): LeafNode {
  const origin = { kind: 'assumption', basis: 'test' } as const;
  return { id, label: id, unit, ...(unit === 'money' ? { currency: 'EUR' } : {}), kind: 'leaf', value, origin };
}
function formula(id: string, expression: Expression, over: Partial<FormulaNode> = {}): FormulaNode {
  return { id, label: id, unit: 'count', kind: 'formula', formula: expression, ...over };
}
const graph: FormulaGraph = {
  months: 2,
  nodes: [
    leaf('price', 650, 'money'),
    leaf('units', 10),
    leaf('rent', 900, 'money'),
    formula('revenue', op('multiply', 'price', 'units'), { unit: 'money', currency: 'EUR', rounding: 'minor' }),
    formula('result', op('subtract', 'revenue', 'rent'), { unit: 'money', currency: 'EUR' }),
  ],
};

describe('dependants', () => {
  it('are transitive and never hold the node itself', () => {
    expect([...dependantsOf(graph, 'price')].sort()).toEqual(['result', 'revenue']);
    expect([...dependantsOf(graph, 'rent')]).toEqual(['result']);
    expect([...dependantsOf(graph, 'result')]).toEqual([]);
  });

  it('leavesOf and restsOn look the other way', () => {
    expect(leavesOf(graph, 'result').map((node) => node.id)).toEqual(['price', 'units', 'rent']);
    expect(leavesOf(graph, 'rent').map((node) => node.id)).toEqual(['rent']);
    expect([...restsOn(graph, 'revenue')].sort()).toEqual(['price', 'units']);
  });

  it('getNode throws for an id that is not there', () => {
    expect(() => getNode(graph, 'gone')).toThrow('there is no node "gone"');
  });

  it('rounding, minimum, maximum, ramp and threshold are limiting, plain arithmetic is not', () => {
    expect(isLimiting(getNode(graph, 'revenue'))).toBe(true);
    expect(isLimiting(getNode(graph, 'result'))).toBe(false);
    for (const limiting of [op('add', 1, op('min', 'price', 2)), op('ramp', 'units'), op('firstMonth', 1, 2)]) {
      expect(isLimiting(formula('x', limiting))).toBe(true);
    }
  });
});

describe('checkGraph', () => {
  it('finds nothing in a sound graph', () => {
    expect(checkGraph(graph)).toEqual([]);
  });

  it.each<[string, GraphNode, string]>([
    ['an unknown reference', formula('x', ref('gone')), '"x" refers to "gone", which is not in the graph'],
    ['a duplicate', leaf('price', 1, 'money'), '"price" stands twice'],
    ['a fraction of a cent', leaf('x', 1.5, 'money'), '"x" is money but no whole number of minor units'],
    ['a series of the wrong length', leaf('x', [1, 2, 3]), '"x" has 3 values for 2 months'],
    ['what is no number', leaf('x', Number.NaN), '"x" is not a finite number'],
    ['a cycle', formula('x', ref('x')), 'cycle: x → x'],
    ['money without currency', formula('x', 1, { unit: 'money' }), '"x" is money without a currency'],
  ])('names %s', (_, node, fault) => {
    expect(checkGraph({ ...graph, nodes: [...graph.nodes, node] })).toContain(fault);
  });
});

describe('printFormula', () => {
  const labels = new Map([
    ['price', 'Price of a loaf'],
    ['units', 'Loaves sold'],
    ['fee', 'Card fee'],
    ['revenue', 'Revenue'],
    ['costs', 'Costs'],
  ]);
  it.each<[Expression, string]>([
    [op('multiply', 'price', 'units'), 'Price of a loaf × Loaves sold'],
    [op('firstMonth', 'revenue', 'costs'), 'first month in which revenue ≥ costs'],
    [op('multiply', 'revenue', percentOf('fee')), 'Revenue × Card fee'],
    [op('multiply', 'price', op('subtract', 1, percentOf('fee'))), 'Price of a loaf × (1 − Card fee)'],
    [op('subtract', 'revenue', op('subtract', 'costs', 2)), 'Revenue − (Costs − 2)'],
    [op('divide', op('multiply', 'units', 52), 12), 'Loaves sold × 52 ÷ 12'],
    [op('lag', 0, 'costs'), 'costs, in the first month only'],
    [op('subtract', 0, op('min', 0, 'revenue')), '0 − (the smallest of 0 and revenue)'],
    [op('sumRange', 'revenue', 1, 12), 'revenue of months 1 to 12 added up'],
    [op('seasons', 'units', 3), 'loaves sold, beginning in March'],
    [op('subtract', op('cumulate', 1), 1), 'number of the month − 1'],
    [total(['price']), 'Price of a loaf'],
    [total([]), '0'],
    [ref('unknown'), 'unknown'],
  ])('%j reads "%s"', (expression, expected) => {
    expect(printFormula(formula('x', expression), labels)).toBe(expected);
  });

  it('names its rounding', () => {
    const rounded = formula('x', ref('units'), { rounding: 'integer' });
    expect(printFormula(rounded, labels)).toBe('Loaves sold, rounded to whole numbers');
  });
});

describe('formatNode', () => {
  const money = leaf('x', 0, 'money');
  const computed = formula('x', 0, { unit: 'money', currency: 'EUR' });
  const threshold = formula('x', op('firstMonth', 1, 2), { unit: 'months' });
  it.each<[GraphNode, number | number[], number | undefined, string]>([
    [money, 650, undefined, '€6.50'],
    [money, 940_050, undefined, '€9,400.50'],
    [computed, 940_050, undefined, '€9,401'],
    [computed, 650, undefined, '€6.50'],
    [leaf('x', 0), 410, undefined, '410'],
    [leaf('x', 0), 0.375, undefined, '0.38'],
    [leaf('x', 0), 9000, undefined, '9,000'],
    [threshold, 14, undefined, 'month 14'],
    [threshold, 0, undefined, 'not within the plan'],
    [leaf('x', 0, 'percent'), 4, undefined, '4%'],
    [leaf('x', 0, 'percent'), 2.9, undefined, '2.9%'],
    [leaf('x', 0, 'kilometres'), 4, undefined, '4 km'],
    [leaf('x', 0, 'months'), 1, undefined, '1 month'],
    [leaf('x', 0, 'days'), 6, undefined, '6 days'],
    [money, [650, 700], 1, '€7'],
    [money, [650, 720], undefined, '€6.50 to €7.20'],
  ])('%j shows %j at %j as "%s"', (node, value, at, expected) => {
    expect(formatNode(node, value, at)).toBe(expected);
  });

  it('writes numbers as the language does', () => {
    expect(formatNode(leaf('x', 0), 9000, undefined, 'de')).toBe('9.000');
  });
});
