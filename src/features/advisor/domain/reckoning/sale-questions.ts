import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { everyKey } from '../business/paid-every.ts';
import { askFor, chooseFrom, moneyField, type Question, salesField } from '../coach/question.ts';
import { choose, type Message, type Quote, quoted, say, type Text, within } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { isNamesake, isOf, type Line, nameOf, nameOfLine, namesNothing } from './belonging.ts';
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
  payYear: /*i18n*/ {
    id: 'advisor.ask.payYear',
    message: 'What do you want to take out for yourself in a whole year, before tax?',
  },
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
    because: texts.everyBecause,
    options: { month: texts.everyMonth, year: texts.everyYear, week: texts.everyWeek, once: texts.everyOnce },
  });

/** Which of several prices the main sale is reckoned with. */
export const mainPriceKey = 'main.price';
export function mainPrice(business: Business, prices: readonly SaidAmount[]): Question {
  const options = prices.map((price) => {
    const name = nameOf(business, price);
    const words = quoted(price);
    const text = name
      ? say(texts.namedOption, { words, name: { kind: 'quote', quote: name } })
      : say(texts.option, { words });
    return [price.mention, text];
  });
  return chooseFrom(mainPriceKey, {
    asks: texts.mainPrice,
    because: texts.mainPriceBecause,
    options: { ...Object.fromEntries(options), average: texts.average },
  });
}

const ofMonth = (key: string, asks: Text | Message, because = texts.billsBecause): Question =>
  askFor(key, { asks, because }, { ...moneyField, per: 'month' });

/** What is asked of a month. */
export const monthQuestions = {
  bills: ofMonth('bills', texts.bills),
  /** Of one that names no time by which it could be counted, or a range. */
  bill: (said: SaidAmount): Question => ofMonth(`bill/${said.mention}`, say(texts.bill, { words: quoted(said) })),
  otherBills: (named: readonly SaidAmount[]): Question =>
    ofMonth('bills.other', say(texts.otherBills, { words: quotedList(named) })),
  pay: ofMonth('pay', texts.pay, texts.payBecause),
  /** Where not every month is one of sale nobody can know which of them an amount a month is meant for. */
  payOfYear: askFor('pay.year', { asks: texts.payYear, because: texts.payBecause }, { ...moneyField, per: 'year' }),
};

/** What the keys of a line's questions end in: nothing where one thing is sold. */
const aboutOf = ({ said, isAverage, isOnly }: Line): string =>
  isAverage ? '/average' : isOnly ? '' : `/${said?.mention ?? ''}`;

/** A question that names what it is about; by its price where something else is called the same. */
export function naming(
  business: Business,
  said: SaidAmount | undefined,
  name: Quote | undefined,
  asks: Message,
): Message {
  const quote = said && isNamesake(business, said) ? { mention: said.mention, text: said.clause ?? said.quote } : name;
  return quote ? say(texts.ofLine, { name: { kind: 'quote', quote }, question: within(asks) }) : asks;
}

/** Asks what is paid for one of a line. */
export function priceQuestion(line: Line): Question {
  const { said, isAverage, instead } = line;
  const asks = isAverage ? texts.priceAverage : said ? say(texts.priceUsual, { words: quoted(said) }) : texts.price;
  return instead ?? askFor(`price${aboutOf(line)}`, { asks, because: texts.priceBecause }, moneyField);
}

/** Asks what one of a line costs. `costs`: what was named and cannot be added up by itself. */
export function directQuestion(line: Line, costs: readonly SaidAmount[]): Question {
  const { said, business, instead } = line;
  const every = said?.every;
  const [bare, named] = directTexts[isPaidOn(every) ? 'period' : every === 'hour' ? 'hour' : 'sale'];
  const time = isPaidOn(every) ? { every: choose(every) } : {};
  const asks = costs.length > 0 ? say(named, { words: quotedList(costs), ...time }) : say(bare, time);
  const hasGoods = amountsOf(business, 'share.margin').length > 0;
  const because = said ? say(texts.directBecauseOf, { price: quoted(said) }) : texts.directBecause;
  const words = {
    asks: naming(business, said, nameOfLine(line), asks),
    because: hasGoods ? texts.directBecauseGoods : because,
  };
  return instead ?? askFor(`cost.direct${aboutOf(line)}`, words, moneyField);
}

/** What a cost of one is asked for, bare and beside what was named: one sale, one customer over the time they pay for, one hour. */
const directTexts = {
  sale: [texts.direct, texts.directNamed],
  period: [texts.directPeriod, texts.directPeriodNamed],
  hour: [texts.directHour, texts.directHourNamed],
} as const;

/** Asks whether these costs are all that one of a line costs. */
export const togetherQuestion = (line: Line, costs: readonly SaidAmount[]): Question =>
  chooseFrom(`cost.together${aboutOf(line)}`, {
    asks: naming(line.business, line.said, nameOfLine(line), say(texts.together, { words: quotedList(costs) })),
    because: texts.directBecause,
    options: { all: texts.togetherAll, not: texts.togetherNot },
  });

/** Asks how many of a line are sold, with what was said of its sales and cannot be counted by itself. */
export function volumeQuestion(line: Line): Question {
  const { business, said, isOnly, instead } = line;
  const unit = said?.every === undefined ? said?.unit : undefined;
  const bare = unit ? say(texts.volumeOf, { unit: quoted({ ...unit, quote: unit.many }) }) : say(volumeText(said));
  // The name of many of them says already what is meant.
  const counted = unit && !isNamesake(business, said) ? bare : naming(business, said, nameOfLine(line), bare);
  const sales = amountsOf(business, 'sales.expected', 'sales.current').filter(
    (one) => isOnly || isOf(business, said, one) || namesNothing(business, one),
  );
  const values = { words: quotedList(sales), question: within(counted) };
  const asks = sales.length > 0 ? say(texts.volumeSaid, values) : counted;
  return instead ?? askFor(`volume${aboutOf(line)}`, { asks, because: texts.volumeBecause }, salesField);
}

/** How many of them: pieces, hours, days, or customers who pay again and again. */
function volumeText(said: SaidAmount | undefined): Text {
  if (said?.every === 'hour') return texts.hoursSold;
  if (said?.every === 'day') return texts.daysSold;
  if (said?.every !== undefined) return texts.customers;
  if (said?.role === 'price.addon') return texts.volumeAddon;
  return said?.role === 'price.entry' ? texts.volumeEntry : texts.volume;
}
