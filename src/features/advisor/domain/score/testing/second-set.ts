import type { QuestionId } from '../../questions.ts';
import type { Answers } from './answers.ts';

/**
 * A second set of answers for the score, written from the questions alone, without sight of the rubric's code or of the
 * answers it was developed on. No case may be dropped or softened to let the rubric pass.
 */

/** About a hundred words of fluent padding against about twelve concrete words, both to the same question. */
export interface Pair {
  readonly id: string;
  readonly question: QuestionId;
  readonly generalities: string;
  readonly concrete: string;
}

export const pairs: readonly Pair[] = [
  {
    id: 'idea-solutions',
    question: 'idea',
    generalities:
      'We aim to deliver high-quality solutions that bring real value to our customers and help them reach their goals. Our approach combines innovation, passion and expertise in a unique way that sets us apart from everyone else in the market. With 100 % satisfaction and service 24/7, we want to be the number one choice for people who expect more. We believe that quality should never be a compromise, and that is why every detail matters to us. Our vision is to grow step by step into a trusted brand known all over the world, offering a thousand possibilities to everyone who wants to live better.',
    concrete: 'Mobile knife sharpening in Leeds at £4 a blade, done on the doorstep.',
  },
  {
    id: 'idea-platform',
    question: 'idea',
    generalities:
      'The idea is an all-in-one digital platform that connects people with the things they love. In the 21st century everybody is online, and our platform will use modern technology and artificial intelligence to make life easier in just 3 simple steps. It will be like Uber or Airbnb, but for everything. Users from New York to Tokyo will be able to find exactly what they need, whenever they need it, wherever they are. Because we put the user first, the experience will be seamless, fast and fun. We are convinced that this will be a game changer which disrupts the market and creates a new standard.',
    concrete: 'An app where Lisbon landlords book plumbers within two hours, €9 per job.',
  },
  {
    id: 'idea-lifestyle',
    question: 'idea',
    generalities:
      'I have always dreamed of creating something special that makes people happy. My business will be a place where quality meets comfort and where every customer feels at home from the first minute. We will offer a wide range of great products and services for every taste and every budget, always fresh, always at fair prices, and always with a smile. Ten out of ten customers will recommend us to their friends. What makes us different is our attention to detail and our love for what we do. Step by step we want to become the best known address in the whole region and beyond.',
    concrete: 'A Korean lunch counter near Lyon Part-Dieu station: two dishes, €11 each.',
  },
  {
    id: 'idea-consulting',
    question: 'idea',
    generalities:
      'Our company will provide holistic, tailor-made consulting that empowers organisations of all sizes to unlock their full potential. In a fast-changing world, leaders need a strong partner with a 360-degree view who understands their challenges and accompanies them on their journey. We combine strategy, people and technology to create sustainable results that last. We give 110 % on every project, and we are only satisfied when the client is. Thanks to our broad network and our many years of experience we can react quickly and flexibly to any need. Together we turn visions into reality and build the future of tomorrow today.',
    concrete: 'Fire-safety paperwork for care homes around Manchester, £390 flat, unlike Citation.',
  },
  {
    id: 'idea-green',
    question: 'idea',
    generalities:
      'We want to make the planet a better place by offering sustainable, eco-friendly alternatives to the products people use every day. More and more consumers care about the environment, and the market is expected to grow by double digits over the next 5 years. Our products will be natural, ethical, fair and beautiful, made with love and respect for nature. We will work only with the best partners and the best materials. What makes us unique is that we truly care, from A to Z. Every purchase makes a difference, and together with our community we will create a movement that inspires millions of people.',
    concrete: 'Refillable dish soap delivered by bicycle across Freiburg, €6 a litre, bottles returned.',
  },
  {
    id: 'industry-many',
    question: 'industry',
    generalities:
      'It is hard to put us in one box because we operate at the intersection of several dynamic industries. You could say that we are in services, but also in technology, lifestyle and innovation. This sector is one of the fastest growing in the world, worth billions of dollars every year, and experts agree that the best is yet to come. There are countless opportunities for a company like ours that thinks outside the box. Our team brings together many years of combined experience in a lot of different fields, and we have learned that there is no limit to what can be achieved with passion.',
    concrete: 'Upholstery; eleven years restoring chairs at a workshop in Turin.',
  },
  {
    id: 'industry-online',
    question: 'industry',
    generalities:
      'Our industry is basically the online business, which means that we can work from anywhere and sell to anyone 24 hours a day, 7 days a week, 365 days a year. Digital is the future and those who do not go digital will sooner or later disappear. In this industry it is all about speed, quality content and customer experience. We follow all the latest trends and we are constantly improving ourselves so that we are always one step ahead of the others. Since the pandemic everything has changed, and now is the perfect time to enter this exciting space with something fresh and new.',
    concrete: 'Bookkeeping for dentists; I spent 6 years at a Rotterdam accountancy.',
  },
  {
    id: 'industry-wellness',
    question: 'industry',
    generalities:
      'We are in the field of well-being in the widest sense: everything that makes people feel good in body, mind and soul. This is a huge and growing industry because nowadays everyone is stressed and everybody is looking for balance. Studies show that 9 out of 10 people would like to do more for themselves. We see ourselves as pioneers with a new and holistic approach which goes far beyond what is available today. I have been interested in this topic all my life and I know what people really need. Quality, trust and authenticity are the values that will lead us to success.',
    concrete: 'Physiotherapy, licensed since 2014, mostly runners with knee injuries in Bristol.',
  },
  {
    id: 'industry-hospitality',
    question: 'industry',
    generalities:
      'The industry we are entering is about people and experiences, which is the most beautiful industry of all. Whether young or old, big or small, everyone enjoys a good time, and there will always be demand for it, even in difficult times. Of course the competition is strong, but we are convinced that there is room for everyone who offers real quality at a reasonable price. We have a lot of experience as guests ourselves and therefore know exactly what is missing out there. Our first-class service with five-star standards will speak for itself, and word of mouth will do the rest.',
    concrete: 'Food trucks: four summers selling arepas at festivals in Zeeland.',
  },
  {
    id: 'industry-trade',
    question: 'industry',
    generalities:
      'We belong to the trade and commerce sector with a strong focus on quality and service. The sector has been around for hundreds of years and it will be around for hundreds more, because people will always buy and sell things. At the same time it is going through a deep transformation which opens the door for newcomers with fresh ideas. Our strengths are flexibility, reliability and an excellent price-performance ratio. We know the industry inside out and we have contacts at all levels. In the long run we would like to cover 100 % of the value chain and become a one-stop shop for our clients.',
    concrete: 'Second-hand pianos: tuning and resale, nine years with Steinway in Hamburg.',
  },
  {
    id: 'audience-everyone',
    question: 'audience',
    generalities:
      'Our target audience is basically everyone, because everybody needs what we offer. From children to seniors, men and women of all ages, private persons as well as companies: anyone who appreciates quality and good service is welcome with us. There are almost 8 billion people in the world, and if only 1 % of them become our customers we will already be extremely successful. Of course we will start small and then expand to more and more groups. Our customers are open-minded, curious and looking for something special. They are not satisfied with what they have now and they are waiting for a solution like ours.',
    concrete: 'Roughly 340 horse owners around Aarhus; today they drive to Randers for feed.',
  },
  {
    id: 'audience-modern',
    question: 'audience',
    generalities:
      'We address the modern, busy individual who has little time and high expectations. These people live in cities, use their phone 24/7 and want everything quickly, easily and at the best price. They value authenticity, sustainability and a good story behind a brand. They are active on social media and they like to share their experiences with friends and followers. Right now they use a mix of different solutions, but none of these really meets their needs. We will reach them through emotional storytelling and convince them with our quality. Once they have tried us they will never want to go back, that is 100 % certain.',
    concrete: 'Night-shift nurses at the Charité in Berlin, about 900, now eating vending-machine sandwiches.',
  },
  {
    id: 'audience-business',
    question: 'audience',
    generalities:
      'Our clients are ambitious companies of every size, from the start-up with two people to the global corporation with thousands of employees, in all sectors and all countries. What they have in common is the desire to improve, to save costs and to stay competitive in a challenging environment. Decision makers today are looking for a partner who speaks their language, who understands their pain points and who delivers results. They currently work with solutions which are outdated, complicated and expensive. With us they get everything from a single source. B2B or B2C, we treat every client as if they were our only one.',
    concrete: 'Independent opticians in Flanders, about 260, who keep appointments in paper diaries.',
  },
  {
    id: 'audience-families',
    question: 'audience',
    generalities:
      'We want to make people of every generation happy, whether they are alone, as a couple or together with their loved ones. Those who come to us are looking for quality time, relaxation and unforgettable moments, and we are going to give them exactly that. Our typical customer is someone who enjoys life, who likes good things, and who is ready to pay a little more if the quality is right. Surveys say that more than 80 % of people prefer a personal service over an anonymous one. We therefore see an enormous potential, first in our area, then nationally and one day internationally as well.',
    concrete: 'Parents of toddlers in Tampere; some 2,100 families; now they queue at Hoplop.',
  },
  {
    id: 'audience-personas',
    question: 'audience',
    generalities:
      'Our main persona is a person between 18 and 99 years who is interested in new things and has an average or above-average income. He or she is educated, communicative and quality-conscious, and loves to discover innovative brands. A second persona is the classic customer who wants security and good advice. The third persona is everyone else who hears about us through recommendations. All of them have one thing in common: they want to be taken seriously and treated as human beings, not as numbers. That is why the customer is always at the centre of everything we do, today, tomorrow and in the future.',
    concrete: 'First-year law students in Salamanca, 400 a year, who photocopy older notes.',
  },
  {
    id: 'revenue-multiple',
    question: 'revenue',
    generalities:
      'We will have multiple streams of income so that we are never dependent on only one source. In the beginning we will focus on growth and awareness, and the monetisation will follow naturally once we have a critical mass of users. Possible models are advertising, partnerships, premium features, commissions, events and merchandising. Our pricing will be fair, transparent and flexible so that there is something for every budget. We expect to reach profitability within a few years and to double our revenue every year after that. In the best case we can scale 10x without additional costs, which makes the model extremely attractive to investors.',
    concrete: 'Haircuts €28, beard trims €15; rent €850 a month, own savings €12,000.',
  },
  {
    id: 'revenue-value',
    question: 'revenue',
    generalities:
      'Money will come in when we create value for our customers, because people are always willing to pay for quality. We will offer different packages such as basic, standard and premium so that everyone can find the right option for their needs. The prices will be a little below those of the competition, but the quality will be clearly better, which is a win-win situation for both sides, 50/50 so to speak. Regular promotions and discounts of up to 70 % will attract new customers, and our loyalty programme will make sure that they come back. Costs will be kept as low as possible through smart and lean processes.',
    concrete: 'Subscription at $19 per clinic per month, plus $150 once for setup.',
  },
  {
    id: 'revenue-market',
    question: 'revenue',
    generalities:
      'The market we are talking about is worth more than $500 billion and it keeps growing year after year. If we manage to capture only 1 % of this huge market, we are talking about very serious money. Our business model is highly scalable, since the costs per additional customer are practically zero. At first we will offer our product for free to gain traction, and afterwards we will convert users into paying customers with smart upselling. Investors will get their money back many times over. Profit margins in this field are usually very high, and we are confident that we can even beat the industry average.',
    concrete: 'Dog walks at 14 pounds an hour, thirty walks weekly, van costs 260.',
  },
  {
    id: 'revenue-service',
    question: 'revenue',
    generalities:
      'Our income results from the sale of our products and services to satisfied customers. We calculate fairly and individually, because every project is different and every customer has other wishes. Thanks to our efficient way of working we can offer top quality at affordable prices, often at half the cost of others. As we become better known, our turnover will rise continuously, and we will be able to invest in marketing, staff and new ideas. In year 1 we want to cover our costs, in year 2 make a profit and in year 3 expand. Financing will be done through our own funds, banks, subsidies or other suitable sources.',
    concrete: 'Translating contracts at 0.14 euro per word, roughly 40,000 words monthly, no rent.',
  },
  {
    id: 'revenue-community',
    question: 'revenue',
    generalities:
      'We do not just want to earn money, we want to build a community, and the money will come as a consequence of that. Members will be able to support us in many different ways, starting from the price of a cup of coffee. In addition there will be exclusive content, special offers and cooperation with well-known brands such as Nike or Apple which fit our values. The more people join, the more valuable the whole becomes for everyone. With 1 million followers, which is realistic nowadays, even a small contribution from each will add up to a fortune. Our running costs are minimal because everything happens online.',
    concrete: 'Pottery evening classes, 45 CHF per person, eight seats, two evenings a week.',
  },
  {
    id: 'competitors-none',
    question: 'competitors',
    generalities:
      'To be honest we do not really have competitors, because what we do is completely unique and nobody else offers it in this form. Of course there are other companies in the market, some of them very big, but they are slow, impersonal and only interested in profit. None of them has our passion, our flexibility and our 100 % customer focus. They offer the same standard products they have been offering for 20 years. We see them less as rivals and more as an inspiration to be even better. In the end competition is good for business, and the customer will decide who is the best.',
    concrete: 'Vistaprint charges €30 for cards; flimsy paper, and no proofs by hand.',
  },
  {
    id: 'competitors-giants',
    question: 'competitors',
    generalities:
      'Our competitors are all the big players that everyone knows, like Amazon, Google and Facebook, but also the many small providers who are trying their luck. The big ones have a lot of money and a strong brand, but they have lost touch with the people. The small ones are closer to the customer, but they lack professionalism and resources. We combine the best of both worlds: the strength of a big company and the heart of a small one. Our price is better, our quality is better and our service is better. In 5 years they will be the ones who are looking up to us.',
    concrete: 'Barber Kemal asks 18 euros, Cutz 25; both shut on Mondays.',
  },
  {
    id: 'competitors-analysis',
    question: 'competitors',
    generalities:
      'A detailed competitive analysis shows that the market is highly fragmented, with hundreds of providers but no clear leader. Most of them compete on price alone and neglect quality, service and innovation. Their strengths lie in their experience and their existing customer base; their weaknesses are outdated processes, lack of transparency and poor communication. Our unique selling proposition gives us a sustainable advantage that is difficult to copy. We will continuously observe the market and react quickly to every change. With our top 10 list of best practices and our agile mindset, we are ideally positioned to win market share from day one.',
    concrete: 'Two garages, Kwik Fit and Harrow Tyres, £65 an hour, never on Sundays.',
  },
  {
    id: 'competitors-respect',
    question: 'competitors',
    generalities:
      'There is of course a lot of competition out there, online as well as offline, and we have great respect for everyone who does a good job. Some are cheaper, some are more expensive, some are older and some are newer than us. But at the end of the day customers do not choose a company, they choose a feeling, and this is where we will score. Nobody else gives them the feeling of being truly understood. Others talk about quality, we live it 24/7. With our secret recipe of creativity, heart and hard work we will stand out from a thousand others.',
    concrete: 'People use Duolingo (free) or Berlitz at €60 an hour, which rarely corrects writing.',
  },
];

