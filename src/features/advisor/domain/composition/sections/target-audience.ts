import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, recordParagraph } from './block-makers.ts';

const who = orElse(
  oneOf(
    '{groups} are the people {name} is for[ first of all|]. [What such buyers look for is|In this trade they look for] {reason}, and [what puts them off elsewhere is|what they dislike today is] {friction}',
    '[The buyers {name} has in mind are {groups}|{name} is made for {groups}]. [People in this market pay for|What counts in this market is] {reason}, and [what drives them away from others is|they are tired of] {friction}',
    '{name} should win {groups} before anyone else. What may bring them is {reason}, and what drives them away from others is {friction}',
  ),
  '{!audience.groups}You have not said who should buy from {name}, so advice here can only be broad. [In this trade|As a rule] people pay for {reason} and turn away from {friction}',
);

const size = orElse(
  oneOf(
    '[You count|By your own count there are] {size}[ {radius}|]; [if one in a hundred tried {name}, that would be enough to learn from|speak with twenty of them before the plan goes further|a count by street would firm that up in a few evenings]',
    '[Your count of {size}|The figure of {size} that you give] is a ceiling and not a forecast: [it says how many could come to {name}, not who will|{name} wins them one by one|only orders show how many of them {name} can win]',
  ),
  '{!audience.size}How many they are has not been said, and no number is made up for {name}; a list and a map settle it in an evening',
);

const fit = oneOf(
  '[{group} should hear one thing first|One sentence should reach {group} before any other]: {name} {keeps}. [It is a promise of|What that promises is] {x.name}, and they will want to see it kept once before they rely on it',
  '{group} know {alt} and will compare, [so {name} has to be better at one thing they care about|and the comparison {name} can win is this|so {bizAt} needs one clear advantage]: {reason}',
);

const choosing = orElse(
  oneOf(
    '[When {group} choose|Before {group} choose|When {group} have to decide], {decide}, and {decide}. What convinces them is {proof}[, so {name} should have that ready|]',
    '{group} have their own way of choosing: {decide}. [They want to see|What wins them over is] {proof}, [and {name} can prepare that before it opens|so that belongs in the first talk with {name}|as well as {proof}]',
    '[It pays {name} to know how {group} decide|How {group} decide is no secret]: {decide}, and as a rule {decide}. {proof} [helps {name} more than any advert|is what {name} should show them]',
  ),
  '[As a rule|In this trade] {customers} are won by {reason}, [since elsewhere they meet|for they are tired of] {friction}; [{name} should check that with its first ten|the first ten talks will show {name} whether that holds here]',
);

const fears = oneOf(
  '[What holds {group} back is the fear of|{group} hesitate for fear of|The worries of {group} are] {fear} and {fear}. [{name} should answer both before they are voiced, with|What calms them is|Against both it helps {name} to offer] {proof}',
  '[The surest way for {name} to lose {group} is|{group} would leave {name} over|Nothing puts {group} off {name} like] {fear}, and [they also dread|close behind comes] {fear}. [To reassure them, {bizAt} should have|What reassures them about {bizAt} is] {proof}',
);

const moment = oneOf(
  '[{group} tend to buy|Most {group} decide|As a rule {group} order] {when} or {when}, so [that is when {name} has to be easy to reach|an offer by {name} should reach them then|{name} should have someone to answer at that time]. They {pay}, and they {pay}',
  '[The time to speak to {group} about {name} is|{name} will hear from {group} mostly|{name} should expect {group}] {when}. [When it comes to money, they|As for payment, they] {pay} and {pay}[, so the terms of {name} should allow for it|]',
);

const practice = oneOf(
  '[What {group} notice first is how {name} works day by day|Daily habits win {group} for {name}|{group} judge {name} by small things], so {d.practice} and {d.practice}',
  '[One habit will earn the trust of {group}|For {group}, {name} should keep one rule from the first order on]: {d.practice}. [It matters because|The reason is that] they judge by what happens and not by what {name} says',
);

const second = oneOf(
  '{group2} come second, and they are different: {decide2}, and they {pay2}. [{name} reaches them through|The way to them leads {name} through] {reach2}[, once the first group is won|]',
  '[After that {name} can turn to {group2}|The next group for {name} is {group2}]. They buy {when2}, are wary of {fear2} and want to see {proof2}',
  '[With {group2}, {name} needs another pitch|To {group2}, {name} is something else]: {decide2}. What they want to see is {proof2}, and they {pay2}',
);

