import type { Statement } from './statement.ts';

/** Founders and their five answers each, in the order of the questions. */
export const owners5: readonly Statement[] = [
  // 29. Technical help for seniors
  [
    'idea',
    'Grandly sends a patient student to seniors in Toronto who need help with a phone, a tablet or the online bank.',
    { 'business.name': 'Grandly', 'business.place': 'Toronto', 'business.country': 'CA' },
    ['business.team'],
  ],
  [
    'industry',
    'Tech support for the elderly',
    { 'industry.words': 'Tech support for the elderly' },
    ['industry.id', 'industry.experience'],
  ],
  [
    'audience',
    'Seniors who live alone, I read there are 410,000 seniors in the city. Its the children who pay, honestly, and they are tierd of explaining the same thing on the phone every sunday.',
    { 'audience.kind': 'seniors', 'audience.size': '410000 seniors' },
  ],
  [
    'revenue',
    'CAD 55 per hour, or CAD 149 a month for three visits. Students cost us CAD 28 an hour. Hope for 35 visits a week',
    {
      'revenue.streams': 'CAD 55/hour; CAD 149/month',
      'revenue.unitCost': 'CAD 28/hour',
      'revenue.volume': '35 visits/week',
    },
  ],
  [
    'competitors',
    'Well, there is Geek Squad, CAD 120 for a house call. They fix the machine, not the person. My own mother called them in the winter and was none the wiser afterwards, she still writes her passwords on the fridge.',
    {
      'competitors.named': 'Geek Squad',
      'competitors.price': 'CAD 120',
      'competitors.weakness': 'They fix the machine, not the person',
    },
  ],

  // 30. Kombucha brewery
  [
    'idea',
    'we brew kombucha in Vilnius (no sugar left in the botle!!), company is called Gira Nova',
    {
      'business.name': 'Gira Nova',
      'business.offer': 'kombucha',
      'business.place': 'Vilnius',
      'business.country': 'LT',
    },
  ],
  [
    'industry',
    'beverage production, before i was 5 yrs brewer for beer',
    { 'industry.words': 'beverage production', 'industry.experience': '5 years' },
  ],
  [
    'audience',
    'bars which want somthing without alcohol (we counted 140 bars), and young people who dont drink',
    { 'audience.groups': 'bars | young people', 'audience.size': '140 bars' },
  ],
  [
    'revenue',
    'Bottle 0,33l: 1,60€ to bars, 2,80€ in our web shop. Keg 20l 58€. ~2500 bottles/month. One botle costs us 0,55€ all in',
    {
      'revenue.streams': 'EUR 1.60; EUR 2.80; EUR 58',
      'revenue.volume': '2500 bottles/month',
      'revenue.unitCost': 'EUR 0.55',
    },
  ],
  [
    'competitors',
    'Gutsy Captain, Kombucha Hub, Coca-Cola. too sweet all of them',
    {
      'competitors.named': 'Gutsy Captain | Kombucha Hub | Coca-Cola',
      'competitors.weakness': 'too sweet all of them',
    },
  ],

  // 31. Moving by cargo bike
  [
    'idea',
    'Flytcykel moves student rooms in Aarhus by cargo bike. What makes us different: we can park anywhere.',
    {
      'business.name': 'Flytcykel',
      'business.offer': 'student rooms',
      'business.place': 'Aarhus',
      'business.country': 'DK',
      'business.difference': 'we can park anywhere',
    },
  ],
  ['industry', 'removals. no experience at all', { 'industry.words': 'removals' }, ['industry.experience']],
  [
    'audience',
    'students who change rooms, there is about 40.000 students here',
    { 'audience.groups': 'students', 'audience.kind': 'students', 'audience.size': '40000 students' },
  ],
  [
    'revenue',
    'DKK 450 per hour, minimum two hours. Moving boxes DKK 10 each. Maybe 20 moves in a month. I borrowed DKK 25.000 from my dad for the bike.',
    {
      'revenue.streams': 'DKK 450/hour; Moving boxes: DKK 10',
      'revenue.volume': '20 moves/month',
      'finance.cash': 'DKK 25000',
    },
  ],
  [
    'competitors',
    'friends with a car :) and 3x34 the big moving company, DKK 1,200 an hour',
    { 'competitors.named': '3x34', 'competitors.price': 'DKK 1200/hour' },
  ],

  // 32. Beehives for companies
  [
    'idea',
    'Hivewise puts beehives on the roofs of companies around Stuttgart, looks after them and fills the honey into jars with the company’s logo.',
    {
      'business.name': 'Hivewise',
      'business.offer': 'beehives',
      'business.place': 'Stuttgart',
      'business.country': 'DE',
    },
  ],
  [
    'industry',
    'Beekeeping for firms. 17 years of keeping bees.',
    { 'industry.words': 'Beekeeping for firms', 'industry.experience': '17 years' },
  ],
  [
    'audience',
    'Large companies with a sustainability report to fill. Around 640 companies in the region come into question.',
    { 'audience.groups': 'Large companies', 'audience.kind': 'enterprises', 'audience.size': '640 companies' },
  ],
  [
    'revenue',
    '€1.900 per hive and year, everything included, contracts run for two years. Extra jars 4,20 € each. Insurance runs at 60 € a month, loan repayments at 310 € a month.',
    {
      'revenue.streams': 'EUR 1900/year; Extra jars: EUR 4.20',
      'finance.costs': 'Insurance: EUR 60/month; loan repayments: EUR 310/month',
    },
    ['finance.cash'],
  ],
  [
    'competitors',
    'No idea. I would have to look.',
    {},
    ['competitors.named', 'competitors.price', 'competitors.kinds', 'competitors.weakness'],
  ],
];
