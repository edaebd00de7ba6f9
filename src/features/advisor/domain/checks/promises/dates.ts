import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { busyKey } from '../../reckoning/season.ts';
import { quoted, say } from '../../say/message.ts';

const texts = {
  busy: /*i18n*/ {
    id: 'advisor.check.date.busy',
    message: 'Is one of these the time in which you sell most?',
  },
  busyBecause: /*i18n*/ {
    id: 'advisor.check.date.busy.because',
    message: 'A busy month needs more hands, places or goods than a normal one.',
  },
  option: /*i18n*/ { id: 'advisor.check.date.option', message: '“{date}”' },
  none: /*i18n*/ { id: 'advisor.check.date.none', message: 'None of them' },
};

/** What follows from the date that a person called their busiest time: one question for all dates, as the words say no meaning. */
export function withBusyTime(coach: Coach, then: (date: SaidAmount) => Outcome): Outcome {
  const dates = amountsOf(coach.business, 'date').filter(({ form }) => form.kind === 'date');
  if (dates.length === 0) return null;
  const { answers } = coach.business;
  const chosen = dates.find(({ mention }) => mention === choiceOf(answers, busyKey));
  if (chosen) return then(chosen);
  if (answers.has(busyKey)) return null;
  const options = Object.fromEntries(dates.map((date) => [date.mention, say(texts.option, { date: quoted(date) })]));
  return {
    asks: chooseFrom(busyKey, {
      asks: say(texts.busy),
      because: say(texts.busyBecause),
      options: { ...options, none: say(texts.none) },
    }),
  };
}

/** Where a number comes from that an answered question gives. */
export const saidIn = ({ key }: Question) => ({ mention: `answer.${key}`, question: null, quote: '' });
