import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { choose, figure, say, whether } from '../say/message.ts';
import { onceKnown } from './looking.ts';
import { settledMonth } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  open: /*i18n*/ { id: 'advisor.check.season.term.open', message: 'What each open month has to bring for the bills' },
  closed: /*i18n*/ { id: 'advisor.check.season.term.closed', message: 'Bills of the closed months in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.season.found',
    message:
      '{count, plural, one {You sell in {months} month of the year and pay {closed} in each of the others: that month has to leave {open} for all bills.} other {You sell in {months} months of the year and pay {closed} in each of the others: every month of sale has to leave {open} for all bills.}}',
  },
  living: /*i18n*/ { id: 'advisor.check.season.term.living', message: 'Own pay of the closed months in a year' },
  both: /*i18n*/ { id: 'advisor.check.season.term.both', message: 'Bills and own pay of the closed months in a year' },
  aside: /*i18n*/ { id: 'advisor.check.season.term.aside', message: 'To put aside in each month of sale' },
  foundPay: /*i18n*/ {
    id: 'advisor.check.season.foundPay',
    message:
      '{count, plural, one {You sell in {months} month of the year: {living} of the pay you want in a year falls into the others.} other {You sell in {months} months of the year: {living} of the pay you want in a year falls into the others.}}',
  },
  nextShort: /*i18n*/ {
    id: 'advisor.check.season.nextShort',
    message:
      'The months without sales cost {closed} a year{pay, select, yes {, your own pay in them included} other {}}: that takes {aside} of each month in which you sell, more than it leaves{pay, select, yes { after your own pay} other {}}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.season.next',
    message:
      'The months without sales cost {closed} a year{pay, select, yes {, your own pay in them included} other {}}: put {aside} aside of each month in which you sell, on average.',
  },
};

/** Bills and the own pay fall in months without sales as well: what a month of sale has to leave, and to put aside. */
export const seasonalOpening: Check = {
  id: 'seasonal-opening',
  section: 'trend-analysis',
  look(coach) {
    const { ledger, sale } = coach;
    const closed = ledger.find('bills.closed');
    if (!closed) return null;
    return onceKnown(coach, [closed, sale.bills], () => {
      const isPaid = sale.pay.lacks.length === 0 && numberOf(sale.pay) > 0;
      if (numberOf(closed) === 0 && !isPaid) return null;
      const count = addMonthCount(ledger, sale.season);
      const all = op('divide', op('multiply', sale.billsOverYear.id, 12), count);
      // To the coin: what stands beside it as said is exact as well.
      const open = moneyTerm(ledger, 'season.open', texts.open, all, 1);
      const inClosed = (id: string) => op('multiply', id, op('subtract', 12, count));
      const bills = moneyTerm(ledger, 'season.closed', texts.closed, inClosed(closed.id));
      const living = isPaid ? moneyTerm(ledger, 'season.living', texts.living, inClosed(sale.pay.id)) : undefined;
      const both = living ? moneyTerm(ledger, 'season.both', texts.both, op('add', bills.id, living.id)) : bills;
      const aside = moneyTerm(ledger, 'season.aside', texts.aside, op('divide', both.id, count), wholeUnit(ledger));
      // What a month of sale leaves before its bills, where all that is sold is known.
      const month = settledMonth(coach);
      const isShort = month !== undefined && numberOf(aside) > numberOf(month.afterPay ?? month.left);
      const values = { count: choose(sale.season.months.length), months: figure(ledger.find(count)!) };
      return {
        severity: 'costs',
        stake: numberOf(both),
        says:
          living && numberOf(closed) === 0
            ? say(texts.foundPay, { ...values, living: figure(living) })
            : say(texts.found, { ...values, closed: figure(closed), open: figure(open) }),
        next: say(isShort ? texts.nextShort : texts.next, {
          closed: figure(both),
          aside: figure(aside),
          pay: whether(isPaid),
        }),
        restsOn: [],
      };
    });
  },
};
