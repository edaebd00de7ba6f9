import type { Statement } from './statement.ts';

/** Ideas that begin with a name, and the ways in which prices, gifts and origins were once misread. */
export const openingStatements: readonly Statement[] = [
  [
    'idea',
    'Moss & Stone lays gardens in Utrecht that soak up rain.',
    {
      'business.name': 'Moss & Stone',
      'business.offer': 'laying gardens',
      'business.place': 'Utrecht',
      'business.country': 'NL',
    },
  ],
  [
    'idea',
    'Chairside is booking software for dentists in the Netherlands.',
    { 'business.name': 'Chairside', 'business.offer': 'booking software', 'business.country': 'NL' },
    ['business.place'],
  ],
  [
    'idea',
    'La Brasa is a 30-seat restaurant in Tucson that cooks everything over mesquite.',
    {
      'business.name': 'La Brasa',
      'business.offer': 'a 30-seat restaurant',
      'business.place': 'Tucson',
      'business.country': 'US',
    },
  ],
  [
    'idea',
    'Rooted is a vegetable farm near Ithaca that packs weekly boxes.',
    { 'business.name': 'Rooted', 'business.offer': 'weekly boxes', 'business.place': 'Ithaca' },
  ],
  [
    'idea',
    'The Slow Loaf bakes rye bread with flour from one mill, baked the same night.',
    {
      'business.name': 'The Slow Loaf',
      'business.offer': 'rye bread',
      'business.difference': 'flour from one mill | baked the same night',
    },
  ],
  [
    'idea',
    'Heirloom Again turns old family gold into new rings while the owner watches.',
    { 'business.name': 'Heirloom Again', 'business.offer': 'new rings' },
  ],
  [
    'idea',
    'Bell Tower tunes and repairs church bells without taking them down.',
    {
      'business.name': 'Bell Tower',
      'business.offer': 'tuning and repairing church bells',
      'business.difference': 'without taking them down',
    },
  ],
  [
    'idea',
    'Korenbloem is a small bakery for organic spelt bread, run by two of us.',
    { 'business.name': 'Korenbloem', 'business.offer': 'organic spelt bread', 'business.team': '2 people' },
  ],
  ['idea', 'The market needs a better way to buy bread.', {}, ['business.name', 'business.offer']],
  ['idea', 'Coffee makes people happy.', {}, ['business.name', 'business.offer']],
  ['idea', 'Everyone wants fresh bread.', {}, ['business.name', 'business.offer']],
  ['idea', 'We cook everything over fire.', {}, ['business.name', 'business.offer']],
  [
    'industry',
    'An artisan bakery. I worked ten years as a baker. Rent is €850 a month.',
    {
      'industry.words': 'An artisan bakery',
      'industry.id': 'artisan-bakery',
      'industry.experience': '10 years',
      'finance.costs': 'Rent: EUR 850/month',
    },
  ],
  [
    'industry',
    'I run a café; five years behind the bar.',
    { 'industry.words': 'a café', 'industry.id': 'coffee-shop', 'industry.experience': '5 years' },
  ],
  ['industry', 'Food, drink and catering', { 'industry.words': 'Food, drink and catering' }],
  ['industry', 'Wedding florist, 12 years', { 'industry.words': 'Wedding florist', 'industry.experience': '12 years' }],
  [
    'revenue',
    'Twelve dollars for adults, seven for children',
    { 'revenue.streams': 'adults: USD 12; children: USD 7' },
  ],
  ['revenue', 'Adults 14 francs, children 8', { 'revenue.streams': 'Adults: CHF 14; children: CHF 8' }],
  [
    'revenue',
    'My uncle gave me £4,000. A loaf is £5.',
    { 'finance.cash': 'GBP 4000', 'revenue.streams': 'loaf: GBP 5' },
  ],
  [
    'revenue',
    'The bank lends us €9,000 and a friend lent €2,000. Bowls are €24 each.',
    { 'revenue.streams': 'Bowls: EUR 24' },
  ],
  [
    'revenue',
    'Our shop lease is $2,100 a month. Customers lease a van at $90 a day.',
    { 'finance.costs': 'lease: USD 2100/month', 'revenue.streams': 'van: USD 90/day' },
  ],
  ['revenue', 'I have €20,000. Own funds are €5,000 of it.', { 'finance.cash': 'EUR 20000' }],
  [
    'revenue',
    'Shows at £480 a show, 3 shows a week. Feed costs £35 a show.',
    { 'revenue.streams': 'Shows: GBP 480/show', 'revenue.unitCost': 'GBP 35/show', 'revenue.volume': '3 shows/week' },
  ],
  [
    'revenue',
    'Haircuts cost £30 a visit, colour costs £20 a visit',
    { 'revenue.streams': 'Haircuts: GBP 30/visit; colour: GBP 20/visit' },
  ],
  [
    'revenue',
    '€3.80 each, no subscription, about 200 a day',
    { 'revenue.streams': 'EUR 3.80/each', 'revenue.excluded': 'subscription', 'revenue.volume': '200/day' },
  ],
  [
    'revenue',
    '$14 an hour, 420 hours a week',
    { 'revenue.streams': 'USD 14/hour', 'revenue.volume': '420 hours/week' },
  ],
  [
    'competitors',
    'IKEA and importers from Asia; all tables look the same.',
    { 'competitors.named': 'IKEA', 'competitors.kinds': 'chain | importer' },
    ['business.place', 'business.country'],
  ],
  [
    'competitors',
    'Jugglers and zoo tours. They are cheap and good.',
    {},
    ['competitors.named', 'competitors.weakness'],
  ],
  [
    'competitors',
    'Regus: nobody there knows your name. Regus asks €260 a month.',
    {
      'competitors.named': 'Regus',
      'competitors.weakness': 'nobody there knows your name',
      'competitors.price': 'EUR 260/month',
    },
  ],
  [
    'audience',
    'Campers, 80,000 people, who carry paper star maps.',
    { 'audience.groups': 'Campers', 'audience.size': '80000 people', 'audience.alternative': 'paper star maps' },
  ],
];
