import { type Argument, op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Business } from '../business/business.ts';
import { answerTo, choiceOf, type Question } from '../coach/question.ts';
import { type Message, monthOfYear, quoted, say } from '../say/message.ts';
import type { Ledger } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.ask.months', message: 'In which months of the year do you sell?' },
  because: /*i18n*/ {
    id: 'advisor.ask.months.because',
    message: 'In the others nothing comes in.',
  },
  all: /*i18n*/ { id: 'advisor.ask.months.all', message: 'All year round' },
  month: /*i18n*/ { id: 'advisor.ask.months.one', message: '{month}' },
  open: /*i18n*/ { id: 'advisor.term.months.weights', message: 'Whether you sell in a month, January to December' },
  weights: /*i18n*/ {
    id: 'advisor.term.months.busy',
    message: 'Sales of a month beside those of a normal one, January to December',
  },
  busy: /*i18n*/ { id: 'advisor.ask.months.busy', message: 'Which months do you mean by “{date}”?' },
  busyBecause: /*i18n*/ {
    id: 'advisor.ask.months.busy.because',
    message: 'More is sold in them, and less in the others.',
  },
  count: /*i18n*/ { id: 'advisor.term.months.count', message: 'Months of the year in which you sell' },
};

const yearRound = 'year';
const monthsOfYear = Array.from({ length: 12 }, (_, at) => at + 1);

const monthOptions = monthsOfYear.map((month): { id: string; text: Message } => ({
  id: String(month),
  text: say(texts.month, { month: monthOfYear(month) }),
}));

/** Asks for the months of sale; one tap says that there is no season. */
export const monthsSold: Question = {
  key: 'months.sold',
  asks: say(texts.asks),
  because: say(texts.because),
  field: {
    kind: 'choices',
    isMany: true,
    options: [{ id: yearRound, text: say(texts.all) }, ...monthOptions],
  },
  stake: 0,
};

/** The questions of a time in which most is sold: which months, and how much of a year. The first tells which date it is. */
export const busyKey = 'date.busy';
export const peakShareKey = (mention: string): string => `peak.share/${mention}`;

/** Asks which months of the year some words mean. */
export const busyMonths = ({ mention, quote }: { readonly mention: string; readonly quote: string }): Question => ({
  key: `busy.months/${mention}`,
  asks: say(texts.busy, { date: quoted({ mention, quote }) }),
  because: say(texts.busyBecause),
  field: { kind: 'choices', isMany: true, options: monthOptions },
  stake: 0,
});

/** The months that were chosen, from 1; none while nobody chose. */
export function chosenMonths(answers: Business['answers'], { key }: Pick<Question, 'key'>): readonly number[] {
  const answer = answerTo(answers, key);
  return answer?.kind === 'choices' ? monthsOfYear.filter((month) => answer.choices.includes(String(month))) : [];
}

/** When in the year something is sold. */
export interface Season {
  /** The question, while it is open. */
  readonly lacks: readonly Question[];
  /** Calendar months from 1; all of them where nobody knows better. */
  readonly months: readonly number[];
  readonly isWholeYear: boolean;
  /** Sales of each month of the year beside those of a normal month of sale; undefined where every month of sale is like the others. */
  readonly weights?: readonly number[];
}

/** The months in which the business sells. */
export function seasonOf({ answers }: Pick<Business, 'answers'>): Season {
  const answer = answerTo(answers, monthsSold.key);
  const chosen = answer?.kind === 'choices' && !answer.choices.includes(yearRound) ? answer.choices : [];
  const months = monthsOfYear.filter((month) => chosen.includes(String(month)));
  const isWholeYear = months.length === 0 || months.length === 12;
  const open = isWholeYear ? monthsOfYear : months;
  const weights = weightsOf(answers, open);
  return {
    lacks: answers.has(monthsSold.key) ? [] : [monthsSold],
    months: open,
    isWholeYear,
    ...(weights && { weights }),
  };
}

/** How the sales of a year lie in its months, where a share of them falls in some: on average a month of sale is a normal one. */
function weightsOf(answers: Business['answers'], open: readonly number[]): readonly number[] | undefined {
  const mention = choiceOf(answers, busyKey);
  if (mention === undefined) return undefined;
  const busy = chosenMonths(answers, busyMonths({ mention, quote: '' })).filter((month) => open.includes(month));
  const share = answerTo(answers, peakShareKey(mention));
  if (share?.kind !== 'amount' || busy.length === 0 || busy.length === open.length) return undefined;
  const part = (percent: number, months: number): number => (percent / 100) * (open.length / months);
  const [inBusy, inOthers] = [part(share.value, busy.length), part(100 - share.value, open.length - busy.length)];
  return monthsOfYear.map((month) => (busy.includes(month) ? inBusy : open.includes(month) ? inOthers : 0));
}

const said = { mention: `answer.${monthsSold.key}`, question: null, quote: '' };

/** How many months are sold in, as a number of the ledger. */
export function addMonthCount(ledger: Ledger, { months }: Season): string {
  const spec = { id: 'months.count', label: say(texts.count), unit: 'count' } as const;
  return (ledger.find(spec.id) ?? ledger.said(spec, months.length, said)).id;
}

/** A number of each month of the year as a series of the plan; `today`: ISO day, the plan begins with the month after. */
function inPlan(ledger: Ledger, id: 'months.weights' | 'months.busy', values: readonly number[], today: string) {
  const label = say(id === 'months.busy' ? texts.weights : texts.open);
  const term = ledger.find(id) ?? ledger.said({ id, label, unit: 'count' }, values, said);
  return op('seasons', term.id, (Number(today.slice(5, 7)) % 12) + 1);
}

/** Whether a month of the plan is one of sale, as a series of ones and noughts. */
const openMonths = (ledger: Ledger, { months }: Season, today: string): Expression =>
  inPlan(
    ledger,
    'months.weights',
    monthsOfYear.map((month) => (months.includes(month) ? 1 : 0)),
    today,
  );

/** Something that is so in the months of sale and nought in the others. */
export const inSeason = (ledger: Ledger, season: Season, today: string, what: Expression): Expression =>
  season.isWholeYear ? what : op('multiply', what, openMonths(ledger, season, today));

/** Sales as they lie in the year, of those of a normal month. */
export const asBusy = (ledger: Ledger, { weights }: Season, today: string, sales: Expression): Expression =>
  weights ? op('multiply', sales, inPlan(ledger, 'months.busy', weights, today)) : sales;

/** One thing in the months of sale, another in the others. */
export function inSeasonOr(
  ledger: Ledger,
  season: Season,
  today: string,
  [open, closed]: readonly [open: Argument, closed: Argument],
): Expression {
  const isOpen = openMonths(ledger, season, today);
  return op('add', op('multiply', open, isOpen), op('multiply', closed, op('subtract', 1, isOpen)));
}

/** A sum over twelve normal months, where some of them bring nothing. */
export const overYear = (ledger: Ledger, season: Season, monthly: Expression): Expression =>
  season.isWholeYear ? monthly : op('divide', op('multiply', monthly, addMonthCount(ledger, season)), 12);
