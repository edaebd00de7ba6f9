import { op } from '#shared/formula-build.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberTerm } from '../terms.ts';
import { differing, type PricePair, pricePairs } from './price-pair.ts';
import { priceTerm } from './priced.ts';

const texts = {
  times: /*i18n*/ { id: 'advisor.check.step.term.times', message: 'Larger version as a multiple of the smaller' },
  gap: /*i18n*/ { id: 'advisor.check.step.term.gap', message: 'Step from the smaller to the larger version' },
  found: /*i18n*/ {
    id: 'advisor.check.step.found',
    message:
      '“{high}” costs {times} times as much as “{low}”, and there is nothing in between. A customer for whom “{low}” is a little too small has to pay {gap} more.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.step.next',
    message: 'Ask five customers who would take “{low}” what they miss in it, and what they would pay for that alone.',
  },
};

/** From which multiple on two versions of one offer have room for a third: a convention of price lists, no sentence says it. */
const wideStep = 2;

/** Two versions of one offer lie far apart, with none in between. */
export const priceStep: Check = {
  id: 'price-step',
  section: 'revenue-streams',
  look(coach) {
    const { flat, single } = pricePairs(coach.business);
    for (const pair of [flat, single]) {
      const outcome =
        pair && pair.times >= wideStep ? ifChosen(coach, differing(pair), 'larger', () => find(coach, pair)) : null;
      if (outcome) return outcome;
    }
    return null;
  },
};

function find(coach: Coach, { low, high }: PricePair): Outcome {
  const [from, to] = [priceTerm(coach, low), priceTerm(coach, high)];
  const times = numberTerm(coach.ledger, ['step.times', 'ratio'], texts.times, op('divide', to.id, from.id));
  const gap = moneyTerm(coach.ledger, 'step.gap', texts.gap, op('subtract', to.id, from.id));
  return once([times, gap], () => ({
    severity: 'costs',
    stake: 0,
    says: say(texts.found, { low: quoted(low), high: quoted(high), times: figure(times), gap: figure(gap) }),
    next: say(texts.next, { low: quoted(low) }),
    restsOn: [low.mention, high.mention],
  }));
}
