import type { Statement } from './statement.ts';

/** The answers of 5 of the twenty-six founders of `corpus-fourth.ts`. */
export const founders4: readonly Statement[] = [
  // A coffee cart
  [
    'idea',
    'Electric coffee cart at the ferry terminal in Wellington NZ from 5.30am, before anything else is open',
    { 'business.offer': 'Electric coffee cart', 'business.place': 'Wellington', 'business.country': 'NZ' },
  ],
  [
    'industry',
    'coffee! barista 7 yrs, trained in Melbourne',
    { 'industry.id': 'coffee-shop', 'industry.experience': '7 years' },
    ['business.place', 'business.country'],
  ],
  [
    'audience',
    'ferry commuters, port workers, truck drivers',
    { 'audience.groups': 'ferry commuters | port workers | truck drivers' },
  ],
  [
    'revenue',
    'flat white NZ$5.50, long black NZ$5, scone NZ$4.50. aiming for 180 coffees a day. beans milk cup lid = NZ$1.60 a coffee. council permit NZ$2,400 a year',
    {
      'revenue.streams': 'flat white: NZD 5.50; long black: NZD 5; scone: NZD 4.50',
      'revenue.volume': '180 coffees/day',
      'revenue.unitCost': 'NZD 1.60/coffee',
      'finance.costs': 'council permit: NZD 2400/year',
    },
  ],
  [
    'competitors',
    'The vending machine on the ferry does a cup for NZ$4. Mojo opens at 7.',
    { 'competitors.named': 'Mojo', 'competitors.price': 'NZD 4', 'competitors.weakness': 'opens at 7' },
  ],

  // A marketplace for baby things
  [
    'idea',
    'App for parents to sell outgrown baby stuff to other parents in the same barrio of Madrid. We pick up, check and clean every item, that’s the difference with Wallapop',
    {
      'business.offer': 'App',
      'audience.groups': 'parents',
      'audience.kind': 'parents',
      'business.place': 'Madrid',
      'business.country': 'ES',
      'business.difference': 'pick up, check and clean every item',
      'competitors.named': 'Wallapop',
    },
    ['business.name'],
  ],
  ['industry', 'second-hand marketplace', { 'industry.words': 'second-hand marketplace' }, ['industry.id']],
  [
    'audience',
    'new parents, grandparents who get rid of things. about 130,000 families in the city',
    { 'audience.groups': 'new parents | grandparents', 'audience.size': '130000 families' },
  ],
  [
    'revenue',
    '18% of each sale. 900 sales a month at the end of year one. No listing fee, no ads.',
    { 'revenue.model': 'commission', 'revenue.volume': '900 sales/month', 'revenue.excluded': 'advertising' },
    ['revenue.churn'],
  ],
  [
    'competitors',
    'Wallapop and Vinted. the stuff is dirty half of the time',
    {
      'competitors.named': 'Wallapop | Vinted',
      'competitors.kinds': 'marketplace',
      'competitors.weakness': 'the stuff is dirty half of the time',
    },
  ],

  // Roofs inspected from the air
  [
    'idea',
    'Roof inspections by drone, Columbus Ohio and up to 60 miles out. Report with photos within 24 hours.',
    {
      'business.offer': 'Roof inspections',
      'business.place': 'Columbus',
      'business.country': 'US',
      'business.radius': '60 miles',
    },
  ],
  [
    'industry',
    'Drone services. I flew for the county for 3 and a half years.',
    { 'industry.words': 'Drone services', 'industry.experience': '3.5 years' },
  ],
  [
    'audience',
    '1. insurance adjusters\n2. property managers\n3. home buyers',
    { 'audience.groups': 'insurance adjusters | property managers | home buyers' },
    ['audience.size'],
  ],
  [
    'revenue',
    'two hundred and twenty five dollars for a house, four fifty for a commercial roof. I’d do six roofs a week to start. No monthly subscription.',
    {
      'revenue.streams': 'house: USD 225; commercial roof: USD 450',
      'revenue.volume': '6 roofs/week',
      'revenue.excluded': 'subscription',
    },
  ],
  [
    'competitors',
    'Guys on ladders who charge $150. Also EagleView, but that’s satellite and months old',
    {
      'competitors.named': 'EagleView',
      'competitors.price': 'USD 150',
      'competitors.weakness': 'that’s satellite and months old',
    },
  ],

  // Medical translation
  [
    'idea',
    'I translate medical leaflets from English to French and Inuktitut. Montréal. Just myself for now.',
    {
      'business.offer': 'medical leaflets',
      'business.place': 'Montréal',
      'business.country': 'CA',
      'business.team': '1 people',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Translation services, eleven years in hospitals',
    { 'industry.words': 'Translation services', 'industry.experience': '11 years' },
  ],
  [
    'audience',
    'hospitals, clinics and the ministry, perhaps 240 institutions; they ask bilingual nurses to do it on the side',
    {
      'audience.groups': 'hospitals | clinics | ministry',
      'audience.kind': 'health-practices | public-bodies',
      'audience.size': '240 institutions',
      'audience.alternative': 'bilingual nurses',
    },
  ],
  [
    'revenue',
    'C$0.28 per word, rush jobs C$0.40 a word. Around 30,000 words a month. No retainers, we don’t do subscriptions either.',
    {
      'revenue.streams': 'CAD 0.28/word; rush jobs: CAD 0.40/word',
      'revenue.volume': '30000 words/month',
      'revenue.excluded': 'retainer | subscription',
    },
  ],
  [
    'competitors',
    'DeepL and ChatGPT (free, full of mistakes); TransPerfect, enormous, answers after days',
    {
      'competitors.named': 'DeepL | ChatGPT | TransPerfect',
      'competitors.kinds': 'software | agency',
      'competitors.weakness': 'full of mistakes | answers after days',
    },
  ],

  // Microgreens
  [
    'idea',
    'GreenInch grow microgreens inside a shop house in Singapore and bring to restaurants same day as cutting',
    {
      'business.name': 'GreenInch',
      'business.offer': 'microgreens',
      'audience.groups': 'restaurants',
      'business.place': 'Singapore',
      'business.country': 'SG',
      'business.difference': 'same day as cutting',
      'business.delivery': 'delivery',
    },
  ],
  ['industry', 'Urban farming', { 'industry.words': 'Urban farming' }, ['industry.id', 'industry.experience']],
  [
    'audience',
    'Fine dining chefs lah, about 350 restaurants. now they import from Holland, 4 days old already',
    {
      'audience.groups': 'Fine dining chefs',
      'audience.kind': 'restaurants-and-shops',
      'audience.size': '350 restaurants',
    },
    ['business.country'],
  ],
  [
    'revenue',
    'tray S$18, cut greens S$95 per kg. seed and power S$3.20 per tray. we can sell 70 trays weekly. standing order every week but no subscription fee',
    {
      'revenue.streams': 'tray: SGD 18; cut greens: SGD 95/kg',
      'revenue.unitCost': 'SGD 3.20/tray',
      'revenue.volume': '70 trays/week',
      'revenue.excluded': 'subscription',
    },
  ],
  [
    'competitors',
    'importers. one local farm, Kranji Sprouts, S$22 a tray, only deliver on tuesday',
    {
      'competitors.named': 'Kranji Sprouts',
      'competitors.kinds': 'importer | local-independent',
      'competitors.price': 'SGD 22/tray',
      'competitors.weakness': 'only deliver on tuesday',
    },
  ],
];
