import type { Statement } from './statement.ts';

/** Statements that once put a wrong number, name or offer into a plan, and others of their classes. */
export const planStatements: readonly Statement[] = [
  ['revenue', 'We start with €80,000 of which €50,000 is a loan.', { 'finance.cash': 'EUR 30000' }],
  ['revenue', 'We have €40,000, of which €15,000 borrowed from the bank.', { 'finance.cash': 'EUR 25000' }],
  ['revenue', 'Our budget is £60,000 of which £20,000 is our own savings.', { 'finance.cash': 'GBP 20000' }],
  ['revenue', 'Bank loan 60.000 €', {}],
  [
    'revenue',
    '39 EUR per truck and month, we expect 20 trucks per customer and 4% monthly churn',
    { 'revenue.streams': 'EUR 39/month', 'revenue.model': 'subscription', 'revenue.churn': '4%' },
  ],
  [
    'idea',
    'wedding photographer in Austin Texas, only film cameras',
    { 'business.offer': 'wedding photographer', 'business.country': 'US' },
  ],
  ['competitors', 'Dr. Squatch, etsy sellers, drugstore brands', { 'competitors.named': 'Dr. Squatch | etsy' }],
  [
    'competitors',
    'Webfleet and Samsara - both sell expensive hardware and 3-year contracts',
    {
      'competitors.named': 'Webfleet | Samsara',
      'competitors.weakness': 'both sell expensive hardware and 3-year contracts',
    },
  ],
  [
    'competitors',
    'Albert Heijn, Delhaize and Bakkerij Himschoot. The supermarkets sell frozen dough; Himschoot opens at 8.',
    {
      'competitors.named': 'Albert Heijn | Delhaize | Bakkerij Himschoot',
      'competitors.weakness': 'the supermarkets sell frozen dough | Himschoot opens at 8',
    },
  ],
  [
    'idea',
    'Online Polish lessons for Ukrainian nurses who need B2 to get licensed in Poland',
    { 'business.offer': 'Online Polish lessons', 'business.country': 'PL' },
    ['business.difference'],
  ],
  [
    'revenue',
    'Course of 12 weeks for 1,900 zł, groups of 6. I want to run 8 groups a year.',
    { 'revenue.streams': 'Course: PLN 1900', 'revenue.volume': '8 groups/year' },
  ],
  ['revenue', '$9 a bar, bundles of 4 for $32', { 'revenue.streams': 'USD 9/bar; bundles of 4: USD 32' }],
  ['revenue', '€6 each or a box of 12 for €60', { 'revenue.streams': 'EUR 6/each; box of 12: EUR 60' }],
  [
    'revenue',
    '27 dollars an hour, average client 10 hours a week. Start with 6 carers.',
    { 'revenue.streams': 'USD 27/hour', 'business.team': '6 people' },
  ],
  [
    'revenue',
    'packages from $4,500, 20 weddings a year. also prints',
    { 'revenue.streams': 'packages: USD 4500', 'revenue.volume': '20 weddings/year' },
  ],
  ['competitors', 'Pets at Home and the vet', { 'competitors.named': 'Pets at Home' }],
  ['competitors', 'other gyms', {}, ['competitors.kinds']],
  ['competitors', 'the other gym in town', { 'competitors.kinds': 'local-independent' }],
  ['idea', 'a gym', { 'business.offer': 'a gym' }],
  ['industry', 'fitness', { 'industry.words': 'fitness' }],
  ['audience', 'everyone', {}, ['audience.groups']],
  ['revenue', 'membership', { 'revenue.model': 'membership' }],
  [
    'idea',
    'A coworking room in Ghent. It is me and my sister, and she paints.',
    { 'business.country': 'BE', 'business.team': '2 people' },
  ],
  [
    'revenue',
    'Sessions £45 each. The conversion costs £30,000 and software runs £40 a month.',
    {
      'revenue.streams': 'Sessions: GBP 45',
      'finance.costs': 'conversion: GBP 30000; software: GBP 40/month',
    },
  ],
  ['revenue', 'Adults 12 EUR Mon-Fri, 15 EUR at weekends', { 'revenue.streams': 'Adults: EUR 12; EUR 15' }],
  ['revenue', 'First lesson £20, follow-up £35', { 'revenue.streams': 'First lesson: GBP 20; follow-up: GBP 35' }],
  ['revenue', 'two hundred and ten euros per kennel and week', { 'revenue.streams': 'EUR 210/week' }],
  ['revenue', 'We have £30,000 of our own of which £5,000 is for stock', { 'finance.cash': 'GBP 30000' }],
  ['revenue', 'Capital 50,000 EUR, of which 20,000 EUR loan from parents', { 'finance.cash': 'EUR 30000' }],
  ['revenue', '€45 for one hour, €80 for two', { 'revenue.streams': 'EUR 45/hour; EUR 80' }],
  ['revenue', '£6 a jar, 3 for £15', { 'revenue.streams': 'GBP 6/jar; pack of 3: GBP 15' }],
  ['revenue', 'yarn €12 a skein, needles €8 a pair', { 'revenue.streams': 'yarn: EUR 12/skein; needles: EUR 8/pair' }],
  [
    'idea',
    'Soap bars from Oslo, $9 a bar',
    { 'business.country': 'NO', 'business.offer': 'Soap bars', 'revenue.streams': 'Soap bars from Oslo: USD 9/bar' },
  ],
  ['revenue', 'Dinner for two €60', { 'revenue.streams': 'EUR 60' }],
  [
    'industry',
    'Home care. We open with 3 nurses and 2 drivers.',
    { 'industry.words': 'Home care', 'business.team': '5 people' },
  ],
  [
    'idea',
    'Kiln Yard. Pottery classes in Leeds',
    { 'business.name': 'Kiln Yard', 'business.offer': 'Pottery classes', 'business.country': 'GB' },
  ],
  ['idea', 'Vegan Pizza. We bake it in Rome', { 'business.country': 'IT' }, ['business.name']],
  [
    'competitors',
    'Starbucks and Costa. Costa is loud.',
    { 'competitors.named': 'Starbucks | Costa', 'competitors.weakness': 'Costa is loud' },
  ],
  ['competitors', 'Aldi and Lidl. Lidl bakes bread.', { 'competitors.named': 'Aldi | Lidl' }, ['competitors.weakness']],
  [
    'audience',
    'Campers, parents at the school gate and some tourists off the ferries',
    { 'audience.groups': 'Campers | parents at the school gate | tourists off the ferries' },
  ],
  ['audience', 'people who own dogs and cats', {}, ['audience.groups']],
  ['revenue', 'a hundred loaves a day at €5', { 'revenue.streams': 'EUR 5', 'revenue.volume': '100 loaves/day' }],
  ['revenue', 'We charge per seat and year €120', { 'revenue.streams': 'EUR 120/year' }],
  ['revenue', 'Menu €45, wine €30 for two', { 'revenue.streams': 'Menu: EUR 45; wine: EUR 30' }],
];
