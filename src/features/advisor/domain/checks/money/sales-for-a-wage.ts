import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { inMonthOfSale, leftOfThose, saidOfSeason, salesFor } from './sales-needed.ts';

const texts = {
  sales: /*i18n*/ { id: 'advisor.check.needed.term.wage', message: 'Sales that pay bills and own pay' },
  need: /*i18n*/ { id: 'advisor.check.needed.term.need', message: 'Bills and own pay a month' },
  season: /*i18n*/ {
    id: 'advisor.check.needed.term.needSeason',
    message: 'Bills and own pay that a month of sale has to pay',
  },
  found: /*i18n*/ {
    id: 'advisor.check.needed.paysWage',
    message: 'It takes {sales} to pay your bills and the {pay} a month that you want to earn.',
  },
};

/** How many sales pay the founder as well, while nobody said how many there will be: what follows from those is said of them. */
export const salesForAWage: Check = {
  id: 'sales-for-a-wage',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const left = leftOfThose(coach);
    if (isShareOpen(business) || !isAllSold(coach) || (left.lacks.length === 0 && numberOf(left) <= 0)) return null;
    const month = moneyTerm(ledger, 'needed.need', texts.need, op('add', sale.billsOverYear.id, sale.pay.id));
    const need = inMonthOfSale(coach, 'needed.needSeason', texts.season, month);
    const sales = salesFor(coach, 'needed.wage', texts.sales, need);
    return onceKnown(coach, [left, sales.term], () => {
      if (numberOf(sale.pay) <= 0 || sale.volume.lacks.length === 0) return null;
      const values = { sales: sales.value(), pay: figure(sale.pay) };
      const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'pay.own', 'cost.period')];
      return {
        severity: 'tells',
        stake: numberOf(month) * 12,
        says: saidOfSeason(coach, say(texts.found, values)),
        restsOn: words.map(({ mention }) => mention),
      };
    });
  },
};
