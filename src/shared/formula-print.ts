import type { Expression, FormulaNode, Operator } from './formula-graph.ts';

/** Labels of the nodes a formula refers to, by id. */
export type NodeLabels = ReadonlyMap<string, string>;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthNumber = 'number of the month';

const signs: Partial<Record<Operator, { sign: string; strength: number }>> = {
  add: { sign: '+', strength: 1 },
  subtract: { sign: '−', strength: 1 },
  multiply: { sign: '×', strength: 2 },
  divide: { sign: '÷', strength: 2 },
};

/**
 * The formula in readable words: "Price of a loaf × Loaves sold", "first month in which revenue ≥ costs". Names an
 * unknown node by its id, and ends with the rounding if there is one. Percentages print as such, without "÷ 100".
 */
export function printFormula(node: FormulaNode, labels: NodeLabels): string {
  const words = print(node.formula, labels, 0);
  if (node.rounding === undefined) {
    return words;
  }
  return `${words}, rounded to ${node.rounding === 'minor' ? 'the smallest coin' : 'whole numbers'}`;
}

function print(expression: Expression, labels: NodeLabels, outer: number): string {
  if (typeof expression === 'number') {
    return printNumber(expression);
  }
  if ('ref' in expression) {
    return labels.get(expression.ref) ?? expression.ref;
  }
  const { op, args } = expression;
  const infix = signs[op];
  if (!infix) {
    const phrase = printPhrase(op, args, labels);
    return outer > 0 && phrase !== monthNumber ? `(${phrase})` : phrase;
  }
  if (op === 'divide' && args[1] === 100) {
    return print(args[0] ?? 0, labels, outer);
  }
  const joined = args
    .map((arg, index) => {
      // The right operand of − or ÷ needs brackets even at equal precedence.
      const isRightOfUneven = index > 0 && (op === 'subtract' || op === 'divide');
      return print(arg, labels, infix.strength + (isRightOfUneven ? 1 : 0));
    })
    .join(` ${infix.sign} `);
  return outer > infix.strength ? `(${joined})` : joined;
}

function printPhrase(op: Operator, args: readonly Expression[], labels: NodeLabels): string {
  const [first = 0, second = 0, third = 0] = args;
  const a = inWords(first, labels);
  const b = inWords(second, labels);
  switch (op) {
    case 'min':
      return `the smallest of ${args.map((arg) => inWords(arg, labels)).join(' and ')}`;
    case 'max':
      return `the largest of ${args.map((arg) => inWords(arg, labels)).join(' and ')}`;
    case 'ceil':
      return `${a}, rounded up`;
    case 'floor':
      return `${a}, rounded down`;
    case 'sum':
      return `all months of ${a} added up`;
    case 'minimum':
      return `the lowest month of ${a}`;
    case 'last':
      return `${a} in the last month`;
    case 'sumRange':
      return `${a} of months ${b} to ${inWords(third, labels)} added up`;
    case 'at':
      return `${a} in month ${b}`;
    case 'cumulate':
      return first === 1 ? monthNumber : `running total of ${a}`;
    case 'retain':
      return `${a} + last month’s figure × ${b}`;
    case 'lag':
      return first === 0 ? `${b}, in the first month only` : `${a} of the month before, beginning with ${b}`;
    case 'delay':
      return `${a}, arriving ${b} months later`;
    case 'ramp':
      return `a share that rises evenly to 1 over ${a}`;
    case 'seasons':
      return `${a}, beginning in ${monthNames[Number(second) - 1] ?? b}`;
    case 'firstMonth':
      return `first month in which ${a} ≥ ${b}`;
    default:
      return args.map((arg) => print(arg, labels, 0)).join(', ');
  }
}

/** A part inside a phrase: a plain label loses its capital there. */
function inWords(expression: Expression, labels: NodeLabels): string {
  const text = print(expression, labels, 1);
  const isLabel = typeof expression === 'object' && 'ref' in expression;
  return isLabel && /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function printNumber(value: number): string {
  return String(Number(value.toFixed(4))).replace('-', '−');
}
