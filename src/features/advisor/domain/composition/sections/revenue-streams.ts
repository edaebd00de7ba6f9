import type { Block, Inline } from '#shared/prose.ts';
import { revenueArchetypes } from '../../archetypes/archetypes.ts';
import type { SectionContext } from '../context/block-slots.ts';
import { blockSlots } from '../context/block-slots.ts';
import { oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, plain } from './block-makers.ts';

const charge = orElse(
  oneOf(
    '{name} [earns through|lives on|gets its money through] {model}[ at {price}|], [which has one effect above all|and the account shows it|so cash follows a pattern]: {m.cash}',
    '[The core of the income is|Most income should come from|At the centre stands] {model}[, priced at {price},|, sold as {stream},|] and [for {name} that means|this shapes {name}|it sets the rhythm of {name}]: {m.cash}',
    '[With {model} as the way to pay for {offer}|When people pay for {offer} through {model}|As income from {offer} comes through {model}], {m.cash}[; {name} has to plan for it|, and {name} should keep that in view|]',
  ),
  '{!revenue.model}{name} [asks|charges|takes] {price}; [whether this recurs has not been said|how often people pay is open|the way of charging is not settled]',
  '{!revenue.model}{!revenue.streams}[You have not said how {name} will earn|No price and no way of charging has been given for {name}|How {offer} is paid for is not in the answers]; [the plan uses an estimate of the trade|so an estimate stands in|until then a general estimate fills the gap]',
);

const streams = oneOf(
  '[Beside it stands|A second stream is|{name} also sells] {stream2} at {price2}, [which lifts income from people who already know {name}|a help in weeks when {stream} is slow|to be offered once {stream} sells by itself]',
  '[Two prices, two jobs|Each price has its task|The prices work together]: {stream} at {price} [brings people in|carries the week|opens the door], {stream2} at {price2} [raises what each buyer of {name} is worth|makes {name} steadier|fills the gaps of {name}]',
);

const volume = orElse(
  oneOf(
    '[You expect|The answers name|Your own figure is] {volume}; [what decides if that can be done is|the ceiling to watch is|to get there {name} has to widen] {bottleneck} and {bottleneck}',
    '[The target you set is|The amount you named is|The answers hold a target of] {volume}; [soon {name} will feel|before that {name} has to solve|the first thing to give way is] {bottleneck}, [then|and later|followed by] {bottleneck}',
  ),
  '{!revenue.volume}[How much {name} expects to sell|The number of sales {name} hopes for|How many {units} {name} will sell] [has not been said|is open], [so the model uses an estimate of the trade|and an estimate takes its place|so volume is an assumption here]',
);

const logic = oneOf(
  '[On price, one thing weighs most|At this point buyers have a say|The price meets its test here]: {m.weigh}, [so {name} should have its answer ready|so {name} has to explain {offer}|and the page of {name} must speak to that] [in one line|before the price is shown|before anyone asks]',
  '[Price talk at {name} goes like this|What decides at {price} is simple|Around {price} the talk turns]: {m.weigh}, [and {group} {pay}|while {group} {pay}|and as a rule {group} {pay}]',
  '[What goes wrong with {model}|The danger in {model}|The known risk of {model}] is {m.risk}[, and {m.risk}|], so {name} should {m.lever}',
);

const unit = oneOf(
  '[One sale costs {name}|You put the cost of one sale at|Each sale takes] {unitCost} [before rent and pay|in direct cost|of material and time bought in]; [against a price of|set beside|from] {price}, [the rest must carry the fixed costs of {name}|what remains pays for everything else at {name}|what is left is the margin {name} works with]',
);

const compare = oneOf(
  '[Others ask {theirPrice}|{rival} asks {theirPrice}|Buyers know a price of {theirPrice}]; [at|with] {price} {name} [must show the difference|has to explain itself|gives people a reason to compare], [and {diff} is that difference|and that rests on {diff}|and {diff} has to carry it]',
);

const carries = orElse(
  oneOf(
    '[The price of {offer} also has to carry|Out of each sale {name} must pay for|What buyers of {offer} pay has to cover] {d.cost} and {x.cost}; [whoever leaves that out of the price works for nothing|a price that leaves them out hurts {name} late but surely|these come on top of material and rent]',
    '[Two costs hide in {offer}|{name} should price in two things|The promise of {name} has a cost and so has the way it works]: {x.cost} and {d.cost}, [and a fair price names neither but covers both|so a discount hurts {name} twice|which a copy of a rival’s price would not cover]',
  ),
  '[The price of {offer} also has to carry|Out of each sale {name} must pay for|What buyers of {offer} pay has to cover] {d.cost}, [and whoever leaves that out of the price works for nothing|which comes on top of material and rent|and a discount at {name} comes out of that]',
);

