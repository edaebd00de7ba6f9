import type { SaidAmount } from '../business/business.ts';
import { everyKey } from '../business/paid-every.ts';
import { type AmountField, askFor, chooseFrom, moneyField, type Question, salesField } from '../coach/question.ts';
import {
  choose,
  type Message,
  type Quote,
  quoted,
  quotedWhole,
  say,
  type Text,
  type Value,
  within,
} from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { isPaidOn } from './said-terms.ts';

const texts = {
  price: /*i18n*/ { id: 'advisor.ask.price', message: 'What does one cost your customer?' },
  priceBecause: /*i18n*/ { id: 'advisor.ask.price.because', message: 'Every result rests on it.' },
  priceUsual: /*i18n*/ { id: 'advisor.ask.priceUsual', message: 'You said “{words}”. What do most customers pay?' },
  mainPrice: /*i18n*/ { id: 'advisor.ask.mainPrice', message: 'Which of these do you expect to sell most?' },
  mainPriceBecause: /*i18n*/ {
    id: 'advisor.ask.mainPrice.because',
    message: 'What is left of one sale is reckoned with it first.',
  },
  average: /*i18n*/ { id: 'advisor.ask.average', message: 'About alike: I will say what a customer pays on average' },
  priceAverage: /*i18n*/ {
    id: 'advisor.ask.priceAverage',
    message: 'What does a customer pay at one time, on average?',
  },
  namedOption: /*i18n*/ { id: 'advisor.ask.namedOption', message: '{name}: {words}' },
  option: /*i18n*/ { id: 'advisor.ask.option', message: '{words}' },
  direct: /*i18n*/ {
    id: 'advisor.ask.direct',
    message: 'What does one sale cost you: material, parts, people paid for it?',
  },
  directNamed: /*i18n*/ {
    id: 'advisor.ask.directNamed',
    message: 'You named {words}. What does one sale cost you altogether: material, parts, people paid for it?',
  },
  /** Of what is paid again and again. */
  directPeriod: /*i18n*/ {
    id: 'advisor.ask.directPeriod',
    message:
      'What does one customer cost you a {every, select, week {week} year {year} other {month}}: material, parts, people paid for it? Leave out what you pay once when they begin.',
  },
  directPeriodNamed: /*i18n*/ {
    id: 'advisor.ask.directPeriodNamed',
    message:
      'You named {words}. What does one customer cost you a {every, select, week {week} year {year} other {month}} altogether? Leave out what you pay once when they begin.',
  },
  directHour: /*i18n*/ {
    id: 'advisor.ask.directHour',
    message:
      'What does one paid hour cost you: material, parts, people paid for it? What comes once a visit is shared out over its hours.',
  },
  directHourNamed: /*i18n*/ {
    id: 'advisor.ask.directHourNamed',
    message:
      'You named {words}. What does one paid hour cost you altogether? What comes once a visit is shared out over its hours.',
  },
  every: /*i18n*/ { id: 'advisor.ask.every', message: '“{words}”: for how long does a customer pay that?' },
  everyBecause: /*i18n*/ { id: 'advisor.ask.every.because', message: 'It decides how often it comes in.' },
  everyWeek: /*i18n*/ { id: 'advisor.ask.every.week', message: 'For a week, again and again' },
  everyMonth: /*i18n*/ { id: 'advisor.ask.every.month', message: 'For a month, again and again' },
  everyYear: /*i18n*/ { id: 'advisor.ask.every.year', message: 'For a year, again and again' },
  everyOnce: /*i18n*/ { id: 'advisor.ask.every.once', message: 'Once: it is a price like any other' },
  together: /*i18n*/ {
    id: 'advisor.ask.together',
    message: 'Is that all that one sale costs you, {words}?',
  },
  togetherAll: /*i18n*/ { id: 'advisor.ask.together.all', message: 'Yes, added up' },
  togetherNot: /*i18n*/ { id: 'advisor.ask.together.not', message: 'No, I will say what it costs' },
  ofLine: /*i18n*/ { id: 'advisor.ask.ofLine', message: '“{name}”: {question}' },
  directBecause: /*i18n*/ { id: 'advisor.ask.direct.because', message: 'It decides what is left of each sale.' },
  directBecauseOf: /*i18n*/ {
    id: 'advisor.ask.direct.becauseOf',
    message: 'For just as much as a customer gets for “{price}”: it decides what is left of it.',
  },
  directBecauseGoods: /*i18n*/ {
    id: 'advisor.ask.direct.becauseGoods',
    message: 'It decides what is left of each sale. Leave out goods and material that customers pay for on top.',
  },
  volumeAddon: /*i18n*/ {
    id: 'advisor.ask.volumeAddon',
    message: 'How often is it paid in a normal month, of all sales together?',
  },
  volumeEntry: /*i18n*/ { id: 'advisor.ask.volumeEntry', message: 'How many customers pay it in a normal month?' },
  bills: /*i18n*/ {
    id: 'advisor.ask.bills',
    message: 'What do you pay every month, whatever you sell: rent, insurance, software, wages?',
  },
  bill: /*i18n*/ { id: 'advisor.ask.bill', message: '“{words}”: what does that come to in a normal month?' },
  otherBills: /*i18n*/ {
    id: 'advisor.ask.otherBills',
    message:
      'Beside {words}, what else do you pay every month, whatever you sell: rent, insurance, software, wages? Enter nought if that is all.',
  },
  billsBecause: /*i18n*/ {
    id: 'advisor.ask.bills.because',
    message: 'It decides how many sales pay the bills.',
  },
  pay: /*i18n*/ { id: 'advisor.ask.pay', message: 'What do you want to take out for yourself a month, before tax?' },
  payBecause: /*i18n*/ { id: 'advisor.ask.pay.because', message: 'It decides whether this can be your living.' },
  volume: /*i18n*/ { id: 'advisor.ask.volume', message: 'How many sales a month do you expect in a normal month?' },
  volumeOf: /*i18n*/ {
    id: 'advisor.ask.volumeOf',
    message: 'How many “{unit}” do you expect to sell in a normal month?',
  },
  volumeSaid: /*i18n*/ { id: 'advisor.ask.volumeSaid', message: 'You said {words}. {question}' },
  customers: /*i18n*/ {
    id: 'advisor.ask.customers',
    message: 'How many paying customers do you expect to have at one time, once the start is behind you?',
  },
  hoursSold: /*i18n*/ {
    id: 'advisor.ask.hoursSold',
    message: 'How many paid hours a month do you expect in a normal month?',
  },
  daysSold: /*i18n*/ {
    id: 'advisor.ask.daysSold',
    message: 'How many paid days a month do you expect in a normal month, of all customers together?',
  },
  volumeBecause: /*i18n*/ {
    id: 'advisor.ask.volume.because',
    message: 'Without it there is no forecast: three years, cash by the month and the cases rest on it.',
  },
};

