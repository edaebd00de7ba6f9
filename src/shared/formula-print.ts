import { formatNumber } from './format-number.ts';
import type { Expression, FormulaNode, Operator } from './formula-graph.ts';

/** Labels of the nodes a formula refers to, by id. */
export type NodeLabels = ReadonlyMap<string, string>;

/** A part of a formula that has no sign: "{a}", "{b}" and "{c}" are its parts. English here, other languages in the catalogue. */
export interface FormulaText {
  readonly id: string;
  readonly message: string;
}

/** Says a text of a formula in the language of the plan. */
export type SayFormula = (text: FormulaText, values: Readonly<Record<string, string>>) => string;

const texts = {
  and: /*i18n*/ { id: 'formula.and', message: '{a} and {b}' },
  min: /*i18n*/ { id: 'formula.min', message: 'the smallest of {a}' },
  max: /*i18n*/ { id: 'formula.max', message: 'the largest of {a}' },
  ceil: /*i18n*/ { id: 'formula.ceil', message: '{a}, rounded up' },
  floor: /*i18n*/ { id: 'formula.floor', message: '{a}, rounded down' },
  sum: /*i18n*/ { id: 'formula.sum', message: 'all months of {a} added up' },
  minimum: /*i18n*/ { id: 'formula.minimum', message: 'the lowest month of {a}' },
  last: /*i18n*/ { id: 'formula.last', message: '{a} in the last month' },
  sumRange: /*i18n*/ { id: 'formula.sumRange', message: '{a} of months {b} to {c} added up' },
  at: /*i18n*/ { id: 'formula.at', message: '{a} in month {b}' },
  monthNumber: /*i18n*/ { id: 'formula.monthNumber', message: 'number of the month' },
  cumulate: /*i18n*/ { id: 'formula.cumulate', message: 'running total of {a}' },
  retain: /*i18n*/ { id: 'formula.retain', message: '{a} + last month’s figure × {b}' },
  firstOnly: /*i18n*/ { id: 'formula.firstOnly', message: '{b}, in the first month only' },
  lag: /*i18n*/ { id: 'formula.lag', message: '{a} of the month before, beginning with {b}' },
  delay: /*i18n*/ { id: 'formula.delay', message: '{a}, arriving {b} months later' },
  ramp: /*i18n*/ { id: 'formula.ramp', message: 'a share that rises evenly to 1 over {a}' },
  seasons: /*i18n*/ { id: 'formula.seasons', message: '{a}, beginning in {b}' },
  firstMonth: /*i18n*/ { id: 'formula.firstMonth', message: 'first month in which {a} ≥ {b}' },
  toCoin: /*i18n*/ { id: 'formula.toCoin', message: '{a}, rounded to the smallest coin' },
  toWhole: /*i18n*/ { id: 'formula.toWhole', message: '{a}, rounded to whole numbers' },
  toStep: /*i18n*/ { id: 'formula.toStep', message: '{a}, rounded' },
} as const;

/** The English of the source. */
const inEnglish: SayFormula = ({ message }, values) =>
  message.replace(/\{(\w)\}/g, (place, name) => values[name] ?? place);

/** How a formula is put into words. */
interface Printing {
  readonly labels: NodeLabels;
  readonly locale: string;
  readonly say: SayFormula;
}

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
export function printFormula(
  node: FormulaNode,
  labels: NodeLabels,
  { locale = 'en', say = inEnglish }: Partial<Pick<Printing, 'locale' | 'say'>> = {},
): string {
  const words = print(node.formula, { labels, locale, say }, 0);
  if (node.rounding === undefined) return words;
  const rounded = { minor: texts.toCoin, integer: texts.toWhole };
  return say(typeof node.rounding === 'number' ? texts.toStep : rounded[node.rounding], { a: words });
}

function print(expression: Expression, printing: Printing, outer: number): string {
  if (typeof expression === 'number') return formatNumber(expression, printing.locale, { maximumFractionDigits: 4 });
  if ('ref' in expression) return printing.labels.get(expression.ref) ?? expression.ref;
  const { op, args } = expression;
  const infix = signs[op];
  if (!infix) {
    const phrase = printPhrase(op, args, printing);
    const isName = op === 'cumulate' && args[0] === 1;
    return outer > 0 && !isName ? `(${phrase})` : phrase;
  }
  if (op === 'divide' && args[1] === 100) return print(args[0] ?? 0, printing, outer);
  const joined = args
    .map((arg, index) => {
      // The right operand of − or ÷ needs brackets even at equal precedence.
      const isRightOfUneven = index > 0 && (op === 'subtract' || op === 'divide');
      return print(arg, printing, infix.strength + (isRightOfUneven ? 1 : 0));
    })
    .join(` ${infix.sign} `);
  return outer > infix.strength ? `(${joined})` : joined;
}

function printPhrase(op: Operator, args: readonly Expression[], printing: Printing): string {
  const [first = 0, second = 0, third = 0] = args;
  const { say, locale } = printing;
  const [a, b, c] = [first, second, third].map((one) => inWords(one, printing)) as [string, string, string];
  switch (op) {
    case 'min':
    case 'max':
      return say(texts[op], {
        a: args.map((arg) => inWords(arg, printing)).reduce((one, other) => say(texts.and, { a: one, b: other })),
      });
    case 'cumulate':
      return first === 1 ? say(texts.monthNumber, {}) : say(texts.cumulate, { a });
    case 'lag':
      return say(first === 0 ? texts.firstOnly : texts.lag, { a, b });
    case 'seasons':
      return say(texts.seasons, { a, b: monthName(Number(second), locale) ?? b });
    case 'ceil':
    case 'floor':
    case 'sum':
    case 'minimum':
    case 'last':
    case 'sumRange':
    case 'at':
    case 'retain':
    case 'delay':
    case 'ramp':
    case 'firstMonth':
      return say(texts[op], { a, b, c });
    default:
      return args.map((arg) => print(arg, printing, 0)).join(', ');
  }
}

function monthName(month: number, locale: string): string | undefined {
  if (!(month >= 1 && month <= 12)) return undefined;
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month - 1, 1)),
  );
}

/** A part inside a phrase: in English a plain label loses its capital there. */
function inWords(expression: Expression, printing: Printing): string {
  const text = print(expression, printing, 1);
  const isLabel = typeof expression === 'object' && 'ref' in expression && printing.locale.startsWith('en');
  return isLabel && /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
