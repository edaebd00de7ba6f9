import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { startCost } from '../../reckoning/start-money.ts';
import { choose, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onceKnown } from './asking.ts';

const texts = {
  surplus: /*i18n*/ { id: 'advisor.check.payback.term.surplus', message: 'Left of a month after bills' },
  afterPay: /*i18n*/ {
    id: 'advisor.check.payback.term.afterPay',
    message: 'Left of a month after bills and your own pay',
  },
  months: /*i18n*/ { id: 'advisor.check.payback.term.months', message: 'Months until it is back' },
  years: /*i18n*/ { id: 'advisor.check.payback.term.years', message: 'Years until it is back' },
  before: /*i18n*/ {
    id: 'advisor.check.payback.before',
    message:
      'With the sales you expect, a month leaves {surplus} after its bills, before tax. What you buy for the start, {start}, is back after {unit, select, years {{count, plural, one {{time} year} other {{time} years}}} other {{count, plural, one {{time} month} other {{time} months}}}}, if you take nothing for yourself until then.',
  },
  after: /*i18n*/ {
    id: 'advisor.check.payback.after',
    message:
      'With the sales you expect, a month leaves {surplus} after its bills and your own pay, before tax. What you buy for the start, {start}, is back after {unit, select, years {{count, plural, one {{time} year} other {{time} years}}} other {{count, plural, one {{time} month} other {{time} months}}}}.',
  },
};

/** From here on years are said: nobody counts forty months. */
const longMonths = 36;

/** What was bought once comes back: when, at the sales that are expected. */
export const payback: Check = {
  id: 'payback',
  section: 'financial-projections',
  look(coach) {
    if (amountsOf(coach.business, 'cost.once').length === 0 || !isAllSold(coach)) return null;
    const { ledger, sale } = coach;
    const start = startCost(coach.ledger, coach.business);
    const times = timesAMonth(sale);
    const hasPay = sale.pay.lacks.length === 0;
    const month = op('subtract', op('multiply', sale.left.id, sale.volume.id, times), sale.billsOverYear.id);
    const surplus = hasPay
      ? moneyTerm(ledger, 'payback.afterPay', texts.afterPay, op('subtract', month, sale.pay.id))
      : moneyTerm(ledger, 'payback.surplus', texts.surplus, month);
    const ratio = op('divide', start.term.id, op('max', 1, surplus.id));
    const months = numberTerm(ledger, ['payback.months', 'count'], texts.months, op('ceil', ratio));
    const years = numberTerm(ledger, ['payback.years', 'count'], texts.years, op('ceil', op('divide', ratio, 12)));
    return onceKnown(coach, [months, years], () => {
      // Whether a month leaves anything at all is the verdict's.
      if (numberOf(surplus) <= 0 || numberOf(start.term) === 0) return null;
      const isLong = numberOf(months) > longMonths;
      const time = isLong ? years : months;
      return {
        severity: 'tells',
        stake: 0,
        says: say(hasPay ? texts.after : texts.before, {
          surplus: figure(surplus),
          start: figure(start.term),
          unit: choose(isLong ? 'years' : 'months'),
          count: choose(numberOf(time)),
          time: figure(time),
        }),
        restsOn: start.said.map(({ mention }) => mention),
      };
    });
  },
};
