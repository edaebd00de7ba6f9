import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import type { TimeUnit } from '../../reading/units.ts';
import { perMonth } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { choosing, plainPrices, priceTerm } from './priced.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.firstYear.asks',
    message: 'Which of these does a customer who pays “{entry}” pay as well?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.firstYear.because',
    message: 'Together they are what your customer decides on in the beginning.',
  },
  none: /*i18n*/ { id: 'advisor.check.firstYear.none', message: 'None of them' },
  year: /*i18n*/ { id: 'advisor.check.firstYear.term.year', message: 'What a customer pays in the first year' },
  months: /*i18n*/ {
    id: 'advisor.check.firstYear.term.months',
    message: 'Months of the running price in the entry fee',
  },
  found: /*i18n*/ {
    id: 'advisor.check.firstYear.found',
    message:
      'A customer who stays a year pays {year} in that first year: “{recurring}”, and once “{entry}”. The fee alone is as much as {count, plural, one {{months} month} other {{months} months}} of the running price.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.firstYear.next',
    message: 'Name the sum of {year} to five customers, and ask whether they would start.',
  },
};

/** Times of which a year has a certain number, whoever the customer is. */
const countable = (every: TimeUnit | undefined): every is 'week' | 'month' | 'year' =>
  every === 'week' || every === 'month' || every === 'year';

/** An entry fee beside a price that is paid again and again: what the customer pays in the first year. */
export const firstYearCost: Check = {
  id: 'first-year-cost',
  section: 'revenue-streams',
  look(coach) {
    const [entry, ...others] = plainPrices(coach.business, 'price.entry');
    // Whoever is bound for longer decides on more than a year.
    if (!entry || others.length > 0 || amountsOf(coach.business, 'commitment').length > 0) return null;
    const recurring = plainPrices(coach.business, 'price.period').filter(({ every }) => countable(every));
    const asking = {
      asks: say(texts.asks, { entry: quoted(entry) }),
      because: say(texts.because),
      none: say(texts.none),
    };
    return choosing(coach, `entry.with/${entry.mention}`, asking, recurring, (chosen) => find(coach, entry, chosen));
  },
};

function find(coach: Coach, entry: SaidAmount, recurring: SaidAmount): Outcome {
  const { every } = recurring;
  if (!countable(every)) return null;
  const fee = priceTerm(coach, entry);
  const month = op('multiply', priceTerm(coach, recurring).id, perMonth[every]);
  const year = moneyTerm(coach.ledger, 'firstYear.sum', texts.year, op('add', op('multiply', month, 12), fee.id));
  const months = numberTerm(coach.ledger, ['firstYear.months', 'count'], texts.months, op('divide', fee.id, month));
  return once([year, months], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.found, {
      year: figure(year),
      recurring: quoted(recurring),
      entry: quoted(entry),
      months: figure(months),
      // The plural goes by what is shown.
      count: choose(Math.round(numberOf(months) * 100) / 100),
    }),
    next: say(texts.next, { year: figure(year) }),
    restsOn: [recurring.mention, entry.mention],
  }));
}
