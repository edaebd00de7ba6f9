import { letterHoldOutRest } from './hold-out-letter-rest.ts';
import type { Statement } from './statement.ts';

/**
 * Prices, ranges, currencies, negations and typing errors, written by a judge who had read neither the rules nor another
 * set, and measured once; nothing was mended for it since.
 */
export const letterHoldOut: readonly Statement[] = [
  // Prices with their unit.
  ['revenue', 'A private guitar lesson is €32 per lesson, paid on the day.', { 'revenue.streams': 'EUR 32/lesson' }],
  ['revenue', 'We charge £14 an hour for dog walking.', { 'revenue.streams': 'GBP 14/hour' }],
  ['revenue', 'Mooring costs 28 euros per night, water and power included.', { 'revenue.streams': 'EUR 28/night' }],
  [
    'revenue',
    'I take 12,50 € per visit to feed the cat and clean the litter box.',
    { 'revenue.streams': 'EUR 12.50/visit' },
  ],
  ['revenue', 'Honey from our garden hives goes for CHF 18.50 per jar.', { 'revenue.streams': 'CHF 18.50/jar' }],
  ['revenue', 'The help desk plan is $95 per month.', { 'revenue.streams': 'USD 95/month' }],
  ['revenue', 'Office lunches, delivered hot: 13.90 EUR per person.', { 'revenue.streams': 'EUR 13.90/person' }],
  ['revenue', 'My rate as a wedding photographer is £850 a day.', { 'revenue.streams': 'GBP 850/day' }],
  ['revenue', 'Smoked trout is sold at €34 per kg straight from the boat.', { 'revenue.streams': 'EUR 34/kg' }],
  ['revenue', 'Each hand-thrown mug costs 24 euros.', { 'revenue.streams': 'EUR 24' }],
  ['revenue', 'The software costs 7 euros per seat.', { 'revenue.streams': 'EUR 7/seat' }],
  ['revenue', 'Piano tuning: $140 flat per visit. That is all we sell.', { 'revenue.streams': 'USD 140/visit' }],
  ['revenue', 'For the kayaks we ask 15 euros an hour.', { 'revenue.streams': 'EUR 15/hour' }],
  ['revenue', 'It is €46 per week for two evenings of Spanish.', { 'revenue.streams': 'EUR 46/week' }],
  [
    'revenue',
    'A companion visit for an elderly person is £22 per hour, also on Sundays.',
    { 'revenue.streams': 'GBP 22/hour' },
  ],
  ['revenue', 'Membership of the tool library is 60 euros a year.', { 'revenue.streams': 'EUR 60/year' }],
  ['revenue', 'Cat boarding with us comes to 19 euros per night.', { 'revenue.streams': 'EUR 19/night' }],
  ['revenue', 'We frame pictures. The average order brings in £68.', { 'revenue.streams': 'GBP 68' }],

  // Several prices in one answer.
  [
    'revenue',
    'Bath and brush is €35, a full clip is €55 and nails alone are €12.',
    { 'revenue.streams': 'EUR 35; EUR 55; EUR 12' },
  ],
  [
    'revenue',
    'Group course €18 per lesson, private course €42 per lesson.',
    { 'revenue.streams': 'EUR 18/lesson; EUR 42/lesson' },
  ],
  ['revenue', 'Hedge cutting £30 an hour, lawn mowing £25 an hour.', { 'revenue.streams': 'GBP 30/hour; GBP 25/hour' }],
  [
    'revenue',
    'The small boat rents for 90 euros a day and the big one for 160 euros a day.',
    { 'revenue.streams': 'EUR 90/day; EUR 160/day' },
  ],
  ['revenue', 'Passport photos cost $15, family portraits $180.', { 'revenue.streams': 'USD 15; USD 180' }],
  [
    'revenue',
    'Three plans: Basic at $9 a month, Team at $29 a month and Pro at $79 a month.',
    { 'revenue.streams': 'USD 9/month; USD 29/month; USD 79/month' },
  ],
  [
    'revenue',
    'Soup 5,50 €, quiche 7,90 €, cake of the day 3,80 €.',
    { 'revenue.streams': 'EUR 5.50; EUR 7.90; EUR 3.80' },
  ],
  [
    'revenue',
    'Setting up a new laptop is CHF 120, and after that support is CHF 45 per month.',
    { 'revenue.streams': 'CHF 120; CHF 45/month' },
  ],
  [
    'revenue',
    'Adults pay £11 per class and children pay £7 per class at our pottery.',
    { 'revenue.streams': 'GBP 11/class; GBP 7/class' },
  ],
  [
    'revenue',
    'Scarves sell for €48, and hats for €29. Most people buy just one thing.',
    { 'revenue.streams': 'EUR 48; EUR 29' },
  ],
  [
    'revenue',
    'A night in the dog hotel costs 38 euros per night; day care is 21 euros per day.',
    { 'revenue.streams': 'EUR 38/night; EUR 21/day' },
  ],
  [
    'revenue',
    'Single singing lesson 40 euros, block of ten lessons 350 euros.',
    { 'revenue.streams': 'EUR 40; EUR 350' },
  ],

  // Ranges.
  [
    'revenue',
    'A garden design costs between £400 and £900, depending on the size of the plot.',
    { 'revenue.streams': 'GBP 400-900' },
  ],
  ['revenue', 'Buffets run from 15 to 22 euros per person.', { 'revenue.streams': 'EUR 15-22/person' }],
  ['revenue', 'I ask €25–30 per hour for conversation practice.', { 'revenue.streams': 'EUR 25-30/hour' }],
  ['revenue', 'Earrings are $18-35 a pair.', { 'revenue.streams': 'USD 18-35/pair' }],
  ['revenue', 'Websites for small shops, $2k to $4k each.', { 'revenue.streams': 'USD 2000-4000' }],
  ['revenue', 'A newborn shoot is somewhere between 180 and 260 euros.', { 'revenue.streams': 'EUR 180-260' }],
  [
    'revenue',
    'From CHF 70 to CHF 110 per hour, depends on the machine we must repair.',
    { 'revenue.streams': 'CHF 70-110/hour' },
  ],
  [
    'revenue',
    'Sail repairs usually land between €80 and €240. We quote before we start.',
    { 'revenue.streams': 'EUR 80-240' },
  ],
  ['revenue', 'Overnight care costs £90 to £120 per night.', { 'revenue.streams': 'GBP 90-120/night' }],
  [
    'revenue',
    'Kids’ violin lessons 20-25 € per lesson, adults 30-35 € per lesson.',
    { 'revenue.streams': 'EUR 20-25/lesson; EUR 30-35/lesson' },
  ],
  ['revenue', 'Vegetable boxes are 16 – 24 euros per box.', { 'revenue.streams': 'EUR 16-24/box' }],
  ['revenue', 'For bridal bouquets, clients pay £95 to £150.', { 'revenue.streams': 'GBP 95-150' }],
  [
    'revenue',
    'Our day rate for network installation is between 450 and 600 euros per day.',
    { 'revenue.streams': 'EUR 450-600/day' },
  ],

  // Currencies in their usual spellings.
  ['revenue', 'One basket of willow sells for € 64,90.', { 'revenue.streams': 'EUR 64.90' }],
  ['revenue', 'Twelve euros fifty per bowl of ramen, no extras.', { 'revenue.streams': 'EUR 12.50/bowl' }],
  ['revenue', 'Haircut for a poodle: CHF 85.-', { 'revenue.streams': 'CHF 85' }],
  ['revenue', 'A tea ceremony class costs ¥4,500 per person.', { 'revenue.streams': 'JPY 4500/person' }],
  ['revenue', 'A full site migration is $3k.', { 'revenue.streams': 'USD 3000' }],
  ['revenue', 'We bill 1 200 SEK per hour for sound recording.', { 'revenue.streams': 'SEK 1200/hour' }],
  ['revenue', 'A winter storage place for a boat is NOK 9 500.', { 'revenue.streams': 'NOK 9500' }],
  ['revenue', 'DKK 349 per month for the language app.', { 'revenue.streams': 'DKK 349/month' }],
  ['revenue', 'Downloads of my sewing patterns cost £9.99.', { 'revenue.streams': 'GBP 9.99' }],
  ['revenue', 'Corporate portrait day: 1.450,00 EUR per day.', { 'revenue.streams': 'EUR 1450/day' }],
  ['revenue', 'A cello costs USD 2,750 in our workshop.', { 'revenue.streams': 'USD 2750' }],
  ['revenue', 'It’s twenty-five pounds an hour for tree work.', { 'revenue.streams': 'GBP 25/hour' }],
  ['revenue', 'Dog training is 60 dollars per session.', { 'revenue.streams': 'USD 60/session' }],
  ['revenue', 'Ten pounds per person for the harbour tour.', { 'revenue.streams': 'GBP 10/person' }],
  ['revenue', 'We ask 55 Swiss francs per hour for home care.', { 'revenue.streams': 'CHF 55/hour' }],
  ['revenue', 'Pierogi for parties, 45 PLN per kg.', { 'revenue.streams': 'PLN 45/kg' }],
  ['revenue', 'AUD 75 per lesson for surf and sail school.', { 'revenue.streams': 'AUD 75/lesson' }],
  ['revenue', 'Large wedding package EUR 2 400, small one EUR 1 100.', { 'revenue.streams': 'EUR 2400; EUR 1100' }],
  [
    'idea',
    'A picture framing workshop in Gothenburg. A frame made to measure costs 1 200 kr.',
    {
      'business.place': 'Gothenburg',
      'business.country': 'SE',
      'revenue.streams': 'SEK 1200',
    },
  ],

  // Volumes.
  [
    'revenue',
    'We wash about 9 dogs a day at €40 per dog.',
    { 'revenue.streams': 'EUR 40/dog', 'revenue.volume': '9 dogs/day' },
  ],
  ['revenue', 'At the moment we cook 120 lunches a day.', { 'revenue.volume': '120 lunches/day' }],
  [
    'revenue',
    'I shoot two weddings per month, each for £1,600.',
    { 'revenue.streams': 'GBP 1600', 'revenue.volume': '2 weddings/month' },
  ],
  [
    'revenue',
    'Lessons are 30 euros per lesson and I teach 18 lessons a week.',
    { 'revenue.streams': 'EUR 30/lesson', 'revenue.volume': '18 lessons/week' },
  ],
  ['revenue', 'We expect to sell 60 candles per week.', { 'revenue.volume': '60 candles/week' }],
  [
    'revenue',
    'Around 35 visits a week, and each visit is $28.',
    { 'revenue.streams': 'USD 28', 'revenue.volume': '35 visits/week' },
  ],
  [
    'revenue',
    'In summer we rent out the boats for €120 per day. We hope for 45 bookings per month.',
    { 'revenue.streams': 'EUR 120/day', 'revenue.volume': '45 bookings/month' },
  ],
  [
    'revenue',
    'A repair costs CHF 90 on average. We can do 6 repairs per day.',
    { 'revenue.streams': 'CHF 90', 'revenue.volume': '6 repairs/day' },
  ],
  [
    'revenue',
    'Forty jars a week is what we sell at the market, at £6.50 per jar.',
    { 'revenue.streams': 'GBP 6.50/jar', 'revenue.volume': '40 jars/week' },
  ],
  ['revenue', 'We build 10 guitars a year.', { 'revenue.volume': '10 guitars/year' }],
  [
    'revenue',
    '1,500 cupcakes per month at 2,80 € each.',
    { 'revenue.streams': 'EUR 2.80', 'revenue.volume': '1500 cupcakes/month' },
  ],

  // Running costs, unit costs and start money told apart from prices.
  [
    'revenue',
    'A course costs €220. The rent is €780 per month.',
    { 'revenue.streams': 'EUR 220', 'finance.costs': 'rent: EUR 780/month' },
  ],
  ['revenue', 'I have saved £6,000 to start with.', { 'finance.cash': 'GBP 6000' }],
  [
    'revenue',
    'We sell each lamp for €95; the materials cost us €31 per lamp.',
    { 'revenue.streams': 'EUR 95', 'revenue.unitCost': 'EUR 31/lamp' },
  ],
  [
    'revenue',
    'Rent is 1,200 euros a month and insurance is 85 euros a month.',
    { 'finance.costs': 'rent: EUR 1200/month; insurance: EUR 85/month' },
  ],
  [
    'revenue',
    'We start with savings of CHF 25,000. A garden visit costs CHF 95 per visit.',
    { 'finance.cash': 'CHF 25000', 'revenue.streams': 'CHF 95/visit' },
  ],
  [
    'revenue',
    'Meals sell at $14 per meal, ingredients cost $4.20 per meal.',
    { 'revenue.streams': 'USD 14/meal', 'revenue.unitCost': 'USD 4.20/meal' },
  ],
  [
    'revenue',
    'Our hosting costs $60 a month. Customers pay $19 a month.',
    { 'finance.costs': 'hosting: USD 60/month', 'revenue.streams': 'USD 19/month' },
  ],
  ['revenue', 'My starting capital is 15.000 €.', { 'finance.cash': 'EUR 15000' }],
  [
    'revenue',
    'I pay £320 a month in rent for the studio; a portrait session brings me £110 per session.',
    { 'finance.costs': 'GBP 320/month', 'revenue.streams': 'GBP 110/session' },
  ],
  [
    'revenue',
    'Berth fees cost us €2,600 per year, and a sunset trip is €45 per person.',
    { 'finance.costs': 'EUR 2600/year', 'revenue.streams': 'EUR 45/person' },
  ],
  ['revenue', 'We have $20k in the bank for the launch.', { 'finance.cash': 'USD 20000' }],
  [
    'revenue',
    'Wool costs me 11 euros per sweater and I sell a sweater for 89 euros.',
    { 'revenue.unitCost': 'EUR 11/sweater', 'revenue.streams': 'EUR 89' },
  ],
  [
    'revenue',
    'Running costs: rent €540 per month, electricity €120 per month. We have €9,500 of our own money.',
    { 'finance.costs': 'rent: EUR 540/month; electricity: EUR 120/month', 'finance.cash': 'EUR 9500' },
  ],
  [
    'revenue',
    'The van lease is £260 a month. Clients pay £18 per hour.',
    { 'finance.costs': 'GBP 260/month', 'revenue.streams': 'GBP 18/hour' },
  ],
  ...letterHoldOutRest,
];
