import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach, Outcome } from '../../coach/coach.ts';
import { answerTo, askFor, chooseFrom, type Question } from '../../coach/question.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
import { quoted, say, type Text } from '../../say/message.ts';
import { withMeaning } from './asking.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.date.asks', message: 'What is “{date}” for your business?' },
  because: /*i18n*/ {
    id: 'advisor.check.date.because',
    message: 'A last day has to be reckoned backwards, and a season has to pay for the whole year.',
  },
  ready: /*i18n*/ { id: 'advisor.check.date.ready', message: 'A day by which something has to be ready' },
  open: /*i18n*/ { id: 'advisor.check.date.open', message: 'The only time of the year in which I sell' },
  busy: /*i18n*/ { id: 'advisor.check.date.busy', message: 'The time of the year in which I sell most' },
  other: /*i18n*/ { id: 'advisor.check.date.other', message: 'Something else' },
  months: /*i18n*/ { id: 'advisor.check.date.months', message: 'How many months is “{date}”?' },
  monthsBecause: /*i18n*/ {
    id: 'advisor.check.date.months.because',
    message: 'It decides what each of these months has to bring.',
  },
  monthsTerm: /*i18n*/ { id: 'advisor.check.date.term.months', message: 'Months of the season' },
};

const question = (date: SaidAmount): Question =>
  chooseFrom(`date/${date.mention}`, {
    asks: say(texts.asks, { date: quoted(date) }),
    because: say(texts.because),
    options: { ready: say(texts.ready), open: say(texts.open), busy: say(texts.busy), other: say(texts.other) },
  });

/** What follows from a date of which a person said what it is; the words alone say neither day nor meaning. */
export const withDate = (
  coach: Coach,
  meaning: 'ready' | 'open' | 'busy',
  then: (date: SaidAmount) => Outcome,
): Outcome =>
  withMeaning(
    coach,
    amountsOf(coach.business, 'date').filter(({ form }) => form.kind === 'date'),
    question,
    [meaning],
    then,
  );

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
