import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { paymentsOf } from '../../reckoning/ceiling.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { weekHours } from '../constants.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { withVisits } from './visits.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.stops.asks',
    message: 'How many customers do you want to serve at one time, once the start is behind you?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.stops.because',
    message: 'It decides how many minutes are left for each visit.',
  },
  customers: /*i18n*/ { id: 'advisor.check.stops.term.customers', message: 'Customers at one time' },
  stops: /*i18n*/ { id: 'advisor.check.stops.term.stops', message: 'Visits a week' },
  minutes: /*i18n*/ { id: 'advisor.check.stops.term.minutes', message: 'Minutes for a visit, way included' },
  found: /*i18n*/ {
    id: 'advisor.check.stops.found',
    message:
      'You said “{often}”. With {customers, plural, one {{shown} customer} other {{shown} customers}} that makes {stops, plural, one {{stopsShown} visit} other {{stopsShown} visits}} a week. In {hours} working hours that leaves one person {minutes, plural, one {{minutesShown} minute} other {{minutesShown} minutes}} for a visit, the way there included.',
  },
  foundBreaks: /*i18n*/ {
    id: 'advisor.check.stops.foundBreaks',
    message:
      'You said “{often}”. With {customers, plural, one {{shown} customer} other {{shown} customers}} that makes {stops, plural, one {{stopsShown} visit} other {{stopsShown} visits}} a week. In {hours} working hours that leaves one person {minutes, plural, one {{minutesShown} minute} other {{minutesShown} minutes}} for a visit, the way there included: one person cannot do that.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.stops.next',
    message: 'Go one round and time each visit with the way to it before you promise more.',
  },
};

/** Fewer minutes for a visit and the way to it than this cannot be: a guess of ours. */
const fewestMinutes = 5;
/** With more minutes than this for each visit, ways decide nothing. */
const manyMinutes = 120;

/** How many minutes a visit can take, the way included, with the customers the founder wants. */
export const stopsInADay: Check = {
  id: 'stops-in-a-day',
  section: 'financial-projections',
  look: (coach) => withVisits(coach, (often, week) => find(coach, often, week)),
};

function find(coach: Coach, often: SaidAmount, week: Term): Outcome {
  const { ledger, sale } = coach;
  // Of what is paid for a time, the volume is the customers at one time.
  const customers =
    paymentsOf(sale) !== undefined
      ? sale.volume
      : ledger.asked(
          { id: 'stops.customers', label: say(texts.customers), unit: 'count' },
          askFor(
            'stops.customers',
            { asks: say(texts.asks), because: say(texts.because) },
            { unit: 'count', min: 1, max: 1_000_000 },
          ),
        );
  const hours = weekHours(ledger);
  const stops = numberTerm(ledger, ['stops.week', 'count'], texts.stops, op('multiply', customers.id, week.id));
  const minutes = numberTerm(
    ledger,
    ['stops.minutes', 'count'],
    texts.minutes,
    op('floor', op('divide', op('multiply', hours.id, 60), stops.id)),
  );
  return onceKnown(coach, [minutes], () => {
    if (numberOf(stops) <= 0 || numberOf(minutes) > manyMinutes) return null;
    const isTooMany = numberOf(minutes) < fewestMinutes;
    return {
      severity: isTooMany ? 'breaks' : 'tells',
      stake: 0,
      says: say(isTooMany ? texts.foundBreaks : texts.found, {
        customers: choose(numberOf(customers)),
        shown: figure(customers),
        often: quoted(often),
        stops: choose(numberOf(stops)),
        stopsShown: figure(stops),
        hours: figure(hours),
        minutes: choose(numberOf(minutes)),
        minutesShown: figure(minutes),
      }),
      next: say(texts.next),
      restsOn: [often.mention],
    };
  });
}
