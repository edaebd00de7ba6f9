import { op } from '#shared/formula-build.ts';
import { broughtBy, dueInMonth, inMonth, leftOf, linesOf, settledMonth } from '../checks/month.ts';
import { salesNamed } from '../checks/sales-needed.ts';
import { exactTerm, moneyTerm, numberOf, numberTerm } from '../checks/terms.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isPaidOn } from '../reckoning/said-terms.ts';
import { isCounted, timesAMonth } from '../reckoning/sale-line.ts';
import { startCost } from '../reckoning/start-money.ts';
import { figure, type Message, say, whether } from '../say/message.ts';
import { type Coach, type GatedCoach, isKnown } from './coach.ts';
import { answerTo, type Question, tickFrom } from './question.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.guesses.asks', message: 'Which of these have you not seen yet, but expect?' },
  because: /*i18n*/ {
    id: 'advisor.guesses.because',
    message: 'What nobody has seen is tried out before money hangs on it. Tick none if you have seen them all.',
  },
  price: /*i18n*/ { id: 'advisor.guesses.price', message: 'that somebody pays {price}' },
  direct: /*i18n*/ { id: 'advisor.guesses.direct', message: 'that one costs you {direct}' },
  volume: /*i18n*/ { id: 'advisor.guesses.volume', message: 'that there are {sales} a month' },
  customers: /*i18n*/ { id: 'advisor.guesses.customers', message: 'that there are {sales} at one time' },
  priceTry: /*i18n*/ {
    id: 'advisor.guesses.price.try',
    message:
      'Offer it at this price to five who could buy, with a day on which they pay.{start, select, yes { Until two have paid, do not spend the {cost} for the start.} other {}}',
  },
  directTry: /*i18n*/ {
    id: 'advisor.guesses.direct.try',
    message:
      'Do it three times as you will later, write down what goes into each, and ask for the prices of it in the amounts you will buy.',
  },
  volumeTry: /*i18n*/ {
    id: 'advisor.guesses.volume.try',
    message:
      'Write down by name who these are. If you cannot name half of them, ask ten who could be for an order before you count on the rest.',
  },
  least: /*i18n*/ { id: 'advisor.guesses.least', message: 'below {limit}' },
  most: /*i18n*/ { id: 'advisor.guesses.most', message: 'above {limit}' },
  already: /*i18n*/ { id: 'advisor.guesses.already', message: 'at this number already' },
  spare: /*i18n*/ { id: 'advisor.guesses.term.spare', message: 'What is over in a month of sale' },
  leastPrice: /*i18n*/ {
    id: 'advisor.guesses.term.price',
    message: 'The lowest price that still pays bills and own pay',
  },
  mostDirect: /*i18n*/ {
    id: 'advisor.guesses.term.direct',
    message: 'The highest cost that still leaves bills and own pay',
  },
  leastVolume: /*i18n*/ { id: 'advisor.guesses.term.volume', message: 'The fewest that still pay bills and own pay' },
};

const key = 'guesses';

/** What of the main sale can be a guess, by its words; nothing while a number of it is open. */
function partsOf(coach: Coach): Readonly<Record<string, Message>> {
  const { sale } = coach;
  if (!isCounted(sale) || numberOf(sale.left) <= 0 || numberOf(sale.volume) <= 0) return {};
  const hasCost = numberOf(sale.direct) > 0;
  return {
    price: say(texts.price, { price: figure(sale.price) }),
    ...(hasCost && { direct: say(texts.direct, { direct: figure(sale.direct) }) }),
    volume: say(isPaidOn(sale.said?.every) ? texts.customers : texts.volume, { sales: salesNamed(coach, sale.volume) }),
  };
}

/** Asks once which numbers of the main sale its founder has not seen happen; undefined while one is open. */
export function guessesQuestion(coach: Coach): Question | undefined {
  const options = partsOf(coach);
  return 'price' in options ? tickFrom(key, { ...texts, options }) : undefined;
}

/** What was ticked and, for each, from where on bills and own pay are no longer paid, and how to see it first: rows of a table. */
export function guessRows(coach: GatedCoach): readonly (readonly [Message, Message, Message])[] {
  const answer = answerTo(coach.business.answers, key);
  const month = settledMonth(coach);
  if (answer?.kind !== 'choices' || !month || !isKnown(coach, coach.sale.volume)) return [];
  const { ledger, sale, business } = coach;
  const over = op('subtract', inMonth(linesOf(month), leftOf), dueInMonth(coach));
  const spare = ledger.find('guesses.spare') ?? exactTerm(ledger, 'guesses.spare', texts.spare, over);
  const isOver = numberOf(spare) > 0;
  const each = op('divide', spare.id, op('multiply', sale.volume.id, timesAMonth(sale)));
  const start = startCost(ledger, business).term;
  const hasStart = isKnown(coach, start) && numberOf(start) > 0;
  // Whoever keeps a share of the price bears that part of a lower one.
  const lower = op('divide', op('multiply', each, sale.price.id), broughtBy(sale));
  const limits: Readonly<Record<string, () => Message>> = {
    price: () => below(moneyTerm(ledger, 'guesses.price', texts.leastPrice, op('subtract', sale.price.id, lower))),
    direct: () => {
      const most = moneyTerm(ledger, 'guesses.direct', texts.mostDirect, op('add', sale.direct.id, each));
      return say(texts.most, { limit: figure(most) });
    },
    volume: () => {
      const fewer = op('divide', spare.id, op('multiply', sale.left.id, timesAMonth(sale)));
      const least = op('ceil', op('subtract', sale.volume.id, fewer));
      return below(numberTerm(ledger, ['guesses.volume', 'count'], texts.leastVolume, least));
    },
  };
  const tries: Readonly<Record<string, Message>> = {
    price: say(texts.priceTry, { start: whether(hasStart), ...(hasStart && { cost: figure(start) }) }),
    direct: say(texts.directTry),
    volume: say(texts.volumeTry),
  };
  return Object.entries(partsOf(coach))
    .filter(([part]) => answer.choices.includes(part))
    .map(([part, expected]) => [expected, isOver ? limits[part]!() : say(texts.already), tries[part]!]);
}

const below = (limit: Term): Message => say(texts.least, { limit: figure(limit) });
