import { op } from '#shared/formula-build.ts';
import { broughtBy, dueInMonth, inMonth, leftOf, linesOf, settledMonth } from '../checks/month.ts';
import { salesNamed } from '../checks/sales-needed.ts';
import { exactTerm, moneyTerm, numberOf, numberTerm } from '../checks/terms.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isPaidOn } from '../reckoning/said-terms.ts';
import { isCounted, timesAMonth } from '../reckoning/sale-line.ts';
import { allSalesToday, isSelling } from '../reckoning/sales-today.ts';
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
      'Name this price to five who could buy, and ask each for an order in writing or a part paid ahead.{start, select, yes { Spend the {cost} for the start once two have said yes so.} other {}}',
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
  const { sale, ledger, business } = coach;
  if (!isCounted(sale) || numberOf(sale.left) <= 0 || numberOf(sale.volume) <= 0) return {};
  const volume = say(isPaidOn(sale.said?.every) ? texts.customers : texts.volume, {
    sales: salesNamed(coach, sale.volume),
  });
  // Who sells already has seen what is paid and what it costs, and so many as are sold.
  const lines = [sale, ...sale.others.filter(isCounted)];
  if (isSelling(ledger, business, lines, coach.today)) {
    const [now] = allSalesToday(ledger, business, lines, coach.today);
    return now && now.lacks.length === 0 && numberOf(now) < numberOf(sale.volume) ? { volume } : {};
  }
  const hasCost = numberOf(sale.direct) > 0;
  return {
    price: say(texts.price, { price: figure(sale.price) }),
    ...(hasCost && { direct: say(texts.direct, { direct: figure(sale.direct) }) }),
    volume,
  };
}

/** Asks once which numbers of the main sale its founder has not seen happen; of none while one is open. */
export function guessesQuestions(coach: Coach): readonly Question[] {
  const options = partsOf(coach);
  return 'volume' in options ? [tickFrom(key, { ...texts, options })] : [];
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
  const limits: Readonly<Record<string, () => Term>> = {
    price: () => moneyTerm(ledger, 'guesses.price', texts.leastPrice, op('subtract', sale.price.id, lower)),
    direct: () => moneyTerm(ledger, 'guesses.direct', texts.mostDirect, op('add', sale.direct.id, each)),
    volume: () => {
      const fewer = op('divide', spare.id, op('multiply', sale.left.id, timesAMonth(sale)));
      // Of a few also their tenths: below three of three would be none.
      const steps = numberOf(sale.volume) < fewSales ? 10 : 1;
      const least = op('divide', op('ceil', op('multiply', op('subtract', sale.volume.id, fewer), steps)), steps);
      return numberTerm(ledger, ['guesses.volume', 'count'], texts.leastVolume, least, 1 / steps);
    },
  };
  const limitOf = (part: string): Message =>
    isOver ? say(part === 'direct' ? texts.most : texts.least, { limit: figure(limits[part]!()) }) : say(texts.already);
  const tries: Readonly<Record<string, Message>> = {
    price: say(texts.priceTry, { start: whether(hasStart), ...(hasStart && { cost: figure(start) }) }),
    direct: say(texts.directTry),
    volume: say(texts.volumeTry),
  };
  return Object.entries(partsOf(coach))
    .filter(([part]) => answer.choices.includes(part))
    .map(([part, expected]) => [expected, limitOf(part), tries[part]!]);
}

/** From so many a month on a whole one is a small part of them. */
const fewSales = 10;
