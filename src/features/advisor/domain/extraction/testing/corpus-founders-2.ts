import type { Statement } from './statement.ts';

/** The answers of 6 of the twenty-six founders of `corpus-fourth.ts`. */
export const founders2: readonly Statement[] = [
  // An escape room
  [
    'idea',
    'An escape room in Brno played completely in the dark. It is designed together with blind people.',
    {
      'business.offer': 'An escape room',
      'business.place': 'Brno',
      'business.country': 'CZ',
      'business.difference': 'played completely in the dark | designed together with blind people',
    },
  ],
  ['industry', 'Entertainment I think? Escape rooms.', { 'industry.words': 'Escape rooms' }, ['industry.id']],
  [
    'audience',
    '- groups of friends 18-35\n- companies\n- school classes',
    { 'audience.groups': 'groups of friends | companies | school classes' },
  ],
  [
    'revenue',
    '1 490 Kč per group on weekdays, 1 790 Kč on weekends. About 25 groups a week. Rent 28 000 Kč/month, electricity 3 500 Kč/month.',
    {
      'revenue.streams': 'CZK 1490/group; CZK 1790',
      'revenue.volume': '25 groups/week',
      'finance.costs': 'Rent: CZK 28000/month; electricity: CZK 3500/month',
    },
  ],
  [
    'competitors',
    'Six other escape rooms in the city centre. MindMaze is the best known, 1 600 Kč.',
    { 'competitors.named': 'MindMaze', 'competitors.kinds': 'local-independent', 'competitors.price': 'CZK 1600' },
  ],

  // A workshop for e-bikes
  [
    'idea',
    'Radwerk - bicycle workshop, Freiburg. e-bikes only. opening April 2026',
    {
      'business.name': 'Radwerk',
      'business.offer': 'bicycle workshop',
      'business.place': 'Freiburg',
      'business.country': 'DE',
      'business.difference': 'e-bikes only',
      'business.launch': 'April 2026',
      'industry.id': 'bike-repair',
    },
  ],
  [
    'industry',
    'bike repair, two of us, 14 yrs experience',
    {
      'industry.id': 'bike-repair',
      'industry.words': 'bike repair',
      'industry.experience': '14 years',
      'business.team': '2 people',
    },
  ],
  [
    'audience',
    'E-bike commuters and parcel couriers. 11k e-bikes are registered here',
    { 'audience.groups': 'E-bike commuters | parcel couriers', 'audience.size': '11000 e-bikes' },
  ],
  [
    'revenue',
    'inspection 89,- / tyre change 35,- / hourly rate 72 EUR. around 40 repairs per week',
    { 'revenue.streams': 'inspection: EUR 89; tyre change: EUR 35; EUR 72/hour', 'revenue.volume': '40 repairs/week' },
  ],
  [
    'competitors',
    'Fahrrad XXL, Radlabor. 3 weeks waiting time in summer!',
    { 'competitors.named': 'Fahrrad XXL | Radlabor', 'competitors.weakness': '3 weeks waiting time in summer' },
  ],

  // Turkish lessons online
  [
    'idea',
    'I give online turkish lessons for foreigners by video call , it is only me',
    {
      'business.offer': 'turkish lessons',
      'audience.groups': 'foreigners',
      'business.delivery': 'online',
      'business.team': '1 people',
    },
    ['business.name', 'business.place'],
  ],
  [
    'industry',
    'Language teaching / tutor',
    { 'industry.id': 'tutoring', 'industry.words': 'Language teaching / tutor' },
  ],
  [
    'audience',
    'Expats and foreign students. They use Duolingo now but can not speak after one year.',
    { 'audience.groups': 'Expats | foreign students', 'audience.alternative': 'Duolingo' },
  ],
  [
    'revenue',
    'One lesson is 18 euro, package of ten is 160 euro. I do 22 lessons in a week normally. No monthly subscription, people don’t like.',
    {
      'revenue.streams': 'lesson: EUR 18; package of ten: EUR 160',
      'revenue.volume': '22 lessons/week',
      'revenue.excluded': 'subscription',
    },
    ['revenue.model'],
  ],
  [
    'competitors',
    'Preply and italki, teachers there from 6 USD per hour. The teachers change all the time and have no plan for the student',
    {
      'competitors.named': 'Preply | italki',
      'competitors.price': 'USD 6/hour',
      'competitors.weakness': 'The teachers change all the time and have no plan for the student',
    },
  ],

  // A bakery with lockers
  [
    'idea',
    'A bakery without a shop: we bake at night and put the bread in lockers at tram stops in Nantes.',
    {
      'business.offer': 'A bakery',
      'business.place': 'Nantes',
      'business.country': 'FR',
      'industry.id': 'artisan-bakery',
    },
  ],
  [
    'industry',
    'Artisan bakery obviously. 12 years, of which five abroad.',
    { 'industry.id': 'artisan-bakery', 'industry.words': 'Artisan bakery', 'industry.experience': '12 years' },
  ],
  [
    'audience',
    'commuters who get off the tram after six pm when every bakery has closed, say 4000 people on line 1',
    { 'audience.groups': 'commuters', 'audience.size': '4000 people' },
  ],
  [
    'revenue',
    'Baguette 1.40, country loaf 5.20 and a brioche for 6 (all euros). Flour, power and packaging 0.95 per loaf. 350 loaves a day.',
    {
      'revenue.streams': 'Baguette: EUR 1.40; country loaf: EUR 5.20; brioche: EUR 6',
      'revenue.unitCost': 'EUR 0.95/loaf',
      'revenue.volume': '350 loaves/day',
    },
  ],
  [
    'competitors',
    'Boulangerie Moreau, Marie Blachère, and Carrefour City for toast bread. All shut by 7.30pm',
    {
      'competitors.named': 'Boulangerie Moreau | Marie Blachère | Carrefour City',
      'competitors.weakness': 'All shut by 7.30pm',
    },
  ],

  // Care at home
  [
    'idea',
    'CasaVicina sends carers to elderly people in Bologna, always the same face, also on sundays',
    {
      'business.name': 'CasaVicina',
      'business.offer': 'carers',
      'audience.groups': 'elderly people',
      'audience.kind': 'seniors',
      'business.place': 'Bologna',
      'business.country': 'IT',
      'business.difference': 'always the same face | also on sundays',
    },
  ],
  [
    'industry',
    'home care for seniors; i was nurse in the hospital for 17 years',
    { 'industry.words': 'home care for seniors', 'industry.experience': '17 years' },
  ],
  [
    'audience',
    'The children of the elderly, 45-60 years old, living in another city. Today a badante without contract does it.',
    { 'audience.groups': 'children of the elderly', 'audience.alternative': 'a badante without contract' },
  ],
  [
    'revenue',
    '26 € the hour, minimum two hours. Monthly retainer for daily visit 720 €. I pay the carer 15 € the hour.',
    {
      'revenue.streams': 'EUR 26/hour; EUR 720/month',
      'revenue.unitCost': 'EUR 15/hour',
      'revenue.model': 'hourly | retainer',
    },
  ],
  [
    'competitors',
    'Privatassistenza (it is a chain) and agencies. Every week a different person comes.',
    {
      'competitors.named': 'Privatassistenza',
      'competitors.kinds': 'chain | agency',
      'competitors.weakness': 'Every week a different person comes',
    },
  ],

  // Websites for safari lodges
  [
    'idea',
    'Karoo Pixel builds websites for safari lodges. We are three, based in Cape Town, working fully remote.',
    {
      'business.name': 'Karoo Pixel',
      'business.offer': 'websites',
      'audience.groups': 'safari lodges',
      'business.team': '3 people',
      'business.place': 'Cape Town',
      'business.country': 'ZA',
      'business.delivery': 'remote',
      'industry.id': 'web-design',
    },
  ],
  [
    'industry',
    'Web design studio, eight years freelancing behind me',
    { 'industry.id': 'web-design', 'industry.words': 'Web design studio', 'industry.experience': '8 years' },
    ['revenue.model'],
  ],
  [
    'audience',
    'Owner-run lodges and small tour operators, about 1,900 businesses. Most only have a Facebook page today.',
    {
      'audience.groups': 'Owner-run lodges | small tour operators',
      'audience.size': '1900 businesses',
      'audience.alternative': 'a Facebook page',
    },
  ],
  [
    'revenue',
    'Fixed price: R28k for a website, then R1 500 a month for care. roughly 2 sites per month.',
    { 'revenue.streams': 'website: ZAR 28000; care: ZAR 1500/month', 'revenue.volume': '2 sites/month' },
  ],
  [
    'competitors',
    'Wix. Freelancers. An agency called Coastline Digital that quotes R60,000 and takes half a year.',
    {
      'competitors.named': 'Wix | Coastline Digital',
      'competitors.kinds': 'software | freelancer | agency',
      'competitors.price': 'ZAR 60000',
      'competitors.weakness': 'takes half a year',
    },
  ],
];
