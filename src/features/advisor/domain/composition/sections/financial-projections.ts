import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, records } from './block-makers.ts';
import { movesTable } from './case-tables.ts';
import { citedInputs } from './cited-inputs.ts';
import { cashChartBlock, costTable, estimateNotice, monthTable, yearTable } from './financial-tables.ts';

const pro = { pro: true } as const;

const summary = oneOf(
  '[In the first year|Over the first twelve months] {name} [takes in|has revenue of|sells for] {fig:year.1.revenue} and [spends|has costs of|pays out] {fig:year.1.costs}, [which leaves a result of|so the result before tax is|for a result of] {fig:year.1.result}',
  '[The model gives {name}|For {name} the model shows] {fig:year.1.revenue} of revenue in year one [against|set against] {fig:year.1.costs} of costs, [so the result before tax is|with a result before tax of] {fig:year.1.result}',
  '[Year one closes with a result of|The first year ends with a result of] {fig:year.1.result} before tax: {name} [takes in|earns] {fig:year.1.revenue} and [spends|pays out] {fig:year.1.costs}',
);

const growth = oneOf(
  '[{ifGrowing}Year two brings {fig:year.2.revenue} of revenue and year three {fig:year.3.revenue}|{ifFlat}Years two and three bring {fig:year.2.revenue} of revenue each, a full year at the present size]; [how soon it gets there depends on|the pace of {name} is set by|what slows it down is] {bottleneck}',
  '[By year three|In year three|Two years later] {name} reaches {fig:year.3.revenue} of revenue and a result of {fig:year.3.result}, [provided it finds a way around|as long as it is not held back by] {bottleneck}',
);

const drive = orElse(
  oneOf(
    '[The figure that moves these numbers most is|Behind these numbers stands one figure above all,] {m.metric}, because {name} earns through {model}. [It also means that|For the account it means that] {m.cash}[, so profit and cash at {name} are two different things|]',
    '[{name} earns through {model}, and that has a consequence|With {model} as its income, {name} has to live with this]: {m.cash}. [So the figure to watch is|That makes one figure the most important at {bizAt}:] {m.metric}',
    '[Profit and cash differ at {name}|The account of {name} does not move like its profit], because {m.cash}. [What would hurt most is|The thing to fear is] {m.risk}, [and {m.metric} shows it first|and it shows early in {m.metric}][ at {biz}|]',
  ),
  'Since no way of charging has been stated, the months of {name} can only be a sketch; [the table shows the size of things, not their course|a stated price would firm them up]',
);

const contribution = oneOf(
  '{ifOneUnit}[Each sale of {stream} at {price} leaves|Out of {price}, one sale of {stream} leaves|From {price} for {stream} {name} keeps] {fig:stream.1.contribution} after direct costs, [and from that come rent, wages and everything else|to pay the fixed costs with|towards fixed costs of {fig:costs.fixed.today} a month]',
);

