import type { Statement } from './statement.ts';

/** Six founders and their five answers each; see `corpus-sixth.ts`. */
export const makers4: readonly Statement[] = [
  // 19. Korean lunch boxes
  [
    'idea',
    'i cook korean lunch boxes at home kitchen and bring to offices in Berlin. name is Dosirak Days. only me and my mother',
    {
      'business.name': 'Dosirak Days',
      'business.offer': 'korean lunch boxes',
      'business.place': 'Berlin',
      'business.country': 'DE',
      'business.team': '2 people',
      'business.delivery': 'delivery',
    },
  ],
  ['industry', 'catering. no experience only cooking for family', { 'industry.words': 'catering' }],
  [
    'audience',
    'office workers in Mitte who want a warm lunch. now they go to the supermarket',
    {
      'audience.groups': 'office workers in Mitte who want a warm lunch',
      'audience.alternative': 'go to the supermarket',
    },
  ],
  [
    'revenue',
    'one box 12,90 €, soup 4,50 €. ingredients for a box 4,20 €. maybe 35 boxes a day monday to thursday. no subscription at first',
    {
      'revenue.streams': 'box: EUR 12.90; soup: EUR 4.50',
      'revenue.unitCost': 'EUR 4.20/box',
      'revenue.volume': '35 boxes/day',
      'revenue.excluded': 'subscription',
    },
  ],
  [
    'competitors',
    'Lieferando, Wolt and the canteen. delivery there takes 45 minutes and the food is cold',
    {
      'competitors.named': 'Lieferando | Wolt',
      'competitors.weakness': 'delivery there takes 45 minutes | the food is cold',
    },
    ['business.radius'],
  ],

  // 20. Web design
  [
    'idea',
    'I build websites for therapists. Plain, calm, done in ten days. From Dublin but I work with anyone in Ireland.',
    {
      'business.offer': 'websites for therapists',
      'business.place': 'Dublin',
      'business.country': 'IE',
    },
  ],
  ['industry', 'Web design, freelance since 2018.', { 'industry.id': 'web-design' }],
  [
    'audience',
    'Psychotherapists and counsellors with their own practice. The two registers list 6,100 therapists together.',
    {
      'audience.groups': 'Psychotherapists | counsellors with their own practice',
      'audience.size': '6100 therapists',
    },
  ],
  [
    'revenue',
    "Fixed price per site: €1,850. Care plan €29 a month. We don't do retainers and I don't bill hours. Aim is two sites a month. I put in €3k of my savings.",
    {
      'revenue.streams': 'EUR 1850/site; care plan: EUR 29/month',
      'finance.cash': 'EUR 3000',
      'revenue.excluded': 'retainer | hourly',
      'revenue.volume': '2 sites/month',
    },
  ],
  [
    'competitors',
    'Squarespace at €17 a month, Wix; agencies won’t touch a job this small.',
    {
      'competitors.named': 'Squarespace | Wix',
      'competitors.price': 'EUR 17/month',
    },
  ],

  // 21. Oyster farm tours
  [
    'idea',
    'Visits of our oyster farm near Arcachon, by flat boat, with tasting. The name: Les Parcs de Maël. It opens in June.',
    {
      'business.name': 'Les Parcs de Maël',
      'business.offer': 'Visits of our oyster farm',
      'business.place': 'Arcachon',
      'business.country': 'FR',
      'business.launch': 'in June',
    },
  ],
  [
    'industry',
    'Tourism, and oysters: my family does it since four generations, me since 18 years.',
    { 'industry.experience': '18 years' },
  ],
  [
    'audience',
    'Holidaymakers from Paris and Bordeaux, and families',
    { 'audience.groups': 'Holidaymakers from Paris and Bordeaux | families', 'audience.kind': 'tourists | families' },
    ['business.place'],
  ],
  [
    'revenue',
    'Adult 39 €, child 18 €, private boat 320 €. Two trips a day with 9 passengers, but I count with 12 passengers per day in average. Fuel: 600 € per month.',
    {
      'revenue.streams': 'Adult: EUR 39; child: EUR 18; private boat: EUR 320',
      'revenue.volume': '12 passengers/day',
      'finance.costs': 'Fuel: EUR 600/month',
    },
  ],
  [
    'competitors',
    'The big boats of UBA: no tasting.',
    { 'competitors.named': 'UBA', 'competitors.weakness': 'no tasting' },
  ],

  // 22. Piano tuning
  [
    'idea',
    'Piano tuning in Vienna. On my own.',
    {
      'business.offer': 'Piano tuning',
      'business.place': 'Vienna',
      'business.country': 'AT',
      'business.team': '1 person',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Piano tuning. Apprenticeship at Bösendorfer, then 16 years in the trade.',
    { 'industry.words': 'Piano tuning', 'industry.experience': '16 years' },
  ],
  [
    'audience',
    'Music schools, private households with a piano, small concert halls',
    { 'audience.groups': 'Music schools | private households with a piano | small concert halls' },
  ],
  [
    'revenue',
    'One tuning is one hundred and forty euros. Three tunings a day are possible; I plan with ten tunings a week. Tools I already have.',
    { 'revenue.streams': 'tuning: EUR 140', 'revenue.volume': '10 tunings/week' },
  ],
  ['competitors', "I don't know any by name. There must be a dozen independent tuners.", {}, ['competitors.weakness']],

  // 23. Second-hand children's clothes
  [
    'idea',
    "Pikkukierto is an online marketplace for second-hand children's clothes. We are in Helsinki, four people.",
    {
      'business.name': 'Pikkukierto',
      'business.offer': "an online marketplace for second-hand children's clothes",
      'business.place': 'Helsinki',
      'business.country': 'FI',
      'business.team': '4 people',
      'business.delivery': 'online',
    },
  ],
  ['industry', 'Online marketplace / circular fashion', { 'industry.words': 'Online marketplace' }],
  [
    'audience',
    'Parents with children under seven; 38 000 households of that kind in the capital region.',
    {
      'audience.groups': 'Parents with children under seven',
      'audience.kind': 'parents',
      'audience.size': '38000 households',
    },
  ],
  [
    'revenue',
    'We earn a commission on every sale. About 1,500 parcels a month. No advertising on the site, ever. Servers: €240 per month.',
    {
      'revenue.model': 'commission',
      'finance.costs': 'Servers: EUR 240/month',
      'revenue.volume': '1500 parcels/month',
      'revenue.excluded': 'advertising',
    },
  ],
  [
    'competitors',
    'Tori.fi, Vinted, Emmy. On Vinted buyers pay €4.90 per parcel.',
    { 'competitors.named': 'Tori.fi | Vinted | Emmy', 'competitors.price': 'EUR 4.90/parcel' },
  ],

  // 24. Candles
  [
    'idea',
    'Soy candles that smell of New Zealand bush. Brand = Kererū Lane, from Auckland, sold online and at markets.',
    {
      'business.name': 'Kererū Lane',
      'business.offer': 'Soy candles that smell of New Zealand bush',
      'business.place': 'Auckland',
      'business.country': 'NZ',
    },
  ],
  [
    'industry',
    'Candle making. Been at it for 18 months.',
    { 'industry.id': 'candle-making', 'industry.experience': '18 months' },
  ],
  [
    'audience',
    'Gift buyers, mainly women 30 to 55, and homesick Kiwis overseas',
    { 'audience.groups': 'Gift buyers | homesick Kiwis overseas' },
  ],
  [
    'revenue',
    'NZD 38 for the big one, NZD 22 for the travel tin. Wax, wick and jar: NZD 9.40 per candle. Stall fee NZD 180 a month. 250 candles a month.',
    {
      'revenue.streams': 'big one: NZD 38; travel tin: NZD 22',
      'revenue.unitCost': 'NZD 9.40/candle',
      'finance.costs': 'Stall fee: NZD 180/month',
      'revenue.volume': '250 candles/month',
    },
  ],
  [
    'competitors',
    'Ecoya (NZD 45) is the one everybody gives. Kmart is cheap but stinks of chemicals.',
    {
      'competitors.named': 'Ecoya | Kmart',
      'competitors.price': 'NZD 45',
      'competitors.weakness': 'stinks of chemicals',
    },
  ],
];
