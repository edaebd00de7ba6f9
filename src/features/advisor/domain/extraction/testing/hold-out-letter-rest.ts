import type { Statement } from './statement.ts';

/** The second part of `letterHoldOut`. */
export const letterHoldOutRest: readonly Statement[] = [
  // Negations.
  [
    'revenue',
    'No subscription. Each translated page costs €28 per page.',
    { 'revenue.streams': 'EUR 28/page', 'revenue.excluded': 'subscription' },
  ],
  ['revenue', 'We don’t charge for delivery; a platter is £42.', { 'revenue.streams': 'GBP 42' }, ['revenue.excluded']],
  [
    'revenue',
    'There is no membership, people simply pay 9 euros per class.',
    { 'revenue.streams': 'EUR 9/class', 'revenue.excluded': 'membership' },
  ],
  [
    'revenue',
    'We will never run ads in the app. It costs $4.99 a month.',
    { 'revenue.streams': 'USD 4.99/month', 'revenue.excluded': 'advertising' },
  ],
  [
    'revenue',
    'Sitters keep everything, we take no commission. Owners pay us 12 euros per month.',
    { 'revenue.streams': 'EUR 12/month', 'revenue.excluded': 'commission' },
  ],
  ['revenue', 'Definitely not a subscription.', { 'revenue.excluded': 'subscription' }],
  [
    'revenue',
    'I do not work by the hour: a garden plan is a fixed £350.',
    { 'revenue.streams': 'GBP 350', 'revenue.excluded': 'hourly' },
  ],
  [
    'revenue',
    'Neither subscription nor membership, only single tickets at €16 per ticket.',
    { 'revenue.streams': 'EUR 16/ticket', 'revenue.excluded': 'subscription | membership' },
  ],
  [
    'revenue',
    'The first visit is without charge. After that it is CHF 65 per visit, no subscription needed.',
    { 'revenue.streams': 'CHF 65/visit', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    'We don’t rent the boats out. We sell them, at around €7,800 per boat.',
    { 'revenue.streams': 'EUR 7800/boat', 'revenue.excluded': 'rental' },
  ],
  ['revenue', 'No retainers and no subscriptions, please.', { 'revenue.excluded': 'retainer | subscription' }],
  [
    'revenue',
    'Parking is free for guests. A place at the cooking evening is 79 euros per person.',
    { 'revenue.streams': 'EUR 79/person' },
    ['revenue.excluded'],
  ],

  // Typing errors in the words.
  ['revenue', 'A subcription for 19 euros per mounth.', { 'revenue.streams': 'EUR 19/month' }],
  ['revenue', 'Our custommers pay £35 per vist.', { 'revenue.streams': 'GBP 35/visit' }],
  ['revenue', 'Its 45 euro per hour for reparing computers.', { 'revenue.streams': 'EUR 45/hour' }],
  [
    'revenue',
    'No subscribtion, only 8 € per lessen.',
    { 'revenue.streams': 'EUR 8/lesson', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    'The foto session cost $150, albums are seperate and cost $90.',
    { 'revenue.streams': 'USD 150; USD 90' },
  ],
  [
    'revenue',
    'We sel 25 cakes per weak for 32 euros each.',
    { 'revenue.streams': 'EUR 32', 'revenue.volume': '25 cakes/week' },
  ],
  ['revenue', 'prise is beetween 20 and 30 euros per persn', { 'revenue.streams': 'EUR 20-30/person' }],
  ['revenue', 'teh dog walk is 15 pounds per walk', { 'revenue.streams': 'GBP 15/walk' }],
  ['revenue', 'The yearly lisence is 240 euros per yaer.', { 'revenue.streams': 'EUR 240/year' }],
  ['revenue', 'We rent out the sailing boat for 210 euros per dya.', { 'revenue.streams': 'EUR 210/day' }],
  ['revenue', 'Rent of the atelier is 400 euros a mont.', { 'finance.costs': 'EUR 400/month' }],
  [
    'revenue',
    'i tune pianos, 95 euros per viist, abuot 10 visits a wek',
    { 'revenue.streams': 'EUR 95/visit', 'revenue.volume': '10 visits/week' },
  ],

  // Not known.
  ['revenue', 'I don’t know yet.', {}, ['revenue.streams', 'revenue.model', 'revenue.volume']],
  ['revenue', 'Prices are not decided yet, we will look at that in spring.', {}, ['revenue.streams', 'revenue.model']],
  ['revenue', 'Honestly no idea what people would pay for a lesson.', {}, ['revenue.streams', 'revenue.volume']],
  ['revenue', 'We still have to work out the price of the boat trips.', {}, ['revenue.streams', 'finance.costs']],
  [
    'revenue',
    'A lesson is €27 per lesson. How many we will sell, I can’t say.',
    { 'revenue.streams': 'EUR 27/lesson' },
    ['revenue.volume'],
  ],
  ['competitors', 'No idea who else does this, I haven’t looked.', {}, ['competitors.named', 'competitors.price']],
  ['audience', 'I’m not sure how many people that would be.', {}, ['audience.size']],

  // Churn and other percentages.
  [
    'revenue',
    'Members pay $25 a month and about 4% of them cancel every month.',
    { 'revenue.streams': 'USD 25/month', 'revenue.churn': '4%' },
  ],
  ['revenue', 'Our monthly churn is 2.5%.', { 'revenue.churn': '2.5%' }],
  [
    'revenue',
    'Support costs €39 per month per customer. Roughly 3 percent of customers leave each month.',
    { 'revenue.streams': 'EUR 39/month', 'revenue.churn': '3%' },
  ],
  [
    'revenue',
    'Students get 10% off. The full price is £120 per course.',
    { 'revenue.streams': 'GBP 120/course' },
    ['revenue.churn'],
  ],
  [
    'revenue',
    'We keep a 12% commission on every booking of a sitter.',
    { 'revenue.model': 'commission' },
    ['revenue.churn'],
  ],

  // Ideas.
  [
    'idea',
    'We repair wooden boats in Kiel. There are three of us.',
    { 'business.place': 'Kiel', 'business.country': 'DE', 'business.team': '3 people' },
  ],
  [
    'idea',
    'A mobile dog groomer in Leeds, I drive up to 15 miles to the customer.',
    { 'business.place': 'Leeds', 'business.country': 'GB', 'business.radius': '15 miles' },
  ],
  [
    'idea',
    'My brother and I want to teach Italian online for 24 euros per lesson.',
    { 'business.team': '2 people', 'revenue.streams': 'EUR 24/lesson' },
  ],
  [
    'idea',
    'Home care for old people within 20 km of Salzburg.',
    { 'business.place': 'Salzburg', 'business.country': 'AT', 'business.radius': '20 km' },
  ],
  [
    'idea',
    'We are a team of five and fix the computers of small offices in Lisbon.',
    { 'business.team': '5 people', 'business.place': 'Lisbon', 'business.country': 'PT' },
  ],
  [
    'idea',
    'Portrait photography in Lyon, I come to your home. A session costs 140 euros.',
    { 'business.place': 'Lyon', 'business.country': 'FR', 'revenue.streams': 'EUR 140' },
  ],
  [
    'idea',
    'Catering for small parties in Ghent at 26 euros per person, delivered within 12 km.',
    {
      'business.place': 'Ghent',
      'business.country': 'BE',
      'business.radius': '12 km',
      'revenue.streams': 'EUR 26/person',
    },
  ],

  // Audience.
  ['audience', 'There are about 4,000 dog owners in our district.', { 'audience.size': '4000 dog owners' }],
  ['audience', 'Roughly 350 boat owners use the harbour.', { 'audience.size': '350 boat owners' }],
  [
    'audience',
    'Households with a garden, about 12 000 households in the area.',
    { 'audience.size': '12000 households' },
  ],

  // Industry.
  ['industry', 'Gardening. I have worked as a gardener for 11 years.', { 'industry.experience': '11 years' }],
  ['industry', 'Photography, with six years of experience.', { 'industry.experience': '6 years' }],
  ['industry', 'I have 18 months of experience in elderly care.', { 'industry.experience': '18 months' }],

  // Competitors.
  [
    'competitors',
    'The main rival is Pawsome, they charge €45 per visit.',
    { 'competitors.named': 'Pawsome', 'competitors.price': 'EUR 45/visit' },
  ],
  [
    'competitors',
    'Other music schools charge between 35 and 50 euros per lesson.',
    { 'competitors.price': 'EUR 35-50/lesson' },
  ],
  [
    'competitors',
    'Berlitz and Lingoda. I don’t know their prices.',
    { 'competitors.named': 'Berlitz | Lingoda' },
    ['competitors.price'],
  ],
  ['competitors', 'The other caterer in town takes £19 per person.', { 'competitors.price': 'GBP 19/person' }],
  [
    'competitors',
    'Our competitor Bluewater Charter asks $250 per day.',
    { 'competitors.named': 'Bluewater Charter', 'competitors.price': 'USD 250/day' },
  ],
  ['competitors', 'Local photographers ask CHF 200 to CHF 300 per hour.', { 'competitors.price': 'CHF 200-300/hour' }],
  [
    'competitors',
    'PetBacker costs about 20 dollars per night. We would ask 17 dollars per night.',
    { 'competitors.named': 'PetBacker', 'competitors.price': 'USD 20/night', 'revenue.streams': 'USD 17/night' },
  ],
  ['competitors', 'The garden centre sells the same pots for € 22,00 each.', { 'competitors.price': 'EUR 22' }],
  [
    'competitors',
    'TeamViewer is what most offices use now, it costs them around 30 euros per month.',
    { 'competitors.named': 'TeamViewer', 'competitors.price': 'EUR 30/month' },
  ],
  [
    'audience',
    'Amateur musicians. I reckon there are 900 amateur musicians around here.',
    { 'audience.size': '900 amateur musicians' },
  ],
  [
    'audience',
    'We aim at small offices, some 1,800 small offices in the region.',
    { 'audience.size': '1800 small offices' },
  ],
  ['industry', 'Catering. We are new to it, no experience so far.', {}, ['industry.experience']],
  ['industry', 'Language school; I tought English for 9 years before.', { 'industry.experience': '9 years' }],
  [
    'idea',
    'Leather bags made by hand in Florence. A bag sells for 180 to 320 euros.',
    { 'business.place': 'Florence', 'business.country': 'IT', 'revenue.streams': 'EUR 180-320' },
  ],
];
