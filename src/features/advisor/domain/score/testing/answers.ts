import type { QuestionId } from '../../questions.ts';

export type Answers = Readonly<Record<QuestionId, string | null>>;

/** Five concrete answers each: they must earn every point. */
export const concreteBusinesses: readonly { readonly id: string; readonly answers: Answers }[] = [
  {
    id: 'bakery',
    answers: {
      idea: 'We bake sourdough to order in Ghent and deliver it before 7 am by cargo bike',
      industry: 'Artisan bakery',
      audience: 'Families and small offices within 4 km who now buy supermarket bread; about 9,000 households',
      revenue: 'Sourdough at €6.50 a loaf and office baskets at €45 a week',
      competitors: 'Delhaize and Carrefour; they open only at 7:30',
    },
  },
  {
    id: 'dentist software',
    answers: {
      idea: 'Booking software for dentists in the Netherlands that works offline',
      industry: 'SaaS',
      audience: 'Independent dentists, some 2,400 practices, who use paper diaries today',
      revenue: '€79 a month per practice, a subscription',
      competitors: 'Spreadsheets and Calendly, which cannot handle emergencies',
    },
  },
  {
    id: 'dog groomer',
    answers: {
      idea: 'Mobile dog grooming at your door within 15 miles of Leeds',
      industry: 'Dog grooming, 6 years of experience',
      audience: 'Dog owners with long-haired breeds, around 3,000; today they drive to a salon',
      revenue: '£45 per groom, about 60 dogs a month',
      competitors: 'Pets at Home. It does not come to your home.',
    },
  },
  {
    id: 'yoga',
    answers: {
      idea: 'A yoga studio in Paris, in small groups, open late',
      industry: 'Yoga studio',
      audience: 'Office workers and young parents, about 5,000 people, who currently use big gyms',
      revenue: 'Monthly membership for 49 euros and drop-ins for 15',
      competitors: 'Basic-Fit charges €30 a month but classes are too full',
    },
  },
  {
    id: 'tutor',
    answers: {
      idea: 'Maths tutoring online, one to one, from Dublin',
      industry: 'Private tutoring',
      audience: 'Parents of exam pupils, maybe 12,000 of them; today they buy revision books',
      revenue: '€40 per lesson',
      competitors: 'The Institute of Education and private tutors. They teach in groups only.',
    },
  },
  {
    id: 'bike repair',
    answers: {
      idea: 'We repair bicycles at your office in Copenhagen on the same day',
      industry: 'Bicycle repair',
      audience: 'Commuters and small companies, roughly 800 offices, who now push the bike to a shop or use the bus',
      revenue: '350 kr an hour',
      competitors: 'Local shops; you wait two weeks there and must bring the bike',
    },
  },
  {
    id: 'candles',
    answers: {
      idea: 'Hand-poured soy candles sold online from Hamburg',
      industry: 'Candle making',
      audience: 'Gift shops and hotels, about 600 of them, that today order from a wholesaler',
      revenue: 'Each candle sells for 24 euros and costs me 7 euros to make',
      competitors: 'Yankee Candle and importers, whose candles are not refillable',
    },
  },
  {
    id: 'cleaning',
    answers: {
      idea: 'Office cleaning by electric van up to 30 km around Lyon, after hours',
      industry: 'Cleaning company, ten years as a cleaner',
      audience: 'Law firms and accountants, 400 offices, who currently use big contractors',
      revenue: '€28 an hour, 200 hours a month',
      competitors: 'Onet and Elior; they never send the same person',
    },
  },
  {
    id: 'food truck',
    answers: {
      idea: 'A vegan food truck in Austin, Texas, open until midnight',
      industry: 'Street food',
      audience: 'Students and music fans, around 20,000 people, who eat pizza today',
      revenue: '$11 a bowl, 120 bowls a day',
      competitors: 'Domino’s and taco trucks; they sell nothing vegan',
    },
  },
  {
    id: 'consulting',
    answers: {
      idea: 'Energy audits for hotels in Austria within 5 days',
      industry: 'Energy consulting. 12 years as an engineer',
      audience: 'Family hotels with 20 to 80 rooms, about 1,900 of them, who rely on their installer today',
      revenue: 'Fixed price of €2,400 per project',
      competitors: 'Engineering firms like ILF, which take three months',
    },
  },
  {
    id: 'kayaks',
    answers: {
      idea: 'Kayak rental on the river in Ljubljana, open from sunrise, without appointment',
      industry: 'Outdoor rental',
      audience: 'Tourists aged 20 to 45, roughly 30,000 a summer; today they take the boat tour',
      revenue: 'We rent out kayaks at €18 an hour, 40 rentals a day',
      competitors: 'Boat tours, which cost €25 and only run at noon',
    },
  },
  {
    id: 'translator',
    answers: {
      idea: 'Certified legal translations, next day, working remotely from Lisbon',
      industry: 'Legal translation',
      audience: 'Law firms in Portugal and notaries, some 900 offices, who now use agencies',
      revenue: '€0.12 per word, no subscription',
      competitors: 'Agencies; they take a week and are expensive',
    },
  },
];

