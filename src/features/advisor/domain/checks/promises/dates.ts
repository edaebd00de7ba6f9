import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { answerTo, askFor, choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
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
  months: /*i18n*/ {
    id: 'advisor.check.date.months',
    message: 'How many months of the year is the time you mean by “{date}”?',
  },
  monthsBecause: /*i18n*/ {
    id: 'advisor.check.date.months.because',
    message: 'It decides what each of these months has to bring.',
  },
  monthsTerm: /*i18n*/ { id: 'advisor.check.date.term.months', message: 'Months of the season' },
};

const meanings = {
  ready: [texts.ready, texts.readyBecause],
  busy: [texts.busy, texts.busyBecause],
} as const;

/** What follows from the date to which a person gave a meaning: one question for all dates, as the words say neither day nor meaning. */
export function withDate(coach: Coach, meaning: keyof typeof meanings, then: (date: SaidAmount) => Outcome): Outcome {
  const dates = amountsOf(coach.business, 'date').filter(({ form }) => form.kind === 'date');
  if (dates.length === 0) return null;
  const key = `date.${meaning}`;
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

/** How many months a season has, of 1 to 11. */
export const monthsOf = (date: SaidAmount): Question =>
  askFor(
    `months/${date.mention}`,
    { asks: say(texts.months, { date: quoted(date) }), because: say(texts.monthsBecause) },
    { unit: 'months', min: 1, max: 11 },
  );

/** The same as a number of the ledger. */
export const monthsTerm = (ledger: Ledger, id: string, date: SaidAmount): Term =>
  ledger.asked({ id, label: say(texts.monthsTerm), unit: 'count' }, monthsOf(date));

const dayMs = 86_400_000;
/** The ISO day so many days later; earlier where they are negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Where a number comes from that an answered question gives. */
export const saidIn = ({ key }: Question) => ({ mention: `answer.${key}`, question: null, quote: '' });
