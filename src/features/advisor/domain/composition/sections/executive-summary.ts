import { oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph } from './block-makers.ts';

const whatItIs = orElse(
  oneOf(
    '{name} {sells} {inPlace?}[, and it does so| and does it|, all of it] for {groups}[| first of all| to begin with]',
    '[{name} is the work of {team} and {sells}|Run by {team}, {name} {sells}|With {team} behind it, {name} {sells}] {inPlace?} for {groups}',
    '[In one line|In short|Put simply|The idea fits into a line]: {name} {sells} {inPlace?}[, aimed at| for| and serves] {groups}',
    '{groups} [are the people {name} wants to serve|come first for {name}|are the buyers {name} starts with]; it {sells} [{inPlace?}|and reaches them {way}]',
    '{name} {sells} {inPlace?} and [reaches|serves|meets] {groups} {way}',
  ),
  '{!audience.groups}{name} {sells} {inPlace?}[; who should buy first is still open|, but the first buyers have not been named yet|, and the answers leave open for whom]',
  '{!business.offer}[You have not said yet what {name} sells|What {name} sells has not been said yet|The answers do not yet tell what {name} sells], so [these pages stay|this plan stays|the plan is] general [where it matters most|in many places|until that is settled]',
);

const promise = orElse(
  oneOf(
    '[Its promise is {diffs}|The promise reads {diffs}|What it promises is {diffs}|In your words, the promise is {diffs}], [so|and that means|which is why] {x.name} [is what buyers should remember|comes before all else|is the yardstick for each decision|decides how the days are run]',
    '[What sets it apart is|The difference is|It stands out by|People are meant to come for] {diffs}: [a bet on {x.name}|{x.name} above all else|a promise about {x.name}|{x.name}, kept every day]',
    '[Buyers get {diffs}|It offers {diffs}|It stands for {diffs}], [and rivals will not copy that at once|a lead that can last for a while|which is harder to copy than it sounds], because {x.copy}',
  ),
  '[What sets it apart is|The difference is|It stands out by|The stated promise is] {diffs}, [and every choice below is measured against that|and the plan holds on to these words|which buyers must be able to see for themselves|a promise that has to hold from the first week]',
  '{!business.difference}[No difference from others has been stated yet|You have not said what makes it different|What sets it apart is not in the answers], so [{name} should settle that|a clear promise from {name} is still owed|{name} has yet to give people a reason to switch] [before the first advert|before money goes into adverts|soon]',
);

const today = orElse(
  oneOf(
    '[Today|At present|For now|So far] {group} [turn to|make do with|rely on|settle for] {alt}, [and that often means|which brings with it|and what bothers them is|and they put up with] {friction}',
    '[The habit to break is|What has to be replaced is|The rival in daily life is] {alt}; [what tires {group} there is|the weak side is|with it come] {friction}',
    '[As long as|While] {group} [rely on|stay with|use] {alt}, they [live with|put up with|accept] {friction}; [they would pay for|what they miss is|what would move them is] {reason}',
  ),
  '[People who look for {offer} today meet|Those who want {offer} often run into|Anyone who needs {offer} knows] {friction}; [what they want is|they would rather have|they pay for] {reason}',
  '[Buyers of {name} are tired of|{name} answers a daily nuisance,|The work of {name} begins with] {friction}[, and buyers want|; people would rather have|, while people hope for] {reason}',
);

const size = orElse(
  oneOf(
    '[By your own count there are|You put their number at|The answers speak of|You count] {size}[ {radius}|], [a figure {name} takes over unchecked|which {name} still has to check|a number that a first test by {name} should check|and {name} should test that count before it leans on it]',
    '[How many buyers there are can be said roughly|The size of the field is stated|There is a number for the market]: {size}[ {radius}|] [as you state it|by your own estimate|by your count], [of whom {name} needs only a part|and {name} lives on a small share of them|from whom {name} must win its first regulars]',
  ),
  '{!audience.size}{radius} [of its base|of the door], [{name} can serve people well|{name} can keep its word|the work of {name} pays]; [how many {customers} live there has not been counted|the number of {customers} there is still unknown|nobody has yet counted the {customers} there]',
  '{!audience.size}[How many such {customers} there are for {name}|The number of {customers} {name} could reach] [has not been said|is not in the answers|is still open], and [no figure is made up here|the plan does not guess it|this page leaves it blank]',
);

