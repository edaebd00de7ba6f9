import { firstOf, oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph } from './block-makers.ts';

const whatItIs = firstOf(
  oneOf(
    '{name} {sells} {inPlace?} for {groups}, and it {promise}',
    '{name} {sells} {inPlace?}. It {promise}, and [the people it has in mind are|it is made for|it is meant for] {groups}',
    '{name} {sells} {inPlace?} and [serves|is there for|works for] {groups}: it {promise}',
    '[Run by {team}|With {team} at work], {name} {sells} {inPlace?} for {groups}, and it {promise}',
    '[For {groups}, {name} {sells} {inPlace?}|{groups} are the ones {name} is for: it {sells} {inPlace?}], and it {promise}',
  ),
  oneOf(
    '{name} {sells} {inPlace?} for {groups}[ and serves them {way}|]',
    '{name} {sells} {inPlace?}, and [the people it has in mind are|it is made for|it is meant for] {groups}',
    '{name} {sells} {inPlace?} and [serves|is there for|works for] {groups}[, {way}|]',
    '[Run by {team}|With {team} at work], {name} {sells} {inPlace?} for {groups}',
    '{groups} are the ones {name} is for: it {sells} {inPlace?}',
  ),
  oneOf('{name} {sells} {inPlace?}, and it {promise}'),
  oneOf('{name} {sells} {inPlace?}[ and serves people {way}|]'),
  oneOf(
    '{!business.offer}You have not said yet what {name} sells, so [these pages stay|this plan stays|the plan is] general until that is settled',
  ),
);

const whyItWins = orElse(
  oneOf(
    '[Its opening is plain|It can win for one reason|The gap is easy to see]: {group} [know|compare it with|can choose] {rivals}, but {weakClause}',
    '{rivals} {rivals#are/is} [the competition|what people compare it with|what {group} know], and the gap is this: {weakClause}',
    '[Against {rivals} it can win|It can win against {rivals}|{group} have a reason to switch from {rivals}], because {weakClause}[; {name} {promise}|]',
    '{rivals} {rivals#leave/leaves} [a gap|room] that you name yourself, {weakThing}[, and {name} {promise}| , and {biz} is built to fill it]',
  ),
  '[It can win against|There is room beside|{group} have reason to look past] {rivals}, because {kind} cannot {cannot}',
  '[It competes with {rivals}|{rivals} {rivals#are/is} the competition|{group} already know {rivals}], [and it sets itself apart by {diff}|but {biz} {keeps}|and {biz} sets itself apart: it {keeps}]',
  '[Those it competes with are|It competes with] {kind}, who cannot {cannot}; [that is where {name} can win|that is the opening for {name}|there {name} has room]',
  '[It competes with {rivals}|{rivals} {rivals#are/is} the competition], and [why {group} would switch|what makes {name} the better choice] still has to be put into one line',
  '{!competitors.named}[No rival has been named for {name}|You have not said who competes with {name}], so this plan cannot yet say why buyers would choose it',
);

const howMany = orElse(
  oneOf(
    '[By your own count there are|You put the field at|You count] {size}[ {radius}|][; {name} needs only a small part of them| in all, of whom {biz} needs only a part|, a number worth checking before money is spent]',
    '[The field is|The market within reach is] {size}[ {radius}|] by your own count[, which a first test should check|, and {biz} lives on a small share of it]',
  ),
);

const today = orElse(
  oneOf(
    '[Today {group} [turn to|make do with|rely on|settle for] {alt}.|So far {alt} {alt#have/has} been the answer for {group}.|What {group} fall back on today is {alt}.] [Two complaints keep coming up with others|The common complaints about what is on offer are these]: {friction}, and {friction}. [What people in this market pay for is|What wins buyers in this trade is] {reason}',
    '[At present {group} [use|rely on|stay with] {alt}.|{alt} {alt#are/is} what {group} have today.] People in this market pay for {reason}, and they are tired of {friction}, [and that is the need {name} is there to meet|and on that need {bizAt} is built|which is what {name} can change]',
  ),
  '[{name} starts from two common complaints:|The need behind {name} is easy to name: people are tired of] {friction}, and {friction}. What they pay for in this trade is {reason}, [and it helps {name} to be known for it|a wish {name} can be known for]',
);