/** Twelve words or fewer over all answers. */
export const twelveWords: readonly Answers[] = [
  {
    idea: 'Sourdough by cargo bike in Ghent',
    industry: 'Bakery',
    audience: 'Families',
    revenue: '€6.50 a loaf',
    competitors: 'Delhaize',
  },
  {
    idea: 'Dog grooming in Leeds',
    industry: 'Pet care',
    audience: 'Dog owners',
    revenue: '£45 each',
    competitors: 'Petco',
  },
  {
    idea: 'Yoga in Paris, open late',
    industry: null,
    audience: 'Office workers, 5,000',
    revenue: '€15 per class',
    competitors: null,
  },
  {
    idea: 'Booking software for dentists in the Netherlands, €79 a month, works offline',
    industry: null,
    audience: null,
    revenue: null,
    competitors: null,
  },
];

const vagueIdea =
  'We want to build an innovative and unique business that offers great products and excellent services to all kinds of people. Our mission is to make the world a better place by creating real value for everyone. We believe in quality, passion and customer satisfaction, and we will always go the extra mile. With a modern approach and a dedicated team we will deliver outstanding solutions that exceed expectations. Our vision is to become a leader in our field, to grow every year and to build a strong brand that people trust and love for a long time, everywhere in the world.';
const vagueIndustry =
  'We are active in a very large and growing market with lots of opportunity for everyone who is willing to work hard and to think differently. The industry is changing fast and there are many chances for innovative companies that put the customer first. We see a lot of potential in many areas and segments, and we will be flexible enough to use every opportunity that comes along. The demand for good solutions is high and it will continue to grow in the future, because people always want better quality, better service and better value for their money, now and later on, in all areas.';
const vagueAudience =
  'Our target customers are basically everyone who wants a better experience and who values quality and good service. We do not want to limit ourselves, because our solution is good for all kinds of people of all ages and all backgrounds. Everybody has this need in one way or another, and so the potential is huge. We will reach people everywhere with modern communication and a strong brand. Our customers are people who want the best, who care about value, and who are open to something new. They are passionate, demanding and loyal, and they will recommend us to many other people all the time.';
const vagueRevenue =
  'We will earn money in many different ways, because our model is very flexible and can be adapted to all situations. There will be multiple revenue streams that complement each other, and we will keep adding new ones as we grow. Our prices will be fair, competitive and attractive, and customers will be happy to pay for the value that they get. In the long term we expect strong growth and healthy profits, since demand is high and our costs will be low. We will constantly improve our offering and find new sources of income wherever the opportunity comes up in the market over time.';
const vagueRivals =
  'There are of course some competitors in the market, but we are convinced that we are better than all of them. They do not have our passion, our quality and our innovative approach. Most of them are not really focused on the customer, and that is exactly where we are strong. We will stand out with excellent service and with a unique experience that nobody else can offer. The competition is good for the market and it motivates us to become even better. In the end the best solution always wins, and we are sure that this will be ours in the long run.';

/** A hundred words and more an answer, none of them about a business. */
export const generalities: readonly Answers[] = [
  {
    idea: vagueIdea,
    industry: vagueIndustry,
    audience: vagueAudience,
    revenue: vagueRevenue,
    competitors: vagueRivals,
  },
  {
    idea: vagueRivals,
    industry: vagueIdea,
    audience: vagueIndustry,
    revenue: vagueAudience,
    competitors: vagueRevenue,
  },
  {
    idea: vagueIndustry,
    industry: vagueAudience,
    audience: vagueRevenue,
    revenue: vagueIdea,
    competitors: vagueAudience.replace('everyone', 'anyone'),
  },
];