const earns = orElse(
  oneOf(
    '[Money for {offer} comes from|{name} earns through|The income of {name} is|The work of {name} is paid by] {model}[ at {price}|], [and|so|which means that] {m.cash}',
    '[{price} is the price to build on|The main price is {price}|At {price} the offer is simple to grasp]; [as|since] {name} earns through {model}, {m.cash}',
    '[With {model} as its way to charge|Because it earns through {model}|As it lives on {model}], {name} [has to watch|should keep an eye on|will be judged by] {m.metric}',
  ),
  '{!revenue.model}[The price is {price}|{name} asks {price}|It costs {price}], [while the way of charging is not settled|though nothing is said about how payment recurs|and the rest of the terms are open]',
  '{!revenue.model}{!revenue.streams}[You have not said how {name} will charge|How {name} earns has not been said|No price for {name} has been given yet], so [income in this plan is an estimate|the plan works with estimates there|that part rests on estimates]',
);

const weighs = oneOf(
  '[Before they agree|At the moment of paying|When it comes to the price], {m.weigh}; [{name} should have|it helps if {name} has|so {name} needs] [an answer ready|a plain answer to that|its answer on the first page]',
  '[The weak spot is|What can go wrong is|The risk in it is] {m.risk}, [and {name} can lower it|which {name} can soften|and the remedy for {name} is clear]: {m.lever}',
  '[One step lifts the result of {name}|What helps {name} most is simple|The first lever for {name} is known]: {m.lever}[, since {m.weigh}|]',
);

const need = oneOf(
  '[Before the first sale {name} needs|To open, {name} must have|Nothing starts at {name} without] {essential} and {essential}; [later, the ceiling is|what holds growth back is|the cap on output will be] {bottleneck}',
  '[The work of {name} rests on|{name} stands on|For {name} it takes] {essential}, [and the tight spot will be|while growth stops at|and the limit is] {bottleneck}[, as {name} will find out|, which {name} has to plan for|]',
);

const serve = orElse(
  oneOf(
    '[Since {name} reaches people {way}|By serving buyers of {offer} {way}|Because {name} works {way}], {d.strength}; [the price for that is|what it pays for that is|the cost of it is] {d.cost}',
    '[Serving people {way} has a plain merit|It reaches people {way} for a reason|Meeting people {way} pays off]: {d.strength}, [though|even if] [the limit for {name} is|growth of {name} ends at|{name} cannot grow past] {d.limit}',
  ),
  '{!business.delivery}[How {name} reaches its buyers|Whether {name} works from a shop, online or on the road] [has not been said|is still open|is left open in the answers], [so its cost is an estimate|and much of the cost hangs on it|which leaves a gap in the costs]',
);

const against = orElse(
  oneOf(
    '[Against {rivals}|Next to {rivals}|Compared with {rivals}], [{name} has one strong card|the opening for {name} is plain|there is room for {name}]: {kind} cannot {cannot}[, and you name the gap {weak}|]',
    '{rivals} {rivals#win/wins} by {wins}; [what you have seen is|the gap you name is|in your words, their weak side is] {weak}, [and|so] {name} [can step in there|answers exactly that|is built around it]',
    '[People already know|High on the list {rivals#stand/stands}|The {rivals#names/name} to beat {rivals#are/is}] {rivals}, [known to win by {wins}, though they cannot|strong at {wins} but unable to|good at {wins} but not made to] {cannot}, [which leaves {name} an opening|and {name} starts there|and that is the gap for {name}]',
  ),
  '[Against {rivals}|Next to {rivals}|Where people now choose {rivals}], [{name} sets|{name} counts on|what {name} has to offer is] {diffs}[; the gap you name is {weak}|]',
  '[{rivals} {rivals#are/is} what people know|You name {rivals}|Buyers compare {name} with {rivals}]; [what {name} does better has to be said in one line|{name} still has to name its own strong side|how {name} beats them is not settled]',
  '[{name} mainly competes with {kind}|The main rivals of {name} are {kind}|{name} stands against {kind}]: [strong in|good at|they win by] {wins}, [yet they cannot|but they cannot|though they cannot] {cannot}',
  '{!competitors.named}[No rival of {name} has been named|You have not said who else serves these {customers}|Who competes with {name} is not in the answers], [which usually means that nobody has looked|and that gap should be closed first|so that part stays thin]',
);

