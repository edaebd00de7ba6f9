import type { Statement } from './statement.ts';

/** Development statements on the customers and the competitors, and some on revenue. */
export const marketStatements: readonly Statement[] = [
  [
    'audience',
    'Families and small offices within 4 km who now buy supermarket bread; about 9,000 households',
    {
      'audience.groups': 'Families | small offices',
      'audience.kind': 'families | small-businesses',
      'audience.size': '9000 households',
      'audience.alternative': 'supermarket bread',
      'business.radius': '4 km',
    },
  ],
  ['audience', '9.000 households', { 'audience.size': '9000 households' }],
  ['audience', '9k households nearby', { 'audience.size': '9000 households' }],
  ['audience', 'two hundred families', { 'audience.size': '200 families', 'audience.kind': 'families' }],
  [
    'audience',
    'about a dozen restaurants',
    { 'audience.size': '12 restaurants', 'audience.kind': 'restaurants-and-shops' },
  ],
  ['audience', '1.5 million commuters', { 'audience.size': '1500000 commuters' }],
  ['audience', 'Students', { 'audience.groups': 'Students', 'audience.kind': 'students' }],
  [
    'audience',
    'Independent dentists in Flanders, some 2,400 practices, who use paper diaries today',
    {
      'audience.groups': 'Independent dentists',
      'audience.kind': 'health-practices',
      'audience.size': '2400 practices',
      'audience.alternative': 'paper diaries',
      'business.country': 'BE',
    },
  ],
  [
    'audience',
    'Retired people and tourists',
    { 'audience.groups': 'Retired people | tourists', 'audience.kind': 'seniors | tourists' },
  ],
  [
    'audience',
    'dog owners, young parents and hobby gardeners',
    {
      'audience.groups': 'dog owners | young parents | hobby gardeners',
      'audience.kind': 'pet-owners | parents | hobbyists',
    },
  ],
  [
    'audience',
    'We start with law firms that currently rely on interns',
    { 'audience.groups': 'law firms', 'audience.alternative': 'interns' },
  ],
  [
    'audience',
    'Schools and city councils',
    { 'audience.groups': 'Schools | city councils', 'audience.kind': 'schools | public-bodies' },
  ],
  [
    'audience',
    'Large enterprises with more than 5,000 employees',
    { 'audience.groups': 'Large enterprises', 'audience.kind': 'enterprises' },
    ['business.team'],
  ],
  ['audience', 'Runners and cyclists training for a marathon', { 'audience.kind': 'athletes' }],
  [
    'audience',
    'YouTubers and podcasters',
    { 'audience.groups': 'YouTubers | podcasters', 'audience.kind': 'creators' },
  ],
  [
    'audience',
    'Carpenters, electricians and roofers',
    { 'audience.groups': 'Carpenters | electricians | roofers', 'audience.kind': 'trades-and-makers' },
  ],
  ['audience', 'Neighbours in my street', { 'audience.kind': 'neighbours' }],
  ['audience', 'Women aged 25 to 40 who buy from Zara today', { 'audience.alternative': 'Zara' }],
  ['audience', 'Everyone', {}, ['audience.kind']],
  ['audience', 'idk', {}, ['audience.groups']],
  ['audience', 'Not sure yet, maybe later', {}, ['audience.groups', 'audience.kind']],
  [
    'audience',
    'Homeowners aged 50+ in Seattle, around 30,000',
    {
      'audience.groups': 'Homeowners aged 50+',
      'audience.kind': 'homeowners',
      'audience.size': '30000 Homeowners',
      'business.place': 'Seattle',
      'business.country': 'US',
    },
  ],
  [
    'audience',
    'Office workers before 9 am, roughly 800 a day',
    { 'audience.groups': 'Office workers', 'audience.kind': 'professionals' },
  ],
  [
    'audience',
    'Small bussinesses with 2-10 staff',
    { 'audience.groups': 'Small bussinesses', 'audience.kind': 'small-businesses' },
  ],
  ['audience', 'Call centre managers, phone 020 7946 0018', {}],
  [
    'audience',
    'Busy professionals who order takeaway instead of cooking',
    { 'audience.groups': 'Busy professionals', 'audience.kind': 'professionals', 'audience.alternative': 'takeaway' },
  ],
  [
    'competitors',
    'Delhaize and Carrefour; they open only at 7:30',
    { 'competitors.named': 'Delhaize | Carrefour', 'competitors.weakness': 'they open only at 7:30' },
  ],
  [
    'competitors',
    'Big chains like Starbucks and Costa',
    { 'competitors.named': 'Starbucks | Costa', 'competitors.kinds': 'chain' },
  ],
  [
    'competitors',
    'Supermarkets, which sell yesterday’s bread for €2.50',
    { 'competitors.kinds': 'chain', 'competitors.price': 'EUR 2.50' },
  ],
  [
    'competitors',
    'Two local bakeries: Himschoot and De Superette',
    { 'competitors.named': 'Himschoot | De Superette', 'competitors.kinds': 'local-independent' },
  ],
  ['competitors', 'Amazon, Etsy and small shops', { 'competitors.named': 'Amazon | Etsy' }],
  [
    'competitors',
    'Squarespace charges $16 a month but you must build the site yourself',
    {
      'competitors.named': 'Squarespace',
      'competitors.price': 'USD 16/month',
      'competitors.weakness': 'you must build the site yourself',
    },
  ],
  [
    'competitors',
    'Most people do it themselves or do nothing',
    { 'competitors.kinds': 'do-it-yourself | doing-nothing' },
  ],
  [
    'competitors',
    'Freelancers on Upwork, they charge $20-40 an hour',
    { 'competitors.named': 'Upwork', 'competitors.kinds': 'freelancer', 'competitors.price': 'USD 20-40/hour' },
  ],
  ['competitors', 'An agency, and in-house teams', { 'competitors.kinds': 'agency | in-house' }],
  ['competitors', 'no competitors that I know of', {}],
  [
    'competitors',
    'My main compeditor is PetSmart. It does not come to your home.',
    { 'competitors.named': 'PetSmart', 'competitors.weakness': 'It does not come to your home' },
  ],
  [
    'competitors',
    'Chinese importers are cheaper but take six weeks',
    { 'competitors.kinds': 'importer', 'competitors.weakness': 'take six weeks' },
    ['business.country'],
  ],
  [
    'competitors',
    'Public swimming pools run by the city, 4 euros entry',
    { 'competitors.kinds': 'public-offer', 'competitors.price': 'EUR 4' },
  ],
  ['competitors', 'Spreadsheets and Calendly', { 'competitors.named': 'Calendly', 'competitors.kinds': 'software' }],
  [
    'competitors',
    'Airbnb and Booking.com take too much commission',
    { 'competitors.named': 'Airbnb | Booking.com', 'competitors.weakness': 'take too much commission' },
    ['revenue.model'],
  ],
  ['competitors', "I don't know yet", {}, ['competitors.kinds']],
  [
    'competitors',
    'Mostly IKEA. Their quality is poor and nothing is made to measure.',
    { 'competitors.named': 'IKEA', 'competitors.weakness': 'Their quality is poor and nothing is made to measure' },
  ],
  [
    'competitors',
    'In Ghent there is Bakker Van Hove, who does not deliver',
    {
      'competitors.named': 'Bakker Van Hove',
      'business.place': 'Ghent',
      'business.country': 'BE',
      'competitors.weakness': 'does not deliver',
    },
  ],
  ['competitors', 'Our rivals open at 9 and close at 5', { 'competitors.weakness': 'open at 9 and close at 5' }],
  [
    'competitors',
    'Fitness First (€40 a month) and the Tuesday group at the church',
    { 'competitors.named': 'Fitness First', 'competitors.price': 'EUR 40/month' },
  ],
  [
    'audience',
    'Amateur runners between 25 and 55, roughly 14,000 in the city',
    { 'audience.size': '14000 Amateur runners', 'audience.kind': 'athletes' },
  ],
  [
    'audience',
    'People over 65, there are about 700,000 in Osaka',
    {
      'audience.groups': 'People over 65',
      'audience.kind': 'seniors',
      'audience.size': '700000 People over 65',
      'business.place': 'Osaka',
      'business.country': 'JP',
    },
  ],
  [
    'revenue',
    '£55 per session. Room rental costs £400 a month.',
    { 'revenue.streams': 'GBP 55/session', 'finance.costs': 'Room rental: GBP 400/month', 'revenue.model': 'one-off' },
  ],
  [
    'revenue',
    'Subscription of €79 per month per hotel, €190 for groups. No setup fee, no commission.',
    {
      'revenue.streams': 'Subscription: EUR 79/month; groups: EUR 190/month',
      'revenue.model': 'subscription',
      'revenue.excluded': 'commission',
    },
  ],
  [
    'revenue',
    '$75 per tune-up, $25/month for a maintenance plan',
    { 'revenue.streams': 'USD 75/tune-up; maintenance plan: USD 25/month' },
  ],
  [
    'competitors',
    'The Delhaize and Carrefour supermarkets, and Bakkerij Himschoot in the old town',
    {
      'competitors.named': 'Delhaize | Carrefour | Bakkerij Himschoot',
      'competitors.kinds': 'chain | local-independent',
    },
  ],
  [
    'competitors',
    'Mews and Cloudbeds are too big and cost €300 a month. Otherwise spreadsheets.',
    { 'competitors.named': 'Mews | Cloudbeds', 'competitors.price': 'EUR 300/month', 'competitors.kinds': 'software' },
  ],
  [
    'competitors',
    'dozens of local photographers, also agencies that take 20% commission',
    { 'competitors.kinds': 'local-independent | agency' },
  ],
  [
    'competitors',
    'Big Four firms such as Deloitte and PwC, and doing nothing',
    { 'competitors.named': 'Deloitte | PwC', 'competitors.kinds': 'agency | doing-nothing' },
  ],
];
