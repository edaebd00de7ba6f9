import type { NodeValue, Operator } from './formula-graph.ts';
import { FormulaGraphError } from './formula-graph-error.ts';

type Series = readonly number[];
type Apply = (args: readonly NodeValue[], months: number) => NodeValue;

/** How many arguments each operator takes: [least, most]. */
const operatorArity: Readonly<Record<Operator, readonly [number, number]>> = {
  add: [1, Number.POSITIVE_INFINITY],
  subtract: [2, Number.POSITIVE_INFINITY],
  multiply: [1, Number.POSITIVE_INFINITY],
  divide: [2, 2],
  min: [2, Number.POSITIVE_INFINITY],
  max: [2, Number.POSITIVE_INFINITY],
  ceil: [1, 1],
  floor: [1, 1],
  sum: [1, 1],
  minimum: [1, 1],
  last: [1, 1],
  sumRange: [3, 3],
  at: [2, 2],
  cumulate: [1, 1],
  retain: [2, 2],
  lag: [2, 2],
  delay: [2, 2],
  ramp: [1, 1],
  seasons: [2, 2],
  firstMonth: [2, 2],
};

/** Operators behind which a change of an input may rightly leave the result as it was. */
const limitingOperators: ReadonlySet<Operator> = new Set([
  'min',
  'max',
  'ceil',
  'floor',
  'minimum',
  'ramp',
  'firstMonth',
]);

/** Whether the operator cuts off or passes over changes: minimum, maximum, threshold, and the ramp, which ends at one. */
export function isLimitingOperator(operator: Operator): boolean {
  return limitingOperators.has(operator);
}

/** Applies one operator to evaluated arguments, exactly as documented at {@link Operator}; dividing by zero gives zero. */
export function applyOperator(operator: Operator, args: readonly NodeValue[], months: number): NodeValue {
  const [least, most] = operatorArity[operator];
  if (args.length < least || args.length > most) {
    throw new FormulaGraphError(`${operator} does not take ${args.length} arguments`);
  }
  return table[operator](args, months);
}

const table: Readonly<Record<Operator, Apply>> = {
  add: elementwise((a, b) => a + b),
  subtract: elementwise((a, b) => a - b),
  multiply: elementwise((a, b) => a * b),
  divide: elementwise((a, b) => (b === 0 ? 0 : a / b)),
  min: elementwise(Math.min),
  max: elementwise(Math.max),
  // 96 ÷ 0.1 is a hair above 960: what is whole but for the binary representation stays whole.
  ceil: ([value]) => mapValue(value, (one) => Math.ceil(one - Math.abs(one) * wholeEnough) || 0),
  floor: ([value]) => mapValue(value, (one) => Math.floor(one + Math.abs(one) * wholeEnough) || 0),
  sum: ([series], months) => sumOf(asSeries(series, months)),
  minimum: ([series], months) => Math.min(...asSeries(series, months)),
  last: ([series], months) => element(asSeries(series, months), months),
  sumRange: ([series, from, to], months) =>
    sumOf(asSeries(series, months).slice(asMonth(from, months) - 1, asMonth(to, months))),
  at: ([series, month], months) => element(asSeries(series, months), asMonth(month, months)),
  cumulate: ([series], months) => running(asSeries(series, months), () => 1),
  retain: ([additions, retention], months) => {
    const kept = asSeries(retention, months);
    return running(asSeries(additions, months), (month) => kept[month] ?? 0);
  },
  lag: ([series, first], months) => [asNumber(first), ...asSeries(series, months).slice(0, months - 1)],
  delay: ([series, by], months) => delayed(asSeries(series, months), Math.max(0, asNumber(by))),
  ramp: ([rampMonths], months) => {
    const length = Math.max(1, asNumber(rampMonths));
    return Array.from({ length: months }, (_, month) => Math.min(1, (month + 1) / length));
  },
  seasons: ([weights, first], months) => {
    if (!Array.isArray(weights) || weights.length !== 12) {
      throw new FormulaGraphError('seasons needs twelve weights');
    }
    const start = asNumber(first) - 1;
    return Array.from({ length: months }, (_, month) => weights[(start + month) % 12] as number);
  },
  firstMonth: ([a, b], months) => {
    const right = asSeries(b, months);
    return asSeries(a, months).findIndex((value, month) => value >= (right[month] ?? 0)) + 1;
  },
};

const wholeEnough = 1e-12;

function mapValue(value: NodeValue | undefined, change: (one: number) => number): NodeValue {
  return typeof value === 'number' ? change(value) : (value ?? []).map(change);
}

function elementwise(combine: (a: number, b: number) => number): Apply {
  return (args, months) => {
    if (args.every((arg) => typeof arg === 'number')) {
      return args.reduce((a, b) => combine(a, b));
    }
    const columns = args.map((arg) => asSeries(arg, months));
    return Array.from({ length: months }, (_, month) =>
      columns.map((column) => column[month] ?? 0).reduce((a, b) => combine(a, b)),
    );
  };
}

function running(additions: Series, kept: (month: number) => number): number[] {
  let stock = 0;
  return additions.map((added, month) => {
    stock = stock * kept(month) + added;
    return stock;
  });
}

function delayed(series: Series, by: number): number[] {
  const whole = Math.floor(by);
  const part = by - whole;
  return series.map((_, month) => (1 - part) * (series[month - whole] ?? 0) + part * (series[month - whole - 1] ?? 0));
}

function sumOf(series: Series): number {
  return series.reduce((total, value) => total + value, 0);
}

function asSeries(value: NodeValue | undefined, months: number): Series {
  if (typeof value === 'number') {
    return new Array<number>(months).fill(value);
  }
  if (value?.length !== months) {
    throw new FormulaGraphError(`a series needs ${months} months`);
  }
  return value;
}

function asNumber(value: NodeValue | undefined): number {
  if (typeof value !== 'number') {
    throw new FormulaGraphError('one number is needed where a series stands');
  }
  return value;
}

function asMonth(value: NodeValue | undefined, months: number): number {
  const month = asNumber(value);
  if (!Number.isInteger(month) || month < 1 || month > months) {
    throw new FormulaGraphError(`month ${month} is outside 1–${months}`);
  }
  return month;
}

function element(series: Series, month: number): number {
  return series[month - 1] ?? 0;
}
