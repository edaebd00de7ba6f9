/** The words of a normal month. */
export const normalMonthTexts = {
  paid: /*i18n*/ { id: 'advisor.term.month.in', message: 'What these sales bring in a month' },
  spent: /*i18n*/ { id: 'advisor.term.month.out', message: 'What these sales cost you in a month' },
  left: /*i18n*/ { id: 'advisor.term.month.left', message: 'Left before tax and your own pay' },
  afterPay: /*i18n*/ { id: 'advisor.term.month.afterPay', message: 'Left before tax, after your own pay' },
  named: /*i18n*/ { id: 'advisor.month.named', message: '{shown} × “{name}” at {price}' },
  pieces: /*i18n*/ { id: 'advisor.month.pieces', message: '{sales} at {price}' },
  priced: /*i18n*/ { id: 'advisor.month.priced', message: '{shown} × “{name}”' },
  hours: /*i18n*/ {
    id: 'advisor.month.hours',
    message: '{count, plural, one {{shown} paid hour at {price}} other {{shown} paid hours at {price}}}',
  },
  days: /*i18n*/ {
    id: 'advisor.month.days',
    message: '{count, plural, one {{shown} paid day at {price}} other {{shown} paid days at {price}}}',
  },
  customers: /*i18n*/ {
    id: 'advisor.month.customers',
    message:
      '{count, plural, one {{shown} customer at {price} a {every, select, week {week} year {year} other {month}}} other {{shown} customers at {price} a {every, select, week {week} year {year} other {month}}}}',
  },
  goods: /*i18n*/ { id: 'advisor.month.goods', message: 'goods and material (“{name}”)' },
  bring: /*i18n*/ { id: 'advisor.month.bring', message: '{sold} bring {paid}' },
  asks: /*i18n*/ {
    id: 'advisor.month.asks',
    message:
      '{season, select, part {A normal month in which you sell, as we reckon it: {lines}. {spent} of that goes into these sales and {bills} into bills, so {left} is left before tax and your own pay. Is that right?} other {A normal month, as we reckon it: {lines}. {spent} of that goes into these sales and {bills} into bills, so {left} is left before tax and your own pay. Is that right?}}',
  },
  because: /*i18n*/ {
    id: 'advisor.month.because',
    message: 'Three years are reckoned from this month. If a number of it is wrong, all of them are.',
  },
  table: /*i18n*/ { id: 'advisor.month.table', message: 'A normal month' },
  tableOfSale: /*i18n*/ { id: 'advisor.month.tableOfSale', message: 'A normal month in which you sell' },
  lessSpent: /*i18n*/ { id: 'advisor.month.lessSpent', message: 'Less what these sales cost you' },
  lessBills: /*i18n*/ { id: 'advisor.month.lessBills', message: 'Less bills' },
  lessPay: /*i18n*/ { id: 'advisor.month.lessPay', message: 'Less your own pay' },
};

/** What can be said of a month or of what comes of it: a number that is called wrong is asked once more. */
export const whatIsWrong = {
  right: /*i18n*/ { id: 'advisor.month.right', message: 'That is right' },
  volume: /*i18n*/ { id: 'advisor.month.wrong.volume', message: 'The number of sales is wrong' },
  price: /*i18n*/ { id: 'advisor.month.wrong.price', message: 'The price is wrong' },
  direct: /*i18n*/ { id: 'advisor.month.wrong.direct', message: 'What goes into the sales is wrong' },
  bills: /*i18n*/ { id: 'advisor.month.wrong.bills', message: 'The bills are wrong' },
};
