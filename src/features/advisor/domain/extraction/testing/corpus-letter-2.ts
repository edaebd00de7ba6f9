import { letterRest2 } from './corpus-letter-2-rest.ts';
import type { Statement } from './statement.ts';

/** Statements to the letter of what is promised, by somebody who had not read the rules that read them: prices, ranges, volumes and costs, then the rest. */
export const letterStatements2: readonly Statement[] = [
  // One price with its unit
  [
    'revenue',
    'Our raw milk goes for €1.40 per litre from the machine at the farm gate.',
    { 'revenue.streams': 'EUR 1.40/litre' },
  ],
  ['revenue', 'I keep it simple: £28 per visit, nothing else to pay.', { 'revenue.streams': 'GBP 28/visit' }],
  ['revenue', 'we charge $85 an hour for appliance repairs', { 'revenue.streams': 'USD 85/hour' }],
  ['revenue', 'Kayaks can be hired for 35 EUR per day.', { 'revenue.streams': 'EUR 35/day' }],
  ['revenue', 'CHF 45.- per lesson, payable in cash or by card.', { 'revenue.streams': 'CHF 45/lesson' }],
  ['revenue', 'Every crate of vegetables costs € 22,50.', { 'revenue.streams': 'EUR 22.50' }],
  ['revenue', 'Guests pay £95 a night, breakfast included.', { 'revenue.streams': 'GBP 95/night' }],
  ['revenue', 'The airport shuttle is £18 per seat.', { 'revenue.streams': 'GBP 18/seat' }],
  ['revenue', 'Membership at the boxing gym: 49 € per month.', { 'revenue.streams': 'EUR 49/month' }],
  ['revenue', 'White asparagus at 11,80 €/kg while it lasts.', { 'revenue.streams': 'EUR 11.80/kg' }],
  ['revenue', 'We sell the honey for twelve euros fifty per jar.', { 'revenue.streams': 'EUR 12.50/jar' }],
  [
    'revenue',
    'We are in Sweden and take 1 200 kr per boiler inspection.',
    { 'revenue.streams': 'SEK 1200', 'business.country': 'SE' },
  ],
  [
    'revenue',
    'A tea tasting in our little house in Kyoto is ¥1,500 per person.',
    { 'revenue.streams': 'JPY 1500/person', 'business.place': 'Kyoto', 'business.country': 'JP' },
  ],
  ['revenue', 'The snack box is $39 a month, shipping is already in it.', { 'revenue.streams': 'USD 39/month' }],
  ['revenue', 'Bookkeeping for restaurants at £350 per month.', { 'revenue.streams': 'GBP 350/month' }],
  ['revenue', 'One hour of personal training costs 60 Euro.', { 'revenue.streams': 'EUR 60/hour' }],
  ['revenue', 'We bill companies $3k per workshop.', { 'revenue.streams': 'USD 3000/workshop' }],
  ['revenue', 'The print edition is 9.50 EUR per issue.', { 'revenue.streams': 'EUR 9.50/issue' }],
  [
    'revenue',
    'People really like the facial, so that is our main thing. It costs £9.99.',
    { 'revenue.streams': 'GBP 9.99' },
  ],
  [
    'revenue',
    'A yearly ticket for the climbing hall will be 420 euros per year.',
    { 'revenue.streams': 'EUR 420/year' },
  ],
  ['revenue', 'Bike hire, 150 DKK per day.', { 'revenue.streams': 'DKK 150/day' }],
  ['revenue', 'Our cookery magazine app is ₹499 per year.', { 'revenue.streams': 'INR 499/year' }],

  // Several prices in one answer
  ['revenue', 'A manicure is €32 and a pedicure €38.', { 'revenue.streams': 'EUR 32; EUR 38' }],
  ['revenue', 'Puncture £12, brake service £35, full overhaul £120.', { 'revenue.streams': 'GBP 12; GBP 35; GBP 120' }],
  ['revenue', 'Eggs cost €3.60 per box and a whole chicken €14.', { 'revenue.streams': 'EUR 3.60/box; EUR 14' }],
  [
    'revenue',
    'Single class $18, ten-class pass $150, unlimited $129 a month.',
    { 'revenue.streams': 'USD 18; USD 150; USD 129/month' },
  ],
  ['revenue', 'The paperback sells for £11.99 and the e-book for £4.99.', { 'revenue.streams': 'GBP 11.99; GBP 4.99' }],
  [
    'revenue',
    'Half-day tours are €45 per person, full-day tours €79 per person.',
    { 'revenue.streams': 'EUR 45/person; EUR 79/person' },
  ],
  ['revenue', 'Small box $24 a month, large box $42 a month.', { 'revenue.streams': 'USD 24/month; USD 42/month' }],
  [
    'revenue',
    'Apples 2,20 €/kg, pears 2,80 €/kg, juice 3,50 € per bottle.',
    { 'revenue.streams': 'EUR 2.20/kg; EUR 2.80/kg; EUR 3.50/bottle' },
  ],
  [
    'revenue',
    'Van with driver: 55 EUR per hour, plus 0.90 EUR per km outside the city.',
    { 'revenue.streams': 'EUR 55/hour; EUR 0.90/km' },
  ],
  ['revenue', 'I ask £40 for a new screen and £55 for a new battery.', { 'revenue.streams': 'GBP 40; GBP 55' }],
  [
    'revenue',
    'A bed in the dorm is 32 € per night and a double room 88 € per night.',
    { 'revenue.streams': 'EUR 32/night; EUR 88/night' },
  ],
  [
    'revenue',
    'CHF 90 per hour for consulting, CHF 1’200 per day for training at the client.',
    { 'revenue.streams': 'CHF 90/hour; CHF 1200/day' },
  ],
  ['revenue', 'Haircut 180 zł, colour 320 zł.', { 'revenue.streams': 'PLN 180; PLN 320' }],
  ['revenue', 'Starter plan $19/month, team plan $49/month.', { 'revenue.streams': 'USD 19/month; USD 49/month' }],
  ['revenue', 'Beard trim 15€, haircut 25€, both together 35€.', { 'revenue.streams': 'EUR 15; EUR 25; EUR 35' }],
  [
    'revenue',
    'The online course is A$249, one-to-one coaching is A$95 per hour.',
    { 'revenue.streams': 'AUD 249; AUD 95/hour' },
  ],

  // Ranges
  [
    'revenue',
    'Depending on the length of the hair, colouring costs between €60 and €110.',
    { 'revenue.streams': 'EUR 60-110' },
  ],
  ['revenue', 'Phone repairs run from £45 to £120.', { 'revenue.streams': 'GBP 45-120' }],
  ['revenue', 'Our cheese brings 15–20 € per kg at the market.', { 'revenue.streams': 'EUR 15-20/kg' }],
  ['revenue', 'Copy editing is $40-$65 per hour.', { 'revenue.streams': 'USD 40-65/hour' }],
  ['revenue', 'Wedding make-up comes to CHF 180 to CHF 260.', { 'revenue.streams': 'CHF 180-260' }],
  ['revenue', 'Riding is from 30 to 40 euros per lesson.', { 'revenue.streams': 'EUR 30-40/lesson' }],
  ['revenue', 'Courier runs within town: £6–£9 per delivery.', { 'revenue.streams': 'GBP 6-9/delivery' }],
  ['revenue', 'Change of tyres cost 35-50 EUR per car.', { 'revenue.streams': 'EUR 35-50/car' }],
  ['revenue', 'Christmas trees go for between 30 and 55 dollars each.', { 'revenue.streams': 'USD 30-55' }],
  ['revenue', 'Our retreats are £220 to £290 per person.', { 'revenue.streams': 'GBP 220-290/person' }],
  [
    'revenue',
    'Payroll for small firms costs between $150 and $400 per month.',
    { 'revenue.streams': 'USD 150-400/month' },
  ],
  [
    'revenue',
    'A guided hike is 250–350 kr per person; we are based in Norway.',
    { 'revenue.streams': 'NOK 250-350/person', 'business.country': 'NO' },
  ],
  [
    'revenue',
    'Translation of a website, between 1.200 € and 1.800 € per project.',
    { 'revenue.streams': 'EUR 1200-1800/project' },
  ],
  ['revenue', 'Camper vans rent for $75 to $95 a day.', { 'revenue.streams': 'USD 75-95/day' }],

  // Volumes
  [
    'revenue',
    'We expect to sell 60 veg boxes a week at £16 each.',
    { 'revenue.streams': 'GBP 16', 'revenue.volume': '60 boxes/week' },
  ],
  [
    'revenue',
    'About 25 bikes per week come in, and an average repair is €48.',
    { 'revenue.streams': 'EUR 48', 'revenue.volume': '25 bikes/week' },
  ],
  [
    'revenue',
    'I can take 6 clients a day, €55 per client.',
    { 'revenue.streams': 'EUR 55/client', 'revenue.volume': '6 clients/day' },
  ],
  [
    'revenue',
    'Around 400 airport transfers per month at 38 EUR per ride.',
    { 'revenue.streams': 'EUR 38/ride', 'revenue.volume': '400 transfers/month' },
  ],
  [
    'revenue',
    'Eight lessons a week for now, $50 a lesson.',
    { 'revenue.streams': 'USD 50/lesson', 'revenue.volume': '8 lessons/week' },
  ],
  [
    'revenue',
    'We sell 120 litres of milk a day at €1.30 per litre.',
    { 'revenue.streams': 'EUR 1.30/litre', 'revenue.volume': '120 litres/day' },
  ],
  [
    'revenue',
    'We sell 2,000 magazines per month for £6.50 a copy.',
    { 'revenue.streams': 'GBP 6.50/copy', 'revenue.volume': '2000 magazines/month' },
  ],
  [
    'revenue',
    '1 500 jars a year, each at 7,50 €.',
    { 'revenue.streams': 'EUR 7.50', 'revenue.volume': '1500 jars/year' },
  ],
  [
    'revenue',
    'We count on 90 nights a year, at £110 a night.',
    { 'revenue.streams': 'GBP 110/night', 'revenue.volume': '90 nights/year' },
  ],
  [
    'revenue',
    'Thirty massages a week, and each one costs $70.',
    { 'revenue.streams': 'USD 70', 'revenue.volume': '30 massages/week' },
  ],
  [
    'revenue',
    'We fix roughly 15 laptops a week and charge $90 per laptop.',
    { 'revenue.streams': 'USD 90/laptop', 'revenue.volume': '15 laptops/week' },
  ],
  [
    'revenue',
    '350 boxes a month; each box is sold at $29.95.',
    { 'revenue.streams': 'USD 29.95', 'revenue.volume': '350 boxes/month' },
  ],
  [
    'revenue',
    'In summer it should be around 20 tours per week.',
    { 'revenue.volume': '20 tours/week' },
    ['revenue.streams'],
  ],

  // Running costs, unit costs and start money
  [
    'revenue',
    'Rent for the salon is €950 a month and we have €12,000 saved to start with.',
    { 'finance.costs': 'EUR 950/month', 'finance.cash': 'EUR 12000' },
    ['revenue.streams'],
  ],
  [
    'revenue',
    'We charge £30 per visit. Our rent is £600 per month.',
    { 'revenue.streams': 'GBP 30/visit', 'finance.costs': 'GBP 600/month' },
  ],
  [
    'revenue',
    'Each jar sells for €8 and costs us €2.60 to make.',
    { 'revenue.streams': 'EUR 8', 'revenue.unitCost': 'EUR 2.60' },
  ],
  ['revenue', 'We start with $25k of our own savings.', { 'finance.cash': 'USD 25000' }, ['revenue.streams']],
  [
    'revenue',
    'The studio rent is CHF 1’800 per month, insurance CHF 140 per month.',
    { 'finance.costs': 'CHF 1800/month; CHF 140/month' },
    ['revenue.streams'],
  ],
  [
    'revenue',
    'One box sells for $35. Products and packing cost us $14 per box.',
    { 'revenue.streams': 'USD 35', 'revenue.unitCost': 'USD 14/box' },
  ],
  ['revenue', 'We have 8 000 € in the bank for the start.', { 'finance.cash': 'EUR 8000' }, ['revenue.streams']],
  [
    'revenue',
    'The lease for the van is £480 a month. We bill £1.60 per mile.',
    { 'finance.costs': 'GBP 480/month', 'revenue.streams': 'GBP 1.60/mile' },
  ],
  [
    'revenue',
    'Our running costs: electricity €320 a month, water €90 a month, rent €1,100 a month.',
    { 'finance.costs': 'EUR 320/month; EUR 90/month; EUR 1100/month' },
    ['revenue.streams'],
  ],
  [
    'revenue',
    'Printing costs us €3.20 per copy and we sell the book at €14.90.',
    { 'revenue.unitCost': 'EUR 3.20/copy', 'revenue.streams': 'EUR 14.90' },
  ],
  [
    'revenue',
    'My starting capital is 15.000 EUR. The rent will be 700 EUR monthly.',
    { 'finance.cash': 'EUR 15000', 'finance.costs': 'EUR 700/month' },
    ['revenue.streams'],
  ],
  [
    'revenue',
    'I put in £5,000 of my own money. Customers pay £45 per treatment.',
    { 'finance.cash': 'GBP 5000', 'revenue.streams': 'GBP 45/treatment' },
  ],
  [
    'revenue',
    'Wages come to $6,400 a month. The guided tour is $59 per person.',
    { 'finance.costs': 'USD 6400/month', 'revenue.streams': 'USD 59/person' },
  ],
  [
    'revenue',
    'Our software licences cost us £60 a month; clients pay £500 per project.',
    { 'finance.costs': 'GBP 60/month', 'revenue.streams': 'GBP 500/project' },
  ],

  ...letterRest2,
];
