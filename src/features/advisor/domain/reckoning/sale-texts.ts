/** The names of the numbers of one sale and one month. */
export const saleTexts = {
  price: /*i18n*/ { id: 'advisor.term.price', message: 'Price' },
  direct: /*i18n*/ { id: 'advisor.term.direct', message: 'What one sale costs you' },
  directPart: /*i18n*/ { id: 'advisor.term.directPart', message: 'Part of what one sale costs: “{words}”' },
  /** Where several things are sold. */
  ofLine: /*i18n*/ { id: 'advisor.term.ofLine', message: '{what}: “{name}”' },
  commissionShare: /*i18n*/ { id: 'advisor.term.commissionShare', message: 'Share of the price others keep' },
  commissionOfTen: /*i18n*/ {
    id: 'advisor.term.commissionOfTen',
    message: 'Of ten sales, those that others keep a share of',
  },
  ofTenAsks: /*i18n*/ {
    id: 'advisor.ask.ofTen',
    message: 'Of ten of these sales, of how many is “{share}” kept? Enter ten if it is kept of each.',
  },
  ofTenBecause: /*i18n*/ {
    id: 'advisor.ask.ofTen.because',
    message: 'Whoever comes to you by themselves costs you no share.',
  },
  ofTenBasis: /*i18n*/ { id: 'advisor.ask.ofTen.basis', message: 'All of them, as nobody knows better yet.' },
  commission: /*i18n*/ { id: 'advisor.term.commission', message: 'What others keep of one sale' },
  left: /*i18n*/ { id: 'advisor.term.left', message: 'Left of one sale' },
  bills: /*i18n*/ { id: 'advisor.term.bills', message: 'Bills a month' },
  billsClosed: /*i18n*/ { id: 'advisor.term.billsClosed', message: 'Bills of a month without sales' },
  billsAverage: /*i18n*/ { id: 'advisor.term.billsAverage', message: 'Bills of a month, on average over the year' },
  closedAsks: /*i18n*/ {
    id: 'advisor.ask.closedBills',
    message: 'In the months in which you do not sell: what of your bills of {bills} a month do you still pay?',
  },
  closedBecause: /*i18n*/ {
    id: 'advisor.ask.closedBills.because',
    message: 'The months of sale have to pay for the others as well.',
  },
  otherBills: /*i18n*/ { id: 'advisor.term.otherBills', message: 'Other bills a month' },
  bill: /*i18n*/ { id: 'advisor.term.bill', message: 'Bill: “{words}”' },
  billMonth: /*i18n*/ { id: 'advisor.term.billMonth', message: '“{words}”, a month' },
  margin: /*i18n*/ { id: 'advisor.term.margin', message: 'What goods and material leave a month: “{words}”' },
  marginAsks: /*i18n*/ {
    id: 'advisor.ask.margin',
    message:
      'You said “{words}”. What do goods and material that customers pay for leave you in a normal month, once you have paid for them? Enter nought if that is in your prices already.',
  },
  marginBecause: /*i18n*/ { id: 'advisor.ask.margin.because', message: 'It pays for your bills as well.' },
  pay: /*i18n*/ { id: 'advisor.term.pay', message: 'Your own pay a month' },
  payYear: /*i18n*/ { id: 'advisor.term.payYear', message: 'Own pay of a whole year' },
  paySaid: /*i18n*/ { id: 'advisor.term.paySaid', message: 'Your own pay as you said it' },
  volume: /*i18n*/ { id: 'advisor.term.volume', message: 'Sales a month' },
  volumeSaid: /*i18n*/ { id: 'advisor.term.volumeSaid', message: 'Sales as you said them' },
  volumeYear: /*i18n*/ { id: 'advisor.term.volumeYear', message: 'Sales a year' },
};
