import type { Block, Inline } from '#shared/prose.ts';
import { revenueArchetypes } from '../../archetypes/archetypes.ts';
import type { SectionContext } from '../context/block-slots.ts';
import { blockSlots } from '../context/block-slots.ts';
import { chargeName } from '../context/charge-name.ts';
import { oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, plain } from './block-makers.ts';

const charge = orElse(
  oneOf(
    '{name} earns through {model}[, at {price}|]. [For cash this means one thing above all|What that does to cash is simple]: {m.cash}, and so {name} [has to know its balance week by week|needs a reserve from the start|should plan its bills around it]',
    '[Most of the income of {name} comes from|The income of {name} rests on] {model}[, priced at {price}|], which means that {m.cash}. It also means that {m.cash}[, so {name} should keep its bank balance in view|]',
    '{name} earns its money through {model}[, {price} in the main|]. [Two things follow for {biz}|The account of {biz} will show it]: {m.cash}, and {m.cash}',
  ),
  '{!revenue.model}{name} [asks|charges|takes] {price}, but [whether this recurs|how often people pay] has not been said, so the plan counts single payments',
  '{!revenue.model}{!revenue.streams}You have not said how {name} will earn, [so an estimate of the trade stands in for a price|so the plan works with an estimate until a price is named]',
);

const streams = oneOf(
  '[A second price stands beside it|There is a second price]: {stream2} at {price2}[, to steady {name} when {stream} {stream#sell/sells} slowly|. Offer it to people who have bought {stream} once and were content|]',
  'People come first for {stream} at {price}, and [with {stream2} at {price2} each of them is worth more to {name}|{stream2} at {price2} can give them a reason to stay with {name}]',
);

const volume = orElse(
  oneOf(
    '[You expect|Your target is] {volume}[, which is what the model works with|, and the model takes that over|]. [What stands in the way at {name} is|To get there {name} has to widen|What {name} has to solve on the way is] {bottleneck}, [then|and after that] {bottleneck}',
    '[To reach {volume}|For {volume}], {name} has to find its way around {bottleneck}[ and {bottleneck}|], [so check that before you count on the income|which decides whether the target holds]',
  ),
  '{!revenue.volume}How many {units} {name} expects to sell has not been said, so [the volume in the model is an estimate of the trade|an estimate of the trade takes its place]. What will limit it is {bottleneck}',
  '{!revenue.volume}How much {name} expects to sell has not been said, so an estimate takes its place in the model',
);

const unit = oneOf(
  '[By your figures|As you state it], one sale costs {unitCost} and brings in {price}[; the rest has to pay rent, wages and the owner of {name}|, and what remains has to carry every fixed cost of {name}]',
  '[Out of {price}|From {price}], {unitCost} goes [straight back into the work|on the direct cost of the sale]; what is left [pays for everything else at {name}|is the margin of {name}, and no discount should touch it]',
);

const logic = oneOf(
  '[Before they pay {price}|Faced with {price}|At {price}], {m.weigh}, and {m.weigh}. {name} should [have an answer to both ready|answer that before anyone asks|settle it in one plain sentence beside the price]',
  '[What buyers weigh before they pay {price} is known|Two thoughts go through a buyer’s mind at {price}]: {m.weigh}, and {m.weigh}. [As payers|When they do pay], {group} {pay}',
  '[Before they say yes to {name}|Before they agree], {m.weigh}. [To make the step easier|To tip the balance], {name} can {m.lever}, and {m.lever}',
);

const compare = orElse(
  oneOf(
    '[Others ask|{rival} asks|A rival asks] {theirPrice}, {name} {price}; [what justifies the difference is that|the difference has to be earned, and it can be, because] {biz} {keeps}[, and {group} must see that before they see the price|]',
    '[Buyers will hold {price} against|{group} will compare {price} with] {theirPrice} [elsewhere|at {rival}]. [{name} should not hide the gap but explain it|The reason for the difference must be plain]: {biz} {keeps}',
  ),
  '[Others ask|{rival} asks] {theirPrice}, {name} {price}, and why the two differ has to be clear at first sight',
);