const breakEven = orElse(
  oneOf(
    '{ifReached}[{name} covers its costs once a month brings|The line is crossed at {name} once a month brings|In a month {name} has to bring in] {fig:breakEven.revenue}[, or {fig:breakEven.units} {salesWord}|][; in the base case that is|, and the base case gets there in|, which it does in the base case from] {fig:breakEven.month}',
    '{ifReached}[It pays from {fig:breakEven.month} on|Costs are covered from {fig:breakEven.month} on], in the base case: by then a month [brings|is worth] [more than|at least] {fig:breakEven.revenue}[, the sum {name} needs to pay its bills|, at {price} that is {fig:breakEven.units} {salesWord}|, which {name} needs for its bills]',
  ),
  '{ifReached}In the base case revenue of {name} passes its costs in {fig:breakEven.month}',
  '{ifOnce}{name} does not break even for good: {fig:breakEven.month} is the first month to cover its costs, but no twelve months together do. It would take {fig:breakEven.revenue} in each month, and a full month in the model brings {fig:full.revenue}[ before the year’s ups and downs|, more in season and less outside it]',
  '{ifNever}{ifEachLoses}{name} does not break even in these three years, and more sales would not help: after direct costs a full month leaves {fig:full.contribution}. [Either {price} has to rise|The price of {price} has to rise], or the direct cost of each sale has to fall, before fixed costs of {fig:costs.fixed.today} a month can be paid at all',
  '{ifNever}{ifTooLate}{name} does not break even in these three years, although a full month would bring {fig:full.revenue} and {fig:breakEven.revenue} is enough. The time is too short: it has to fill up faster, or start with fixed costs below {fig:costs.fixed.today} a month and grow into them',
  '{ifNever}{name} does not break even in these three years: it would take {fig:breakEven.revenue} a month, or {fig:breakEven.units} {salesWord}, and a full month in the model brings {fig:full.revenue}. [Three things can close that gap|There are three ways to close the gap]: a price above {price}, more sales than the model assumes, or fixed costs well below {fig:costs.fixed.today} a month',
  '{ifNever}{name} does not break even in these three years: it would take {fig:breakEven.revenue} a month, and a full month in the model brings {fig:full.revenue}. [Three things can close that gap|There are three ways to close the gap]: a higher price, more sales than the model assumes, or fixed costs well below {fig:costs.fixed.today} a month',
  '{ifNever}{name} does not break even in these three years, so the price, the number of sales or the fixed costs have to change before it opens',
);

const overTwelve = oneOf(
  '{ifReached}{ifLater}[Counted over twelve months together, so that a good season cannot hide a weak one|With weak and strong months taken together], {name} at {price} covers its costs from {fig:breakEven.lasting}',
  '{ifOnce}Three things can close the gap: a [higher price than|price above] {price}, more sales than the model assumes, or fixed costs below {fig:costs.fixed.today} a month',
);

const closing = oneOf(
  '[{ifNever}|{ifOnce}]Change one of these at {name} and compute again before anything is signed; [the cheapest to test is the price|the first to look at is the largest cost line|raising a price is quicker than finding twice the buyers]',
);

const funding = orElse(
  oneOf(
    '{ifNeed}[You bring {ownCash}|{name} starts with {ownCash} of your own], and [at its lowest the account stands at|the lowest month end is] {fig:cash.lowest}; [so money from outside comes to|what is left to find is] {fig:funding.need}',
    '{ifNeed}[Beyond the {ownCash} you bring|On top of your {ownCash}], {name} has to [raise|find] {fig:funding.need}, because the account [would fall to|reaches a low of] {fig:cash.lowest}',
    '{ifNoNeed}[The {ownCash} you bring is enough|Your {ownCash} carries {name} through]: [at its lowest the account stands at|the lowest month end is] {fig:cash.lowest}',
  ),
  '{!finance.cash}{ifNeed}You have not said how much money of your own you bring, so the account of {name} starts empty: [its lowest month end is|it falls to] {fig:cash.lowest}, [and that is the money to find|hence a funding need of {fig:funding.need}]',
  '{ifNoNeed}The account of {name} never falls below nothing in the base case; its lowest month end is {fig:cash.lowest}',
);

const use = oneOf(
  '[The first money goes into|Spend first on|What has to be in place first is] {essential}, and {essential}; [keep the rest for|the rest has to last through] {low}[, the thinnest time for {name}|, when {name} earns least|, the weakest weeks of {name}]',
  '[The first money goes into|Spend first on|What has to be in place first is] {essential}, and {essential}; [the rest carries {name} until regulars come|the rest pays the bills of {name} in the first quiet months]',
);

const promised = orElse(
  oneOf(
    '[Two costs are easy to leave out of a first budget for {name}|A lender will ask {name} about two costs|Two costs follow from the way {name} works]: {d.cost} and {x.cost}[, so check that both are in the table|]',
  ),
  '[One cost is easy to leave out of a first budget for {name}|A lender will ask {name} about one cost]: {d.cost}[, so check that it is in the table|]',
);

