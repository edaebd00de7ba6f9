import { op } from '#shared/formula-build.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import { addMonthCount } from '../../reckoning/season.ts';
import { choose, figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.season.asks',
    message: 'Do you go on paying your monthly bills in the months in which you do not sell?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.season.because',
    message: 'Then the open months have to pay for the closed ones.',
  },
  all: /*i18n*/ { id: 'advisor.check.season.all', message: 'Yes, all or nearly all' },
  some: /*i18n*/ { id: 'advisor.check.season.some', message: 'No, only a part or nothing' },
  open: /*i18n*/ { id: 'advisor.check.season.term.open', message: 'What each open month has to bring for the bills' },
  closed: /*i18n*/ { id: 'advisor.check.season.term.closed', message: 'Bills of the closed months in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.season.found',
    message:
      '{count, plural, one {You sell in {months} month of the year, but bills of {bills} fall due in every one: that month has to leave {open} for them.} other {You sell in {months} months of the year, but bills of {bills} fall due in every one: each of those months has to leave {open} for them.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.season.next',
    message: 'Put {closed} aside by the end of the season: that is what the closed months cost.',
  },
};

const question = chooseFrom('season.bills', {
  asks: say(texts.asks),
  because: say(texts.because),
  options: { all: say(texts.all), some: say(texts.some) },
});

/** With more months of sale than this the others are a holiday. */
const mostOpen = 9;

/** Bills fall in every month, sales in some: what an open month has to leave. */
export const seasonalOpening: Check = {
  id: 'seasonal-opening',
  section: 'trend-analysis',
  look(coach) {
    const { season } = coach.sale;
    if (season.lacks.length > 0 || season.months.length > mostOpen) return null;
    return ifChosen(coach, question, 'all', () => find(coach));
  },
};

function find(coach: Coach): Outcome {
  const { ledger, sale } = coach;
  const { bills, season } = sale;
  const count = addMonthCount(ledger, season);
  const open = moneyTerm(ledger, 'season.open', texts.open, op('divide', op('multiply', bills.id, 12), count));
  const closed = moneyTerm(ledger, 'season.closed', texts.closed, op('multiply', bills.id, op('subtract', 12, count)));
  return onceKnown(coach, [open, closed], () =>
    numberOf(bills) === 0
      ? null
      : {
          severity: 'costs',
          stake: numberOf(closed),
          says: say(texts.found, {
            bills: figure(bills),
            count: choose(season.months.length),
            months: figure(ledger.find(count)!),
            open: figure(open),
          }),
          next: say(texts.next, { closed: figure(closed) }),
          restsOn: [],
        },
  );
}
