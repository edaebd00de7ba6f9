import type { Statement } from './statement.ts';

/** Written after the last rule and measured as it was; their accuracy is reported on its own. */
export const lateHoldOut: readonly Statement[] = [
  [
    'idea',
    'We fix up old sewing machines in Porto and sell them with a two-year guarantee',
    { 'business.place': 'Porto', 'business.country': 'PT' },
  ],
  [
    'idea',
    'Nordic Nanny is an agency for night nannies in Malmö',
    { 'business.name': 'Nordic Nanny', 'business.place': 'Malmö', 'business.country': 'SE' },
  ],
  [
    'idea',
    'Farm-fresh eggs delivered every Thursday in and around Boise, Idaho',
    {
      'business.offer': 'Farm-fresh eggs',
      'business.place': 'Boise',
      'business.country': 'US',
      'business.delivery': 'delivery',
    },
  ],
  [
    'idea',
    'A repair café for phones, run by the three of us, inside the station of Nagoya',
    { 'business.team': '3 people', 'business.place': 'Nagoya', 'business.country': 'JP' },
  ],
  [
    'idea',
    'Bespoke bridal shoes, handmade, by appointment only, studio in Milan from October',
    {
      'business.offer': 'Bespoke bridal shoes',
      'business.difference': 'bespoke | handmade | by appointment',
      'business.place': 'Milan',
      'business.country': 'IT',
    },
  ],
  [
    'industry',
    'I guess bicycles. I was a courier for 4 years.',
    { 'industry.id': 'bike-repair', 'industry.experience': '4 years' },
  ],
  ['industry', 'Still not sure', {}, ['industry.words', 'industry.id']],
  [
    'audience',
    'Hikers and families on holiday, 60,000 of whom pass each season',
    { 'audience.groups': 'Hikers | families', 'audience.kind': 'athletes | families', 'audience.size': '60000 Hikers' },
  ],
  [
    'audience',
    'Small law firms in Edinburgh. Roughly three hundred of them exist and they use paper today.',
    {
      'audience.groups': 'Small law firms',
      'audience.kind': 'small-businesses',
      'audience.size': '300 Small law firms',
      'audience.alternative': 'paper',
      'business.place': 'Edinburgh',
      'business.country': 'GB',
    },
  ],
  [
    'audience',
    'cat owners, they currently leave the cat with neighbours',
    { 'audience.groups': 'cat owners', 'audience.kind': 'pet-owners' },
  ],
  [
    'audience',
    'Primary schools; 1 250 in the country',
    { 'audience.groups': 'Primary schools', 'audience.kind': 'schools', 'audience.size': '1250 Primary schools' },
  ],
  [
    'revenue',
    'Twelve dollars for adults, seven for children',
    { 'revenue.streams': 'adults: USD 12; children: USD 7' },
  ],
  ['revenue', '£18 a head, minimum of ten heads', { 'revenue.streams': 'GBP 18/head' }],
  [
    'revenue',
    'Either €250 one-off or €19 per month',
    { 'revenue.streams': 'EUR 250; EUR 19/month', 'revenue.model': 'one-off | subscription' },
  ],
  [
    'revenue',
    'no membership no contract, each visit is 22 dollars',
    { 'revenue.streams': 'USD 22/visit', 'revenue.excluded': 'membership' },
  ],
  [
    'revenue',
    'Fabric is 9 euros per dress, and a dress sells for 85 euros, maybe 15 dresses a month',
    { 'revenue.unitCost': 'EUR 9/dress', 'revenue.streams': 'EUR 85', 'revenue.volume': '15 dresses/month' },
  ],
  [
    'revenue',
    'Insurance at £45 a month, electricity at £80 a month',
    { 'finance.costs': 'Insurance: GBP 45/month; electricity: GBP 80/month' },
  ],
  ['revenue', 'my parents gave me 5,000 francs, I saved 7,000 francs', { 'finance.cash': 'CHF 7000' }],
  ['revenue', 'half a percent of users drop off every month', {}],
  [
    'competitors',
    'Headspace, Calm, and the meditation group at our church',
    { 'competitors.named': 'Headspace | Calm' },
  ],
  [
    'competitors',
    'The two big ones are Rentokil and Terminix; both cost about $300 a visit',
    { 'competitors.named': 'Rentokil | Terminix', 'competitors.price': 'USD 300/visit' },
  ],
  [
    'competitors',
    'Everyone uses WhatsApp groups, which get messy and nothing is archived',
    { 'competitors.named': 'WhatsApp', 'competitors.weakness': 'get messy and nothing is archived' },
  ],
  [
    'competitors',
    'Importers from Asia and one local workshop',
    { 'competitors.kinds': 'importer | local-independent' },
    ['competitors.named'],
  ],
];
