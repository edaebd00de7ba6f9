import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';

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

type Sentence = (fact: string) => string;

/** What is said of a fact; `fact` begins with a capital letter and is a noun phrase or a list. Four ways each. */
export const acknowledgements: Readonly<Partial<Record<FactKey, readonly Sentence[]>>> = {
  'business.difference': [
    (fact) => `${fact}: that is a promise people can picture.`,
    (fact) => `${fact}. That can be checked, so it can be believed.`,
    (fact) => `${fact}: the plan will hold you to that.`,
    (fact) => `${fact}. A clear line to draw between you and the rest.`,
  ],
  'business.radius': [
    (fact) => `${fact} is an edge one can draw on a map.`,
    (fact) => `${fact}: a boundary like that keeps costs honest.`,
    (fact) => `${fact}. The plan will count customers inside that line only.`,
    (fact) => `${fact} is noted as how far you reach.`,
  ],
  'business.place': [
    (fact) => `${fact} gives the plan its ground: rules, prices and neighbours.`,
    (fact) => `${fact} it is. The rules of that place go into the plan.`,
    (fact) => `${fact} is noted; the plan will stay with what holds there.`,
    (fact) => `${fact}: good, a plan needs an address before it needs a slogan.`,
  ],
  'business.offer': [
    (fact) => `${fact}: a thing one can name is a thing one can sell.`,
    (fact) => `${fact}. That is the centre of the drawing.`,
    (fact) => `${fact} is what the plan will be about.`,
    (fact) => `${fact}, then. The rest is built around it.`,
  ],
  'business.name': [
    (fact) => `${fact} goes on the cover.`,
    (fact) => `${fact}: the name is noted.`,
    (fact) => `${fact} will stand at the top of the plan.`,
    (fact) => `${fact} it is. The name is yours to change later.`,
  ],
  'business.team': [
    (fact) => `${fact}: the plan will not count on more hands than that.`,
    (fact) => `${fact} to do the work; that sets what can be made in a day.`,
    (fact) => `${fact}. Hours will be the first limit.`,
    (fact) => `${fact} is noted as the team.`,
  ],
  'business.delivery': [
    (fact) => `${fact}: that decides how the customer gets it.`,
    (fact) => `${fact} is noted as the way to the customer.`,
    (fact) => `${fact}. Costs and hours follow from that.`,
    (fact) => `${fact}: clear. The plan follows that route.`,
  ],
  'industry.experience': [
    (fact) => `${fact} of experience is something no rival can buy.`,
    (fact) => `${fact} of work count; the plan will say so.`,
    (fact) => `${fact} behind you makes the estimates steadier.`,
    (fact) => `${fact}: that is worth a line in the summary.`,
  ],
  'industry.id': [
    (fact) => `${fact}: I know the costs and the rules of that trade.`,
    (fact) => `${fact}. Its seasons, rules and costs go into the plan.`,
    (fact) => `${fact}, then; the plan borrows what is known of it and calls it an estimate.`,
    (fact) => `${fact}: noted, with the duties that come with it.`,
  ],
  'industry.words': [
    (fact) => `“${fact}” is noted in your words.`,
    (fact) => `I have put down “${fact}” as the trade.`,
    (fact) => `“${fact}”: the plan will keep to that field.`,
    (fact) => `“${fact}” it is.`,
  ],
  'audience.size': [
    (fact) => `${fact} is a number the plan will lean on. I have marked it as yours, unverified.`,
    (fact) => `${fact}: the plan will calculate with that, and say that it comes from you.`,
    (fact) => `${fact}. A count, even a rough one, gives the rest its scale.`,
    (fact) => `${fact} is noted as your own estimate of how many there are.`,
  ],
  'audience.alternative': [
    (fact) => `${fact} is what you have to be better than. That is a fair fight to describe.`,
    (fact) => `${fact}: so that is the habit to change.`,
    (fact) => `${fact} is where the money goes today. The plan starts there.`,
    (fact) => `${fact}: knowing that is worth more than a survey.`,
  ],
  'audience.groups': [
    (fact) => `${fact}: a group one can go and meet.`,
    (fact) => `${fact} come first, then. The plan speaks to them.`,
    (fact) => `${fact}. Narrow enough to begin with.`,
    (fact) => `${fact}: noted as the first customers.`,
  ],
  'audience.kind': [
    (fact) => `${fact}: how they decide will shape the plan.`,
    (fact) => `${fact} come first, then.`,
    (fact) => `${fact} are noted as the customers to begin with.`,
    (fact) => `${fact}: the plan will follow the way they buy.`,
  ],
  'revenue.streams': [
    (fact) => `${fact}. Prices like that let the model calculate.`,
    (fact) => `${fact}: the projection now stands on something you said.`,
    (fact) => `${fact} is in the model, marked as yours.`,
    (fact) => `${fact}. You can change that at any time; every figure will follow.`,
  ],
  'revenue.volume': [
    (fact) => `${fact}: a pace one can picture.`,
    (fact) => `${fact} goes into the model as your figure.`,
    (fact) => `${fact}. The plan will check what that takes in hours.`,
    (fact) => `${fact} is noted, unverified, as the pace.`,
  ],
  'revenue.model': [
    (fact) => `${fact}: that decides when the cash arrives.`,
    (fact) => `${fact} is noted as the way you charge.`,
    (fact) => `${fact}. The model will follow that rhythm.`,
    (fact) => `${fact}: clear. A price can be added under the answer.`,
  ],
  'revenue.excluded': [
    (fact) => `No ${lowerFirst(fact)}: noted, and the plan will keep to that.`,
    (fact) => `Without ${lowerFirst(fact)}, then. A decision that saves pages.`,
    (fact) => `No ${lowerFirst(fact)}. The plan leaves that out.`,
    (fact) => `Ruling out ${lowerFirst(fact)} makes the rest simpler.`,
  ],
  'revenue.unitCost': [
    (fact) => `${fact} to make it: now there is a margin to look at.`,
    (fact) => `${fact} is noted as the cost of one sale.`,
    (fact) => `${fact} goes out before anything comes in. The model knows.`,
    (fact) => `${fact} as a cost is marked as yours.`,
  ],
  'finance.costs': [
    (fact) => `${fact}: a cost you know is one the plan need not guess.`,
    (fact) => `${fact} is in the model as you said it.`,
    (fact) => `${fact}. That replaces an estimate.`,
    (fact) => `${fact} is noted among the costs.`,
  ],
  'finance.cash': [
    (fact) => `${fact} of your own sets how long you can wait.`,
    (fact) => `${fact} is where the cash line begins.`,
    (fact) => `${fact} to start with: the plan will say how far that goes.`,
    (fact) => `${fact} is noted as your own money.`,
  ],
  'revenue.churn': [
    (fact) => `${fact} leaving each month is in the model.`,
    (fact) => `${fact} a month lost: the model will count with that.`,
    (fact) => `${fact} is noted as your estimate of who leaves.`,
    (fact) => `${fact} a month. The plan will show what that costs.`,
  ],
  'competitors.named': [
    (fact) => `${fact}: rivals one can go and look at.`,
    (fact) => `${fact} are in the plan by name.`,
    (fact) => `${fact}. The comparison has a face now.`,
    (fact) => `${fact}: noted, as you named them.`,
  ],
  'competitors.weakness': [
    (fact) => `“${fact}” is the gap the plan points at.`,
    (fact) => `“${fact}”: a weakness customers feel.`,
    (fact) => `“${fact}” goes into the comparison as your observation.`,
    (fact) => `“${fact}” is where you can be better from the first day.`,
  ],
  'competitors.price': [
    (fact) => `${fact} elsewhere is the price customers will compare with.`,
    (fact) => `${fact} is noted as what the others ask.`,
    (fact) => `${fact}: the plan will set your price beside it.`,
    (fact) => `${fact} over there. That is the yardstick.`,
  ],
  'competitors.kinds': [
    (fact) => `${fact}: each of these fights in its own way, and the plan says how.`,
    (fact) => `${fact} is what a customer could choose instead.`,
    (fact) => `${fact}. The plan will say what that kind of rival cannot do.`,
    (fact) => `${fact}: noted as the competition.`,
  ],
};

