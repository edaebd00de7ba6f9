import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { inMonthOfSale, saidOfSeason, salesFor } from './sales-needed.ts';

const texts = {
  each: /*i18n*/ { id: 'advisor.check.least.term.each', message: 'What one brings in a month' },
  bills: /*i18n*/ { id: 'advisor.check.least.term.bills', message: 'Sales whose price pays the bills' },
  season: /*i18n*/ { id: 'advisor.check.least.term.season', message: 'Bills that a month of sale has to pay' },
  bothSeason: /*i18n*/ {
    id: 'advisor.check.least.term.bothSeason',
    message: 'Bills and own pay that a month of sale has to pay',
  },
  both: /*i18n*/ { id: 'advisor.check.least.term.both', message: 'Bills and own pay a month' },
  pay: /*i18n*/ { id: 'advisor.check.least.term.pay', message: 'Sales whose price pays bills and own pay' },
  found: /*i18n*/ {
    id: 'advisor.check.least.found',
    message: 'At {price} it takes {sales} to pay your bills of {amount}, before anything that a sale costs you.',
  },
  foundPay: /*i18n*/ {
    id: 'advisor.check.least.foundPay',
    message:
      'At {price} it takes {sales} to pay your bills of {amount}, and {more} with the {pay} a month that you want to earn, before anything that a sale costs you.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.least.next',
    message: 'Hold that against the hours and customers you have before you sign for anything.',
  },
};

/** How many sales it takes at the very least, while nobody knows what one costs: a bound that no answer makes smaller. */
export const leastSales: Check = {
  id: 'least-sales',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const { price, direct, billsOverYear: bills, pay } = sale;
    if (!isAllSold(coach) || direct.lacks.length === 0 || price.lacks.length > 0 || bills.lacks.length > 0) return null;
    if (numberOf(bills) <= 0 || numberOf(price) <= 0 || business.currency === undefined) return null;
    const each = moneyTerm(ledger, 'least.each', texts.each, op('multiply', price.id, timesAMonth(sale)));
    const ofSale = inMonthOfSale(coach, 'least.season', texts.season, bills);
    const forBills = salesFor(coach, 'least.bills', texts.bills, ofSale, each);
    const values = { price: figure(price), sales: forBills.value(), amount: figure(ofSale) };
    const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'cost.period', 'pay.own')];
    const base = {
      severity: 'tells',
      stake: numberOf(bills) * 12,
      next: say(texts.next),
      restsOn: words.map(({ mention }) => mention),
    } as const;
    if (pay.lacks.length > 0 || numberOf(pay) <= 0)
      return { found: { ...base, says: saidOfSeason(coach, say(texts.found, values)) } };
    const both = moneyTerm(ledger, 'least.both', texts.both, op('add', bills.id, pay.id));
    const bothOfSale = inMonthOfSale(coach, 'least.bothSeason', texts.bothSeason, both);
    const more = salesFor(coach, 'least.pay', texts.pay, bothOfSale, each).value();
    const says = say(texts.foundPay, { ...values, more, pay: figure(pay) });
    return { found: { ...base, says: saidOfSeason(coach, says) } };
  },
};
