import { business } from './business.ts';

/** Ten businesses in ten industries that mostly serve people. */
export const serviceBusinesses = [
  business('clear-ledger', 'USD', [
    'Clear Ledger keeps books for food trucks in Austin, Texas, from photos of receipts.',
    'Bookkeeping', 'Food truck owners, 1,200 trucks, who keep shoe boxes.', 'A retainer of $240 a month; 40 clients. We expect 3% to leave each month.', 'QuickBooks and H&R Block. They want typed receipts.',
  ], {
    name: 'Clear Ledger', offer: 'bookkeeping for food trucks', difference: ['from photos of receipts'], place: 'Austin', country: 'US', delivery: ['remote'], industry: 'bookkeeping-service', industryWords: 'Bookkeeping', groups: ['food truck owners'], kinds: ['small-businesses'], size: [1200, 'trucks'], today: 'shoe boxes',
    models: ['retainer'], streams: [['monthly books', 240, 'month', 'retainer']], churn: 3, rivals: ['QuickBooks', 'H&R Block'], rivalKinds: ['software', 'chain'], weakness: ['they want typed receipts'],
  }),
  business('kuehlkette', 'EUR', [
    'Kühlkette carries lab samples by e-van in Munich within 60 minutes at a steady four degrees.',
    'Courier service', 'Doctors and labs, 900 practices, who call a taxi.', '€19 a drop, 70 drops a day; each drop costs €6. Own funds €50,000.', 'DHL and taxis; no cooling. A taxi takes €31 a trip.',
  ], {
    name: 'Kühlkette', offer: 'sample transport', difference: ['within 60 minutes', 'at a steady four degrees'], place: 'Munich', country: 'DE', delivery: ['delivery'], industry: 'courier-delivery', industryWords: 'Courier service', groups: ['doctors', 'labs'], kinds: ['health-practices'], size: [900, 'practices'], today: 'taxis',
    models: ['one-off'], streams: [['drops', 19, 'drop', 'one-off']], volume: [70, 'drops', 'day'], unitCost: [6, 'drop'], cash: 50000, rivals: ['DHL'], rivalKinds: ['chain', 'in-house'], weakness: ['no cooling'], rivalPrice: [31, 'trip'],
  }),
  business('desk-dock', 'EUR', [
    'Desk Dock is a coworking space in Galway above the harbour, with childcare downstairs.',
    'Coworking', 'Freelance parents, 3,500 people, who work at the kitchen table.', 'A membership of €210 a month, 45 members. Rent is €3,100 a month.', 'Regus: nowhere to leave a child. Regus asks €260 a month.',
  ], {
    name: 'Desk Dock', offer: 'desks with childcare', difference: ['childcare downstairs'], place: 'Galway', country: 'IE', delivery: ['shop'], industry: 'coworking-space', industryWords: 'Coworking', groups: ['freelance parents'], kinds: ['parents', 'creators'], size: [3500, 'people'], today: 'the kitchen table',
    models: ['membership'], streams: [['desk membership', 210, 'month', 'membership']], volume: [45, 'members', 'month'], costs: [['rent', 3100, 'month']], rivals: ['Regus'], rivalKinds: ['chain'], weakness: ['nowhere to leave a child'], rivalPrice: [260, 'month'],
  }),
  business('two-chairs', 'GBP', [
    'Two Chairs plans small weddings in Edinburgh, booked and done within a month.',
    'Event planning', 'Couples without time, 1,500 a year, who plan by spreadsheet.', 'A fixed price of £1,600 a wedding, 3 weddings a month.', 'Hotels with packages. Everything looks alike.',
  ], {
    name: 'Two Chairs', offer: 'small weddings', difference: ['booked and done within a month'], place: 'Edinburgh', country: 'GB', delivery: ['events'], industry: 'event-planning', industryWords: 'Event planning', groups: ['couples without time'], kinds: ['young-adults'], size: [1500, 'couples'], today: 'spreadsheets',
    models: ['project'], streams: [['small weddings', 1600, 'wedding', 'project']], volume: [3, 'weddings', 'month'], rivalKinds: ['chain', 'do-it-yourself'], weakness: ['everything looks alike'],
  }),
  business('lean-harvest', 'AUD', [
    'Lean Harvest advises wineries in Adelaide on using half the water. Former agronomist, 20 years.',
    'Management consulting', 'Wineries, 320 of them, who rely on guesswork.', 'A day rate of $1,450 a day, 10 days a month. No retainers.', 'KPMG and the state adviser; they never walk the rows.',
  ], {
    name: 'Lean Harvest', offer: 'water advice for wineries', difference: ['a trained agronomist', 'half the water'], place: 'Adelaide', country: 'AU', delivery: ['on-site'], industry: 'management-consulting', industryWords: 'Management consulting', years: 20, groups: ['wineries'], kinds: ['small-businesses'], size: [320, 'wineries'], today: 'guesswork',
    models: ['day-rate'], streams: [['advice days', 1450, 'day', 'day-rate']], volume: [10, 'days', 'month'], excluded: ['retainer'], rivals: ['KPMG'], rivalKinds: ['agency', 'public-offer'], weakness: ['they never walk the rows'],
  }),
  business('bold-lobster', 'USD', [
    'Bold Lobster runs ads for seafood shops in Boston, paid only by new customers.',
    'Marketing agency', 'Fishmongers and seafood restaurants, 260 shops, who print flyers.', 'A commission of $18 a customer, 120 customers a month.', 'Yelp and big agencies. They bill for clicks.',
  ], {
    name: 'Bold Lobster', offer: 'adverts for seafood shops', difference: ['paid only by new customers'], place: 'Boston', country: 'US', delivery: ['remote'], industry: 'marketing-agency', industryWords: 'Marketing agency', groups: ['fishmongers', 'seafood restaurants'], kinds: ['restaurants-and-shops'], size: [260, 'shops'], today: 'flyers',
    models: ['commission'], streams: [['new customers', 18, 'customer', 'commission']], volume: [120, 'customers', 'month'], rivals: ['Yelp'], rivalKinds: ['online-platform', 'agency'], weakness: ['they bill for clicks'],
  }),
  business('slow-spanish', 'EUR', [
    'Slow Spanish sells online courses for retired people, taught in real time in groups of five.',
    'Online courses', 'Retired people who winter in Spain, 90,000 people, who use free apps.', 'A course at €190 a term, 60 learners a term. I have €8,000.', 'Duolingo and Babbel. Nobody speaks with you.',
  ], {
    name: 'Slow Spanish', offer: 'Spanish courses', difference: ['groups of five', 'taught in real time'], country: 'ES', delivery: ['online'], industry: 'online-courses', industryWords: 'Online courses', groups: ['retired people who winter in Spain'], kinds: ['seniors'], size: [90000, 'people'], today: 'free apps',
    models: ['tickets'], streams: [['courses', 190, 'term', 'tickets']], cash: 8000, rivals: ['Duolingo', 'Babbel'], rivalKinds: ['software'], weakness: ['nobody speaks with you'],
  }),
  business('little-bridge', 'AUD', [
    'Little Bridge is a childcare group in Perth for night-shift parents, open from 6 pm.',
    'Childcare', 'Nurses and police officers with small children, 1,100 families, who ask grandparents.', 'Care at $14 an hour, 420 hours a week. Four of us.', 'Goodstart closes at 6 pm.',
  ], {
    name: 'Little Bridge', offer: 'night childcare', difference: ['open from 6 pm'], place: 'Perth', country: 'AU', delivery: ['shop'], team: 4, industry: 'childcare', industryWords: 'Childcare', groups: ['nurses', 'police officers with small children'], kinds: ['parents', 'professionals'], size: [1100, 'families'], today: 'grandparents',
    models: ['hourly'], streams: [['night care', 14, 'hour', 'hourly']], volume: [420, 'hours', 'week'], rivals: ['Goodstart'], rivalKinds: ['chain', 'public-offer'], weakness: ['it closes at 6 pm'],
  }),
  business('muddy-paws', 'NZD', [
    'Muddy Paws walks dogs in Wellington in groups of four and sends a photo each time.',
    'Pet care', 'Dog owners who work in town, 2,800 dogs, who leave the dog alone.', '$28 a walk, 90 walks a week.', 'Mad Paws: a stranger each day. $25 a walk there.',
  ], {
    name: 'Muddy Paws', offer: 'dog walks', difference: ['groups of four', 'a photo each time'], place: 'Wellington', country: 'NZ', delivery: ['mobile'], industry: 'pet-care', industryWords: 'Pet care', groups: ['dog owners who work in town'], kinds: ['pet-owners', 'professionals'], size: [2800, 'dogs'], today: 'a long day alone at home',
    models: ['one-off'], streams: [['walks', 28, 'walk', 'one-off']], volume: [90, 'walks', 'week'], rivals: ['Mad Paws'], rivalKinds: ['marketplace'], weakness: ['a stranger each day'], rivalPrice: [25, 'walk'],
  }),
  business('north-light', 'DKK', [
    'Nordlys photographs newborns in Aarhus at home in daylight, with prints the same week.',
    'Photography studio', 'New parents, 3,900 births a year, who take phone pictures.', 'A session at 2,200 kroner each, 14 sessions a month.', 'Mall studios and cousins with a camera. The babies are rushed.',
  ], {
    name: 'Nordlys', offer: 'newborn portraits', difference: ['at home in daylight', 'prints the same week'], place: 'Aarhus', country: 'DK', delivery: ['on-site'], industry: 'photography-studio', industryWords: 'Photography studio', groups: ['new parents'], kinds: ['parents'], size: [3900, 'births'], today: 'phone pictures',
    models: ['one-off'], streams: [['sessions', 2200, 'session', 'one-off']], volume: [14, 'sessions', 'month'], rivalKinds: ['chain', 'do-it-yourself'], weakness: ['the babies are rushed'],
  }),
];
