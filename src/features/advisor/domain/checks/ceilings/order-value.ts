import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.orderValue.asks',
    message: 'Does one customer take “{size}” in one order, and pay “{price}” for each?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.orderValue.because',
    message: 'It decides what one order is worth, and what it means to lose one.',
  },
  usual: /*i18n*/ { id: 'advisor.check.orderValue.usual', message: 'Yes, that is what an order usually is' },
  least: /*i18n*/ { id: 'advisor.check.orderValue.least', message: 'Yes, but it is the smallest order I take' },
  no: /*i18n*/ { id: 'advisor.check.orderValue.no', message: 'No' },
  lowSize: /*i18n*/ { id: 'advisor.check.orderValue.term.lowSize', message: 'How many one order is' },
  highSize: /*i18n*/ { id: 'advisor.check.orderValue.term.highSize', message: 'How many a large order is' },
  low: /*i18n*/ { id: 'advisor.check.orderValue.term.low', message: 'Worth of an order' },
  high: /*i18n*/ { id: 'advisor.check.orderValue.term.high', message: 'Worth of a large order' },
  one: /*i18n*/ {
    id: 'advisor.check.orderValue.one',
    message: 'One order of “{size}” brings {low}.',
  },
  range: /*i18n*/ {
    id: 'advisor.check.orderValue.range',
    message: 'One order of “{size}” brings {low} to {high}.',
  },
  smallest: /*i18n*/ {
    id: 'advisor.check.orderValue.smallest',
    message: 'The smallest order you take, “{size}”, costs a customer {low}.',
  },
};

/** What one order is worth. */
export const orderValue: Check = {
  id: 'order-value',
  section: 'revenue-streams',
  look(coach) {
    const { business, sale } = coach;
    if (!isAllSold(coach)) return null;
    const size = onlyAmountOf(business, 'order.size');
    const price = sale.said;
    if (!size || !price || price.every !== undefined || sale.price.lacks.length > 0) return null;
    const isSize = size.form.kind === 'count' || size.form.kind === 'measure';
    if (!isSize || Math.max(plainOf(size) ?? 0, size.toValue ?? 0) <= 1) return null;
    const question = chooseFrom(`order/${size.mention}/${price.mention}`, {
      asks: say(texts.asks, { size: quoted(size), price: quoted(price) }),
      because: say(texts.because),
      options: { usual: say(texts.usual), least: say(texts.least), no: say(texts.no) },
    });
    if (!business.answers.has(question.key)) return { asks: question };
    const chosen = choiceOf(business.answers, question.key);
    return chosen === 'usual' || chosen === 'least' ? find(coach, size, chosen) : null;
  },
};

function find(coach: Coach, size: SaidAmount, kind: 'usual' | 'least'): Outcome {
  const { ledger, sale } = coach;
  const sizeTerm = (end: 'low' | 'high', value: number): Term =>
    ledger.said({ id: `order.${end}.size`, label: say(texts[`${end}Size`]), unit: 'count' }, value, size);
  const worth = (end: 'low' | 'high', value: number): Term =>
    moneyTerm(ledger, `order.${end}`, texts[end], op('multiply', sizeTerm(end, value).id, sale.price.id));
  const low = worth('low', plainOf(size) ?? 0);
  const high = size.toValue === undefined || kind === 'least' ? undefined : worth('high', size.toValue);
  const values = { size: quoted(size), low: figure(low) };
  return onceKnown(coach, [high ?? low], () => ({
    severity: 'tells',
    stake: 0,
    says:
      kind === 'least'
        ? say(texts.smallest, values)
        : high
          ? say(texts.range, { ...values, high: figure(high) })
          : say(texts.one, values),
    restsOn: [size.mention, ...(sale.said ? [sale.said.mention] : [])],
  }));
}
