import { type Argument, op, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Coach } from '../coach/coach.ts';
import { addNormalMonth, type NormalMonth } from '../reckoning/normal-month.ts';
import type { OneSale } from '../reckoning/one-sale.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { keptOf, type SaleLine, timesAMonth } from '../reckoning/sale-line.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { choose, type Value } from '../say/message.ts';
import { numberOf } from './terms.ts';

/** A normal month; undefined while anything is open that decides what is left over the year. */
export function settledMonth({ ledger, sale, business }: Coach): NormalMonth | undefined {
  if (isShareOpen(business) || sale.season.lacks.length + sale.billsOverYear.lacks.length > 0) return undefined;
  return addNormalMonth(ledger, sale);
}

/** What is sold in a month. */
export const linesOf = ({ lines }: NormalMonth): readonly SaleLine[] => lines.map(({ line }) => line);

/** What all of these come to in a month of sale. */
export const inMonth = (lines: readonly SaleLine[], each: (line: SaleLine) => Argument): Expression =>
  total(lines.map((line) => op('multiply', line.volume.id, timesAMonth(line), each(line))));

/** What a sale leaves, for {@link inMonth}. */
export const leftOf = ({ left }: SaleLine): string => left.id;

/** What of a price comes in: less what others keep of it, and the sales tax in it. */
export const broughtBy = (line: SaleLine): Expression => op('subtract', line.price.id, 0, ...keptOf(line));

/** What a month of sale has to leave for bills and own pay: the months without sales are paid from it as well. */
export function dueInMonth({ ledger, sale }: Coach): Expression {
  const { season, billsOverYear, pay } = sale;
  const month = op('add', billsOverYear.id, numberOf(pay) > 0 ? pay.id : 0);
  return season.isWholeYear ? month : op('divide', op('multiply', month, 12), addMonthCount(ledger, season));
}

/** Picks the words of a sentence that reads otherwise where not every month is one of sale. */
export const seasonWord = ({ season }: OneSale): Value => choose(season.isWholeYear ? 'whole' : 'part');
