import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { answerTo, askFor, type Question } from '../coach/question.ts';
import { listed, quoted, say, within } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';
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
  quote: /*i18n*/ { id: 'advisor.check.start.quote', message: '“{words}”' },
  line: /*i18n*/ { id: 'advisor.check.start.term.line', message: 'Bought once: “{words}”' },
  sum: /*i18n*/ { id: 'advisor.check.start.term.sum', message: 'What is bought once, altogether' },
};

/** Money of the start, in money of the business. */
interface Start {
  readonly term: Term;
  /** What of it was said. */
  readonly said: readonly SaidAmount[];
}

/** What is bought once, altogether: asked, with what was named of it. Whoever names a machine may have it already. */
export function startCost(ledger: Ledger, business: Business): Start {
  const said = amountsOf(business, 'cost.once');
  const there = ledger.find('start.sum');
  if (there) return { term: there, said };
  const words = listed(said.map((one) => within(say(texts.quote, { words: quoted(one) }))));
  const question = askFor(
    'start.cost',
    { asks: said.length > 0 ? say(texts.asksNamed, { words }) : say(texts.asks), because: say(texts.because) },
    { unit: 'money', min: 0, max: 100_000_000_000 },
  );
  return { term: ledger.asked({ id: 'start.sum', label: say(texts.sum), unit: 'money' }, question), said };
}

/**
 * The money there is for the start: one plain amount of the founder's own, or what they answer it comes to where there are several, a
 * range, so much a month or money of others. Undefined where none was named or answered.
 */
export function startMoney(ledger: Ledger, business: Business): Start | undefined {
  const own = amountsOf(business, 'own.money');
  const isAnswered = answerTo(business.answers, moneyKey) !== undefined;
  if (own.length === 0 && !isAnswered) return undefined;
  const said = [...own, ...amountsOf(business, 'money.others')];
  const spec = { id: 'start.money', label: say(texts.money), unit: 'money' } as const;
  const there = ledger.find(spec.id);
  if (there) return { term: there, said };
  const [only, ...others] = said;
  // What was answered is all there is; words may name a part of it.
  const isPlain = !isAnswered && only && others.length === 0 && only.toValue === undefined && only.every === undefined;
  const plain = isPlain ? saidMoney(ledger, spec, only) : undefined;
  if (plain) return { term: plain, said };
  return { term: ledger.asked(spec, moneyQuestion(business)), said };
}

const moneyKey = 'start.money';

/** Asks for the money of the start, with what was named of it. */
export function moneyQuestion(business: Business): Question {
  const said = amountsOf(business, 'own.money', 'money.others');
  const words = listed(said.map((one) => within(say(texts.quote, { words: quoted(one) }))));
  return askFor(
    moneyKey,
    {
      asks: said.length > 0 ? say(texts.moneyAsks, { words }) : say(texts.moneyBare),
      because: say(texts.moneyBecause),
    },
    { unit: 'money', min: 0, max: 100_000_000_000 },
  );
}
