import { chooseFrom, type Question } from '../../coach/question.ts';
import { say } from '../../say/message.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.paid.asks', message: 'When do most of your customers pay?' },
  because: /*i18n*/ {
    id: 'advisor.check.paid.because',
    message: 'It decides how much money of your own is tied up, or how much of the money you hold is not earned yet.',
  },
  ahead: /*i18n*/ { id: 'advisor.check.paid.ahead', message: 'For several months or a year in advance' },
  once: /*i18n*/ { id: 'advisor.check.paid.once', message: 'All of it when they order or when they get it' },
  parts: /*i18n*/ { id: 'advisor.check.paid.parts', message: 'In parts, some of them after they got it' },
  later: /*i18n*/ { id: 'advisor.check.paid.later', message: 'All of it later, by invoice' },
};

/** When customers pay: one question for every check that rests on it. */
export const whenPaid: Question = chooseFrom('paid.when', {
  asks: say(texts.asks),
  because: say(texts.because),
  options: { ahead: say(texts.ahead), once: say(texts.once), parts: say(texts.parts), later: say(texts.later) },
});
