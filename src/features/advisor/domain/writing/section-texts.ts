import type { AmountRole } from '../reading/roles.ts';
import type { Text } from '../say/message.ts';

/** Words of the sections that belong to no single check. */
export const sectionTexts = {
  /** A value by itself. */
  cell: /*i18n*/ { id: 'advisor.cell', message: '{value}' },
  findingWithNext: /*i18n*/ { id: 'advisor.part.findingWithNext', message: '{says} {next}' },
  beforeBills: /*i18n*/ {
    id: 'advisor.part.beforeBills',
    message:
      'At the sales you expect, {left} a month is left for bills and your own pay.{pay, select, known { You want {wish} for yourself.} other {}}',
  },
  leftBefore: /*i18n*/ { id: 'advisor.term.leftBeforeBills', message: 'Left of a month before the bills' },
  askedFirst: /*i18n*/ {
    id: 'advisor.part.askedFirst',
    message: 'Nothing can be concluded yet. Your answers to these decide what comes first:',
  },
  /** Where a section would have tables alone, or nothing: what follows for its founder from what they did not say. */
  marketOpen: /*i18n*/ {
    id: 'advisor.part.market.open',
    message:
      'You named no number of those who could buy: count whom you can reach before you spend money on reaching more.',
  },
  marketBuyers: /*i18n*/ {
    id: 'advisor.part.market.buyers',
    message: 'You have customers already: ask each new one how they found you, and write it down.',
  },
  marketNames: /*i18n*/ {
    id: 'advisor.part.market.names',
    message: 'Name the first ten of those who could buy, and whom you would ask there: these are your first calls.',
  },
  askDeciders: /*i18n*/ {
    id: 'advisor.part.askDeciders',
    message:
      'Ask those who decide what would make them decide, who else has to agree, and what they have tried so far.',
  },
  askPayers: /*i18n*/ {
    id: 'advisor.part.askPayers',
    message:
      'Before you spend money, ask ten people who would pay how they manage today. That tells more than whether they would buy.',
  },
  askBuyers: /*i18n*/ {
    id: 'advisor.part.askBuyers',
    message: 'Ask every customer how they found you: the way that brings most of them is the one to put time into.',
  },
  whoPays: /*i18n*/ {
    id: 'advisor.part.whoPays',
    message: 'Who pays was not said: name one person who would, and ask them first.',
  },
  shareLeft: /*i18n*/ {
    id: 'advisor.part.shareLeft',
    message: 'Of each {price}, {share} stays with you for bills and pay.',
  },
  shareTerm: /*i18n*/ { id: 'advisor.term.shareLeft', message: 'What is left of one sale, as a share of its price' },
  askPrices: /*i18n*/ {
    id: 'advisor.part.askPrices',
    message: 'You named no price of these: find out what each of them costs in money and time.',
  },
  askTrouble: /*i18n*/ {
    id: 'advisor.part.askTrouble',
    message: 'Ask five of them what these cost them in time and trouble: that is what you compete with.',
  },
  allPriced: /*i18n*/ {
    id: 'advisor.part.allPriced',
    message: 'Ask somebody who chose one of these what they paid in the end, and what they would leave it for.',
  },
  trendMonths: /*i18n*/ {
    id: 'advisor.part.trendMonths',
    message:
      'Between {begin} and the end of {month}, customers should pay you {base}. If it is less than {worst}, you are below your worst case: change the price, the offer or the bills before you put in more money.',
  },
  untilMonth: /*i18n*/ { id: 'advisor.term.untilMonth', message: 'Money in from sales up to then' },
  closed: /*i18n*/ { id: 'advisor.term.months.closed', message: 'Months of the year without sales' },
  season: /*i18n*/ {
    id: 'advisor.part.season',
    message: 'Use the {months} months without sales to be known before the next season begins.',
  },
  inYourWords: /*i18n*/ { id: 'advisor.part.inYourWords', message: 'In your own words and numbers:' },
  nothingFollows: /*i18n*/ {
    id: 'advisor.part.nothingFollows',
    message: 'From what you said nothing follows for this.',
  },
  nothingSaid: /*i18n*/ {
    id: 'advisor.part.nothingSaid',
    message: 'What belongs here follows from the open questions.',
  },
  unconfirmed: /*i18n*/ {
    id: 'advisor.part.unconfirmed',
    message: 'What you said of this is not used yet: it waits in “How I read you” for your word.',
  },
  market: /*i18n*/ { id: 'advisor.part.market', message: 'Your market, in your numbers' },
  customers: /*i18n*/ { id: 'advisor.part.customers', message: 'Your customers, in your words' },
  what: /*i18n*/ { id: 'advisor.part.what', message: 'What it is' },
  words: /*i18n*/ { id: 'advisor.part.words', message: 'Your words' },
  prices: /*i18n*/ { id: 'advisor.part.prices', message: 'Your prices' },
  otherPrices: /*i18n*/ { id: 'advisor.part.otherPrices', message: 'Your other prices' },
  otherOffers: /*i18n*/ { id: 'advisor.part.otherOffers', message: 'What else you offer' },
  oneSale: /*i18n*/ { id: 'advisor.part.oneSale', message: 'One sale' },
  sold: /*i18n*/ { id: 'advisor.part.sold', message: 'What is sold' },
  oneSaleOf: /*i18n*/ { id: 'advisor.part.oneSaleOf', message: 'One sale: “{name}”' },
  open: /*i18n*/ { id: 'advisor.part.open', message: 'open' },
  youSaid: /*i18n*/ { id: 'advisor.part.youSaid', message: 'you said' },
  reckoned: /*i18n*/ { id: 'advisor.part.reckoned', message: 'reckoned' },
  question: /*i18n*/ { id: 'advisor.part.question', message: 'a question at the end' },
  alternatives: /*i18n*/ { id: 'advisor.part.alternatives', message: 'What your customers can do instead' },
  alternative: /*i18n*/ { id: 'advisor.part.alternative', message: 'What you said of it' },
  itsPrice: /*i18n*/ { id: 'advisor.part.itsPrice', message: 'Price you named' },
  you: /*i18n*/ { id: 'advisor.part.you', message: 'You' },
  youWith: /*i18n*/ { id: 'advisor.part.youWith', message: 'You, “{name}”' },
  noAlternative: /*i18n*/ {
    id: 'advisor.part.noAlternative',
    message: 'You named no alternative. Ask ten customers what they did the last time: that is your competition.',
  },
  volumeTable: /*i18n*/ { id: 'advisor.part.volumeTable', message: 'What different numbers of sales a month bring' },
  refusedForecast: /*i18n*/ {
    id: 'advisor.part.refusedForecast',
    message:
      'There is no forecast: a number it rests on cannot be, or you called it wrong. Change it, and it is reckoned again.',
  },
  noForecast: /*i18n*/ {
    id: 'advisor.part.noForecast',
    message:
      'A forecast by the month follows once these are known: {what}. Until then, what different numbers of sales bring:',
  },
  noTable: /*i18n*/ {
    id: 'advisor.part.noTable',
    message: 'There is nothing to reckon yet. Still open: {what}.',
  },
  lacksMonths: /*i18n*/ { id: 'advisor.part.lacks.months', message: 'in which months you sell' },
  lacksMoney: /*i18n*/ { id: 'advisor.part.lacks.money', message: 'how much money you have for the start' },
  lacksMain: /*i18n*/ { id: 'advisor.part.lacks.main', message: 'which of your prices is the main one' },
  lacksPrice: /*i18n*/ { id: 'advisor.part.lacks.price', message: 'the price' },
  lacksDirect: /*i18n*/ { id: 'advisor.part.lacks.direct', message: 'what one sale costs you' },
  lacksBills: /*i18n*/ { id: 'advisor.part.lacks.bills', message: 'what you pay every month' },
  lacksVolume: /*i18n*/ { id: 'advisor.part.lacks.volume', message: 'how much you will sell' },
  /** Where a gate asks. */
  lacksCheck: /*i18n*/ { id: 'advisor.part.lacks.check', message: 'a number that cannot be right as it stands' },
  costsNamed: /*i18n*/ { id: 'advisor.part.costsNamed', message: 'Costs and money you named' },
  salesMonth: /*i18n*/ { id: 'advisor.part.salesMonth', message: 'Sales a month' },
  customersMonth: /*i18n*/ { id: 'advisor.part.customersMonth', message: 'Paying customers' },
  hoursMonth: /*i18n*/ { id: 'advisor.part.hoursMonth', message: 'Paid hours a month' },
  rowBasis: /*i18n*/ { id: 'advisor.part.rowBasis', message: 'A row to compare with, no expectation.' },
  resultOne: /*i18n*/ { id: 'advisor.part.resultOne', message: 'Left in year one, before tax and your own pay' },
  resultThree: /*i18n*/ { id: 'advisor.part.resultThree', message: 'Left in year three, before tax and your own pay' },
  moneyIn: /*i18n*/ { id: 'advisor.part.moneyIn', message: 'Money in' },
  afterDirect: /*i18n*/ { id: 'advisor.part.afterDirect', message: 'After direct costs' },
  afterBills: /*i18n*/ { id: 'advisor.part.afterBills', message: 'After the bills' },
  forUnknown: /*i18n*/ {
    id: 'advisor.part.forUnknown',
    message: 'From the last column has still to be paid: {what}.',
  },
  openTax: /*i18n*/ { id: 'advisor.part.open.tax', message: 'tax and social insurance' },
  openStart: /*i18n*/ { id: 'advisor.part.open.start', message: 'what you spend before you can begin' },
  openPayCash: /*i18n*/ { id: 'advisor.part.open.payCash', message: 'your own pay in the cash' },
  openPay: /*i18n*/ { id: 'advisor.part.open.pay', message: 'your own pay' },
  years: /*i18n*/ { id: 'advisor.part.years', message: 'Three years, base case' },
  yearOne: /*i18n*/ { id: 'advisor.part.yearOne', message: 'Year one' },
  yearBegins: /*i18n*/ {
    id: 'advisor.part.yearBegins',
    message:
      '{behind, select, yes {Year one begins in {begin}. Your first sale was in {month}: the months between are not in the tables.} other {Year one begins in {begin}; the first sale is in {month}.}}{bills, select, supposed { Your bills are counted from {begin} on, while you have not said otherwise.} other {}}',
  },
  yearRises: /*i18n*/ {
    id: 'advisor.part.yearRises',
    message: 'Until {month} the months count what you sell today; from then on sales grow.',
  },
  yearTwo: /*i18n*/ { id: 'advisor.part.yearTwo', message: 'Year two' },
  yearThree: /*i18n*/ { id: 'advisor.part.yearThree', message: 'Year three' },
  months: /*i18n*/ { id: 'advisor.part.months', message: 'The first year by the month' },
  month: /*i18n*/ { id: 'advisor.part.month', message: 'Month' },
  casesTable: /*i18n*/ { id: 'advisor.part.cases', message: 'If it goes better or worse' },
  caseBase: /*i18n*/ { id: 'advisor.part.case.base', message: 'Base case' },
  caseBest: /*i18n*/ { id: 'advisor.part.case.best', message: 'Best case' },
  caseWorst: /*i18n*/ { id: 'advisor.part.case.worst', message: 'Worst case' },
  chart: /*i18n*/ { id: 'advisor.part.chart', message: 'Cash at the end of each month, three cases' },
  chartUnit: /*i18n*/ {
    id: 'advisor.part.chart.unit',
    message: '{scale, select, thousands {thousand {symbol}} millions {million {symbol}} other {{symbol}}}',
  },
  chartAlt: /*i18n*/ {
    id: 'advisor.part.chart.alt',
    message:
      'Line chart of the cash at the end of each month of three years. Where it ends: base case {base}, best case {best}, worst case {worst}.',
  },
  caseBasis: /*i18n*/ {
    id: 'advisor.part.case.basis',
    message:
      '{isOne, select, yes {From the first sale on, every month is a normal one.} season {From the first sale on, every month of sale is a normal one.} part {Sales grow by the same step over the first {ramp} of sale; then a month of sale is a normal one.} other {Sales grow by the same step every month for {ramp}; then a month is a normal one.}}{supposed, select, yes { That time is our assumption: put in your own.} other {}}{joining, select, yes { Each new customer pays what is due once at the start.} other {}}{yearly, select, yes { Whoever pays by the year pays when they join, and again after each year.} other {}}{whole, select, yes { The month of the first sale is counted whole.} other {}}{open, select, sale { You have not said when you sell for the first time: {month} is our assumption.} rise { You have not said from when on they grow: {month} is our assumption.} other {}}',
  },
  caseSales: /*i18n*/ { id: 'advisor.part.case.sales', message: 'Sales of a normal month' },
  caseCosts: /*i18n*/ {
    id: 'advisor.part.case.costs',
    message: '{once, select, yes {Costs of a sale, and what is bought once} other {Costs of a sale}}',
  },
  caseAsIs: /*i18n*/ { id: 'advisor.part.case.asIs', message: 'as you said' },
  caseMore: /*i18n*/ { id: 'advisor.part.case.more', message: '{share} more' },
  caseMost: /*i18n*/ {
    id: 'advisor.part.case.most',
    message: '{share} more, up to the most you named',
  },
  caseLess: /*i18n*/ { id: 'advisor.part.case.less', message: '{share} less' },
  caseHalf: /*i18n*/ { id: 'advisor.term.case.half', message: 'How far the costs of a sale differ in the cases' },
  lowestCash: /*i18n*/ {
    id: 'advisor.part.lowestCash',
    message:
      '{pay, select, known {Without your own pay, the cash is lowest at the end of {month}: {lowest}.} other {The cash is lowest at the end of {month}: {lowest}.}} {money, select, named {Beside the money you named, {need} has to be there before you begin.} other {So much has to be there before you begin.}}',
  },
  cashFalls: /*i18n*/ {
    id: 'advisor.part.cashFalls',
    message:
      'The cash falls every year: after three years it is at {lowest}. More money at the start does not mend that.',
  },
  ownPay: /*i18n*/ {
    id: 'advisor.part.ownPay',
    message:
      'If you take out your {pay} a month from {begin} on, the cash is lowest at the end of {month}: {lowest}.{later, select, yes { The first month that brings in your pay is {paying}: until then you need another income, or that much money.} other {}}',
  },
  payGone: /*i18n*/ {
    id: 'advisor.part.payGone',
    message: 'If you take out your {pay} a month from {begin} on, the money is used up in {month}.',
  },
  start: /*i18n*/ { id: 'advisor.part.start', message: 'Before the first month' },
  cashPay: /*i18n*/ { id: 'advisor.part.cashPay', message: 'Cash if you take out your own pay' },
  quote: /*i18n*/ { id: 'advisor.part.quote', message: '“{words}”' },
  supposed: /*i18n*/ { id: 'advisor.part.supposed', message: 'Supposed, as you have not said: {what}.' },
  supposedPay: /*i18n*/ { id: 'advisor.part.supposed.pay', message: 'that you take your own pay from {month} on' },
  supposedBills: /*i18n*/ { id: 'advisor.part.supposed.bills', message: 'that you pay your bills from {month} on' },
  supposedBusy: /*i18n*/ {
    id: 'advisor.part.supposed.busy',
    message: 'that the months in which you sell more bring as much as the others',
  },
  notCounted: /*i18n*/ { id: 'advisor.part.notCounted', message: 'Not counted: {what}.' },
  openAhead: /*i18n*/ { id: 'advisor.part.open.ahead', message: 'that customers pay in advance' },
  openParts: /*i18n*/ { id: 'advisor.part.open.parts', message: 'that customers pay in parts' },
  openLoans: /*i18n*/ {
    id: 'advisor.part.open.loans',
    message: 'paying back loans, unless that is among your bills, and bills that end or change',
  },
  billsAndPay: /*i18n*/ { id: 'advisor.check.needed.term.need', message: 'Bills and own pay a month' },
  salesForPay: /*i18n*/ { id: 'advisor.check.needed.term.wage', message: 'Sales that pay bills and own pay' },
  salesForBills: /*i18n*/ { id: 'advisor.check.needed.term.bills', message: 'Sales that pay the bills' },
  watch: /*i18n*/ {
    id: 'advisor.part.watch',
    message:
      '{name}, from {month} on: {needed}. If that month passes with fewer, go back to price and bills before you put more money in.',
  },
  guesses: /*i18n*/ { id: 'advisor.guesses.caption', message: 'What you have not seen yet' },
  guessed: /*i18n*/ { id: 'advisor.guesses.head.expected', message: 'What you expect' },
  noLonger: /*i18n*/ { id: 'advisor.guesses.head.limit', message: 'Bills and own pay are not paid' },
  seeFirst: /*i18n*/ { id: 'advisor.guesses.head.try', message: 'See it first' },
  safeguards: /*i18n*/ { id: 'advisor.safeguards.caption', message: 'To settle before it matters' },
  settleOne: /*i18n*/ {
    id: 'advisor.safeguards.lead',
    message: 'Settle one of these a week, and begin with the one that would cost you most.',
  },
  holds: /*i18n*/ { id: 'advisor.safeguards.holds', message: 'What holds for you' },
  settle: /*i18n*/ { id: 'advisor.safeguards.settle', message: 'What to settle' },
  sign: /*i18n*/ { id: 'advisor.part.sign', message: 'Early sign' },
  answer: /*i18n*/ { id: 'advisor.part.answer', message: 'What to do then' },
  cost: /*i18n*/ { id: 'advisor.part.cost', message: 'What it costs a year' },
  risks: /*i18n*/ { id: 'advisor.part.risks', message: 'Risks' },
  dutiesCaption: /*i18n*/ {
    id: 'advisor.duties.caption',
    message: '{selling, select, yes {Make sure of this, as far as it is not settled} other {Ask before you open}}',
  },
  leave: /*i18n*/ { id: 'advisor.leave.caption', message: 'What needs somebody’s yes, unless you have it' },
  does: /*i18n*/ { id: 'advisor.leave.does', message: 'What you do' },
  ask: /*i18n*/ { id: 'advisor.leave.ask', message: 'Whom to ask what' },
  office: /*i18n*/ { id: 'advisor.duties.office', message: 'Ask' },
  whether: /*i18n*/ { id: 'advisor.duties.whether', message: 'Whether' },
  source: /*i18n*/ { id: 'advisor.duties.source', message: 'Source' },
  read: /*i18n*/ { id: 'advisor.duties.read', message: 'Read on' },
  equipment: /*i18n*/ {
    id: 'advisor.trade.equipment',
    message: 'What nearly everybody in this trade needs ({trade}):',
  },
  forgotten: /*i18n*/ { id: 'advisor.trade.forgotten', message: 'What newcomers to it often forget:' },
};

