import type { Statement } from './statement.ts';

/** Development statements on the idea and the industry. */
export const businessStatements: readonly Statement[] = [
  [
    'idea',
    'We bake sourdough to order in Ghent and deliver it before 7 am by cargo bike, within 4 km.',
    {
      'business.offer': 'sourdough',
      'business.place': 'Ghent',
      'business.country': 'BE',
      'business.difference': 'before 7 am | by cargo bike | to order',
      'business.radius': '4 km',
      'business.delivery': 'delivery',
      'industry.id': 'artisan-bakery',
    },
  ],
  [
    'idea',
    'A bakery called Levain & Rye',
    { 'business.name': 'Levain & Rye', 'business.offer': 'a bakery', 'industry.id': 'artisan-bakery' },
  ],
  [
    'idea',
    'A coffee shop in Austin, Texas',
    {
      'business.offer': 'a coffee shop',
      'business.place': 'Austin',
      'business.country': 'US',
      'industry.id': 'coffee-shop',
    },
  ],
  [
    'idea',
    'My company is named "Nordlicht" and I sell soy candles online from Hamburg',
    {
      'business.name': 'Nordlicht',
      'business.offer': 'soy candles',
      'business.place': 'Hamburg',
      'business.country': 'DE',
      'business.delivery': 'online',
      'industry.id': 'candle-making',
    },
  ],
  [
    'idea',
    'Booking software for dentists in the Netherlands',
    {
      'business.offer': 'booking software',
      'business.country': 'NL',
      'audience.groups': 'dentists',
      'audience.kind': 'health-practices',
      'industry.id': 'dental-software',
    },
  ],
  [
    'idea',
    'I want to open a yoga studio in Paris',
    {
      'business.offer': 'a yoga studio',
      'business.place': 'Paris',
      'business.country': 'FR',
      'industry.id': 'yoga-studio',
    },
  ],
  [
    'idea',
    'I am a freelance web designer; two of us work remotely',
    { 'business.team': '2 people', 'business.delivery': 'remote' },
  ],
  [
    'idea',
    "I'm alone and offer maths tutoring at home in Dublin",
    {
      'business.team': '1 people',
      'business.offer': 'maths tutoring',
      'business.place': 'Dublin',
      'business.country': 'IE',
      'industry.id': 'tutoring',
    },
  ],
  [
    'idea',
    'A team of five repairs bikes on site in Copenhagen',
    {
      'business.team': '5 people',
      'business.place': 'Copenhagen',
      'business.country': 'DK',
      'business.delivery': 'on-site',
      'industry.id': 'bike-repair',
    },
  ],
  [
    'idea',
    'Organic vegetables from our own farm, open late on Fridays',
    { 'business.offer': 'Organic vegetables', 'business.difference': 'organic | open late' },
  ],
  [
    'idea',
    'We make gluten-free pastries and are opening in March',
    { 'business.offer': 'gluten-free pastries', 'business.launch': 'in March', 'business.difference': 'gluten-free' },
  ],
  [
    'idea',
    'Launching next spring: an app for birdwatchers',
    {
      'business.launch': 'next spring',
      'business.offer': 'an app',
      'audience.groups': 'birdwatchers',
      'audience.kind': 'hobbyists',
    },
  ],
  [
    'idea',
    'We start on 1 May 2026 in Vienna',
    { 'business.launch': 'on 1 May 2026', 'business.place': 'Vienna', 'business.country': 'AT' },
  ],
  [
    'idea',
    'We deliver within 20 minutes in Barcelona',
    {
      'business.radius': '20 minutes',
      'business.place': 'Barcelona',
      'business.country': 'ES',
      'business.delivery': 'delivery',
    },
  ],
  [
    'idea',
    'Cleaning for offices up to 30 km around Lyon',
    {
      'business.radius': '30 km',
      'business.place': 'Lyon',
      'business.country': 'FR',
      'industry.id': 'cleaning-service',
    },
  ],
  [
    'idea',
    'A bookshop on 12 High Street, founded in 1998',
    { 'business.offer': 'a bookshop', 'business.delivery': 'shop' },
  ],
  [
    'idea',
    'I sell bread at €6.50 a loaf in Bruges',
    {
      'business.offer': 'bread',
      'revenue.streams': 'EUR 6.50/loaf',
      'business.place': 'Bruges',
      'business.country': 'BE',
    },
  ],
  [
    'idea',
    'Plumbing in Manchester, £60 an hour, 10 years of experience',
    {
      'business.place': 'Manchester',
      'business.country': 'GB',
      'revenue.streams': 'GBP 60/hour',
      'industry.experience': '10 years',
    },
  ],
  ['idea', "I don't know yet", {}, ['business.offer', 'business.difference', 'industry.words']],
  ['idea', 'not sure yet', {}, ['business.offer']],
  ['idea', 'no idea', {}, ['business.offer']],
  ['idea', 'asdf qwer zxcv', {}, ['industry.id', 'business.place']],
  ['idea', '', {}, ['business.offer']],
  [
    'idea',
    'Handmade furniture from reclaimed wood, made to measure in Kyoto',
    {
      'business.offer': 'Handmade furniture',
      'business.difference': 'handmade | made to measure',
      'business.place': 'Kyoto',
      'business.country': 'JP',
    },
  ],
  [
    'idea',
    'Food truck in Mexico City, tacos for 80 pesos',
    {
      'business.place': 'Mexico City',
      'business.country': 'MX',
      'revenue.streams': 'MXN 80',
      'business.delivery': 'mobile',
    },
  ],
  [
    'idea',
    'Same-day phone repair in Toronto at 89 dollars',
    {
      'business.difference': 'same-day',
      'business.place': 'Toronto',
      'business.country': 'CA',
      'revenue.streams': 'CAD 89',
    },
  ],
  [
    'idea',
    'Sydney: a dog grooming salon, $70 a visit',
    {
      'business.place': 'Sydney',
      'business.country': 'AU',
      'revenue.streams': 'AUD 70/visit',
      'industry.id': 'dog-grooming',
    },
  ],
  [
    'idea',
    'We run weekend markets and events in New Zealand',
    { 'business.country': 'NZ', 'business.delivery': 'events' },
  ],
  [
    'idea',
    'We come to your home in Cape Town and wash cars for R150',
    { 'business.place': 'Cape Town', 'business.country': 'ZA', 'revenue.streams': 'ZAR 150' },
  ],
  ['idea', 'Reading lamps; I live in Reading, UK', { 'business.place': 'Reading', 'business.country': 'GB' }],
  ['idea', 'Nice cakes for nice people', {}, ['business.place']],
  [
    'industry',
    'Food. Artisan bakery, really.',
    { 'industry.id': 'artisan-bakery', 'industry.words': 'Artisan bakery' },
  ],
  ['industry', 'SaaS', { 'industry.id': 'dental-software', 'industry.words': 'SaaS' }],
  ['industry', 'ten years as a baker', { 'industry.experience': '10 years', 'industry.id': 'artisan-bakery' }],
  [
    'industry',
    "I've been a groomer for 7 years, dog grooming",
    { 'industry.experience': '7 years', 'industry.id': 'dog-grooming' },
  ],
  [
    'industry',
    'web design, 18 months in an agency',
    { 'industry.experience': '18 months', 'industry.id': 'web-design' },
  ],
  ['industry', 'Falconry displays', { 'industry.words': 'Falconry displays' }, ['industry.id']],
  ['industry', 'I have worked in cafes since 2012', { 'industry.id': 'coffee-shop' }],
  [
    'industry',
    'Tutoring. There are three of us, all teachers.',
    { 'industry.id': 'tutoring', 'business.team': '3 people' },
  ],
  ['industry', "I don't know", {}, ['industry.words', 'industry.id']],
  ['industry', 'dunno, what do you think?', {}, ['industry.words', 'industry.id']],
  ['industry', 'Bakry', { 'industry.id': 'artisan-bakery' }],
  [
    'idea',
    "We're building an app called Tidewater that helps small hotels forecast laundry",
    {
      'business.name': 'Tidewater',
      'business.offer': 'an app',
      'audience.groups': 'small hotels',
      'business.delivery': 'online',
    },
  ],
  [
    'idea',
    'Mobile bike repair: I come to your office in Denver with a van',
    {
      'business.offer': 'Mobile bike repair',
      'business.place': 'Denver',
      'business.country': 'US',
      'industry.id': 'bike-repair',
    },
  ],
  ['idea', 'wedding photography in tuscany', { 'business.offer': 'wedding photography', 'business.country': 'IT' }],
];
