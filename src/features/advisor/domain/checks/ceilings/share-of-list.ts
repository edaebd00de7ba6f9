import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { paymentsOf } from '../../reckoning/ceiling.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isAllSold } from './common.ts';
import { type CustomerList, withList } from './list.ts';

const texts = {
  month: /*i18n*/ { id: 'advisor.check.listShare.term.month', message: 'Left of one customer a month' },
  needed: /*i18n*/ { id: 'advisor.check.listShare.term.needed', message: 'Customers who pay the bills' },
  share: /*i18n*/ { id: 'advisor.check.listShare.term.share', message: 'The same as a share of the list' },
  short: /*i18n*/ {
    id: 'advisor.check.listShare.term.short',
    message: 'Bills a month that the whole list does not pay',
  },
  found: /*i18n*/ {
    id: 'advisor.check.listShare.found',
    message:
      'You need {count, plural, one {{needed} customer} other {{needed} customers}} out of “{list}” before your bills of {bills} a month are paid. That is {share} of them.',
  },
  beyond: /*i18n*/ {
    id: 'advisor.check.listShare.beyond',
    message:
      'Even if all of “{list}” paid you, {short} of your bills of {bills} a month would stay unpaid. It would take {needed} customers.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.listShare.next',
    message: 'Before you pay such bills, find out where customers beyond this list could come from.',
  },
};

/** From this share of a list on, in percent, the bills hang on winning an unusual part of it: a third, a guess of ours. */
const largeShare = 100 / 3;

/** How much of a list of possible customers the bills take. Only for what is paid for a time, which is all that is sold. */
export const shareOfList: Check = {
  id: 'share-of-list',
  section: 'market-analysis',
  look(coach) {
    const { left, bills } = coach.sale;
    const lacks = new Set([...left.lacks, ...bills.lacks].map(({ key }) => key));
    if (paymentsOf(coach.sale) === undefined || !isAllSold(coach) || lacks.size > 1) return null;
    const isNothing = [left, bills].some((term) => term.lacks.length === 0 && numberOf(term) <= 0);
    return isNothing ? null : withList(coach, ['each'], (list) => find(coach, list));
  },
};

function find(coach: Coach, { said, count }: CustomerList): Outcome {
  const { ledger, sale } = coach;
  const { left, bills } = sale;
  const payments = paymentsOf(sale) ?? 0;
  const month = moneyTerm(ledger, 'listShare.month', texts.month, op('divide', op('multiply', left.id, payments), 12));
  const needed = numberTerm(
    ledger,
    ['listShare.needed', 'count'],
    texts.needed,
    op('ceil', op('divide', bills.id, month.id)),
  );
  const share = numberTerm(
    ledger,
    ['listShare.share', 'percent'],
    texts.share,
    op('multiply', op('divide', needed.id, count.id), 100),
  );
  const short = moneyTerm(
    ledger,
    'listShare.short',
    texts.short,
    op('subtract', bills.id, op('multiply', count.id, month.id)),
  );
  return onceKnown(coach, [share, short], () => {
    const values = { list: quoted(said), needed: figure(needed), bills: figure(bills) };
    const isBeyond = numberOf(short) > 0;
    const isLarge = numberOf(share) > largeShare;
    return {
      severity: isBeyond ? 'breaks' : isLarge ? 'costs' : 'tells',
      stake: isBeyond ? numberOf(short) * 12 : isLarge ? numberOf(bills) * 12 : 0,
      says: isBeyond
        ? say(texts.beyond, { ...values, short: figure(short) })
        : say(texts.found, { ...values, count: choose(numberOf(needed)), share: figure(share) }),
      ...((isBeyond || isLarge) && { next: say(texts.next) }),
      restsOn: [said.mention, ...(sale.said ? [sale.said.mention] : [])],
    };
  });
}
