import { letterRest1 } from './corpus-letter-1-rest.ts';
import type { Statement } from './statement.ts';

/** Statements to the letter of what is promised, by somebody who had not read the rules that read them: prices, ranges, currencies, volumes and costs, then the rest. */
export const letterStatements1: readonly Statement[] = [
  // Prices with their unit
  ['revenue', 'We charge £42 per hour for garden work.', { 'revenue.streams': 'GBP 42/hour' }],
  ['revenue', '$29 per month for each practice, paid by card.', { 'revenue.streams': 'USD 29/month' }],
  ['revenue', 'Our cheese goes for €24 per kg at the farm gate.', { 'revenue.streams': 'EUR 24/kg' }],
  ['revenue', 'One night in the cabin costs £95.', { 'revenue.streams': 'GBP 95/night' }],
  ['revenue', 'The price is $14 per seat for the evening show.', { 'revenue.streams': 'USD 14/seat' }],
  ['revenue', 'Sourdough is £4.50 per loaf.', { 'revenue.streams': 'GBP 4.50/loaf' }],
  ['revenue', 'People pay me 80 dollars per session of speech therapy.', { 'revenue.streams': 'USD 80/session' }],
  ['revenue', 'Translations cost €0.14 per word.', { 'revenue.streams': 'EUR 0.14/word' }],
  ['revenue', 'Members pay £36 a month and can climb as often as they like.', { 'revenue.streams': 'GBP 36/month' }],
  ['revenue', 'The licence for our planning tool is $240 a year.', { 'revenue.streams': 'USD 240/year' }],
  [
    'revenue',
    'I will ask 30 € per lesson, the parents pay me at the end of the week.',
    { 'revenue.streams': 'EUR 30/lesson' },
  ],
  ['revenue', 'Storage boxes cost our renters €22 per week.', { 'revenue.streams': 'EUR 22/week' }],

  // Several prices in one answer
  [
    'revenue',
    'Croissants are €2.20, cinnamon buns €3.10 and a whole loaf €6.40.',
    { 'revenue.streams': 'EUR 2.20; EUR 3.10; EUR 6.40' },
  ],
  ['revenue', 'A wash is £18 and a full groom is £45.', { 'revenue.streams': 'GBP 18; GBP 45' }],
  ['revenue', 'Basic plan $19 per month, Pro plan $49 per month.', { 'revenue.streams': 'USD 19/month; USD 49/month' }],
  ['revenue', 'Kayaks cost €15 per hour or €60 per day.', { 'revenue.streams': 'EUR 15/hour; EUR 60/day' }],
  [
    'revenue',
    'The first consultation is 90 euros, follow-up visits are 55 euros.',
    { 'revenue.streams': 'EUR 90; EUR 55' },
  ],
  [
    'revenue',
    'Drop-in class: €14. Ten-class card: €120. Monthly membership: €79 per month.',
    { 'revenue.streams': 'EUR 14; EUR 120; EUR 79/month' },
  ],
  ['revenue', 'Tent hire is £300 per day, chairs are £2 per chair.', { 'revenue.streams': 'GBP 300/day; GBP 2/chair' }],
  [
    'revenue',
    'A logo is 600 dollars, a website 2,400 dollars, and hosting 25 dollars a month.',
    { 'revenue.streams': 'USD 600; USD 2400; USD 25/month' },
  ],
  ['revenue', 'Puncture repair £15. Full service £70.', { 'revenue.streams': 'GBP 15; GBP 70' }],
  [
    'revenue',
    'The double room costs €110 per night and the single room €75 per night.',
    { 'revenue.streams': 'EUR 110/night; EUR 75/night' },
  ],

  // Ranges
  ['revenue', 'Haircuts cost between €28 and €45.', { 'revenue.streams': 'EUR 28-45' }],
  ['revenue', 'Our candles sell for £15–20.', { 'revenue.streams': 'GBP 15-20' }],
  ['revenue', 'A massage goes from 60 to 90 euros.', { 'revenue.streams': 'EUR 60-90' }],
  ['revenue', 'I want to charge $35-50 per hour for tutoring.', { 'revenue.streams': 'USD 35-50/hour' }],
  ['revenue', 'Catering is £18 to £26 per person.', { 'revenue.streams': 'GBP 18-26/person' }],
  ['revenue', 'A small website costs from €1,200 to €2,500.', { 'revenue.streams': 'EUR 1200-2500' }],
  [
    'revenue',
    'Depending on the season a night costs between 70 and 120 euros.',
    { 'revenue.streams': 'EUR 70-120/night' },
  ],
  ['revenue', 'Necklaces are $45–$90, rings are $30–$60.', { 'revenue.streams': 'USD 45-90; USD 30-60' }],
  ['revenue', 'We think €8 – €11 per lunch is what people would pay.', { 'revenue.streams': 'EUR 8-11/lunch' }],
  ['revenue', 'Between £3k and £5k per project.', { 'revenue.streams': 'GBP 3000-5000/project' }],
  ['revenue', 'Prices run from $12 to $18 per bag of beans.', { 'revenue.streams': 'USD 12-18/bag' }],
  ['revenue', 'The rental of a sewing machine will be 10 to 15 EUR per day.', { 'revenue.streams': 'EUR 10-15/day' }],
  ['revenue', 'Physio sessions: 50-65 €.', { 'revenue.streams': 'EUR 50-65' }],
  [
    'revenue',
    'A birthday party costs the parents anywhere between £180 and £260.',
    { 'revenue.streams': 'GBP 180-260' },
  ],

  // Currencies in every spelling
  ['revenue', 'One ticket costs € 12,50.', { 'revenue.streams': 'EUR 12.50' }],
  ['revenue', 'Lunch is 12.50 EUR per person.', { 'revenue.streams': 'EUR 12.50/person' }],
  ['revenue', 'The app is £9.99 a month.', { 'revenue.streams': 'GBP 9.99/month' }],
  ['revenue', 'We build a custom shop for $3k.', { 'revenue.streams': 'USD 3000' }],
  ['revenue', 'A haircut is CHF 45.-', { 'revenue.streams': 'CHF 45' }],
  [
    'revenue',
    'In Stockholm we charge 1 200 kr for a window cleaning.',
    { 'revenue.streams': 'SEK 1200', 'business.place': 'Stockholm', 'business.country': 'SE' },
  ],
  ['revenue', 'A bowl of ramen is ¥1,500.', { 'revenue.streams': 'JPY 1500' }],
  ['revenue', 'The tasting costs twelve euros fifty.', { 'revenue.streams': 'EUR 12.50' }],
  ['revenue', 'A dog walk costs fifteen pounds.', { 'revenue.streams': 'GBP 15' }],
  ['revenue', 'One kitchen plan costs 1.850,00 €.', { 'revenue.streams': 'EUR 1850' }],
  ['revenue', 'The guided tour is 350 SEK per person.', { 'revenue.streams': 'SEK 350/person' }],
  ['revenue', 'Kids camp is 2.400 DKK per week.', { 'revenue.streams': 'DKK 2400/week' }],
  ['revenue', 'We rent the sauna out for NOK 900 per evening.', { 'revenue.streams': 'NOK 900/evening' }],
  ['revenue', 'Coaching is 120 Swiss francs per session.', { 'revenue.streams': 'CHF 120/session' }],
  ['revenue', 'I sell the soap at 7€50 per bar.', { 'revenue.streams': 'EUR 7.50/bar' }],
  ['revenue', 'Maple syrup, C$18 per bottle.', { 'revenue.streams': 'CAD 18/bottle' }],
  ['revenue', 'A pair of hand-knitted socks is fourteen euros.', { 'revenue.streams': 'EUR 14' }],
  ['revenue', 'Pierogi are 32 PLN per portion.', { 'revenue.streams': 'PLN 32/portion' }],
  ['revenue', 'We rent out tables at the flea market for CHF 35.50 per day.', { 'revenue.streams': 'CHF 35.50/day' }],
  [
    'revenue',
    'A bike check costs 450 kronor in Malmö.',
    { 'revenue.streams': 'SEK 450', 'business.place': 'Malmö', 'business.country': 'SE' },
  ],

  // Volumes
  [
    'revenue',
    'We sell 180 loaves a day at €4.90 each.',
    { 'revenue.streams': 'EUR 4.90', 'revenue.volume': '180 loaves/day' },
  ],
  [
    'revenue',
    '£55 per visit, and we expect 40 visits per week.',
    { 'revenue.streams': 'GBP 55/visit', 'revenue.volume': '40 visits/week' },
  ],
  [
    'revenue',
    'A phone repair is $70. We do about 90 repairs a month.',
    { 'revenue.streams': 'USD 70', 'revenue.volume': '90 repairs/month' },
  ],
  ['revenue', 'I expect 25 orders per week in the first year.', { 'revenue.volume': '25 orders/week' }],
  [
    'revenue',
    'Around 60 customers per day, a breakfast costs 8 euros.',
    { 'revenue.streams': 'EUR 8', 'revenue.volume': '60 customers/day' },
  ],
  [
    'revenue',
    'We plan to sell 1,500 tickets a year at £22 per ticket.',
    { 'revenue.streams': 'GBP 22/ticket', 'revenue.volume': '1500 tickets/year' },
  ],
  [
    'revenue',
    'I give twelve lessons a week, 35 euros per lesson.',
    { 'revenue.streams': 'EUR 35/lesson', 'revenue.volume': '12 lessons/week' },
  ],
  ['revenue', 'In a normal season we have 30 bookings per month, no more.', { 'revenue.volume': '30 bookings/month' }],
  [
    'revenue',
    'Vegetable boxes cost $32 per box and we deliver 110 boxes a week.',
    { 'revenue.streams': 'USD 32/box', 'revenue.volume': '110 boxes/week' },
  ],
  [
    'revenue',
    'We do 8 weddings a year, each for 2,800 €.',
    { 'revenue.streams': 'EUR 2800', 'revenue.volume': '8 weddings/year' },
  ],
  [
    'revenue',
    'Coffee 3.20 EUR per cup, 150 cups a day.',
    { 'revenue.streams': 'EUR 3.20/cup', 'revenue.volume': '150 cups/day' },
  ],
  [
    'revenue',
    'It would be two projects per month, at £1,900 per project.',
    { 'revenue.streams': 'GBP 1900/project', 'revenue.volume': '2 projects/month' },
  ],

  // Running costs, unit costs and start money beside prices
  [
    'revenue',
    'A class costs €16. The rent of the studio is €1,400 per month.',
    { 'revenue.streams': 'EUR 16', 'finance.costs': 'EUR 1400/month' },
  ],
  [
    'revenue',
    'We have £12,000 in savings to start with and sell candles for £19 each.',
    { 'revenue.streams': 'GBP 19', 'finance.cash': 'GBP 12000' },
  ],
  [
    'revenue',
    'Rent is $2,100 a month, insurance is $180 a month.',
    { 'finance.costs': 'USD 2100/month; USD 180/month' },
  ],
  [
    'revenue',
    'Each loaf sells for €6. The ingredients cost us €1.30 per loaf.',
    { 'revenue.streams': 'EUR 6', 'revenue.unitCost': 'EUR 1.30/loaf' },
  ],
  [
    'revenue',
    'I have saved 20k euros for the start. My hourly rate will be 48 euros per hour.',
    { 'revenue.streams': 'EUR 48/hour', 'finance.cash': 'EUR 20000' },
  ],
  [
    'revenue',
    'Software costs me £65 per month; clients pay £350 per month.',
    { 'revenue.streams': 'GBP 350/month', 'finance.costs': 'GBP 65/month' },
  ],
  [
    'revenue',
    'We start with CHF 40,000 of our own money. Workshop rent is CHF 1,250 a month.',
    { 'finance.cash': 'CHF 40000', 'finance.costs': 'CHF 1250/month' },
  ],
  [
    'revenue',
    'A bouquet sells for $38 and the flowers cost me $14 per bouquet.',
    { 'revenue.streams': 'USD 38', 'revenue.unitCost': 'USD 14/bouquet' },
  ],
  [
    'revenue',
    'Wages are €3,200 a month, rent €950 a month. A repair costs customers €60.',
    { 'revenue.streams': 'EUR 60', 'finance.costs': 'EUR 3200/month; EUR 950/month' },
  ],
  ['revenue', 'Our starting capital is $15k.', { 'finance.cash': 'USD 15000' }],
  [
    'revenue',
    'Van leasing is £320 pcm. We charge £75 per move.',
    { 'revenue.streams': 'GBP 75/move', 'finance.costs': 'GBP 320/month' },
  ],
  [
    'revenue',
    'Electricity costs us about 400 euros per month, and guests pay 85 euros per night.',
    { 'revenue.streams': 'EUR 85/night', 'finance.costs': 'EUR 400/month' },
  ],
  [
    'revenue',
    'There is 8,500 € on the business account to begin with. Rent: 600 € per month.',
    { 'finance.cash': 'EUR 8500', 'finance.costs': 'EUR 600/month' },
  ],
  [
    'revenue',
    'I put in £5,000 of my savings. Lessons are £28 per hour and the room costs me £200 a month.',
    { 'revenue.streams': 'GBP 28/hour', 'finance.cash': 'GBP 5000', 'finance.costs': 'GBP 200/month' },
  ],

  ...letterRest1,
];