const reachLead = oneOf(
  '[[{name}|{bizAt}] can meet {group} in three places|Three places where [{name}|{bizAt}] meets {group} at little cost|{group} can be found by [{name}|{bizAt}] without a large budget, in this order]',
);
const reachItems = [
  oneOf(
    '{reach}: [go there first|start here], because [people there already have the need {name} meets|a talk in person with {group} teaches most]. [Bring|Have with you] {proof}',
    '[Start with|Begin with] {reach}, [and speak with {group} in person|where {name} can be seen and asked]. [What works there is|Have ready] {proof}',
  ),
  oneOf(
    '{reach}: [use it once {name} has its first buyers and one of them can speak for it|come here with a buyer who can vouch for {name}], best of all {when}',
    '[Then use|After that, use] {reach}, {when} if possible, [so that {group} hear of {name} when they decide|when {group} have time to listen to {name}]',
  ),
  oneOf(
    '{reach}: [slower, but it keeps bringing {group} once it works|it takes time, yet {group} trust it]. [Ask each new buyer of {name} whether they came that way|Give {name} three months before you judge it]',
    '[In the long run add|When {name} is known, add] {reach}; [{group} trust it, though it works slowly|drop it if no {group} come that way within three months]',
  ),
];

const plan = [
  orElse(
    oneOf(
      'Week one: [speak with|sit down with|listen to] ten {group}. [Ask how they chose last time|Ask what {friction} has cost them|Ask what they pay today and to whom], [and do not mention {name} until the end|and sell nothing for {name} yet|and note their own words for {name}]',
    ),
    'Week one: speak with ten {buyers} about what they use today and what annoys them, and do not mention {name} until the end',
  ),
  orElse(
    oneOf(
      'Week two: sell to the first five of them at the full {price}. [Write down every doubt, above all any fear of|Listen for doubts, such as] {fear}',
      'Week two: ask five of them for an order at {price}, paid ahead if you can. [If {group} decline, ask for the reason|Note why any {group} decline]; it may be the fear of {fear}',
    ),
    'Week two: let five {group} try what {name} offers, name a price and ask them to pay it',
    'Week two: let five people try what {name} offers, name a price and ask them to pay it',
  ),
  orElse(
    oneOf(
      'Week three: go back to those {group} who hesitated about {name} and show them {proof}. [Then ask once more for an order at {bizAt}|If that changes their mind, put it on the first page of {name}]',
    ),
    'Week three: go back to those who hesitated, ask what was missing at {name} and offer it to them once more',
  ),
  orElse(
    oneOf(
      'Week four: ask each buyer of {name} for one more name and [count how many give it|thank them with something small]; [as {decide}|since {decide}], a good word from {group} [goes far|is the cheapest advert]',
      'Week four: ask each buyer what they would tell a friend about {name}; if it is {reason}, say just that to {group} from then on',
    ),
    'Week four: ask each buyer of {name} for one more name, and count how many give it',
  ),
];

const figureToKeep = recordParagraph(
  'target-audience.practice',
  oneOf(
    '[Whether {group} are content with {name} shows in one figure|One figure tells {name} whether {group} are content]: {metric}. [It matters because|Keep it, because] {why}',
    '[To see whether {group} stay content, {name} should keep one figure|{name} should count one thing for {group}]: {metric}, because {why}',
  ),
  ({ subject, random }) => {
    const metrics = subject.input.knowledge?.metrics ?? [];
    if (metrics.length === 0) return undefined;
    const metric = random.pick(metrics);
    return { metric: words(metric.name, ['industry.id']), why: words(metric.because, ['industry.id']) };
  },
  { rank: 3 },
);

/** Who buys and why, how they choose, what they fear, when and how they pay, where they are met, and the first weeks. */
export const targetAudience: readonly BlockMaker[] = [
  paragraph('target-audience.who', [who, size]),
  paragraph('target-audience.choosing', [choosing, fit]),
  paragraph('target-audience.fears', [fears], { from: 3 }),
  paragraph('target-audience.moment', [moment, practice], { rank: 1, from: 2 }),
  paragraph('target-audience.second', [second], { rank: 2 }),
  list('target-audience.reach', reachLead, reachItems, { from: 3, rank: 1 }),
  list(
    'target-audience.first-weeks',
    oneOf(
      '[A plan for the first four weeks of [{name}|{bizAt}]|This is how [{name}|{bizAt}] can win its first ten buyers|Four weeks are enough for [{name}|{bizAt}] to learn whether {group} buy|The first four weeks of [{name}|{bizAt}] with {group} may look like this]',
    ),
    plan,
    { ordered: true, rank: 2, from: 4 },
  ),
  figureToKeep,
];
