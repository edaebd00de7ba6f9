import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import { minorOf } from '../../reckoning/said-terms.ts';
import { quoted, say } from '../../say/message.ts';
import { withMeaning } from './asking.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.deposit.asks', message: 'What happens to “{deposit}” in the end?' },
  because: /*i18n*/ {
    id: 'advisor.check.deposit.because',
    message: 'Only what stays with you is income.',
  },
  back: /*i18n*/ { id: 'advisor.check.deposit.back', message: 'Every customer gets it back' },
  order: /*i18n*/ {
    id: 'advisor.check.deposit.order',
    message: 'Whoever orders gets it back or has it taken off the price; from the others I keep it',
  },
  price: /*i18n*/ { id: 'advisor.check.deposit.price', message: 'It is a part of the price, paid early' },
  other: /*i18n*/ { id: 'advisor.check.deposit.other', message: 'Something else' },
};

const question = (deposit: SaidAmount): Question =>
  chooseFrom(`deposit/${deposit.mention}`, {
    asks: say(texts.asks, { deposit: quoted(deposit) }),
    because: say(texts.because),
    options: {
      back: say(texts.back),
      order: say(texts.order),
      price: say(texts.price),
      other: say(texts.other),
    },
  });

/** What follows from a deposit of which a person said what happens to it; one amount in the currency of the business. */
export function withDeposit(coach: Coach, meaning: 'back' | 'order', then: (deposit: SaidAmount) => Outcome): Outcome {
  const { business } = coach;
  const deposits = amountsOf(business, 'deposit').filter(
    (one) => one.toValue === undefined && (minorOf(one, business.currency) ?? 0) > 0,
  );
  return withMeaning(coach, deposits, question, [meaning], then);
}
