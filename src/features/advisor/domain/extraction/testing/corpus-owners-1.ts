import type { Statement } from './statement.ts';

/** Founders and their five answers each, in the order of the questions. */
export const owners1: readonly Statement[] = [
  // 1. Porridge bar
  [
    'idea',
    'Bramble & Oat is a breakfast bar in Utrecht that serves porridge with seasonal fruit, open from six in the morning.',
    {
      'business.name': 'Bramble & Oat',
      'business.place': 'Utrecht',
      'business.country': 'NL',
      'business.difference': 'open from six in the morning',
    },
  ],
  [
    'industry',
    'Food service I suppose you would call it, breakfast mainly. I ran a hotel kitchen for seven years and, frankly, breakfast was the only shift where the guests were in a good mood and nobody shouted at me.',
    { 'industry.experience': '7 years' },
    ['business.name'],
  ],
  [
    'audience',
    'Commuters who change trains at the station and students from the two campuses nearby. Right now they eat a croissant from the kiosk.',
    { 'audience.groups': 'Commuters | students', 'audience.alternative': 'a croissant from the kiosk' },
  ],
  [
    'revenue',
    'Bowl of porridge € 6,80, filter coffee € 2,90. We think 110 bowls a day. Rent is € 2.300 per month.',
    {
      'revenue.streams': 'Bowl of porridge: EUR 6.80; filter coffee: EUR 2.90',
      'revenue.volume': '110 bowls/day',
      'finance.costs': 'Rent: EUR 2300/month',
    },
  ],
  [
    'competitors',
    'Starbucks and Bagels & Beans, both in the station hall. Their breakfast comes out of a fridge.',
    {
      'competitors.named': 'Starbucks | Bagels & Beans',
      'competitors.weakness': 'Their breakfast comes out of a fridge',
    },
  ],

  // 2. Mobile dog groomer
  [
    'idea',
    'I want make a mobile dog grooming with a van in Porto, I go to the house of the client.',
    {
      'business.offer': 'mobile dog grooming',
      'business.place': 'Porto',
      'business.country': 'PT',
      'industry.id': 'dog-grooming',
    },
    ['business.name'],
  ],
  [
    'industry',
    'dog grooming, i have 4 years of experience in a salon',
    { 'industry.id': 'dog-grooming', 'industry.words': 'dog grooming', 'industry.experience': '4 years' },
  ],
  [
    'audience',
    'Old people who have a dog and no car, also busy families. In my zone live maybe 2500 dogs.',
    { 'audience.groups': 'Old people | busy families', 'audience.size': '2500 dogs' },
  ],
  [
    'revenue',
    'small dog 25 euro, big dog 40 euro. i can do 6 dogs in a day. the van cost me 9.500 euro and i have 5.000 euro saved',
    {
      'revenue.streams': 'small dog: EUR 25; big dog: EUR 40',
      'revenue.volume': '6 dogs/day',
      'finance.costs': 'van: EUR 9500',
      'finance.cash': 'EUR 5000',
    },
  ],
  [
    'competitors',
    'There is two salons in the street of the market, they charge 30 euro and you wait three weeks for a date.',
    { 'competitors.price': 'EUR 30', 'competitors.weakness': 'you wait three weeks for a date' },
    ['competitors.named'],
  ],

  // 3. E-bike care for couriers
  [
    'idea',
    'Ferrofix. We keep the e-bikes of delivery riders on the road. Antwerp. There are two of us and one van.',
    {
      'business.name': 'Ferrofix',
      'business.place': 'Antwerp',
      'business.country': 'BE',
      'business.team': '2 people',
    },
  ],
  [
    'industry',
    'Bicycle repair. I have done it for nine years.',
    { 'industry.id': 'bike-repair', 'industry.words': 'Bicycle repair', 'industry.experience': '9 years' },
  ],
  [
    'audience',
    "Courier companies with their own fleet, there's 14 of them in the city; plus self-employed riders",
    { 'audience.groups': 'Courier companies | self-employed riders', 'audience.size': '14 Courier companies' },
  ],
  [
    'revenue',
    'A subscription: €39 per bike per month, all repairs included, no call-out fee. We hope to sign fifteen bikes a month.',
    { 'revenue.streams': 'EUR 39/month', 'revenue.model': 'subscription', 'revenue.volume': '15 bikes/month' },
    ['revenue.excluded'],
  ],
  [
    'competitors',
    "Decathlon and Fietsfixers. Decathlon keeps a bike for five days, which a rider can't afford.",
    {
      'competitors.named': 'Decathlon | Fietsfixers',
      'competitors.weakness': 'Decathlon keeps a bike for five days',
    },
  ],

  // 4. Window cleaning, dictated
  [
    'idea',
    'so basically we clean windows and solar panels for private houses around linz up to thirty kilometres out and its me and my brother',
    {
      'business.offer': 'windows and solar panels',
      'business.place': 'linz',
      'business.country': 'AT',
      'business.radius': '30 km',
      'business.team': '2 people',
    },
    ['business.name'],
  ],
  [
    'industry',
    'cleaning i guess window cleaning to be exact my brother has done it for twelve years',
    { 'industry.id': 'cleaning-service', 'industry.experience': '12 years' },
  ],
  [
    'audience',
    'homeowners over sixty mostly and a few dentists they do it themselves today or they ask a nephew',
    { 'audience.groups': 'homeowners over sixty | dentists' },
    ['audience.size'],
  ],
  [
    'revenue',
    'a normal house is a hundred and twenty euros and solar panels are four euros fifty per panel we do about nine houses a week',
    { 'revenue.streams': 'normal house: EUR 120; solar panels: EUR 4.50', 'revenue.volume': '9 houses/week' },
  ],
  [
    'competitors',
    'there is one bigger firm called blitzblank and then a lot of people who just do it themselves with a bucket',
    { 'competitors.named': 'blitzblank', 'competitors.kinds': 'do-it-yourself' },
  ],

  // 5. Shared pottery studio
  [
    'idea',
    'Right, so: Mudlark, a shared pottery studio in Margate. I got the idea when my own class shut down and eleven of us had nowhere to go. Members get a shelf, a wheel and kiln space round the clock.',
    {
      'business.name': 'Mudlark',
      'business.offer': 'a shared pottery studio',
      'business.place': 'Margate',
      'business.country': 'GB',
    },
    ['business.team'],
  ],
  ['industry', 'Ceramics / craft workshops', { 'industry.words': 'Ceramics / craft workshops' }, ['industry.id']],
  [
    'audience',
    'Hobby potters without room at home, and retired people who want company. Maybe 700 hobby potters in reach.',
    {
      'audience.groups': 'Hobby potters | retired people',
      'audience.kind': 'hobbyists | seniors',
      'audience.size': '700 hobby potters',
    },
  ],
  [
    'revenue',
    'Membership £95 a month, day pass £18, firing £3.50 per kg. Clay costs us around £1.10 a kg. Rent £1,250 pcm.',
    {
      'revenue.streams': 'Membership: GBP 95/month; day pass: GBP 18; firing: GBP 3.50',
      'revenue.unitCost': 'GBP 1.10',
      'finance.costs': 'Rent: GBP 1250/month',
    },
  ],
  [
    'competitors',
    'Turner Clay on the seafront is the only other studio; waiting list of eight months. Their members pay £120 a month.',
    {
      'competitors.named': 'Turner Clay',
      'competitors.price': 'GBP 120/month',
      'competitors.weakness': 'waiting list of eight months',
    },
  ],

  // 6. Shift planning for dental practices
  [
    'idea',
    'Rotaly is an app that plans the shifts of dental practices and swaps them by text message when somebody calls in sick.',
    { 'business.name': 'Rotaly' },
    ['business.place', 'business.country'],
  ],
  [
    'industry',
    'SaaS, practice software. Three of us: two developers and a former practice manager.',
    { 'industry.id': 'dental-software', 'business.team': '3 people' },
    ['industry.experience'],
  ],
  [
    'audience',
    'Dental practices with 8 to 40 staff. There are roughly 11,500 such practices in the country and most of them use Excel or a whiteboard.',
    {
      'audience.groups': 'Dental practices',
      'audience.kind': 'health-practices',
      'audience.size': '11500 practices',
      'audience.alternative': 'Excel or a whiteboard',
    },
  ],
  [
    'revenue',
    '6 EUR per seat per month, billed yearly. No setup fee, no licence. About 3% of practices leave every month. We put in 30k EUR of our own.',
    {
      'revenue.streams': 'EUR 6/month',
      'revenue.churn': '3%',
      'revenue.excluded': 'licence',
      'finance.cash': 'EUR 30000',
    },
  ],
  [
    'competitors',
    'Planday, Deputy, When I Work. None of them knows what a treatment room is.',
    {
      'competitors.named': 'Planday | Deputy | When I Work',
      'competitors.weakness': 'None of them knows what a treatment room is',
    },
  ],

  // 7. Online maths lessons
  [
    'idea',
    'Pi Corner, online maths lessons for teenagers, one to one, evenings and weekends',
    {
      'business.name': 'Pi Corner',
      'business.offer': 'online maths lessons',
      'business.delivery': 'online',
      'industry.id': 'tutoring',
    },
  ],
  [
    'industry',
    'Private tutoring (maths). I am teacher since long time.',
    { 'industry.id': 'tutoring', 'industry.words': 'Private tutoring' },
    ['industry.experience'],
  ],
  [
    'audience',
    'Parents of teenagers who prepare for the state exam; today they use YouTube',
    {
      'audience.groups': 'Parents of teenagers',
      'audience.kind': 'parents',
      'audience.alternative': 'YouTube',
    },
  ],
  [
    'revenue',
    '90 zł per lesson of 60 minutes, 400 zł for a package of five. I give 22 lessons a week. No monthly subscription please',
    {
      'revenue.streams': 'lesson: PLN 90; package of five: PLN 400',
      'revenue.volume': '22 lessons/week',
      'revenue.excluded': 'subscription',
    },
  ],
  [
    'competitors',
    'Korepetycje.net, Preply and teachers of the school who do it on the side for 70 zł an hour',
    { 'competitors.named': 'Korepetycje.net | Preply', 'competitors.price': 'PLN 70/hour' },
  ],
];
