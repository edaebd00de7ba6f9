import { op, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Business } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import { askFor, choiceOf, chooseFrom } from '../coach/question.ts';
import { say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.paid.asks', message: 'When do most of your customers pay?' },
  because: /*i18n*/ {
    id: 'advisor.check.paid.because',
    message: 'It decides how much money of your own is tied up, or how much of the money you hold is not earned yet.',
  },
  ahead: /*i18n*/ { id: 'advisor.check.paid.ahead', message: 'For several months or a year in advance' },
  once: /*i18n*/ { id: 'advisor.check.paid.once', message: 'All of it when they order or when they get it' },
  deposit: /*i18n*/ { id: 'advisor.check.paid.deposit', message: 'A part when they order, the rest when they get it' },
  parts: /*i18n*/ { id: 'advisor.check.paid.parts', message: 'In parts, some of them after they got it' },
  later: /*i18n*/ { id: 'advisor.check.paid.later', message: 'All of it later, by invoice' },
  daysAsks: /*i18n*/ {
    id: 'advisor.check.later.asks',
    message: 'How many days after they got it do your customers pay?',
  },
  daysBecause: /*i18n*/ {
    id: 'advisor.check.later.because',
    message: 'Until then you pay for material and help yourself.',
  },
  days: /*i18n*/ { id: 'advisor.check.later.term.days', message: 'Days until customers pay' },
  usualBasis: /*i18n*/ {
    id: 'advisor.term.laterUsual.basis',
    message: 'Invoices are mostly paid within a month. It stands until you say how many days it is for you.',
  },
};

/** When customers pay: one question for every check that rests on it. */
export const whenPaid = chooseFrom('paid.when', {
  asks: texts.asks,
  because: texts.because,
  options: { ahead: texts.ahead, once: texts.once, deposit: texts.deposit, parts: texts.parts, later: texts.later },
});

/** Days of a month as invoices count them. */
export const daysOfMonth = 30;

/** Days until customers pay; asked where it is open. `stake`: the money that hangs on it. */
export function daysUntilPaid(ledger: Ledger, stake = 0): Term {
  const words = { asks: texts.daysAsks, because: texts.daysBecause };
  const question = askFor('paid.days', words, { unit: 'days', min: 1, max: 366 }, stake);
  const spec = { id: 'later.days', label: say(texts.days), unit: 'count' } as const;
  return ledger.find(spec.id) ?? ledger.asked(spec, question);
}

/**
 * What of a month's sales comes in when, where the person said that customers pay later: after as many days as they said, or thirty; undefined where at once.
 * `before`: the sales of a month before the plan begins, which are paid in it; `wasOpen`: whether it was sold so many months before.
 */
export function whenItComesIn(
  ledger: Ledger,
  { answers }: Business,
  sales: Expression,
  before: Expression,
  wasOpen: (ago: number) => boolean,
) {
  if (choiceOf(answers, whenPaid.key) !== 'later') return undefined;
  const said = daysUntilPaid(ledger);
  const usual = { id: 'later.usual', label: say(texts.days), unit: 'count' } as const;
  const days =
    said.lacks.length === 0
      ? said
      : (ledger.find(usual.id) ?? ledger.convention(usual, daysOfMonth, say(texts.usualBasis)));
  const months = op('divide', days.id, daysOfMonth);
  const later = op('delay', sales, months);
  const ago = Array.from({ length: Math.ceil(numberOf(days) / daysOfMonth) }, (_, at) => at + 1);
  const open = ago.filter(wasOpen);
  if (before === 0 || open.length === 0) return later;
  /** From when on everything is paid that was sold up to so many months before. */
  const paidUp = (to: number): Expression => op('delay', 1, op('max', 0, op('subtract', months, to)));
  const share =
    open.length === ago.length
      ? op('subtract', 1, op('delay', 1, months))
      : total(open.map((month) => op('subtract', paidUp(month), paidUp(month - 1))));
  return op('add', later, op('multiply', before, share));
}
