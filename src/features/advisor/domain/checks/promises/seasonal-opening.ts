import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { inTurn, onceKnown } from './asking.ts';
import { monthsOf, monthsTerm, withDate } from './dates.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.season.asks',
    message: 'Do you go on paying your monthly bills outside “{season}”?',
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
      'You sell only in “{season}”, but bills of {bills} fall due in every month of the year. {count, plural, one {The one month} other {Each of the {months} months}} in which you sell has to leave {open} for them.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.season.next',
    message: 'Put {closed} aside by the end of the season: that is what the closed months cost.',
  },
};

/** Bills fall in every month, sales in some: what an open month has to leave. */
export const seasonalOpening: Check = {
  id: 'seasonal-opening',
  section: 'trend-analysis',
  look: (coach) =>
    withDate(coach, 'open', (season) => {
      const question = chooseFrom(`season/${season.mention}`, {
        asks: say(texts.asks, { season: quoted(season) }),
        because: say(texts.because),
        options: { all: say(texts.all), some: say(texts.some) },
      });
      return ifChosen(coach, question, 'all', () => find(coach, season));
    }),
};

const find = (coach: Coach, season: SaidAmount): Outcome =>
  inTurn(coach, [monthsOf(season)], () => {
    const { ledger, sale } = coach;
    const { bills } = sale;
    const months = monthsTerm(ledger, 'season.months', season);
    const open = moneyTerm(ledger, 'season.open', texts.open, op('divide', op('multiply', bills.id, 12), months.id));
    const closed = moneyTerm(
      ledger,
      'season.closed',
      texts.closed,
      op('multiply', bills.id, op('subtract', 12, months.id)),
    );
    return onceKnown(coach, [open, closed], () =>
      numberOf(bills) === 0
        ? null
        : {
            severity: 'costs',
            stake: numberOf(closed),
            says: say(texts.found, {
              season: quoted(season),
              bills: figure(bills),
              count: choose(numberOf(months)),
              months: figure(months),
              open: figure(open),
            }),
            next: say(texts.next, { closed: figure(closed) }),
            restsOn: [season.mention],
          },
    );
  });