const risk = oneOf(
  '[With {model}, the main risk for {biz} is|What can go wrong with {model} is] {m.risk}. [{name} sees it coming in|The early sign at {name} is a change in] {m.metric}, [and the first thing to try is to {m.lever}|so look at it each week and act when it worsens two weeks in a row]',
);

const measure = orElse(
  oneOf(
    '[Each week {name} should note two figures|Two figures tell {name} how it stands|{name} can be steered by two figures]: {m.metric}, and {m.metric}',
  ),
  '[Once {name} has a price|As soon as {name} names a price], it should count how many people ask and how many pay',
);

const excluded = oneOf(
  '[You have ruled out {excluded}|By your choice {name} does not charge through {excluded}], [and the plan keeps to that|so no figure here counts on it]; {m.metric} [matters all the more|becomes the figure to watch]',
);

const churn = oneOf(
  '[By your own figure {name} loses|You expect {name} to lose] {churn} of its customers a month. [To slow that|To keep more of them], {m.lever}',
);

const carries = orElse(
  oneOf(
    '[The price of {name} also has to cover two costs that are easy to forget|Two costs belong in the price at {name}|Whoever sets prices at {name} should count in two more costs]: {d.cost}, because of the way it serves people, and {x.cost}, because of what it promises',
    '[Serving people {way} costs {name}|The way {name} works brings] {d.cost}, and [its promise|keeping its promise of {x.name}] brings {x.cost}; [a price copied from a rival covers neither|both belong in the price from the first day|a discount would come out of exactly this]',
  ),
  '[The price of {name} also has to cover|What is easy to leave out of the price at {name} is] {d.cost}, [which comes with serving people {way}|and a discount would come out of exactly this]',
);

const second = oneOf(
  '[The second way to earn at {name}, {model2}, behaves differently|{model2} would behave differently at {name}]: {m.cash2}. [The figure to watch there is|Keep an eye on] {m.metric2}[, apart from the rest of {biz}|]',
);

const leverItems = [
  oneOf(
    'First, {m.lever}; [compare|note] {m.metric} at {name} [for a month before and after|before you begin and after four weeks]',
    '{m.lever}[, starting with {stream}|, starting at {name} this month]; [it costs little and shows quickly in|whether it works shows in] {m.metric}',
  ),
  oneOf(
    '[Then|Next], {m.lever}, [because|since] {m.weigh}[; tell {group} in one sentence why {name} does it|, and those of {name} are no different]',
    '[As soon as {name} knows its regulars|Once {name} has a full month behind it], {m.lever}, [because|since] {m.weigh}',
  ),
  oneOf(
    '[Later, when {name} has the time|Once sales at {name} are steady|In the second half of the year at {name}], {m.lever}[; it is slower but it lasts|, and not before the first two steps have been tried|]',
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
      isRevenueModel(model) ? plain(chargeName(subject, model, item)) : dash,
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

/** How the business charges, what that does to cash, price against cost and rivals, what to watch and what lifts it. */
export const revenueStreams: readonly BlockMaker[] = [
  paragraph('revenue-streams.charge', [charge, streams]),
  streamsTable,
  paragraph('revenue-streams.volume', [volume, unit], { from: 3 }),
  paragraph('revenue-streams.logic', [logic, compare], { from: 1 }),
  paragraph('revenue-streams.risk', [risk], { from: 3 }),
  paragraph('revenue-streams.measure', [measure, churn, excluded], { rank: 2, from: 2 }),
  paragraph('revenue-streams.carries', [carries], { rank: 2, from: 5 }),
  paragraph('revenue-streams.second', [second], { rank: 2 }),
  list(
    'revenue-streams.levers',
    oneOf(
      '[Three steps lift the income of [{name}|{bizAt}] without new customers, in this order|To earn more from the customers it has, [{name}|{bizAt}] can take three steps|Before [{name}|{bizAt}] spends on adverts, it can earn more in three ways]',
    ),
    leverItems,
    { rank: 1, from: 2 },
  ),
];
