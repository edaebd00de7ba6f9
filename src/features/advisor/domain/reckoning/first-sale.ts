import type { Business } from '../business/business.ts';
import { answerTo, type Question } from '../coach/question.ts';
import { say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.ask.firstSale', message: 'When do you expect to be paid for the first time?' },
  because: /*i18n*/ {
    id: 'advisor.ask.firstSale.because',
    message: 'Until then the bills are paid and nothing comes in.',
  },
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
  const answer = answerTo(answers, firstSale.key);
  if (answer?.kind !== 'date') return undefined;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(answer.date) - monthOf(today) - 1;
  if (months <= 0) return undefined;
  const spec = { id: 'first.sale', label: say(texts.term), unit: 'months' } as const;
  const said = { mention: `answer.${firstSale.key}`, question: null, quote: '' };
  return ledger.find(spec.id) ?? ledger.said(spec, months, said);
}