const excluded = oneOf(
  '[You have ruled out {excluded}|The answers rule out {excluded}|By your own choice there will be no charge through {excluded}]; [that keeps {name} simple|the plan of {name} respects that|{name} holds to that], [and {m.metric} matters all the more|and puts more weight on {m.metric}|with an eye on {m.metric}]',
);

const churn = oneOf(
  '[You expect to lose|The answers allow for a loss of|By your own figure, {name} loses] {churn} of customers a month, [and each point less is worth more than a new advert|so {name} has to refill before it grows|which makes it vital to {m.lever}]',
);

const measure = orElse(
  oneOf(
    '[The number for {name} to read each week is|One figure tells {name} how it stands:|{name} should judge itself by] {m.metric}[; after that|, followed by|, and then] {m.metric}',
    '[If {name} tracks only one thing, it should be|Of all figures at {name}, the first to read is|The figure that tells {name} most is] {m.metric}, [since|because|for] {m.cash}',
  ),
  '[Once {name} has a price|As soon as a price is set], {name} should [count how many people ask and how many pay|note each yes and each no|track who pays and why]',
);

const second = oneOf(
  '[{model2} would add another rhythm at {name}|The other part of {name}, {model2}, works differently|{model2} is the second leg of {name}]: {m.cash2}; [it should watch|it has to keep an eye on|the figure to follow is] {m.metric2}',
);

const leverItems = [
  oneOf(
    '{m.lever}[, which suits {group} who want {offer}|, so that each buyer of {offer} is worth more|, a change {name} can make this month|, beginning with {stream}]; [the result shows in|what it should move is|judge it by] {m.metric}',
    '[For|With] {offer}: {m.lever}[, before any rise in price|, as a first trial|], [since|because|as] {m.weigh}',
  ),
  oneOf(
    '{m.lever}[, once {name} knows its regulars|, and tell buyers of {offer} why|, as soon as {name} has a full month behind it], [since|because|as] {m.weigh}',
    '[A step for {name}|Next at {name}|Worth a try at {name}]: {m.lever}, [then look at|and give it two months to change|and see what it does to] {m.metric}',
  ),
  oneOf(
    '{m.lever}[, when {price} has proved itself|, with {offer} as the test|, once {name} has time for it]; [that softens|it lowers the risk of|it guards against] {m.risk}',
    '[Later at {name}|Once orders for {offer} are steady|In the second half of the year at {name}]: {m.lever}, [as a guard against|which helps against|to be safe from] {m.risk}',
  ),
];

function isRevenueModel(id: string | undefined): id is keyof typeof revenueArchetypes {
  return id !== undefined && Object.hasOwn(revenueArchetypes, id);
}

function streamsTable(context: SectionContext): readonly Block[] {
  const { subject } = context;
  const items = subject.facts.value('revenue.streams', 'amounts')?.items ?? [];
  if (items.length === 0) return [];
  const slots = blockSlots(context, 0, false);
  const dash = plain('–');
  const rows = items.slice(0, 6).map((item, at): readonly (readonly Inline[])[] => {
    const model = item.model ?? subject.models[0];
    return [
      slots.take(`stream${at + 1}`).content,
      slots.take(`price${at + 1}`).content,
      isRevenueModel(model) ? plain(revenueArchetypes[model].name) : dash,
    ];
  });
  return [
    {
      kind: 'table',
      id: 'revenue-streams.table',
      rank: 1,
      facts: ['revenue.streams', 'revenue.model'],
      caption: 'What is sold and at what price',
      head: ['Offer', 'Price', 'Charged as'],
      rows,
      numeric: [1],
    },
  ];
}

/** How the business charges, what that does to cash, price logic, what to watch and what lifts the result. */
export const revenueStreams: readonly BlockMaker[] = [
  paragraph('revenue-streams.charge', [charge, streams]),
  streamsTable,
  paragraph('revenue-streams.volume', [volume, unit], { from: 3 }),
  paragraph('revenue-streams.logic', [logic, compare], { from: 1 }),
  paragraph('revenue-streams.measure', [measure, churn, excluded], { rank: 2, from: 2 }),
  paragraph('revenue-streams.carries', [carries], { rank: 2, from: 5 }),
  paragraph('revenue-streams.second', [second], { rank: 2 }),
  list(
    'revenue-streams.levers',
    oneOf(
      '[There are ways for {name} to earn more from the same work|Three steps lift the income of {name} without new adverts|To earn more with {offer}, {name} can take three steps|Before {name} raises the price of {offer}, it can do three things]',
    ),
    leverItems,
    { rank: 1, from: 2 },
  ),
];