/** What amounts say of the market. */
export const marketTexts: Readonly<Partial<Record<AmountRole, Text>>> = {
  'customers.possible': /*i18n*/ { id: 'advisor.part.market.possible', message: 'possible customers' },
  'customer.budget': /*i18n*/ { id: 'advisor.part.market.budget', message: 'what one of them has to spend' },
  'sales.current': /*i18n*/ { id: 'advisor.part.market.current', message: 'what you have already' },
  'partner.count': /*i18n*/ { id: 'advisor.part.market.partners', message: 'partners, routes or suppliers' },
};

/** What words say of customers, in the order of their table. */
export const customerTexts = {
  payer: /*i18n*/ { id: 'advisor.part.payer', message: 'Who pays' },
  user: /*i18n*/ { id: 'advisor.part.user', message: 'Who uses it' },
  decider: /*i18n*/ { id: 'advisor.part.decider', message: 'Who decides' },
  occasion: /*i18n*/ { id: 'advisor.part.occasion', message: 'What makes them come' },
  route: /*i18n*/ { id: 'advisor.part.route', message: 'How you reach them' },
};

/** What a price is. */
export const priceTexts: Readonly<Partial<Record<AmountRole, Text>>> = {
  price: /*i18n*/ { id: 'advisor.part.price.piece', message: 'price of one' },
  'price.period': /*i18n*/ { id: 'advisor.part.price.period', message: 'paid again and again' },
  'price.pack': /*i18n*/ { id: 'advisor.part.price.pack', message: 'price of several together' },
  'price.entry': /*i18n*/ { id: 'advisor.part.price.entry', message: 'paid once at the start' },
  'price.addon': /*i18n*/ { id: 'advisor.part.price.addon', message: 'price of an extra' },
  deposit: /*i18n*/ { id: 'advisor.part.deposit', message: 'held and given back' },
};

/** What costs and money for the start are. */
export const costTexts: Readonly<Partial<Record<AmountRole, Text>>> = {
  'cost.period': /*i18n*/ { id: 'advisor.part.cost.period', message: 'paid again and again' },
  'cost.once': /*i18n*/ { id: 'advisor.part.cost.once', message: 'bought once' },
  'own.money': /*i18n*/ { id: 'advisor.part.money.own', message: 'your own money' },
  'money.others': /*i18n*/ { id: 'advisor.part.money.others', message: 'money of others' },
};

/** What is missing, by the question that asks for it: what stands before the first slash of its key. */
export const lackTexts: Readonly<Record<string, Text>> = {
  'main.price': sectionTexts.lacksMain,
  price: sectionTexts.lacksPrice,
  'cost.direct': sectionTexts.lacksDirect,
  'cost.together': sectionTexts.lacksDirect,
  bills: sectionTexts.lacksBills,
  'bills.other': sectionTexts.lacksBills,
  'bills.closed': sectionTexts.lacksBills,
  margin: sectionTexts.lacksPrice,
  bill: sectionTexts.lacksBills,
  volume: sectionTexts.lacksVolume,
  'months.sold': sectionTexts.lacksMonths,
  'start.money': sectionTexts.lacksMoney,
};
