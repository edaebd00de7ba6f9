import { op, ref } from '#shared/formula-build.ts';
import { amountsOf, onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { choosing, countsWithin, hasSessions } from './sessions.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.daySessions.asks',
    message: 'Does one of these say how many sessions you hold on one day, one after another?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.daySessions.because',
    message: 'It decides how long that day is.',
  },
  none: /*i18n*/ { id: 'advisor.check.daySessions.none', message: 'No' },
  minutes: /*i18n*/ { id: 'advisor.check.daySessions.minutes', message: 'How many minutes is one session?' },
  count: /*i18n*/ { id: 'advisor.check.daySessions.term.count', message: 'Sessions on one day' },
  said: /*i18n*/ { id: 'advisor.check.daySessions.term.said', message: 'How long one session is, as you said it' },
  minutesTerm: /*i18n*/ { id: 'advisor.check.daySessions.term.minutes', message: 'Minutes of one session' },
  hours: /*i18n*/ { id: 'advisor.check.daySessions.term.hours', message: 'Hours of all sessions of a day' },
  found: /*i18n*/ {
    id: 'advisor.check.daySessions.found',
    message:
      '“{sessions}” one after another, {minutes, plural, one {{minutesShown} minute} other {{minutesShown} minutes}} each, are {hours, plural, one {{hoursShown} hour} other {{hoursShown} hours}} on one day, without a break.',
  },
  tooLong: /*i18n*/ {
    id: 'advisor.check.daySessions.tooLong',
    message:
      '“{sessions}” one after another, {minutes, plural, one {{minutesShown} minute} other {{minutesShown} minutes}} each, are {hours, plural, one {{hoursShown} hour} other {{hoursShown} hours}} on one day, without a break. One person cannot do that for long.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.daySessions.next',
    message: 'Spread them over two days, or find a second person for sessions at the same time.',
  },
};

/** More hours than this on one day one person does not work for long: a guess of ours. */
const longestDay = 12;
/** A day shorter than this, half a usual one, is no news. */
const halfDay = 4;

/** How long the day is on which all sessions take place. */
export const sessionsInADay: Check = {
  id: 'sessions-in-a-day',
  section: 'revenue-streams',
  look(coach) {
    const { business } = coach;
    if (!hasSessions(business)) return null;
    const candidates = countsWithin(business, 2, 24).filter(({ every }) => every === undefined || every === 'day');
    const asking = { asks: say(texts.asks), because: say(texts.because), none: say(texts.none) };
    return choosing(coach, 'sessions.day', asking, candidates, (sessions) => find(coach, sessions));
  },
};

function find(coach: Coach, sessions: SaidAmount): Outcome {
  const { business, ledger } = coach;
  const label = say(texts.count);
  const count = ledger.said({ id: 'daySessions.count', label, unit: 'count' }, plainOf(sessions) ?? 0, sessions);
  const minutes = minutesOf(coach);
  const hours = numberTerm(
    ledger,
    ['daySessions.hours', 'ratio'],
    texts.hours,
    op('divide', op('multiply', count.id, minutes.id), 60),
  );
  const isAlone = amountsOf(business, 'team').every((team) => Math.max(plainOf(team) ?? 0, team.toValue ?? 0) <= 1);
  return onceKnown(coach, [hours], () => {
    if (numberOf(hours) < halfDay) return null;
    const isTooLong = isAlone && numberOf(hours) > longestDay;
    return {
      severity: isTooLong ? 'breaks' : 'tells',
      stake: 0,
      says: say(isTooLong ? texts.tooLong : texts.found, {
        sessions: quoted(sessions),
        minutes: choose(numberOf(minutes)),
        minutesShown: figure(minutes),
        hours: choose(numberOf(hours)),
        hoursShown: figure(hours),
      }),
      ...(isTooLong && { next: say(texts.next) }),
      restsOn: [sessions.mention, ...amountsOf(business, 'duration.unit').map(({ mention }) => mention)],
    };
  });
}

/** Minutes of one session: as they were said, where one length was; asked otherwise. */
function minutesOf({ business, ledger }: Coach): Term {
  const length = onlyAmountOf(business, 'duration.unit');
  const form = length?.toValue === undefined ? length?.form : undefined;
  if (length && form?.kind === 'duration' && (form.unit === 'minute' || form.unit === 'hour')) {
    ledger.said({ id: 'daySessions.said', label: say(texts.said), unit: 'count' }, form.value, length);
    const inMinutes = form.unit === 'hour' ? op('multiply', 'daySessions.said', 60) : ref('daySessions.said');
    return numberTerm(ledger, ['daySessions.minutes', 'count'], texts.minutesTerm, inMinutes);
  }
  return ledger.asked(
    { id: 'daySessions.minutes', label: say(texts.minutesTerm), unit: 'count' },
    askFor(
      'session.minutes',
      { asks: say(texts.minutes), because: say(texts.because) },
      { unit: 'minutes', min: 1, max: 1440 },
    ),
  );
}
