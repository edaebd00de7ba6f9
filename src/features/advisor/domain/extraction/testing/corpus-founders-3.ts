import type { Statement } from './statement.ts';

/** The answers of 6 of the twenty-six founders of `corpus-fourth.ts`. */
export const founders3: readonly Statement[] = [
  // Candles
  [
    'idea',
    'candles from old church wax, poured by hand in Tallinn',
    {
      'business.offer': 'candles',
      'business.place': 'Tallinn',
      'business.country': 'EE',
      'industry.id': 'candle-making',
    },
  ],
  ['industry', 'crafts (candles)', { 'industry.id': 'candle-making', 'industry.words': 'crafts (candles)' }],
  [
    'audience',
    'gift buyers, mostly women 30-50, Finnish tourists',
    { 'audience.groups': 'gift buyers | women 30-50 | Finnish tourists', 'audience.kind': 'tourists' },
    ['business.country'],
  ],
  [
    'revenue',
    '22€ small / 39€ big, about 180 candles a month. wax+wick+jar is 6,80€ per candle',
    {
      'revenue.streams': 'small: EUR 22; big: EUR 39',
      'revenue.volume': '180 candles/month',
      'revenue.unitCost': 'EUR 6.80/candle',
    },
  ],
  [
    'competitors',
    'Yankee Candle, Rituals, and lots of small makers on Etsy',
    { 'competitors.named': 'Yankee Candle | Rituals | Etsy' },
  ],

  // A shared office
  [
    'idea',
    'We’d like to turn the old creamery in Cork into a 40-desk shared office where parents can leave the baby downstairs. There’d be two of us running it, my husband and me.',
    {
      'business.offer': 'a 40-desk shared office',
      'business.place': 'Cork',
      'business.country': 'IE',
      'business.team': '2 people',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Coworking. Neither of us has done it before, I was in HR.',
    { 'industry.words': 'Coworking' },
    ['industry.id', 'industry.experience'],
  ],
  [
    'audience',
    'Remote staff and self-employed parents who sit at the kitchen table now. The last census counted 5,300 home workers round here.',
    {
      'audience.groups': 'Remote staff | self-employed parents',
      'audience.size': '5300 home workers',
      'audience.alternative': 'the kitchen table',
    },
  ],
  [
    'revenue',
    'Hot desk €22 a day or €180 a month, fixed desk €290 a month, meeting room €18 an hour. The creche is separate, not decided. We have €35k of our own and asked the credit union for €80k.',
    {
      'revenue.streams': 'Hot desk: EUR 22/day; EUR 180/month; fixed desk: EUR 290/month; meeting room: EUR 18/hour',
      'finance.cash': 'EUR 35000',
    },
  ],
  [
    'competitors',
    'Regus near the airport at €310 a month; the library is free but shuts at 5.',
    { 'competitors.named': 'Regus', 'competitors.price': 'EUR 310/month', 'competitors.weakness': 'shuts at 5' },
  ],

  // Wedding photographs
  [
    'idea',
    'Hi! I’m Jana, I photograph small weddings (under 40 guests) in Munich and the Alps. On film, not digital.',
    {
      'business.offer': 'small weddings',
      'business.place': 'Munich',
      'business.country': 'DE',
      'business.difference': 'On film, not digital',
    },
    ['business.name'],
  ],
  [
    'industry',
    'wedding photography, full time since 2019',
    { 'industry.words': 'wedding photography' },
    ['industry.id', 'industry.experience'],
  ],
  [
    'audience',
    'couples who marry at the registry office and don’t want the big show',
    { 'audience.groups': 'couples' },
    ['audience.size'],
  ],
  [
    'revenue',
    'Short package 1.400 €, long package 2.300 €, album 350 € on top. 22 weddings a year. film and lab cost me ca. 180 € per wedding',
    {
      'revenue.streams': 'Short package: EUR 1400; long package: EUR 2300; album: EUR 350',
      'revenue.volume': '22 weddings/year',
      'revenue.unitCost': 'EUR 180/wedding',
    },
  ],
  ['competitors', 'Too many to count. Uncles with a good camera!', {}, ['competitors.named', 'competitors.price']],

  // Offices cleaned at night
  [
    'idea',
    'office cleaning at night lausanne + 25km, only ecological products',
    {
      'business.offer': 'office cleaning',
      'business.place': 'lausanne',
      'business.country': 'CH',
      'business.radius': '25 km',
      'business.difference': 'only ecological products',
      'industry.id': 'cleaning-service',
    },
  ],
  ['industry', 'Cleaning company', { 'industry.id': 'cleaning-service', 'industry.words': 'Cleaning company' }],
  [
    'audience',
    'law firms, fiduciaries, dental practices -- roughly 1’200 offices',
    { 'audience.groups': 'law firms | fiduciaries | dental practices', 'audience.size': '1200 offices' },
  ],
  [
    'revenue',
    'CHF 48.- per hour, monthly contract from CHF 620. Cleaner gets 29.50 CHF/hour with social charges. The van lease is 540 francs per month. no one-time jobs',
    {
      'revenue.streams': 'CHF 48/hour; contract: CHF 620/month',
      'revenue.unitCost': 'CHF 29.50/hour',
      'finance.costs': 'lease: CHF 540/month',
      'revenue.excluded': 'one-off',
    },
  ],
  [
    'competitors',
    'ISS and Vebego are doing the big buildings, small offices they don’t answer',
    { 'competitors.named': 'ISS | Vebego', 'competitors.weakness': 'small offices they don’t answer' },
  ],

  // Kayaks on a beach
  [
    'idea',
    'Kayaks and SUP boards for rent on the beach in Split, plus a guided tour at sunset',
    {
      'business.offer': 'Kayaks and SUP boards',
      'business.place': 'Split',
      'business.country': 'HR',
      'revenue.model': 'rental',
    },
  ],
  [
    'industry',
    'water sports rental. 3 years as a guide',
    { 'industry.words': 'water sports rental', 'industry.experience': '3 years' },
  ],
  [
    'audience',
    'Tourists from Germany and Italy, families, cruise passengers. 600 000 overnight guests last summer',
    {
      'audience.groups': 'Tourists from Germany and Italy | families | cruise passengers',
      'audience.kind': 'tourists | families',
      'audience.size': '600000 overnight guests',
    },
    ['business.country'],
  ],
  [
    'revenue',
    'single kayak 12€/h, double 18€/h, SUP 15€/h, sunset tour 45€ per person. 25 rentals a day on average. I start with 15.000 € savings.',
    {
      'revenue.streams': 'single kayak: EUR 12/hour; double: EUR 18/hour; SUP: EUR 15/hour; sunset tour: EUR 45/person',
      'revenue.volume': '25 rentals/day',
      'finance.cash': 'EUR 15000',
    },
  ],
  [
    'competitors',
    '2 other beach rentals, cheaper (8 € per hour) but old boats. GetYourGuide for tours.',
    { 'competitors.named': 'GetYourGuide', 'competitors.price': 'EUR 8/hour', 'competitors.weakness': 'old boats' },
  ],

  // Yoga in two languages
  [
    'idea',
    'Yoga in Swedish AND Arabic for women in Malmö, childcare in the next room',
    { 'audience.groups': 'women', 'business.place': 'Malmö', 'business.country': 'SE', 'industry.id': 'yoga-studio' },
    ['business.name'],
  ],
  [
    'industry',
    'Yoga studio. Certified teacher for 2,5 years',
    { 'industry.id': 'yoga-studio', 'industry.words': 'Yoga studio', 'industry.experience': '2.5 years' },
  ],
  [
    'audience',
    'Mothers of small children, many came here in 2015. I would say three thousand in the neighbourhood',
    {
      'audience.groups': 'Mothers of small children',
      'audience.kind': 'parents',
      'audience.size': '3000 Mothers of small children',
    },
  ],
  [
    'revenue',
    'Drop in 140 SEK, ten times card 1 100 SEK, membership 650 SEK a month. Rent 9 500 SEK per month.',
    {
      'revenue.streams': 'Drop in: SEK 140; ten times card: SEK 1100; membership: SEK 650/month',
      'revenue.model': 'membership',
      'finance.costs': 'Rent: SEK 9500/month',
    },
  ],
  [
    'competitors',
    'SATS and Friskis&Svettis have yoga classes but mixed groups only',
    { 'competitors.named': 'SATS | Friskis&Svettis', 'competitors.weakness': 'mixed groups only' },
  ],
];