/** Asks by what time a price is paid that names none. */
export const paidEvery = (price: SaidAmount): Question =>
  chooseFrom(everyKey(price.mention), {
    asks: say(texts.every, { words: quoted(price) }),
    because: say(texts.everyBecause),
    options: {
      month: say(texts.everyMonth),
      year: say(texts.everyYear),
      week: say(texts.everyWeek),
      once: say(texts.everyOnce),
    },
  });

/** Which of several prices the main sale is reckoned with. */
export const mainPriceKey = 'main.price';
export function mainPrice(prices: readonly SaidAmount[], nameOf: (price: SaidAmount) => Quote | undefined): Question {
  const options = prices.map((price) => {
    const name = nameOf(price);
    const words = quoted(price);
    const text = name
      ? say(texts.namedOption, { words, name: { kind: 'quote', quote: name } })
      : say(texts.option, { words });
    return [price.mention, text];
  });
  return chooseFrom(mainPriceKey, {
    asks: say(texts.mainPrice),
    because: say(texts.mainPriceBecause),
    options: { ...Object.fromEntries(options), average: say(texts.average) },
  });
}

const ofMonth = (key: string, asks: Message, because: Text = texts.billsBecause): Question =>
  askFor(key, { asks, because: say(because) }, { ...moneyField, per: 'month' });