const caseIntro = oneOf(
  '[No base case comes true in full|Plans seldom come true in full], so {name} has two more: [in the better one|at best] cash after three years [is|stands at] {fig:best.cash.end}, [in the worse one|at worst] {fig:worst.cash.end}, and in the base case {fig:cash.end}',
  '[If things go well|In the best case], {name} [holds|has|ends with] {fig:best.cash.end} after three years, and [if they go badly|in the worst case] {fig:worst.cash.end}; the base case [says|gives|stands at] {fig:cash.end}',
);

const worstNeed = oneOf(
  '{ifNoNeed}[Arrange the money by the worst case|Talk to a lender about the worst case]: {name} needs {fig:worst.funding.need} there, although the base case needs nothing from outside',
  '{ifNeed}[Arrange the money by the worst case|Talk to a lender about the worst case]: [there {name} needs|it asks for] {fig:worst.funding.need}, [against|where the base case says] {fig:funding.need}',
  '{ifNeed}[In the worst case {name} needs|If the worst case comes, {name} has to find] {fig:worst.funding.need}, and [it is safer to have that agreed than only|a promise of that sum is worth more than one of] {fig:funding.need}',
);

const checks = [
  oneOf(
    '[Before you sign anything|Before the first contract], replace each estimate of {name} by a real quote, starting with the largest cost in the table and with {essential}',
    '[Ask for real quotes first|Put real bills in place of estimates], beginning with {essential}, and {essential}; [each one makes the plan of {name} firmer|change the figure and {name} is computed again]',
  ),
  orElse(
    oneOf(
      '[At each month end|Once a month], note {m.metric} and set it beside [the base case of {name}|what this plan says for {name}]',
    ),
    '[At each month end|Once a month], put the bank balance of {name} beside the chart above and write down why it differs',
  ),
  orElse(
    oneOf(
      '[Should the balance of {name} fall below the worst case|If cash at {name} drops under the lower line], stop all new spending and {m.lever}',
    ),
    'Should the balance of {name} fall below the worst case, stop all new spending and speak with the bank before it speaks with you',
  ),
];

const cited = records(
  'financial-projections.cited',
  oneOf(
    '[Some inputs of [{name}|{bizAt}] are not guesses but published figures|[{name}|{bizAt}] rests on published figures where there are any]',
  ),
  ({ subject, figures }) =>
    citedInputs(subject.input, figures).map(({ label, figure, publisher }) => ({
      line: oneOf(
        '{label}: {figure}, [according to|as published by] {publisher}; the full reference is in the appendix',
      ),
      slots: { label: words(label), figure: { content: [figure], facts: [] }, publisher: words(publisher) },
    })),
  { ...pro, rank: 2 },
);

/** Results, months, costs, break-even, funding and the three cases; every figure is the model's. */
export const financialProjections: readonly BlockMaker[] = [
  paragraph('financial-projections.summary', [summary, growth], pro),
  cashChartBlock('financial-projections.chart'),
  yearTable('financial-projections.years'),
  paragraph('financial-projections.drive', [drive, contribution], { ...pro, rank: 1, from: 1 }),
  paragraph('financial-projections.break-even', [breakEven, overTwelve, closing], { ...pro, from: 2 }),
  paragraph('financial-projections.funding', [funding, use, promised], { ...pro, from: 3 }),
  costTable('financial-projections.costs'),
  monthTable('financial-projections.months'),
  paragraph('financial-projections.cases', [caseIntro, worstNeed], pro),
  movesTable('financial-projections.best', 'best'),
  movesTable('financial-projections.worst', 'worst'),
  cited,
  list(
    'financial-projections.checks',
    oneOf(
      '[What [{name}|{bizAt}] should do with these numbers, in this order|To make use of these numbers, [{name}|{bizAt}] should do three things|Three habits keep the plan of [{name}|{bizAt}] honest]',
    ),
    checks,
    { ...pro, rank: 2, from: 4, ordered: true },
  ),
  estimateNotice('financial-projections.left-out'),
];
