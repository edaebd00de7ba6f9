import { op } from '#shared/formula-build.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { numberTerm } from '../terms.ts';
import { differing, type PricePair, pricePairs } from './price-pair.ts';
import { priceTerm } from './priced.ts';

const texts = {
  times: /*i18n*/ { id: 'advisor.check.speed.term.times', message: 'Fast one as a multiple of the normal one' },
  found: /*i18n*/ {
    id: 'advisor.check.speed.found',
    message:
      '“{fast}” brings {times} times as much as “{normal}”. An hour of your work brings more that way only if a fast one takes less than {times} times as long as a normal one.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.speed.next',
    message: 'Time three of “{fast}” and three of “{normal}”, from the order until you are free again.',
  },
};

/** The same service at a normal and at a faster price: how much longer the fast one may take. */
export const speedPremium: Check = {
  id: 'speed-premium',
  section: 'revenue-streams',
  look(coach) {
    const { single } = pricePairs(coach.business);
    return single ? ifChosen(coach, differing(single), 'faster', () => find(coach, single)) : null;
  },
};

function find(coach: Coach, { low, high }: PricePair): Outcome {
  const by = op('divide', priceTerm(coach, high).id, priceTerm(coach, low).id);
  const times = numberTerm(coach.ledger, ['speed.times', 'ratio'], texts.times, by);
  const words = { normal: quoted(low), fast: quoted(high) };
  return once([times], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.found, { ...words, times: figure(times) }),
    next: say(texts.next, words),
    restsOn: [low.mention, high.mention],
  }));
}