/** Six founders with everything the questions ask for, each in their own way of writing. */
export const wholeSets: readonly { readonly id: string; readonly answers: Answers }[] = [
  {
    id: 'chimney-sweep-terse',
    answers: {
      idea: 'Chimney sweeping + stove checks. Kilkenny, 30 km round. Same-week slots, photo report each visit. Others: three weeks, no report.',
      industry: 'Chimney sweep. 8 yrs, certified.',
      audience:
        'Homeowners with wood stoves. Approx 3,500 in the county. Now: ring a sweep from Waterford or do nothing.',
      revenue: '€75 a sweep. €120 stove check. 14 jobs a week. Van + insurance €640 a month. Own money: €9,000.',
      competitors: "Nolan Flues, €85, books out in autumn. Clean Sweep Waterford, €70, won't do reports.",
    },
  },
  {
    id: 'dance-school-chatty',
    answers: {
      idea: "So, my sister and I want to open a little dance school in Porto, in Bonfim to be exact, just for grown-ups who've never danced before. No mirrors, no shows, no kids running about, and you can turn up without a partner. Nobody here does that, everything is geared to couples or to competitions!",
      industry:
        "It's dance teaching, I suppose. I taught forró and salsa for seven years at somebody else's studio, so I know how the evenings go.",
      audience:
        "We'd begin with people in their thirties and forties who moved to Porto for work, mostly office workers on their own. There must be around 6,000 of them in the eastern half of the city. At the moment they watch YouTube videos in the living room or, honestly, just go to the pub.",
      revenue:
        "A drop-in evening costs €12 and a ten-class card €95. We think we can get about 180 visits a month by spring. The room is €700 a month and we'd pay a DJ €60 now and then. We've put aside €8,500 between the two of us.",
      competitors:
        "Mostly Alma Latina, who charge €50 a month and make you sign up for a whole year, and the Gimnásio Clube, which is cheaper at €35 but has forty people in a room. And there's always the people who just stay at home.",
    },
  },
  {
    id: 'phone-repair-non-native',
    answers: {
      idea: 'I want make repair shop for the phones and tablets in Graz, near the main station. Different is, customer can sit and look how I repair, finish in one hour, and price is written on the wall.',
      industry: 'Phone repair. I make this work since 5 years, before in Aleppo and after in a shop in Vienna.',
      audience:
        'First customers are students of the two universities, they are around 40000 in Graz. Today they send phone to the manufacturer and wait two weeks, or they buy new one.',
      revenue:
        'Display change costs 89 Euro, battery 45 Euro, cover glass 10 Euro. I think 60 repairs in the month. Part costs me 35 Euro in average. Rent is 780 Euro per month. I have saved 15000 Euro.',
      competitors:
        'There is McRepair, he takes 119 Euro for display and needs three days. Other one is Handy Doktor, cheap with 79 Euro but he gives no guarantee.',
    },
  },
  {
    id: 'lab-software-formal',
    answers: {
      idea: 'We intend to develop calibration-tracking software for small testing laboratories in Denmark. It imports certificates as PDF and warns thirty days before a balance or pipette falls due; existing packages require manual entry.',
      industry:
        'Laboratory software (software as a service). Both founders worked for twelve years in accredited testing laboratories.',
      audience:
        'Accredited food and water testing laboratories with fewer than twenty employees, of which there are approximately 210 in Denmark. At present most of them maintain a spreadsheet in Excel.',
      revenue:
        'The subscription is DKK 1,200 per laboratory per month. Onboarding is charged once at DKK 7,500. We anticipate 25 laboratories by the end of the first year. Hosting and support amount to DKK 9,000 monthly; our own capital is DKK 300,000.',
      competitors:
        'LabWare, whose licences start at roughly DKK 60,000 a year and need a consultant to install, and Qualer, which charges DKK 2,000 a month and has no Danish interface.',
    },
  },
  {
    id: 'wedding-cakes-story',
    answers: {
      idea: 'Wedding cakes without gluten. It began when my own cousin could not eat her cake. I bake in my kitchen in Hobart, everything in one oven that has never seen wheat, and I deliver and put up the cake myself. No other baker in Hobart keeps a wheat-free kitchen.',
      industry: 'Cake making. I was a pastry cook in hotels for nine years before the children came.',
      audience:
        'Couples who marry in southern Tasmania and have a coeliac in the family, perhaps 150 weddings each year. What they do today: order a normal cake and put a shop-bought brownie next to it for the poor guest.',
      revenue:
        'A two-tier cake is $480, a three-tier $720, and a tasting box $35. I can bake three cakes a week in the season. Ingredients are about $95 a cake, and the insurance comes to $60 a month. I have $4,000 of my own to begin with.',
      competitors:
        'Sweet Derwent sells cakes from $390 but bakes them beside ordinary flour, so coeliacs cannot trust them. Jean Pascal wants $900 and is booked a year ahead.',
    },
  },
  {
    id: 'bike-fleet-lists',
    answers: {
      idea: '- monthly maintenance for cargo bikes of shops and couriers\n- Utrecht and Amersfoort\n- we come to the yard at night, bikes are ready at 7 am\n- nobody else works at night',
      industry: 'bicycle repair / fleet maintenance\n10 years as mechanic, 4 of them as workshop manager',
      audience:
        '1) parcel couriers with 5+ cargo bikes: ca. 45 firms\n2) later: supermarkets that deliver\nnow: they bring each bike to a shop by hand and lose a day',
      revenue:
        '* €39 per bike per month\n* tyres: €55 fitted\n* goal 120 bikes after 12 months\n* parts €9 per bike, second mechanic €2,900 per month, van lease €410\n* own funds €20k, bank €15k',
      competitors:
        '- Swapfiets for Business: €59 per bike, only their own bikes\n- Fietsmeesters: €75 per visit, daytime only\n- own caretaker with a spanner: free, but not safe',
    },
  },
];
