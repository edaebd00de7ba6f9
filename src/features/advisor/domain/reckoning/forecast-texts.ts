/** The names of the numbers of a forecast. */
export const forecastTexts = {
  ramp: /*i18n*/ { id: 'advisor.term.ramp', message: 'Months until a normal month' },
  rampBasis: /*i18n*/ {
    id: 'advisor.term.ramp.basis',
    message: 'Half a year, evenly: a new business is seldom full at once. Replace it with your own expectation.',
  },
  swing: /*i18n*/ { id: 'advisor.term.swing', message: 'Distance of the best and worst case' },
  swingBasis: /*i18n*/ {
    id: 'advisor.term.swing.basis',
    message: 'A fifth either way: no record of this business exists yet to narrow it.',
  },
  noOwnMoney: /*i18n*/ { id: 'advisor.term.noOwnMoney', message: 'Your own money at the start (none was named)' },
  priceMonth: /*i18n*/ { id: 'advisor.term.priceMonth', message: 'What one customer pays a month' },
  leftMonth: /*i18n*/ { id: 'advisor.term.leftMonth', message: 'Left of one customer a month' },
  units: /*i18n*/ { id: 'advisor.term.units', message: 'Sales' },
  revenue: /*i18n*/ { id: 'advisor.term.revenue', message: 'Money in from sales' },
  revenueTotal: /*i18n*/ { id: 'advisor.term.revenueTotal', message: 'Money in from sales, three years' },
  direct: /*i18n*/ { id: 'advisor.term.directMonth', message: 'Direct costs' },
  costs: /*i18n*/ { id: 'advisor.term.costs', message: 'Costs' },
  result: /*i18n*/ { id: 'advisor.term.result', message: 'Left before tax and your own pay' },
  afterPay: /*i18n*/ { id: 'advisor.term.afterPay', message: 'Left before tax, after your own pay' },
  closing: /*i18n*/ { id: 'advisor.term.closing', message: 'Cash at month end' },
  lowest: /*i18n*/ { id: 'advisor.term.lowest', message: 'Lowest cash at a month end' },
  need: /*i18n*/ { id: 'advisor.term.need', message: 'Money needed beside your own' },
  end: /*i18n*/ { id: 'advisor.term.end', message: 'Cash after three years' },
  breakEven: /*i18n*/ { id: 'advisor.term.breakEven', message: 'First month that pays for itself' },
  year: /*i18n*/ {
    id: 'advisor.term.year',
    message: '{what}, {year, select, one {first year} two {second year} other {third year}}',
  },
  best: /*i18n*/ { id: 'advisor.term.best', message: '{what}, best case' },
  worst: /*i18n*/ { id: 'advisor.term.worst', message: '{what}, worst case' },
};
