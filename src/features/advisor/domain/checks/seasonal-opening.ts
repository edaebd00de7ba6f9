import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { choose, figure, say } from '../say/message.ts';
import { onceKnown } from './looking.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  open: /*i18n*/ { id: 'advisor.check.season.term.open', message: 'What each open month has to bring for the bills' },
  closed: /*i18n*/ { id: 'advisor.check.season.term.closed', message: 'Bills of the closed months in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.season.found',
    message:
      '{count, plural, one {You sell in {months} month of the year and pay {closed} in each of the others: that month has to leave {open} for all bills.} other {You sell in {months} months of the year and pay {closed} in each of the others: every month of sale has to leave {open} for all bills.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.season.next',
    message: 'The months without sales cost {closed} a year: put that aside while you sell.',
  },
};

/** Bills fall in months without sales as well: what a month of sale has to leave. */
export const seasonalOpening: Check = {
  id: 'seasonal-opening',
  section: 'trend-analysis',
  look(coach) {
    const { ledger, sale } = coach;
    const closed = ledger.find('bills.closed');
    if (!closed) return null;
    return onceKnown(coach, [closed, sale.bills], () => {
      if (numberOf(closed) === 0) return null;
      const count = addMonthCount(ledger, sale.season);
      const all = op('divide', op('multiply', sale.billsOverYear.id, 12), count);
      // To the coin: what stands beside it as said is exact as well.
      const open = moneyTerm(ledger, 'season.open', texts.open, all, 1);
      const ofYear = op('multiply', closed.id, op('subtract', 12, count));
      const aside = moneyTerm(ledger, 'season.closed', texts.closed, ofYear);
      return {
        severity: 'costs',
        stake: numberOf(aside),
        says: say(texts.found, {
          closed: figure(closed),
          count: choose(sale.season.months.length),
          months: figure(ledger.find(count)!),
          open: figure(open),
        }),
        next: say(texts.next, { closed: figure(aside) }),
        restsOn: [],
      };
    });
  },
};
