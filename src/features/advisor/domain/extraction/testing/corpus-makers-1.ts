import type { Statement } from './statement.ts';

/** Six founders and their five answers each; see `corpus-sixth.ts`. */
export const makers1: readonly Statement[] = [
  // 1. Kiln firing
  [
    'idea',
    "It's called Mudlark Kilns. I fire pots for people who have a wheel at home but no kiln. Based in Leeds, drop off and collect. The difference: I fire every single week.",
    {
      'business.name': 'Mudlark Kilns',
      'business.place': 'Leeds',
      'business.country': 'GB',
      'business.difference': 'I fire every single week',
    },
  ],
  [
    'industry',
    'Ceramics I suppose, kiln hire. Ran the pottery room at an adult education centre for 12 years before this.',
    { 'industry.experience': '12 years' },
  ],
  [
    'audience',
    'Hobby potters, mostly women over forty with a shed. There are about 1,400 hobby potters within an hour of me.',
    { 'audience.groups': 'Hobby potters', 'audience.kind': 'hobbyists', 'audience.size': '1400 hobby potters' },
  ],
  [
    'revenue',
    '- half shelf £9\n- full shelf £16\n- whole kiln £85\nNo membership, people hate being tied in.\nElectricity for one firing is about £14.',
    {
      'revenue.streams': 'half shelf: GBP 9; full shelf: GBP 16; whole kiln: GBP 85',
      'revenue.excluded': 'membership',
      'revenue.unitCost': 'GBP 14/firing',
    },
  ],
  [
    'competitors',
    'The Clay Loft charges £22 a shelf and is always full. Otherwise people buy a second hand kiln and do it themselves.',
    {
      'competitors.named': 'The Clay Loft',
      'competitors.price': 'GBP 22/shelf',
      'competitors.weakness': 'always full',
      'competitors.kinds': 'do-it-yourself',
    },
  ],

  // 2. Knife sharpening
  [
    'idea',
    'i drive around Ghent with a van and sharpen kitchen knifes on the spot, restaurants and private people, max 25 km from home',
    {
      'business.place': 'Ghent',
      'business.country': 'BE',
      'business.radius': '25 km',
      'business.delivery': 'mobile',
    },
    ['business.name'],
  ],
  [
    'industry',
    'sharpening service. no experience really, i learned it from videos',
    { 'industry.words': 'sharpening service' },
  ],
  [
    'audience',
    'restaurants first (around 620 restaurants in my area), butchers, then also normal people who cook',
    {
      'audience.groups': 'restaurants | butchers | normal people who cook',
      'audience.size': '620 restaurants',
    },
  ],
  [
    'revenue',
    'Per knife € 5,50. Scissors € 7,-. I count on 140 knifes per week. The diesel is €180 a month and insurance € 65/month.',
    {
      'revenue.streams': 'EUR 5.50/knife; scissors: EUR 7',
      'revenue.volume': '140 knifes/week',
      'finance.costs': 'diesel: EUR 180/month; insurance: EUR 65/month',
    },
  ],
  [
    'competitors',
    'there is nobody who comes to the door. you have the ironmonger, it takes him two weeks',
    { 'competitors.weakness': 'it takes him two weeks' },
  ],

  // 3. Speech therapy software
  [
    'idea',
    'Talspår is software with which speech therapists give children exercises at home. Made in Malmö, there are two of us, launching in September 2027.',
    {
      'business.name': 'Talspår',
      'business.place': 'Malmö',
      'business.country': 'SE',
      'business.team': '2 people',
      'business.launch': 'September 2027',
    },
  ],
  [
    'industry',
    'Health software. My co-founder has worked as a speech therapist for nine years.',
    { 'industry.words': 'Health software', 'industry.experience': '9 years' },
  ],
  [
    'audience',
    'Private speech therapy clinics. We counted 310 clinics.',
    {
      'audience.groups': 'Private speech therapy clinics',
      'audience.size': '310 clinics',
      'audience.kind': 'health-practices',
    },
  ],
  [
    'revenue',
    'A subscription: SEK 390 per seat per month. We expect to lose about 2% of customers every month. Setup is free.',
    {
      'revenue.model': 'subscription',
      'revenue.churn': '2%',
      'revenue.streams': 'SEK 390/month',
    },
  ],
  [
    'competitors',
    'Mostly paper sheets and Kuulo, an older program which costs SEK 5,200 a year and does not run on phones.',
    {
      'competitors.named': 'Kuulo',
      'competitors.price': 'SEK 5200/year',
      'competitors.weakness': 'does not run on phones',
    },
  ],

  // 4. Vegan cheese
  [
    'idea',
    "We make cashew camembert in Portland, Oregon. The company is Fern & Rind. Three of us: me, my brother, and a cheesemaker we stole from a dairy. What's different is that we age it for six weeks.",
    {
      'business.name': 'Fern & Rind',
      'business.offer': 'cashew camembert',
      'business.place': 'Portland',
      'business.country': 'US',
      'business.team': '3 people',
      'business.difference': 'we age it for six weeks',
    },
  ],
  ['industry', 'Plant-based food production', { 'industry.words': 'Plant-based food production' }],
  [
    'audience',
    'Vegans obviously, but also people with a milk allergy. Honestly I have no idea how many.',
    { 'audience.groups': 'Vegans | people with a milk allergy' },
  ],
  [
    'revenue',
    'Wheels go for $11.50 at the farmers market and $7.25 wholesale. Each wheel costs us $3.80 to make. We think 900 wheels a month by the end of the year. Kitchen rent is $1,650/mo.',
    {
      'revenue.streams': 'Wheels: USD 11.50; wholesale: USD 7.25',
      'revenue.unitCost': 'USD 3.80/wheel',
      'revenue.volume': '900 wheels/month',
      'finance.costs': 'Kitchen rent: USD 1650/month',
    },
  ],
  [
    'competitors',
    'Miyoko’s and Treeline. Both are sold everywhere, about $9.99 per wheel, and taste a bit flat.',
    {
      'competitors.named': "Miyoko's | Treeline",
      'competitors.price': 'USD 9.99/wheel',
      'competitors.weakness': 'taste a bit flat',
    },
  ],

  // 5. Kayak rental
  [
    'idea',
    'Kayak rental on the canals of Utrecht. Name: Peddelpunt. 18 kayaks, open april till october.',
    {
      'business.name': 'Peddelpunt',
      'business.offer': 'Kayak rental',
      'business.place': 'Utrecht',
      'business.country': 'NL',
    },
  ],
  ['industry', 'water sports / rental of boats. no experience in it, I come from banking', {}],
  [
    'audience',
    'Tourists, student clubs, and companies doing a team outing',
    { 'audience.groups': 'Tourists | student clubs | companies doing a team outing' },
  ],
  [
    'revenue',
    'We rent out kayaks: single €14/hour, double €20/hour, and a day ticket of €55. On a sunny day all 18 are out, over the season I reckon with 45 rentals a day. I have €38.000 saved for it.',
    {
      'revenue.streams': 'single: EUR 14/hour; double: EUR 20/hour; day ticket: EUR 55',
      'revenue.volume': '45 rentals/day',
      'finance.cash': 'EUR 38000',
      'revenue.model': 'rental',
    },
  ],
  [
    'competitors',
    'Two: Kanoverhuur Oost and De Rijnstroom',
    { 'competitors.named': 'Kanoverhuur Oost | De Rijnstroom' },
  ],

  // 6. Tax help for expats
  [
    'idea',
    'I do the tax declaration for foreigners which come to live in Lisbon. All is online, in english or german, and the answer always in 24 hours.',
    {
      'business.place': 'Lisbon',
      'business.country': 'PT',
      'business.delivery': 'online',
      'business.offer': 'the tax declaration for foreigners',
    },
  ],
  [
    'industry',
    'Accountancy. Since 15 years I am accountant.',
    { 'industry.words': 'Accountancy', 'industry.experience': '15 years' },
  ],
  [
    'audience',
    'Remote workers and pensioners from the north of Europe. Today they ask in Facebook groups.',
    {
      'audience.groups': 'Remote workers | pensioners from the north of Europe',
      'audience.alternative': 'ask in Facebook groups',
    },
  ],
  [
    'revenue',
    'For one declaration I take 240 EUR. If it is with rental income, 380 EUR. I never work by the hour. I want 30 declarations in a month.',
    {
      'revenue.streams': 'declaration: EUR 240; with rental income: EUR 380',
      'revenue.excluded': 'hourly',
      'revenue.volume': '30 declarations/month',
    },
  ],
  [
    'competitors',
    'Big ones like Deloitte are very expensive, minimum 900 EUR. Small accountants do not speak english.',
    {
      'competitors.named': 'Deloitte',
      'competitors.price': 'EUR 900',
      'competitors.weakness': 'very expensive | do not speak english',
    },
  ],
];