const earns = orElse(
  oneOf(
    '[Money comes in through {model}, at {price}|{name} earns through {model}, and the main price is {price}], with a consequence for cash: {m.cash}',
    '{price} is the main price, and {name} earns through {model}. For the account this means that {m.cash}, so {biz} has to plan for it',
    '{name} earns through {model}, which means that {m.cash}[. At {price}, {m.weigh}|]',
  ),
  '{!revenue.model}{name} [asks|charges] {price}, though [how often people pay has not been said|nothing is said about how payment recurs]',
  '{!revenue.model}{!revenue.streams}[You have not said how {name} will charge|No price for {name} has been given yet], so the income in this plan is an estimate',
);

const secondIncome = oneOf(
  '[A second income comes from|Beside it stand|On top come] {stream2} at {price2}[, to steady the weeks when {stream} {stream#are/is} slow|, sold to people who already trust {name}|]',
);

const metric = oneOf(
  '[The figure that shows first whether {name} works out is|Whether {name} is on course shows first in|The first figure to watch at {name} is] {m.metric}[, week by week|, and it should be noted from the first week|, which costs nothing to record]',
);

const serve = orElse(
  oneOf(
    '[Since {name} serves people {way},|Because {name} works {way},|{name} reaches people {way}, and so] {d.strength}; [the price for that is|what it costs is|the bill for that is] {d.cost}. [The limit at {bizAt} will be|What caps {name} in the end is] {d.limit}',
    '[Working {way} suits {name}|It helps {name} to work {way}], because {d.strength}. [It also brings {biz}|For {biz} it has] a cost, {d.cost}, and a limit, {d.limit}',
  ),
  '{!business.delivery}{ifNoTrade}Whether {name} works from a shop, online or on the road [has not been said|is still open], and [much of the cost depends on it|that decides how soon it meets its limit, {bottleneck}|that decides what it costs to have {essential}]',
);

const need = oneOf(
  '[Before the first sale {name} needs|To open, {name} needs|Nothing starts at {name} without] {essential}, and {essential}[; later the ceiling is|, and what limits output after that is] {bottleneck}',
);

const steps = [
  orElse(
    oneOf(
      '[Speak with|Sit down with|Interview] ten {group} before [any money is spent|you order, rent or hire|committing to anything] and ask [what they use today and what it costs them|how they choose and what annoys them|when they last looked for something like it]. [Good places to meet them are|You will find them through|Look for them through] {reach} and {reach}',
      '[Meet|Find] ten {group} through {reach} or {reach} and ask [what they paid last time and what was wrong with it|what would make them try {name}|what would make them leave {alt}]; [write down their words as they say them|do not sell yet, only listen]',
    ),
    '[Speak with|Sit down with|Interview] [ten|a dozen|fifteen] {buyers} before {name} spends money, and ask what they use today and what annoys them about it',
  ),
  orElse(
    oneOf(
      '[Ask the first ten {buyers} for the full {price}|Sell the first ten orders at the full {price}|Take {price} from the first ten {buyers}, without an opening discount], because [only a paid price shows what it is worth to them|praise costs nothing and a payment does|you learn nothing about a price from people who got it cheaper]',
      '[Take ten paid orders at {price}|Win ten orders at {price}] before you [sign a lease or hire anyone|buy more than the bare tools|order in bulk]; [if that takes more than a month, change the offer before the price|note who declines and why]',
    ),
    '[Set one price at {name}|Name one price for {offer} at {name}] and ask ten {customers} to pay it, because praise costs nothing and a payment does',
  ),
  orElse(
    oneOf(
      '{x.proof}. [That {biz} {keeps} should be something {group} can check, not a claim|It only counts that {biz} {keeps} once {group} can see it|Buyers will not believe that {biz} {keeps} until they see it]',
      '[So that {group} believe that {biz} {keeps}|To show {group} that {biz} {keeps}], {x.proof}, from the first [day|week] on',
    ),
    '[Write down in one line what {name} does better|Put into one line why {group} should choose {name}|Settle in one line what {name} does that others do not], and [ask ten strangers to repeat it|keep it only if ten people can repeat it]',
  ),
];

