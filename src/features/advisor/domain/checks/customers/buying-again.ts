import { amountsOf } from '../../business/business.ts';
import { type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import { say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.again.asks', message: 'Does a customer usually buy from you again?' },
  because: /*i18n*/ {
    id: 'advisor.check.again.because',
    message: 'It decides how many new customers you need all the time.',
  },
  once: /*i18n*/ { id: 'advisor.check.again.once', message: 'No, once is enough' },
  again: /*i18n*/ { id: 'advisor.check.again.again', message: 'Yes, some or most come back' },
};

const question: Question = chooseFrom('buys.again', {
  asks: say(texts.asks),
  because: say(texts.because),
  options: { once: say(texts.once), again: say(texts.again) },
});

/**
 * What follows where each sale is another customer: nobody comes back, nobody pays on for a time, and nobody takes several at once.
 */
export function ifBoughtOnce(coach: Coach, then: () => Outcome): Outcome {
  const { business, sale } = coach;
  if (sale.said?.every !== undefined || !isAllSold(coach)) return null;
  if (amountsOf(business, 'order.size', 'frequency').length > 0) return null;
  return ifChosen(coach, question, 'once', then);
}
