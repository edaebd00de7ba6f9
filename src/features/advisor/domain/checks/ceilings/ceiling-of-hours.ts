import { op, ref } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, counted, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { workingHours } from '../constants.ts';
import { withOwnHours } from '../money/own-hours.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';

const texts = {
  hours: /*i18n*/ { id: 'advisor.check.ceilingOfHours.term.hours', message: 'Hours of your work in one sale' },
  month: /*i18n*/ { id: 'advisor.check.ceilingOfHours.term.month', message: 'Most sales of one person a month' },
  money: /*i18n*/ {
    id: 'advisor.check.ceilingOfHours.term.money',
    message: 'Most that one person takes in a month',
  },
  found: /*i18n*/ {
    id: 'advisor.check.ceilingOfHours.found',
    message:
      'At {count, plural, one {{hours} hour} other {{hours} hours}} of your work for each, {month} working hours a month (our assumption, with nothing else in them) are enough for {sales} and bring in {money} a month at most.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.ceilingOfHours.next',
    message: 'More than that needs a higher price, fewer hours for each sale, or a second person.',
  },
};

/** The most that one person's hours let in. */
export const ceilingOfHours: Check = {
  id: 'ceiling-of-hours',
  section: 'financial-projections',
  look(coach) {
    const { business, sale } = coach;
    // Nobody is asked for hours who did not speak of them: what an hour earns is another check's question.
    const isSpokenOf = amountsOf(business, 'duration.unit').length > 0 || sale.hours.lacks.length === 0;
    if (!isSpokenOf || business.currency === undefined || !isAllSold(coach)) return null;
    // Where the founder named the most, that is nearer than a number of hours.
    if (coach.ledger.find('ceiling.year')) return null;
    return withOwnHours(coach, (hours) => find(coach, hours));
  },
};

function find(coach: Coach, all: Term): Outcome {
  const { business, ledger, sale } = coach;
  if (numberOf(all) <= 0) return null;
  const month = workingHours(ledger);
  // Counted as a number, so that the sentence has the word for hours in its own language.
  const hours = numberTerm(ledger, ['hoursCeiling.hours', 'ratio'], texts.hours, ref(all.id));
  const sales = numberTerm(
    ledger,
    ['hoursCeiling.month', 'count'],
    texts.month,
    op('floor', op('divide', month.id, hours.id)),
  );
  const money = moneyTerm(ledger, 'hoursCeiling.money', texts.money, op('multiply', sales.id, sale.price.id));
  const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'duration.unit')];
  return onceKnown(coach, [money], () =>
    numberOf(sales) < 1 || numberOf(money) <= 0
      ? null
      : {
          severity: 'tells',
          stake: numberOf(money) * 12,
          says: say(texts.found, {
            count: choose(numberOf(hours)),
            hours: figure(hours),
            month: figure(month),
            sales: counted(sales, sale.unit),
            money: figure(money),
          }),
          next: say(texts.next),
          restsOn: words.map(({ mention }) => mention),
        },
  );
}
