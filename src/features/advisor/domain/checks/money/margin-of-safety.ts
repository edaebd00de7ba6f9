import { op, total } from '#shared/formula-build.ts';
import type { Check, Coach, Finding } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { addNormalMonth } from '../../reckoning/normal-month.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { addMonthCount } from '../../reckoning/season.ts';
import { figure, say } from '../../say/message.ts';
import { exactTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from '../../reckoning/open-share.ts';

const texts = {
  earned: /*i18n*/ { id: 'advisor.check.safety.term.earned', message: 'What the sales of a normal month leave' },
  spare: /*i18n*/ { id: 'advisor.check.safety.term.spare', message: 'What is over in a normal month' },
  spareYear: /*i18n*/ { id: 'advisor.check.safety.term.spareYear', message: 'What is over in a year' },
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
    const month = addNormalMonth(ledger, sale);
    if (!month || isShareOpen(coach.business) || sale.season.lacks.length + sale.billsOverYear.lacks.length > 0)
      return null;
    const hasPay = sale.pay.lacks.length === 0 && numberOf(sale.pay) > 0;
    const lines = month.lines.map(({ line }) => op('multiply', line.volume.id, timesAMonth(line), line.left.id));
    const earned = exactTerm(ledger, 'safety.earned', texts.earned, total(lines));
    const wanted = op('add', sale.billsOverYear.id, hasPay ? sale.pay.id : 0);
    // In months of sale what the whole year takes has to come in.
    const due = sale.season.isWholeYear
      ? wanted
      : op('divide', op('multiply', wanted, 12), addMonthCount(ledger, sale.season));
    const spare = exactTerm(ledger, 'safety.spare', texts.spare, op('subtract', earned.id, due));
    if (numberOf(earned) <= 0 || numberOf(spare) <= 0) return null;
    return { found: find(coach, { earned, spare, hasPay }) };
  },
};

interface Safety {
  readonly earned: Term;
  readonly spare: Term;
  readonly hasPay: boolean;
}

function find(coach: Coach, { earned, spare, hasPay }: Safety): Finding {
  const { ledger, sale } = coach;
  // Rounded down: what is said is borne.
  const parts = numberOf(spare) / numberOf(earned) < 0.1 ? 10 : 1;
  const by = op('divide', op('floor', op('multiply', op('divide', spare.id, earned.id), 100 * parts)), parts);
  const share = numberTerm(ledger, ['safety.share', 'percent'], texts.share, by);
  const isThin = numberOf(share) < thin;
  const values = { share: figure(share) };
  const stake = numberOf(spare) * sale.season.months.length;
  return {
    severity: isThin ? 'costs' : 'tells',
    stake,
    says: sale.season.isWholeYear
      ? say(hasPay ? texts.pay : texts.bills, { ...values, spare: figure(spare) })
      : say(hasPay ? texts.payInSeason : texts.billsInSeason, { ...values, spare: figure(ofYear(coach, spare)) }),
    restsOn: sale.said ? [sale.said.mention] : [],
  };
}

/** Months without sales have no part in it: what is over is that of a year. */
function ofYear({ ledger, sale }: Coach, spare: Term): Term {
  const by = op('multiply', spare.id, addMonthCount(ledger, sale.season));
  // To the coin, as the forecast has it.
  return ledger.formula({ id: 'safety.spareYear', label: say(texts.spareYear), unit: 'money' }, by, 1);
}
