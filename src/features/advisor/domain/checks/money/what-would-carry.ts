import { op, total } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { isCounted, keptOf, timesAMonth } from '../../reckoning/sale-line.ts';
import { addMonthCount } from '../../reckoning/season.ts';
import { choose, figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';
import { salesFor } from './sales-needed.ts';

const texts = {
  need: /*i18n*/ { id: 'advisor.check.carry.term.need', message: 'What a month of sale has to leave' },
  month: /*i18n*/ { id: 'advisor.check.carry.term.month', message: 'What the sales you expect leave in a month' },
  missing: /*i18n*/ { id: 'advisor.check.carry.term.missing', message: 'Missing in a month of sale' },
  sales: /*i18n*/ { id: 'advisor.check.carry.term.sales', message: 'Sales it would take' },
  price: /*i18n*/ { id: 'advisor.check.carry.term.price', message: 'Price it would take at the sales you expect' },
  both: /*i18n*/ {
    id: 'advisor.check.carry.found',
    message:
      '{season, select, part {In the months in which you sell, bills and your own pay take {sales} at {price}{beside, select, yes { beside everything else you expect to sell} other {}}, or a price of {higher} at the sales you expect.} other {Bills and your own pay take {sales} at {price}{beside, select, yes { beside everything else you expect to sell} other {}}, or a price of {higher} at the sales you expect.}}',
  },
  bills: /*i18n*/ {
    id: 'advisor.check.carry.bills',
    message:
      '{season, select, part {In the months in which you sell, the bills alone take {sales} at {price}{beside, select, yes { beside everything else you expect to sell} other {}}, or a price of {higher} at the sales you expect.} other {The bills alone take {sales} at {price}{beside, select, yes { beside everything else you expect to sell} other {}}, or a price of {higher} at the sales you expect.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.carry.next',
    message: 'Decide which of the two you can reach, or which bill can be smaller, and try it on five customers first.',
  },
};

/** Where the sales that are expected do not carry the business: how many would, and which price would. */
export const whatWouldCarry: Check = {
  id: 'what-would-carry',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const { price, left, volume, billsOverYear: bills, pay, season, others } = sale;
    const known = [price, left, volume, bills].every(({ lacks }) => lacks.length === 0);
    if (!known || season.lacks.length > 0 || isShareOpen(business) || business.currency === undefined) return null;
    if (numberOf(left) <= 0 || numberOf(volume) <= 0) return null;
    const hasPay = pay.lacks.length === 0 && numberOf(pay) > 0;
    const wanted = hasPay ? op('add', bills.id, pay.id) : op('multiply', bills.id, 1);
    const all = season.isWholeYear ? wanted : op('divide', op('multiply', wanted, 12), addMonthCount(ledger, season));
    const counted = others.filter(isCounted);
    const beside = total(counted.map((line) => op('multiply', line.volume.id, timesAMonth(line), line.left.id)));
    const need = moneyTerm(ledger, 'carry.need', texts.need, op('subtract', all, beside));
    const units = op('multiply', volume.id, timesAMonth(sale));
    const month = moneyTerm(ledger, 'carry.month', texts.month, op('multiply', units, left.id));
    const missing = moneyTerm(ledger, 'carry.missing', texts.missing, op('subtract', need.id, month.id));
    if (numberOf(missing) <= 0) return null;
    const higher = higherPrice(coach, need);
    const sales = salesFor(coach, 'carry.sales', texts.sales, need).value();
    const words = [...(sale.said ? [sale.said] : []), ...amountsOf(business, 'cost.period', 'pay.own')];
    return {
      found: {
        severity: 'breaks',
        stake: numberOf(missing) * season.months.length,
        says: say(hasPay ? texts.both : texts.bills, {
          season: choose(season.isWholeYear ? 'whole' : 'part'),
          beside: choose(counted.length > 0 ? 'yes' : 'none'),
          sales,
          price: figure(price),
          higher: figure(higher),
        }),
        next: say(texts.next),
        restsOn: words.map(({ mention }) => mention),
      },
    };
  },
};

/** The price at which the sales that are expected leave what is needed; a share that others keep grows with it. */
function higherPrice({ ledger, sale }: Coach, need: Term): Term {
  const units = op('multiply', sale.volume.id, timesAMonth(sale));
  const each = op('add', sale.direct.id, op('divide', need.id, units));
  const kept = keptOf(sale);
  const gross =
    kept.length > 0 ? op('divide', each, op('subtract', 1, op('divide', total(kept), sale.price.id))) : each;
  return numberTerm(ledger, ['carry.price', 'money'], texts.price, gross, 'minor');
}
