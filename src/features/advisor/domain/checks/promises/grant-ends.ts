import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onceKnown, withMeaning } from './asking.ts';
import { countedIn } from './sales.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.grant.asks', message: 'What is “{money}”?' },
  because: /*i18n*/ {
    id: 'advisor.check.grant.because',
    message: 'A grant ends, a loan has to be paid back: both decide what your sales have to bring.',
  },
  once: /*i18n*/ { id: 'advisor.check.grant.once', message: 'A grant or gift, paid once' },
  yearly: /*i18n*/ { id: 'advisor.check.grant.yearly', message: 'A grant or gift that comes again and again' },
  loan: /*i18n*/ { id: 'advisor.check.grant.loan', message: 'A loan: I pay it back' },
  stake: /*i18n*/ { id: 'advisor.check.grant.stake', message: 'Somebody’s share in the business' },
  other: /*i18n*/ { id: 'advisor.check.grant.other', message: 'Something else' },
  earned: /*i18n*/ { id: 'advisor.check.grant.term.earned', message: 'Left of a year’s sales' },
  billsYear: /*i18n*/ { id: 'advisor.check.grant.term.bills', message: 'Bills of a year' },
  missing: /*i18n*/ { id: 'advisor.check.grant.term.missing', message: 'Missing in a year without grants' },
  more: /*i18n*/ { id: 'advisor.check.grant.term.more', message: 'Sales a month that would make up for it' },
  found: /*i18n*/ {
    id: 'advisor.check.grant.found',
    message:
      'In a year without “{grant}” your sales leave {earned} once their own costs are paid, and your bills are {bills}. {missing} is missing, and you have not paid yourself yet.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.grant.next',
    message: 'To do without it you have to sell {more} more a month. Ask now when the next grant is decided.',
  },
  nextNone: /*i18n*/ {
    id: 'advisor.check.grant.nextNone',
    message: 'More sales do not make up for it, as a sale leaves nothing: change the price or its costs.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.grant.sign',
    message: 'The next round of the grant is announced later, or for something else',
  },
  answer: /*i18n*/ { id: 'advisor.check.grant.answer', message: 'Give up bills that only the grant pays' },
};

const question = (money: SaidAmount): Question =>
  chooseFrom(`money.others/${money.mention}`, {
    asks: say(texts.asks, { money: quoted(money) }),
    because: say(texts.because),
    options: {
      once: say(texts.once),
      yearly: say(texts.yearly),
      loan: say(texts.loan),
      stake: say(texts.stake),
      other: say(texts.other),
    },
  });

/** A grant ends: what a year is short of without it. */
export const grantEnds: Check = {
  id: 'grant-ends',
  section: 'financial-projections',
  look(coach) {
    // What else is sold may pay what the main sale does not.
    if (!isAllSold(coach)) return null;
    const grants = amountsOf(coach.business, 'money.others');
    return withMeaning(coach, grants, question, ['once', 'yearly'], (grant) => find(coach, grant));
  },
};

function find(coach: Coach, grant: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const { left, volume, billsOverYear: bills } = sale;
  const times = timesAMonth(sale);
  const earned = moneyTerm(ledger, 'grant.earned', texts.earned, op('multiply', left.id, volume.id, times, 12));
  const year = moneyTerm(ledger, 'grant.bills', texts.billsYear, op('multiply', bills.id, 12));
  const missing = moneyTerm(ledger, 'grant.missing', texts.missing, op('subtract', year.id, earned.id));
  // What is left of one sale may be nothing: then no number of sales helps, and this one is not shown.
  const each = op('multiply', op('max', 1, left.id), times, 12);
  const more = numberTerm(ledger, ['grant.more', 'count'], texts.more, op('ceil', op('divide', missing.id, each)));
  return onceKnown(coach, [missing], () =>
    numberOf(missing) <= 0
      ? null
      : {
          severity: 'costs',
          stake: numberOf(missing),
          says: say(texts.found, {
            grant: quoted(grant),
            earned: figure(earned),
            bills: figure(year),
            missing: figure(missing),
          }),
          next: numberOf(left) > 0 ? say(texts.next, { more: countedIn(more, sale) }) : say(texts.nextNone),
          restsOn: [grant.mention],
          risk: { sign: say(texts.sign), answer: say(texts.answer), cost: missing },
        },
  );
}
