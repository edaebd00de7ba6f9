import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { answerTo, choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { busyKey } from '../../reckoning/season.ts';
import { quoted, say, type Text } from '../../say/message.ts';

const texts = {
  ready: /*i18n*/ {
    id: 'advisor.check.date.ready',
    message: 'Is one of these a day by which something has to be ready?',
  },
  readyBecause: /*i18n*/ {
    id: 'advisor.check.date.ready.because',
    message: 'A last day has to be reckoned backwards.',
  },
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

const meanings = {
  ready: [texts.ready, texts.readyBecause],
  busy: [texts.busy, texts.busyBecause],
} as const;

/** What follows from the date to which a person gave a meaning: one question for all dates, as the words say neither day nor meaning. */
export function withDate(coach: Coach, meaning: keyof typeof meanings, then: (date: SaidAmount) => Outcome): Outcome {
  const dates = amountsOf(coach.business, 'date').filter(({ form }) => form.kind === 'date');
  if (dates.length === 0) return null;
  const key = meaning === 'busy' ? busyKey : 'date.ready';
  const { answers } = coach.business;
  const chosen = dates.find(({ mention }) => mention === choiceOf(answers, key));
  if (chosen) return then(chosen);
  if (answers.has(key)) return null;
  const [asks, because] = meanings[meaning];
  const options = Object.fromEntries(dates.map((date) => [date.mention, say(texts.option, { date: quoted(date) })]));
  return {
    asks: chooseFrom(key, {
      asks: say(asks),
      because: say(because),
      options: { ...options, none: say(texts.none) },
    }),
  };
}

/** A question that is answered by a day. */
export const askDay = (key: string, asks: Text, because: Text, date: SaidAmount): Question => ({
  key,
  asks: say(asks, { date: quoted(date) }),
  because: say(because),
  field: { kind: 'date' },
  stake: 0,
});

/** The ISO day a question was answered with. */
export function dayOf({ business }: Coach, { key }: Question): string | undefined {
  const answer = answerTo(business.answers, key);
  return answer?.kind === 'date' ? answer.date : undefined;
}

const dayMs = 86_400_000;
/** The ISO day so many days later; earlier where they are negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Where a number comes from that an answered question gives. */
export const saidIn = ({ key }: Question) => ({ mention: `answer.${key}`, question: null, quote: '' });
