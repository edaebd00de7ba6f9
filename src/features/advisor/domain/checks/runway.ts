import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { isSelling } from '../reckoning/sales-today.ts';
import { startCost, startMoney } from '../reckoning/start-money.ts';
import { choose, figure, say } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

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
    const { business, ledger, sale } = coach;
    const own = business.currency && startMoney(ledger, business);
    if (!own) return null;
    const { term: money } = own;
    if (money.lacks.length > 0) return onceKnown(coach, [money], () => null);
    const { term: start, said } = startCost(ledger, business);
    const left = moneyTerm(ledger, 'runway.left', texts.left, op('subtract', money.id, start.id));
    const short = moneyTerm(ledger, 'runway.short', texts.short, op('subtract', start.id, money.id));
    const restsOn = mentionsOf(...own.said, ...said);
    if (numberOf(short) > 0) {
      const says = say(texts.fails, { start: figure(start), money: figure(money), short: figure(short) });
      return { severity: 'breaks', stake: numberOf(short), says, next: say(texts.nextFails), restsOn };
    }
    // For how long it lasts says nothing of who sells already, nor where the bills of the months differ.
    const { billsOverYear: bills } = sale;
    const lines = [sale, ...sale.others.filter(isCounted)];
    if (isSelling(ledger, business, lines, coach.today) || bills.id !== sale.bills.id) return null;
    const paid = op('floor', op('divide', left.id, op('max', 1, bills.id)));
    const months = numberTerm(ledger, ['runway.months', 'count'], texts.months, paid);
    const missing = op('subtract', op('multiply', bills.id, leastMonths), left.id);
    const stake = moneyTerm(ledger, 'runway.stake', texts.stake, op('max', 0, missing));
    return onceKnown(coach, [months, stake], () => {
      // A year and more is no risk: nobody waits so long for the first sale.
      if (numberOf(bills) === 0 || numberOf(months) > mostMonths) return null;
      const isShort = numberOf(months) < leastMonths;
      const values = { money: figure(money), count: choose(numberOf(months)), months: figure(months) };
      return {
        severity: isShort ? 'breaks' : 'tells',
        stake: numberOf(stake),
        says: numberOf(start) > 0 ? say(texts.found, { ...values, left: figure(left) }) : say(texts.foundBare, values),
        ...(isShort && { next: say(texts.next) }),
        restsOn,
      };
    });
  },
};
