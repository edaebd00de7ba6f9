import type { Expression, FormulaNode, NodeUnit } from '#shared/formula-graph.ts';
import type { Ledger, Term } from '../reckoning/ledger.ts';
import { say, type Text } from '../say/message.ts';

/** Money that follows from other terms, rounded to the smallest coin where no other step is said. */
export const moneyTerm = (
  ledger: Ledger,
  id: string,
  label: Text,
  formula: Expression,
  rounding: FormulaNode['rounding'] = 'minor',
): Term => ledger.formula({ id, label: say(label), unit: 'money' }, formula, rounding);

/** The same, rounded nowhere but where it is shown: for what others are reckoned from. */
export const exactTerm = (ledger: Ledger, id: string, label: Text, formula: Expression): Term =>
  ledger.formula({ id, label: say(label), unit: 'money' }, formula);

/** Any other number that follows from other terms. */
export const numberTerm = (
  ledger: Ledger,
  [id, unit]: readonly [id: string, unit: NodeUnit],
  label: Text,
  formula: Expression,
  rounding?: FormulaNode['rounding'],
): Term => ledger.formula({ id, label: say(label), unit }, formula, rounding);

/** The number of a term that is known: 0 for a series, and while it is open. */
export const numberOf = ({ value }: Term): number => (typeof value === 'number' ? value : 0);
