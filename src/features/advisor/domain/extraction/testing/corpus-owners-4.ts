import type { Statement } from './statement.ts';

/** Founders and their five answers each, in the order of the questions. */
export const owners4: readonly Statement[] = [
  // 22. Soy candles
  [
    'idea',
    'Wick & Willow pours soy candles in Hobart that smell of the bush: leatherwood, pepperberry, kelp',
    {
      'business.name': 'Wick & Willow',
      'business.offer': 'soy candles',
      'business.place': 'Hobart',
      'business.country': 'AU',
      'industry.id': 'candle-making',
    },
  ],
  [
    'industry',
    'candles. three years at markets as a hobby',
    { 'industry.id': 'candle-making', 'industry.words': 'candles', 'industry.experience': '3 years' },
  ],
  [
    'audience',
    'Gift shops and hotels, some tourists off the cruise ships',
    { 'audience.groups': 'Gift shops | hotels | tourists off the cruise ships' },
    ['audience.size'],
  ],
  [
    'revenue',
    'Retail A$34, wholesale A$17. 500 candles a month by Christmas. Wax, wick, jar and label cost A$7.20 a candle.',
    {
      'revenue.streams': 'Retail: AUD 34; wholesale: AUD 17',
      'revenue.volume': '500 candles/month',
      'revenue.unitCost': 'AUD 7.20/candle',
    },
  ],
  [
    'competitors',
    "Dusk, Ecoya and Glasshouse. They're in every mall but none is made here.",
    { 'competitors.named': 'Dusk | Ecoya | Glasshouse', 'competitors.weakness': 'none is made here' },
  ],

  // 23. Yoga for pregnant women
  [
    'idea',
    'Yoga for pregnant women and new mothers, in a bright room near Zürich station. Babies welcome.',
    { 'business.place': 'Zürich', 'business.country': 'CH', 'industry.id': 'yoga-studio' },
    ['business.name'],
  ],
  [
    'industry',
    'yoga (prenatal); certified teacher, 6 years',
    { 'industry.id': 'yoga-studio', 'industry.words': 'yoga', 'industry.experience': '6 years' },
  ],
  [
    'audience',
    'Pregnant women from week 14 and mothers in the first year. 4200 births per year in the city',
    { 'audience.groups': 'Pregnant women | mothers', 'audience.size': '4200 births' },
  ],
  [
    'revenue',
    "Single class CHF 32.-, 10 classes CHF 280.-, private lesson CHF 130.- per hour. Twelve mats fit in the room. Rent: 1'150 CHF a month.",
    {
      'revenue.streams': 'Single class: CHF 32; 10 classes: CHF 280; private lesson: CHF 130/hour',
      'finance.costs': 'Rent: CHF 1150/month',
    },
    ['revenue.volume'],
  ],
  [
    'competitors',
    'The hospital course is free, but full in a day. Also Airyoga.',
    { 'competitors.named': 'Airyoga', 'competitors.weakness': 'full in a day' },
    ['competitors.price'],
  ],

  // 24. Websites for trades
  [
    'idea',
    'Pixelpuu builds websites for carpenters, roofers and plumbers in Tallinn; ready in one week.',
    {
      'business.name': 'Pixelpuu',
      'business.place': 'Tallinn',
      'business.country': 'EE',
      'business.difference': 'ready in one week',
      'industry.id': 'web-design',
    },
  ],
  [
    'industry',
    'Web design studio, we are 2 designers + 1 developer',
    { 'industry.id': 'web-design', 'industry.words': 'Web design studio', 'business.team': '3 people' },
  ],
  [
    'audience',
    'Craftsmen with fewer than 10 workers. In the register are 3 800 of them. Today they use a Facebook page or nothing.',
    {
      'audience.groups': 'Craftsmen',
      'audience.kind': 'trades-and-makers',
      'audience.size': '3800 Craftsmen',
      'audience.alternative': 'a Facebook page or nothing',
    },
  ],
  [
    'revenue',
    'Website 1 900 € fixed price, after that hosting 29 € per month. 3 websites in a month.',
    {
      'revenue.streams': 'Website: EUR 1900; hosting: EUR 29/month',
      'revenue.volume': '3 websites/month',
    },
  ],
  [
    'competitors',
    'Wix, agencies, and the nephew who "can do computers"',
    { 'competitors.named': 'Wix' },
    ['competitors.price'],
  ],

  // 25. Bakery in a garage
  [
    'idea',
    "It's a micro bakery in my garage in Cork. Sourdough only, baked overnight, you order by Wednesday and collect on Saturday.",
    { 'business.place': 'Cork', 'business.country': 'IE', 'industry.id': 'artisan-bakery' },
    ['business.name', 'business.team'],
  ],
  [
    'industry',
    'Bakery. Been baking bread at home since the kids were small, so no formal training.',
    { 'industry.id': 'artisan-bakery', 'industry.words': 'Bakery' },
    ['industry.experience'],
  ],
  [
    'audience',
    'neighbours, parents at the school gate, folks from the allotments',
    {
      'audience.groups': 'neighbours | parents at the school gate | folks from the allotments',
      'audience.kind': 'neighbours | parents',
    },
  ],
  [
    'revenue',
    'white loaf five euro fifty, seeded loaf six euro, half loaf three euro. 80 loaves a week and not one more. Flour and electricity is about €1.30 a loaf',
    {
      'revenue.streams': 'white loaf: EUR 5.50; seeded loaf: EUR 6; half loaf: EUR 3',
      'revenue.volume': '80 loaves/week',
      'revenue.unitCost': 'EUR 1.30/loaf',
    },
  ],
  [
    'competitors',
    'Tesco, Arbutus Bread, and a stall at the farmers market. I don’t know what they charge.',
    { 'competitors.named': 'Tesco | Arbutus Bread' },
    ['competitors.price'],
  ],

  // 26. Garden sharing
  [
    'idea',
    'Plotshare matches people who have a garden they don’t use with people who want to grow vegetables. All online, launching in March.',
    { 'business.name': 'Plotshare', 'business.delivery': 'online', 'business.launch': 'in March' },
    ['business.place', 'business.country'],
  ],
  ['industry', "I don't know, to be honest.", {}, ['industry.id', 'industry.words', 'industry.experience']],
  [
    'audience',
    'Two sides: older homeowners with too much lawn, and flat dwellers on a waiting list for an allotment (90,000 people nationwide)',
    { 'audience.size': '90000 people' },
  ],
  [
    'revenue',
    'We take 12% commission on whatever rent the two agree. No ads and no subscription.',
    { 'revenue.model': 'commission', 'revenue.excluded': 'advertising | subscription' },
    ['revenue.churn', 'revenue.streams'],
  ],
  [
    'competitors',
    'Lend and Tend does it for free but has no payments built in.',
    { 'competitors.named': 'Lend and Tend', 'competitors.weakness': 'has no payments built in' },
    ['competitors.price'],
  ],

  // 27. Bouldering gym
  [
    'idea',
    'Bouldering gym in Brno called Balvan, 600 square metres, with a children’s corner and sauna',
    {
      'business.name': 'Balvan',
      'business.offer': 'Bouldering gym',
      'business.place': 'Brno',
      'business.country': 'CZ',
    },
    ['business.radius'],
  ],
  [
    'industry',
    'Climbing gyms, we are three partners.',
    { 'industry.words': 'Climbing gyms', 'business.team': '3 people' },
    ['industry.experience'],
  ],
  [
    'audience',
    'students (65 000 in the city), families on weekend, climbers who are training in the winter',
    { 'audience.groups': 'students | families | climbers', 'audience.size': '65000 students' },
  ],
  [
    'revenue',
    'Entry 220 CZK, students 180 CZK, monthly membership 1 290 CZK, shoe rental 60 CZK. 250 entries per day. Loan from bank 4 000 000 CZK, own money 1 500 000 CZK',
    {
      'revenue.streams': 'Entry: CZK 220; students: CZK 180; membership: CZK 1290/month; shoe rental: CZK 60',
      'revenue.volume': '250 entries/day',
      'finance.cash': 'CZK 1500000',
    },
  ],
  [
    'competitors',
    'Hangár and Fajne, both full after 17:00. Entry there is 240 Kč.',
    {
      'competitors.named': 'Hangár | Fajne',
      'competitors.weakness': 'both full after 17:00',
      'competitors.price': 'CZK 240',
    },
  ],

  // 28. Guesthouse for cyclists
  [
    'idea',
    'A guesthouse with five rooms in an old merchant house in Onomichi, Japan, for cyclists. We open in April 2027.',
    {
      'business.offer': 'A guesthouse with five rooms',
      'business.place': 'Onomichi',
      'business.country': 'JP',
      'business.launch': 'April 2027',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Hospitality. My wife worked in a ryokan for 13 years and knows everything about guests; I know how to mend a roof and how to keep quiet at breakfast.',
    { 'industry.words': 'Hospitality', 'industry.experience': '13 years' },
  ],
  [
    'audience',
    'cycling tourists, half Japanese half foreign. Some 300,000 cyclists ride the route in a year',
    { 'audience.groups': 'cycling tourists', 'audience.size': '300000 cyclists' },
  ],
  [
    'revenue',
    'Room 14,000 yen a night, breakfast 1,500 yen, bike storage free. We expect 90 room nights a month.',
    {
      'revenue.streams': 'Room: JPY 14000/night; breakfast: JPY 1500',
      'revenue.volume': '90 room nights/month',
    },
  ],
  [
    'competitors',
    'Hotel Cycle is the big one, 22,000 yen for a double. Then small hostels that have no place for the bikes.',
    { 'competitors.named': 'Hotel Cycle', 'competitors.price': 'JPY 22000' },
  ],
];
