import type { Answers, Business } from '../business/business.ts';
import { ask, choiceOf, chooseFrom } from '../coach/question.ts';
import { figure, say, type Text } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.ask.firstSale', message: 'When do you expect to sell for the first time?' },
  because: /*i18n*/ {
    id: 'advisor.ask.firstSale.because',
    message: 'Until then nothing comes in.',
  },
  rises: /*i18n*/ {
    id: 'advisor.ask.salesRise',
    message: 'You sell already and expect more. From which day on do you expect to sell more than today?',
  },
  risesBecause: /*i18n*/ {
    id: 'advisor.ask.salesRise.because',
    message: 'Until then the forecast counts what you sell today.',
  },
  riseTerm: /*i18n*/ { id: 'advisor.term.salesRise', message: 'Months in which you sell as much as today' },
  bills: /*i18n*/ {
    id: 'advisor.ask.billsFrom',
    message: 'From when do you pay your bills of {bills} a month?',
  },
  billsBecause: /*i18n*/ {
    id: 'advisor.ask.billsFrom.because',
    message: 'It decides what has to be there before the first customer pays.',
  },
  billsNow: /*i18n*/ { id: 'advisor.ask.billsFrom.now', message: 'From next month on' },
  pay: /*i18n*/ {
    id: 'advisor.ask.payFrom',
    message: 'From when do you want to take out your own pay of {pay} a month?',
  },
  payBecause: /*i18n*/ { id: 'advisor.ask.payFrom.because', message: 'It decides how long your money lasts.' },
  payLater: /*i18n*/ { id: 'advisor.ask.payFrom.rise', message: 'From the month on in which sales grow' },
  payGrown: /*i18n*/ { id: 'advisor.ask.payFrom.grown', message: 'Once sales are those of a normal month' },
  payYear: /*i18n*/ { id: 'advisor.ask.payFrom.year', message: 'After the first year' },
  billsLater: /*i18n*/ { id: 'advisor.ask.billsFrom.sale', message: 'From the month of the first sale on' },
  behind: /*i18n*/ { id: 'advisor.term.firstBehind', message: 'Months since the first sale' },
  term: /*i18n*/ { id: 'advisor.term.firstSale', message: 'Months before the first sale' },
};

/** Asks for the day of the first sale. */
export const firstSale = ask('first.sale', { asks: texts.asks, because: texts.because }, { kind: 'date' });

/** Asks whoever sells already from when on they expect to sell more. */
export const salesRise = ask('sales.rise', { asks: texts.rises, because: texts.risesBecause }, { kind: 'date' });

/** Whole months of the plan in which what is sold today goes on as it is. Undefined for none. */
export function monthsBeforeRise(ledger: Ledger, { answers }: Business, today: string): Term | undefined {
  const key = riseKey(answers, today);
  // A month that is half over brings as much as today.
  const answer = answers.get(key);
  const isLate = answer?.kind === 'date' && Number(answer.date.slice(8, 10)) > halfOfMonth ? 1 : 0;
  return addMonths(ledger, salesRise.key, texts.riseTerm, monthsUntil(answers, today, key) + isLate, key);
}

/** The day after which a month is half over. */
const halfOfMonth = 15;

/** Whoever sells one thing already and named a day for the first sale of another has said from when on they sell more. */
export const riseKey = (answers: Answers, today: string): string =>
  !answers.has(salesRise.key) && monthsUntil(answers, today) > 0 ? firstSale.key : salesRise.key;

/** Whole months of the plan that pass before the first sale; the plan begins with the month after `today`. Undefined for none. */
export const monthsBefore = (ledger: Ledger, { answers }: Business, today: string): Term | undefined =>
  addMonths(ledger, 'first.sale', texts.term, monthsUntil(answers, today));

/** Months of sale that lie behind when the plan begins, where the first sale was before; undefined for none. */
export const monthsBehind = (ledger: Ledger, { answers }: Business, today: string): Term | undefined =>
  addMonths(ledger, 'first.behind', texts.behind, -monthsUntil(answers, today));

function addMonths(ledger: Ledger, id: string, label: Text, months: number, key = firstSale.key): Term | undefined {
  if (months <= 0) return undefined;
  return ledger.find(id) ?? ledger.answered({ id, label: say(label), unit: 'months' }, months, key);
}

/** Months from the first of the plan to that of the first sale, or another day that was asked for; below nought where it is behind, nought where nobody said when it is. */
function monthsUntil(answers: Answers, today: string, key = firstSale.key): number {
  const answer = answers.get(key);
  return answer?.kind === 'date' ? monthOf(answer.date) - monthOf(today) - 1 : 0;
}

/** The months from the year nought to that of an ISO day. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * The ISO day of the month before the plan begins: that of `today`, or where nothing comes in and nothing is paid before the first sale, the
 * month before that. A year one of empty months tells nothing.
 */
export function dayBefore({ answers }: Business, bills: Term, today: string): string {
  const months = monthsUntil(answers, today);
  const areBillsLater = choiceOf(answers, billsFromKey) === 'sale' || (bills.lacks.length === 0 && bills.value === 0);
  if (months <= 0 || !areBillsLater) return today;
  const month = monthOf(today) + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** The key of the question from when on the bills are paid. */
export const billsFromKey = 'bills.from';

/**
 * From when on the bills are paid, where months pass before the first sale or before sales grow: from next month on while nobody said otherwise,
 * which is asked. `wait`: those months, where they are paid from then on only.
 */
export function billsFrom({ answers }: Business, bills: Term, first: Term | undefined, rise: Term | undefined) {
  const wait = first ?? rise;
  if (!wait || bills.lacks.length > 0 || bills.value === 0) return { asks: [] };
  const choice = choiceOf(answers, billsFromKey);
  const options = { now: texts.billsNow, sale: first ? texts.billsLater : texts.payLater };
  const words = { asks: say(texts.bills, { bills: figure(bills) }), because: texts.billsBecause, options };
  const asks = answers.has(billsFromKey) ? [] : [chooseFrom(billsFromKey, words)];
  return { asks, ...(choice !== undefined && choice !== 'now' && { wait }) };
}

/**
 * From when on the own pay is taken: of whoever sells already at once (`now`) or with their growth (`rise`), of others with the first sale (`sale`) or
 * once sales have `grown`; or after the first `year`. Not asked of who sells already and expects no more.
 */
export function payFrom({ answers }: Business, pay: Term, rise: Term | undefined, isSelling: boolean) {
  if (pay.lacks.length > 0 || pay.value === 0 || (isSelling && !rise)) return { asks: [], choice: undefined };
  const { billsNow: now, payLater, billsLater: sale, payGrown: grown, payYear: year } = texts;
  const options = isSelling ? { now, rise: payLater, year } : { sale, grown, year };
  const words = { asks: say(texts.pay, { pay: figure(pay) }), because: texts.payBecause, options };
  return {
    asks: answers.has(payFromKey) ? [] : [chooseFrom(payFromKey, words)],
    choice: choiceOf(answers, payFromKey),
  };
}

/** The key of the question from when on the own pay is taken. */
export const payFromKey = 'pay.from';
