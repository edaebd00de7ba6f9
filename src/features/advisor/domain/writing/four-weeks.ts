import type { Block } from '#shared/prose.ts';
import { onlyAmountOf, payersOf, wordsOf } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import { isKnown } from '../coach/coach.ts';
import { firstGroup } from '../coach/first-buyers.ts';
import { holds } from '../coach/safeguards.ts';
import { plainOf } from '../reckoning/said-terms.ts';
import { kindOf } from '../reckoning/sales-today.ts';
import { figure, say, type Value } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import type { Cell } from './blocks.ts';
import { sells, type WritingInput } from './plan-input.ts';

const texts = {
  caption: /*i18n*/ { id: 'advisor.weeks.caption', message: 'The next four weeks' },
  week: /*i18n*/ { id: 'advisor.weeks.week', message: 'Week' },
  whom: /*i18n*/ { id: 'advisor.weeks.whom', message: 'Whom' },
  what: /*i18n*/ { id: 'advisor.weeks.what', message: 'What' },
  howMany: /*i18n*/ { id: 'advisor.weeks.howMany', message: 'How many' },
  stop: /*i18n*/ { id: 'advisor.weeks.stop', message: 'Stop or change when' },
  one: /*i18n*/ { id: 'advisor.weeks.one', message: 'one' },
  two: /*i18n*/ { id: 'advisor.weeks.two', message: 'two' },
  three: /*i18n*/ { id: 'advisor.weeks.three', message: 'three and four' },
  lastTime: /*i18n*/ {
    id: 'advisor.weeks.lastTime',
    message: 'how they manage today, and what that costs them in money and time',
  },
  whyNot: /*i18n*/ {
    id: 'advisor.weeks.whyNot',
    message: 'who asked and did not buy: why, and what they chose instead',
  },
  thePrice: /*i18n*/ { id: 'advisor.weeks.thePrice', message: 'it was the price each time' },
  fewTold: /*i18n*/ { id: 'advisor.weeks.fewTold', message: 'fewer than {least} ask for your price' },
  payers: /*i18n*/ { id: 'advisor.weeks.payers', message: 'people who would pay' },
  deciders: /*i18n*/ { id: 'advisor.weeks.deciders', message: 'people who decide' },
  theSame: /*i18n*/ { id: 'advisor.weeks.theSame', message: 'the people of week one' },
  fullPrice: /*i18n*/ {
    id: 'advisor.weeks.fullPrice',
    message: 'a firm yes at your full price: an order, a booking or a deposit',
  },
  buyers: /*i18n*/ { id: 'advisor.weeks.buyers', message: 'who buys from you already' },
  nextOrder: /*i18n*/ {
    id: 'advisor.weeks.nextOrder',
    message: 'what they need next, how much of it and when',
  },
  whoElse: /*i18n*/ { id: 'advisor.weeks.whoElse', message: 'whom they know who would need it too' },
  noName: /*i18n*/ { id: 'advisor.weeks.noName', message: 'nobody names anyone' },
  nobody: /*i18n*/ { id: 'advisor.weeks.nobody', message: 'nobody says yes' },
  hesitant: /*i18n*/ { id: 'advisor.weeks.hesitant', message: 'who hesitated' },
  missing: /*i18n*/ { id: 'advisor.weeks.missing', message: 'what is missing for a yes' },
  sameEach: /*i18n*/ { id: 'advisor.weeks.sameEach', message: 'it is the same thing each time: change that first' },
  all: /*i18n*/ { id: 'advisor.weeks.all', message: 'all' },
  ten: /*i18n*/ { id: 'advisor.weeks.term.ten', message: 'Talks in the first week' },
  five: /*i18n*/ { id: 'advisor.weeks.term.five', message: 'Sales to try in the second week' },
  few: /*i18n*/ { id: 'advisor.weeks.term.few', message: 'Fewer than this are a warning' },
  basis: /*i18n*/ {
    id: 'advisor.weeks.basis',
    message: 'Few enough for one week, enough to be more than chance. It is a choice of ours.',
  },
};

/** Four weeks with whom, what, how many and when to stop; a line stands only where what it is about was said. */
export function fourWeeks({ blocks, coach }: WritingInput): Block {
  const { business, ledger, sale } = coach;
  const deciders = wordsOf(business, 'decider');
  const buyers = payersOf(business).slice(0, 3);
  const first = firstGroup(business);
  const payers = first ? [first] : deciders.length > 0 ? deciders.slice(0, 3) : buyers;
  // By their words where these are few: a longer phrase is cut out of its sentence, and names nobody.
  const isShort = payers.every(({ quote }) => quote.split(/\s+/u).length <= mostWords && !/\d/.test(quote));
  const whom = isShort ? quotedList(payers) : deciders.length > 0 ? texts.deciders : texts.payers;
  const possible = onlyAmountOf(business, 'customers.possible');
  const all = possible && plainOf(possible);
  // Nobody tries to sell in a week what they expect of a month.
  const aMonth = isKnown(coach, sale.volume) ? Math.max(1, Math.ceil(numberOf(sale.volume))) : 5;
  // Of whom there are fewer than that, everybody.
  const talks = all !== undefined && all >= 1 && all < 10 ? all : 10;
  const number = (name: 'ten' | 'five' | 'few', value: number): Value =>
    figure(ledger.convention({ id: `weeks.${name}`, label: say(texts[name]), unit: 'count' }, value, say(texts.basis)));
  const ten = number('ten', talks);
  const five = number('five', Math.min(5, Math.ceil(talks / 2), aMonth));
  const least = number('few', Math.min(3, Math.ceil(talks / 2)));
  const isSelling = sells(coach);
  const isPriced = isKnown(coach, sale.price);
  const rows: Cell[][] = [];
  // Whoever sells in other months alone can reach those who bought there, and nobody else.
  const isClosed = isSelling && !sale.season.months.includes((Number(coach.today.slice(5, 7)) % 12) + 1);
  if (payers.length > 0 && !isClosed) {
    // Whoever sells already knows how people manage without them.
    if (isSelling) rows.push([texts.one, whom, texts.whyNot, five, texts.thePrice]);
    else rows.push([texts.one, whom, texts.lastTime, ten, talks < 10 ? texts.nobody : say(texts.fewTold, { least })]);
  }
  if (payers.length > 0 && isPriced) {
    const others = deciders.length > 0 && buyers.length > 0 ? texts.payers : texts.theSame;
    // Whether anybody buys at all is no open question once somebody does.
    const isNext = isSelling && kindOf(sale.said?.every) !== 'customer';
    // Whoever buys once has no next order, and knows others.
    const isOnce = isNext && holds(coach, 'returning') === false;
    const asked = isNext ? [texts.buyers, isOnce ? texts.whoElse : texts.nextOrder] : [others, texts.fullPrice];
    rows.push([texts.two, ...asked, five, isOnce ? texts.noName : texts.nobody]);
  }
  if (payers.length > 0 && !isClosed)
    rows.push([texts.three, texts.hesitant, texts.missing, texts.all, texts.sameEach]);
  const head = [texts.week, texts.whom, texts.what, texts.howMany, texts.stop];
  return blocks.table('four-weeks', { caption: texts.caption, head, rows });
}

/** A name of somebody has no more words than these. */
const mostWords = 3;
