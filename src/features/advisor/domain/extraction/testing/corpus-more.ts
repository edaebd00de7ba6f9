import type { Statement } from './statement.ts';

/** Development statements on all five questions, collected last. */
export const moreStatements: readonly Statement[] = [
  [
    'idea',
    'A zero-waste grocery store in Bristol where people refill their own jars',
    {
      'business.offer': 'A zero-waste grocery store',
      'business.place': 'Bristol',
      'business.country': 'GB',
      'business.difference': 'zero-waste',
      'business.delivery': 'shop',
    },
  ],
  [
    'idea',
    'My brother and I want to roast coffee in Oslo and ship it all over Norway',
    {
      'business.team': '2 people',
      'business.offer': 'coffee',
      'business.place': 'Oslo',
      'business.country': 'NO',
      'business.delivery': 'delivery',
    },
  ],
  [
    'idea',
    'I plan to open a board game café in Valencia early next year',
    {
      'business.offer': 'a board game café',
      'business.place': 'Valencia',
      'business.country': 'ES',
      'business.launch': 'early next year',
    },
  ],
  [
    'idea',
    'Home tutoring for teenagers within 10 km of Graz, 35 euros an hour',
    {
      'business.offer': 'Home tutoring',
      'business.radius': '10 km',
      'business.place': 'Graz',
      'business.country': 'AT',
      'revenue.streams': 'EUR 35/hour',
    },
  ],
  [
    'industry',
    'Coffee. Before this I spent nine years as a barista.',
    { 'industry.id': 'coffee-shop', 'industry.experience': '9 years' },
  ],
  ['industry', 'beekeeping and honey', { 'industry.words': 'beekeeping and honey' }, ['industry.id']],
  [
    'audience',
    'Vegetarian restaurants and delis, I count 140 of them',
    {
      'audience.groups': 'Vegetarian restaurants | delis',
      'audience.kind': 'restaurants-and-shops',
      'audience.size': '140 Vegetarian restaurants',
    },
  ],
  [
    'audience',
    'Nurses on night shifts who currently eat from vending machines',
    { 'audience.groups': 'Nurses', 'audience.alternative': 'vending machines' },
  ],
  [
    'audience',
    'Mostly seniors living alone, close to 8,500 in our district',
    { 'audience.groups': 'seniors', 'audience.kind': 'seniors', 'audience.size': '8500 seniors' },
  ],
  ['audience', 'Landlords with 3 to 10 flats', { 'audience.groups': 'Landlords', 'audience.kind': 'homeowners' }],
  [
    'revenue',
    'A bag of beans is 14 euros, the monthly subscription 25 euros',
    { 'revenue.streams': 'bag of beans: EUR 14; subscription: EUR 25/month' },
  ],
  [
    'revenue',
    'Entry is £4, and a private table costs £20 per evening',
    { 'revenue.streams': 'GBP 4; private table: GBP 20/evening' },
  ],
  [
    'revenue',
    'I want 1,500 dollars per logo and no hourly billing',
    { 'revenue.streams': 'USD 1500/logo', 'revenue.excluded': 'hourly' },
  ],
  [
    'revenue',
    '8 percent commission, nothing upfront, we lose about 2% of sellers a month',
    { 'revenue.model': 'commission', 'revenue.churn': '2%' },
  ],
  [
    'revenue',
    'Around 90 bags a week. Green beans cost us 5 euros per bag.',
    { 'revenue.volume': '90 bags/week', 'revenue.unitCost': 'EUR 5/bag' },
  ],
  [
    'revenue',
    'We pay 1,250 pounds rent a month and I can invest 10,000 pounds myself',
    { 'finance.costs': 'rent: GBP 1250/month', 'finance.cash': 'GBP 10000' },
  ],
  ['revenue', 'In 2023 a friend charged 60 for this', {}],
  [
    'competitors',
    'Nespresso and the roastery next door, Kaffa. Both are pricey.',
    { 'competitors.named': 'Nespresso | Kaffa', 'competitors.weakness': 'Both are pricey' },
  ],
  ['competitors', 'People do nothing, or they ask a freelancer', { 'competitors.kinds': 'doing-nothing | freelancer' }],
  [
    'competitors',
    'Superprof takes a fee and HomeTutor only works online',
    { 'competitors.named': 'Superprof | HomeTutor', 'competitors.weakness': 'HomeTutor only works online' },
  ],
  [
    'competitors',
    'Tesco sells it for £1.95 a jar',
    { 'competitors.named': 'Tesco', 'competitors.price': 'GBP 1.95/jar' },
  ],
];
