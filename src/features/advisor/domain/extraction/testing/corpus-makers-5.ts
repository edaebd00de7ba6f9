import type { Statement } from './statement.ts';

/** Six founders and their five answers each; see `corpus-sixth.ts`. */
export const makers5: readonly Statement[] = [
  // 25. Podcast editing
  [
    'idea',
    "So basically I edit podcasts. You send me the raw audio, I send back a finished episode within 48 hours, with show notes. Everything's remote, I happen to live in Austin. Cutaway Audio is the name I've registered.",
    {
      'business.name': 'Cutaway Audio',
      'business.place': 'Austin',
      'business.country': 'US',
      'business.delivery': 'remote',
    },
  ],
  [
    'industry',
    'Audio production, podcasting. 3 years at a radio station before.',
    { 'industry.words': 'Audio production', 'industry.experience': '3 years' },
  ],
  [
    'audience',
    'Coaches and consultants who host a weekly show. Right now they edit it themselves at night.',
    {
      'audience.groups': 'Coaches | consultants who host a weekly show',
      'audience.alternative': 'edit it themselves at night',
    },
  ],
  [
    'revenue',
    'Monthly retainer of $600 for four episodes. One-off episode: $190. No hourly work. Software is $55 a month.',
    {
      'revenue.streams': 'retainer: USD 600/month; one-off episode: USD 190',
      'revenue.excluded': 'hourly',
      'finance.costs': 'Software: USD 55/month',
    },
  ],
  [
    'competitors',
    'Freelancers on Fiverr from $40 an episode, and Descript, the software people use to do it themselves.',
    {
      'competitors.named': 'Fiverr | Descript',
      'competitors.price': 'USD 40/episode',
    },
  ],

  // 26. Beehive rental
  [
    'idea',
    'We place beehives on company roofs in Munich and look after them the whole year. The company gets the honey with its own label. Name Stadtsumme GbR.',
    {
      'business.name': 'Stadtsumme',
      'business.place': 'Munich',
      'business.country': 'DE',
    },
  ],
  [
    'industry',
    'Beekeeping as a service. I have kept bees for 13 years.',
    { 'industry.words': 'Beekeeping as a service', 'industry.experience': '13 years' },
  ],
  [
    'audience',
    'Companies with more than 100 employees. Estimated 1.100 companies.',
    {
      'audience.groups': 'Companies with more than 100 employees',
      'audience.size': '1100 companies',
    },
  ],
  [
    'revenue',
    '€ 215 per hive per month, minimum two hives. Workshop for staff € 480. Storage room € 85 a month. With 40 hives we are full.',
    {
      'revenue.streams': 'EUR 215/month; workshop for staff: EUR 480',
      'finance.costs': 'Storage room: EUR 85/month',
    },
  ],
  [
    'competitors',
    'BeeRent, Alvéole. Expensive: €300 a month.',
    {
      'competitors.named': 'BeeRent | Alvéole',
      'competitors.price': 'EUR 300/month',
      'competitors.weakness': 'Expensive',
    },
  ],

  // 27. Court translation
  [
    'idea',
    'Sworn translations for lawyers and courts, from Arabic into French and Dutch. Office in Brussels. Delivered next day, guaranteed.',
    {
      'business.offer': 'Sworn translations for lawyers and courts',
      'business.place': 'Brussels',
      'business.country': 'BE',
    },
  ],
  ['industry', 'translation. sworn since 2011', { 'industry.words': 'translation' }],
  [
    'audience',
    'Immigration lawyers (we have a list of 540 lawyers) and notaries',
    {
      'audience.groups': 'Immigration lawyers | notaries',
      'audience.size': '540 lawyers',
    },
  ],
  [
    'revenue',
    '€48/page, rush jobs €70/page. Interpreting €85 per hour. Around 60 pages a week. Office share €350 p.m.',
    {
      'revenue.streams': 'EUR 48/page; rush jobs: EUR 70/page; interpreting: EUR 85/hour',
      'revenue.volume': '60 pages/week',
      'finance.costs': 'Office share: EUR 350/month',
    },
  ],
  [
    'competitors',
    'Agencies, which take a week and charge €60 a page, and of course DeepL, which no court accepts.',
    {
      'competitors.named': 'DeepL',
      'competitors.price': 'EUR 60/page',
      'competitors.weakness': 'take a week | no court accepts',
    },
  ],

  // 28. Climbing wall
  [
    'idea',
    'Bouldering hall for kids and beginners in Ljubljana, not for pros. Different from the others: there is a creche inside. We are six people. Opening spring 2028.',
    {
      'business.offer': 'Bouldering hall for kids and beginners',
      'business.place': 'Ljubljana',
      'business.country': 'SI',
      'business.difference': 'There is a creche inside',
      'business.team': '6 people',
      'business.launch': 'spring 2028',
    },
    ['business.name'],
  ],
  ['industry', 'Indoor climbing', { 'industry.words': 'indoor climbing' }],
  [
    'audience',
    '1) families with small children\n2) schools on a sports day\n3) beginners',
    {
      'audience.groups': 'families with small children | schools on a sports day | beginners',
    },
  ],
  [
    'revenue',
    'Day entry: €9 child / €13 adult. Membership €49 per month. Shoes €4. Expected 2.600 entries per month. Cost: rent €5.400/month, heating €900/month. Own funds 80k euros.',
    {
      'revenue.streams': 'EUR 9; EUR 13; membership: EUR 49/month; shoes: EUR 4',
      'revenue.volume': '2600 entries/month',
      'finance.costs': 'rent: EUR 5400/month; heating: EUR 900/month',
      'finance.cash': 'EUR 80000',
    },
  ],
  [
    'competitors',
    'Plus Climbing and Balvanija, both for the good climbers. Entry there €14-16.',
    { 'competitors.named': 'Plus Climbing | Balvanija', 'competitors.price': 'EUR 14-16' },
  ],

  // 29. Coffee truck
  [
    'idea',
    'Small coffee truck in Osaka. Name is Tomari Coffee. Every day other place: park, station, office. I am alone.',
    {
      'business.name': 'Tomari Coffee',
      'business.offer': 'coffee truck',
      'business.place': 'Osaka',
      'business.country': 'JP',
      'business.team': '1 person',
      'business.delivery': 'mobile',
    },
  ],
  ['industry', 'Coffee. I was barista two years.', { 'industry.id': 'coffee-shop', 'industry.experience': '2 years' }],
  ['audience', 'Office people, mothers with stroller', { 'audience.groups': 'Office people | mothers with stroller' }],
  [
    'revenue',
    'Coffee ¥550, latte ¥650, cookie ¥300. Beans and cup ¥140 per coffee. 80 cups a day. Truck parking ¥40,000 a month. I saved ¥2,500,000.',
    {
      'revenue.streams': 'Coffee: JPY 550; latte: JPY 650; cookie: JPY 300',
      'revenue.unitCost': 'JPY 140/coffee',
      'revenue.volume': '80 cups/day',
      'finance.costs': 'Truck parking: JPY 40000/month',
      'finance.cash': 'JPY 2500000',
    },
  ],
  [
    'competitors',
    'Starbucks, Doutor and coffee of convenience store (¥120, but machine make it).',
    { 'competitors.named': 'Starbucks | Doutor', 'competitors.price': 'JPY 120' },
  ],

  // 30. Heat pump newsletter
  [
    'idea',
    'The Warm Side, a weekly newsletter about heat pumps for installers. I write it from Manchester, and I test every unit I write about.',
    {
      'business.name': 'The Warm Side',
      'business.offer': 'a weekly newsletter about heat pumps',
      'business.place': 'Manchester',
      'business.country': 'GB',
      'business.difference': 'I test every unit I write about',
    },
  ],
  ['industry', 'Trade publishing. Never published anything before this.', { 'industry.words': 'Trade publishing' }],
  [
    'audience',
    'Heating engineers who are switching from gas. 130,000 engineers are on the gas register.',
    {
      'audience.groups': 'Heating engineers who are switching from gas',
      'audience.kind': 'trades-and-makers',
      'audience.size': '130000 engineers',
    },
  ],
  [
    'revenue',
    'Adverts at £350 per issue and a paid edition for £8 a month or £80 a year. Roughly 5% of paying readers leave every month. The mailing tool is £70 a month.',
    {
      'revenue.streams': 'Adverts: GBP 350/issue; paid edition: GBP 8/month; GBP 80/year',
      'revenue.churn': '5%',
      'finance.costs': 'mailing tool: GBP 70/month',
    },
  ],
  [
    'competitors',
    'H&V News, Installer magazine, and free videos from the manufacturers.',
    { 'competitors.named': 'H&V News | Installer magazine' },
  ],
];
