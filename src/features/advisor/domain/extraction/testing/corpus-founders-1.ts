import type { Statement } from './statement.ts';

/** The answers of 5 of the twenty-six founders of `corpus-fourth.ts`. */
export const founders1: readonly Statement[] = [
  // A pottery studio
  [
    'idea',
    'Barro Vivo is a pottery studio in Porto where beginners throw their first bowl in an evening. We also sell the tableware we make.',
    {
      'business.name': 'Barro Vivo',
      'business.offer': 'a pottery studio',
      'business.place': 'Porto',
      'business.country': 'PT',
    },
  ],
  [
    'industry',
    'ceramics, I did 4 yrs as an assistant in a workshop before this',
    { 'industry.words': 'ceramics', 'industry.experience': '4 years' },
    ['industry.id'],
  ],
  [
    'audience',
    'Couples and tourists mostly. Plus companies that book a team afternoon.',
    { 'audience.groups': 'Couples | tourists | companies' },
  ],
  [
    'revenue',
    'Evening class € 38 per person, 12 places. A bowl is 24 €, a full set of six 130 €. Clay and firing: about 4,50 € per person.',
    {
      'revenue.streams': 'Evening class: EUR 38/person; bowl: EUR 24; full set of six: EUR 130',
      'revenue.unitCost': 'EUR 4.50/person',
    },
  ],
  [
    'competitors',
    'There’s Fábrica do Barro up the hill, 45 euros for two hours, and it’s only in Portuguese. Also Airbnb Experiences.',
    {
      'competitors.named': 'Fábrica do Barro | Airbnb Experiences',
      'competitors.price': 'EUR 45',
      'competitors.weakness': 'it’s only in Portuguese',
    },
  ],

  // Mobile car valeting, dictated
  [
    'idea',
    'so basically i come to your house or your work with the van and do the full valet there you dont have to drive anywhere i cover about 15 miles round birmingham',
    {
      'business.offer': 'full valet',
      'business.radius': '15 miles',
      'business.place': 'birmingham',
      'business.country': 'GB',
      'business.delivery': 'mobile',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Car valeting. Done it 6 years for a dealership',
    { 'industry.words': 'Car valeting', 'industry.experience': '6 years' },
  ],
  [
    'audience',
    'busy parents and company car drivers, they go to the hand car wash on the retail park at the moment',
    {
      'audience.groups': 'busy parents | company car drivers',
      'audience.alternative': 'the hand car wash on the retail park',
    },
  ],
  [
    'revenue',
    'mini valet 45 pounds full valet 95 pounds i can do 3 cars a day products come to about 6 pounds a car no contracts or memberships',
    {
      'revenue.streams': 'mini valet: GBP 45; full valet: GBP 95',
      'revenue.volume': '3 cars/day',
      'revenue.unitCost': 'GBP 6/car',
      'revenue.excluded': 'membership',
    },
  ],
  [
    'competitors',
    'hand car washes £12 a go but they scratch the paint. one other mobile guy, Shine On Wheels, always booked up',
    {
      'competitors.named': 'Shine On Wheels',
      'competitors.price': 'GBP 12',
      'competitors.weakness': 'they scratch the paint | always booked up',
    },
  ],

  // Accounting software for food trucks
  [
    'idea',
    'Ok so here’s the thing. I ran a taco truck for three years and every single night I sat there with a shoebox of receipts. Tallybee is an app that reads those receipts and does the sales tax for food trucks. Works offline too, which none of the others do.',
    {
      'business.name': 'Tallybee',
      'business.offer': 'an app',
      'business.difference': 'works offline',
      'industry.experience': '3 years',
    },
    ['business.place', 'revenue.streams'],
  ],
  ['industry', 'Accounting software. SaaS.', { 'industry.words': 'Accounting software' }],
  [
    'audience',
    'Food truck owners in the US. The trade association says 36,000 trucks. Right now it’s paper and Excel.',
    {
      'audience.groups': 'Food truck owners',
      'audience.size': '36000 trucks',
      'audience.alternative': 'paper and Excel',
      'business.country': 'US',
    },
  ],
  [
    'revenue',
    '$29/mo per truck, $290 a year if they pay up front. I’d guess 3% drop off every month. Stripe and hosting come to roughly $2.80 per truck.',
    { 'revenue.streams': 'USD 29/month; USD 290/year', 'revenue.churn': '3%', 'revenue.unitCost': 'USD 2.80/truck' },
  ],
  [
    'competitors',
    'QuickBooks obviously ($35 a month), Square has some reports, and a lot of people hand the shoebox to their cousin.',
    { 'competitors.named': 'QuickBooks | Square', 'competitors.price': 'USD 35/month' },
  ],

  // Dog grooming
  [
    'idea',
    'Dog grooming for nervous dogs in Hobart, Tasmania. One dog at a time, no cages, no dryers that scream.',
    {
      'business.offer': 'Dog grooming',
      'business.place': 'Hobart',
      'business.country': 'AU',
      'industry.id': 'dog-grooming',
      'business.difference': 'One dog at a time | no cages | no dryers that scream',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Pet care / grooming salon',
    { 'industry.id': 'dog-grooming', 'industry.words': 'Pet care / grooming salon' },
  ],
  [
    'audience',
    'Owners of rescue dogs. around 2.000 in greater Hobart i guess',
    {
      'audience.groups': 'Owners of rescue dogs',
      'audience.kind': 'pet-owners',
      'audience.size': '2000 Owners of rescue dogs',
      'business.place': 'Hobart',
      'business.country': 'AU',
    },
  ],
  [
    'revenue',
    'A$95 small, A$130 large dogs. 4 dogs a day, five days a week. Shampoo etc. A$7 a dog. The rent is A$1,150 a month',
    {
      'revenue.streams': 'small: AUD 95; large dogs: AUD 130',
      'revenue.volume': '4 dogs/day',
      'revenue.unitCost': 'AUD 7/dog',
      'finance.costs': 'rent: AUD 1150/month',
    },
  ],
  [
    'competitors',
    'Petbarn, and Muddy Paws two streets over. Both rush it.',
    { 'competitors.named': 'Petbarn | Muddy Paws', 'competitors.weakness': 'Both rush it' },
  ],

  // Lunch boxes for diabetics
  [
    'idea',
    'We cook lunch boxes for diabetics and deliver them in Warsaw each morning by 8',
    {
      'business.offer': 'lunch boxes',
      'audience.groups': 'diabetics',
      'business.place': 'Warsaw',
      'business.country': 'PL',
      'business.delivery': 'delivery',
    },
  ],
  [
    'industry',
    'Catering. I am dietitian since 9 years and before I was cook.',
    { 'industry.words': 'Catering', 'industry.experience': '9 years' },
  ],
  [
    'audience',
    'Office workers who have type 2 diabetes. In Warsaw are living maybe 110 000 diabetics',
    {
      'audience.groups': 'Office workers',
      'audience.kind': 'professionals',
      'audience.size': '110000 diabetics',
      'business.place': 'Warsaw',
      'business.country': 'PL',
    },
  ],
  [
    'revenue',
    'One box is 34 zł, the weekly plan 155 zł. Ingredients 13 zł/box. We plan 60 boxes per day in first year. We have 40.000 zł own savings and bank gives credit 60.000 zł',
    {
      'revenue.streams': 'box: PLN 34; plan: PLN 155/week',
      'revenue.unitCost': 'PLN 13/box',
      'revenue.volume': '60 boxes/day',
      'finance.cash': 'PLN 40000',
    },
  ],
  [
    'competitors',
    'Maczfit, NTFY and other diet catering firms. They start from 65 zł per day and are not made for diabetics',
    {
      'competitors.named': 'Maczfit | NTFY',
      'competitors.price': 'PLN 65/day',
      'competitors.weakness': 'are not made for diabetics',
    },
  ],
];
