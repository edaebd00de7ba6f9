import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, recordParagraph } from './block-makers.ts';

const who = orElse(
  oneOf(
    '[The first buyers are|It starts with|The people to win first are|At the head of the line stand] {groups}[ {inPlace?}|], [whom {name} reaches {way}|and {offer} has to fit their day|and each choice of {name} is made with them in mind|people {name} must understand well]',
    '{groups} [come first|are named first|are the people to win first]; [{name} meets them {way}, where they are at ease|what {name} sells must fit their day|the work of {name} is shaped by them|{name} should know them by name]',
    '[{name} is made for|Everything at {name} turns on|What {name} does is aimed at] {groups}[, who live or work {radius}|, {size} by your own count|, reached {way}|]',
  ),
  '{!audience.groups}[You have not said who should buy {offer}|Who {offer} is meant for has not been said|The buyers of {name} have not been named], [so this section stays general|and the plan leaves that open|so advice here can only be broad] [until a group is chosen|until one group stands in the answers|for now]',
);

const size = orElse(
  oneOf(
    '[You put their number at|The number given is|By your own count they are] {size}; [if one in a hundred tried {offer}, {name} would know enough|{name} needs a few dozen of them to learn the rest|{name} should speak with twenty of them before it plans further]',
    '[Your answers hold a number|You gave a number yourself|There is a count in the answers]: {size}; [a street-by-street list would firm it up for {name}, and it costs little more than a few evenings|{name} has to check it with a small test before it spends money on reaching them|it tells {name} where the ceiling is, not who will come, so each street has to be won by itself]',
  ),
  '{!audience.size}[No number of buyers has been given|How many they are is open|You gave no count of them], [and none is made up for {name}|so {name} should count them by hand|which {name} can settle with a list and a map]',
);

const choosing = orElse(
  oneOf(
    '[When {group} choose, one pattern shows|The way {group} choose is known|Watch how {group} choose]: {decide}, [so {name} needs|and {name} should have ready|so the task of {name} is to show] {proof}',
    '{group} [seldom choose on price alone|have their own way of choosing|choose with a clear head]: {decide}; {name} [wins them with|gains their trust with|should lead with] {proof}',
    '[It helps {name} to know how {group} decide|{name} should learn how {group} settle on {offer}|With {offer}, {group} follow a habit]: {decide}[, and {decide}|]',
  ),
  '[What convinces the buyers of {offer} is|To win buyers, {name} has to show|People come to {name} for] {reason}, [since elsewhere they meet|while others leave them with|for they are tired of] {friction}',
);

const fears = oneOf(
  '[They are wary of|What holds {group} back is the thought of|{group} hesitate because of|The doubt in their minds is] {fear}[ and {fear}|], [so {name} should answer with|and {name} can calm that with|to which the reply of {name} is] {proof}',
  '[Two fears stand in the way of {group}|{group} carry two worries|What keeps {group} from {offer} is]: {fear} and {fear}; [what helps against both is|what eases them is|{name} can lift them with] {proof}',
  '[Nothing scares {group} off {offer} like|{group} will drop {name} over|The surest way for {name} to lose {group} is] {fear}; [close to it comes|next on the list is|they also dread] {fear}',
);

const moment = oneOf(
  '[The moment to be there is|They buy|{group} tend to order|Most {group} act] {when}, [and they|when they also] {pay}; [so {name} should be reachable then|{offer} should be on offer at that hour|{name} has to be visible at that time]',
  '[Timing matters|The hour counts|There is a right moment]: {group} buy {when}[ and {when}|]; [as to money|at the till|when it comes to paying], they {pay}[, which {name} must allow for|, and {name} should build on it|, good to know when {name} sets its price]',
  '[On money, {group} are clear|As payers, {group} have habits|How {group} pay shapes the till of {name}]: they {pay} and {pay}, [and they buy {offer}|and orders for {offer} come|and they ask for {offer}] mostly {when}',
);

const practice = orElse(
  oneOf(
    '[Good practice for {name} with such buyers is to|What {group} notice first is whether {name} can|So {name} should] {d.practice}, [and never forget that|because|since] {decide}',
    '[In daily work it helps {name} to|The habit that suits {group} is to|A rule for {name} is to] {d.practice}[, and to keep it up when it is busy|, even on slow days|, from the first order on]; [that guards against|it takes away the fear of|it answers the worry about] {fear}',
  ),
);

const proving = oneOf(
  '[{group} will believe {name} once they have seen it at work, so the task is to|To {group} words are cheap, so {name} had better|Before {group} trust {name}, it has to] {x.proof} and [bring|have ready|offer] {proof}',
);

const fit = orElse(
  oneOf(
    '[What {group} get from {name} is|From {offer}, {group} get|In {offer}, {group} find] {reason} [instead of|where they now have|and no longer] {friction}; [the promise|the words|the line] {diff} [says it in their terms|has to be read in that light|must be kept for them]',
    '[To {group}, {diff} means|For {group}, the words {diff} stand for|{diff} matters to {group}, since it promises] {reason}, [and an end to|and relief from|and the end of] {friction}',
    '[Compared with {alt}|Set beside {alt}|Next to {alt}], {offer} [must give|must bring|should offer] {group} {reason}, [or they stay where they are|or nothing will move them|and it has to show at the first try]',
  ),
  '[What buyers get from {name} is|The gain for buyers of {name} is|With {offer}, people get] {reason} [instead of|in place of|rather than] {friction}',
);

