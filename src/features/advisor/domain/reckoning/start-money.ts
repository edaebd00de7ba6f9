import { amountsOf, type Business } from '../business/business.ts';
import { askFor, moneyField, type Question } from '../coach/question.ts';
import { say } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import type { Ledger } from './ledger.ts';
import { saidMoney } from './said-terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.start.asks',
    message: 'How much do you have to spend before you can begin: machines, fitting out, licences, first goods?',
  },
  asksNamed: /*i18n*/ {
    id: 'advisor.check.start.asksNamed',
    message:
      'You named {words}. What do you still have to pay altogether before you can begin? Leave out what you have already.',
  },
  because: /*i18n*/ {
    id: 'advisor.check.start.because',
    message: 'It decides how far your money goes and when it is back.',
  },
  money: /*i18n*/ { id: 'advisor.check.runway.term.money', message: 'Money for the start' },
  moneyAsks: /*i18n*/ {
    id: 'advisor.check.runway.asks',
    message:
      'You named {words}. How much money will you have for the start that is certain, loans and grants included?',
  },
  moneyBare: /*i18n*/ {
    id: 'advisor.check.runway.bare',
    message: 'How much money will you have for the start that is certain: your own, loans and grants?',
  },
  moneyBecause: /*i18n*/ {
    id: 'advisor.check.runway.because',
    message: 'It decides how long you can pay your bills before sales do.',
  },
  sum: /*i18n*/ { id: 'advisor.check.start.term.sum', message: 'What is bought once, altogether' },
};

/** What is bought once, altogether: asked, with what was `said` of it. Whoever names a machine may have it already. */
export function startCost(ledger: Ledger, business: Business) {
  const said = amountsOf(business, 'cost.once');
  const asks = said.length > 0 ? say(texts.asksNamed, { words: quotedList(said) }) : say(texts.asks);
  const question = askFor('start.cost', { asks, because: texts.because }, moneyField);
  const spec = { id: 'start.sum', label: say(texts.sum), unit: 'money' } as const;
  return { term: ledger.find(spec.id) ?? ledger.asked(spec, question), said };
}

/**
 * The money there is for the start: one plain amount of the founder's own, or what they answer it comes to where there are several, a
 * range, so much a month or money of others; with what was `said` of it. Undefined where none was named or answered.
 */
export function startMoney(ledger: Ledger, business: Business) {
  const question = moneyQuestion(business);
  const own = amountsOf(business, 'own.money');
  const isAnswered = business.answers.get(question.key)?.kind === 'amount';
  if (own.length === 0 && !isAnswered) return undefined;
  const said = [...own, ...amountsOf(business, 'money.others')];
  const spec = { id: 'start.money', label: say(texts.money), unit: 'money' } as const;
  const [only, ...others] = said;
  // What was answered is all there is; words may name a part of it.
  const isPlain = !isAnswered && only && others.length === 0 && only.toValue === undefined && only.every === undefined;
  const known = ledger.find(spec.id) ?? (isPlain ? saidMoney(ledger, spec, only) : undefined);
  return { term: known ?? ledger.asked(spec, question), said };
}

/** Asks for the money of the start, with what was named of it. */
export function moneyQuestion(business: Business): Question {
  const said = amountsOf(business, 'own.money', 'money.others');
  const asks = said.length > 0 ? say(texts.moneyAsks, { words: quotedList(said) }) : say(texts.moneyBare);
  return askFor('start.money', { asks, because: texts.moneyBecause }, moneyField);
}
