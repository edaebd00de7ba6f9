import { type QuestionId, questionIds } from '../../questions.ts';
import type { Answers } from './answers.ts';
import { wholeSets } from './second-set.ts';

/** A way to collect points without describing a business. */
export interface Attempt {
  readonly id: string;
  readonly answers: Answers;
  /** What it may earn at most: a number of the 86, or no more than these honest answers earn. */
  readonly atMost: number | Answers;
}

const nothing: Answers = { idea: null, industry: null, audience: null, revenue: null, competitors: null };
const [sweep, dance, phone] = wholeSets.map((one) => one.answers) as [Answers, Answers, Answers];

function shuffled(text: string, step: number): string {
  const words = text.split(' ');
  return words.map((_, at) => words[(at * step + step) % words.length]).join(' ');
}

/** The whole answer stands under each question, with one word of it exchanged. */
const oneWordChanged = (text: string, word: string, others: Readonly<Record<QuestionId, string>>): Answers => {
  const entries = questionIds.map((id) => [id, text.replace(word, others[id])] as const);
  return Object.fromEntries(entries) as Answers;
};

const salad = '€5 Berlin dentists 10 % weekly Amazon 300 families subscription London rent €900';

export const attempts: readonly Attempt[] = [
  {
    id: 'question reworded',
    answers: {
      idea: 'I want to build something that I sell somewhere and that is different from the others.',
      industry:
        'The industry is the trade I would file it under, in the words people in the trade use, and my years in it.',
      audience:
        'It is for the kind of customer I would start with, and I can say what they buy today and how many there are.',
      revenue: 'I will earn money through revenue streams, with a price for each and what it buys.',
      competitors:
        'The main competitors are the ones a customer would compare me with: their names, what they charge and what they do worse.',
    },
    atMost: 0,
  },
  {
    id: 'question turned into an answer',
    answers: {
      idea: 'What I sell, where I sell it and what makes it different is the business I want to build.',
      industry: 'Which industry? The industry this belongs to, with my experience in it if I have some.',
      audience: 'My target customers are the people who come first, and what they use now is what they make do with.',
      revenue: 'What people will pay for is how the money comes in; a first price with its unit.',
      competitors: 'My customers could turn to two or three others, and there they put up with where those fall short.',
    },
    atMost: 0,
  },
  {
    id: 'one word changed, under every question',
    answers: oneWordChanged('We bake gluten-free wedding cakes in Hobart for $480 each.', 'wedding', {
      idea: 'wedding',
      industry: 'birthday',
      audience: 'party',
      revenue: 'office',
      competitors: 'garden',
    }),
    atMost: 0,
  },
  {
    id: 'previous answer with one word changed',
    answers: {
      ...nothing,
      idea: sweep.idea,
      industry: (sweep.idea ?? '').replace('visit', 'job'),
      audience: (sweep.idea ?? '').replace('sweeping', 'cleaning'),
    },
    atMost: { ...nothing, idea: sweep.idea },
  },
  {
    id: 'previous answer with one more word',
    answers: { ...phone, competitors: `Also ${phone.revenue ?? ''}` },
    atMost: { ...phone, competitors: null },
  },
  {
    id: 'same vague sentence repeated',
    answers: {
      idea: 'We offer the best quality in town. '.repeat(12).trim(),
      industry: 'The industry is growing fast. '.repeat(12).trim(),
      audience: 'Our customers love quality. '.repeat(12).trim(),
      revenue: 'Customers pay a fair price. '.repeat(12).trim(),
      competitors: 'The others are worse than us. '.repeat(12).trim(),
    },
    atMost: 0,
  },
  {
    id: 'same concrete sentence repeated',
    answers: { ...nothing, revenue: 'A haircut costs €28. '.repeat(10).trim() },
    atMost: { ...nothing, revenue: 'A haircut costs €28.' },
  },
  {
    id: 'word salad, shuffled under every question',
    answers: {
      idea: salad,
      industry: shuffled(salad, 5),
      audience: shuffled(salad, 7),
      revenue: shuffled(salad, 9),
      competitors: shuffled(salad, 11),
    },
    atMost: 0,
  },
  {
    id: 'word salad, other signals under each question',
    answers: {
      idea: '€5 Berlin dentists 10 % unlike Amazon 24 h',
      industry: 'plumbing 7 years Paris $40 software 15',
      audience: '300 nurses €9 Madrid 20 % Excel teachers 45',
      revenue: '€12 monthly 500 Rome $80 per 30 % rent 7',
      competitors: 'Uber €15 slow Ikea 40 $ London 12 % Lidl',
    },
    atMost: 28,
  },
  {
    id: 'keyboard mashing',
    answers: {
      idea: 'asdf jklö qwer asdfasdf jkljkl poiu',
      industry: 'lkjhgfdsa mnbvcxz',
      audience: 'sdfkjh sdkfjh 345 skdjfh Wkejrh ksdjf',
      revenue: 'qweqwe €€€ 123123 dfgdfg',
      competitors: 'Hgfhgf, Jkhjkh and Bvnbvn, zxczxc 99',
    },
    atMost: 0,
  },
  {
    id: 'lorem ipsum in other languages',
    answers: {
      idea: 'Li Europan lingues es membres del sam familie. Lor separat existentie es un myth. Por scientie, musica, sport etc, litot Europa usa li sam vocabular.',
      industry: 'Weit hinten, hinter den Wortbergen, fern der Länder Vokalien und Konsonantien leben die Blindtexte.',
      audience: 'Далеко-далеко за словесными горами в стране гласных и согласных живут рыбные тексты.',
      revenue: 'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium.',
      competitors: 'Quo usque tandem abutere, Catilina, patientia nostra? Quam diu etiam furor iste tuus nos eludet?',
    },
    atMost: 0,
  },
  {
    id: 'placeholder text copied',
    answers: {
      idea: 'What do you want to build?',
      industry: 'Which industry is it?',
      audience: 'Who is it for?',
      revenue: 'How will you earn money?',
      competitors: 'Who are the main competitors?',
    },
    atMost: 0,
  },
  {
    id: 'template text left unfilled',
    answers: {
      idea: '[Company name] sells [product] in [city]. Describe your idea here.',
      industry: 'e.g. bakery, software, consulting',
      audience: 'Example: [number] [group] in [place]',
      revenue: 'Price: €XX per unit, cost: €YY per month',
      competitors: 'Competitor 1, Competitor 2, Competitor 3',
    },
    atMost: 0,
  },
  {
    id: 'each answer under another question',
    answers: {
      idea: dance.competitors,
      industry: dance.revenue,
      audience: dance.industry,
      revenue: dance.idea,
      competitors: dance.audience,
    },
    atMost: 43,
  },
  {
    id: 'idea under the question of rivals',
    answers: {
      ...nothing,
      competitors: 'Chimney sweeping and stove checks in Kilkenny, with a photo report each visit.',
    },
    atMost: 0,
  },
  {
    id: 'numbers only',
    answers: {
      idea: '12345',
      industry: '7',
      audience: '500 1000 2000',
      revenue: '42',
      competitors: '3, 15, 99 and 100 %',
    },
    atMost: 0,
  },
  {
    id: "I don't know in five wordings",
    answers: {
      idea: 'No idea to be honest, you tell me.',
      industry: "Haven't really thought about that one.",
      audience: "Hard to say at this point, I'd have to look into it.",
      revenue: "Not sure yet, we'll figure that out later.",
      competitors: 'Beats me, I would need to google it.',
    },
    atMost: 0,
  },
  {
    id: "I don't know in five more wordings",
    answers: {
      idea: 'dunno',
      industry: 'n/a',
      audience: "I haven't the faintest, sorry.",
      revenue: 'TBD - will ask my partner in Madrid',
      competitors: 'Keine Ahnung',
    },
    atMost: 0,
  },
];
