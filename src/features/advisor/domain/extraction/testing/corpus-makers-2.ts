import type { Statement } from './statement.ts';

/** Six founders and their five answers each; see `corpus-sixth.ts`. */
export const makers2: readonly Statement[] = [
  // 7. Dog grooming van
  [
    'idea',
    "ok so the business is gonna be called Scruffy to Fluffy its a dog grooming van in Adelaide i come to the house wash and clip the dog in the driveway it's just me for now",
    {
      'business.name': 'Scruffy to Fluffy',
      'business.offer': 'dog grooming van',
      'business.place': 'Adelaide',
      'business.country': 'AU',
      'business.team': '1 person',
      'business.delivery': 'mobile',
    },
  ],
  [
    'industry',
    'dog grooming worked in a salon for six years',
    { 'industry.id': 'dog-grooming', 'industry.experience': '6 years' },
  ],
  [
    'audience',
    'Dog owners who are too old or too busy to drive to a salon. Around here that is roughly 7,500 dog owners.',
    {
      'audience.groups': 'Dog owners who are too old or too busy to drive to a salon',
      'audience.kind': 'pet-owners',
      'audience.size': '7500 dog owners',
    },
  ],
  [
    'revenue',
    'small dogs AUD 75, big dogs AUD 110, nail clip AUD 20. i can do six dogs a day at most but lets say 4 dogs a day',
    {
      'revenue.streams': 'small dogs: AUD 75; big dogs: AUD 110; nail clip: AUD 20',
      'revenue.volume': '4 dogs/day',
    },
  ],
  [
    'competitors',
    "Jim's Dogwash, it's a franchise chain, AUD 85 a visit. and the salons",
    {
      'competitors.named': "Jim's Dogwash",
      'competitors.price': 'AUD 85/visit',
    },
  ],

  // 8. Bike workshop
  [
    'idea',
    'Officina Volta it will be a workshop of bicycle in Torino, we repair the electric bikes that other shops refuse. We start the first of March.',
    {
      'business.name': 'Officina Volta',
      'business.country': 'IT',
      'business.place': 'Torino',
      'business.launch': 'first of March',
    },
  ],
  [
    'industry',
    'Bicycle workshop, I was mechanic for a racing team during 7 years',
    { 'industry.id': 'bike-repair', 'industry.experience': '7 years' },
  ],
  ['audience', 'Riders who deliver food, commuters', { 'audience.groups': 'Riders who deliver food | commuters' }],
  [
    'revenue',
    'Revision €49, battery check €25, puncture €12. Hour of work after that 38 euro. The rent of the locale is 720 euro monthly. From the bank I do not take nothing, I have 16.500 euro of mine.',
    {
      'revenue.streams': 'Revision: EUR 49; battery check: EUR 25; puncture: EUR 12; hour of work: EUR 38/hour',
      'finance.costs': 'rent: EUR 720/month',
      'finance.cash': 'EUR 16500',
    },
  ],
  [
    'competitors',
    'Decathlon, which sends the battery away for three weeks; and many small shops of the quarter',
    {
      'competitors.named': 'Decathlon',
      'competitors.weakness': 'sends the battery away for three weeks',
    },
  ],

  // 9. Wedding florist
  [
    'idea',
    'Wedding flowers from Polish meadows only, nothing flown in. Studio in Kraków. Working title is Łąka.',
    {
      'business.name': 'Łąka',
      'business.offer': 'Wedding flowers from Polish meadows',
      'business.place': 'Kraków',
      'business.country': 'PL',
      'business.difference': 'nothing flown in',
    },
  ],
  ['industry', 'Floristry, events.', {}],
  [
    'audience',
    'Couples marrying outdoors between May and September. Some 2 300 couples a year marry in the region.',
    {
      'audience.groups': 'Couples marrying outdoors between May and September',
      'audience.size': '2300 couples',
    },
  ],
  [
    'revenue',
    'A wedding costs between PLN 4,000 and PLN 9,500. Bouquet alone: PLN 450. I plan 32 weddings per year. Half of a wedding is purchase: no idea yet exactly.',
    {
      'revenue.streams': 'wedding: PLN 4000-9500; bouquet: PLN 450',
      'revenue.volume': '32 weddings/year',
    },
  ],
  [
    'competitors',
    'Wholesale importers with Dutch roses; Kwiaciarnia Bielska; brides who do it themselves with supermarket flowers.',
    {
      'competitors.named': 'Kwiaciarnia Bielska',
      'competitors.kinds': 'importer | do-it-yourself',
    },
  ],

  // 10. Tutoring
  [
    'idea',
    'Maths tutoring for grade 11 and 12 learners in Johannesburg. Saturdays, in small groups of five.',
    {
      'business.offer': 'Maths tutoring',
      'business.place': 'Johannesburg',
      'business.country': 'ZA',
    },
    ['business.team', 'revenue.volume'],
  ],
  [
    'industry',
    'Tutoring. I taught maths at a high school for 21 years and retired last December.',
    { 'industry.id': 'tutoring', 'industry.experience': '21 years' },
  ],
  [
    'audience',
    'The parents pay, the learners come. So: parents of matric learners.',
    { 'audience.groups': 'parents of matric learners' },
  ],
  [
    'revenue',
    'ZAR 180 per lesson in the group, ZAR 420 per lesson one to one. I pay the church hall ZAR 1,200 a month.',
    {
      'revenue.streams': 'in the group: ZAR 180/lesson; one to one: ZAR 420/lesson',
      'finance.costs': 'church hall: ZAR 1200/month',
    },
  ],
  [
    'competitors',
    'Kumon, Master Maths, and students who tutor for pocket money.',
    { 'competitors.named': 'Kumon | Master Maths' },
  ],

  // 11. Drone roof inspection
  [
    'idea',
    'We inspect roofs by drone around Lyon: no scaffolding, a report the same evening. Our name is Toitclair and we are 2 pilots plus an office manager, so three people.',
    {
      'business.name': 'Toitclair',
      'business.place': 'Lyon',
      'business.country': 'FR',
      'business.team': '3 people',
      'business.difference': 'no scaffolding | a report the same evening',
    },
  ],
  ['industry', 'Building inspection with drones', { 'industry.words': 'Building inspection with drones' }],
  [
    'audience',
    'Property managers. Insurers. In the department you find 480 property managers.',
    { 'audience.groups': 'Property managers | Insurers', 'audience.size': '480 property managers' },
  ],
  [
    'revenue',
    'Inspection: 290 € for a house, 640 € for a block. Annual contract for managers 1 900 €/year. Drone leasing 310 € per month.',
    {
      'revenue.streams': 'EUR 290; EUR 640; Annual contract for managers: EUR 1900/year',
      'finance.costs': 'Drone leasing: EUR 310/month',
    },
  ],
  [
    'competitors',
    'Roofers who climb up for free to get the job. One drone freelancer, not insured.',
    { 'competitors.weakness': 'not insured' },
  ],

  // 12. Sourdough bakery
  [
    'idea',
    'A sourdough bakery in Halifax, Canada. Called Second Rise, because it is my second go at a career and bread rises twice, my daughter came up with it and now I cannot think of anything else. We bake at night and deliver to the door by seven, on a cargo bike.',
    {
      'business.name': 'Second Rise',
      'business.place': 'Halifax',
      'business.country': 'CA',
      'business.delivery': 'delivery',
    },
  ],
  [
    'industry',
    'Bakery. Five years as a baker in two places, the last one as head baker.',
    { 'industry.id': 'artisan-bakery', 'industry.experience': '5 years' },
  ],
  [
    'audience',
    'Young families in the north end, and cafés. I have not counted them.',
    { 'audience.groups': 'Young families in the north end | cafés' },
  ],
  [
    'revenue',
    'CAD 8.75 a loaf, CAD 4.25 for a cinnamon bun. Flour and energy come to CAD 1.95 per loaf. About 110 loaves per day. I start with CAD 52,000, of which CAD 20,000 is a loan from my aunt.',
    {
      'revenue.streams': 'CAD 8.75/loaf; cinnamon bun: CAD 4.25',
      'revenue.unitCost': 'CAD 1.95/loaf',
      'revenue.volume': '110 loaves/day',
      'finance.cash': 'CAD 52000',
    },
  ],
  [
    'competitors',
    'The supermarkets. And LF Bakery, sold out by ten.',
    {
      'competitors.named': 'LF Bakery',
      'competitors.weakness': 'sold out by ten',
    },
  ],
];
