import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom } from '../../coach/question.ts';
import { choose, dayName, figure, quoted, say } from '../../say/message.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { inTurn, onceKnown } from './asking.ts';
import { askDay, dayOf, daysBetween, saidIn, withDate } from './dates.ts';
import { deadlineDay } from './deadline-backwards.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.fits.asks',
    message: '“{rounds}”: do they have to take place before “{date}”, one after another?',
  },
  because: /*i18n*/ { id: 'advisor.check.fits.because', message: 'Then there may be time for fewer of them.' },
  yes: /*i18n*/ { id: 'advisor.check.fits.yes', message: 'Yes, one begins when the last one is over' },
  overlap: /*i18n*/ { id: 'advisor.check.fits.overlap', message: 'Yes, by then, but several at the same time' },
  no: /*i18n*/ { id: 'advisor.check.fits.no', message: 'No, the one has nothing to do with the other' },
  from: /*i18n*/ {
    id: 'advisor.check.fits.from',
    message: 'On which day can the first one begin, of those before “{date}”?',
  },
  length: /*i18n*/ {
    id: 'advisor.check.fits.length',
    message: '“{rounds}”: how many days after one begins can the next one begin?',
  },
  daysTerm: /*i18n*/ { id: 'advisor.check.fits.term.days', message: 'Days from the first beginning to the last day' },
  lengthTerm: /*i18n*/ { id: 'advisor.check.fits.term.length', message: 'Days from one beginning to the next' },
  plannedTerm: /*i18n*/ { id: 'advisor.check.fits.term.planned', message: 'Number planned' },
  fitTerm: /*i18n*/ { id: 'advisor.check.fits.term.fit', message: 'Number there is time for' },
  found: /*i18n*/ {
    id: 'advisor.check.fits.found',
    message:
      '“{rounds}”: from {from} to {to} there is time for {fit}, one after another, with {count, plural, one {{length} day} other {{length} days}} for each. All of them fit.',
  },
  short: /*i18n*/ {
    id: 'advisor.check.fits.short',
    message:
      '“{rounds}”: with {count, plural, one {{length} day} other {{length} days}} for each, one after another, {fits, plural, =0 {not even one fits} one {only {fit} fits} other {only {fit} fit}} between {from} and {to}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.fits.next',
    message: 'Begin earlier, hold some at the same time, or plan fewer.',
  },
};

/** So many of something have to take place before a day, one after another: whether there is time. */
export const fitsBeforeDeadline: Check = {
  id: 'fits-before-deadline',
  section: 'trend-analysis',
  look(coach) {
    // Four courses, four courses a year; twice a week is a rhythm and no number of rounds.
    const [rounds, ...others] = amountsOf(coach.business, 'frequency').filter(
      ({ form, every, toValue }) =>
        form.kind === 'count' &&
        form.count >= 2 &&
        toValue === undefined &&
        (every === 'year' || (every === undefined && form.per === undefined)),
    );
    if (!rounds || others.length > 0) return null;
    return withDate(coach, 'ready', (date) => {
      const question = chooseFrom(`rounds/${rounds.mention}/${date.mention}`, {
        asks: say(texts.asks, { rounds: quoted(rounds), date: quoted(date) }),
        because: say(texts.because),
        options: { yes: say(texts.yes), overlap: say(texts.overlap), no: say(texts.no) },
      });
      return ifChosen(coach, question, 'yes', () => find(coach, rounds, date));
    });
  },
};

function find(coach: Coach, rounds: SaidAmount, date: SaidAmount): Outcome {
  const { ledger } = coach;
  const last = deadlineDay(date);
  const first = askDay(`from/${date.mention}`, texts.from, texts.because, date);
  const lengthQuestion = askFor(
    `length/${rounds.mention}`,
    { asks: say(texts.length, { rounds: quoted(rounds) }), because: say(texts.because) },
    { unit: 'days', min: 1, max: 366 },
  );
  return inTurn(coach, [last, first, lengthQuestion], () => {
    const [from, to] = [dayOf(coach, first), dayOf(coach, last)];
    if (from === undefined || to === undefined || from >= to || rounds.form.kind !== 'count') return null;
    const days = ledger.said(
      { id: 'fits.days', label: say(texts.daysTerm), unit: 'count' },
      daysBetween(from, to),
      saidIn(first),
    );
    const length = ledger.asked({ id: 'fits.length', label: say(texts.lengthTerm), unit: 'count' }, lengthQuestion);
    const planned = ledger.said(
      { id: 'fits.planned', label: say(texts.plannedTerm), unit: 'count' },
      rounds.form.count,
      rounds,
    );
    const fit = numberTerm(ledger, ['fits.fit', 'count'], texts.fitTerm, op('floor', op('divide', days.id, length.id)));
    return onceKnown(coach, [fit], () => {
      const isShort = numberOf(fit) < numberOf(planned);
      const values = {
        rounds: quoted(rounds),
        from: dayName(from),
        to: dayName(to),
        fit: figure(fit),
        count: choose(numberOf(length)),
        length: figure(length),
      };
      return {
        severity: isShort ? 'costs' : 'tells',
        stake: 0,
        says: isShort ? say(texts.short, { ...values, fits: choose(numberOf(fit)) }) : say(texts.found, values),
        ...(isShort && { next: say(texts.next) }),
        restsOn: [rounds.mention, date.mention],
      };
    });
  });
}
