import { op } from '#shared/formula-build.ts';
import type { Business } from '../business/business.ts';
import { inMonth, leftOf, linesOf, settledMonth } from '../checks/month.ts';
import { moneyTerm, numberOf } from '../checks/terms.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { overYear } from '../reckoning/season.ts';
import { startCost } from '../reckoning/start-money.ts';
import { choose, figure, type Message, say, type Value } from '../say/message.ts';
import { type GatedCoach, isKnown } from './coach.ts';
import { answerTo, choiceOf, type Question, tickFrom } from './question.ts';
import { moneySafeguards, workSafeguards } from './safeguard-texts.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.safeguards.asks', message: 'Which of these hold for your business?' },
  because: /*i18n*/ {
    id: 'advisor.safeguards.because',
    message: 'Each is cheap to settle before it matters. Tick none if none holds.',
  },
  asksWork: /*i18n*/ { id: 'advisor.safeguards.asksWork', message: 'And which of these hold for your work?' },
  untaxed: /*i18n*/ { id: 'advisor.safeguard.untaxed', message: 'you charge no sales tax' },
  untaxedSettle: /*i18n*/ {
    id: 'advisor.safeguard.untaxed.settle',
    message:
      'Ask the tax office from which sales a year on you must: the sales you expect come to {year} in a full year.',
  },
  year: /*i18n*/ { id: 'advisor.safeguards.term.year', message: 'What the expected sales come to in a full year' },
  fortnight: /*i18n*/ {
    id: 'advisor.safeguards.term.fortnight',
    message: 'What half a normal month leaves, before bills',
  },
};

/** By the key under which each list is asked. */
const lists = { safeguards: moneySafeguards, 'safeguards.work': workSafeguards } as const;
const safeguards = { ...moneySafeguards, ...workSafeguards };

/** What a founder is asked about their business once, a list at a time, of which each thing has something to be settled beforehand. */
export const safeguardQuestions: readonly Question[] = Object.entries(lists).map(([key, list]) =>
  tickFrom(key, {
    asks: key === 'safeguards' ? texts.asks : texts.asksWork,
    because: texts.because,
    options: Object.fromEntries(Object.entries(list).map(([id, { holds }]) => [id, holds])),
  }),
);

/** What its founder ticked of the lists that were answered; undefined while none was. */
function tickedBy({ answers }: Business): readonly string[] | undefined {
  const ticked = Object.keys(lists).flatMap((key) => {
    const answer = answerTo(answers, key);
    return answer?.kind === 'choices' ? [answer.choices] : [];
  });
  return ticked.length > 0 ? ticked.flat() : undefined;
}

/** Whether its founder ticked this; undefined where they were not asked. */
export const holds = ({ business }: Pick<GatedCoach, 'business'>, id: keyof typeof safeguards): boolean | undefined =>
  tickedBy(business)?.includes(id);

/** What was ticked and, for each, what to settle with the money it is about as far as that is known: rows of a table. */
export function safeguardRows(coach: GatedCoach): readonly (readonly [holds: Message, settle: Message])[] {
  const ticked = tickedBy(coach.business) ?? [];
  const amounts = amountsAtStake(coach);
  const ofTicked = Object.entries(safeguards)
    .filter(([id]) => ticked.includes(id))
    .map(([id, { holds, settle }]): readonly [Message, Message] => {
      const amount = amounts[id];
      return [say(holds), say(settle, { known: choose(amount ? 'yes' : 'no'), ...(amount && { amount }) })];
    });
  return [...ofTicked, ...untaxedRow(coach)];
}

/** Who charges no sales tax may have to from some amount on: what is expected in a year is what they ask about. */
function untaxedRow(coach: GatedCoach): readonly (readonly [Message, Message])[] {
  const { ledger, sale, business } = coach;
  const month = settledMonth(coach);
  if (choiceOf(business.answers, 'tax.in') !== 'none' || !month || !isKnown(coach, sale.volume)) return [];
  const id = 'safeguards.year';
  const sold = overYear(
    ledger,
    sale.season,
    inMonth(linesOf(month), ({ price }) => price.id),
  );
  const year = () => moneyTerm(ledger, id, texts.year, op('multiply', sold, 12), wholeUnit(ledger));
  return [[say(texts.untaxed), say(texts.untaxedSettle, { year: figure(ledger.find(id) ?? year()) })]];
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
    grows: isOnly ? known(sale.left) : undefined,
    alone: fortnight(),
  };
}
