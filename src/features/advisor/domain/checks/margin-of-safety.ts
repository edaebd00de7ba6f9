import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, say } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { dueInMonth, inMonth, leftOf, linesOf, settledMonth } from './month.ts';
import { exactTerm, moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  earned: /*i18n*/ { id: 'advisor.check.safety.term.earned', message: 'What the sales of a normal month leave' },
  spare: /*i18n*/ { id: 'advisor.check.safety.term.spare', message: 'What is over in a normal month' },
  year: /*i18n*/ { id: 'advisor.check.safety.term.spareYear', message: 'What is over in a year' },
  share: /*i18n*/ { id: 'advisor.check.safety.term.share', message: 'How far sales may fall' },
  pay: /*i18n*/ {
    id: 'advisor.check.safety.pay',
    message:
      'If your sales are more than {share} below what you expect, they no longer pay your bills and your own pay. In a normal month {spare} is left over.',
  },
  payInSeason: /*i18n*/ {
    id: 'advisor.check.safety.payInSeason',
    message:
      'If your sales are more than {share} below what you expect, they no longer pay your bills and your own pay of the year. In a year {spare} is left over.',
  },
  billsInSeason: /*i18n*/ {
    id: 'advisor.check.safety.billsInSeason',
    message:
      'If your sales are more than {share} below what you expect, they no longer pay the bills of the year. In a year {spare} is left over.',
  },
  bills: /*i18n*/ {
    id: 'advisor.check.safety.bills',
    message:
      'If your sales are more than {share} below what you expect, they no longer pay your bills. In a normal month {spare} is left over.',
  },
};

/** Less than this is little: the worst case of the forecast lies as far below. */
const thin = 20;

/** How far sales may stay below what is expected: what the plan bears before it no longer carries. */
export const marginOfSafety: Check = {
  id: 'margin-of-safety',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale } = coach;
    const { season } = sale;
    const month = settledMonth(coach);
    if (!month) return null;
    const earned = exactTerm(ledger, 'safety.earned', texts.earned, inMonth(linesOf(month), leftOf));
    const spare = exactTerm(ledger, 'safety.spare', texts.spare, op('subtract', earned.id, dueInMonth(coach)));
    if (numberOf(earned) <= 0 || numberOf(spare) <= 0) return null;
    // Rounded down: what is said is borne.
    const parts = numberOf(spare) / numberOf(earned) < 0.1 ? 10 : 1;
    const by = op('divide', op('floor', op('multiply', op('divide', spare.id, earned.id), 100 * parts)), parts);
    const share = numberTerm(ledger, ['safety.share', 'percent'], texts.share, by);
    // Without anything to pay nothing can fall short.
    if (numberOf(share) >= 100) return null;
    // Months without sales have no part in it: what is over is that of a year, to the coin, as the forecast has it.
    const over = season.isWholeYear
      ? spare
      : moneyTerm(ledger, 'safety.spareYear', texts.year, op('multiply', spare.id, addMonthCount(ledger, season)), 1);
    const [whole, part] = numberOf(sale.pay) > 0 ? [texts.pay, texts.payInSeason] : [texts.bills, texts.billsInSeason];
    return {
      severity: numberOf(share) < thin ? 'costs' : 'tells',
      stake: numberOf(spare) * season.months.length,
      says: say(season.isWholeYear ? whole : part, { share: figure(share), spare: figure(over) }),
      restsOn: mentionsOf(sale.said),
    };
  },
};
