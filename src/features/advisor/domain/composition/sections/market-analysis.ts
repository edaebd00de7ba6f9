import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, heading, list, paragraph, records } from './block-makers.ts';
import { generalNotice, ruleNotices } from './rule-notices.ts';

const demand = orElse(
  oneOf(
    '[People in this trade pay for more than the thing itself|What people pay for in this trade goes beyond the thing itself]: they pay for {reason}, and [many also for|some above all for] {reason}; [{name} should be known for one of the two|{name} can choose which of them to be best at]',
    '{customers} choose [where to buy|whom to trust] by a few things. Two of them come up again and again: {reason} and {reason}; [{name} should offer at least one of them|{name} needs an answer to both]',
    '[Demand for what {name} sells rests on two wishes|Two wishes move the market of {name}]: {reason}, and {reason}',
    '[In this market {group} pay for|What makes {group} buy is] {reason} and {reason}[; {name} has to be good at both|, and {name} should be judged on both|]',
  ),
  '[Whatever {name} ends up selling|In nearly any trade {name} might choose], buyers look for {reason} and {reason}',
);

const pain = oneOf(
  '[What they complain about elsewhere is|The common complaints about others are|What they have had enough of elsewhere is] {friction}, and {friction}, [so {name} gains by avoiding both from the first sale|which is where {name} can be better at once|two faults {name} must never repeat]',
  '[Others lose their customers over|People leave other providers over] {friction}, and {friction}; [{name} can win them by doing better on just these two|each such lapse is a chance for {name}|that is the kind of customer {name} can win first]',
);

const where = orElse(
  oneOf(
    '[The first market is {place}|{name} starts in {place}][, {radius}|], [with|and there you count] {size} by your own estimate; {groups} come first [among them|]',
    '[In {place} and around it|In {place}] you count {size}[ {radius}|], [a figure {name} should test before it is relied on|which is your estimate and not a checked figure|of whom {name} needs only a part]',
    '[By your own count|You estimate that] the market of {name} is {size}[ {radius}|]; [a list by street or district|twenty conversations with {group}|the public statistics of the town] would tell how far that holds',
  ),
  '[The first market is {place}|{name} starts in {place}], where {groups} are the people to win; how many of them there are has not been said, and no figure is made up here',
  '[By your own count|You estimate that] the market of {name} is {size}; no place has been named, so [that figure cannot be checked yet|it stays an estimate]',
  '{place} is the first market of {biz}, but who there should buy has not been said, [so no size is given|and no size is invented here]',
  '{groups} make up the market {name} aims at; [neither place nor number has been given|you have not said where or how many], and no figure is invented here',
  '{!business.place}[You have not said where {name} will start|Neither a place nor a number of buyers was given for {name}], so no market size stands here',
);

const share = oneOf(
  '{ifShare}[A full month would reach|At full speed {name} would serve] {fig:audience.share} of {size}',
);

const alternative = orElse(
  oneOf(
    '[What {name} has to replace is {alt}.|Today {group} use {alt}.|The real rival is {alt}, because {group} know it.] [They will come to {name} only if it fits the way they choose|To win them, {name} has to fit the way they choose]: {decide}',
    '[Leaving {alt} has to be easy|Nobody leaves {alt} for a small gain], so {name} has to fit how {group} choose: {decide}',
  ),
  '[How {group} choose shapes the market of {name}|{name} has to fit the way {group} choose|It matters to {name} how {group} choose]: {decide}, and {decide}',
  '{!audience.alternative}What {buyers} use today has not been said, and that is the first thing {name} should ask them',
);

const timing = orElse(
  oneOf(
    '[Demand moves with the year|The year is uneven]: [{name} will sell most in {peak}, and least in|the strongest time for {name} is {peak}, the weakest is] {low}, so it should [put money aside in the first to pay the bills of the second|plan its cash by it|keep holidays, repairs and training for the second]',
    '[With a start {launch}|If {name} opens {launch}], it should know its season: [orders peak in|the best time is] {peak}, and [they are thin in|the quiet stretch is] {low}',
    '[{name} should expect a strong season and a weak one|Two seasons shape the year of {name}]: {peak} on one side, {low} on the other. [{name} should open before the first, not after it|Costs at {name} run through both, so the first has to pay for the second]',
  ),
  'How demand for what {name} sells moves over the year [is not known|has to be learned], so [the model keeps all months equal|{name} should note its sales week by week]',
);

const supply = oneOf(
  '[The work itself asks for|To do this work well, {name} needs] {essential}, {essential}, and {essential}. [What limits output at {name} is|The first ceiling {name} will meet is] {bottleneck}',
  '[Entry is open to anyone who has|Anyone can enter this market with] {essential}, and {essential}, [and that keeps casual rivals away from {name}|so {name} should secure both early]. Growth at {bizAt} [is capped by|ends at] {bottleneck}[, more than by demand|]',
  '[Demand is not the first limit for {name}|{name} will run out of capacity before it runs out of demand]: the first limit is {bottleneck}, the next is {bottleneck}, and the price has to reflect it',
);

const reachOut = oneOf(
  '[It helps that {name} works {way}|{name} serves people {way}, which helps]: {d.strength}. [The market it can serve ends at|What bounds its market is] {d.limit}, [and not at a lack of interest in {name}|which {name} should plan for early]',
  '[How {name} serves people, {way}, also sets the size of its market|The market ends where {name} cannot serve people {way} any more]: the limit is {d.limit}',
);

