import type { QuestionId } from '../../questions.ts';
import type { Answers } from './answers.ts';

type Speeches = readonly (readonly [question: QuestionId, text: string])[];
type Named = readonly (readonly [id: string, answers: Answers])[];

/**
 * Two further rounds, each written in other styles after the set before it was mended. They watch that what the rubric
 * learned holds for texts in other words.
 */

export const furtherGeneralities: Speeches = [
  [
    'idea',
    'Imagine a company that finally puts humans at the heart of business. That is our dream. With courage, curiosity and a can-do attitude we are going to reinvent the way in which goods and services reach the people who need them. Our offer adapts to each lifestyle and every wallet. We promise speed, simplicity and reliability, and we guarantee that nobody leaves disappointed. A strong culture, clear values and a bold vision carry us forward. We are not here to follow the crowd but to inspire it, and in a few years our name will stand for excellence on 5 continents and in every household.',
  ],
  [
    'idea',
    'The concept rests upon three pillars: quality, innovation and closeness to the customer. We identified a gap in the market and will fill it with a product that is better, quicker and more convenient than whatever exists so far. Thanks to cutting-edge tools we are able to personalise our service and adjust it to individual wishes at any time. Our competitive edge lies in our people, who bring energy, experience and a hands-on mentality. We intend to scale rapidly, first in our home market, later across Europe, Asia and America, and to establish ourselves as the preferred provider for discerning clients.',
  ],
  [
    'industry',
    'You might describe us as a hybrid between several branches, which is exactly our strength. The branch is booming: turnover has tripled in the past decade and analysts forecast another 15 % per year. Digitalisation, globalisation and changing habits create a perfect storm of chances for agile newcomers. Regulations are manageable and barriers to entry are low. Our founders are generalists with a great feeling for what people want, and they have already worked on numerous successful projects in various functions. We are eager to learn and certain that enthusiasm outweighs experience in a sector that reinvents itself every day.',
  ],
  [
    'audience',
    'Customers today are spoiled for choice, and that is precisely why they long for orientation. We speak to those who refuse to settle for mediocrity: achievers, dreamers, doers and thinkers of every age, gender and income. They want to be inspired, surprised and taken by the hand. At present they jump from one offer to the next without ever being really content. Once they discover us, the search is over. Our potential runs into the millions, and with targeted campaigns we will win over the early adopters first, followed by the mainstream and eventually also by the sceptics.',
  ],
  [
    'audience',
    'We are aiming at the mass market as well as at profitable niches. Private individuals, freelancers, associations, public bodies, small firms and large groups can all profit from what we do. The purchasing power of our clientele is medium to high, their loyalty is considerable and their readiness to pay grows with every positive experience. According to our estimate, at least 70 % of the population comes into question. What do they do now? They improvise, they compare, they hesitate and in the end they are frustrated. We take them seriously, pick them up where they are and accompany them in the long term.',
  ],
  [
    'revenue',
    'Earnings are generated on several levels. On the one hand there are one-time purchases, on the other hand recurring payments that guarantee a stable cash flow. Added to this are bonuses, licences and cooperations with strong brands. Our cost structure is slim because we outsource whatever does not belong to our core competence. The margin is therefore above average. We are planning conservatively and still expect seven-figure sales in the medium term. As soon as the break-even point has been passed, surpluses will be reinvested in order to accelerate expansion even further and to secure our lead in the long run.',
  ],
  [
    'revenue',
    'People do not buy products, they buy emotions, and emotions have no price tag. Accordingly we set our rates dynamically, in line with demand, season and mood. There is an entry-level offer for the thrifty, a comfort version for the majority and a luxury edition for those who indulge themselves. Add-ons, gift vouchers and a VIP club round off the portfolio. Because satisfied customers tell at least 3 others about us, acquisition costs tend towards zero. With every transaction our reserves grow, and with them the freedom to realise further ideas and to give something back to society.',
  ],
  [
    'competitors',
    'Looking at the landscape, one finds old hands, copycats and lucky fellows, but hardly anyone with a vision. The established names rest on their laurels, their websites look like 1999 and their hotlines are a nightmare. New entrants burn money and vanish after a few months. Against this background our mixture of experience and freshness appears all the more convincing. Where others promise, we deliver; where others hesitate, we act. A SWOT analysis confirms that our strengths outweigh our weaknesses by far. Imitators would need at least 2 years to catch up, and by then we will be elsewhere.',
  ],
];

