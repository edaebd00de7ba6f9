import { op, ref } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, say } from '../../say/message.ts';
import { onMainSale } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { withOwnHours } from './own-hours.ts';

const texts = {
  hours: /*i18n*/ { id: 'advisor.check.hour.term.hours', message: 'Hours of your work in one sale' },
  each: /*i18n*/ { id: 'advisor.check.hour.term.each', message: 'Left of an hour of your work' },
  found: /*i18n*/ {
    id: 'advisor.check.hour.found',
    message:
      'One sale takes {count, plural, one {{hours} hour} other {{hours} hours}} of your work and leaves {left}. That is {each} an hour, before bills and tax.',
  },
};

/** What an hour of the founder's work earns. */
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

/** Half an hour. */
const leastHours = 0.5;

function find(coach: Coach, all: Term): Outcome {
  const { ledger, sale, business } = coach;
  const { left } = sale;
  // What takes minutes is made by the dozen: its hour says nothing.
  if (numberOf(all) < leastHours) return null;
  const hours = numberTerm(ledger, ['hour.hours', 'count'], texts.hours, ref(all.id));
  const each = moneyTerm(ledger, 'hour.each', texts.each, op('divide', left.id, hours.id));
  return onceKnown(coach, [each], () => {
    const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'duration.unit')];
    return {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, {
        count: choose(numberOf(hours)),
        hours: figure(hours),
        left: figure(left),
        each: figure(each),
      }),
      restsOn: words.map(({ mention }) => mention),
    };
  });
}
