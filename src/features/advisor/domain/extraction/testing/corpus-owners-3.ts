import type { Statement } from './statement.ts';

/** Founders and their five answers each, in the order of the questions. */
export const owners3: readonly Statement[] = [
  // 15. Ice cream from a trike
  [
    'idea',
    'Scoopadelic = dairy-free ice cream from a cargo trike on the promenade, Cape Town',
    {
      'business.name': 'Scoopadelic',
      'business.offer': 'dairy-free ice cream',
      'business.place': 'Cape Town',
      'business.country': 'ZA',
    },
  ],
  [
    'industry',
    'street food / ice cream. no experience to be honest',
    { 'industry.words': 'street food / ice cream' },
    ['industry.experience'],
  ],
  [
    'audience',
    'Tourists, vegans, families whose kids are allergic',
    { 'audience.groups': 'Tourists | vegans | families', 'audience.kind': 'tourists | families' },
    ['audience.size'],
  ],
  [
    'revenue',
    'R45 a scoop, R80 for two. 120 scoops a day in season. Ingredients R14 a scoop. The trike cost R38,000, paid from savings of R60,000.',
    {
      'revenue.streams': 'ZAR 45; ZAR 80',
      'revenue.volume': '120 scoops/day',
      'revenue.unitCost': 'ZAR 14',
      'finance.costs': 'trike: ZAR 38000',
      'finance.cash': 'ZAR 60000',
    },
  ],
  [
    'competitors',
    'The Creamery, Moro Gelato. Neither has more than one vegan flavour',
    {
      'competitors.named': 'The Creamery | Moro Gelato',
      'competitors.weakness': 'Neither has more than one vegan flavour',
    },
  ],

  // 16. Podcast editing
  [
    'idea',
    'Cutroom edits podcasts for people who hate editing. We work remotely; four of us; you upload tonight, we publish by Thursday.',
    {
      'business.name': 'Cutroom',
      'business.offer': 'podcasts',
      'business.delivery': 'remote',
      'business.team': '4 people',
    },
    ['business.country'],
  ],
  [
    'industry',
    'Audio production. Been an audio engineer for 10 years.',
    { 'industry.words': 'Audio production', 'industry.experience': '10 years' },
  ],
  [
    'audience',
    'Consultants, coaches and authors with a show of their own.',
    { 'audience.groups': 'Consultants | coaches | authors' },
    ['audience.size'],
  ],
  [
    'revenue',
    "$600/month retainer for four episodes, $180 for a single one. we don't do hourly. freelancers cost me $70 an episode and software runs $96 a month",
    {
      'revenue.streams': 'USD 600/month; USD 180',
      'revenue.excluded': 'hourly',
      'revenue.unitCost': 'USD 70',
      'finance.costs': 'software: USD 96/month',
    },
  ],
  [
    'competitors',
    "Resonate Recordings, We Edit Podcasts, thousands of freelancers. Cheapest I've seen is $45 an episode.",
    {
      'competitors.named': 'Resonate Recordings | We Edit Podcasts',
      'competitors.kinds': 'freelancer',
      'competitors.price': 'USD 45',
    },
  ],

  // 17. Hand-made knives
  [
    'idea',
    'Anvil Row makes kitchen knives by hand in Sheffield from old saw blades',
    {
      'business.name': 'Anvil Row',
      'business.offer': 'kitchen knives',
      'business.place': 'Sheffield',
      'business.country': 'GB',
    },
  ],
  [
    'industry',
    'Knife making, a trade I learned from my grandfather.',
    { 'industry.words': 'Knife making' },
    ['industry.experience', 'industry.id'],
  ],
  [
    'audience',
    'Home cooks who care, wedding-gift buyers and about 400 professional chefs in the county.',
    {
      'audience.groups': 'Home cooks | wedding-gift buyers | professional chefs',
      'audience.size': '400 professional chefs',
    },
  ],
  [
    'revenue',
    'Petty knife at £85, chef’s knife at £165, and sharpening at £8 a blade. Ten knives a week when things go well. Steel is free, handles and post cost about £19 a knife.',
    {
      'revenue.streams': 'Petty knife: GBP 85; chef’s knife: GBP 165; sharpening: GBP 8',
      'revenue.volume': '10 knives/week',
      'revenue.unitCost': 'GBP 19',
    },
  ],
  [
    'competitors',
    'Global, Wüsthof, Blenheim Forge. Expect to pay £150 to £250 for a knife of theirs.',
    { 'competitors.named': 'Global | Wüsthof | Blenheim Forge', 'competitors.price': 'GBP 150-250' },
  ],

  // 18. Physiotherapy for runners
  [
    'idea',
    'Stride Lab. Physiotherapy for runners, Dublin 8. Treadmill with slow-motion camera in the first session.',
    {
      'business.name': 'Stride Lab',
      'business.offer': 'Physiotherapy for runners',
      'business.place': 'Dublin',
      'business.country': 'IE',
    },
  ],
  [
    'industry',
    'Physiotherapy. Eleven years in hospitals and with an athletics club.',
    { 'industry.words': 'Physiotherapy', 'industry.experience': '11 years' },
  ],
  [
    'audience',
    'amateur runners training for a half or full marathon, roughly 18,000 runners enter the city marathon. most of them get hurt at some point because they do too much too soon, and then they google exercises or just rest and get annoyed at home',
    { 'audience.groups': 'amateur runners', 'audience.kind': 'athletes', 'audience.size': '18000 runners' },
  ],
  [
    'revenue',
    'First visit €95 (60 min), follow-up €70, ten-visit card €620. We see 45 clients a week between the two of us. Room rent: €1,100/month. No membership.',
    {
      'revenue.streams': 'First visit: EUR 95; follow-up: EUR 70; ten-visit card: EUR 620',
      'revenue.volume': '45 clients/week',
      'finance.costs': 'Room rent: EUR 1100/month',
      'revenue.excluded': 'membership',
      'business.team': '2 people',
    },
  ],
  [
    'competitors',
    'The clinic at the university and any doctor who says "stop running for six weeks".',
    {},
    ['competitors.named', 'competitors.price'],
  ],

  // 19. Japanese stationery
  [
    'idea',
    'Papermoon sells Japanese stationery online: notebooks, fountain pens and ink nobody else in France stocks.',
    {
      'business.name': 'Papermoon',
      'business.offer': 'Japanese stationery',
      'business.delivery': 'online',
      'business.country': 'FR',
    },
  ],
  [
    'industry',
    'E-commerce / stationery. I was a buyer for Muji for 4 years.',
    { 'industry.words': 'E-commerce / stationery', 'industry.experience': '4 years' },
  ],
  [
    'audience',
    'Journal keepers, illustrators, architecture students',
    { 'audience.groups': 'Journal keepers | illustrators | architecture students' },
    ['audience.size'],
  ],
  [
    'revenue',
    'Average basket 42 €, 15 orders per day after the first year. Goods and shipping cost us 23,40 € per order.',
    {
      'revenue.streams': 'Average basket: EUR 42',
      'revenue.volume': '15 orders/day',
      'revenue.unitCost': 'EUR 23.40/order',
    },
  ],
  [
    'competitors',
    'JetPens in the US (customs!), Amazon, and Papier Tigre which only sells its own things.',
    { 'competitors.named': 'JetPens | Amazon | Papier Tigre' },
    ['business.country'],
  ],

  // 20. Piano tuner
  [
    'idea',
    'Piano tuning and repair in Vienna, with digital booking and a fixed price.',
    { 'business.offer': 'Piano tuning and repair', 'business.place': 'Vienna', 'business.country': 'AT' },
    ['business.name', 'revenue.streams'],
  ],
  [
    'industry',
    'Musical instruments. Trained at Bösendorfer, 20 years at the bench.',
    { 'industry.words': 'Musical instruments', 'industry.experience': '20 years' },
  ],
  [
    'audience',
    'Music schools, private owners of an old upright, small concert halls',
    { 'audience.groups': 'Music schools | private owners of an old upright | small concert halls' },
  ],
  [
    'revenue',
    'A tuning is EUR 140,-. Repairs by the hour, EUR 85,-. I do 4 pianos a day.',
    { 'revenue.streams': 'tuning: EUR 140; Repairs: EUR 85/hour', 'revenue.volume': '4 pianos/day' },
  ],
  [
    'competitors',
    'Klavierhaus Reinisch and perhaps ten freelancers, no one answers the phone',
    {
      'competitors.named': 'Klavierhaus Reinisch',
      'competitors.kinds': 'freelancer',
      'competitors.weakness': 'no one answers the phone',
    },
  ],

  // 21. Lunch boxes for offices
  [
    'idea',
    'Home cooked lunch boxes delivered to offices in Pune by 12:30, steel boxes not plastic.',
    {
      'business.offer': 'Home cooked lunch boxes',
      'business.place': 'Pune',
      'business.country': 'IN',
      'business.delivery': 'delivery',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Tiffin service. My mother is cooking for 25 years, we are four people in total.',
    { 'industry.words': 'Tiffin service', 'industry.experience': '25 years', 'business.team': '4 people' },
  ],
  [
    'audience',
    'IT office workers who live in PG without kitchen. One tech park alone is having 35000 workers. Presently they use Swiggy.',
    {
      'audience.groups': 'IT office workers',
      'audience.kind': 'professionals',
      'audience.size': '35000 workers',
      'audience.alternative': 'Swiggy',
    },
  ],
  [
    'revenue',
    '₹120 per meal, or ₹2,600 per month for 24 meals. 150 meals per day from one kitchen. Cost per meal is around ₹62 with gas and vegetables.',
    {
      'revenue.streams': 'INR 120; INR 2600/month',
      'revenue.volume': '150 meals/day',
      'revenue.unitCost': 'INR 62',
    },
  ],
  [
    'competitors',
    'Swiggy, Zomato, canteen of the company. Canteen is oily and same menu every week.',
    {
      'competitors.named': 'Swiggy | Zomato',
      'competitors.weakness': 'Canteen is oily and same menu every week',
    },
  ],
];
