import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { whenPaid } from '../../reckoning/paid-later.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.ahead.asks',
    message: 'How many months in advance does a customer pay “{price}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.ahead.because',
    message: 'The money is there at once, and the work is still owed.',
  },
  months: /*i18n*/ { id: 'advisor.check.ahead.term.months', message: 'Months paid in advance' },
  sum: /*i18n*/ { id: 'advisor.check.ahead.term.sum', message: 'Paid in advance by one customer' },
  month: /*i18n*/ { id: 'advisor.check.ahead.term.month', message: 'One month of the year’s price' },
  found: /*i18n*/ {
    id: 'advisor.check.ahead.found',
    message:
      'Whoever pays “{price}” for {count, plural, one {{months} month} other {{months} months}} in advance gives you {sum} on the first day, and you still owe all the work for it. {month} a month is earned as time goes by.',
  },
  foundYear: /*i18n*/ {
    id: 'advisor.check.ahead.foundYear',
    message:
      'Whoever pays “{price}” in advance gives you {sum} on the first day, and you still owe a whole year of work for it. {month} a month is earned as time goes by.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.ahead.next',
    message: 'Spend only what is earned: whoever may leave early can ask for the rest.',
  },
};

/** Months are paid in advance: how much work is still owed. */
export const paidAhead: Check = {
  id: 'paid-ahead',
  section: 'financial-projections',
  look(coach) {
    const { said } = coach.sale;
    if (said?.role !== 'price.period' || (said.every !== 'month' && said.every !== 'year')) return null;
    return ifChosen(coach, whenPaid, 'ahead', () => (said.every === 'year' ? year(coach, said) : months(coach, said)));
  },
};

function year(coach: Coach, said: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const month = moneyTerm(ledger, 'ahead.month', texts.month, op('divide', sale.price.id, 12));
  return onceKnown(coach, [month], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.foundYear, { price: quoted(said), sum: figure(sale.price), month: figure(month) }),
    next: say(texts.next),
    restsOn: [said.mention],
  }));
}

function months(coach: Coach, said: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const count = ledger.asked(
    { id: 'ahead.months', label: say(texts.months), unit: 'count' },
    askFor(
      `ahead/${said.mention}`,
      { asks: say(texts.asks, { price: quoted(said) }), because: say(texts.because) },
      { unit: 'months', min: 1, max: 120 },
    ),
  );
  const sum = moneyTerm(ledger, 'ahead.sum', texts.sum, op('multiply', sale.price.id, count.id));
  return onceKnown(coach, [sum], () =>
    // One month in advance is how rent and most subscriptions are paid.
    numberOf(count) < 2
      ? null
      : {
          severity: 'tells',
          stake: 0,
          says: say(texts.found, {
            price: quoted(said),
            count: choose(numberOf(count)),
            months: figure(count),
            sum: figure(sum),
            month: figure(sale.price),
          }),
          next: say(texts.next),
          restsOn: [said.mention],
        },
  );
}
