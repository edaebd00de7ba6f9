import { describe, expect, it } from 'vitest';
import { op } from './formula-build.ts';
import { evaluate, evaluateFormula } from './formula-evaluate.ts';
import type { Expression, FormulaNode, GraphNode, NodeValue } from './formula-graph.ts';
import { FormulaGraphError } from './formula-graph-error.ts';

const leaf = (id: string, value: NodeValue): GraphNode => ({
  id,
  label: id,
  unit: 'ratio',
  kind: 'leaf',
  value,
  origin: { kind: 'assumption', basis: 'test' },
});
const formula = (id: string, expression: Expression, rounding?: 'minor' | 'integer'): FormulaNode => ({
  id,
  label: id,
  unit: 'ratio',
  kind: 'formula',
  formula: expression,
  ...(rounding ? { rounding } : {}),
});
const result = (expression: Expression, months = 4, leaves: readonly GraphNode[] = []) =>
  evaluate({ months, nodes: [...leaves, formula('x', expression)] }).get('x');
const series = leaf('s', [4, -2, 3, 1]);

describe('operators', () => {
  it.each<[string, Expression, NodeValue]>([
    ['add takes a single number for every month', op('add', 's', 1), [5, -1, 4, 2]],
    ['subtract takes all further arguments away', op('subtract', 10, 3, 2), 5],
    ['multiply goes month by month', op('multiply', 's', 's'), [16, 4, 9, 1]],
    ['divide divides', op('divide', 's', 2), [2, -1, 1.5, 0.5]],
    ['dividing by zero gives zero', op('divide', 's', 0), [0, 0, 0, 0]],
    ['min caps each month', op('min', 's', 2), [2, -2, 2, 1]],
    ['max lifts each month', op('max', 's', 0), [4, 0, 3, 1]],
    ['sum adds all months', op('sum', 's'), 6],
    ['minimum is the lowest month', op('minimum', 's'), -2],
    ['last is the last month', op('last', 's'), 1],
    ['sumRange counts from one and includes both ends', op('sumRange', 's', 2, 3), 1],
    ['at picks one month, counted from one', op('at', 's', 3), 3],
    ['cumulate is a running total', op('cumulate', 's'), [4, 2, 5, 6]],
    ['retain keeps a share of the stock', op('retain', 8, 0.5), [8, 12, 14, 15]],
    ['lag moves one month later', op('lag', 's', 9), [9, 4, -2, 3]],
    ['delay by a whole month begins with nothing', op('delay', 's', 1), [0, 4, -2, 3]],
    ['delay by half a month splits over two months', op('delay', 's', 0.5), [2, 1, 0.5, 2]],
    ['ramp ends at one', op('ramp', 2), [0.5, 1, 1, 1]],
    ['ramp below a month is full at once', op('ramp', 0), [1, 1, 1, 1]],
    ['firstMonth is the first month that reaches', op('firstMonth', op('cumulate', 's'), 5), 3],
    ['firstMonth is zero when no month reaches', op('firstMonth', 's', 99), 0],
  ])('%s', (_, expression, expected) => {
    expect(result(expression, 4, [series])).toEqual(expected);
  });

  it('seasons repeats twelve weights from the calendar month the model begins in', () => {
    const weights = leaf('w', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(result(op('seasons', 'w', 11), 4, [weights])).toEqual([11, 12, 1, 2]);
  });
});

describe('evaluate', () => {
  it('rounds only where a node says so, halves away from zero', () => {
    const values = evaluate({
      months: 2,
      nodes: [
        formula('exact', op('divide', 5, 2)),
        formula('up', op('divide', 5, 2), 'minor'),
        formula('down', op('divide', -5, 2), 'integer'),
        formula('binary', op('multiply', 1.005, 100), 'minor'),
      ],
    });
    expect(Object.fromEntries(values)).toEqual({ exact: 2.5, up: 3, down: -3, binary: 101 });
  });

  it('evaluates nodes in dependency order, whatever order they stand in', () => {
    const nodes = [formula('c', op('add', 'b', 1)), formula('b', op('add', 'a', 1)), leaf('a', 1)];
    expect(evaluate({ months: 1, nodes }).get('c')).toBe(3);
  });

  it('names a cycle', () => {
    const nodes = [formula('a', op('add', 'b', 1)), formula('b', op('add', 'a', 1))];
    expect(() => evaluate({ months: 1, nodes })).toThrow('cycle: a → b → a');
  });

  it('names an unknown reference and who refers to it', () => {
    expect(() => result(op('add', 'gone', 1))).toThrow('"x" refers to "gone"');
  });

  it.each<[string, Expression]>([
    ['a series where one number is needed', op('ramp', 's')],
    ['seasons without twelve weights', op('seasons', 's', 1)],
    ['a month outside the model', op('at', 's', 5)],
    ['a missing argument', op('divide', 's')],
  ])('refuses %s', (_, expression) => {
    expect(() => result(expression, 4, [series])).toThrow(FormulaGraphError);
  });

  it('evaluates one formula again from its stored inputs', () => {
    const node = formula('x', op('multiply', 'price', 'units'), 'minor');
    expect(evaluateFormula(node, 2, { price: 650, units: [1.5, 2] })).toEqual([975, 1300]);
    expect(() => evaluateFormula(node, 2, { price: 650 })).toThrow('lacks its input "units"');
  });
});
