import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor, choiceOf } from '../../coach/question.ts';
import { choose, figure, say } from '../../say/message.ts';
import { onMainSale } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { shareQuestion, sharesOf } from '../shares.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.worth.asks',
    message: 'How many of a hundred customers do you expect to leave in a normal month?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.worth.because',
    message: 'It decides how long a customer pays, and what winning one may cost.',
  },
  leaving: /*i18n*/ { id: 'advisor.check.worth.term.leaving', message: 'Customers who leave in a month' },
  months: /*i18n*/ { id: 'advisor.check.worth.term.months', message: 'Months a customer stays on average' },
  pays: /*i18n*/ { id: 'advisor.check.worth.term.pays', message: 'What a customer pays until then' },
  leaves: /*i18n*/ { id: 'advisor.check.worth.term.leaves', message: 'What is left of that' },
  pay: /*i18n*/ {
    id: 'advisor.check.worth.pay',
    message:
      'If {leaving} of your customers leave in a month, one stays {count, plural, one {{months} month} other {{months} months}} on average and pays you {pays} in that time.',
  },
  leave: /*i18n*/ {
    id: 'advisor.check.worth.leave',
    message:
      'If {leaving} of your customers leave in a month, one stays {count, plural, one {{months} month} other {{months} months}} on average and pays you {pays} in that time. Of that, {leaves} is left: winning a customer has to cost less.',
  },
};

/** Further ahead than five years nobody knows that customers leave as they do now. */
const mostMonths = 60;

/** What a customer who pays by the month brings until they leave. */
export const customerWorth: Check = {
  id: 'customer-worth',
  section: 'financial-projections',
  look: (coach) => onMainSale(coach, () => find(coach)),
};

function find(coach: Coach): Outcome {
  const { business, ledger, sale } = coach;
  if (sale.said?.every !== 'month' || sale.price.lacks.length > 0 || numberOf(sale.price) <= 0) return null;
  const shares = sharesOf(business);
  const open = shares.map(shareQuestion).find(({ key }) => !business.answers.has(key));
  if (open) return { asks: open };
  const said = shares.find((share) => choiceOf(business.answers, shareQuestion(share).key) === 'leaving');
  const spec = { id: 'worth.leaving', label: say(texts.leaving), unit: 'percent' } as const;
  const leaving =
    said?.form.kind === 'percent'
      ? ledger.said(spec, said.form.percent, said)
      : ledger.asked(
          spec,
          askFor(
            'customers.leaving',
            { asks: say(texts.asks), because: say(texts.because) },
            { unit: 'percent', min: 0, max: 100 },
          ),
        );
  const over = (amount: string | number) => op('divide', op('multiply', amount, 100), leaving.id);
  const months = numberTerm(ledger, ['worth.months', 'count'], texts.months, over(1));
  const pays = moneyTerm(ledger, 'worth.pays', texts.pays, over(sale.price.id));
  const leaves = moneyTerm(ledger, 'worth.leaves', texts.leaves, over(sale.left.id));
  return onceKnown(coach, [months, pays], () => {
    if (numberOf(leaving) <= 0 || numberOf(months) > mostMonths) return null;
    const values = {
      leaving: figure(leaving),
      count: choose(numberOf(months)),
      months: figure(months),
      pays: figure(pays),
    };
    const isLeftKnown = !isShareOpen(business) && leaves.lacks.length === 0 && numberOf(leaves) > 0;
    return {
      severity: 'tells',
      stake: 0,
      says: isLeftKnown ? say(texts.leave, { ...values, leaves: figure(leaves) }) : say(texts.pay, values),
      restsOn: [sale.said!.mention, ...(said ? [said.mention] : [])],
    };
  });
}
