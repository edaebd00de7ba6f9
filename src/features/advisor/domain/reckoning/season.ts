import { type Argument, op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Business } from '../business/business.ts';
import { answerTo, type Question } from '../coach/question.ts';
import { type Message, monthOfYear, say } from '../say/message.ts';
import type { Ledger } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.ask.months', message: 'In which months of the year do you sell?' },
  because: /*i18n*/ {
    id: 'advisor.ask.months.because',
    message: 'In the others nothing comes in.',
  },
  all: /*i18n*/ { id: 'advisor.ask.months.all', message: 'All year round' },
  month: /*i18n*/ { id: 'advisor.ask.months.one', message: '{month}' },
  weights: /*i18n*/ { id: 'advisor.term.months.weights', message: 'Whether you sell in a month, January to December' },
  count: /*i18n*/ { id: 'advisor.term.months.count', message: 'Months of the year in which you sell' },
};

const yearRound = 'year';
const monthsOfYear = Array.from({ length: 12 }, (_, at) => at + 1);

/** Asks for the months of sale; one tap says that there is no season. */
export const monthsSold: Question = {
  key: 'months.sold',
  asks: say(texts.asks),
  because: say(texts.because),
  field: {
    kind: 'choices',
    isMany: true,
    options: [
      { id: yearRound, text: say(texts.all) },
      ...monthsOfYear.map((month): { id: string; text: Message } => ({
        id: String(month),
        text: say(texts.month, { month: monthOfYear(month) }),
      })),
    ],
  },
  stake: 0,
};

/** When in the year something is sold. */
export interface Season {
  /** The question, while it is open. */
  readonly lacks: readonly Question[];
  /** Calendar months from 1; all of them where nobody knows better. */
  readonly months: readonly number[];
  readonly isWholeYear: boolean;
}

/** The months in which the business sells. */
export function seasonOf({ answers }: Pick<Business, 'answers'>): Season {
  const answer = answerTo(answers, monthsSold.key);
  const chosen = answer?.kind === 'choices' && !answer.choices.includes(yearRound) ? answer.choices : [];
  const months = monthsOfYear.filter((month) => chosen.includes(String(month)));
  const isWholeYear = months.length === 0 || months.length === 12;
  return {
    lacks: answers.has(monthsSold.key) ? [] : [monthsSold],
    months: isWholeYear ? monthsOfYear : months,
    isWholeYear,
  };
}

const said = { mention: `answer.${monthsSold.key}`, question: null, quote: '' };

/** How many months are sold in, as a number of the ledger. */
export function addMonthCount(ledger: Ledger, { months }: Season): string {
  const spec = { id: 'months.count', label: say(texts.count), unit: 'count' } as const;
  return (ledger.find(spec.id) ?? ledger.said(spec, months.length, said)).id;
}

/** Whether a month of the plan is one of sale, as a series of ones and noughts; `today`: ISO day, the plan begins with the month after. */
function weightsOf(ledger: Ledger, season: Season, today: string): Expression {
  const spec = { id: 'months.weights', label: say(texts.weights), unit: 'count' } as const;
  const weights = monthsOfYear.map((month) => (season.months.includes(month) ? 1 : 0));
  const id = (ledger.find(spec.id) ?? ledger.said(spec, weights, said)).id;
  const start = (Number(today.slice(5, 7)) % 12) + 1;
  return op('seasons', id, start);
}

/** Something that is so in the months of sale and nought in the others. */
export const inSeason = (ledger: Ledger, season: Season, today: string, what: Expression): Expression =>
  season.isWholeYear ? what : op('multiply', what, weightsOf(ledger, season, today));

/** One thing in the months of sale, another in the others. */
export function inSeasonOr(
  ledger: Ledger,
  season: Season,
  today: string,
  [open, closed]: readonly [open: Argument, closed: Argument],
): Expression {
  const weights = weightsOf(ledger, season, today);
  return op('add', op('multiply', open, weights), op('multiply', closed, op('subtract', 1, weights)));
}

/** A sum over twelve normal months, where some of them bring nothing. */
export const overYear = (ledger: Ledger, season: Season, monthly: Expression): Expression =>
  season.isWholeYear ? monthly : op('divide', op('multiply', monthly, addMonthCount(ledger, season)), 12);
