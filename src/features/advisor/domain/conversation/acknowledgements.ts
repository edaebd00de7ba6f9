import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';
import type { SpokenFact } from './spoken-fact.ts';

/** The facts of an answer worth naming in the reply, the most telling first. */
export const tellingFacts: Readonly<Record<QuestionId, readonly FactKey[]>> = {
  idea: [
    'business.difference',
    'business.radius',
    'business.place',
    'business.offer',
    'audience.groups',
    'business.name',
    'revenue.streams',
    'business.team',
    'business.delivery',
  ],
  industry: ['industry.experience', 'industry.id', 'industry.words', 'business.team', 'business.place'],
  audience: [
    'audience.size',
    'audience.alternative',
    'audience.groups',
    'business.radius',
    'audience.kind',
    'business.place',
  ],
  revenue: [
    'revenue.streams',
    'revenue.volume',
    'revenue.excluded',
    'revenue.model',
    'revenue.unitCost',
    'finance.costs',
    'finance.cash',
    'revenue.churn',
  ],
  competitors: ['competitors.named', 'competitors.weakness', 'competitors.price', 'competitors.kinds'],
};

type Sentence = (fact: SpokenFact) => string;

/** What is said of a fact, four ways each. A sentence holds no colon, because the words it names may bring one. */
export const acknowledgements: Readonly<Partial<Record<FactKey, readonly Sentence[]>>> = {
  'business.difference': [
    ({ first, isMany }) => `${first}. ${isMany ? 'Those are promises' : 'That is a promise'} people can picture.`,
    ({ first }) => `${first}. That can be checked, so it can be believed.`,
    ({ inner }) => `The plan will hold you to “${inner}”.`,
    ({ first }) => `${first}. A clear line to draw between you and the rest.`,
  ],
  'business.radius': [
    ({ inner }) => `A reach of ${inner} is an edge one can draw on a map.`,
    ({ inner }) => `A boundary of ${inner} keeps costs honest.`,
    ({ inner }) => `Within ${inner}, then. The plan will count customers inside that line only.`,
    ({ inner }) => `I have noted ${inner} as how far you reach.`,
  ],
  'business.place': [
    ({ first }) => `${first} gives the plan its ground, with its rules, prices and neighbours.`,
    ({ first }) => `${first} it is. The rules of that place go into the plan.`,
    ({ first }) => `${first} is noted, and the plan will stay with what holds there.`,
    ({ first }) => `${first} is a good start, because a plan needs an address before it needs a slogan.`,
  ],
  'business.offer': [
    ({ first }) => `${first}, then. A thing one can name is a thing one can sell.`,
    ({ inner }) => `I have put ${inner} at the centre of the plan.`,
    ({ inner }) => `The plan will be about ${inner}.`,
    ({ first }) => `${first}, then. The rest is built around it.`,
  ],
  'business.name': [
    ({ first }) => `${first} goes on the cover.`,
    ({ first }) => `I have noted ${first} as the name.`,
    ({ first }) => `The name ${first} will stand at the top of the plan.`,
    ({ first }) => `${first} it is. The name is yours to change later.`,
  ],
  'business.team': [
    ({ first }) => `${first}, so the plan will not count on more hands than that.`,
    ({ first }) => `${first} to do the work, which sets what can be made in a day.`,
    ({ first }) => `${first}. Hours will be the first limit.`,
    ({ inner }) => `I have noted ${inner} as the team.`,
  ],
  'business.delivery': [
    ({ first }) => `${first} it is, and that decides how the customer gets it.`,
    ({ inner }) => `I have noted ${inner} as the way to the customer.`,
    ({ first }) => `${first}. Costs and hours follow from that.`,
    ({ first }) => `${first}, clearly. The plan follows that route.`,
  ],
  'industry.experience': [
    ({ first, is }) => `${first} of experience ${is} something no rival can buy.`,
    ({ first, isMany }) => `${first} of work ${isMany ? 'count' : 'counts'}, and the plan will say so.`,
    ({ first, isMany }) => `${first} in the trade ${isMany ? 'make' : 'makes'} the estimates steadier.`,
    ({ first, is }) => `${first} in the trade ${is} worth a line in the summary.`,
  ],
  'industry.id': [
    ({ first }) => `${first} it is. I know the costs and the rules of that trade.`,
    ({ first }) => `${first}. Its seasons, rules and costs go into the plan.`,
    ({ first }) => `${first}, then. The plan borrows what is known of it and calls it an estimate.`,
    ({ inner }) => `I have noted ${inner} as the trade, with the duties that come with it.`,
  ],
  'industry.words': [
    ({ inner }) => `“${inner}” is noted in your words.`,
    ({ inner }) => `I have put down “${inner}” as the trade.`,
    ({ inner }) => `The plan will keep to “${inner}” as its field.`,
    ({ first }) => `“${first}” it is.`,
  ],
  'audience.size': [
    ({ first, is }) => `${first} ${is} what the plan will lean on. I have marked that number as yours, unverified.`,
    ({ inner }) => `The plan will calculate with ${inner}, and say that the number comes from you.`,
    ({ first }) => `${first}. A count, even a rough one, gives the rest its scale.`,
    ({ inner }) => `I have noted ${inner} as your own estimate of how many there are.`,
  ],
  'audience.alternative': [
    ({ first, is }) => `${first} ${is} what you have to be better than. That is a fair fight to describe.`,
    ({ first }) => `${first}, so that is the habit to change.`,
    ({ first, is }) => `${first} ${is} where the money goes today. The plan starts there.`,
    ({ inner }) => `Knowing that they turn to ${inner} today is worth more than a survey.`,
  ],
  'audience.groups': [
    ({ inner }) => `One can go and meet ${inner}, and that is what a first group is for.`,
    ({ first, isMany }) => `${first} ${isMany ? 'come' : 'comes'} first, then. The plan will speak of them by name.`,
    ({ first }) => `${first}. Narrow enough to begin with.`,
    ({ inner }) => `I have noted ${inner} as the first customers.`,
  ],
  'audience.kind': [
    ({ first }) => `${first}. How they decide will shape the plan.`,
    ({ first, isMany }) => `${first} ${isMany ? 'come' : 'comes'} first, then.`,
    ({ inner }) => `I have noted ${inner} as the customers to begin with.`,
    ({ first }) => `${first}. The plan will follow the way they buy.`,
  ],
  'revenue.streams': [
    ({ first }) => `${first}. Prices like that let the model calculate.`,
    ({ inner }) => `With ${inner}, the projection now stands on something you said.`,
    ({ first, is }) => `${first} ${is} in the model, marked as yours.`,
    ({ first }) => `${first}. You can change that at any time, and every figure will follow.`,
  ],
  'revenue.volume': [
    ({ first, is }) => `${first} ${is} a pace one can picture.`,
    ({ first, isMany }) => `${first} ${isMany ? 'go' : 'goes'} into the model as your figure.`,
    ({ first }) => `${first}. The plan will check what that takes in hours.`,
    ({ inner }) => `I have noted ${inner}, unverified, as the pace.`,
  ],
  'revenue.model': [
    ({ first }) => `${first}. That decides when the cash arrives.`,
    ({ inner }) => `I have noted ${inner} as the way you charge.`,
    ({ first }) => `${first}. The model will follow that rhythm.`,
    ({ first }) => `${first}, clearly. A price can be added under the answer.`,
  ],
  'revenue.excluded': [
    ({ inner }) => `No ${inner}, and the plan will keep to that.`,
    ({ inner }) => `Without ${inner}, then. A decision that saves pages.`,
    ({ inner }) => `No ${inner}. The plan leaves that out.`,
    ({ inner }) => `Ruling out ${inner} makes the rest simpler.`,
  ],
  'revenue.unitCost': [
    ({ first }) => `${first} to make it, so now there is a margin to look at.`,
    ({ inner }) => `I have noted ${inner} as the cost of one sale.`,
    ({ first }) => `${first} goes out before anything comes in. The model knows.`,
    ({ inner }) => `The cost of ${inner} is marked as yours.`,
  ],
  'finance.costs': [
    ({ inner }) => `With ${inner} known, the plan has less to guess.`,
    ({ first, is }) => `${first} ${is} in the model as you said it.`,
    ({ first }) => `${first}. That replaces an estimate.`,
    ({ inner }) => `I have noted ${inner} among the costs.`,
  ],
  'finance.cash': [
    ({ first }) => `${first} of your own sets how long you can wait.`,
    ({ first }) => `${first} is where the cash line begins.`,
    ({ first }) => `${first} to start with. The plan will say how far that goes.`,
    ({ inner }) => `I have noted ${inner} as your own money.`,
  ],
  'revenue.churn': [
    ({ first }) => `${first} leaving each month is in the model.`,
    ({ inner }) => `The model will count with ${inner} lost each month.`,
    ({ inner }) => `I have noted ${inner} as your estimate of who leaves.`,
    ({ first }) => `${first} a month. The plan will show what that costs.`,
  ],
  'competitors.named': [
    ({ first, isMany }) => `${first} ${isMany ? 'are rivals' : 'is a rival'} one can go and look at.`,
    ({ first, is }) => `${first} ${is} in the plan by name.`,
    ({ first, isMany }) => `${first}. The comparison has ${isMany ? 'faces' : 'a face'} now.`,
    ({ inner, isMany }) => `I have noted ${inner}, as you named ${isMany ? 'them' : 'it'}.`,
  ],
  'competitors.weakness': [
    ({ first }) => `“${first}” is the gap the plan points at.`,
    ({ first }) => `“${first}” is a weakness customers feel.`,
    ({ first }) => `“${first}” goes into the comparison as your observation.`,
    ({ first }) => `“${first}” is where you can be better from the first day.`,
  ],
  'competitors.price': [
    ({ first }) => `${first} elsewhere is the price customers will compare with.`,
    ({ inner }) => `I have noted ${inner} as what the others ask.`,
    ({ inner }) => `The plan will set your price beside ${inner}.`,
    ({ first }) => `${first} over there. That is the yardstick.`,
  ],
  'competitors.kinds': [
    ({ first, isMany }) =>
      isMany
        ? `${first}. Each of these fights in its own way, and the plan says how.`
        : `${first}. That kind of rival fights in its own way, and the plan says how.`,
    ({ first, is }) => `${first} ${is} what a customer could choose instead.`,
    ({ first }) => `${first}. The plan will say what they cannot do.`,
    ({ inner }) => `I have noted ${inner} as the competition.`,
  ],
};

