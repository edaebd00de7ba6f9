import { op, ref } from '#shared/formula-build.ts';
import { amountsOf } from '../business/business.ts';
import type { Check, Coach } from '../coach/coach.ts';
import { askFor } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, figure, say, within } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { seasonWord, settledMonth } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.hour.asks',
    message:
      '{season, select, part {How many hours will you work for this yourself in a month of sale: making, driving, selling, paperwork?} other {How many hours will you work for this yourself in a normal month: making, driving, selling, paperwork?}}',
  },
  because: /*i18n*/ { id: 'advisor.check.hour.because', message: 'It decides what an hour of yours earns.' },
  hours: /*i18n*/ { id: 'advisor.check.hour.term.hours', message: 'Hours of your work a month' },
  left: /*i18n*/ {
    id: 'advisor.check.hour.term.left',
    message: 'Left of a month before your own pay, over the whole year',
  },
  each: /*i18n*/ { id: 'advisor.check.hour.term.each', message: 'Left of an hour of your work' },
  wanted: /*i18n*/ { id: 'advisor.check.hour.term.wanted', message: 'The pay you want, for an hour of your work' },
  found: /*i18n*/ {
    id: 'advisor.check.hour.found',
    message:
      '{season, select, part {You work {hours} in each month of sale. What is left over the whole year before tax} other {You work {hours} in a normal month. What is left of it before tax}} is {each} for each of these hours{pay, select, yes {; the pay you want would be {wanted}} other {}}.',
  },
  long: /*i18n*/ {
    id: 'advisor.check.hour.long',
    message: '{says} That is more work than one person does for long.',
  },
};

/** The most hours a month one person works for long: 46 a week. */
const mostHours = 200;

/** The hours that the founder works for it in a month of sale; asks for them. May be called again. */
export function ownHours({ ledger, sale }: Coach): Term {
  const asking = { asks: say(texts.asks, { season: seasonWord(sale) }), because: say(texts.because) };
  const asked = askFor('hours.month', asking, hoursField);
  return ledger.find('hour.month') ?? ledger.asked({ id: 'hour.month', label: say(texts.hours), unit: 'hours' }, asked);
}

/** Hours of a month: no more than it has. */
export const hoursField = { unit: 'hours', per: 'month', min: 1, max: 744 } as const;

/** What an hour of the founder's work earns, of all that is sold. */
export const ownHour: Check = {
  id: 'own-hour',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const month = settledMonth(coach);
    if (!month) return null;
    const season = seasonWord(sale);
    const hours = ownHours(coach);
    // By the month also in a season, as the verdict speaks of it: the result of a whole year is what a forecast says.
    const earned = overYear(ledger, sale.season, op('add', month.left.id, sale.bills.id));
    const left = moneyTerm(ledger, 'hour.left', texts.left, op('subtract', earned, sale.billsOverYear.id));
    const worked = overYear(ledger, sale.season, ref(hours.id));
    const each = moneyTerm(ledger, 'hour.each', texts.each, op('divide', left.id, worked));
    return onceKnown(coach, [each], () => {
      if (numberOf(left) <= 0) return null;
      const wish = moneyTerm(ledger, 'hour.wanted', texts.wanted, op('divide', sale.pay.id, worked));
      // A wish that is met needs no comparison.
      const isMore = numberOf(wish) > numberOf(each);
      const says = say(texts.found, {
        season,
        hours: figure(hours),
        each: figure(each),
        pay: choose(isMore ? 'yes' : 'no'),
        ...(isMore && { wanted: figure(wish) }),
      });
      // What ends with a short season is borne.
      const isLong = numberOf(hours) > mostHours && sale.season.months.length > 3;
      return {
        severity: isLong ? 'costs' : 'tells',
        stake: 0,
        says: isLong ? say(texts.long, { says: within(says) }) : says,
        restsOn: mentionsOf(sale.said, ...amountsOf(business, 'pay.own')),
      };
    });
  },
};
