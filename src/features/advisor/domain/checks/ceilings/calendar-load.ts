import { op } from '#shared/formula-build.ts';
import { amountsOf, onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say, type Text } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf, numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.calendar.asks',
    message: '“{rounds}”: does each of them take “{sessions}”, one session a week?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.calendar.because',
    message: 'It decides whether the rounds fit into a year one after another.',
  },
  apart: /*i18n*/ {
    id: 'advisor.check.calendar.apart',
    message: 'Yes, and one round ends before the next begins',
  },
  beside: /*i18n*/ { id: 'advisor.check.calendar.beside', message: 'Yes, but rounds overlap' },
  other: /*i18n*/ { id: 'advisor.check.calendar.other', message: 'No' },
  rounds: /*i18n*/ { id: 'advisor.check.calendar.term.rounds', message: 'Rounds a year' },
  sessions: /*i18n*/ { id: 'advisor.check.calendar.term.sessions', message: 'Sessions of one round' },
  year: /*i18n*/ { id: 'advisor.check.calendar.term.year', message: 'Weeks in a year' },
  yearBasis: /*i18n*/ { id: 'advisor.check.calendar.term.year.basis', message: 'A year has so many whole weeks.' },
  weeks: /*i18n*/ { id: 'advisor.check.calendar.term.weeks', message: 'Weeks with a session' },
  free: /*i18n*/ { id: 'advisor.check.calendar.term.free', message: 'Weeks without a session' },
  apartTerm: /*i18n*/ {
    id: 'advisor.check.calendar.term.apart',
    message: 'Weeks from the first to the last session of a round',
  },
  found: /*i18n*/ {
    id: 'advisor.check.calendar.found',
    message:
      '“{rounds}” with “{sessions}” each take {weeks} of the {year} weeks of a year, and leave {free} for everything else. From the first to the last session of a round it is {apart, plural, one {{apartShown} week} other {{apartShown} weeks}}.',
  },
  tooMany: /*i18n*/ {
    id: 'advisor.check.calendar.tooMany',
    message:
      '“{rounds}” with “{sessions}” each do not fit into a year one after another: they take {weeks} weeks, and a year has {year}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.calendar.next',
    message: 'Offer fewer rounds, shorten them, or let two run side by side on different days.',
  },
};

/** Whether rounds of weekly sessions fit into a year. */
export const calendarLoad: Check = {
  id: 'calendar-load',
  section: 'financial-projections',
  look(coach) {
    const { business } = coach;
    const sessions = onlyAmountOf(business, 'pack.size');
    const [rounds, ...others] = amountsOf(business, 'capacity', 'frequency').filter(
      (one) => one.every === 'year' && isMany(one),
    );
    if (!sessions || !isMany(sessions) || !rounds || others.length > 0) return null;
    const question = chooseFrom(`rounds/${rounds.mention}/${sessions.mention}`, {
      asks: say(texts.asks, { rounds: quoted(rounds), sessions: quoted(sessions) }),
      because: say(texts.because),
      options: { apart: say(texts.apart), beside: say(texts.beside), other: say(texts.other) },
    });
    return ifChosen(coach, question, 'apart', () => find(coach, rounds, sessions));
  },
};

/** A whole number of things above one, and no range. */
const isMany = ({ form, toValue }: SaidAmount): boolean =>
  form.kind === 'count' && form.count > 1 && toValue === undefined;

const saidCount = (ledger: Ledger, id: string, label: Text, one: SaidAmount): Term =>
  ledger.said({ id, label: say(label), unit: 'count' }, plainOf(one) ?? 0, one);

function find(coach: Coach, rounds: SaidAmount, sessions: SaidAmount): Outcome {
  const { ledger } = coach;
  const round = saidCount(ledger, 'calendar.rounds', texts.rounds, rounds);
  const each = saidCount(ledger, 'calendar.sessions', texts.sessions, sessions);
  const basis = say(texts.yearBasis);
  const year = ledger.convention({ id: 'calendar.year', label: say(texts.year), unit: 'count' }, 52, basis);
  const weeks = numberTerm(ledger, ['calendar.weeks', 'count'], texts.weeks, op('multiply', round.id, each.id));
  const free = numberTerm(ledger, ['calendar.free', 'count'], texts.free, op('subtract', year.id, weeks.id));
  const apart = numberTerm(ledger, ['calendar.apart', 'count'], texts.apartTerm, op('subtract', each.id, 1));
  return onceKnown(coach, [free, apart], () => {
    const isTooMany = numberOf(free) < 0;
    const values = {
      rounds: quoted(rounds),
      sessions: quoted(sessions),
      weeks: figure(weeks),
      year: figure(year),
      free: figure(free),
      apart: choose(numberOf(apart)),
      apartShown: figure(apart),
    };
    return {
      severity: isTooMany ? 'breaks' : 'tells',
      stake: 0,
      says: say(isTooMany ? texts.tooMany : texts.found, values),
      ...(isTooMany && { next: say(texts.next) }),
      restsOn: [rounds.mention, sessions.mention],
    };
  });
}