export const furtherAttempts: Named = [
  [
    'reworded',
    {
      idea: 'Something which I would like to build and sell, in a place, and which differs from what others do.',
      industry: 'The trade in which I have worked for years.',
      audience: 'For the customers that would buy first.',
      revenue: 'By the price that people pay for what I sell.',
      competitors: 'Others that my customers could turn to, with their names and charges.',
    },
  ],
  [
    'not knowing',
    {
      idea: 'Let me think about it and get back to you.',
      industry: "I'm still undecided between a few things.",
      audience: 'Whoever wants it, really.',
      revenue: "I was hoping you'd tell me that.",
      competitors: 'Never checked, to be fair.',
    },
  ],
  [
    'not knowing, elsewhere',
    {
      idea: 'Weiß ich noch nicht genau',
      industry: 'aucune idée pour le moment',
      audience: 'ni idea, la verdad',
      revenue: 'まだ決めていません',
      competitors: '暂时不知道',
    },
  ],
  [
    'mashing',
    {
      idea: 'fjdksla fjdksl ajfkdls',
      industry: 'wqoeiru',
      audience: 'bnmvc xkcjv 55 lskdjf',
      revenue: '€ dkfjg 12 slkdfj',
      competitors: 'Xkcvj, Lskdf',
    },
  ],
  [
    'form',
    {
      idea: '<Company> makes <product> for <group> in <city>',
      industry: 'Industry: ________',
      audience: 'Audience 1, audience 2',
      revenue: '$XX/month',
      competitors: 'Company A (strength), Company B (weakness)',
    },
  ],
  [
    'salad',
    {
      idea: 'Rome €8 vegans 15 % bicycle 24 h Lidl 30',
      industry: 'bakery 12 Oslo £40 dentist 9 % app',
      audience: '5000 students 12 % Vienna €7 Netflix retirees 60',
      revenue: '$9 week 40 % Berlin 200 €3 box 12',
      competitors: 'Aldi €2 Nike 14 % Prague slow 9 Uber',
    },
  ],
  [
    'speech repeated',
    {
      idea: 'Quality is our passion. '.repeat(8),
      industry: 'The sector is booming. '.repeat(8),
      audience: 'Our clients are the best. '.repeat(8),
      revenue: 'Success pays off. '.repeat(8),
      competitors: 'Nobody comes close to us. '.repeat(8),
    },
  ],
];

export const furtherSets: Named = [
  [
    'piano tuner',
    {
      idea: 'I tune and mend upright pianos in people’s homes in and around Ghent. I come in the evening, after work, which none of the other tuners do.',
      industry: 'Piano tuning, apprenticeship plus 3 years on my own.',
      audience:
        'Parents whose children take lessons at the music academy; the academy has 1,100 piano pupils. Most of them simply let the piano go out of tune.',
      revenue:
        '95 euros per tuning, repairs 60 an hour. I can do 8 a week. Petrol and strings about 220 a month. Savings: 3,000 euros.',
      competitors:
        'Maene sends a tuner for €140 but only on weekdays. Old Mr Claes is €80 and has stopped answering the phone.',
    },
  ],
  [
    'allotment boxes',
    {
      idea: 'Raised-bed kits for balconies, cut from larch in my barn near Kendal. Flat-pack, no screws, up in ten minutes.',
      industry: 'Garden joinery; 14 yrs a carpenter',
      audience:
        'Flat owners with a balcony in Manchester, maybe 22,000 flats. Right now they buy plastic troughs from B&Q.',
      revenue: '£68 a kit, £95 the deep one. Timber £21 each. 30 kits a month in spring. £5k in the bank',
      competitors: 'B&Q (£25, plastic, cracks in frost) and Woodblocx (£180 and you need a drill)',
    },
  ],
  [
    'interpreter app',
    {
      idea: 'Video interpreters in Ukrainian and Tigrinya for Swiss hospitals, on the line within 90 seconds, also at night. Hospitals today must book two days before.',
      industry: 'Medical interpreting. My partner interpreted for six years at the Inselspital in Bern.',
      audience:
        'Emergency departments of the 110 acute hospitals. Nurses there ask a relative or use Google Translate.',
      revenue:
        'CHF 2.90 a minute, no base fee. We expect 9,000 minutes a month. Interpreters get CHF 1.60 a minute. Capital 60,000 CHF.',
      competitors: 'AOZ Medios, CHF 4 a minute by phone and closed after 6 pm; relatives, who leave half out.',
    },
  ],
];