const channelLead = oneOf(
  '[These ways into the market suit [{name}|{bizAt}] and cost little|[{name}|{bizAt}] can be found in these ways, the best fit first|Three routes lead [{name}|{bizAt}] to its buyers without a large budget]',
  '[To be found by {group}, [{name}|{bizAt}] should use three routes, the best fit first|Three routes lead from [{name}|{bizAt}] to {group}]',
);
const channelItem = oneOf(
  '{ch.name}: {ch.action}{ch.fits}, [aimed at {group}, and|with {group} in mind, and] best of all {when}',
  '{ch.name}: {ch.action}, and [mention that {biz} {keeps}|say in one sentence that {biz} {keeps}|have a card of {name} to hand out|note how many orders {name} gets that way]',
  '[Try|Use] {ch.name}: {ch.action}, then [count the orders {name} gets from it|keep it only if it brings orders to {name}|ask each new buyer of {name} whether that is how they came]',
);

/** The channels of the trade that reach the stated buyers, the best first. */
const channels = records(
  'market-analysis.channels',
  channelLead,
  ({ subject, random }) => {
    const offered = subject.input.knowledge?.channels ?? [];
    const fits = (reaches: readonly string[]) => subject.audiences.some((kind) => reaches.includes(kind));
    // Only a channel that reaches the first kind of buyer may be said to.
    const isFor = (reached: readonly string[]) => subject.audiences.slice(0, 1).some((kind) => reached.includes(kind));
    const shuffled = random.fork('channels').shuffle(offered);
    const ordered = [...shuffled.filter((one) => fits(one.reaches)), ...shuffled.filter((one) => !fits(one.reaches))];
    return ordered.slice(0, 3).map(({ name, action, reaches }) => ({
      line: channelItem,
      slots: {
        'ch.name': words(name, ['industry.id', 'audience.kind']),
        'ch.action': words(action, ['industry.id']),
        ...(isFor(reaches) ? { 'ch.fits': words('', ['audience.kind']) } : {}),
      },
    }));
  },
  { rank: 2 },
);

const unknowns = [
  orElse(
    oneOf(
      'Whether {group} would leave {alt} for {name}: [ask ten of them to order, not to say what they think|count the orders, not the friendly words|ten real orders tell more than a survey], [with {reason} as the promise|and promise them {reason}]',
      '[What share of the {size} would order from {name} once|What share of the {size} would order from {name} twice|How many of the {size} would answer a first offer by {name}]: [a small test in one street or firm gives a first answer|an offer to fifty {group} gives a first answer|the first hundred talks will show it], [with {reason} as the promise|and the thing to promise is {reason}]',
    ),
    '[Whether {buyers} would pay {name} more than once|How often {buyers} would need {name}]: [the second order answers that, not the first|ask the first buyers when they last paid for something like it], [and offer them {reason}|and whether they miss {reason}]',
  ),
  orElse(
    oneOf(
      'Whether {price} [is a price {group} accept|is fair in the eyes of {group}|is the right price at {bizAt}]: [ten paid orders without a discount are a better sign than praise|if nobody ever flinches, it is too low, and if all do, explain it better before you cut it|quote it before any talk of discounts and note the reaction][, bearing in mind that {m.weigh}|, because {m.weigh}|]',
    ),
    'Which price buyers of {name} accept without a pause: [quote two prices to ten people each and compare|ask what they paid for the last thing of the kind|ask what it is worth to them to have {reason}]',
  ),
  orElse(
    oneOf(
      '[How {rivals} will react to {name}|What {rivals} would do once {bizAt} takes customers from {rivals#them/it}]: [a first sign would be|what to watch is|it would show in] {watch}',
    ),
    'Who else serves the people {name} wants to win, how well and at what price: [buy from three of them before you open and note whether you meet|an afternoon of calls gives the answer, and ask about] {friction}',
  ),
];

/** Need, field, alternatives, season, supply and rules; nothing here is a market size nobody gave. */
export const marketAnalysis: readonly BlockMaker[] = [
  generalNotice('market-analysis.general'),
  paragraph('market-analysis.demand', [demand, pain], { from: 1 }),
  paragraph('market-analysis.field', [where, share, alternative], { from: 0 }),
  paragraph('market-analysis.season', [timing, reachOut], { rank: 2, from: 2 }),
  paragraph('market-analysis.supply', [supply], { rank: 1, from: 2 }),
  channels,
  list(
    'market-analysis.unknowns',
    oneOf(
      '[Three things nobody knows yet about the market of [{name}|{bizAt}], and how to find out|[{name}|{bizAt}] can answer three open questions with little money|Three questions decide how large the market of [{name}|{bizAt}] really is]',
      '[Before more money goes into [{name}|{bizAt}], three questions need an answer|These questions are open until [{name}|{bizAt}] has real buyers]',
    ),
    unknowns,
    { rank: 1, from: 3 },
  ),
  heading(
    'market-analysis.rules.heading',
    oneOf(
      '[Rules that apply to [{name}|{bizAt}]|Rules [{name}|{bizAt}] has to keep|What the law asks of [{name}|{bizAt}]|Rules in {country} for [{name}|{bizAt}]]',
    ),
    {
      when: ({ subject }) => (subject.input.knowledge?.rules.length ?? 0) > 0,
    },
  ),
  ruleNotices('market-analysis.rules'),
];
