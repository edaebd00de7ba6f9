/** The names of the numbers of one sale and one month. */
export const saleTexts = {
  price: /*i18n*/ { id: 'advisor.term.price', message: 'Price' },
  direct: /*i18n*/ { id: 'advisor.term.direct', message: 'What one sale costs you' },
  directPart: /*i18n*/ { id: 'advisor.term.directPart', message: 'Part of what one sale costs: “{words}”' },
  /** Where several things are sold. */
  ofLine: /*i18n*/ { id: 'advisor.term.ofLine', message: '{what}: “{name}”' },
  commissionShare: /*i18n*/ { id: 'advisor.term.commissionShare', message: 'Share of the price others keep' },
  commission: /*i18n*/ { id: 'advisor.term.commission', message: 'What others keep of one sale' },
  left: /*i18n*/ { id: 'advisor.term.left', message: 'Left of one sale' },
  bills: /*i18n*/ { id: 'advisor.term.bills', message: 'Bills a month' },
  otherBills: /*i18n*/ { id: 'advisor.term.otherBills', message: 'Other bills a month' },
  bill: /*i18n*/ { id: 'advisor.term.bill', message: 'Bill: “{words}”' },
  billMonth: /*i18n*/ { id: 'advisor.term.billMonth', message: '“{words}”, a month' },
  pay: /*i18n*/ { id: 'advisor.term.pay', message: 'Your own pay a month' },
  paySaid: /*i18n*/ { id: 'advisor.term.paySaid', message: 'Your own pay as you said it' },
  volume: /*i18n*/ { id: 'advisor.term.volume', message: 'Sales a month' },
  volumeSaid: /*i18n*/ { id: 'advisor.term.volumeSaid', message: 'Sales as you said them' },
  volumeYear: /*i18n*/ { id: 'advisor.term.volumeYear', message: 'Sales a year' },
  work: /*i18n*/ { id: 'advisor.term.work', message: 'Hours of work a month' },
  hours: /*i18n*/ { id: 'advisor.term.hours', message: 'Hours of work in one sale' },
  minutes: /*i18n*/ { id: 'advisor.term.minutes', message: 'Minutes of one sale' },
};
