/** Words of the sections that belong to no single check. */
export const sectionTexts = {
  findingWithNext: /*i18n*/ { id: 'advisor.part.findingWithNext', message: '{says} {next}' },
  askedFirst: /*i18n*/ {
    id: 'advisor.part.askedFirst',
    message: 'Nothing can be concluded yet. Your answers to these decide what comes first:',
  },
  /** Where a section would have tables alone, or nothing: what follows for its founder from what they did not say. */
  marketCount: /*i18n*/ {
    id: 'advisor.part.market.count',
    message:
      'You expect {sales} a year. Write down by name who could buy them; the list is long enough when it holds more than that.',
  },
  marketPeople: /*i18n*/ {
    id: 'advisor.part.market.people',
    message:
      'You expect {count, plural, one {{customers} customer} other {{customers} customers}} at one time. Write down by name who could be one; the list is long enough when it holds ten times as many.',
  },
  marketOpen: /*i18n*/ {
    id: 'advisor.part.market.open',
    message: 'How many could buy is not counted yet: write down by name those you can reach, and begin with them.',
  },
  marketOwn: /*i18n*/ {
    id: 'advisor.part.market.own',
    message: '“{list}” is your own count: hold it against a list that somebody else keeps before you build on it.',
  },
  firstTalks: /*i18n*/ {
    id: 'advisor.part.firstTalks',
    message:
      'Who pays, in your words: {payers}. Talk to them first: what they did the last time tells more than what they say they would do.',
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
    message: 'Of {rivals} you named no price: find out what a customer of theirs pays.',
  },
  allPriced: /*i18n*/ {
    id: 'advisor.part.allPriced',
    message: 'You named a price of {rivals}: ask a customer of theirs whether it is what they paid.',
  },
  noSeason: /*i18n*/ {
    id: 'advisor.part.noSeason',
    message: 'You sell all year round. Write down what each week brings: after a year you know which months are weak.',
  },
  season: /*i18n*/ {
    id: 'advisor.part.season',
    message:
      'You sell in {count, plural, one {{months} month} other {{months} months}} of the year: what has to be ready before the first of them is the work of the others.',
  },
  nothingSaid: /*i18n*/ {
    id: 'advisor.part.nothingSaid',
    message: 'There is nothing certain to say here yet.',
  },
  unconfirmed: /*i18n*/ {
    id: 'advisor.part.unconfirmed',
    message: 'What you said of this is not used yet: it waits in “How I read you” for your word.',
  },
  market: /*i18n*/ { id: 'advisor.part.market', message: 'Your market, in your numbers' },
  marketPossible: /*i18n*/ { id: 'advisor.part.market.possible', message: 'possible customers' },
  marketBudget: /*i18n*/ { id: 'advisor.part.market.budget', message: 'what one of them has to spend' },
  marketCurrent: /*i18n*/ { id: 'advisor.part.market.current', message: 'what you sell already' },
  marketPartners: /*i18n*/ { id: 'advisor.part.market.partners', message: 'partners, routes or suppliers' },
  customers: /*i18n*/ { id: 'advisor.part.customers', message: 'Your customers, in your words' },
  what: /*i18n*/ { id: 'advisor.part.what', message: 'What it is' },
  words: /*i18n*/ { id: 'advisor.part.words', message: 'Your words' },
  payer: /*i18n*/ { id: 'advisor.part.payer', message: 'Who pays' },
  user: /*i18n*/ { id: 'advisor.part.user', message: 'Who uses it' },
  decider: /*i18n*/ { id: 'advisor.part.decider', message: 'Who decides' },
  occasion: /*i18n*/ { id: 'advisor.part.occasion', message: 'What makes them come' },
  town: /*i18n*/ { id: 'advisor.part.town', message: 'Where' },
  route: /*i18n*/ { id: 'advisor.part.route', message: 'How you reach them' },
  prices: /*i18n*/ { id: 'advisor.part.prices', message: 'Your prices' },
  otherPrices: /*i18n*/ { id: 'advisor.part.otherPrices', message: 'Your other prices' },
  pricePiece: /*i18n*/ { id: 'advisor.part.price.piece', message: 'price of one' },
  pricePeriod: /*i18n*/ { id: 'advisor.part.price.period', message: 'paid again and again' },
  pricePack: /*i18n*/ { id: 'advisor.part.price.pack', message: 'price of several together' },
  priceEntry: /*i18n*/ { id: 'advisor.part.price.entry', message: 'paid once at the start' },
  priceAddon: /*i18n*/ { id: 'advisor.part.price.addon', message: 'price of an extra' },
  deposit: /*i18n*/ { id: 'advisor.part.deposit', message: 'held and given back' },
  oneSale: /*i18n*/ { id: 'advisor.part.oneSale', message: 'One sale' },
  sold: /*i18n*/ { id: 'advisor.part.sold', message: 'What is sold' },
  oneSaleOf: /*i18n*/ { id: 'advisor.part.oneSaleOf', message: 'One sale: “{name}”' },
  open: /*i18n*/ { id: 'advisor.part.open', message: 'open' },
  youSaid: /*i18n*/ { id: 'advisor.part.youSaid', message: 'you said' },
  reckoned: /*i18n*/ { id: 'advisor.part.reckoned', message: 'reckoned' },
  question: /*i18n*/ { id: 'advisor.part.question', message: 'a question at the end' },
  alternatives: /*i18n*/ { id: 'advisor.part.alternatives', message: 'What your customers can do instead' },
  alternative: /*i18n*/ { id: 'advisor.part.alternative', message: 'Alternative' },
  somebodyElse: /*i18n*/ { id: 'advisor.part.somebodyElse', message: 'Somebody else' },
  itsPrice: /*i18n*/ { id: 'advisor.part.itsPrice', message: 'Price you named' },
  you: /*i18n*/ { id: 'advisor.part.you', message: 'You' },
  youWith: /*i18n*/ { id: 'advisor.part.youWith', message: 'You, “{name}”' },
  itsRest: /*i18n*/ { id: 'advisor.part.itsRest', message: 'What else you said of it' },
  itsFault: /*i18n*/ { id: 'advisor.part.itsFault', message: 'What you said against it' },
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
    message: 'There is no forecast yet. Still open: {what}.',
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
  costPeriod: /*i18n*/ { id: 'advisor.part.cost.period', message: 'paid again and again, whatever you sell' },
  costOnce: /*i18n*/ { id: 'advisor.part.cost.once', message: 'bought once' },
  moneyOwn: /*i18n*/ { id: 'advisor.part.money.own', message: 'your own money' },
  moneyOthers: /*i18n*/ { id: 'advisor.part.money.others', message: 'money of others' },
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
  openTax: /*i18n*/ { id: 'advisor.part.open.tax', message: 'tax' },
  openPay: /*i18n*/ { id: 'advisor.part.open.pay', message: 'your own pay' },
  years: /*i18n*/ { id: 'advisor.part.years', message: 'Three years, base case' },
  yearOne: /*i18n*/ { id: 'advisor.part.yearOne', message: 'Year one' },
  yearBegins: /*i18n*/ {
    id: 'advisor.part.yearBegins',
    message: 'Year one begins in {begin}; the first sale is in {month}.',
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
      'In the best case you sell {swing} more, and direct costs and what is bought once are lower by half that share; in the worst case it is the other way round. The start takes {ramp}, and the last of them is a normal one. Amounts of a month are rounded before they are added up.',
  },
  lowestCash: /*i18n*/ {
    id: 'advisor.part.lowestCash',
    message:
      'The cash is lowest at the end of {month}: {lowest}. {money, select, named {Beside the money you named, {need} has to be there before you begin.} other {So much has to be there before you begin.}}',
  },
  cashFalls: /*i18n*/ {
    id: 'advisor.part.cashFalls',
    message:
      'The cash falls every year: after three years it is at {lowest}. More money at the start does not mend that.',
  },
  ownPay: /*i18n*/ {
    id: 'advisor.part.ownPay',
    message:
      'If you take out your {pay} a month from the first sale on, the cash is lowest at the end of {month}: {lowest}.',
  },
  ownPayFalls: /*i18n*/ {
    id: 'advisor.part.ownPay.falls',
    message:
      'If you take out your {pay} a month from the first sale on, the cash falls all the time: after three years it is at {lowest}.',
  },
  ownPayHolds: /*i18n*/ {
    id: 'advisor.part.ownPay.holds',
    message: 'If you take out your {pay} a month from the first sale on, the cash never falls below {lowest}.',
  },
  start: /*i18n*/ { id: 'advisor.part.start', message: 'Before the first month' },
  arrived: /*i18n*/ { id: 'advisor.part.arrived', message: 'Paid by customers' },
  cashPay: /*i18n*/ { id: 'advisor.part.cashPay', message: 'Cash if you take out your own pay' },
  quote: /*i18n*/ { id: 'advisor.part.quote', message: '“{words}”' },
  notCounted: /*i18n*/ { id: 'advisor.part.notCounted', message: 'Not counted: {what}.' },
  openLoans: /*i18n*/ { id: 'advisor.part.open.loans', message: 'loans' },
  watch: /*i18n*/ {
    id: 'advisor.part.watch',
    message:
      '{name}, from {month} on: {needed}. If that month passes with fewer, go back to price and bills before you put more money in.',
  },
  sign: /*i18n*/ { id: 'advisor.part.sign', message: 'Early sign' },
  answer: /*i18n*/ { id: 'advisor.part.answer', message: 'What to do then' },
  cost: /*i18n*/ { id: 'advisor.part.cost', message: 'What it costs' },
  risks: /*i18n*/ { id: 'advisor.part.risks', message: 'Risks' },
};
