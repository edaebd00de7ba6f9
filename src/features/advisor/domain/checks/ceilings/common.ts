import { op } from '#shared/formula-build.ts';
import type { Coach } from '../../coach/coach.ts';
import { addCeiling } from '../../reckoning/ceiling.ts';
import type { Term } from '../../reckoning/ledger.ts';
import type { OneSale } from '../../reckoning/one-sale.ts';
import { counted, figure, type Value } from '../../say/message.ts';
import { moneyTerm } from '../terms.ts';

const texts = {
  money: /*i18n*/ { id: 'advisor.check.ceiling.term.money', message: 'Most that a year can take in' },
};

/** A number after a word that says already that it is sold: "sell five", never "sell five sales". */
export const countedIn = (term: Term, { unit }: OneSale): Value => (unit ? counted(term, unit) : figure(term));

/** The most that can be sold in a year, and the money it brings before any cost; undefined where no limit is known or asked. */
export function ceilingOf({
  ledger,
  business,
  sale,
}: Coach): { readonly most: Term; readonly money: Term } | undefined {
  const most = addCeiling(ledger, business, sale);
  if (!most) return undefined;
  const known = ledger.find('ceiling.money');
  return {
    most,
    money: known ?? moneyTerm(ledger, 'ceiling.money', texts.money, op('multiply', most.id, sale.price.id)),
  };
}
