import { type SaidWords, wordsOf } from '../../business/business.ts';
import { type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom } from '../../coach/question.ts';
import { quoted, say } from '../../say/message.ts';
import { numberOf } from '../terms.ts';
import { salesAYear } from './sales.ts';

const texts = {
  which: /*i18n*/ {
    id: 'advisor.check.refund.which',
    message: 'Do you promise your customers their money back in one of these words?',
  },
  whichBecause: /*i18n*/ {
    id: 'advisor.check.refund.which.because',
    message: 'Money that may have to go back is not earned yet.',
  },
  option: /*i18n*/ { id: 'advisor.check.refund.option', message: '“{words}”' },
  none: /*i18n*/ { id: 'advisor.check.refund.none', message: 'No' },
  what: /*i18n*/ {
    id: 'advisor.check.refund.what',
    message: 'What goes back to a customer who claims “{promise}”?',
  },
  whatOf: /*i18n*/ {
    id: 'advisor.check.refund.whatOf',
    message: 'What goes back to a customer who paid “{price}” and claims “{promise}”?',
  },
  whatBecause: /*i18n*/ {
    id: 'advisor.check.refund.what.because',
    message: 'It decides what the promise can cost you.',
  },
  whole: /*i18n*/ {
    id: 'advisor.check.refund.whole',
    message: 'All of it, although the work is done or the thing was used',
  },
  unused: /*i18n*/ {
    id: 'advisor.check.refund.unused',
    message: 'All of it, but only for what comes back unused or was not begun',
  },
  other: /*i18n*/ {
    id: 'advisor.check.refund.other',
    message: 'Only a part, or the promise is about something else',
  },
};

/** The share of a full year's sales by which the questions on a refund are weighed. */
const weight = 0.2;

/**
 * What follows from a promise to give the whole price back after the work, as a person confirmed it. Silent for what is paid by
 * the month or year: which of the payments goes back nobody said.
 */
export function withRefund(coach: Coach, then: (promise: SaidWords) => Outcome): Outcome {
  const { business, sale } = coach;
  const promises = wordsOf(business, 'promise');
  if (promises.length === 0 || sale.said?.every !== undefined) return null;
  const stake = Math.round(numberOf(sale.price) * numberOf(salesAYear(coach).term) * weight);
  const which = chooseFrom(
    'refund',
    {
      asks: say(texts.which),
      because: say(texts.whichBecause),
      options: {
        ...Object.fromEntries(promises.map((one) => [one.mention, say(texts.option, { words: quoted(one) })])),
        none: say(texts.none),
      },
    },
    stake,
  );
  if (!business.answers.has(which.key)) return { asks: which };
  const promise = promises.find(({ mention }) => mention === choiceOf(business.answers, which.key));
  if (!promise) return null;
  const what = chooseFrom(
    `refund.what/${promise.mention}`,
    {
      asks: sale.said
        ? say(texts.whatOf, { price: quoted(sale.said), promise: quoted(promise) })
        : say(texts.what, { promise: quoted(promise) }),
      because: say(texts.whatBecause),
      options: { whole: say(texts.whole), unused: say(texts.unused), other: say(texts.other) },
    },
    stake,
  );
  return ifChosen(coach, what, 'whole', () => then(promise));
}
