import type { SaidAmount, Unit } from '../business/business.ts';
import { everyKey } from '../business/paid-every.ts';
import { askFor, chooseFrom, type Question } from '../coach/question.ts';
import type { TimeUnit } from '../reading/units.ts';
import { choose, listed, type Message, type Quote, quoted, say, type Text, within } from '../say/message.ts';

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
  quote: /*i18n*/ { id: 'advisor.ask.quote', message: '“{words}”' },
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

/** The most that is taken for a month, in minor units: beyond it somebody mistyped. */
const mostMoney = 100_000_000_000;

const money = { unit: 'money', min: 0, max: mostMoney } as const;

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
export const mainPrice = {
  key: 'main.price',
  question: (prices: readonly SaidAmount[], nameOf: (price: SaidAmount) => Quote | undefined): Question =>
    chooseFrom('main.price', {
      asks: say(texts.mainPrice),
      because: say(texts.mainPriceBecause),
      options: {
        ...Object.fromEntries(
          prices.map((price) => {
            const name = nameOf(price);
            const values = { words: quoted(price), ...(name && { name: { kind: 'quote', quote: name } as const }) };
            return [price.mention, say(name ? texts.namedOption : texts.option, values)];
          }),
        ),
        average: say(texts.average),
      },
    }),
};

const inQuotes = (costs: readonly SaidAmount[]) =>
  listed(costs.map((cost) => within(say(texts.quote, { words: quoted(cost) }))));

/** What is asked of a month. */
export const monthQuestions = {
  bills: askFor('bills', { asks: say(texts.bills), because: say(texts.billsBecause) }, { ...money, per: 'month' }),
  /** Of one that names no time by which it could be counted, or a range. */
  bill: (said: SaidAmount): Question =>
    askFor(
      `bill/${said.mention}`,
      { asks: say(texts.bill, { words: quoted(said) }), because: say(texts.billsBecause) },
      { ...money, per: 'month' },
    ),
  otherBills: (named: readonly SaidAmount[]): Question =>
    askFor(
      'bills.other',
      { asks: say(texts.otherBills, { words: inQuotes(named) }), because: say(texts.billsBecause) },
      { ...money, per: 'month' },
    ),
  pay: askFor('pay', { asks: say(texts.pay), because: say(texts.payBecause) }, { ...money, per: 'month' }),
};

interface LineAsked {
  /** What the keys of its questions end in: nothing where one thing is sold. */
  readonly about: string;
  readonly name: Quote | undefined;
  /** Whether something else is called the same: then its price is named with it. */
  readonly isNamesake: boolean;
  readonly every: TimeUnit | undefined;
  readonly unit: Unit | undefined;
  /** The price as it was said: what a cost is asked for is as much as it pays for. */
  readonly price: SaidAmount | undefined;
  /** Whether customers pay for goods on top, which are asked for by themselves. */
  readonly hasGoods: boolean;
  /** What was said of sales and cannot be counted by itself. */
  readonly sales: readonly SaidAmount[];
  /** Asked instead of each of them. */
  readonly instead: Question | undefined;
}

/** What a cost of one is asked for: one sale, one customer over the time they pay for, one hour. */
const directTexts = {
  sale: { bare: texts.direct, named: texts.directNamed },
  period: { bare: texts.directPeriod, named: texts.directPeriodNamed },
  hour: { bare: texts.directHour, named: texts.directHourNamed },
};

/** What is asked of one thing that is sold. */
export function saleQuestions(line: LineAsked) {
  const { about, every, unit, price: sold, sales, hasGoods, instead, isNamesake } = line;
  const name = isNamesake && sold ? { mention: sold.mention, text: sold.clause ?? sold.quote } : line.name;
  const ask = (text: Text, values: Message['values'] = {}): Message => {
    const question = say(text, values);
    return name ? say(texts.ofLine, { name: { kind: 'quote', quote: name }, question: within(question) }) : question;
  };
  const isPaidOn = every === 'week' || every === 'month' || every === 'year';
  const time = isPaidOn ? { every: choose(every) } : {};
  const directOf = directTexts[isPaidOn ? 'period' : every === 'hour' ? 'hour' : 'sale'];
  const once = { 'price.addon': texts.volumeAddon, 'price.entry': texts.volumeEntry };
  const pieces = once[sold?.role as keyof typeof once] ?? texts.volume;
  const times = { hour: texts.hoursSold, day: texts.daysSold };
  const bare = every === undefined ? pieces : (times[every as keyof typeof times] ?? texts.customers);
  const isPiece = unit !== undefined && every === undefined;
  const words = unit && { kind: 'quote' as const, quote: { mention: unit.mention, text: unit.many } };
  // The name of many of them says already what is meant.
  const counted = isPiece && words ? (isNamesake ? ask : say)(texts.volumeOf, { unit: words }) : ask(bare);
  const volume =
    sales.length > 0 ? say(texts.volumeSaid, { words: inQuotes(sales), question: within(counted) }) : counted;
  return {
    price: (said: SaidAmount | 'average' | undefined): Question =>
      instead ??
      askFor(
        `price${about}`,
        {
          asks:
            said === 'average'
              ? say(texts.priceAverage)
              : said
                ? say(texts.priceUsual, { words: quoted(said) })
                : say(texts.price),
          because: say(texts.priceBecause),
        },
        money,
      ),
    /** `costs`: what was named and cannot be added up by itself. */
    direct: (costs: readonly SaidAmount[]): Question =>
      instead ??
      askFor(
        `cost.direct${about}`,
        {
          asks: costs.length > 0 ? ask(directOf.named, { words: inQuotes(costs), ...time }) : ask(directOf.bare, time),
          because: hasGoods
            ? say(texts.directBecauseGoods)
            : sold
              ? say(texts.directBecauseOf, { price: quoted(sold) })
              : say(texts.directBecause),
        },
        money,
      ),
    together: (costs: readonly SaidAmount[]): Question =>
      chooseFrom(`cost.together${about}`, {
        asks: ask(texts.together, { words: inQuotes(costs) }),
        because: say(texts.directBecause),
        options: { all: say(texts.togetherAll), not: say(texts.togetherNot) },
      }),
    volume:
      instead ??
      askFor(
        `volume${about}`,
        { asks: volume, because: say(texts.volumeBecause) },
        { unit: 'count', per: 'month', min: 0, max: 10_000_000 },
      ),
  };
}