const steps = [
  orElse(
    oneOf(
      '[Meet|Find|Look for] {group} through {reach}; [what convinces them about {offer} is|before they trust {name} they will want to see|what they ask of {name} is] {proof}',
      '[Start with|Begin with|First, use] {reach}: {group} [can be met that way|are easy to meet there|pay attention there], and they want to see {proof}, [so {name} should have it ready|which {name} can prepare now|before they pay for {offer}]',
    ),
    '[Speak with|Sit down with|Interview] [ten|a dozen|fifteen] {customers} [about {offer}|before {name} spends money|about what {name} plans]',
  ),
  orElse(
    oneOf(
      '[Put {diff} to the test|Prove {diff}|Make {diff} visible]: {x.proof}[, because {x.copy}|, so that {group} believe it|, even at the cost of {x.cost}]',
      '[To back up {diff}|So that {diff} is believed|To earn trust in {diff}], {x.proof}, [as {group} want to see|since {group} ask for|together with] {proof}',
    ),
    '[Write down in one line|Settle|Decide] what {name} does [that others do not|better than the rest|differently], and [ask ten people to repeat it|test the line on strangers|put it on the first page]',
  ),
  orElse(
    oneOf(
      '[Take the first payments|Sell the first {units}|Charge the first buyers] at {price} and [note|write down|track] {m.metric}',
      '[From day one {name} should|From the first week {name} should|As soon as {price} is paid,] [record|track|write down] {m.metric} and {m.lever}',
      '[Ask the first {customers} to pay {price}|Let the first {customers} pay {price}|Take {price} from the first {customers}], then {m.lever}',
    ),
    '[Name a price for {offer}|Set one price at {name}|Choose how {name} charges] and [see who pays it|ask ten buyers to pay it|try it on real buyers]',
  ),
];

const outlook = orElse(
  oneOf(
    '{ifReached}[In the base case|On the base case inputs|If the inputs hold], {name} [covers its costs from|has revenue above costs from|breaks even in] {fig:breakEven.month}[, and the money it must find is|; to get there it needs|, with a funding need of] {fig:funding.need}',
    '{ifReached}[The model puts break-even of {name} at|For {name}, break-even falls in|{name} reaches break-even in] {fig:breakEven.month}; [the lowest point of the account calls for|to get through, it takes|the gap to fund comes to] {fig:funding.need}',
  ),
  '{ifNever}[With these inputs|As the inputs stand|On the numbers given], [break-even of {name} is|revenue above costs is, for {name},] {fig:breakEven.month}, and [the gap grows to|the money missing comes to] {fig:funding.need}: [price, volume or fixed costs have to change|something in price, volume or cost must give] [before {name} opens|before money is spent|first]',
);

const years = oneOf(
  '[Revenue in year one comes to|Year one brings in|The first year adds up to] {fig:year.1.revenue}, [year three to|and year three|the third to] {fig:year.3.revenue}; [what is left in year one is|the result of year one is|after costs, year one leaves] {fig:year.1.result} [for {name}|at {name}|on the books of {name}]',
  '[From|Out of] {fig:year.1.revenue} of revenue in year one, {name} [keeps|is left with|ends up with] {fig:year.1.result}; [by year three|two years on|in year three] revenue [stands at|reaches|is] {fig:year.3.revenue}',
);

/** What the business is, for whom, why it can win, how it earns, what to do first; closed figures come last. */
export const executiveSummary: readonly BlockMaker[] = [
  paragraph('executive-summary.idea', [whatItIs, promise, size]),
  paragraph('executive-summary.need', [today]),
  paragraph('executive-summary.earning', [earns, weighs]),
  paragraph('executive-summary.working', [serve, need], { rank: 2 }),
  paragraph('executive-summary.rivals', [against], { rank: 1 }),
  list(
    'executive-summary.steps',
    oneOf(
      '[Three steps come first for {name}, before any larger spending|The first month of {name} has three tasks, in this order|This is what {name} should do first, and in this order|Before anything else, {name} has three things to do]',
      '[To see whether people pay for {offer}|To test the idea of {offer}|To learn if people want {offer}], [three steps are enough|these steps come first|begin here]',
    ),
    steps,
    { ordered: true, from: 1 },
  ),
  paragraph('executive-summary.outlook', [outlook, years], { pro: true }),
];
