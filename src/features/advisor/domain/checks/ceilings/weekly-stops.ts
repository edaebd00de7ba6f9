import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { weekHours } from '../constants.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { type CustomerList, withList } from './list.ts';
import { withVisits } from './visits.ts';

const texts = {
  customers: /*i18n*/ { id: 'advisor.check.weeklyStops.term.customers', message: 'Customers' },
  stops: /*i18n*/ { id: 'advisor.check.weeklyStops.term.stops', message: 'Visits a week' },
  minutes: /*i18n*/ { id: 'advisor.check.weeklyStops.term.minutes', message: 'Minutes for a visit, way included' },
  found: /*i18n*/ {
    id: 'advisor.check.weeklyStops.found',
    message:
      'All of “{list}”, each visited “{often}”, would be {stops} visits a week. The table shows how many minutes one person has for each visit, the way there included, in {hours} working hours a week.',
  },
  caption: /*i18n*/ {
    id: 'advisor.check.weeklyStops.caption',
    message: 'Visits a week, and the minutes for each',
  },
};

/** The parts of a list that the table shows, in percent. */
const parts = [25, 50, 75, 100] as const;
/** Fewer visits a week than this, one on each working day, fill nobody's week. */
const fewStops = 5;

/** What visiting a whole list of possible customers would take. */
export const weeklyStops: Check = {
  id: 'weekly-stops',
  section: 'market-analysis',
  look: (coach) =>
    withVisits(coach, (often, week) =>
      withList(coach, ['each', 'several'], (list) => find(coach, { often, week, list })),
    ),
};

interface Round {
  readonly often: SaidAmount;
  readonly week: Term;
  readonly list: CustomerList;
}

function find(coach: Coach, { often, week, list }: Round): Outcome {
  const { ledger } = coach;
  const hours = weekHours(ledger);
  const rows = parts.map((percent) => {
    const id = (name: string): string => `weekly.${name}.${percent}`;
    const share = op('divide', op('multiply', list.count.id, percent), 100);
    const customers = numberTerm(ledger, [id('customers'), 'count'], texts.customers, op('ceil', share));
    const stops = numberTerm(ledger, [id('stops'), 'count'], texts.stops, op('multiply', customers.id, week.id));
    const minutes = op('floor', op('divide', op('multiply', hours.id, 60), stops.id));
    return { customers, stops, minutes: numberTerm(ledger, [id('minutes'), 'count'], texts.minutes, minutes) };
  });
  const all = rows.at(-1)!;
  return onceKnown(coach, [all.minutes], () =>
    numberOf(all.stops) < fewStops
      ? null
      : {
          severity: 'tells',
          stake: 0,
          says: say(texts.found, {
            list: quoted(list.said),
            often: quoted(often),
            stops: figure(all.stops),
            hours: figure(hours),
          }),
          table: {
            caption: say(texts.caption),
            head: [say(texts.customers), say(texts.stops), say(texts.minutes)],
            rows: rows.map((row) => [figure(row.customers), figure(row.stops), figure(row.minutes)]),
          },
          restsOn: [list.said.mention, often.mention],
        },
  );
}
