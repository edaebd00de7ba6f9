import { op } from '#shared/formula-build.ts';
import { inMonth, leftOf, linesOf, settledMonth } from '../checks/month.ts';
import { moneyTerm, numberOf } from '../checks/terms.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { startCost } from '../reckoning/start-money.ts';
import { choose, figure, type Message, say, type Value } from '../say/message.ts';
import { type GatedCoach, isKnown } from './coach.ts';
import { answerTo, type Question, tickFrom } from './question.ts';
import { safeguards } from './safeguard-texts.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.safeguards.asks', message: 'Which of these hold for your business?' },
  because: /*i18n*/ {
    id: 'advisor.safeguards.because',
    message: 'Each is cheap to settle before it matters. Tick none if none holds.',
  },
  fortnight: /*i18n*/ {
    id: 'advisor.safeguards.term.fortnight',
    message: 'What half a normal month leaves, before bills',
  },
};

const key = 'safeguards';

/** What a founder is asked about their business once, of which each thing has something to be settled beforehand. */
export const safeguardsQuestion: Question = tickFrom(key, {
  asks: texts.asks,
  because: texts.because,
  options: Object.fromEntries(Object.entries(safeguards).map(([id, { holds }]) => [id, holds])),
});

/** Whether its founder ticked this; undefined where they were not asked. */
export function holds({ business }: Pick<GatedCoach, 'business'>, id: keyof typeof safeguards): boolean | undefined {
  const answer = answerTo(business.answers, key);
  return answer?.kind === 'choices' ? answer.choices.includes(id) : undefined;
}

/** What was ticked and, for each, what to settle with the money it is about as far as that is known: rows of a table. */
export function safeguardRows(coach: GatedCoach): readonly (readonly [holds: Message, settle: Message])[] {
  const answer = answerTo(coach.business.answers, key);
  if (answer?.kind !== 'choices') return [];
  const amounts = amountsAtStake(coach);
  return Object.entries(safeguards)
    .filter(([id]) => answer.choices.includes(id))
    .map(([id, { holds, settle }]) => {
      const amount = amounts[id];
      return [say(holds), say(settle, { known: choose(amount ? 'yes' : 'no'), ...(amount && { amount }) })];
    });
}

/** The money that one sale, its goods or two weeks come to, where that is known and more than nothing. */
function amountsAtStake(coach: GatedCoach): Readonly<Record<string, Value | undefined>> {
  const { ledger, sale, business } = coach;
  const known = (term: Term): Value | undefined =>
    isKnown(coach, term) && numberOf(term) > 0 ? figure(term) : undefined;
  const fortnight = (): Value | undefined => {
    const month = settledMonth(coach);
    if (!month || !sale.season.isWholeYear || !isKnown(coach, sale.volume)) return undefined;
    const id = 'safeguards.fortnight';
    const half = op('divide', inMonth(linesOf(month), leftOf), 2);
    return known(ledger.find(id) ?? moneyTerm(ledger, id, texts.fortnight, half, wholeUnit(ledger)));
  };
  // Of several offers nobody knows which one is left over or done again.
  const isOnly = sale.others.length === 0;
  return {
    ...(isOnly && { made: known(sale.direct), stock: known(sale.direct), guaranteed: known(sale.direct) }),
    promised: known(startCost(ledger, business).term),
    alone: fortnight(),
  };
}
