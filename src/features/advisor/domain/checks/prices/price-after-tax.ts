import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberTerm } from '../terms.ts';
import { onMainSale, yearly } from './priced.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.tax.asks',
    message: 'Is “{tax}” a tax that is already in the price your customers pay?',
  },
  because: /*i18n*/ { id: 'advisor.check.tax.because', message: 'If it is, that part of each price is not yours.' },
  inside: /*i18n*/ { id: 'advisor.check.tax.inside', message: 'Yes, it is in the price' },
  added: /*i18n*/ { id: 'advisor.check.tax.added', message: 'No, it is put on top of the price' },
  other: /*i18n*/ { id: 'advisor.check.tax.other', message: 'It is another tax, or I need not pay it' },
  rate: /*i18n*/ { id: 'advisor.check.tax.term.rate', message: 'Tax in the price, as you said it' },
  tax: /*i18n*/ { id: 'advisor.check.tax.term.tax', message: 'Tax in the price' },
  net: /*i18n*/ { id: 'advisor.check.tax.term.net', message: 'Price without tax' },
  found: /*i18n*/ {
    id: 'advisor.check.tax.found',
    message: 'Of {price}, {amount} is tax that you pass on (“{tax}”). Your own price is {net}.',
  },
};

/**
 * What is left of a price that has a tax in it, at the rate that the person said. No rate of a country is used here: those need
 * a source, a date, and whether it is owed at all.
 */
export const priceAfterTax: Check = {
  id: 'price-after-tax',
  section: 'revenue-streams',
  look(coach) {
    const tax = onlyAmountOf(coach.business, 'share.tax');
    if (tax?.form.kind !== 'percent' || tax.toValue !== undefined || tax.form.percent <= 0) return null;
    const { percent } = tax.form;
    const question = chooseFrom(`tax/${tax.mention}`, {
      asks: say(texts.asks, { tax: quoted(tax) }),
      because: say(texts.because),
      options: { inside: say(texts.inside), added: say(texts.added), other: say(texts.other) },
    });
    return ifChosen(coach, question, 'inside', () => onMainSale(coach, () => find(coach, tax, percent)));
  },
};

function find(coach: Coach, tax: SaidAmount, percent: number): Outcome {
  const { sale, ledger } = coach;
  const { price, said } = sale;
  const rate = ledger.said({ id: 'tax.rate', label: say(texts.rate), unit: 'percent' }, percent, tax);
  // Tax is owed to the coin: rounded to whole minor units it is exact, and with the net price it makes up the price.
  const part = op('divide', op('multiply', price.id, rate.id), op('add', 100, rate.id));
  const amount = numberTerm(ledger, ['tax.amount', 'money'], texts.tax, op('floor', op('add', part, 0.5)));
  const net = moneyTerm(ledger, 'tax.net', texts.net, op('subtract', price.id, amount.id));
  return once([amount, net], () => ({
    severity: 'costs',
    stake: yearly(coach, said, amount),
    says: say(texts.found, { price: figure(price), amount: figure(amount), tax: quoted(tax), net: figure(net) }),
    restsOn: [tax.mention, ...(said ? [said.mention] : [])],
  }));
}