/** For an answer that skips its question. */
export const skippedAcknowledgements: Readonly<Record<QuestionId, readonly string[]>> = {
  idea: [
    'Then the idea stays open for now, and the plan will say so.',
    'That is all right. The plan will say that the idea is still open.',
    'No idea on paper yet. That is fine, and the plan will say so.',
    'Fine, we leave the idea open. The plan will say so in one line.',
  ],
  industry: [
    'Then the industry stays open, and the plan will say so.',
    'That is all right. Without an industry the plan rests on general estimates, and the plan will say so.',
    'No industry yet, then, and the plan will say so rather than guess.',
    'Fine, we leave the trade open. The plan will say so.',
  ],
  audience: [
    'Then the customer stays open, and the plan will say so.',
    'That is all right. Nobody is named yet, and the plan will say so.',
    'No customer group yet, then, and the plan will say so rather than invent one.',
    'Fine, we leave the customers open. The plan will say so.',
  ],
  revenue: [
    'Then the price stays open. The model will use estimates, and the plan will say so.',
    'That is all right. Without a price the figures are estimates, and the plan will say so.',
    'No price yet, then, and the plan will say so and mark every figure it had to assume.',
    'Fine, we leave the money open. The plan will say so.',
  ],
  competitors: [
    'Then the rivals stay unnamed, and the plan will say so.',
    'That is all right. The plan will say so where it would have compared you.',
    'No rivals named, then, and the plan will say so rather than pick some.',
    'Fine, we leave the competition open. The plan will say so.',
  ],
};

