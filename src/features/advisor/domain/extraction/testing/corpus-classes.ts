import type { Statement } from './statement.ts';

/** Development statements for whole classes of saying: lists, verbs of work, loans, packs, price lists, unnamed rivals. */
export const classStatements: readonly Statement[] = [
  [
    'idea',
    'We fix phones and tablets while you wait, in Leeds.',
    { 'business.country': 'GB', 'business.offer': 'fixing phones and tablets' },
  ],
  ['idea', 'I make candles, soaps and bath salts', { 'business.offer': 'candles, soaps and bath salts' }],
  [
    'idea',
    'I want to teach adults to swim in Tampere.',
    { 'business.country': 'FI', 'business.offer': 'teaching adults to swim' },
  ],
  [
    'idea',
    'We fold and deliver laundry in Lisbon.',
    { 'business.country': 'PT', 'business.offer': 'folding and delivering laundry' },
  ],
  [
    'idea',
    'Renting out camping gear in Innsbruck',
    { 'business.country': 'AT', 'business.offer': 'renting out camping gear' },
  ],
  [
    'idea',
    'A studio for pottery classes in Porto',
    { 'business.country': 'PT', 'business.offer': 'A studio for pottery classes' },
    ['audience.groups'],
  ],
  ['idea', 'A studio that records podcasts', { 'business.offer': 'recording podcasts' }],
  [
    'idea',
    'My plan is to convert vans into campers in Bilbao.',
    { 'business.country': 'ES', 'business.offer': 'campers' },
  ],
  ['idea', 'Custom wedding dresses sewn from old saris', { 'business.offer': 'Custom wedding dresses' }],
  ['idea', 'We transport wine in Graz', { 'business.country': 'AT', 'business.offer': 'transporting wine' }],
  ['idea', 'My name is Jonas and I plan to sell honey', { 'business.offer': 'honey' }, ['business.name']],
  ['idea', "I'm planning a little ice cream van", { 'business.offer': 'a little ice cream van' }],
  [
    'idea',
    'Nuvola Gelato, a gelato cart for weddings',
    { 'business.name': 'Nuvola Gelato', 'business.offer': 'a gelato cart' },
  ],
  ['idea', 'Wooden toys for kids 0-3, made in Riga', { 'business.country': 'LV', 'business.offer': 'Wooden toys' }],
  ['idea', 'I call each client in one visit or one call', {}, ['business.difference']],
  ['industry', 'cosmetics, trained in Melbourne', { 'industry.words': 'cosmetics' }, ['business.place']],
  ['industry', 'I am a nurse since 14 years', { 'industry.experience': '14 years' }],
  ['audience', 'young professionals (25-40)', { 'audience.groups': 'young professionals' }],
  ['audience', '- young couples\n- expats\n- tourists', { 'audience.groups': 'young couples | expats | tourists' }],
  [
    'audience',
    'Small manufacturers (100-500 people). 220 of them in Styria. They do it with Excel and a whiteboard.',
    { 'audience.size': '220 Small manufacturers', 'audience.alternative': 'Excel and a whiteboard' },
  ],
  ['revenue', 'I have no savings, I start with a bank loan of 15 000 euro', {}],
  ['revenue', 'A loan of €30,000 from the bank, own money 10k', { 'finance.cash': 'EUR 10000' }],
  ['revenue', 'We start with 60k from two business angels and €20k of our own', { 'finance.cash': 'EUR 20000' }],
  ['revenue', '£6 a jar, or 3 jars for £15', { 'revenue.streams': 'GBP 6/jar; 3 jars: GBP 15' }],
  ['revenue', '38 EUR per lesson, 10 lessons 350 EUR', { 'revenue.streams': 'EUR 38/lesson; 10 lessons: EUR 350' }],
  [
    'revenue',
    'twelve fifty for a burger, four for fries; we sell around 90 burgers a day',
    { 'revenue.streams': 'burger: USD 12.50; fries: USD 4', 'revenue.volume': '90 burgers/day' },
  ],
  [
    'revenue',
    'basic 99, plus 149 and premium 249 euros per month',
    { 'revenue.streams': 'basic: EUR 99/month; EUR 149/month; premium: EUR 249/month' },
  ],
  [
    'revenue',
    '£25 per lawn (small) and £40 (large). Fuel and blades £3 a lawn.',
    { 'revenue.streams': 'small: GBP 25/lawn; large: GBP 40', 'revenue.unitCost': 'GBP 3/lawn' },
  ],
  [
    'revenue',
    'We can seat 24 people, two sittings a night, menu at €65',
    { 'revenue.streams': 'menu: EUR 65', 'revenue.volume': '2 sittings/day' },
  ],
  [
    'revenue',
    'A flat rate of €90 per visit. Subscriptions no.',
    { 'revenue.streams': 'EUR 90/visit', 'revenue.excluded': 'subscription' },
  ],
  ['revenue', 'i charge 150 cedis a month', {}],
  [
    'revenue',
    'Monthly costs: rent €1,100, insurance €90',
    { 'finance.costs': 'rent: EUR 1100/month; insurance: EUR 90/month' },
  ],
  ['competitors', 'two other salons on the high street', { 'competitors.kinds': 'local-independent' }],
  [
    'competitors',
    'three language schools in town and the big gyms',
    { 'competitors.kinds': 'local-independent | chain' },
  ],
  [
    'competitors',
    'Bol and Coolblue. Fast, but no advice.',
    { 'competitors.named': 'Bol | Coolblue', 'competitors.weakness': 'no advice' },
  ],
  [
    'competitors',
    'Wix at R60,000 and a firm from Wootton Bassett',
    { 'competitors.named': 'Wix', 'competitors.price': 'ZAR 60000' },
  ],
  ['competitors', 'Big agencies in London', { 'competitors.kinds': 'agency' }, ['business.place', 'business.country']],
];
