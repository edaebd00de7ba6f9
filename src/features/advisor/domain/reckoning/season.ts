import { op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Answers, Business } from '../business/business.ts';
import { ask, askFor, type Question } from '../coach/question.ts';
import { listed, monthOfYear, say } from '../say/message.ts';
import type { Ledger, TermSpec } from './ledger.ts';

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
  busy: /*i18n*/ {
    id: 'advisor.ask.months.most',
    message: 'In which of these months do you sell clearly more than in the others? Tick none if they are alike.',
  },
  share: /*i18n*/ {
    id: 'advisor.ask.months.share',
    message: 'How many of a hundred sales of a year fall into {months}?',
  },
  busyBecause: /*i18n*/ {
    id: 'advisor.ask.months.busy.because',
    message: 'More is sold in them, and less in the others.',
  },
  count: /*i18n*/ { id: 'advisor.term.months.count', message: 'Months of the year in which you sell' },
};

const yearRound = 'year';
const monthsOfYear = Array.from({ length: 12 }, (_, at) => at + 1);

const monthOptions = monthsOfYear.map((month) => ({
  id: String(month),
  text: say(texts.month, { month: monthOfYear(month) }),
}));

/** Asks for the months of sale; one tap says that there is no season. */
export const monthsSold = ask(
  'months.sold',
  { asks: texts.asks, because: texts.because },
  { kind: 'choices', isMany: true, options: [{ id: yearRound, text: say(texts.all) }, ...monthOptions] },
);

const busyKey = 'months.busy';
/** The key of how much of a year is sold in its busy months. */
export const busyShareKey = 'months.busyShare';

/** Asks in which months of sale most is sold, and how much of a year; nothing of who sells in one or two, or is paid by the month. */
export function busyQuestions({ answers }: Pick<Business, 'answers'>, { lacks, months }: Season): readonly Question[] {
  if (lacks.length > 0 || months.length <= 2) return [];
  const options = monthOptions.filter(({ id }) => months.includes(Number(id)));
  const words = { asks: texts.busy, because: texts.busyBecause };
  if (!answers.has(busyKey)) return [ask(busyKey, words, { kind: 'choices', isMany: true, options })];
  const busy = busyOf(answers, months);
  if (busy.length === 0) return [];
  const asks = say(texts.share, { months: listed(busy.map(monthOfYear)) });
  return [askFor(busyShareKey, { ...words, asks }, { unit: 'percent', min: 1, max: 100 })];
}

/** The busy ones of the months of sale; none where all or no month is one. */
function busyOf(answers: Answers, open: readonly number[]): readonly number[] {
  const busy = chosenMonths(answers, { key: busyKey }).filter((month) => open.includes(month));
  return busy.length < open.length ? busy : [];
}

/** The months that were chosen, from 1; none while nobody chose. */
function chosenMonths(answers: Answers, { key }: Pick<Question, 'key'>): readonly number[] {
  const answer = answers.get(key);
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
  readonly weights: readonly number[] | undefined;
}

/** The months in which the business sells. */
export function seasonOf({ answers }: Pick<Business, 'answers'>): Season {
  const answer = answers.get(monthsSold.key);
  const isRound = answer?.kind === 'choices' && answer.choices.includes(yearRound);
  const chosen = isRound ? [] : chosenMonths(answers, monthsSold);
  const isWholeYear = chosen.length === 0 || chosen.length === 12;
  const months = isWholeYear ? monthsOfYear : chosen;
  return { lacks: answer ? [] : [monthsSold], months, isWholeYear, weights: weightsOf(answers, months) };
}

/** How the sales of a year lie in its months, where a share of them falls in some: on average a month of sale is a normal one. */
function weightsOf(answers: Answers, open: readonly number[]): readonly number[] | undefined {
  const busy = busyOf(answers, open);
  const share = answers.get(busyShareKey);
  if (share?.kind !== 'amount' || busy.length === 0) return undefined;
  const part = (percent: number, months: number): number => (percent / 100) * (open.length / months);
  const [inBusy, inOthers] = [part(share.value, busy.length), part(100 - share.value, open.length - busy.length)];
  return monthsOfYear.map((month) => (busy.includes(month) ? inBusy : open.includes(month) ? inOthers : 0));
}

/** How many months are sold in, as a number of the ledger. */
export function addMonthCount(ledger: Ledger, { months }: Season): string {
  const spec = { id: 'months.count', label: say(texts.count), unit: 'count' } as const;
  return (ledger.find(spec.id) ?? ledger.answered(spec, months.length, monthsSold.key)).id;
}

/** A number of each month of the year as a series of the plan, which begins with the month after `today` (ISO day). */
function inPlan(ledger: Ledger, spec: TermSpec, values: readonly number[], today: string): Expression {
  const term = ledger.find(spec.id) ?? ledger.answered(spec, values, monthsSold.key);
  return op('seasons', term.id, (Number(today.slice(5, 7)) % 12) + 1);
}

/** Whether a month of the plan is one of sale, as a series of ones and noughts. */
export function openMonths(ledger: Ledger, { months }: Season, today: string): Expression {
  const spec = { id: 'months.weights', label: say(texts.open), unit: 'count' } as const;
  const areOpen = monthsOfYear.map((month) => (months.includes(month) ? 1 : 0));
  return inPlan(ledger, spec, areOpen, today);
}

/** Sales as they lie in the year, of those of a normal month. */
export function asBusy(ledger: Ledger, { weights }: Season, today: string, sales: Expression): Expression {
  const spec = { id: 'months.busy', label: say(texts.weights), unit: 'count' } as const;
  return weights ? op('multiply', sales, inPlan(ledger, spec, weights, today)) : sales;
}

/** A sum over twelve normal months, where some of them bring nothing. */
export const overYear = (ledger: Ledger, season: Season, monthly: Expression): Expression =>
  season.isWholeYear ? monthly : op('divide', op('multiply', monthly, addMonthCount(ledger, season)), 12);