/** For an answer in which no fact was recognised; the answer is quoted. */
export const plainAcknowledgements: readonly ((quote: string) => string)[] = [
  (quote) => `I have noted “${quote}” as you wrote it.`,
  (quote) => `“${quote}” is kept in your words.`,
  (quote) => `I could not read a figure or a name in “${quote}”, so it stays as you said it.`,
  (quote) => `“${quote}” is noted. You can add details under your answer.`,
];

export const completions: readonly string[] = [
  'That was the fifth answer: your business plan is complete. You can correct every fact under its answer.',
  'Your business plan is complete. What you said, what is computed and what is assumed are marked apart.',
  'With that your business plan is complete. Facts can be changed under the answers; the plan follows.',
  'The plan is complete. Read it with a pencil: every fact in it can be changed under your answers.',
];

export const thanks: readonly ((quote: string) => string)[] = [
  (quote) => `Thank you. “${quote}” is kept with the conversation; facts are changed under the answers or in the plan.`,
  (quote) => `Thanks for “${quote}”. To change a fact, use the line under its answer, or the plan itself.`,
  (quote) =>
    `Thank you, I have kept “${quote}”. The plan changes when you change facts under the answers or in the plan.`,
  (quote) =>
    `Thanks. “${quote}” does not change the plan by itself; facts are changed under the answers or in the plan.`,
];
