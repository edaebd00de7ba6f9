import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { perMonth, saidMoney } from '../../reckoning/said-terms.ts';
import { quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { choosing, isPlain, onMainSale } from '../prices/priced.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { leftOfThose, salesFor } from './sales-needed.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.hire.asks',
    message: 'Is one of these what somebody costs you whom you employ, or want to employ?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.hire.because',
    message: 'Then it can be said how many sales pay for another pair of hands.',
  },
  none: /*i18n*/ { id: 'advisor.check.hire.none', message: 'None of these' },
  said: /*i18n*/ { id: 'advisor.check.hire.term.said', message: 'Pay of an employee as you said it' },
  month: /*i18n*/ { id: 'advisor.check.hire.term.month', message: 'Pay of an employee a month' },
  sales: /*i18n*/ { id: 'advisor.check.hire.term.sales', message: 'Sales that pay for an employee' },
  found: /*i18n*/ {
    id: 'advisor.check.hire.found',
    message:
      'Paying for “{words}” takes {sales}. If the contributions that an employer pays are not in it, it takes more.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.hire.next',
    message: 'Before you sign, write down which of these sales you could not make without that person.',
  },
};

/** How many sales pay for somebody who is employed. Hours and days are left out: how many there are in a month nobody said. */
export const hirePaysFrom: Check = {
  id: 'hire-pays-from',
  section: 'financial-projections',
  look(coach) {
    const { business } = coach;
    const candidates = amountsOf(business, 'cost.period').filter(
      (one) => isPlain(business, one) && (one.every === 'week' || one.every === 'month' || one.every === 'year'),
    );
    if (candidates.length === 0 || isShareOpen(business)) return null;
    return onMainSale(coach, () => {
      const left = leftOfThose(coach);
      // Beside other things that are sold, the main one need not pay for it alone.
      if (!isAllSold(coach) || left.lacks.length > 0 || numberOf(left) <= 0) return null;
      const asking = { asks: say(texts.asks), because: say(texts.because), none: say(texts.none) };
      return choosing(coach, 'hire', asking, candidates, (pay) => find(coach, pay));
    });
  },
};

function find(coach: Coach, pay: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const said = saidMoney(ledger, { id: 'hire.said', label: say(texts.said) }, pay);
  if (!said || !pay.every || pay.every === 'minute') return null;
  const month = moneyTerm(ledger, 'hire.month', texts.month, op('multiply', said.id, perMonth[pay.every]));
  const { value } = salesFor(coach, 'hire.sales', texts.sales, month);
  return {
    found: {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, { words: quoted(pay), sales: value() }),
      next: say(texts.next),
      restsOn: [pay.mention, ...(sale.said ? [sale.said.mention] : [])],
    },
  };
}
