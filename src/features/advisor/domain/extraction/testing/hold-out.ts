import type { Statement } from './statement.ts';

/** Written before the extraction existed; no rule was made for one of these. Their accuracy is reported on its own. */
export const holdOut: readonly Statement[] = [
  [
    'idea',
    'We repair bicycles at your door in Utrecht, usually the same evening.',
    {
      'business.place': 'Utrecht',
      'business.country': 'NL',
      'business.difference': 'at your door | the same evening',
      'industry.id': 'bike-repair',
    },
  ],
  [
    'idea',
    'A yoga studio called Still Water in Portland, Oregon. Classes start at $18.',
    {
      'business.name': 'Still Water',
      'business.place': 'Portland',
      'business.country': 'US',
      'revenue.streams': 'USD 18',
      'industry.id': 'yoga-studio',
    },
  ],
  [
    'idea',
    'I want to sell hand-poured candles online and ship them across Canada.',
    { 'business.country': 'CA', 'business.delivery': 'online | delivery', 'industry.id': 'candle-making' },
  ],
  [
    'idea',
    'Mobile dog grooming within 15 miles of Leeds, opening in September.',
    {
      'business.radius': '15 miles',
      'business.place': 'Leeds',
      'business.country': 'GB',
      'business.launch': 'in September',
      'business.delivery': 'mobile',
      'industry.id': 'dog-grooming',
    },
  ],
  [
    'idea',
    'Three of us are building booking software for physiotherapists.',
    { 'business.team': '3 people', 'industry.id': 'dental-software' },
  ],
  [
    'idea',
    'It is just me, working from home in Lisbon as a freelance translator.',
    { 'business.team': '1 people', 'business.place': 'Lisbon', 'business.country': 'PT' },
  ],
  ['idea', 'idk yet', {}, ['business.offer', 'industry.words']],
  [
    'idea',
    'Our shop is at 14 Baker Street, London. We opened in 2021.',
    { 'business.place': 'London', 'business.country': 'GB', 'business.delivery': 'shop' },
  ],
  [
    'idea',
    'A vegan food truck in Melbourne, named "Green Wheels", open until midnight.',
    {
      'business.name': 'Green Wheels',
      'business.place': 'Melbourne',
      'business.country': 'AU',
      'business.difference': 'vegan | open until midnight',
    },
  ],
  [
    'industry',
    'Artisan bakery. I worked as a pastry chef for twelve years.',
    { 'industry.id': 'artisan-bakery', 'industry.experience': '12 years' },
  ],
  [
    'industry',
    'Cleaning, mostly offices. I have 6 years of experience.',
    { 'industry.id': 'cleaning-service', 'industry.experience': '6 years' },
  ],
  ['industry', "Honestly I'm not sure yet.", {}, ['industry.words', 'industry.id']],
  [
    'industry',
    'Underwater welding for harbours',
    { 'industry.words': 'Underwater welding for harbours' },
    ['industry.id'],
  ],
  [
    'audience',
    'Parents of toddlers who currently use big nurseries, around 1,200 of them.',
    {
      'audience.groups': 'Parents of toddlers',
      'audience.kind': 'parents',
      'audience.size': '1200 Parents of toddlers',
      'audience.alternative': 'big nurseries',
    },
  ],
  [
    'audience',
    'Students and young professionals in Berlin, maybe 40k people',
    { 'audience.groups': 'Students | young professionals', 'audience.size': '40000 people', 'business.country': 'DE' },
  ],
  [
    'audience',
    'Dentists. There are roughly 3.500 practices in the region.',
    { 'audience.groups': 'Dentists', 'audience.kind': 'health-practices', 'audience.size': '3500 practices' },
  ],
  [
    'audience',
    'Around five hundred homeowners with old boilers; today they call whoever answers the phone.',
    { 'audience.kind': 'homeowners', 'audience.size': '500 homeowners' },
  ],
  [
    'audience',
    'Cafés and restaurants that today order from a wholesaler',
    { 'audience.kind': 'restaurants-and-shops', 'audience.alternative': 'a wholesaler' },
  ],
  ['audience', "I don't know.", {}, ['audience.groups', 'audience.kind', 'audience.alternative']],
  [
    'revenue',
    '£45 per groom, about 60 dogs a month',
    { 'revenue.streams': 'GBP 45/groom', 'revenue.volume': '60 dogs/month' },
  ],
  [
    'revenue',
    'A subscription of 12,90 € a month.',
    { 'revenue.streams': 'EUR 12.90/month', 'revenue.model': 'subscription' },
  ],
  [
    'revenue',
    'Day rate of $650. No retainers.',
    { 'revenue.streams': 'USD 650/day', 'revenue.model': 'day-rate', 'revenue.excluded': 'retainer' },
  ],
  [
    'revenue',
    'One-time purchase, 39 dollars, we will never do a subcription.',
    { 'revenue.streams': 'USD 39', 'revenue.model': 'one-off', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    'Between 800 and 1,200 euros per project',
    { 'revenue.streams': 'EUR 800-1200/project', 'revenue.model': 'project' },
  ],
  [
    'revenue',
    'drop-in class $20, monthly membership $120',
    { 'revenue.streams': 'drop-in class: USD 20; membership: USD 120/month', 'revenue.model': 'membership' },
  ],
  [
    'revenue',
    'Each candle sells for 24 CHF and costs me 7 CHF to make.',
    { 'revenue.streams': 'CHF 24', 'revenue.unitCost': 'CHF 7' },
  ],
  [
    'revenue',
    'Rent is £1,100 a month and insurance is 300 pounds a year. I have £8k in savings.',
    { 'finance.costs': 'rent: GBP 1100/month; insurance: GBP 300/year', 'finance.cash': 'GBP 8000' },
  ],
  ['revenue', 'We take a 12% commission on every booking', { 'revenue.model': 'commission' }],
  [
    'revenue',
    '¥3,000 a lesson, twenty lessons a week',
    { 'revenue.streams': 'JPY 3000/lesson', 'revenue.volume': '20 lessons/week' },
  ],
  ['revenue', 'I reckon 4% will cancel every month', { 'revenue.churn': '4%' }],
  [
    'revenue',
    'from $99 monthy, cancel any time',
    { 'revenue.streams': 'USD 99/month', 'revenue.model': 'subscription' },
  ],
  ['revenue', 'thirty five euros an hour', { 'revenue.streams': 'EUR 35/hour', 'revenue.model': 'hourly' }],
  ['revenue', 'Call me on +44 20 7946 0958 after 5 pm', {}],
  ['revenue', "Not sure, haven't decided on pricing", {}, ['revenue.model']],
  [
    'competitors',
    'Starbucks and Costa. They charge £3.80 for a latte.',
    { 'competitors.named': 'Starbucks | Costa', 'competitors.price': 'GBP 3.80/latte' },
  ],
  [
    'competitors',
    'Mainly big chains like Petco, plus a few freelancers; they are booked out for weeks.',
    {
      'competitors.named': 'Petco',
      'competitors.kinds': 'chain | freelancer',
      'competitors.weakness': 'they are booked out for weeks',
    },
  ],
  ['competitors', 'Nobody does this yet; people simply do it themselves.', { 'competitors.kinds': 'do-it-yourself' }],
  [
    'competitors',
    'Excel spreadsheets and an agency named Blue Harbour',
    { 'competitors.named': 'Excel | Blue Harbour', 'competitors.kinds': 'software | agency' },
  ],
  [
    'competitors',
    'There are two other local bakeries, Backhaus and Korn & Kruste, but neither delivers.',
    {
      'competitors.named': 'Backhaus | Korn & Kruste',
      'competitors.kinds': 'local-independent',
      'competitors.weakness': 'neither delivers',
    },
  ],
  ['competitors', 'no idea', {}, ['competitors.kinds', 'competitors.weakness']],
];
