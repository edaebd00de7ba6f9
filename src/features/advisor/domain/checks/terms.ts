import { op } from '#shared/formula-build.ts';
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

/** A price is asked in steps of a hundredth of it and more. */
const priceDigits = 3;

/** A price as somebody would name it, as `<id>.price`: up to the next step, so that it is enough. */
export function upToPrice(ledger: Ledger, id: string, exactly: Text, label: Text, formula: Expression): Term {
  const exact = moneyTerm(ledger, `${id}.exact`, exactly, formula);
  const step = 10 ** Math.max(0, String(Math.trunc(numberOf(exact))).length - priceDigits);
  return numberTerm(
    ledger,
    [`${id}.price`, 'money'],
    label,
    op('multiply', op('ceil', op('divide', exact.id, step)), step),
  );
}
