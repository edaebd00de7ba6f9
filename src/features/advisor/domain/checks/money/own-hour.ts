import { op, ref } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, say } from '../../say/message.ts';
import { workingHours } from '../constants.ts';
import { onMainSale } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { withOwnHours } from './own-hours.ts';

const texts = {
  hours: /*i18n*/ { id: 'advisor.check.hour.term.hours', message: 'Hours of your work in one sale' },
  each: /*i18n*/ { id: 'advisor.check.hour.term.each', message: 'Left of an hour of your work' },
  wanted: /*i18n*/ { id: 'advisor.check.hour.term.wanted', message: 'What an hour has to leave for your pay' },
  missing: /*i18n*/ { id: 'advisor.check.hour.term.missing', message: 'Missing for your pay in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.hour.found',
    message:
      'One sale takes {count, plural, one {{hours} hour} other {{hours} hours}} of your work and leaves {left}. That is {each} an hour, before bills and tax.',
  },
  below: /*i18n*/ {
    id: 'advisor.check.hour.below',
    message:
      'One sale takes {count, plural, one {{hours} hour} other {{hours} hours}} of your work and leaves {left}. That is {each} an hour, before bills and tax. For the {pay} a month that you want, each of {month} working hours would have to leave {wanted}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.hour.next',
    message: 'Write down what the hours of your next three sales go into, and look for the ones nobody pays for.',
  },
};

/** What an hour of the founder's work earns, against the pay they want. */
export const ownHour: Check = {
  id: 'own-hour',
  section: 'financial-projections',
  look(coach) {
    const { left } = coach.sale;
    if (coach.business.currency === undefined || isShareOpen(coach.business)) return null;
    return onMainSale(coach, () =>
      left.lacks.length > 0 || numberOf(left) <= 0 ? null : withOwnHours(coach, (hours) => find(coach, hours)),
    );
  },
};

function find(coach: Coach, all: Term): Outcome {
  const { ledger, sale, business } = coach;
  const { left, pay } = sale;
  if (numberOf(all) <= 0) return null;
  const hours = numberTerm(ledger, ['hour.hours', 'count'], texts.hours, ref(all.id));
  const each = moneyTerm(ledger, 'hour.each', texts.each, op('divide', left.id, hours.id));
  const month = workingHours(ledger);
  const wanted = moneyTerm(ledger, 'hour.wanted', texts.wanted, op('divide', pay.id, month.id));
  const missing = moneyTerm(
    ledger,
    'hour.missing',
    texts.missing,
    op('multiply', op('subtract', wanted.id, each.id), month.id, 12),
  );
  return onceKnown(coach, [each], () => {
    const isBelow = missing.lacks.length === 0 && numberOf(missing) > 0;
    const values = {
      count: choose(numberOf(hours)),
      hours: figure(hours),
      left: figure(left),
      each: figure(each),
    };
    const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'duration.unit')];
    return {
      severity: isBelow ? 'costs' : 'tells',
      stake: isBelow ? numberOf(missing) : 0,
      says: isBelow
        ? say(texts.below, { ...values, pay: figure(pay), month: figure(month), wanted: figure(wanted) })
        : say(texts.found, values),
      ...(isBelow && { next: say(texts.next) }),
      restsOn: words.map(({ mention }) => mention),
    };
  });
}
