import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { limitsOf } from '../../reckoning/ceiling.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { ceilingOf } from './common.ts';

const texts = {
  full: /*i18n*/ { id: 'advisor.check.belowWage.term.full', message: 'Left of a full month before your own pay' },
  loss: /*i18n*/ { id: 'advisor.check.belowWage.term.loss', message: 'Bills that a full month does not pay' },
  missing: /*i18n*/ { id: 'advisor.check.belowWage.term.missing', message: 'Missing for your pay in a full month' },
  forBills: /*i18n*/ {
    id: 'advisor.check.belowWage.term.forBills',
    message: 'What each sale has to leave for the bills, when full',
  },
  forPay: /*i18n*/ {
    id: 'advisor.check.belowWage.term.forPay',
    message: 'What each sale has to leave for bills and own pay, when full',
  },
  belowPay: /*i18n*/ {
    id: 'advisor.check.belowWage.belowPay',
    message:
      'Even if you sell all you can, a month leaves {full} after your costs and bills. You want to earn {pay}: {missing} a month is missing.',
  },
  belowBills: /*i18n*/ {
    id: 'advisor.check.belowWage.belowBills',
    message:
      'Even if you sell all you can, your bills of {bills} a month are not paid: {loss} a month is missing, and you have earned nothing yet.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.belowWage.next',
    message:
      'More customers do not help. With these limits and bills each sale would have to leave {needed}; now it leaves {left}.',
  },
};

/** The most that can be sold does not pay the bills, or not the founder. */
export const ceilingBelowWage: Check = {
  id: 'ceiling-below-wage',
  section: 'financial-projections',
  look(coach) {
    const { left } = coach.sale;
    const ceiling = ceilingOf(coach);
    // Where a sale leaves nothing, no limit is to blame. What is sold beside it could pay the rest.
    if (!ceiling || !isAllSold(coach) || (left.lacks.length === 0 && numberOf(left) <= 0)) return null;
    return find(coach, ceiling.most);
  },
};

function find(coach: Coach, most: Term): Outcome {
  const { business, ledger, sale } = coach;
  const { left, billsOverYear: bills, pay } = sale;
  const month = op('divide', op('multiply', most.id, left.id), 12);
  const full = moneyTerm(ledger, 'belowWage.full', texts.full, op('subtract', month, bills.id));
  const loss = moneyTerm(ledger, 'belowWage.loss', texts.loss, op('subtract', bills.id, month));
  const missing = moneyTerm(ledger, 'belowWage.missing', texts.missing, op('subtract', pay.id, full.id));
  const each = (sum: Term['id'] | ReturnType<typeof op>) => op('divide', op('multiply', sum, 12), most.id);
  const forBills = moneyTerm(ledger, 'belowWage.forBills', texts.forBills, each(bills.id));
  const forPay = moneyTerm(ledger, 'belowWage.forPay', texts.forPay, each(op('add', bills.id, pay.id)));
  const restsOn = [...limitsOf(business), ...(sale.said ? [sale.said] : [])].map(({ mention }) => mention);
  const isLoss = full.lacks.length === 0 && numberOf(full) < 0;
  if (isLoss)
    return onceKnown(coach, [loss], () => ({
      severity: 'breaks',
      stake: numberOf(loss) * 12,
      says: say(texts.belowBills, { bills: figure(bills), loss: figure(loss) }),
      next: say(texts.next, { needed: figure(forBills), left: figure(left) }),
      restsOn,
    }));
  return onceKnown(coach, [missing], () =>
    numberOf(missing) <= 0
      ? null
      : {
          severity: 'breaks',
          stake: numberOf(missing) * 12,
          says: say(texts.belowPay, { full: figure(full), pay: figure(pay), missing: figure(missing) }),
          next: say(texts.next, { needed: figure(forPay), left: figure(left) }),
          restsOn,
        },
  );
}
