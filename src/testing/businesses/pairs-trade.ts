import { business } from './business.ts';

/** Ten businesses: five pairs in one industry each. */
export const tradePairs = [
  business('levain-rye', 'EUR', [
    'Levain & Rye bakes sourdough bread to order in Ghent and has it on the doorstep before 7 am, by cargo bike, within 4 km.',
    'Artisan bakery. I was a baker for ten years.',
    'Families and small offices, about 9,000 households, who buy supermarket bread today.',
    'Sourdough at €6.50 a loaf and office baskets at €45 a week, 120 loaves a day; flour and energy cost €1.92 a loaf. I have €20,000. Rent is €900 a month.',
    'Delhaize and Bakker Van Hove. They open only at 7:30. A loaf costs €4.20 there.',
  ], {
    name: 'Levain & Rye', offer: 'sourdough bread', difference: ['before 7 am', 'by cargo bike'], place: 'Ghent', country: 'BE', delivery: ['delivery'], radius: [4, 'km'],
    industry: 'artisan-bakery', industryWords: 'Artisan bakery', years: 10, groups: ['families', 'small offices'], kinds: ['families', 'small-businesses'], size: [9000, 'households'], today: 'supermarket bread',
    models: ['one-off', 'subscription'], streams: [['sourdough', 6.5, 'loaf', 'one-off'], ['office baskets', 45, 'week', 'subscription']], volume: [120, 'loaves', 'day'], unitCost: [1.92, 'loaf'], cash: 20000, costs: [['rent', 900, 'month']],
    rivals: ['Delhaize', 'Bakker Van Hove'], rivalKinds: ['chain', 'local-independent'], weakness: ['they open only at 7:30'], rivalPrice: [4.2, 'loaf'],
  }),
  business('korenbloem', 'EUR', [
    'Korenbloem is a small bakery in Leuven for organic spelt bread, open until 9 pm, run by two of us.',
    'Bakery',
    'Students and young professionals, around 30,000 people, who settle for toast bread.',
    'We sell half loaves for €3.80 each, no subscription, about 200 a day. We have saved €35,000.',
    'Panos and other chains; their bread is baked far away.',
  ], {
    name: 'Korenbloem', offer: 'organic spelt bread', difference: ['open until 9 pm', 'organic'], place: 'Leuven', country: 'BE', delivery: ['shop'], team: 2,
    industry: 'artisan-bakery', industryWords: 'Bakery', groups: ['students', 'young professionals'], kinds: ['students', 'professionals'], size: [30000, 'people'], today: 'toast bread',
    models: ['one-off'], streams: [['half loaves', 3.8, 'each', 'one-off']], volume: [200, 'half loaves', 'day'], excluded: ['subscription'], cash: 35000,
    rivals: ['Panos'], rivalKinds: ['chain'], weakness: ['their bread is baked far away'],
  }),
  business('harbor-cup', 'USD', [
    'Harbor Cup is a coffee shop in Portland, Maine, with beans roasted in the window and one long table.',
    'Coffee shop',
    'Commuters and remote workers within 10 minutes who get drive-through coffee.',
    'Espresso drinks at $4.75 a cup, 180 cups a day, beans at $28 a bag. Milk and beans cost $1.30 a cup.',
    'Starbucks and Dunkin. Nobody there knows your name.',
  ], {
    name: 'Harbor Cup', offer: 'espresso drinks', difference: ['beans roasted in the window', 'one long table'], place: 'Portland', country: 'US', delivery: ['shop'], radius: [10, 'minutes'],
    industry: 'coffee-shop', industryWords: 'Coffee shop', groups: ['commuters', 'remote workers'], kinds: ['professionals', 'creators'], today: 'drive-through coffee',
    models: ['one-off'], streams: [['espresso drinks', 4.75, 'cup', 'one-off'], ['bags of beans', 28, 'bag', 'one-off']], volume: [180, 'cups', 'day'], unitCost: [1.3, 'cup'],
    rivals: ['Starbucks', 'Dunkin'], rivalKinds: ['chain'], weakness: ['nobody there knows your name'],
  }),
  business('kaffee-lotte', 'USD', [
    'Kaffee Lotte will be a coffee shop in Milwaukee with a play corner, quiet mornings and filter coffee. Opening in May.',
    'I run a café; five years behind the bar.',
    'Parents of toddlers, roughly 2,400 families, who drink coffee at home.',
    'A morning membership at $39 a month and filter coffee at $3.50 a cup. My savings are $40,000.',
    'Colectivo. Their tables are too tight for a stroller.',
  ], {
    name: 'Kaffee Lotte', offer: 'filter coffee', difference: ['a play corner', 'quiet mornings'], place: 'Milwaukee', country: 'US', delivery: ['shop'], launch: 'in May',
    industry: 'coffee-shop', industryWords: 'café', years: 5, groups: ['parents of toddlers'], kinds: ['parents'], size: [2400, 'families'], today: 'coffee at home',
    models: ['membership', 'one-off'], streams: [['a morning membership', 39, 'month', 'membership'], ['filter coffee', 3.5, 'cup', 'one-off']], cash: 40000,
    rivals: ['Colectivo'], rivalKinds: ['local-independent'], weakness: ['their tables are too tight for a stroller'],
  }),
  business('stille-stuben', 'EUR', [
    'Stille Stuben cleans homes in Vienna, always the same person, with soap made from plants.',
    'House cleaning',
    'Retired people and working couples, some 12,000 households, who clean alone.',
    '€32 an hour, 25 visits a week. No contract.',
    'Helpling and Book A Tiger: a new face each week.',
  ], {
    name: 'Stille Stuben', offer: 'house cleaning', difference: ['always the same person', 'soap made from plants'], place: 'Vienna', country: 'AT', delivery: ['on-site'],
    industry: 'house-cleaning', industryWords: 'House cleaning', groups: ['retired people', 'working couples'], kinds: ['seniors', 'professionals'], size: [12000, 'households'], today: 'their own mop',
    models: ['hourly'], streams: [['cleaning', 32, 'hour', 'hourly']], volume: [25, 'visits', 'week'],
    rivals: ['Helpling', 'Book A Tiger'], rivalKinds: ['online-platform', 'do-it-yourself'], weakness: ['a new face each week'],
  }),
  business('linz-blitzblank', 'EUR', [
    'Blitzblank cleans holiday flats in Linz on the same day guests leave, with laundry included.',
    'Cleaning for rentals',
    'Landlords of holiday flats, 450 flats, who hire students by phone.',
    'A monthly retainer of €280 a flat, unit cost €120. We are three people with €15,000.',
    'Freelancers mostly. They cancel on Sundays.',
  ], {
    name: 'Blitzblank', offer: 'turnover cleaning for holiday flats', difference: ['on the same day guests leave', 'laundry included'], place: 'Linz', country: 'AT', delivery: ['on-site'], team: 3,
    industry: 'house-cleaning', industryWords: 'Cleaning for rentals', groups: ['landlords of holiday flats'], kinds: ['homeowners'], size: [450, 'flats'], today: 'students hired by phone',
    models: ['retainer'], streams: [['flat care', 280, 'month', 'retainer']], unitCost: [120, 'flat'], cash: 15000,
    rivalKinds: ['freelancer'], weakness: ['they cancel on Sundays'],
  }),
  business('second-gear', 'GBP', [
    'Second Gear repairs bikes in Bristol on your driveway, within 8 miles, on weekday evenings.',
    'Bicycle repair, seven years as a mechanic',
    'Commuters and families, 15,000 cyclists, who wait for a shop slot.',
    'A full service at £75 a visit, 18 visits a week; parts cost £14 a visit. I own £9,000.',
    'Halfords and Mud Dock. They have a two-week wait. Halfords asks £95 a service.',
  ], {
    name: 'Second Gear', offer: 'bike repair', difference: ['on your driveway', 'on weekday evenings'], place: 'Bristol', country: 'GB', delivery: ['mobile'], radius: [8, 'miles'],
    industry: 'bicycle-repair', industryWords: 'Bicycle repair', years: 7, groups: ['commuters', 'families'], kinds: ['professionals', 'families'], size: [15000, 'cyclists'], today: 'a shop slot in two weeks',
    models: ['one-off'], streams: [['a full service', 75, 'visit', 'one-off']], volume: [18, 'visits', 'week'], unitCost: [14, 'visit'], cash: 9000,
    rivals: ['Halfords', 'Mud Dock'], rivalKinds: ['chain', 'local-independent'], weakness: ['a two-week wait'], rivalPrice: [95, 'service'],
  }),
  business('spoke-club', 'GBP', [
    'Spoke Club is a workshop in Leeds where students fix their own bikes with our tools, open until midnight.',
    'Bike repair workshop',
    'Students, 60,000 of them, who ride with broken brakes.',
    'A membership of £9 a month and courses at £25 a ticket. We expect 4% to leave each month.',
    'YouTube and doing it alone. They lack the tools.',
  ], {
    name: 'Spoke Club', offer: 'a bench, tools and advice', difference: ['open until midnight', 'our tools'], place: 'Leeds', country: 'GB', delivery: ['shop'],
    industry: 'bicycle-repair', industryWords: 'Bike repair workshop', groups: ['students'], kinds: ['students'], size: [60000, 'students'], today: 'broken brakes',
    models: ['membership', 'tickets'], streams: [['bench membership', 9, 'month', 'membership'], ['evening courses', 25, 'ticket', 'tickets']], churn: 4,
    rivals: ['YouTube'], rivalKinds: ['do-it-yourself'], weakness: ['they lack the tools'],
  }),
  business('petal-post', 'GBP', [
    'Petal Post sends British-grown flowers from York through the letterbox, cut the same morning.',
    'Florist',
    'Young adults far from home, maybe 40,000, who send a text message instead.',
    'A bouquet subscription at £24 a month and single boxes at £29 each. Stems cost £9 a box.',
    'Bloom & Wild. Their flowers are flown in. They ask £28 a box.',
  ], {
    name: 'Petal Post', offer: 'letterbox flowers', difference: ['British-grown', 'cut the same morning'], place: 'York', country: 'GB', delivery: ['online'],
    industry: 'florist', industryWords: 'Florist', groups: ['young adults far from home'], kinds: ['young-adults'], size: [40000, 'people'], today: 'a text message',
    models: ['subscription', 'one-off'], streams: [['a bouquet subscription', 24, 'month', 'subscription'], ['single boxes', 29, 'box', 'one-off']], unitCost: [9, 'box'],
    rivals: ['Bloom & Wild'], rivalKinds: ['online-platform'], weakness: ['their flowers are flown in'], rivalPrice: [28, 'box'],
  }),
  business('altar-and-arch', 'GBP', [
    'Altar & Arch makes wedding flowers in Bath with dried and seasonal stems that guests take home.',
    'Wedding florist, 12 years',
    'Engaged couples and wedding venues, about 900 weddings a year, who order from a wholesaler.',
    'Wedding packages at £2,400 a wedding, 26 weddings a year. Rent is £650 a month.',
    'Local florists and importers; they use foam and throw it away.',
  ], {
    name: 'Altar & Arch', offer: 'wedding flowers', difference: ['seasonal stems', 'flowers that guests take home'], place: 'Bath', country: 'GB', delivery: ['events'],
    industry: 'florist', industryWords: 'Wedding florist', years: 12, groups: ['engaged couples', 'wedding venues'], kinds: ['young-adults', 'restaurants-and-shops'], size: [900, 'weddings'], today: 'a wholesaler',
    models: ['project'], streams: [['wedding packages', 2400, 'wedding', 'project']], volume: [26, 'weddings', 'year'], costs: [['rent', 650, 'month']],
    rivalKinds: ['local-independent', 'importer'], weakness: ['they use foam and throw it away'],
  }),
];
