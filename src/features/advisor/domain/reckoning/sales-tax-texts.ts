/** The words of a sales tax in the price. */
export const salesTaxTexts = {
  asks: /*i18n*/ {
    id: 'advisor.ask.taxIn',
    message: 'Is there a sales tax (VAT, GST) in the prices you named that you have to pass on to the tax office?',
  },
  because: /*i18n*/ {
    id: 'advisor.ask.taxIn.because',
    message: 'What you pass on is not yours, however much you sell.',
  },
  inside: /*i18n*/ { id: 'advisor.ask.taxIn.inside', message: 'Yes, it is in my prices' },
  top: /*i18n*/ { id: 'advisor.ask.taxIn.top', message: 'No, it comes on top of them' },
  none: /*i18n*/ { id: 'advisor.ask.taxIn.none', message: 'No, I do not have to charge any' },
  rateAsks: /*i18n*/ { id: 'advisor.ask.taxRate', message: 'At which rate is it in your prices?' },
  rate: /*i18n*/ { id: 'advisor.term.taxRate', message: 'Rate of the sales tax in your prices' },
  tax: /*i18n*/ { id: 'advisor.term.tax', message: 'Sales tax in the price' },
  month: /*i18n*/ { id: 'advisor.term.month.tax', message: 'Sales tax of a month' },
  gone: /*i18n*/ { id: 'advisor.term.month.gone', message: 'What goes into the sales of a month, sales tax included' },
  lessTax: /*i18n*/ { id: 'advisor.month.lessTax', message: 'Less sales tax that you pass on' },
  directTax: /*i18n*/ { id: 'advisor.term.directTaxMonth', message: 'Direct costs and sales tax' },
};
