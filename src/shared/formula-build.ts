import type { Expression, Operator } from './formula-graph.ts';

/** An argument of a formula being written: a text is the id of a node. */
export type Argument = string | Expression;

/** Reads the value of another node. */
export function ref(id: string): Expression {
  return { ref: id };
}

/** Writes one operation; texts among the arguments are read as node ids. */
export function op(operator: Operator, ...args: readonly Argument[]): Expression {
  return { op: operator, args: args.map((arg) => (typeof arg === 'string' ? ref(arg) : arg)) };
}

/** The factor of a percent figure: 4 % → 0.04. */
export function percentOf(arg: Argument): Expression {
  return op('divide', arg, 100);
}

/** Adds any number of terms; one term stays as it is and none is zero. */
export function total(terms: readonly Argument[]): Expression {
  const [only] = terms;
  if (only === undefined) {
    return 0;
  }
  return terms.length > 1 ? op('add', ...terms) : typeof only === 'string' ? ref(only) : only;
}
