import { business } from './business.ts';

/** Ten businesses: five more pairs in one industry each. */
export const servicePairs = [
  business('chairside', 'EUR', [
    'Chairside is booking software for dentists in the Netherlands that fills cancelled slots by itself within 15 minutes.',
    'Software as a service',
    'Independent dentists, about 2,400 practices, who use paper diaries.',
    'A subscription of €89 a month per practice, no setup fee; we expect 2% to leave each month.',
    'Doctolib and Vertimart; they need a receptionist to act. Doctolib asks €129 a month.',
  ], {
    name: 'Chairside', offer: 'booking software', difference: ['fills cancelled slots by itself', 'within 15 minutes'], country: 'NL', delivery: ['online'],
    industry: 'software-as-a-service', industryWords: 'Software as a service', groups: ['independent dentists'], kinds: ['health-practices'], size: [2400, 'practices'], today: 'paper diaries',
    models: ['subscription'], streams: [['practice plan', 89, 'month', 'subscription']], churn: 2,
    rivals: ['Doctolib', 'Vertimart'], rivalKinds: ['software'], weakness: ['they need a receptionist to act'], rivalPrice: [129, 'month'],
  }),
  business('rooster', 'EUR', [
    'Rooster plans shifts for restaurants in the Netherlands, in the language of each cook.',
    'SaaS, six years in kitchens',
    'Restaurant owners with ten to forty staff, 8,000 places, who plan in spreadsheets.',
    'A yearly licence at €540 a year for each place, 300 places by the end. Own money €60,000.',
    'Excel and Shiftbase: made for office workers.',
  ], {
    name: 'Rooster', offer: 'shift planning for kitchens', difference: ['in the language of each cook'], country: 'NL', delivery: ['online'],
    industry: 'software-as-a-service', industryWords: 'SaaS', years: 6, groups: ['restaurant owners'], kinds: ['restaurants-and-shops'], size: [8000, 'places'], today: 'spreadsheets',
    models: ['licence'], streams: [['a licence', 540, 'year', 'licence']], cash: 60000,
    rivals: ['Excel', 'Shiftbase'], rivalKinds: ['software', 'in-house'], weakness: ['made for office workers'],
  }),
  business('quiet-sums', 'EUR', [
    'Quiet Sums gives maths tutoring in Dublin at the pupil’s home, one teacher for the whole year.',
    'Tutoring; 8 years as a teacher',
    'Parents of pupils aged 12 to 16, 5,000 families, who rely on homework apps.',
    '€48 an hour, 20 lessons a week. Travel costs €4 a lesson.',
    'Grinds360. The class has eighty pupils.',
  ], {
    name: 'Quiet Sums', offer: 'maths tutoring', difference: ['one teacher for the whole year'], place: 'Dublin', country: 'IE', delivery: ['on-site'],
    industry: 'tutoring', industryWords: 'Tutoring', years: 8, groups: ['parents of pupils aged 12 to 16'], kinds: ['parents'], size: [5000, 'families'], today: 'homework apps',
    models: ['hourly'], streams: [['lessons', 48, 'hour', 'hourly']], volume: [20, 'lessons', 'week'], unitCost: [4, 'lesson'],
    rivals: ['Grinds360'], rivalKinds: ['online-platform'], weakness: ['the class has eighty pupils'],
  }),
  business('leap-lab', 'EUR', [
    'Leap Lab runs science revision camps in Cork in the school holidays, with real experiments.',
    'Tutoring and camps',
    'Schools and families in Munster, 220 schools, who use exam books.',
    'Camp tickets at €160 a week, 30 pupils a week. Hall rent is €400 a week. We are four.',
    'Private tutors and the school itself. It is only talk and paper.',
  ], {
    name: 'Leap Lab', offer: 'science revision camps', difference: ['real experiments', 'in the school holidays'], place: 'Cork', country: 'IE', delivery: ['events'], team: 4,
    industry: 'tutoring', industryWords: 'Tutoring and camps', groups: ['schools', 'families in Munster'], kinds: ['schools', 'families'], size: [220, 'schools'], today: 'exam books',
    models: ['tickets'], streams: [['camp tickets', 160, 'week', 'tickets']], volume: [30, 'pupils', 'week'], costs: [['hall rent', 400, 'week']],
    rivalKinds: ['freelancer', 'public-offer'], weakness: ['it is only talk and paper'],
  }),
  business('nordkante', 'EUR', [
    'Nordkante builds websites for craft firms in Hamburg in ten days at a fixed price.',
    'Web design',
    'Joiners, roofers and painters, 3,100 firms, who use a Facebook page.',
    'Projects at €2,900 a site, two sites a month, and care at €49 a month.',
    'Wix and local agencies; agencies take three months. An agency charges €6,000 a site.',
  ], {
    name: 'Nordkante', offer: 'websites for craft firms', difference: ['in ten days', 'at a fixed price'], place: 'Hamburg', country: 'DE', delivery: ['remote'],
    industry: 'web-studio', industryWords: 'Web design', groups: ['joiners', 'roofers', 'painters'], kinds: ['trades-and-makers'], size: [3100, 'firms'], today: 'a Facebook page',
    models: ['project', 'subscription'], streams: [['websites', 2900, 'site', 'project'], ['site care', 49, 'month', 'subscription']], volume: [2, 'sites', 'month'],
    rivals: ['Wix'], rivalKinds: ['software', 'agency'], weakness: ['agencies take three months'], rivalPrice: [6000, 'site'],
  }),
  business('barrierefrei', 'EUR', [
    'Klarblick rebuilds town websites in Germany so that blind people can use them. Three developers, one of them blind.',
    'Web studio for accessibility',
    'Small towns and public offices, 4,500 of them, who patch old pages in-house.',
    'A day rate of €880 a day, 22 days a month. No licences.',
    'Big agencies and in-house IT. They test with tools only.',
  ], {
    name: 'Klarblick', offer: 'accessible town websites', difference: ['tested by blind people', 'specialist in access'], country: 'DE', delivery: ['remote'], team: 3,
    industry: 'web-studio', industryWords: 'Web studio for accessibility', groups: ['small towns', 'public offices'], kinds: ['public-bodies'], size: [4500, 'offices'], today: 'old pages patched in-house',
    models: ['day-rate'], streams: [['development', 880, 'day', 'day-rate']], volume: [22, 'days', 'month'], excluded: ['licence'],
    rivalKinds: ['agency', 'in-house'], weakness: ['they test with tools only'],
  }),
  business('forge-fit', 'USD', [
    'Forge Fit is a strength gym in Denver for people over 60, with six to a class.',
    'Fitness studio',
    'Retired people, about 7,000 within 3 miles, who walk in the mall.',
    'A membership at $95 a month; 140 members. Rent is $3,800 a month. I have $70,000.',
    'Planet Fitness and SilverSneakers: no coach watches the form. $15 a month at Planet Fitness.',
  ], {
    name: 'Forge Fit', offer: 'strength classes', difference: ['six to a class', 'coaches trained for older bodies'], place: 'Denver', country: 'US', delivery: ['shop'], radius: [3, 'miles'],
    industry: 'fitness-studio', industryWords: 'Fitness studio', groups: ['retired people'], kinds: ['seniors'], size: [7000, 'people'], today: 'walks in the mall',
    models: ['membership'], streams: [['membership', 95, 'month', 'membership']], volume: [140, 'members', 'month'], costs: [['rent', 3800, 'month']], cash: 70000,
    rivals: ['Planet Fitness', 'SilverSneakers'], rivalKinds: ['chain', 'public-offer'], weakness: ['no coach watches the form'], rivalPrice: [15, 'month'],
  }),
  business('night-lift', 'USD', [
    'Night Lift opens a gym at 10 pm in Houston for nurses and shift workers, free of music.',
    'Gym',
    'Hospital staff and shift workers, 21,000 people near the medical center, who skip training.',
    'Day passes at $14 a visit, 90 visits a day.',
    '24 Hour Fitness. It is crowded and dirty by midnight.',
  ], {
    name: 'Night Lift', offer: 'night training', difference: ['opens at 10 pm', 'free of music'], place: 'Houston', country: 'US', delivery: ['shop'],
    industry: 'fitness-studio', industryWords: 'Gym', groups: ['hospital staff', 'shift workers'], kinds: ['professionals', 'athletes'], size: [21000, 'people'], today: 'no training at all',
    models: ['one-off'], streams: [['day passes', 14, 'visit', 'one-off']], volume: [90, 'visits', 'day'],
    rivals: ['24 Hour Fitness'], rivalKinds: ['chain', 'doing-nothing'], weakness: ['crowded and dirty by midnight'],
  }),
  business('rueckenwind', 'EUR', [
    'Rückenwind is a physiotherapy practice in Freiburg that treats runners within 48 hours and measures each step.',
    'Physiotherapy, nine years in sports',
    'Runners and football clubs, 6,500 club members, who take painkillers.',
    '€72 a session, 45 sessions a week. Savings €30,000.',
    'The hospital ward and Physio am Markt: six weeks of waiting.',
  ], {
    name: 'Rückenwind', offer: 'physiotherapy for runners', difference: ['within 48 hours', 'measures each step'], place: 'Freiburg', country: 'DE', delivery: ['shop'],
    industry: 'physiotherapy-practice', industryWords: 'Physiotherapy', years: 9, groups: ['runners', 'football clubs'], kinds: ['athletes'], size: [6500, 'club members'], today: 'painkillers',
    models: ['hourly'], streams: [['sessions', 72, 'session', 'hourly']], volume: [45, 'sessions', 'week'], cash: 30000,
    rivals: ['Physio am Markt'], rivalKinds: ['local-independent', 'public-offer'], weakness: ['six weeks of waiting'],
  }),
  business('praxis-pause', 'EUR', [
    'Praxis Pause sends physiotherapists to offices in Stuttgart for twenty-minute treatments at the desk.',
    'Physiotherapy for firms',
    'Large firms and their personnel offices, 350 companies, who hand out gym vouchers.',
    'A monthly retainer of €1,900 a firm; five therapists. Tables cost €260 each.',
    'Machtfit and in-house nurses; an app does not loosen a neck.',
  ], {
    name: 'Praxis Pause', offer: 'desk-side physiotherapy', difference: ['treatments at the desk'], place: 'Stuttgart', country: 'DE', delivery: ['on-site'], team: 5,
    industry: 'physiotherapy-practice', industryWords: 'Physiotherapy for firms', groups: ['large firms'], kinds: ['enterprises'], size: [350, 'companies'], today: 'gym vouchers',
    models: ['retainer'], streams: [['visit days', 1900, 'month', 'retainer']],
    rivals: ['Machtfit'], rivalKinds: ['software', 'in-house'], weakness: ['an app does not loosen a neck'],
  }),
];