const second = oneOf(
  '{group2} [are a different case|need another tone|come second]: {decide2}, and they {pay2}; [through|by way of] {reach2}, {name} [can meet them|gets to them|finds them] [later|once the first group is won|with the same {offer}]',
  '[After the first group, {name} can turn to|The next group for {name} is|Second in line for {offer} are] {group2}; [they buy|they tend to order|they come] {when2}, [fear|worry about|shy away from] {fear2} and want to see {proof2}',
  '[With {group2}, {name} must change its pitch|To {group2}, {offer} is sold differently|For {group2}, {name} needs other words]: {decide2}[, and what they want to see is|; they ask for|, so {name} should show] {proof2}',
);

const reachLead = oneOf(
  '[These are the places where {name} can meet {group}|There are three good ways for {group} to hear of {name}|To reach {group}, {name} can use what is already there|{group} can be found by {name} without a large budget]',
  '[First meetings between {name} and {group} can happen like this|When it comes to {offer}, {group} are best met in three ways]',
);
const reachItems = [
  oneOf(
    '{reach}, [where {name} should be seen|a chance to talk about {offer}|a way to be heard with {diff}], [since|because] {decide}',
    '[Through|By way of|With the help of] {reach}, [with {offer} to try|with a card of {name} to keep|with a short talk about {offer}]: what they want to see there is {proof}',
  ),
  oneOf(
    '{reach}, [as a second step of {name}|once {name} has its first buyers|for the {group} who need more time to trust {name}]; [there|by then] {decide}',
    '[Through|By using|With the help of] {reach}, [with the story of {name}|with one clear line about {offer}|with {diff} as the headline], [best of all|above all|first] {when}',
  ),
  oneOf(
    '{reach}, [for {group} who never see an advert of {name}|a slow but sure way for {name}|where word of {name} can spread], [as long as it can point to|where it can point to|if it can point to] {proof}',
    '[Later through|In time through|After the first month through] {reach}, [when buyers of {offer} can vouch for it|with a buyer who speaks for {name}|once {group} know the name {name}], [to calm the fear of|as an answer to|against] {fear}',
  ),
];

const plan = [
  oneOf(
    '[Week one|First week|In the first days]: [speak with|sit down with|listen to] ten {group} and [ask how they chose|ask about {friction}|ask what they pay today] [before showing {offer}|without selling {offer}|with {offer} still in the drawer]',
  ),
  orElse(
    oneOf(
      '[Week two|Then|After that]: [let five of them try {offer}|hand {offer} to five of them|sell {offer} to the first five] [at {price}|for {price}, not for free], [and watch what they do|and note each doubt|and ask for the reason when they decline], [above all any fear of|and listen for talk of|with an ear for] {fear}',
    ),
    '[Week two|Then|After that]: let five of them try {offer} and [name a price|ask what it was worth|note each doubt about {name}]',
  ),
  oneOf(
    '[Week three|In the third week|Next]: [in talks with those who hesitate, point to|tell those who hesitate about|answer those who hesitate by pointing to] {proof} and [write down what changed|listen for {fear}|ask again for an order] [at {name}|for {name}|in the notes of {name}]',
  ),
  oneOf(
    '[By the end of the month|Week four|At month end]: [ask each buyer of {name} for one name|let each buyer of {offer} bring a friend|ask who else needs {offer}], [since|because] {decide}, [and a good word helps more than an advert|so one good word goes far|and word of {name} travels that way]',
  ),
];

const figureToKeep = recordParagraph(
  'target-audience.practice',
  oneOf(
    '[One figure {name} should keep for {group}|What {name} should count here|To see if {group} are content, {name} should count]: {metric}, [because|since] {why}',
    '[{name} sees if {group} are happy in|How {group} like {offer} shows in|Whether {group} are content with {name} can be read from] {metric}, [because|since|for] {why}',
  ),
  ({ subject, random }) => {
    const metrics = subject.input.knowledge?.metrics ?? [];
    if (metrics.length === 0) return undefined;
    const metric = random.pick(metrics);
    return { metric: words(metric.name, ['industry.id']), why: words(metric.because, ['industry.id']) };
  },
  { rank: 3 },
);

/** Who buys, how they choose, what they fear, when and how they pay, where they are met, and the first four weeks. */
export const targetAudience: readonly BlockMaker[] = [
  paragraph('target-audience.who', [who, size]),
  paragraph('target-audience.choosing', [choosing, fears]),
  paragraph('target-audience.fit', [fit, proving], { from: 3 }),
  paragraph('target-audience.moment', [moment, practice], { rank: 1, from: 2 }),
  paragraph('target-audience.second', [second], { rank: 2 }),
  list('target-audience.reach', reachLead, reachItems, { from: 3, rank: 1 }),
  list(
    'target-audience.first-weeks',
    oneOf(
      '[There is a simple plan for the first ten buyers of {name}|This is how {name} can win its first ten buyers|Four weeks are enough to win the first buyers of {offer}|The first four weeks of {name} with {group} may look like this]',
    ),
    plan,
    { ordered: true, rank: 2, from: 4 },
  ),
  figureToKeep,
];
