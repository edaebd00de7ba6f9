import type { Business } from '../business/business.ts';
import { answerTo, choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { figure, say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.ask.firstSale', message: 'When do you expect to sell for the first time?' },
  because: /*i18n*/ {
    id: 'advisor.ask.firstSale.because',
    message: 'Until then nothing comes in.',
  },
  bills: /*i18n*/ {
    id: 'advisor.ask.billsFrom',
    message: 'From when do you pay your bills of {bills} a month?',
  },
  billsBecause: /*i18n*/ {
    id: 'advisor.ask.billsFrom.because',
    message: 'It decides what has to be there before the first customer pays.',
  },
  billsNow: /*i18n*/ { id: 'advisor.ask.billsFrom.now', message: 'From next month on' },
  billsLater: /*i18n*/ { id: 'advisor.ask.billsFrom.sale', message: 'From the month of the first sale on' },
  behind: /*i18n*/ { id: 'advisor.term.firstBehind', message: 'Months since the first sale' },
  term: /*i18n*/ { id: 'advisor.term.firstSale', message: 'Months before the first sale' },
};

/** Asks for the day of the first sale. */
export const firstSale: Question = {
  key: 'first.sale',
  asks: say(texts.asks),
  because: say(texts.because),
  field: { kind: 'date' },
  stake: 0,
};

/** Whole months of the plan that pass before the first sale; the plan begins with the month after `today`. Undefined for none. */
export function monthsBefore(ledger: Ledger, { answers }: Business, today: string): Term | undefined {
  const months = monthsUntil(answers, today);
  if (months === undefined || months <= 0) return undefined;
  const spec = { id: 'first.sale', label: say(texts.term), unit: 'months' } as const;
  return ledger.find(spec.id) ?? ledger.said(spec, months, said);
}

/** Months of sale that lie behind when the plan begins, where the first sale was before; undefined for none. */
export function monthsBehind(ledger: Ledger, { answers }: Business, today: string): Term | undefined {
  const months = monthsUntil(answers, today);
  if (months === undefined || months >= 0) return undefined;
  const spec = { id: 'first.behind', label: say(texts.behind), unit: 'months' } as const;
  return ledger.find(spec.id) ?? ledger.said(spec, -months, said);
}

const said = { mention: `answer.${firstSale.key}`, question: null, quote: '' };

/** Months from the first of the plan to that of the first sale; below nought where it is behind. */
function monthsUntil(answers: Business['answers'], today: string): number | undefined {
  const answer = answerTo(answers, firstSale.key);
  if (answer?.kind !== 'date') return undefined;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(answer.date) - monthOf(today) - 1;
}

/**
 * The ISO day of the month before the plan begins: that of `today`, or where nothing comes in and nothing is paid before the first sale, the
 * month before that. A year one of empty months tells nothing.
 */
export function dayBefore({ answers }: Business, bills: Term, today: string): string {
  const months = monthsUntil(answers, today) ?? 0;
  const areBillsLater = choiceOf(answers, billsFromKey) === 'sale' || (bills.lacks.length === 0 && bills.value === 0);
  if (months <= 0 || !areBillsLater) return today;
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** The key of the question from when on the bills are paid. */
export const billsFromKey = 'bills.from';

/**
 * From when on the bills are paid, where months pass before the first sale: from next month on, while nobody said otherwise, which is asked.
 * `wait`: those months, where they are paid from the first sale on only.
 */
export function billsFrom(
  { answers }: Business,
  bills: Term,
  wait: Term | undefined,
): { readonly asks?: Question; readonly wait?: Term } {
  if (!wait || bills.lacks.length > 0 || bills.value === 0) return {};
  const question = chooseFrom(billsFromKey, {
    asks: say(texts.bills, { bills: figure(bills) }),
    because: say(texts.billsBecause),
    options: { now: say(texts.billsNow), sale: say(texts.billsLater) },
  });
  if (!answers.has(question.key)) return { asks: question };
  return choiceOf(answers, question.key) === 'sale' ? { wait } : {};
}
