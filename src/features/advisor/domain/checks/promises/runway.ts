import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { monthsBehind } from '../../reckoning/first-sale.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { startCost, startMoney } from '../../reckoning/start-money.ts';
import { choose, figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { inTurn, onceKnown } from './asking.ts';

const texts = {
  left: /*i18n*/ { id: 'advisor.check.runway.term.left', message: 'Left when the start is paid' },
  short: /*i18n*/ { id: 'advisor.check.runway.term.short', message: 'Missing before the start is paid' },
  months: /*i18n*/ { id: 'advisor.check.runway.term.months', message: 'Months whose bills it pays' },
  stake: /*i18n*/ { id: 'advisor.check.runway.term.stake', message: 'Missing for the bills of the first months' },
  found: /*i18n*/ {
    id: 'advisor.check.runway.found',
    message:
      'Of {money}, {left} is left once everything for the start is bought. Without a sale, that pays your bills for {count, plural, =0 {less than a month} one {{months} month} other {{months} months}}, with nothing for yourself.',
  },
  foundBare: /*i18n*/ {
    id: 'advisor.check.runway.foundBare',
    message:
      'Without a sale, {money} pays your bills for {count, plural, =0 {less than a month} one {{months} month} other {{months} months}}, with nothing for yourself.',
  },
  fails: /*i18n*/ {
    id: 'advisor.check.runway.fails',
    message:
      'What you have to buy for the start costs {start}. You have {money}: {short} is missing before the first bill.',
  },
  nextFails: /*i18n*/ {
    id: 'advisor.check.runway.nextFails',
    message: 'Name where that comes from, or what of the start can wait.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.runway.next',
    message: 'Sign nothing that costs you every month before the first customers have ordered.',
  },
};

/** Fewer months than this are not enough: from the first talk to the first payment it takes about as long. */
const leastMonths = 3;
const mostMonths = 12;

/** How many months of bills the founder's money pays. */
export const runway: Check = {
  id: 'runway',
  section: 'financial-projections',
  look(coach) {
    const { business, ledger } = coach;
    if (business.currency === undefined) return null;
    const start = startMoney(ledger, business);
    if (!start) return null;
    const { term, said } = start;
    const [question] = term.lacks;
    return question ? inTurn(coach, [question], () => null) : find(coach, said, term);
  },
};

const isSelling = ({ ledger, business, today }: Coach): boolean =>
  amountsOf(business, 'sales.current').length > 0 || monthsBehind(ledger, business, today) !== undefined;

function find(coach: Coach, said: readonly SaidAmount[], money: Term): Outcome {
  const { ledger, sale } = coach;
  // In a season the closed months count as well.
  const { billsOverYear: bills } = sale;
  const start = startCost(coach.ledger, coach.business);
  const left = moneyTerm(ledger, 'runway.left', texts.left, op('subtract', money.id, start.term.id));
  const short = moneyTerm(ledger, 'runway.short', texts.short, op('subtract', start.term.id, money.id));
  const restsOn = [...said, ...start.said].map(({ mention }) => mention);
  if (short.lacks.length === 0 && numberOf(short) > 0)
    return onceKnown(coach, [short], () => ({
      severity: 'breaks',
      stake: numberOf(short),
      says: say(texts.fails, { start: figure(start.term), money: figure(money), short: figure(short) }),
      next: say(texts.nextFails),
      restsOn,
    }));
  const months = numberTerm(
    ledger,
    ['runway.months', 'count'],
    texts.months,
    op('floor', op('divide', left.id, op('max', 1, bills.id))),
  );
  const stake = moneyTerm(
    ledger,
    'runway.stake',
    texts.stake,
    op('max', 0, op('subtract', op('multiply', bills.id, leastMonths), left.id)),
  );
  return onceKnown(coach, [months, stake], () => {
    // A year and more is no risk: nobody waits so long for the first sale.
    if (numberOf(bills) === 0 || numberOf(months) > mostMonths) return null;
    const isShort = numberOf(months) < leastMonths;
    const values = { money: figure(money), count: choose(numberOf(months)), months: figure(months) };
    return {
      severity: isShort ? 'breaks' : 'tells',
      stake: numberOf(stake),
      says:
        numberOf(start.term) > 0 ? say(texts.found, { ...values, left: figure(left) }) : say(texts.foundBare, values),
      // Who sells already has signed.
      ...(isShort && !isSelling(coach) && { next: say(texts.next) }),
      restsOn,
    };
  });
}
