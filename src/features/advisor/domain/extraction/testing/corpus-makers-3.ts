import type { Statement } from './statement.ts';

/** Six founders and their five answers each; see `corpus-sixth.ts`. */
export const makers3: readonly Statement[] = [
  // 13. Escape room
  [
    'idea',
    'an escape room in an old trawler in Bergen, named Dødvann. what makes it different: it really moves on the water',
    {
      'business.name': 'Dødvann',
      'business.offer': 'an escape room in an old trawler',
      'business.place': 'Bergen',
      'business.country': 'NO',
      'business.difference': 'it really moves on the water',
    },
  ],
  [
    'industry',
    'Entertainment, escape rooms. We have built two rooms for others in the last 3 years.',
    { 'industry.experience': '3 years' },
  ],
  ['audience', 'Cruise tourists & companies (team building)', { 'audience.groups': 'Cruise tourists | companies' }],
  [
    'revenue',
    'Tickets NOK 395 per person, private evening NOK 6 500. Mooring fee: NOK 9 000 per month. Our guess is 70 guests per week, no gift cards.',
    {
      'revenue.streams': 'Tickets: NOK 395/person; private evening: NOK 6500',
      'finance.costs': 'Mooring fee: NOK 9000/month',
      'revenue.volume': '70 guests/week',
      'revenue.model': 'tickets',
    },
  ],
  [
    'competitors',
    "Escape Bryggen costs NOK 350 per person. Their rooms haven't changed since 2019.",
    {
      'competitors.named': 'Escape Bryggen',
      'competitors.price': 'NOK 350/person',
      'competitors.weakness': "Their rooms haven't changed since 2019",
    },
  ],

  // 14. Refurbished laptops
  [
    'idea',
    'Refurbished laptops for schools in Slovakia, with 3 years guarantee. Webshop plus we bring them. Team of 5.',
    {
      'business.offer': 'Refurbished laptops for schools',
      'business.country': 'SK',
      'business.delivery': 'online | delivery',
      'business.team': '5 people',
    },
  ],
  ['industry', 'IT hardware, resale', { 'industry.words': 'IT hardware' }],
  [
    'audience',
    'Primary schools, there exists 2,050 primary schools in the country',
    {
      'audience.groups': 'Primary schools',
      'audience.kind': 'schools',
      'audience.size': '2050 primary schools',
    },
  ],
  [
    'revenue',
    'One laptop sells for 265 EUR, we buy it for 150 EUR. No rental, no leasing, schools can not book that. Plan is 1200 laptops yearly.',
    {
      'revenue.streams': 'laptop: EUR 265',
      'revenue.unitCost': 'EUR 150',
      'revenue.volume': '1200 laptops/year',
      'revenue.excluded': 'rental',
    },
  ],
  [
    'competitors',
    'Alza and Datart sell new ones. A new laptop is 480 EUR.',
    { 'competitors.named': 'Alza | Datart', 'competitors.price': 'EUR 480' },
  ],

  // 15. Prenatal yoga
  [
    'idea',
    'Mondbauch, a yoga studio for pregnant women in Zürich. Midwives teach the classes.',
    {
      'business.name': 'Mondbauch',
      'business.place': 'Zürich',
      'business.country': 'CH',
      'business.offer': 'a yoga studio for pregnant women',
      'business.difference': 'Midwives teach the classes',
    },
  ],
  [
    'industry',
    'It is a yoga studio. I have taught yoga for 4 years, I learned it in Tokyo.',
    { 'industry.id': 'yoga-studio', 'industry.experience': '4 years' },
    ['business.place', 'business.country'],
  ],
  [
    'audience',
    'Pregnant women. About 3800 births a year here.',
    { 'audience.groups': 'Pregnant women', 'audience.size': '3800 births' },
  ],
  [
    'revenue',
    'Single class CHF 32.-, card of ten CHF 280.-, and partner workshop CHF 150. Room hire: CHF 45 per hour. Not a subscription, since nine months are over quickly.',
    {
      'revenue.streams': 'Single class: CHF 32; card of ten: CHF 280; partner workshop: CHF 150',
      'finance.costs': 'Room hire: CHF 45/hour',
      'revenue.excluded': 'subscription',
    },
  ],
  [
    'competitors',
    'Other studios with one prenatal class a week at CHF 35, free videos on YouTube, the hospital courses.',
    { 'competitors.named': 'YouTube', 'competitors.price': 'CHF 35' },
  ],

  // 16. Brewery inventory software
  [
    'idea',
    'Kegwise. Inventory software for craft breweries. Denver.',
    {
      'business.name': 'Kegwise',
      'business.offer': 'Inventory software for craft breweries',
      'business.place': 'Denver',
      'business.country': 'US',
    },
  ],
  [
    'industry',
    'B2B SaaS. 10+ yrs in beer: I ran the cellar at a mid-size brewery for ten years.',
    { 'industry.words': 'B2B SaaS', 'industry.experience': '10 years' },
  ],
  [
    'audience',
    'Craft breweries with 5 to 50 staff. There are 4,200 breweries of that size. They use spreadsheets today.',
    {
      'audience.groups': 'Craft breweries with 5 to 50 staff',
      'audience.size': '4200 breweries',
      'audience.alternative': 'spreadsheets',
    },
  ],
  [
    'revenue',
    'Starter $79/mo, Brewer $149/mo, Multi-site $390/mo. Churn 3% a month. Hosting runs $420 a month. Runway: $140k in the bank.',
    {
      'revenue.streams': 'Starter: USD 79/month; Brewer: USD 149/month; Multi-site: USD 390/month',
      'revenue.churn': '3%',
      'finance.costs': 'Hosting: USD 420/month',
      'finance.cash': 'USD 140000',
    },
  ],
  [
    'competitors',
    'Ekos, Beer30, OrchestratedBEER - all built for big plants, all take months to set up',
    {
      'competitors.named': 'Ekos | Beer30 | OrchestratedBEER',
      'competitors.weakness': 'built for big plants | take months to set up',
    },
  ],

  // 17. Holiday home cleaning
  [
    'idea',
    "My wife and I clean holiday cottages around Falmouth, Cornwall, between guests. We also wash the linen ourselves, which nobody else does. We don't go further than 15 miles.",
    {
      'business.place': 'Falmouth',
      'business.team': '2 people',
      'business.radius': '15 miles',
      'business.difference': 'We also wash the linen ourselves',
      'business.country': 'GB',
    },
  ],
  ['industry', 'cleaning company', { 'industry.id': 'cleaning-service' }],
  [
    'audience',
    'People who let a cottage but live upcountry, and two letting agencies.',
    { 'audience.groups': 'People who let a cottage but live upcountry | letting agencies' },
  ],
  [
    'revenue',
    'Sixty-five pounds per changeover, linen is eighteen pounds a bed. In summer we do 22 changeovers a week. Van £260 a month. We do not charge by the hour.',
    {
      'revenue.streams': 'GBP 65/changeover; linen: GBP 18/bed',
      'revenue.volume': '22 changeovers/week',
      'finance.costs': 'Van: GBP 260/month',
      'revenue.excluded': 'hourly',
    },
  ],
  [
    'competitors',
    'Self-employed cleaners mostly. They charge £15-18 an hour and let people down in August.',
    {
      'competitors.kinds': 'freelancer',
      'competitors.price': 'GBP 15-18/hour',
      'competitors.weakness': 'let people down in August',
    },
  ],

  // 18. Board game café
  [
    'idea',
    'A board game café in Prague with 900 games and someone who explains the rules at your table. We call it U Kostky.',
    {
      'business.name': 'U Kostky',
      'business.offer': 'A board game café',
      'business.place': 'Prague',
      'business.country': 'CZ',
      'business.difference': 'someone who explains the rules at your table',
    },
  ],
  [
    'industry',
    'hospitality, half a café and half a club. I managed a bar for 5 years.',
    { 'industry.experience': '5 years' },
  ],
  [
    'audience',
    'Students and people in their twenties and thirties who are bored of pubs',
    {
      'audience.groups': 'Students | people in their twenties and thirties who are bored of pubs',
      'audience.kind': 'students | young-adults',
    },
  ],
  [
    'revenue',
    'Entry CZK 90 per person, drinks about CZK 65 each. Membership CZK 490 monthly with free entry. 60 visitors a day. Rent CZK 48,000 a month, wages CZK 120,000 a month, loan repayment CZK 9,500 a month.',
    {
      'revenue.streams': 'Entry: CZK 90/person; drinks: CZK 65; membership: CZK 490/month',
      'revenue.volume': '60 visitors/day',
      'finance.costs': 'Rent: CZK 48000/month; wages: CZK 120000/month; loan repayment: CZK 9500/month',
    },
  ],
  [
    'competitors',
    'Bohemia Boards & Brews. Also just staying home and playing there.',
    { 'competitors.named': 'Bohemia Boards & Brews' },
  ],
];