export const lastGeneralities: Speeches = [
  [
    'idea',
    'Life is too short for bad experiences, so we set out to design good ones. Our house stands for warmth, generosity and that certain something nobody can put into words. Guests, visitors, fans and friends are greeted by a team which burns for its cause. We pay homage to tradition while daring to be modern, and we rethink each element until it shines. With 3 core beliefs, 2 strong hands and 1 clear goal we set sail for new horizons. Whoever meets us will notice at once that here is someone who does it differently, thoroughly and with conviction, from the very first second.',
  ],
  [
    'industry',
    'This is a people business if there ever was one. Margins are decent, the mood is optimistic and politicians have promised support. Insiders speak of a golden age. Large corporations have started to notice the segment, which proves how lucrative it is, but they are too clumsy to serve it properly. We bring a breath of fresh air and soft skills you cannot learn at any school. Having observed the scene for ages, we can tell hype from substance. Trends come and go, yet fundamentals persist, and it is on these fundamentals that we are going to erect our house, brick by brick.',
  ],
  [
    'audience',
    'Who would not want to save time, nerves and cash? Precisely, and therefore the circle of potential buyers is practically unlimited. We distinguish between light, regular and heavy users, and each of these clusters will be approached with a message of its own. Men decide with their head, women with their gut, and youngsters with their phone; we cater to all three. Over 60 % are dissatisfied with their present supplier and ready to switch immediately. They are waiting for somebody to listen to them. That somebody is us. From there, recommendation effects will carry us into further circles like a snowball that becomes an avalanche.',
  ],
  [
    'revenue',
    'Our tariff system is as simple as it is ingenious: whoever uses more pays more, whoever uses less pays less. Beginners start at no risk, professionals enjoy attractive graduated rates, and key accounts receive bespoke terms. On top of that come consulting, maintenance, training and the sale of data insights, naturally in line with privacy rules. Already in the third quarter incoming payments ought to exceed outgoing ones. We budget with a generous buffer and review all expenses monthly. Banks and angels have signalled interest. A later exit at a multiple of 10 or even 20 is by no means unrealistic in this environment.',
  ],
  [
    'competitors',
    'Rivalry keeps us awake in the best sense. There may be dozens of firms that claim to do something similar, yet if you look closely they merely scratch the surface. Their staff are badly trained, their offers are confusing and after the sale nobody picks up the phone. Price wars have left them exhausted. We refuse to join that race to the bottom and play in a league of our own. Barriers protect us: our know-how, our contacts and our speed. Should anyone try to imitate us, we would already be 2 steps further. Complacency is the only opponent we truly fear.',
  ],
];
export const lastAttempts: Named = [
  [
    'reworded',
    {
      idea: 'A business selling what I make, where I live, different from all others.',
      industry: 'My trade and the words used in my trade.',
      audience: 'The first customers who buy, a kind of group on a list.',
      revenue: 'Money comes in with each price a customer will pay me.',
      competitors: 'Rivals that charge and fall short, two or three of them.',
    },
  ],
  [
    'not knowing',
    {
      idea: 'Ask me again tomorrow.',
      industry: "It's complicated, can we leave that out?",
      audience: 'Nobody in particular at the moment.',
      revenue: "I'd rather not say.",
      competitors: "I couldn't name any right now.",
    },
  ],
  [
    'salad',
    {
      idea: 'organic €12 Munich 24 h cyclists 5 km Tesla 8',
      industry: 'yoga 3 Dublin £9 retail 20 % 44',
      audience: 'mums 900 Lyon €4 50 % pupils 7 Aldi',
      revenue: '€3 box Milan 15 % $70 hour 300',
      competitors: 'Zara 10 % €6 Cork Shell 40 late',
    },
  ],
  [
    'mashing',
    {
      idea: 'hgjfkd hgjfk dfkgj',
      industry: 'mnxbcv',
      audience: 'oiwuer oiwer lkjsdf 12',
      revenue: '£££ wlekrj 5',
      competitors: 'Slkdjf Woeiru',
    },
  ],
];
export const lastSets: Named = [
  [
    'tattoo',
    {
      idea: 'tattoo studio, Malmö, fine line only, one client at a time, drawing agreed a week before so no surprises',
      industry: 'tattooing, five years in other studios',
      audience:
        'women 25 to 40 who never had a tattoo, must be 20 000 in the city. mostly they scroll Instagram and then travel to Copenhagen',
      revenue:
        '1 800 kr an hour, small ones from 1 200 kr. 18 hours a week. chair and rent 7 500 kr a month. 50 000 kr saved',
      competitors:
        'Good Luck Tattoo, 2 000 kr an hour, half a year waiting list. Walk-in shops on Möllan, cheaper, no fine line',
    },
  ],
  [
    'drain robots',
    {
      idea: 'We inspect the sewer pipes of small municipalities in Normandy with a rented camera robot. The mayor receives a film and a map within five working days; large contractors refuse jobs below two kilometres.',
      industry: 'Sewer inspection. I worked eleven years for Veolia.',
      audience:
        'Municipalities with fewer than 2,000 inhabitants, of which Calvados alone has 430. Most of them wait until a pipe collapses and then call an emergency contractor.',
      revenue:
        'We invoice €2.80 per metre and €350 for travel. We plan 4 km a month. The robot costs €1,900 a month to rent. We contribute €25,000.',
      competitors:
        'Suez and Véolia ask about €4 per metre and want at least 2 km; SARP is cheaper but hands over no map.',
    },
  ],
];
