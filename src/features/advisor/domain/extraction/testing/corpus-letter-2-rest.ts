import type { Statement } from './statement.ts';

/** The second part of a set: negations, typing errors, "I don't know", percentages, teams, rivals and sizes. */
export const letterRest2: readonly Statement[] = [
  // Negations
  ['revenue', '€14 per box, no subscription.', { 'revenue.streams': 'EUR 14/box', 'revenue.excluded': 'subscription' }],
  [
    'revenue',
    'You pay £9 per class. There is no membership.',
    { 'revenue.streams': 'GBP 9/class', 'revenue.excluded': 'membership' },
  ],
  ['revenue', "We don't charge for delivery. A crate is €25.", { 'revenue.streams': 'EUR 25' }, ['revenue.excluded']],
  [
    'revenue',
    'No commission: hotels pay us a flat $80 per month.',
    { 'revenue.streams': 'USD 80/month', 'revenue.excluded': 'commission' },
  ],
  [
    'revenue',
    'We don’t bill by the hour; a logo is €600.',
    { 'revenue.streams': 'EUR 600', 'revenue.excluded': 'hourly' },
  ],
  [
    'revenue',
    'There won’t be any advertising in the magazine. It costs £7 per issue.',
    { 'revenue.streams': 'GBP 7/issue', 'revenue.excluded': 'advertising' },
  ],
  [
    'revenue',
    'No subscriptions and no memberships, just $22 per visit.',
    { 'revenue.streams': 'USD 22/visit', 'revenue.excluded': 'subscription | membership' },
  ],
  [
    'revenue',
    'Watch repairs are 40 EUR each, and we never charge for the diagnosis.',
    { 'revenue.streams': 'EUR 40' },
    ['revenue.excluded'],
  ],
  [
    'revenue',
    'We do not work on retainer. Every audit costs $1,200.',
    { 'revenue.streams': 'USD 1200', 'revenue.excluded': 'retainer' },
  ],
  [
    'revenue',
    'No booking fee. The boat trip is 28 € per person.',
    { 'revenue.streams': 'EUR 28/person' },
    ['revenue.excluded'],
  ],
  [
    'revenue',
    'We sell the cargo bikes for 1.450 € each, we do not offer rental.',
    { 'revenue.streams': 'EUR 1450', 'revenue.excluded': 'rental' },
  ],
  [
    'revenue',
    'It is not a subscription. People order when they want and pay £15 per bag.',
    { 'revenue.streams': 'GBP 15/bag', 'revenue.excluded': 'subscription' },
  ],

  // Typing errors
  ['revenue', 'the subcription is €19 per mounth', { 'revenue.streams': 'EUR 19/month' }, ['revenue.excluded']],
  [
    'revenue',
    'We exspect 40 haircuts a week, evry haircut costs £22.',
    { 'revenue.streams': 'GBP 22', 'revenue.volume': '40 haircuts/week' },
  ],
  ['revenue', 'The prise is $65 per huor for repairs.', { 'revenue.streams': 'USD 65/hour' }],
  [
    'revenue',
    'no subcription, just 12 € per box',
    { 'revenue.streams': 'EUR 12/box', 'revenue.excluded': 'subscription' },
  ],
  ['revenue', 'Membershp costs 39 EUR a mounth.', { 'revenue.streams': 'EUR 39/month' }],
  ['revenue', 'Our boat tuors costs 55 euros per persson.', { 'revenue.streams': 'EUR 55/person' }],
  ['revenue', 'We have 9000 euro in savngs to begin with.', { 'finance.cash': 'EUR 9000' }, ['revenue.streams']],
  ['revenue', 'Horse stabling is 280 pounds a mnth.', { 'revenue.streams': 'GBP 280/month' }],
  ['revenue', 'custommers pay betwen 20 and 30 dollars per visit', { 'revenue.streams': 'USD 20-30/visit' }],

  // Not known yet
  ['revenue', 'I don’t know yet what we will charge.', {}, ['revenue.streams', 'revenue.excluded', 'finance.cash']],
  ['revenue', 'Not decided yet.', {}, ['revenue.streams', 'revenue.volume', 'revenue.model']],
  [
    'revenue',
    "No idea about the prices, honestly. I'll ask other growers first.",
    {},
    ['revenue.streams', 'revenue.excluded'],
  ],
  ['revenue', 'Hard to say how many guests will come in the first year.', {}, ['revenue.streams', 'revenue.volume']],
  [
    'revenue',
    "A room is €85 per night. How many nights we will sell, I don't know.",
    { 'revenue.streams': 'EUR 85/night' },
    ['revenue.volume'],
  ],
  [
    'revenue',
    'The prices are still open, but the rent is fixed at £700 a month.',
    { 'finance.costs': 'GBP 700/month' },
    ['revenue.streams'],
  ],

  // Churn
  [
    'revenue',
    'The box is $32 a month and about 6% of subscribers cancel every month.',
    { 'revenue.streams': 'USD 32/month', 'revenue.churn': '6%' },
  ],
  ['revenue', 'Monthly churn is 4 %.', { 'revenue.churn': '4%' }, ['revenue.streams']],
  [
    'revenue',
    'We lose around 2,5 % of the clients per month, the fee is 90 € a month.',
    { 'revenue.streams': 'EUR 90/month', 'revenue.churn': '2.5%' },
  ],
  ['revenue', 'Each month eight percent of our members quit.', { 'revenue.churn': '8%' }, ['revenue.streams']],

  // Idea: team, radius, place, prices
  [
    'idea',
    'We are a team of five and repair tractors in Tralee, Ireland.',
    { 'business.team': '5 people', 'business.place': 'Tralee', 'business.country': 'IE' },
  ],
  [
    'idea',
    'I’m a mobile hairdresser in Leeds and drive up to 15 miles to my customers.',
    { 'business.radius': '15 miles', 'business.place': 'Leeds', 'business.country': 'GB' },
  ],
  [
    'idea',
    'There are three of us and we run a small goat farm in Switzerland.',
    { 'business.team': '3 people', 'business.country': 'CH' },
  ],
  [
    'idea',
    'A subscription box with tinned fish, packed in Lisbon, €34 a month.',
    { 'revenue.streams': 'EUR 34/month', 'business.place': 'Lisbon', 'business.country': 'PT' },
  ],
  [
    'idea',
    'We offer e-bike tours in Florence for €59 per person.',
    { 'revenue.streams': 'EUR 59/person', 'business.place': 'Florence', 'business.country': 'IT' },
  ],
  [
    'idea',
    'I work alone and fix washing machines within 20 km of Ghent.',
    { 'business.team': '1 person', 'business.radius': '20 km', 'business.place': 'Ghent', 'business.country': 'BE' },
  ],
  [
    'idea',
    'Our office in Rotterdam does the customs papers for small importers at €75 per shipment.',
    { 'revenue.streams': 'EUR 75/shipment', 'business.place': 'Rotterdam', 'business.country': 'NL' },
  ],
  [
    'idea',
    'My wife and I let a cabin in Finland for 120 € per night.',
    { 'business.team': '2 people', 'revenue.streams': 'EUR 120/night', 'business.country': 'FI' },
  ],
  [
    'idea',
    'We bring organic vegetables to the door, up to 25 km around the farm.',
    { 'business.radius': '25 km' },
    ['revenue.streams'],
  ],
  [
    'idea',
    'A small press for poetry in Edinburgh, run by four people.',
    { 'business.team': '4 people', 'business.place': 'Edinburgh', 'business.country': 'GB' },
  ],
  [
    'idea',
    'A minibus service for hikers in Slovenia, 12 EUR per seat.',
    { 'revenue.streams': 'EUR 12/seat', 'business.country': 'SI' },
  ],

  // Competitors: names and prices of rivals
  [
    'competitors',
    'FitBarn and Iron House are the two other gyms here.',
    { 'competitors.named': 'FitBarn | Iron House' },
    ['competitors.price'],
  ],
  [
    'competitors',
    'CrateClub charges $45 per box, we are cheaper.',
    { 'competitors.named': 'CrateClub', 'competitors.price': 'USD 45/box' },
    ['revenue.streams'],
  ],
  [
    'competitors',
    'Other salons in the area ask between €35 and €50 per visit.',
    { 'competitors.price': 'EUR 35-50/visit' },
    ['competitors.named', 'revenue.streams'],
  ],
  [
    'competitors',
    'Our main competitor is Veloworks. They charge £55 per hour.',
    { 'competitors.named': 'Veloworks', 'competitors.price': 'GBP 55/hour' },
  ],
  [
    'competitors',
    'The hotel next door takes 130 € a night.',
    { 'competitors.price': 'EUR 130/night' },
    ['competitors.named'],
  ],
  ['competitors', "I don't know who else does this.", {}, ['competitors.named', 'competitors.price']],
  [
    'competitors',
    'Bigger agencies want $2k to $3k per month.',
    { 'competitors.price': 'USD 2000-3000/month' },
    ['competitors.named'],
  ],
  [
    'competitors',
    'most of the other studios take 25-30 CHF per class',
    { 'competitors.price': 'CHF 25-30/class' },
    ['competitors.named'],
  ],
  [
    'competitors',
    'Compettitors charge 90 pounds per day.',
    { 'competitors.price': 'GBP 90/day' },
    ['competitors.named'],
  ],
  [
    'competitors',
    'GlowBox costs £19.99 per month.',
    { 'competitors.named': 'GlowBox', 'competitors.price': 'GBP 19.99/month' },
    ['revenue.streams'],
  ],
  [
    'competitors',
    'Other guides charge C$60 per person.',
    { 'competitors.price': 'CAD 60/person' },
    ['competitors.named'],
  ],

  // Audience: sizes
  ['audience', 'There are about 3,500 households in the valley.', { 'audience.size': '3500 households' }],
  ['audience', 'Commuters. Roughly 12 000 commuters use the station.', { 'audience.size': '12000 commuters' }],
  ['audience', 'Around 240 law firms in our region need this.', { 'audience.size': '240 law firms' }],
  ['audience', 'Hikers mostly, but I don’t know how many there are.', {}, ['audience.size']],
  ['audience', 'Some two thousand students live on the campus.', { 'audience.size': '2000 students' }],
  [
    'audience',
    'Our readers are teachers, there are aproximately 5,000 teachers in the county.',
    { 'audience.size': '5000 teachers' },
  ],

  // Industry: years
  ['industry', 'I have been a car mechanic for 14 years.', { 'industry.experience': '14 years' }],
  ['industry', 'Twenty years in tourism, first in hotels and then as a guide.', { 'industry.experience': '20 years' }],
  ['industry', 'Beauty. I worked as a beautician for 18 months.', { 'industry.experience': '18 months' }],
  ['industry', 'I’m new to farming, no experience so far.', {}, ['industry.experience']],
  ['industry', '8 yrs in logistics, mostly customs', { 'industry.experience': '8 years' }],
  ['industry', 'I have 5 years of experiance as a fitness trainer.', { 'industry.experience': '5 years' }],
];
