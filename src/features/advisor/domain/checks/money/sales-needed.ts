import { op } from '#shared/formula-build.ts';
import type { Coach } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { choose, counted, figure, say, type Text, type Value, within } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';

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

/** Whether customers are counted that pay again and again; pieces, hours and days are counted themselves. */
const isPaidOn = ({ sale }: Coach): boolean => ['week', 'month', 'year'].includes(sale.said?.every ?? '');

/** What is left in a month of one of those that {@link salesFor} counts. */
const leftOfThose = (coach: Coach): Term =>
  coach.ledger.find('needed.left') ??
  moneyTerm(
    coach.ledger,
    'needed.left',
    texts.left,
    op('multiply', coach.sale.left.id, isPaidOn(coach) ? timesAMonth(coach.sale) : 1),
  );

/** How many sales a month pay for something. */
interface SalesNeeded {
  readonly term: Term;
  /** "31 places a month", "12 customers who pay every week", "1 yacht every 60 months"; only where the term is known. */
  readonly value: () => Value;
}

/** How many sales pay for an amount a month. */
export function salesFor(coach: Coach, id: string, label: Text, amount: Term): SalesNeeded {
  const { ledger } = coach;
  const left = leftOfThose(coach);
  const term = numberTerm(ledger, [id, 'count'], label, op('ceil', op('divide', amount.id, left.id)));
  const months = numberTerm(
    ledger,
    [`${id}.months`, 'count'],
    texts.months,
    op('floor', op('divide', left.id, amount.id)),
  );
  const week = numberTerm(
    ledger,
    [`${id}.week`, 'count'],
    texts.week,
    op('divide', op('multiply', term.id, 12), 52),
    'integer',
  );
  return { term, value: () => inSales(coach, { term, months, week }) };
}

function inSales({ sale }: Coach, { term, months, week }: Readonly<Record<'term' | 'months' | 'week', Term>>): Value {
  const every = sale.said?.every;
  const named = (text: Text): Value =>
    within(say(text, { count: choose(numberOf(term)), shown: figure(term), ...(every && { every: choose(every) }) }));
  if (every === 'week' || every === 'month' || every === 'year') return named(texts.customers);
  const sales = every === undefined ? counted(term, sale.unit) : named(every === 'day' ? texts.days : texts.hours);
  if (every === undefined && numberOf(months) > 1) return within(say(texts.rare, { sales, months: figure(months) }));
  return within(
    numberOf(term) < weeklyFrom ? say(texts.sales, { sales }) : say(texts.weekly, { sales, week: figure(week) }),
  );
}
