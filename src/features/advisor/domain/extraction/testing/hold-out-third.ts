import type { Statement } from './statement.ts';

/**
 * Written before the openings, offers and amounts were read as they are now, by somebody who had not read those rules;
 * measured once. Their accuracy is reported as it came out, so nothing here is changed to please a rule.
 */
export const thirdHoldOut: readonly Statement[] = [
  [
    'idea',
    'Tidewrack is a soap workshop in Galway that boils bars with hand-cut seaweed.',
    {
      'business.name': 'Tidewrack',
      'business.offer': 'bars with hand-cut seaweed',
      'business.place': 'Galway',
      'business.country': 'IE',
    },
  ],
  [
    'idea',
    'Ledgerline keeps the books of freelancers in Bristol.',
    {
      'business.name': 'Ledgerline',
      'business.offer': 'the books of freelancers',
      'business.place': 'Bristol',
      'business.country': 'GB',
    },
  ],
  [
    'idea',
    'Kestrel Bikes repairs cargo bikes at the customer’s door in Copenhagen.',
    {
      'business.name': 'Kestrel Bikes',
      'business.offer': 'cargo bikes',
      'business.place': 'Copenhagen',
      'business.country': 'DK',
      'industry.id': 'bike-repair',
    },
  ],
  [
    'idea',
    'We want to open a small yoga studio in Valencia with classes before work.',
    {
      'business.offer': 'a small yoga studio',
      'business.place': 'Valencia',
      'business.country': 'ES',
      'industry.id': 'yoga-studio',
    },
    ['business.name'],
  ],
  [
    'idea',
    'Hummingbird sells refillable perfume online and by post.',
    {
      'business.name': 'Hummingbird',
      'business.offer': 'refillable perfume',
      'business.delivery': 'online | delivery',
    },
  ],
  [
    'idea',
    'The Quiet Room is a sound-proof rehearsal space for bands, open all night.',
    {
      'business.name': 'The Quiet Room',
      'business.offer': 'a sound-proof rehearsal space',
      'business.difference': 'open all night',
    },
  ],
  [
    'idea',
    'My sister and I will bake wedding cakes in Graz, starting in May.',
    {
      'business.offer': 'wedding cakes',
      'business.place': 'Graz',
      'business.country': 'AT',
      'business.launch': 'in May',
      'business.team': '2 people',
    },
    ['business.name'],
  ],
  [
    'idea',
    'Everything for the garden, delivered within 20 km of Lund.',
    {
      'business.radius': '20 km',
      'business.place': 'Lund',
      'business.country': 'SE',
      'business.delivery': 'delivery',
    },
    ['business.name'],
  ],
  [
    'industry',
    'A coffee shop. I was a barista for six years, and the lease costs £1,400 a month.',
    {
      'industry.id': 'coffee-shop',
      'industry.words': 'A coffee shop',
      'industry.experience': '6 years',
      'finance.costs': 'lease: GBP 1400/month',
    },
  ],
  [
    'industry',
    'Glass blowing',
    { 'industry.words': 'Glass blowing' },
    ['industry.id', 'industry.experience', 'business.name'],
  ],
  [
    'industry',
    'I would say tutoring; I taught maths for 11 years in Leeds',
    { 'industry.id': 'tutoring', 'industry.experience': '11 years' },
  ],
  [
    'industry',
    'Pet grooming, two of us, nine years between us',
    { 'industry.experience': '9 years', 'business.team': '2 people' },
  ],
  [
    'audience',
    'Retired couples and hobby gardeners, some 6,500 in the valley, who drive to the garden centre today.',
    {
      'audience.groups': 'Retired couples | hobby gardeners',
      'audience.kind': 'seniors | hobbyists',
      'audience.size': '6500 Retired couples',
    },
  ],
  [
    'audience',
    'Hotels with fewer than thirty rooms. I count about 85 of them on the coast.',
    { 'audience.groups': 'Hotels', 'audience.size': '85 Hotels' },
  ],
  [
    'audience',
    'New mothers who now rely on their own parents',
    { 'audience.groups': 'New mothers', 'audience.kind': 'parents', 'audience.alternative': 'their own parents' },
  ],
  [
    'audience',
    'Small architecture offices; they use a shared spreadsheet',
    {
      'audience.groups': 'Small architecture offices',
      'audience.kind': 'small-businesses',
      'audience.alternative': 'a shared spreadsheet',
    },
  ],
  [
    'audience',
    'Importers from Asia and their agents in Hamburg',
    { 'audience.groups': 'Importers from Asia | their agents' },
  ],
  [
    'revenue',
    'Fifteen euros for a haircut, nine for a fringe',
    { 'revenue.streams': 'haircut: EUR 15; fringe: EUR 9' },
  ],
  [
    'revenue',
    'Bars at £7 each and gift boxes at £24 each. Oils and wrapping cost £2.10 a bar.',
    { 'revenue.streams': 'Bars: GBP 7; gift boxes: GBP 24', 'revenue.unitCost': 'GBP 2.10/bar' },
  ],
  [
    'revenue',
    'A retainer of €340 a month, around 25 clients; software is €90 a month.',
    {
      'revenue.streams': 'EUR 340/month',
      'revenue.model': 'retainer',
      'finance.costs': 'software: EUR 90/month',
    },
  ],
  [
    'revenue',
    'My aunt lent me $12,000 and a grant of $3,000 came through. Rooms are $35 an hour.',
    { 'revenue.streams': 'Rooms: USD 35/hour', 'finance.cash': 'USD 12000', 'revenue.model': 'hourly' },
  ],
  [
    'revenue',
    'Children pay 8 francs, grown-ups 14, families of four 36',
    { 'revenue.streams': 'Children: CHF 8; grown-ups: CHF 14; families of four: CHF 36' },
  ],
  [
    'revenue',
    '220 crowns per visit, ten visits a week, never a subscription',
    { 'revenue.volume': '10 visits/week', 'revenue.excluded': 'subscription' },
  ],
  [
    'revenue',
    'Season tickets at €190, single evenings at €24, we expect 70 guests an evening',
    { 'revenue.streams': 'Season tickets: EUR 190; single evenings: EUR 24' },
  ],
  [
    'revenue',
    '$0.99 to download, then $2.99 a month. Three in a hundred will leave monthly.',
    { 'revenue.streams': 'USD 0.99; USD 2.99/month' },
  ],
  [
    'competitors',
    'Lush and The Body Shop, about €9 a bar; both smell of perfume rather than sea.',
    { 'competitors.named': 'Lush | The Body Shop', 'competitors.price': 'EUR 9/bar' },
  ],
  [
    'competitors',
    'Importers from China, plus one farm shop up the road that closes at noon',
    { 'competitors.kinds': 'importer | local-independent' },
    ['competitors.named'],
  ],
  [
    'competitors',
    'QuickBooks, Xero and the accountant next door. They answer after a week.',
    { 'competitors.named': 'QuickBooks | Xero', 'competitors.weakness': 'They answer after a week' },
  ],
  [
    'competitors',
    'People borrow a drill from their neighbours, or they just leave it broken',
    {},
    ['competitors.named'],
  ],
  [
    'competitors',
    'Decathlon has the parts but no mechanic; Fietsenfabriek charges 75 euros an hour.',
    { 'competitors.named': 'Decathlon | Fietsenfabriek', 'competitors.price': 'EUR 75/hour' },
  ],
];
