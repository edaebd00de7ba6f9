import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach } from '../../coach/coach.ts';
import { counted, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { inMonthOfSale, leftOfThose, saidOfSeason, salesFor } from './sales-needed.ts';

const texts = {
  sales: /*i18n*/ { id: 'advisor.check.needed.term.bills', message: 'Sales that pay the bills' },
  year: /*i18n*/ { id: 'advisor.check.needed.term.year', message: 'Sales a year that pay the bills' },
  unpaid: /*i18n*/ { id: 'advisor.check.needed.term.unpaid', message: 'Bills of a year that stay unpaid' },
  borne: /*i18n*/ { id: 'advisor.check.needed.term.borne', message: 'Bills a month that the most sales can pay' },
  plain: /*i18n*/ {
    id: 'advisor.check.needed.plain',
    message: 'It takes {sales} at {price} to pay your monthly bills of {bills}.',
  },
  season: /*i18n*/ { id: 'advisor.check.needed.term.season', message: 'Bills that a month of sale has to pay' },
  above: /*i18n*/ {
    id: 'advisor.check.needed.aboveMost',
    message:
      'Of each {price}, {left} is left. It takes {year} a year to pay your bills, and you said that there cannot be more than {most}. Even if you sell all of them, {unpaid} of a year’s bills cannot be paid.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.needed.aboveNext',
    message: 'Keep the bills below {borne} a month, or find out how more can be sold, before you sign for them.',
  },
};

/** How many sales pay the bills, and whether there can be as many. Silent beside other things that are sold: it would be too many. */
export const salesForTheBills: Check = {
  id: 'sales-for-the-bills',
  section: 'financial-projections',
  look(coach) {
    const { sale, business } = coach;
    const left = leftOfThose(coach);
    if (isShareOpen(business) || !isAllSold(coach) || (left.lacks.length === 0 && numberOf(left) <= 0)) return null;
    const bills = inMonthOfSale(coach, 'needed.season', texts.season, sale.billsOverYear);
    const sales = salesFor(coach, 'needed.bills', texts.sales, bills);
    return onceKnown(coach, [sale.left, sales.term], () => {
      if (numberOf(sale.bills) <= 0) return null;
      const values = { price: figure(sale.price), left: figure(sale.left) };
      const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'cost.period')];
      const restsOn = words.map(({ mention }) => mention);
      const limit = againstTheMost(coach);
      if (limit && numberOf(limit.year) > numberOf(limit.most))
        return {
          severity: 'breaks',
          stake: numberOf(limit.unpaid),
          says: say(texts.above, {
            ...values,
            year: counted(limit.year, sale.unit),
            most: figure(limit.most),
            unpaid: figure(limit.unpaid),
          }),
          next: say(texts.next, { borne: figure(limit.borne) }),
          restsOn,
        };
      // In a season what a month of sale has to leave is said of the season.
      if (!sale.season.isWholeYear && sale.volume.lacks.length === 0) return null;
      return {
        severity: 'tells',
        stake: numberOf(sale.bills) * 12,
        says: saidOfSeason(
          coach,
          say(texts.plain, {
            ...values,
            sales: sales.value(),
            bills: figure(bills),
          }),
        ),
        restsOn,
      };
    });
  },
};

/** The bills of a year beside the most that can be sold in one; the most is said of pieces only. */
function againstTheMost({ ledger, sale }: Coach) {
  const most = sale.said?.every === undefined ? ledger.find('ceiling.year') : undefined;
  if (!most || most.lacks.length > 0) return undefined;
  const earned = op('multiply', most.id, sale.left.id);
  const bills = op('multiply', sale.billsOverYear.id, 12);
  const year = op('ceil', op('divide', bills, sale.left.id));
  return {
    most,
    year: numberTerm(ledger, ['needed.year', 'count'], texts.year, year),
    unpaid: moneyTerm(ledger, 'needed.unpaid', texts.unpaid, op('subtract', bills, earned)),
    borne: moneyTerm(ledger, 'needed.borne', texts.borne, op('divide', earned, 12)),
  };
}
