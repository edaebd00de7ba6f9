import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../business/business.ts';
import type { Check } from '../coach/coach.ts';
import { choiceOf, chooseFrom } from '../coach/question.ts';
import { isCounted, timesAMonth } from '../reckoning/sale-line.ts';
import { figure, say, whether } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { settledMonth } from './month.ts';
import { inSales, salesFor } from './sales-needed.ts';
import { exactTerm, numberOf } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.net.asks',
    message: 'You want {pay} a month for yourself. Do you pay income tax and social insurance from that?',
  },
  because: /*i18n*/ { id: 'advisor.check.net.because', message: 'What they take has to be earned as well.' },
  from: /*i18n*/ { id: 'advisor.check.net.from', message: 'Yes, they still come off it' },
  left: /*i18n*/ { id: 'advisor.check.net.left', message: 'No, so much has to be left after them' },
  tenth: /*i18n*/ { id: 'advisor.check.net.term.tenth', message: 'A tenth of the pay you want' },
  sales: /*i18n*/ { id: 'advisor.check.net.term.sales', message: 'Sales that bring a tenth of the pay you want' },
  found: /*i18n*/ {
    id: 'advisor.check.net.found',
    message:
      '{pay} a month are to be left to you after income tax and social insurance, which are not reckoned here.{alone, select, yes { Every {tenth} a month that they take needs about {sales} more.} other { What they take has to be earned on top of it.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.net.next',
    message:
      'Ask the tax office or a tax adviser what it takes before them for so much to be left, and enter that as the pay you want.',
  },
};

/** Whether the pay that is wanted is meant after tax: then more has to be earned than is reckoned. */
export const netPay: Check = {
  id: 'net-pay',
  section: 'financial-projections',
  look(coach) {
    const { ledger, sale, business } = coach;
    const month = settledMonth(coach);
    if (!month?.afterPay || numberOf(sale.pay) <= 0 || numberOf(sale.left) <= 0) return null;
    const pay = figure(sale.pay);
    const stake = numberOf(sale.pay) * 12;
    const options = { from: texts.from, left: texts.left };
    const asked = chooseFrom('pay.net', { asks: say(texts.asks, { pay }), because: texts.because, options });
    if (!business.answers.has(asked.key)) return { ...asked, stake };
    if (choiceOf(business.answers, asked.key) !== 'left') return null;
    const tenth = exactTerm(ledger, 'net.tenth', texts.tenth, op('multiply', sale.pay.id, 0.1));
    // Of few sales a round number says too much or too little, and in a season a month is not one of sale.
    const isEnough = numberOf(tenth) >= numberOf(sale.left) * timesAMonth(sale) * 3;
    const isAlone = sale.season.isWholeYear && isEnough && !sale.others.some(isCounted);
    const sales = () => inSales(coach, salesFor(coach, 'net.sales', texts.sales, tenth), tenth);
    return {
      severity: 'costs',
      stake,
      says: say(texts.found, {
        pay,
        alone: whether(isAlone),
        ...(isAlone && { tenth: figure(tenth), sales: sales() }),
      }),
      next: say(texts.next),
      restsOn: mentionsOf(sale.said, ...amountsOf(business, 'pay.own')),
    };
  },
};
