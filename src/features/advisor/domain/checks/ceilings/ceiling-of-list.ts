import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { paymentsOf } from '../../reckoning/ceiling.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm } from '../terms.ts';
import { type CustomerList, withList } from './list.ts';

const texts = {
  money: /*i18n*/ { id: 'advisor.check.ceilingOfList.term', message: 'If all of the list paid' },
  found: /*i18n*/ {
    id: 'advisor.check.ceilingOfList.found',
    message:
      'If all of “{list}” paid “{price}”, you would take in {money} {every, select, week {a week} year {a year} other {a month}}. That is the limit of this list, not what to plan with: nobody wins all of them.',
  },
};

/** What a whole list of possible customers would bring. */
export const ceilingOfList: Check = {
  id: 'ceiling-of-list',
  section: 'market-analysis',
  look(coach) {
    if (paymentsOf(coach.sale) === undefined || coach.sale.price.lacks.length > 0) return null;
    return withList(coach, ['each'], (list) => find(coach, list));
  },
};

function find(coach: Coach, { said, count }: CustomerList): Outcome {
  const { ledger, sale } = coach;
  const { price } = sale;
  const money = moneyTerm(ledger, 'listCeiling.money', texts.money, op('multiply', count.id, price.id));
  const words = sale.said;
  return onceKnown(coach, [money], () =>
    words === undefined
      ? null
      : {
          severity: 'tells',
          stake: 0,
          says: say(texts.found, {
            list: quoted(said),
            price: quoted(words),
            money: figure(money),
            every: choose(words.every ?? 'month'),
          }),
          restsOn: [said.mention, words.mention],
        },
  );
}
