import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor, type Question } from '../../coach/question.ts';
import { choose, dayName, figure, quoted, say } from '../../say/message.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { inTurn, onceKnown } from './asking.ts';
import { addDays, askDay, dayOf, daysBetween, saidIn, withDate } from './dates.ts';

const texts = {
  day: /*i18n*/ { id: 'advisor.check.deadline.day', message: 'Which day do you mean by “{date}”?' },
  dayBecause: /*i18n*/ {
    id: 'advisor.check.deadline.day.because',
    message: 'It decides when you have to begin.',
  },
  lead: /*i18n*/ {
    id: 'advisor.check.deadline.lead',
    message: 'How many days does it take from beginning to being ready for “{date}”?',
  },
  leadTerm: /*i18n*/ { id: 'advisor.check.deadline.term.lead', message: 'Days from beginning to being ready' },
  leftTerm: /*i18n*/ { id: 'advisor.check.deadline.term.left', message: 'Days until the last day' },
  lateTerm: /*i18n*/ { id: 'advisor.check.deadline.term.late', message: 'Days too few' },
  found: /*i18n*/ {
    id: 'advisor.check.deadline.found',
    message:
      '“{date}”: to be ready on {day}, begin on {start} at the latest. It takes {count, plural, one {{lead} day} other {{lead} days}}.',
  },
  late: /*i18n*/ {
    id: 'advisor.check.deadline.late',
    message:
      '“{date}”: you would have had to begin on {start} to be ready on {day}. {count, plural, one {{late} day is} other {{late} days are}} missing.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.deadline.next',
    message: 'Ask everyone whose work you need whether they can begin on {start}.',
  },
  nextLate: /*i18n*/ {
    id: 'advisor.check.deadline.nextLate',
    message: 'Choose a later day, or leave out what does not have to be ready by then.',
  },
};

/** The day a deadline means; asked once for all that rests on it. */
const deadlineDay = (date: SaidAmount): Question => askDay(`day/${date.mention}`, texts.day, texts.dayBecause, date);

/** A day by which something has to be ready: when to begin. */
export const deadlineBackwards: Check = {
  id: 'deadline-backwards',
  section: 'trend-analysis',
  look: (coach) => withDate(coach, 'ready', (date) => find(coach, date)),
};

function find(coach: Coach, date: SaidAmount): Outcome {
  const { ledger, today } = coach;
  const day = deadlineDay(date);
  const leadQuestion = askFor(
    `lead/${date.mention}`,
    { asks: say(texts.lead, { date: quoted(date) }), because: say(texts.dayBecause) },
    { unit: 'days', min: 1, max: 3650 },
  );
  return inTurn(coach, [day, leadQuestion], () => {
    const last = dayOf(coach, day);
    // A day that is over is a mistake or a thing of the past; neither has a beginning still to come.
    if (last === undefined || last < today) return null;
    const left = ledger.said(
      { id: 'deadline.left', label: say(texts.leftTerm), unit: 'count' },
      daysBetween(today, last),
      saidIn(day),
    );
    const lead = ledger.asked({ id: 'deadline.lead', label: say(texts.leadTerm), unit: 'count' }, leadQuestion);
    const late = numberTerm(
      ledger,
      ['deadline.late', 'count'],
      texts.lateTerm,
      op('ceil', op('subtract', lead.id, left.id)),
    );
    const start = dayName(addDays(last, -Math.ceil(numberOf(lead))));
    const isLate = numberOf(late) > 0;
    const values = { date: quoted(date), day: dayName(last), start };
    return onceKnown(coach, [late], () => ({
      severity: isLate ? 'breaks' : 'tells',
      stake: 0,
      says: isLate
        ? say(texts.late, { ...values, count: choose(numberOf(late)), late: figure(late) })
        : say(texts.found, { ...values, count: choose(numberOf(lead)), lead: figure(lead) }),
      next: isLate ? say(texts.nextLate) : say(texts.next, { start }),
      restsOn: [date.mention],
    }));
  });
}
