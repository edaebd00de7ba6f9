import { op } from '#shared/formula-build.ts';
import type { Coach } from '../coach/coach.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isPaidOn } from '../reckoning/said-terms.ts';
import { timesAMonth } from '../reckoning/sale-line.ts';
import { choose, counted, figure, say, type Text, type Value, within } from '../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  left: /*i18n*/ { id: 'advisor.check.needed.term.month', message: 'Left of one sale over a month' },
  week: /*i18n*/ { id: 'advisor.check.needed.term.week', message: 'The same a week' },
  months: /*i18n*/ { id: 'advisor.check.needed.term.months', message: 'Months that one sale pays for' },
  sales: /*i18n*/ { id: 'advisor.check.needed.sales', message: '{sales} a month' },
  weekly: /*i18n*/ { id: 'advisor.check.needed.weekly', message: '{sales} a month (about {week} a week)' },
  rare: /*i18n*/ { id: 'advisor.check.needed.rare', message: '{sales} every {months} months' },
  hours: /*i18n*/ {
    id: 'advisor.check.needed.hours',
    message: '{count, plural, one {{shown} paid hour} other {{shown} paid hours}}',
  },
  days: /*i18n*/ {
    id: 'advisor.check.needed.days',
    message: '{count, plural, one {{shown} paid day} other {{shown} paid days}}',
  },
  customers: /*i18n*/ {
    id: 'advisor.check.needed.customers',
    message:
      '{count, plural, one {{shown} customer who pays every {every, select, week {week} year {year} other {month}}} other {{shown} customers who pay every {every, select, week {week} year {year} other {month}}}}',
  },
};

/** From so many a month on the number a week says more: two and more. */
const weeklyFrom = 9;

/** What is left in a month of one of those that {@link salesFor} counts: of a customer who pays again and again, else of a sale. */
const leftOfThose = ({ ledger, sale }: Coach): Term =>
  ledger.find('needed.left') ??
  moneyTerm(ledger, 'needed.left', texts.left, op('multiply', sale.left.id, timesAMonth(sale)));

/** How many sales a month pay for an amount a month. */
export const salesFor = (coach: Coach, id: string, label: Text, amount: Term): Term =>
  numberTerm(coach.ledger, [id, 'count'], label, op('ceil', op('divide', amount.id, leftOfThose(coach).id)));

/** "31 places", "12 paid hours", "3 customers who pay every week": so many of what is counted of the main sale. */
export function salesNamed({ sale }: Coach, sales: Term): Value {
  const every = sale.said?.every;
  const named = (text: Text): Value =>
    within(say(text, { count: choose(numberOf(sales)), shown: figure(sales), ...(every && { every: choose(every) }) }));
  if (isPaidOn(every)) return named(texts.customers);
  return every === undefined ? counted(sales, sale.unit) : named(every === 'day' ? texts.days : texts.hours);
}

/** "31 places a month", "12 customers who pay every week", "1 yacht every 60 months": so many sales that pay for an amount a month. */
export function inSales(coach: Coach, sales: Term, amount: Term): Value {
  const { ledger, sale } = coach;
  const every = sale.said?.every;
  const shown = salesNamed(coach, sales);
  if (isPaidOn(every)) return shown;
  const paidFor = op('floor', op('divide', leftOfThose(coach).id, amount.id));
  const months = numberTerm(ledger, [`${sales.id}.months`, 'count'], texts.months, paidFor);
  if (every === undefined && numberOf(months) > 1)
    return within(say(texts.rare, { sales: shown, months: figure(months) }));
  if (numberOf(sales) < weeklyFrom) return within(say(texts.sales, { sales: shown }));
  const aWeek = op('divide', op('multiply', sales.id, 12), 52);
  const week = numberTerm(ledger, [`${sales.id}.week`, 'count'], texts.week, aWeek, 'integer');
  return within(say(texts.weekly, { sales: shown, week: figure(week) }));
}