/** What is asked of a month. */
export const monthQuestions = {
  bills: ofMonth('bills', say(texts.bills)),
  /** Of one that names no time by which it could be counted, or a range. */
  bill: (said: SaidAmount): Question => ofMonth(`bill/${said.mention}`, say(texts.bill, { words: quoted(said) })),
  otherBills: (named: readonly SaidAmount[]): Question =>
    ofMonth('bills.other', say(texts.otherBills, { words: quotedList(named) })),
  pay: ofMonth('pay', say(texts.pay), texts.payBecause),
};

interface LineAsked {
  /** What the keys of its questions end in: nothing where one thing is sold. */
  readonly about: string;
  readonly name: Quote | undefined;
  /** Whether something else is called the same: then its price is named with it. */
  readonly isNamesake: boolean;
  /** The price as it was said: what a cost is asked for is as much as it pays for. */
  readonly said: SaidAmount | undefined;
  /** Whether it stands for several prices that are sold alike. */
  readonly isAverage: boolean;
  /** Whether customers pay for goods on top, which are asked for by themselves. */
  readonly hasGoods: boolean;
  /** What was said of sales and cannot be counted by itself. */
  readonly sales: readonly SaidAmount[];
  /** Asked instead of each of them. */
  readonly instead: Question | undefined;
}

/** What is asked of one thing that is sold. */
export function saleQuestions({ about, said, sales, isAverage, hasGoods, instead, ...line }: LineAsked) {
  const every = said?.every;
  const unit = said?.unit;
  const named: Value | undefined = line.name && { kind: 'quote', quote: line.name };
  const name = line.isNamesake && said ? quotedWhole(said) : named;
  const ofLine = (question: Message): Message =>
    name ? say(texts.ofLine, { name, question: within(question) }) : question;
  const ask = (key: string, asks: Message, because: Message, field: AmountField = moneyField): Question =>
    instead ?? askFor(`${key}${about}`, { asks, because }, field);
  const isPiece = unit !== undefined && every === undefined;
  const pieces = isPiece ? say(texts.volumeOf, { unit: quoted({ ...unit, quote: unit.many }) }) : undefined;
  // The name of many of them says already what is meant.
  const counted = pieces && !line.isNamesake ? pieces : ofLine(pieces ?? say(volumeText(said)));
  const volume =
    sales.length > 0 ? say(texts.volumeSaid, { words: quotedList(sales), question: within(counted) }) : counted;
  const price = said ? say(texts.priceUsual, { words: quoted(said) }) : say(texts.price);
  const because = said ? say(texts.directBecauseOf, { price: quoted(said) }) : say(texts.directBecause);
  return {
    price: ask('price', isAverage ? say(texts.priceAverage) : price, say(texts.priceBecause)),
    /** `costs`: what was named and cannot be added up by itself. */
    direct(costs: readonly SaidAmount[]): Question {
      const [bare, withNamed] = directTexts[isPaidOn(every) ? 'period' : every === 'hour' ? 'hour' : 'sale'];
      const time = isPaidOn(every) ? { every: choose(every) } : {};
      const asks = costs.length > 0 ? say(withNamed, { words: quotedList(costs), ...time }) : say(bare, time);
      return ask('cost.direct', ofLine(asks), hasGoods ? say(texts.directBecauseGoods) : because);
    },
    together: (costs: readonly SaidAmount[]): Question =>
      chooseFrom(`cost.together${about}`, {
        asks: ofLine(say(texts.together, { words: quotedList(costs) })),
        because: say(texts.directBecause),
        options: { all: say(texts.togetherAll), not: say(texts.togetherNot) },
      }),
    volume: ask('volume', volume, say(texts.volumeBecause), salesField),
  };
}

/** What a cost of one is asked for, bare and beside what was named: one sale, one customer over the time they pay for, one hour. */
const directTexts = {
  sale: [texts.direct, texts.directNamed],
  period: [texts.directPeriod, texts.directPeriodNamed],
  hour: [texts.directHour, texts.directHourNamed],
} as const;

/** How many of them: pieces, hours, days, or customers who pay again and again. */
function volumeText(said: SaidAmount | undefined): Text {
  if (said?.every === 'hour') return texts.hoursSold;
  if (said?.every === 'day') return texts.daysSold;
  if (said?.every !== undefined) return texts.customers;
  if (said?.role === 'price.addon') return texts.volumeAddon;
  return said?.role === 'price.entry' ? texts.volumeEntry : texts.volume;
}