const outlook = orElse(
  oneOf(
    '{ifReached}[In the base case|If the inputs hold], {name} covers its costs from {fig:breakEven.month}; [until then it has to find|to get there it needs] {fig:funding.need} from outside{ifNeed}',
    '{ifReached}{ifNeed}[The model sees|The base case has] {name} break even in {fig:breakEven.month}, with {fig:funding.need} to be found [before that|until then|on the way]',
    '{ifReached}{ifNoNeed}[In the base case|If the inputs hold], {name} covers its costs from {fig:breakEven.month}, [without money from outside|and the money you bring is enough to get there]',
  ),
  '{ifReached}[In the base case|If the inputs hold], {name} covers its costs from {fig:breakEven.month}',
  '{ifOnce}On these inputs {name} does not carry itself: {fig:breakEven.month} is the first month to cover its costs, but no twelve months together do, and [year three still ends with|the third year ends with] {fig:year.3.result}. [Price, number of sales or fixed costs have to change before anything is signed|Before anything is signed, the price, the number of sales or the fixed costs have to change]',
  '{ifNever}{ifEachLoses}On these inputs {name} does not cover its costs within the plan, because each sale costs more than it brings in; the price of {price} or the direct cost of a sale has to change before anything else',
  '{ifNever}{ifTooLate}On these inputs {name} does not cover its costs within the plan: a full month would bring {fig:full.revenue} and {fig:breakEven.revenue} is enough, but it takes too long to get there. [Filling up faster or opening with lower costs would change that|It has to fill up faster or open with lower fixed costs]',
  '{ifNever}On these inputs {name} does not cover its costs within the plan. [It would take|That would need] {fig:breakEven.revenue} a month, or {fig:breakEven.units} {salesWord} at [{price}|today’s price]; [a full month in the model brings|the model’s full month stands at] {fig:full.revenue}',
  '{ifNever}On these inputs {name} does not cover its costs within the plan. [It would take|That would need] {fig:breakEven.revenue} a month, where a full month in the model brings {fig:full.revenue}',
  '{ifNever}On these inputs {name} does not cover its costs within the plan, so the price, the number of sales or the fixed costs have to change before it opens',
);

const years = oneOf(
  '[Revenue [of {name}|at {bizAt}] in year one comes to|Year one brings [{name}|{bizAt}]] {fig:year.1.revenue} and year three {fig:year.3.revenue}; [the first year ends with|after all costs the first year shows] {ifLoss}a result of {fig:year.1.result} before tax',
  '{ifProfit}[Out of|From] {fig:year.1.revenue} of revenue in year one {name} keeps {fig:year.1.result} before tax, and revenue [grows to|reaches] {fig:year.3.revenue} in year three',
  '{ifProfit}[Year one brings|Revenue in year one comes to] {fig:year.1.revenue}, [of which|and] {fig:year.1.result} [stays as profit before tax|is left before tax]; year three [brings|reaches] {fig:year.3.revenue}',
);

/** What the business is, for whom, why it can win, how it earns, what to do first; closed figures come last. */
export const executiveSummary: readonly BlockMaker[] = [
  paragraph('executive-summary.idea', [whatItIs, whyItWins, howMany]),
  paragraph('executive-summary.need', [today]),
  paragraph('executive-summary.earning', [earns, secondIncome, metric]),
  paragraph('executive-summary.working', [serve, need], { rank: 2 }),
  list(
    'executive-summary.steps',
    oneOf(
      '[Three steps come first for [{name}|{bizAt}], before any larger spending|The first month of [{name}|{bizAt}] has three tasks, in this order|Before anything else, [{name}|{bizAt}] should do three things]',
      '[To find out whether people pay [{name}|{bizAt}] for {offer}, start here|Three steps show whether [{name}|{bizAt}] has buyers]',
    ),
    steps,
    { ordered: true, from: 1 },
  ),
  paragraph('executive-summary.outlook', [outlook, years], { pro: true }),
];
