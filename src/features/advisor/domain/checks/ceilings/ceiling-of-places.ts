import type { Check, Coach, Finding } from '../../coach/coach.ts';
import { limitsOf, paymentsOf } from '../../reckoning/ceiling.ts';
import { quotesOf } from '../../reckoning/ceiling-texts.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf } from '../terms.ts';
import { ceilingOf, countedIn } from './common.ts';

const texts = {
  found: /*i18n*/ {
    id: 'advisor.check.ceilingOfPlaces.found',
    message:
      'By your own limits, {limits}, you can sell {most} a year at most. At {price} each that is {money} a year before any cost, however many people want to buy.{every, select, week { This counts {weeks} weeks of sale a year.} other {}}',
  },
  atOnce: /*i18n*/ {
    id: 'advisor.check.ceilingOfPlaces.atOnce',
    message:
      'By your own limits, {limits}, {count, plural, one {{most} customer} other {{most} customers}} can pay “{price}” at one time at most. That is {money} a year before any cost, however many people want to buy.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.ceilingOfPlaces.next',
    message:
      'If that is too little, {count, plural, one {find out what it would cost to raise this limit} other {find out which of these limits is the cheapest to raise}}.',
  },
};

/** The most that the founder's own limits let in. */
export const ceilingOfPlaces: Check = {
  id: 'ceiling-of-places',
  section: 'financial-projections',
  look(coach) {
    const ceiling = isAllSold(coach) ? ceilingOf(coach) : undefined;
    if (!ceiling) return null;
    return onceKnown(coach, [ceiling.money], () => find(coach, ceiling));
  },
};

function find({ business, ledger, sale }: Coach, { most, money }: NonNullable<ReturnType<typeof ceilingOf>>) {
  const limits = limitsOf(business);
  const customers = ledger.find('ceiling.customers');
  const weeks = ledger.find('ceiling.weeks');
  if (!sale.said || numberOf(money) <= 0) return null;
  const values = { limits: quotesOf(limits), money: figure(money) };
  const finding: Finding = {
    severity: 'tells',
    stake: numberOf(money),
    says:
      paymentsOf(sale) !== undefined && customers
        ? say(texts.atOnce, {
            ...values,
            count: choose(numberOf(customers)),
            most: figure(customers),
            price: quoted(sale.said),
          })
        : say(texts.found, {
            ...values,
            most: countedIn(most, sale),
            price: figure(sale.price),
            every: choose(weeks ? 'week' : 'none'),
            ...(weeks && { weeks: figure(weeks) }),
          }),
    next: say(texts.next, { count: choose(limits.length) }),
    restsOn: [...limits, sale.said].map(({ mention }) => mention),
  };
  return finding;
}
