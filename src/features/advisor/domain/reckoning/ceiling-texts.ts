/** What is asked and said about the most that can be sold. */
export const ceilingTexts = {
  one: /*i18n*/ {
    id: 'advisor.ceiling.one',
    message: 'You said {limits}. Does that limit how much you can sell at “{price}”?',
  },
  several: /*i18n*/ {
    id: 'advisor.ceiling.several',
    message:
      'You said {limits}. Multiplied, that is {product}. Is this the most you can sell at “{price}”, what you expect to sell, or something else?',
  },
  oneAtOnce: /*i18n*/ {
    id: 'advisor.ceiling.oneAtOnce',
    message: 'You said {limits}. Does that limit how many customers can pay “{price}” at one time?',
  },
  severalAtOnce: /*i18n*/ {
    id: 'advisor.ceiling.severalAtOnce',
    message:
      'You said {limits}. Multiplied, that is {product}. Is this the most customers who can pay “{price}” at one time, the number you expect, or something else?',
  },
  because: /*i18n*/ {
    id: 'advisor.ceiling.because',
    message: 'It decides the most your business can take in, however many want to buy.',
  },
  year: /*i18n*/ { id: 'advisor.ceiling.year', message: 'Yes: at most {product} times “{price}” a year' },
  month: /*i18n*/ { id: 'advisor.ceiling.month', message: 'Yes: at most {product} times “{price}” a month' },
  week: /*i18n*/ { id: 'advisor.ceiling.week', message: 'Yes: at most {product} times “{price}” a week' },
  day: /*i18n*/ { id: 'advisor.ceiling.day', message: 'Yes: at most {product} times “{price}” a day' },
  atOnce: /*i18n*/ { id: 'advisor.ceiling.atOnce', message: 'Yes: at most {product} times “{price}” at one time' },
  expected: /*i18n*/ {
    id: 'advisor.ceiling.expected',
    message: 'No: it is what I expect, and more is possible',
  },
  other: /*i18n*/ { id: 'advisor.ceiling.other', message: 'No: the most is another number' },
  most: /*i18n*/ {
    id: 'advisor.ceiling.most',
    message: 'You said {limits}. How many can you sell at “{price}” in a whole year at most?',
  },
  mostAtOnce: /*i18n*/ {
    id: 'advisor.ceiling.mostAtOnce',
    message: 'You said {limits}. How many customers can pay “{price}” at one time at most?',
  },
  days: /*i18n*/ {
    id: 'advisor.ceiling.days',
    message: 'You can sell {product} a day at most. On how many days of a year?',
  },
  limit: /*i18n*/ { id: 'advisor.ceiling.term.limit', message: 'Limit: “{words}”' },
  product: /*i18n*/ { id: 'advisor.ceiling.term.product', message: 'Your limits, multiplied' },
  daysTerm: /*i18n*/ { id: 'advisor.ceiling.term.days', message: 'Days of sale a year' },
  weeks: /*i18n*/ { id: 'advisor.ceiling.term.weeks', message: 'Weeks a year' },
  weeksBasis: /*i18n*/ {
    id: 'advisor.ceiling.term.weeks.basis',
    message: 'Every week of the year; change it if you close for some.',
  },
  customers: /*i18n*/ { id: 'advisor.ceiling.term.customers', message: 'Most customers at one time' },
  term: /*i18n*/ { id: 'advisor.ceiling.term', message: 'Most sales a year' },
};
