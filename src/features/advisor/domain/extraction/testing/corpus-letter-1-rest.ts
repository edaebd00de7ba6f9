import type { Statement } from './statement.ts';

/** The second part of a set: negations, typing errors, "I don't know", percentages and the other questions. */
export const letterRest1: readonly Statement[] = [
  // Negations
  [
    'revenue',
    'No subscription, you pay €25 per visit.',
    { 'revenue.streams': 'EUR 25/visit', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    "We don't charge for delivery. A lunch box is £8.50.",
    { 'revenue.streams': 'GBP 8.50' },
    ['revenue.excluded'],
  ],
  [
    'revenue',
    'There is no membership. Every class costs $18.',
    { 'revenue.streams': 'USD 18', 'revenue.excluded': 'membership' },
  ],
  [
    'revenue',
    "We don't take a commission; hosts pay a flat 29 euros a month.",
    { 'revenue.streams': 'EUR 29/month', 'revenue.excluded': 'commission' },
  ],
  [
    'revenue',
    'I do not work by the hour. A website is a fixed £1,600.',
    { 'revenue.streams': 'GBP 1600', 'revenue.excluded': 'hourly' },
  ],
  [
    'revenue',
    'No ads and no subscription: the game costs $6.99 once.',
    { 'revenue.streams': 'USD 6.99', 'revenue.excluded': 'advertising | subscription' },
  ],
  [
    'revenue',
    'We never do subscriptions. Each coffee bag is simply sold for 13 euros.',
    { 'revenue.streams': 'EUR 13', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    'Parking is free for guests; a night costs €88.',
    { 'revenue.streams': 'EUR 88/night' },
    ['revenue.excluded'],
  ],
  [
    'revenue',
    'Without advertising. Readers pay £4 per month.',
    { 'revenue.streams': 'GBP 4/month', 'revenue.excluded': 'advertising' },
  ],
  [
    'revenue',
    "I won't offer a subscription, people just buy a jar for 7 EUR.",
    { 'revenue.streams': 'EUR 7', 'revenue.excluded': 'subscription' },
  ],
  ['revenue', 'We do not charge for the first phone call. A consultation is $95.', { 'revenue.streams': 'USD 95' }],
  [
    'revenue',
    'We do not sell licences. Schools pay £250 per workshop.',
    { 'revenue.streams': 'GBP 250/workshop', 'revenue.excluded': 'licence' },
  ],
  [
    'revenue',
    'No hourly rate at my place: a deep clean of a flat is always 140 euros.',
    { 'revenue.streams': 'EUR 140', 'revenue.excluded': 'hourly' },
  ],

  // Typing errors
  [
    'revenue',
    'No subcription, just 12 euros per vist.',
    { 'revenue.streams': 'EUR 12/visit', 'revenue.excluded': 'subscription' },
  ],
  ['revenue', 'Our custommers pay £30 per mounth.', { 'revenue.streams': 'GBP 30/month' }],
  ['revenue', 'We chrage $45 per huor for cleaning.', { 'revenue.streams': 'USD 45/hour' }],
  ['revenue', 'A haircutt costs betwen 25 and 40 euros.', { 'revenue.streams': 'EUR 25-40' }],
  ['revenue', 'The montly fee is €39 per month for evry gym member.', { 'revenue.streams': 'EUR 39/month' }],
  [
    'revenue',
    'we sel abuot 70 loaves per day, one loaf is 5,20 €',
    { 'revenue.streams': 'EUR 5.20', 'revenue.volume': '70 loaves/day' },
  ],
  ['revenue', 'Rent for the shoop is £850 a mnth.', { 'finance.costs': 'GBP 850/month' }],
  [
    'revenue',
    'there is no memebership, a day tiket costs $16',
    { 'revenue.streams': 'USD 16', 'revenue.excluded': 'membership' },
  ],
  ['revenue', 'I recieve 500 eruos for each wedding i photograf.', { 'revenue.streams': 'EUR 500' }],
  ['revenue', 'Prise is 20 pouds per lesson.', { 'revenue.streams': 'GBP 20/lesson' }],

  // Not known yet
  ['revenue', "I don't know yet what to charge.", {}, ['revenue.streams', 'revenue.volume', 'revenue.excluded']],
  ['revenue', 'Prices are not decided yet.', {}, ['revenue.streams', 'finance.costs', 'finance.cash']],
  [
    'revenue',
    'No idea about the costs so far. A guided walk will be 15 euros per person.',
    { 'revenue.streams': 'EUR 15/person' },
    ['finance.costs'],
  ],
  ['competitors', "Honestly I don't know what the others charge.", {}, ['competitors.price', 'competitors.named']],
  [
    'revenue',
    "Still thinking about it, maybe I'll know next week.",
    {},
    ['revenue.streams', 'revenue.volume', 'revenue.excluded'],
  ],
  [
    'revenue',
    "We haven't decided on a price, but the rent is £700 per month.",
    { 'finance.costs': 'GBP 700/month' },
    ['revenue.streams'],
  ],
  [
    'revenue',
    'I can not say how many we will sell. One basket costs 45 euros.',
    { 'revenue.streams': 'EUR 45' },
    ['revenue.volume'],
  ],
  ['competitors', 'No idea who else does this.', {}, ['competitors.named', 'competitors.price']],
  ['idea', 'How many people will work with me is not clear yet.', {}, ['business.team', 'business.radius']],
  ['industry', "I don't know, I am completely new to this.", {}, ['industry.experience']],
  ['audience', 'Not sure how many there are, still have to find out.', {}, ['audience.size']],

  // Percentages
  [
    'revenue',
    'The plan is $25 a month, and about 4% of customers cancel each month.',
    { 'revenue.streams': 'USD 25/month', 'revenue.churn': '4%' },
  ],
  ['revenue', 'We lose 2.5% of our members every month.', { 'revenue.churn': '2.5%' }],
  [
    'revenue',
    'Monthly churn is 6 percent at €19 per month.',
    { 'revenue.streams': 'EUR 19/month', 'revenue.churn': '6%' },
  ],
  ['revenue', 'We take 12% commission on every booking.', {}, ['revenue.churn', 'revenue.streams']],

  [
    'revenue',
    'Roughly 3% of subscribers leave per month. They pay £11 per month.',
    {
      'revenue.streams': 'GBP 11/month',
      'revenue.churn': '3%',
    },
  ],
  ['revenue', 'Five percent of our clients cancel every month.', { 'revenue.churn': '5%' }],
  [
    'revenue',
    'We expect a monthly churn of 1.5 %, seats are $12 per seat.',
    {
      'revenue.streams': 'USD 12/seat',
      'revenue.churn': '1.5%',
    },
  ],
  [
    'revenue',
    'Students get 20% off. The normal price is €60 per month.',
    { 'revenue.streams': 'EUR 60/month' },
    ['revenue.churn'],
  ],

  // Other questions
  [
    'competitors',
    'Greenleaf Catering asks £24 per person.',
    {
      'competitors.named': 'Greenleaf Catering',
      'competitors.price': 'GBP 24/person',
    },
  ],
  [
    'competitors',
    'The other bakeries in town sell a loaf for €3.50 to €4.80.',
    { 'competitors.price': 'EUR 3.50-4.80' },
  ],
  ['competitors', 'Rivals charge between $60 and $80 per hour.', { 'competitors.price': 'USD 60-80/hour' }],
  [
    'competitors',
    'Our main competitors are Bookwell and Slotify, they cost about 35 euros a month.',
    {
      'competitors.named': 'Bookwell | Slotify',
      'competitors.price': 'EUR 35/month',
    },
  ],
  [
    'competitors',
    'There is Müller Reinigung, they take CHF 52 per hour.',
    {
      'competitors.named': 'Müller Reinigung',
      'competitors.price': 'CHF 52/hour',
    },
  ],
  [
    'competitors',
    'A night at the hotels nearby costs between £90 and £140.',
    { 'competitors.price': 'GBP 90-140/night' },
  ],
  ['competitors', 'The big gym chains charge 29,90 € per month.', { 'competitors.price': 'EUR 29.90/month' }],
  [
    'competitors',
    'Other music teachers in the area charge around $55 per lesson.',
    { 'competitors.price': 'USD 55/lesson' },
  ],
  ['competitors', 'Most people go to PartyPeople or Festivo.', { 'competitors.named': 'PartyPeople | Festivo' }],
  ['audience', 'There are around 12,000 students at the university next door.', { 'audience.size': '12000 students' }],
  [
    'audience',
    'Young parents. We counted about 2,300 families in our part of town.',
    { 'audience.size': '2300 families' },
  ],
  ['audience', 'Roughly 1 500 dog owners live in the district.', { 'audience.size': '1500 dog owners' }],
  ['audience', 'About 4,200 households live within walking distance.', { 'audience.size': '4200 households' }],
  ['audience', 'There are roughly 850 dental practices in the region.', { 'audience.size': '850 dental practices' }],
  [
    'idea',
    'There are four of us and we want to repair e-bikes in Utrecht, within 15 km of the workshop.',
    {
      'business.team': '4 people',
      'business.place': 'Utrecht',
      'business.country': 'NL',
      'business.radius': '15 km',
    },
  ],
  [
    'idea',
    'My wife and I plan a small guest house in Porto.',
    {
      'business.team': '2 people',
      'business.place': 'Porto',
      'business.country': 'PT',
    },
  ],
  [
    'idea',
    'We are a team of three and clean offices in Manchester.',
    {
      'business.team': '3 people',
      'business.place': 'Manchester',
      'business.country': 'GB',
    },
  ],
  ['idea', 'A mobile hairdresser for seniors, I drive up to 20 km.', { 'business.radius': '20 km' }],
  [
    'idea',
    'Organic meal boxes in Lyon, delivered within 8 km of our kitchen.',
    {
      'business.place': 'Lyon',
      'business.country': 'FR',
      'business.radius': '8 km',
    },
  ],
  [
    'idea',
    'My brother and I want to rent out camper vans in Norway.',
    {
      'business.team': '2 people',
      'business.country': 'NO',
    },
  ],
  ['idea', 'Online maths tutoring for teenagers. We are five people.', { 'business.team': '5 people' }],
  ['industry', 'Physiotherapy, with 9 years of experience in a clinic.', { 'industry.experience': '9 years' }],
  ['industry', 'Woodworking. I have been a carpenter for 20 years.', { 'industry.experience': '20 years' }],
  ['industry', 'Floristry. I have 18 months of experience from a flower shop.', { 'industry.experience': '18 months' }],
  ['industry', 'I have worked as a pastry chef for eleven years.', { 'industry.experience': '11 years' }],
  ['industry', 'Event planning. I did this for 6 years at an agency before.', { 'industry.experience': '6 years' }],
];
