import type { Statement } from './statement.ts';

/** The answers of 4 of the twenty-six founders of `corpus-fourth.ts`. */
export const founders5: readonly Statement[] = [
  // Solar panels washed by a robot
  [
    'idea',
    'limpiaSol. we wash solar panels with a robot that needs no water. seville and 80 km around',
    {
      'business.name': 'limpiaSol',
      'business.offer': 'solar panels',
      'business.place': 'seville',
      'business.country': 'ES',
      'business.radius': '80 km',
    },
  ],
  [
    'industry',
    'Solar maintenance i think. 20 years electrician.',
    { 'industry.words': 'Solar maintenance', 'industry.experience': '20 years' },
  ],
  [
    'audience',
    'Farms and factories that have panels on roof; 700 installations over 50 kW in the province',
    { 'audience.groups': 'Farms | factories', 'audience.size': '700 installations' },
  ],
  [
    'revenue',
    '0,90 euro per panel. i want to reach 10 jobs per month. the robot cost 18.500 euro (loan from Caixabank 12.000)',
    { 'revenue.streams': 'EUR 0.90/panel', 'revenue.volume': '10 jobs/month', 'finance.costs': 'robot: EUR 18500' },
    ['finance.cash'],
  ],
  [
    'competitors',
    'Firms with water trucks. SolarClean Andalucía for example, between 1,20 and 1,40 € per panel',
    { 'competitors.named': 'SolarClean Andalucía', 'competitors.price': 'EUR 1.20-1.40/panel' },
  ],

  // A music school
  [
    'idea',
    'It’s called Little Drum. A music school for 3 to 7 year olds in Dublin, kids try eight instruments before they choose one. We hope to open after the summer holidays.',
    {
      'business.name': 'Little Drum',
      'business.offer': 'A music school',
      'business.place': 'Dublin',
      'business.country': 'IE',
      'business.launch': 'after the summer holidays',
    },
  ],
  [
    'industry',
    'Music education for children. I’ve been teaching piano for fifteen years now, before that I was touring.',
    { 'industry.words': 'Music education for children', 'industry.experience': '15 years' },
  ],
  [
    'audience',
    'Parents who want something that isn’t screens. There’d be about eleven hundred families within a ten minute drive.',
    {
      'audience.groups': 'Parents',
      'audience.kind': 'parents',
      'audience.size': '1100 families',
      'business.radius': '10 minutes',
    },
  ],
  [
    'revenue',
    '€150 a term for a group class, ten weeks. Thirty euro for a single lesson, half an hour. Piano hire €25 a month. There’s €9,500 in my savings account.',
    {
      'revenue.streams': 'group class: EUR 150/term; single lesson: EUR 30; Piano hire: EUR 25/month',
      'finance.cash': 'EUR 9500',
    },
  ],
  [
    'competitors',
    'The school of music in town has a two year waiting list, and it’s €210 a term. A few retired teachers at home.',
    { 'competitors.price': 'EUR 210/term', 'competitors.weakness': 'two year waiting list' },
    ['competitors.named', 'industry.experience'],
  ],

  // A library of tools
  [
    'idea',
    'Tool library. Leipzig. You pay a yearly membership and borrow any tool, from drill to cement mixer',
    {
      'business.offer': 'Tool library',
      'business.place': 'Leipzig',
      'business.country': 'DE',
      'revenue.model': 'membership',
    },
  ],
  ['industry', 'rental / sharing', { 'industry.words': 'rental / sharing' }, ['industry.id']],
  [
    'audience',
    'Tenants without a cellar, students, allotment gardeners (there are 39,000 allotments in Leipzig!)',
    {
      'audience.groups': 'Tenants without a cellar | students | allotment gardeners',
      'audience.size': '39000 allotments',
      'business.place': 'Leipzig',
      'business.country': 'DE',
    },
  ],
  [
    'revenue',
    'Membership: 60 €/year, 35 €/year reduced. Power tools 5 to 12 € per day extra. hope for 25 new members a month. insurance 900 €/year, room is free from the city',
    {
      'revenue.streams': 'Membership: EUR 60/year; EUR 35/year; Power tools: EUR 5-12/day',
      'revenue.model': 'membership',
      'revenue.volume': '25 members/month',
      'finance.costs': 'insurance: EUR 900/year',
    },
  ],
  [
    'competitors',
    'OBI and Bauhaus rent machines from 25 € a day. Neighbours lend for free.',
    { 'competitors.named': 'OBI | Bauhaus', 'competitors.price': 'EUR 25/day' },
  ],

  // Podcasts edited, little decided
  [
    'idea',
    'Honestly I have no idea what to call it. I edit podcasts for coaches, I send it back in two days.',
    { 'business.offer': 'podcasts', 'audience.groups': 'coaches' },
    ['business.name', 'business.place'],
  ],
  ['industry', 'i dont know', {}, ['industry.words', 'industry.id']],
  ['audience', 'I haven’t decided on that one yet', {}, ['audience.groups', 'audience.kind', 'audience.alternative']],
  [
    'revenue',
    'don’t know… maybe 120 dollars per episode? 15 episodes a month would be great',
    { 'revenue.streams': 'USD 120/episode', 'revenue.volume': '15 episodes/month' },
  ],
  ['competitors', 'havent looked', {}, ['competitors.named', 'competitors.kinds', 'competitors.weakness']],
];
