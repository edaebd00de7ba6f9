import { op } from '#shared/formula-build.ts';
import { inMonth, leftOf, linesOf, settledMonth } from '../checks/month.ts';
import { moneyTerm, numberOf } from '../checks/terms.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { startCost } from '../reckoning/start-money.ts';
import { choose, figure, type Message, say, type Text, type Value } from '../say/message.ts';
import { type GatedCoach, isKnown } from './coach.ts';
import { answerTo, type Question, tickFrom } from './question.ts';

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

/** What can hold of a business, as its founder ticks it, and what to settle then. */
const safeguards = {
  promised: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.promised',
      message: 'people have said yes, and neither signed nor paid anything',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.promised.settle',
      message:
        'Ask each of them for a number, a day and a signature or a deposit, and see how many are left.{known, select, yes { Until then do not spend the {amount} for the start.} other {}}',
    },
  },
  booked: {
    holds: /*i18n*/ { id: 'advisor.safeguard.booked', message: 'customers book a time or a place' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.booked.settle',
      message:
        'Say when they book until when they may cancel, and what they pay after that.{known, select, yes { Each one who stays away leaves you {amount} short.} other {}}',
    },
  },
  made: {
    holds: /*i18n*/ { id: 'advisor.safeguard.made', message: 'you make or order something for one customer alone' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.made.settle',
      message:
        'Have them agree in writing to what it will be and what it costs.{known, select, yes { Take {amount} before you spend anything on it: so much it costs you.} other { Take what it costs you before you spend anything on it.}}',
    },
  },
  kept: {
    holds: /*i18n*/ { id: 'advisor.safeguard.kept', message: 'customers leave things of theirs with you' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.kept.settle',
      message:
        'Write down the state of each thing when it comes in. Ask an insurer what it costs to cover things of others while you have them.',
    },
  },
  lent: {
    holds: /*i18n*/ { id: 'advisor.safeguard.lent', message: 'you lend or let things, rooms or machines' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.lent.settle',
      message: 'Take a deposit, and have both sign the state when it goes out and when it comes back.',
    },
  },
  visits: {
    holds: /*i18n*/ { id: 'advisor.safeguard.visits', message: 'you work at your customers’ places' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.visits.settle',
      message:
        'Ask an insurer what liability cover for that costs, unless you have it, and say from which distance on the way is paid.',
    },
  },
  harm: {
    holds: /*i18n*/ {
      id: 'advisor.safeguard.harm',
      message: 'a mistake of yours can hurt somebody or cost them much',
    },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.harm.settle',
      message:
        'Ask an insurer what cover for that costs, unless you have it, and write down what you check each time and what you do not promise.',
    },
  },
  others: {
    holds: /*i18n*/ { id: 'advisor.safeguard.others', message: 'you use land, rooms, machines or pictures of others' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.others.settle',
      message: 'Have it in writing that you may, for how long, at what price, and how either of you ends it.',
    },
  },
  supplier: {
    holds: /*i18n*/ { id: 'advisor.safeguard.supplier', message: 'one supplier or partner is hard to replace' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.supplier.settle',
      message:
        'Ask how long their price holds and how long they need to deliver, and find a second one while you do not need them.',
    },
  },
  stock: {
    holds: /*i18n*/ { id: 'advisor.safeguard.stock', message: 'you buy goods before they are sold' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.stock.settle',
      message:
        'Buy for one month first, and ask what can be given back.{known, select, yes { Each one that is not sold costs you {amount}.} other {}}',
    },
  },
  alone: {
    holds: /*i18n*/ { id: 'advisor.safeguard.alone', message: 'nobody but you can do the work' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.alone.settle',
      message:
        'Name who stands in for you, and lay money aside for an illness.{known, select, yes { Two weeks without you are about {amount} less, and the bills go on.} other {}}',
    },
  },
  largest: {
    holds: /*i18n*/ { id: 'advisor.safeguard.largest', message: 'one customer brings more than a third of it' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.largest.settle',
      message:
        'Agree with them on how long before they tell you that they stop, and win two others before you buy or rent anything for them.',
    },
  },
  returning: {
    holds: /*i18n*/ { id: 'advisor.safeguard.returning', message: 'the same customers need you again and again' },
    settle: /*i18n*/ {
      id: 'advisor.safeguard.returning.settle',
      message: 'Agree on the next date each time, and write to whoever has not called you for longer than usual.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly holds: Text; readonly settle: Text }>>;

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
  // Of several offers nobody knows which one stays away or is left over, and of pieces not how many stay away at once.
  const isOnly = sale.others.length === 0;
  return {
    ...(isOnly && { made: known(sale.direct), stock: known(sale.direct) }),
    ...(isOnly && !sale.unit && { booked: known(sale.left) }),
    promised: known(startCost(ledger, business).term),
    alone: fortnight(),
  };
}