/** For an answer that skips its question. */
export const skippedAcknowledgements: Readonly<Record<QuestionId, readonly string[]>> = {
  idea: [
    'Then the idea stays open for now, and the plan will say so.',
    'That is all right. The plan will say that the idea is still open.',
    'No idea on paper yet: the plan will say so, and wait.',
    'Fine, we leave the idea open. The plan will say so in one line.',
  ],
  industry: [
    'Then the industry stays open, and the plan will say so.',
    'That is all right. Without an industry the plan rests on general estimates, and the plan will say so.',
    'No industry yet: the plan will say so rather than guess.',
    'Fine, we leave the trade open. The plan will say so.',
  ],
  audience: [
    'Then the customer stays open, and the plan will say so.',
    'That is all right. Nobody is named yet, and the plan will say so.',
    'No customer group yet: the plan will say so rather than invent one.',
    'Fine, we leave the customers open. The plan will say so.',
  ],
  revenue: [
    'Then the price stays open. The model will use estimates, and the plan will say so.',
    'That is all right. Without a price the figures are estimates, and the plan will say so.',
    'No price yet: the plan will say so and mark every figure it had to assume.',
    'Fine, we leave the money open. The plan will say so.',
  ],
  competitors: [
    'Then the rivals stay unnamed, and the plan will say so.',
    'That is all right. The plan will say so where it would have compared you.',
    'No rivals named: the plan will say so rather than pick some.',
    'Fine, we leave the competition open. The plan will say so.',
  ],
};

/** For an answer in which no fact was recognised; the answer is quoted. */
export const plainAcknowledgements: readonly Sentence[] = [
  (quote) => `I have noted “${quote}” as you wrote it.`,
  (quote) => `“${quote}” is kept in your words.`,
  (quote) => `“${quote}”: I could not read a figure or a name in that, so it stays as you said it.`,
  (quote) => `Noted: “${quote}”. You can add details under your answer.`,
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

/** The first letter in lower case, unless the word is in capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
