import { inputsOf } from '#shared/formula-dependants.ts';
import { evaluateFormula } from '#shared/formula-evaluate.ts';
import type { Expression, FormulaNode, LeafNode, LeafOrigin, NodeUnit, NodeValue } from '#shared/formula-graph.ts';
import type { Business, Said } from '../business/business.ts';
import { onceEach, type Question } from '../coach/question.ts';
import type { Message, Shown } from '../say/message.ts';

/** One number of the ledger, or what is missing for it. */
export interface Term extends Shown {
  /** The questions it waits for, each once; none where it is known. */
  readonly lacks: readonly Question[];
}

/** What a number is called and counted in. Money is in the ledger's currency. */
export interface TermSpec {
  readonly id: string;
  readonly label: Message;
  readonly unit: NodeUnit;
}

/** Where the numbers of a plan are kept while it is reckoned: what is said, what is supposed, what follows, and what is open. */
export type Ledger = ReturnType<typeof createLedger>;

/** Three years by the month. */
const ledgerMonths = 36;

/** Whether a number is a guess of ours that nobody has replaced. */
export const isSupposed = ({ node }: Term): boolean => node?.kind === 'leaf' && node.origin.kind === 'assumption';

/** The key under which a number of one's own for an assumption is kept among the answers. */
export const ownKey = (termId: string): string => `own/${termId}`;

/** An empty ledger, with labels in the words of the plan's language. An id given twice throws: a number has one meaning. */
export function createLedger(
  { currency, answers }: Pick<Business, 'currency' | 'answers'>,
  textOf: (message: Message) => string,
) {
  const terms = new Map<string, Term>();
  const keep = (term: Term): Term => {
    if (terms.has(term.id)) throw new Error(`the number "${term.id}" is there twice`);
    terms.set(term.id, term);
    return term;
  };
  const base = ({ id, label, unit }: TermSpec) => {
    const money = unit === 'money' && currency ? { currency } : {};
    return { id, label: textOf(label), unit, ...money };
  };
  /** A leaf. A single number gives way to the person's own, once they put one in its place. */
  const leaf = (spec: TermSpec, given: NodeValue, origin: LeafOrigin): Term => {
    const own = answers.get(ownKey(spec.id));
    const bare = { ...base(spec), kind: 'leaf' } as const;
    const node: LeafNode =
      own?.kind === 'amount' && typeof given === 'number'
        ? { ...bare, value: own.value, origin: enteredAt(ownKey(spec.id)), replaced: { value: given, origin } }
        : { ...bare, value: given, origin };
    return keep({ id: spec.id, node, value: node.value, lacks: [] });
  };
  const get = (id: string): Term => {
    const term = terms.get(id);
    if (!term) throw new Error(`there is no number "${id}"`);
    return term;
  };

  return {
    currency,
    /** A number out of an answer. */
    said: (spec: TermSpec, value: NodeValue, { mention, quote }: Said): Term =>
      leaf(spec, value, { kind: 'said', factKey: mention, factVersion: 1, quote }),
    /** The answer to a question; open until it has one. */
    asked(spec: TermSpec, question: Question): Term {
      const answer = answers.get(question.key);
      if (answer?.kind === 'amount') return leaf(spec, answer.value, enteredAt(question.key));
      return keep({ id: spec.id, lacks: [question] });
    },
    /** A number that an answer comes to. */
    answered: (spec: TermSpec, value: NodeValue, key: string): Term => leaf(spec, value, enteredAt(key)),
    /** A number of ours, which the person can replace; `basis` says why this one. */
    assumed: (spec: TermSpec, value: number, basis: Message): Term =>
      leaf(spec, value, { kind: 'assumption', basis: textOf(basis) }),
    /** How everybody counts: no guess, and as exact as what was said. The person can replace it as well. */
    convention: (spec: TermSpec, value: number, basis: Message): Term =>
      leaf(spec, value, { kind: 'assumption', basis: textOf(basis), isConvention: true }),
    /** What follows from terms of the ledger, named by their ids; open while one of them is. */
    formula(spec: TermSpec, formula: Expression, rounding?: FormulaNode['rounding']): Term {
      const bare: FormulaNode = { ...base(spec), kind: 'formula', formula, ...(rounding && { rounding }) };
      const inputs = inputsOf(bare).map(get);
      const lacks = onceEach(inputs.flatMap((input) => input.lacks));
      if (lacks.length > 0) return keep({ id: spec.id, lacks });
      // What is rounded to a step is shown as it is: what is reckoned from it adds up.
      const digits = typeof rounding === 'number' ? 'all' : digitsOf(formula, inputs);
      const node: FormulaNode = { ...bare, digits };
      const values = Object.fromEntries(inputs.map(({ id, value }) => [id, value ?? 0]));
      return keep({ id: spec.id, node, value: evaluateFormula(node, ledgerMonths, values), lacks: [] });
    },
    /** A term by its id; undefined where there is none. */
    find: (id: string): Term | undefined => terms.get(id),
    /** Every number that is known, as a graph. */
    graph: () => ({ months: ledgerMonths, nodes: [...terms.values()].flatMap(({ node }) => node ?? []) }),
  };
}

const enteredAt = (key: string): LeafOrigin => ({ kind: 'said', factKey: `answer.${key}`, factVersion: 1, quote: '' });

/** Two digits where an assumption lies below, three behind a division of what was said; sums and products of it are exact. */
function digitsOf(formula: Expression, inputs: readonly Term[]): NonNullable<FormulaNode['digits']> {
  const worths = inputs.map(({ node }) => (node?.kind === 'leaf' ? (isExact(node.origin) ? 'all' : 2) : node?.digits));
  if (worths.includes(2)) return 2;
  return worths.includes(3) || divides(formula) ? 3 : 'all';
}

const isExact = (origin: LeafOrigin): boolean => origin.kind !== 'assumption' || origin.isConvention === true;

/** Whether it divides by anything but a bare number: a share of a hundred leaves a price exact. */
function divides(formula: Expression): boolean {
  if (typeof formula === 'number' || !('op' in formula)) return false;
  if (formula.op === 'divide' && typeof formula.args[1] !== 'number') return true;
  // A whole number of something is exact again.
  if (formula.op === 'ceil' || formula.op === 'floor') return false;
  return formula.args.some(divides);
}
