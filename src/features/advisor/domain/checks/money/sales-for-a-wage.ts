import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { choose, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { ownHours } from './own-hours.ts';
import { inMonthOfSale, leftOfThose, saidOfSeason, salesFor } from './sales-needed.ts';

const texts = {
  sales: /*i18n*/ { id: 'advisor.check.needed.term.wage', message: 'Sales that pay bills and own pay' },
  need: /*i18n*/ { id: 'advisor.check.needed.term.need', message: 'Bills and own pay a month' },
  season: /*i18n*/ {
    id: 'advisor.check.needed.term.needSeason',
    message: 'Bills and own pay that a month of sale has to pay',
  },
  work: /*i18n*/ {
    id: 'advisor.check.needed.term.work',
    message: 'Hours of work in the sales that pay bills and own pay',
  },
  found: /*i18n*/ {
    id: 'advisor.check.needed.paysWage',
    message: 'It takes {sales} to pay your bills and the {pay} a month that you want to earn.',
  },
  foundWork: /*i18n*/ {
    id: 'advisor.check.needed.paysWageWork',
    message:
      'It takes {sales} to pay your bills and the {pay} a month that you want to earn. That is {count, plural, one {{hours} hour} other {{hours} hours}} of work a month.',
  },
  tooMuch: /*i18n*/ {
    id: 'advisor.check.needed.tooMuchWork',
    message:
      'It would take {sales} to pay your bills and the {pay} a month that you want to earn. That is {hours} hours of work a month, more than one person has.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.needed.tooMuchNext',
    message: 'Look for a higher price or fewer hours in each sale: more customers do not help here.',
  },
};

/** The most hours a month one person works for long: 46 a week. */
const mostHours = 200;

/** How many sales pay the founder as well, and whether one person can do them. */
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
      if (numberOf(sale.pay) <= 0) return null;
      const values = { sales: sales.value(), pay: figure(sale.pay) };
      const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'pay.own', 'cost.period')];
      const base = { stake: numberOf(month) * 12, restsOn: words.map(({ mention }) => mention) };
      const each = ownHours(coach);
      if (!each) return { ...base, severity: 'tells', says: saidOfSeason(coach, say(texts.found, values)) };
      const work = op('multiply', sales.term.id, each.id);
      const hours = numberTerm(ledger, ['needed.hours', 'count'], texts.work, op('ceil', work));
      const withHours = { ...values, count: choose(numberOf(hours)), hours: figure(hours) };
      // Where several work in it, nobody said who of them does these hours.
      const isTooMuch = numberOf(hours) > mostHours && amountsOf(business, 'team').length === 0;
      return isTooMuch
        ? {
            ...base,
            severity: 'breaks',
            says: saidOfSeason(coach, say(texts.tooMuch, withHours)),
            next: say(texts.next),
          }
        : { ...base, severity: 'tells', says: saidOfSeason(coach, say(texts.foundWork, withHours)) };
    });
  },
};
