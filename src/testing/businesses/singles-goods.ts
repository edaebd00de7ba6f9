import { business } from './business.ts';

/** Ten businesses in ten industries that mostly make or sell goods. */
export const goodsBusinesses = [
  business('rooted', 'USD', [
    'Rooted is a vegetable farm near Ithaca that packs weekly boxes picked the same morning.',
    'Vegetable farm', 'Families and restaurants, 1,800 households, who buy from the supermarket.',
    'A subscription of $32 a week, 110 boxes a week; seed and packing cost $9 a box.', 'Wegmans and HelloFresh. The greens are a week old.',
  ], {
    name: 'Rooted', offer: 'weekly vegetable boxes', difference: ['picked the same morning'], place: 'Ithaca', country: 'US', delivery: ['delivery'], industry: 'vegetable-farm', industryWords: 'Vegetable farm',
    groups: ['families', 'restaurants'], kinds: ['families', 'restaurants-and-shops'], size: [1800, 'households'], today: 'supermarket greens', models: ['subscription'],
    streams: [['weekly boxes', 32, 'week', 'subscription']], volume: [110, 'boxes', 'week'], unitCost: [9, 'box'], rivals: ['Wegmans', 'HelloFresh'], rivalKinds: ['chain', 'online-platform'], weakness: ['the greens are a week old'],
  }),
  business('tonwerk', 'EUR', [
    'Tonwerk throws tableware for restaurants in Porto, matched to the menu, and repairs chipped plates.',
    'Ceramics studio, 15 years at the wheel', 'Chefs and small hotels, 140 kitchens, who buy white plates from a catalogue.',
    'Sets at €1,200 a set and repairs at €8 a plate; clay and firing cost €310 a set.', 'IKEA and importers from Asia; all tables look the same.',
  ], {
    name: 'Tonwerk', offer: 'tableware for restaurants', difference: ['matched to the menu', 'repairs chipped plates'], place: 'Porto', country: 'PT', delivery: ['on-site'], industry: 'ceramics-studio', industryWords: 'Ceramics studio', years: 15,
    groups: ['chefs', 'small hotels'], kinds: ['restaurants-and-shops'], size: [140, 'kitchens'], today: 'white plates from a catalogue', models: ['project', 'one-off'],
    streams: [['table sets', 1200, 'set', 'project'], ['repairs', 8, 'plate', 'one-off']], unitCost: [310, 'set'], rivals: ['IKEA'], rivalKinds: ['importer', 'chain'], weakness: ['all tables look the same'],
  }),
  business('second-bloom', 'EUR', [
    'Second Bloom is a clothing boutique in Lyon with repaired silk dresses to rent.',
    'Clothing boutique', 'Young women who go to weddings, around 11,000, who buy fast fashion.',
    'Rental at €55 a weekend, 40 rentals a month. I have €18,000.', 'Zara and Vinted: worn once and thrown away.',
  ], {
    name: 'Second Bloom', offer: 'repaired silk dresses', difference: ['second-hand silk', 'repaired by hand'], place: 'Lyon', country: 'FR', delivery: ['shop'], industry: 'clothing-boutique', industryWords: 'Clothing boutique',
    groups: ['young women who go to weddings'], kinds: ['young-adults'], size: [11000, 'women'], today: 'fast fashion', models: ['rental'], streams: [['dress rental', 55, 'weekend', 'rental']], volume: [40, 'rentals', 'month'], cash: 18000,
    rivals: ['Zara', 'Vinted'], rivalKinds: ['chain', 'marketplace'], weakness: ['worn once and thrown away'],
  }),
  business('taco-trece', 'MXN', [
    'Taco Trece is a food truck in Guadalajara with blue corn tacos until 3 am.',
    'Food truck', 'Students and night workers, 25,000 people, who eat instant noodles.',
    'Tacos at 38 pesos each, 300 tacos a night; a taco costs 14 pesos.', 'Oxxo and the stand of Don Chuy. Cold food.',
  ], {
    name: 'Taco Trece', offer: 'blue corn tacos', difference: ['until 3 am'], place: 'Guadalajara', country: 'MX', delivery: ['mobile'], industry: 'food-truck', industryWords: 'Food truck', groups: ['students', 'night workers'], kinds: ['students', 'young-adults'],
    size: [25000, 'people'], today: 'instant noodles', models: ['one-off'], streams: [['tacos', 38, 'each', 'one-off']], volume: [300, 'tacos', 'day'], unitCost: [14, 'taco'], rivals: ['Oxxo', 'Don Chuy'], rivalKinds: ['chain', 'local-independent'], weakness: ['cold food'],
  }),
  business('long-table', 'SEK', [
    'Långbord caters vegan office lunches in Malmö with no throw-away boxes.',
    'Catering', 'Offices with 20 to 80 people, 600 firms, who order pizza.', 'A lunch at 125 kronor a person, 400 lunches a week.', 'Foodora and canteens; the packaging piles up.',
  ], {
    name: 'Långbord', offer: 'vegan office lunches', difference: ['no throw-away boxes', 'vegan'], place: 'Malmö', country: 'SE', delivery: ['delivery'], industry: 'catering', industryWords: 'Catering', groups: ['offices with 20 to 80 people'], kinds: ['small-businesses'],
    size: [600, 'firms'], today: 'pizza', models: ['one-off'], streams: [['lunch', 125, 'person', 'one-off']], volume: [400, 'lunches', 'week'], rivals: ['Foodora'], rivalKinds: ['online-platform', 'in-house'], weakness: ['the packaging piles up'],
  }),
  business('market-mile', 'USD', [
    'Market Mile is an online marketplace where makers in Ohio rent out pottery kilns, with insurance in the price.',
    'Online marketplace', 'Hobby potters and small studios, 9,500 people, who drive an hour to a club.', 'A commission of $6 a booking, 500 bookings a month. $45,000 saved.', 'Facebook groups; nobody pays for breakage.',
  ], {
    name: 'Market Mile', offer: 'kiln bookings', difference: ['insurance in the price'], place: 'Columbus', country: 'US', delivery: ['online'], industry: 'online-marketplace', industryWords: 'Online marketplace', groups: ['hobby potters', 'small studios'], kinds: ['hobbyists', 'trades-and-makers'],
    size: [9500, 'people'], today: 'a club one hour away', models: ['commission'], streams: [['booking fee', 6, 'booking', 'commission']], volume: [500, 'bookings', 'month'], cash: 45000, rivals: ['Facebook'], rivalKinds: ['marketplace', 'doing-nothing'], weakness: ['nobody pays for breakage'],
  }),
  business('pocket-stars', 'GBP', [
    'Pocket Stars is a phone app that names the stars for campers without any signal.',
    'Mobile app', 'Campers and hobby astronomers, 80,000 people, who carry paper star maps.', 'A licence at £12 a year, 3,000 sold a year. No ads.', 'SkyView and Stellarium need a connection.',
  ], {
    name: 'Pocket Stars', offer: 'a star-naming app', difference: ['without any signal'], country: 'GB', delivery: ['online'], industry: 'mobile-app', industryWords: 'Mobile app', groups: ['campers', 'hobby astronomers'], kinds: ['hobbyists'], size: [80000, 'people'], today: 'paper star maps',
    models: ['licence'], streams: [['a yearly licence', 12, 'year', 'licence']], excluded: ['advertising'], rivals: ['SkyView', 'Stellarium'], rivalKinds: ['software'], weakness: ['they need a connection'],
  }),
  business('hof-laden', 'CHF', [
    'Bergkiste is a guest house in Chur with six rooms for mountain bikers and a drying room.',
    'Guest house', 'Mountain bikers and hikers, 35,000 overnight guests, who stay in chain hotels.', 'Rooms at CHF 140 a night, 90 nights a month. Rent is CHF 4,200 a month.', 'Ibis and Airbnb. There is no place for a wet bike.',
  ], {
    name: 'Bergkiste', offer: 'rooms for mountain bikers', difference: ['a drying room', 'a locked bike cellar'], place: 'Chur', country: 'CH', delivery: ['shop'], industry: 'guest-house', industryWords: 'Guest house', groups: ['mountain bikers', 'hikers'], kinds: ['tourists', 'athletes'],
    size: [35000, 'overnight guests'], today: 'chain hotels', models: ['rental'], streams: [['rooms', 140, 'night', 'rental']], volume: [90, 'nights', 'month'], costs: [['rent', 4200, 'month']], rivals: ['Ibis', 'Airbnb'], rivalKinds: ['chain', 'marketplace'], weakness: ['no place for a wet bike'],
  }),
  business('walnut-line', 'CAD', [
    'Walnut Line builds desks in Halifax from storm-felled trees, made to measure.',
    'Furniture workshop', 'Homeowners and small law firms, 4,000 households, who order flat-pack desks.', 'Desks at $1,850 each, 5 desks a month; wood and hardware cost $520 a desk.', 'Structube and Wayfair; it wobbles after a year. Structube sells at $700 a desk.',
  ], {
    name: 'Walnut Line', offer: 'made-to-measure desks', difference: ['storm-felled trees', 'made to measure'], place: 'Halifax', country: 'CA', delivery: ['delivery'], industry: 'furniture-workshop', industryWords: 'Furniture workshop', groups: ['homeowners', 'small law firms'], kinds: ['homeowners', 'small-businesses'],
    size: [4000, 'households'], today: 'flat-pack desks', models: ['one-off'], streams: [['desks', 1850, 'desk', 'one-off']], volume: [5, 'desks', 'month'], unitCost: [520, 'desk'], rivals: ['Structube', 'Wayfair'], rivalKinds: ['importer', 'online-platform'], weakness: ['it wobbles after a year'], rivalPrice: [700, 'desk'],
  }),
  business('falcon-hour', 'GBP', [
    'Falcon Hour shows trained falcons at castles near Perth, with each guest holding a bird.',
    'Falconry displays', 'Castle owners and tourists, 70 venues, who book jugglers.', 'Shows at £480 a show, 3 shows a week. Feed costs £35 a show.', 'Jugglers and zoo tours: you only watch.',
  ], {
    name: 'Falcon Hour', offer: 'falcon shows', difference: ['each guest holds a bird'], place: 'Perth', country: 'GB', delivery: ['events'], industryWords: 'Falconry displays', groups: ['castle owners', 'tourists'], kinds: ['tourists'], size: [70, 'venues'], today: 'jugglers',
    models: ['one-off'], streams: [['shows', 480, 'show', 'one-off']], volume: [3, 'shows', 'week'], unitCost: [35, 'show'], rivalKinds: ['freelancer', 'public-offer'], weakness: ['you only watch'],
  }),
];
