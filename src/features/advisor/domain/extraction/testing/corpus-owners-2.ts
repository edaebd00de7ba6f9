import type { Statement } from './statement.ts';

/** Founders and their five answers each, in the order of the questions. */
export const owners2: readonly Statement[] = [
  // 8. Mushroom farm
  [
    'idea',
    'Sporely grows oyster and lion’s mane mushrooms in a former bus depot in Malmö and delivers them to kitchens the day they are picked.',
    {
      'business.name': 'Sporely',
      'business.offer': 'oyster and lion’s mane mushrooms',
      'business.place': 'Malmö',
      'business.country': 'SE',
      'business.delivery': 'delivery',
    },
  ],
  ['industry', 'urban farming', { 'industry.words': 'urban farming' }, ['industry.id', 'industry.experience']],
  [
    'audience',
    '- Restaurants, about 60 that cook vegetarian\n- organic grocers\n- shoppers at the Saturday market',
    {
      'audience.groups': 'Restaurants | organic grocers | shoppers at the Saturday market',
      'audience.size': '60 Restaurants',
    },
  ],
  [
    'revenue',
    'Oyster SEK 140/kg, lion’s mane SEK 260/kg. Target: 95 kg a week. Substrate, electricity and packing cost us SEK 48 per kg.',
    {
      'revenue.streams': 'Oyster: SEK 140/kg; lion’s mane: SEK 260/kg',
      'revenue.volume': '95 kg/week',
      'revenue.unitCost': 'SEK 48/kg',
    },
  ],
  [
    'competitors',
    'Importers mostly, the mushrooms spend two days in a truck from Poland and look like it.',
    { 'competitors.kinds': 'importer' },
    ['competitors.named', 'business.country'],
  ],

  // 9. Roof inspection by drone
  [
    'idea',
    'We inspect roofs by drone. No ladder, no scaffolding, report the same evening. Based in Toulouse, we drive up to 80 km.',
    { 'business.place': 'Toulouse', 'business.country': 'FR', 'business.radius': '80 km' },
    ['business.name', 'business.team'],
  ],
  [
    'industry',
    'Building surveying with drones. Licensed pilot for 3 years. My father was a roofer and fell off one, which is how all of this began, but that is a long story.',
    { 'industry.words': 'Building surveying with drones', 'industry.experience': '3 years' },
  ],
  [
    'audience',
    'Property managers, insurers, solar installers. Roughly 230 property managers work in the department.',
    {
      'audience.groups': 'Property managers | insurers | solar installers',
      'audience.size': '230 property managers',
    },
  ],
  [
    'revenue',
    '€240 for a house, €480 for a block of flats, solar parks by day rate: €950/day. The drone cost €7,800. Insurance 85 € a month.',
    {
      'revenue.streams': 'house: EUR 240; block of flats: EUR 480; solar parks: EUR 950/day',
      'finance.costs': 'drone: EUR 7800; Insurance: EUR 85/month',
    },
  ],
  [
    'competitors',
    'Roofers who climb up themselves, they take from €300 to €600 a visit and come when the weather suits them.',
    { 'competitors.price': 'EUR 300-600', 'competitors.weakness': 'come when the weather suits them' },
    ['competitors.named'],
  ],

  // 10. Sauna on a trailer
  [
    'idea',
    'A sauna on a trailer that we park by your cabin or at the fjord. Trondheim and 45 minutes around it.',
    {
      'business.offer': 'A sauna on a trailer',
      'business.place': 'Trondheim',
      'business.country': 'NO',
      'business.radius': '45 minutes',
    },
    ['business.name'],
  ],
  ['industry', 'Leisure and wellness', { 'industry.words': 'Leisure and wellness' }, ['industry.id']],
  [
    'audience',
    'Groups of friends who rent a cabin, stag parties, companies that want something different for the autumn outing',
    { 'audience.groups': 'Groups of friends | stag parties | companies' },
    ['audience.size'],
  ],
  [
    'revenue',
    'We rent it out. An evening is NOK 2,900, a weekend NOK 5,400. We count on 7 rentals a month. Firewood is NOK 180 per rental. No hourly hire.',
    {
      'revenue.streams': 'evening: NOK 2900; weekend: NOK 5400',
      'revenue.volume': '7 rentals/month',
      'revenue.unitCost': 'NOK 180/rental',
      'revenue.excluded': 'hourly',
    },
  ],
  [
    'competitors',
    'nobody here does it. some people just go to the public swimming hall',
    { 'competitors.kinds': 'public-offer' },
    ['competitors.named', 'competitors.price'],
  ],

  // 11. Baby clothes on loan
  [
    'idea',
    'Outgrown lends baby clothes: parents get the next size by post and send the old one back. We start in Leipzig next spring.',
    {
      'business.name': 'Outgrown',
      'business.offer': 'baby clothes',
      'business.place': 'Leipzig',
      'business.country': 'DE',
      'business.delivery': 'delivery',
      'business.launch': 'next spring',
    },
  ],
  [
    'industry',
    'Clothing rental for children. My co-founder ran a second-hand shop for 5 years, I come from logistics.',
    { 'industry.words': 'Clothing rental for children', 'industry.experience': '5 years' },
  ],
  [
    'audience',
    'Parents of babies under two, who today buy on Vinted. 5,900 babies are born here each year.',
    { 'audience.groups': 'Parents of babies under two', 'audience.kind': 'parents', 'audience.size': '5900 babies' },
  ],
  [
    'revenue',
    'subscription €24.90/month for 12 pieces or €34.90/month for 20. Every box costs us about €8 in washing and postage. I expect that 6 % cancel each month.',
    {
      'revenue.streams': 'EUR 24.90/month; EUR 34.90/month',
      'revenue.model': 'subscription',
      'revenue.unitCost': 'EUR 8',
      'revenue.churn': '6%',
    },
  ],
  [
    'competitors',
    'Vinted (free, but you have to search for hours), räubersachen and the flea market at the church hall',
    {
      'competitors.named': 'Vinted | räubersachen',
      'competitors.weakness': 'you have to search for hours',
    },
  ],

  // 12. Wedding photographer
  [
    'idea',
    'I photograph weddings in Oaxaca, on film and in black and white only.',
    {
      'business.offer': 'weddings',
      'business.place': 'Oaxaca',
      'business.country': 'MX',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Wedding photography — 8 years as second shooter',
    { 'industry.words': 'Wedding photography', 'industry.experience': '8 years' },
  ],
  [
    'audience',
    'Couples from abroad who fly in to marry, and the planners who organise it for them.',
    { 'audience.groups': 'Couples from abroad | planners' },
    ['audience.size'],
  ],
  [
    'revenue',
    'Full day 38,000 MXN, half day 22,000 MXN, album 6,500 MXN extra. 26 weddings a year is my limit.',
    {
      'revenue.streams': 'Full day: MXN 38000; half day: MXN 22000; album: MXN 6500',
      'revenue.volume': '26 weddings/year',
    },
  ],
  [
    'competitors',
    'About a dozen photographers do the same, best known are Casa Clara Foto and Luz y Sal. They deliver after three months.',
    {
      'competitors.named': 'Casa Clara Foto | Luz y Sal',
      'competitors.weakness': 'They deliver after three months',
    },
  ],

  // 13. Patent translator
  [
    'idea',
    'patent translation from german and slovene into english, just me working from home in ljubljana',
    {
      'business.offer': 'patent translation',
      'business.place': 'ljubljana',
      'business.country': 'SI',
      'business.team': '1 people',
    },
    ['business.name'],
  ],
  [
    'industry',
    'Translation. 15 yrs, first inhouse at a law firm, then freelance',
    { 'industry.words': 'Translation', 'industry.experience': '15 years' },
  ],
  [
    'audience',
    'patent attorneys. say 90 firms. they use agencies now',
    { 'audience.groups': 'patent attorneys', 'audience.size': '90 firms', 'audience.alternative': 'agencies' },
  ],
  [
    'revenue',
    '0,14 EUR per word, rush work plus 50 percent. around 45.000 words per month. No retainers!',
    {
      'revenue.streams': 'EUR 0.14/word',
      'revenue.volume': '45000 words/month',
      'revenue.excluded': 'retainer',
    },
    ['revenue.churn'],
  ],
  [
    'competitors',
    'RWS and Questel are the giants, plus DeepL since two years. DeepL gets claims wrong',
    { 'competitors.named': 'RWS | Questel | DeepL', 'competitors.weakness': 'DeepL gets claims wrong' },
  ],

  // 14. Escape rooms
  [
    'idea',
    'Our escape rooms play in the shipyard of 1980. Three rooms in Gdańsk, real machines to touch, actors instead of screens.',
    { 'business.offer': 'escape rooms', 'business.place': 'Gdańsk', 'business.country': 'PL' },
    ['business.team'],
  ],
  ['industry', 'Escape rooms', { 'industry.words': 'Escape rooms' }, ['industry.id', 'business.name']],
  [
    'audience',
    'Tourists from the ferry, school classes, company teams. 2.1 million visitors came to the city last year',
    { 'audience.groups': 'Tourists | school classes | company teams', 'audience.size': '2100000 visitors' },
  ],
  [
    'revenue',
    'Tickets 75 PLN per person Mon–Thu, 95 PLN Fri–Sun. Groups of 2 to 6. We want 900 visitors a month. The build costs 210 000 PLN, we have 80 000 PLN of our own.',
    {
      'revenue.streams': 'PLN 75; PLN 95',
      'revenue.model': 'tickets',
      'revenue.volume': '900 visitors/month',
      'finance.costs': 'build: PLN 210000',
      'finance.cash': 'PLN 80000',
    },
  ],
  [
    'competitors',
    'Room Escape Gdańsk, Let Me Out, and the cinema of course. Let Me Out takes 110 zł a head at the weekend.',
    { 'competitors.named': 'Room Escape Gdańsk | Let Me Out', 'competitors.price': 'PLN 110' },
  ],
];
