import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, records } from './block-makers.ts';
import { cashChartBlock, costTable, estimateNotice, monthTable, yearTable } from './financial-tables.ts';

const pro = { pro: true } as const;

const summary = oneOf(
  '[In the first year|Over the first twelve months|In year one] {name} [takes in|has revenue of|sells for] {fig:year.1.revenue} and [spends|has costs of|pays out] {fig:year.1.costs}; [that leaves a result of|the result before tax is|before tax this makes] {fig:year.1.result}',
  '[The model gives {name}|For {name} the model shows|The sums for {name} show] {fig:year.1.revenue} of revenue in year one [against|set against|and] {fig:year.1.costs} of costs, [so the result before tax is|with a result before tax of|and before tax that is] {fig:year.1.result}',
  '[Year one closes at|The first year ends with|What year one leaves is] {fig:year.1.result} before tax [for {name}|at {name}|on the books of {name}]: {fig:year.1.revenue} [comes in|is earned] and {fig:year.1.costs} [goes out|is spent]',
);

const growth = oneOf(
  '[Year two brings|In year two revenue is|Year two stands at] {fig:year.2.revenue} and year three {fig:year.3.revenue}; [how fast that comes hangs on|the pace is set by|the brake on it is] {bottleneck}[, more than on demand for {offer}|, which {name} must widen first|, as {name} will learn early]',
  '[By year three {name} reaches|After two years of growth {name} stands at|The third year of {name} brings] {fig:year.3.revenue} of revenue and {fig:year.3.result} before tax, [as far as|provided] [the limit set by {bottleneck} allows|it finds a way around {bottleneck}|it can cope with {bottleneck}]',
);

const drive = orElse(
  oneOf(
    '[What moves these numbers most is|The number behind the numbers is|Read first] {m.metric}, [since|because] {name} [lives on|earns through] {model}. [In the account of {name} this means that|For {name} it follows that|With {offer} it is plain that] {m.cash}',
    '[As {name} earns through {model}, one thing holds|With {model}, as at {name}, one thing holds|The shape of the curve at {name} comes from {model}]: {m.cash}. [The figure for {name} to watch is|So {name} should watch|One figure of {name} stands behind it:] {m.metric}',
    '[As {m.cash}|Because {m.cash}], [the months of {name} do not look alike|cash and profit of {name} differ|the account of {name} tells more than its result]. [What would bend the curve of {name} is|The first thing for {name} to fear is|On this curve, {name} would soon see] {m.risk}',
  ),
  '[As no way of charging is known|Without a stated way of charging|Since the charge is still open], [the curve of {name} is a rough one|these months of {name} can only be a sketch|the sums for {name} stay rough]',
);

const breakEven = orElse(
  oneOf(
    '{ifReached}[Revenue covers costs at {name}|{name} breaks even|The line is crossed at {name}] [once a month brings|when a month reaches|at] {fig:breakEven.revenue}, [or|that is,|which means] {fig:breakEven.units} [sales|orders] a month; [the model sees that in|the base case gets there in|in the base case this is] {fig:breakEven.month}',
    '{ifReached}{fig:breakEven.revenue} [a month is the mark|is the sum each month must bring|a month keeps the doors open] [at {name}|for {name}]; [the base case passes it in|it is met in|the model reaches it in] {fig:breakEven.month}[, given {price}|, with {stream} at {price}|, within the limit set by {bottleneck}]',
    '{ifReached}[To cover its costs|To stand on its own feet|To pay for itself], {name} [must bring in|needs|has to earn] {fig:breakEven.revenue} a month[, with {price} as the main price|]; [that is reached in|the base case does so in|the month for this is] {fig:breakEven.month}',
  ),
  '{ifReached}[The base case of {name} breaks even in|For {name}, revenue passes costs in] {fig:breakEven.month}',
  '{ifNever}[To cover its costs|To stand on its own feet], {name} [needs|has to earn] {fig:breakEven.revenue} a month; in the base case that is {fig:breakEven.month}, so {name} must [raise its price, sell more or cut fixed costs|change price, volume or fixed costs] and [compute again|run the model again] before it [opens|signs a lease or a loan]',
  '{ifNever}[In the base case of {name}|For {name}, as the inputs stand], break-even is {fig:breakEven.month}, [because each sale leaves too little|since what is left of each sale is too small] to carry the fixed costs, and {name} has to [change its price or its way of working|find another price or another way to work]',
);

const contribution = oneOf(
  '[Each unit of {stream} leaves|One sale of {stream} leaves|From each {stream} {name} keeps] {fig:stream.1.contribution} [after direct costs|once direct costs are paid|before fixed costs], [out of a price of {price}|from {price}|at {price}], [and the fixed costs of {name} are paid from that|which has to carry rent and pay|so each sale counts for {name}]',
  '{price} [brings in|leaves|means] {fig:stream.1.contribution} [net of direct costs|after direct costs|for everything else] [on each unit of {stream}|per unit of {stream}|with {stream}]; [fixed costs at {name} come to|from it {name} must cover|against it stand fixed costs of] {fig:costs.fixed.today} a month',
);

const funding = orElse(
  oneOf(
    '[Own money of {ownCash} starts the account|You bring {ownCash}|The account of {name} opens with {ownCash}], [and at its lowest it stands at|the lowest month end shows|and the deepest point is] {fig:cash.lowest}; [so money from outside comes to|that leaves to be found|the funding need is thus] {fig:funding.need}',
    '[With {ownCash} of own money|Starting from {ownCash}|On top of {ownCash} of own money], {name} [needs|must find|has to raise] {fig:funding.need} [from outside|more|from others], [since the account falls to|because the lowest point is|as cash drops to] {fig:cash.lowest}',
  ),
  '{!finance.cash}[You have not said how much own money you bring|Own money has not been named|No sum of own money was given], so the account of {name} [opens at nothing|starts empty]: [the lowest point is|it falls to|its deepest month end is] {fig:cash.lowest}, [and the money to find is|hence a funding need of|so the need is] {fig:funding.need}',
);

const use = oneOf(
  '[That money pays for|It goes into|Most of it is spent on] {essential} and {essential}, [before {name} earns anything|in the months before {name} carries itself|while {name} has few buyers]; [a lender will ask about|a careful lender looks at|the weak point in talks with a lender is] {m.risk}',
  '[What {name} buys with it is|It lets {name} pay for|It covers] {essential}, {essential} and [the weak months|the first quiet months|the time until regulars come][, and it must last through {low}|; keep some for {low}|]',
);

const promised = orElse(
  oneOf(
    '[The way {name} works adds|Two costs grow with {name}:|On top, {name} has to reckon with] {d.cost} and {x.cost}, [and the cost lines must leave room for both|so a lender will ask {name} about them|which seldom show in a first budget]',
  ),
  '[The way {name} works adds|One cost grows with {name}:|On top, {name} has to reckon with] {d.cost}, [and the cost lines must leave room for that|so a lender will ask {name} about it|which seldom shows in a first budget]',
);

const caseIntro = oneOf(
  '[Two other cases frame the plan of {name}|No base case comes true in full, so {name} has two more|Around the base case of {name} stand two others]: [in the better one|at best|in the kinder case] cash after three years [is|stands at|ends at] {fig:best.cash.end}, [in the harder one|at worst|in the harsh case] {fig:worst.cash.end}, [with|against] {fig:cash.end} [in between|in the base case]',
  '[If things go well|In the best case], {name} [holds|has|ends with] {fig:best.cash.end} after three years; [if they go badly|in the worst case], {fig:worst.cash.end}. [The base case|Between them the base case|The plan itself] [says|gives|stands at] {fig:cash.end}[, all with {offer} at {price}|, each with the same {offer}|]',
);

const worstNeed = oneOf(
  '[Plan the money by the harsh case|Talk to a lender about the harsh case|The harsh case decides how much to raise]: [there the need is|it asks for|{name} would need] {fig:worst.funding.need}, [against {fig:funding.need} in the base case|not {fig:funding.need}|where the base case says {fig:funding.need}]',
  '[In the worst case {name} needs|If the worst case comes, {name} has to find|The worst case asks {name} for] {fig:worst.funding.need}; [a promise of that sum, not of|to be safe, arrange that rather than|better to have it agreed than only] {fig:funding.need}[, before {offer} can be sold widely|, as any lender to {name} would|, before the doors open]',
);

function moves(which: 'best' | 'worst'): BlockMaker {
  const lead = oneOf(
    which === 'best'
      ? '[This has to go well for {name} to reach the best case|The better case of {name} moves the following inputs|There are reasons why {name} may do better than planned|In the best case of {name} these inputs change]'
      : '[This may go wrong for {name} and lead to the worst case|The worse case of {name} moves the following inputs|There are reasons why {name} may do worse than planned|In the worst case of {name} these inputs change]',
  );
  const line = oneOf(
    '{label}: {from} [becomes|turns into|moves to] {to} [at|for] {name}; [the reason|the thought|the case behind it]: {why}',
    '{label}: [from|a move from|a shift from] {from} to {to} [at|for] {name}; [the reason|the thought|the case behind it]: {why}',
    '{label}: {to} [instead of|in place of|rather than] {from} [at|for] {name}; [the reason|the thought|the case behind it]: {why}',
  );
  return records(
    `financial-projections.${which}`,
    lead,
    ({ subject, figures }) =>
      subject.input.caseMoves
        .filter((move) => move.case === which)
        .slice(0, 5)
        .flatMap((move) => {
          const from = figures.find(move.nodeId.replace(/^(best|worst)\./, ''), true);
          const to = figures.find(move.nodeId, true);
          if (!from || !to) return [];
          return [
            {
              line,
              slots: {
                label: words(caseLabel(move.label)),
                from: { content: [from], facts: [] },
                to: { content: [to], facts: [] },
                why: words(move.because, ['industry.id']),
              },
            },
          ];
        }),
    { ...pro, rank: which === 'worst' ? 1 : 2 },
  );
}

/** "Full month: sourdough" stands before a colon of its own, so its own becomes brackets. */
function caseLabel(label: string): string {
  const [head, ...rest] = label.split(': ');
  return rest.length === 0 ? label : `${head} (${rest.join(' ')})`;
}

const checks = [
  oneOf(
    '[Track|Note|Follow] {m.metric} and [set it beside|compare it with|hold it against] [this plan of {name}|the base case of {name}] [at each month end|every month|on the first of the month][, with {name} as small as it is|, before {name} spends more|]',
    '[Each month|At every month end|Once a month] {name} [compares|checks] {m.metric} [with the plan|against the base case|with what is written here]',
  ),
  oneOf(
    '[If cash of {name} falls below the harsh case|Should the account of {name} drop under the worst line|When cash at {name} sinks under the lower line], [stop hiring and|spend on nothing new and|pause all new spending and] {m.lever}',
  ),
  oneOf(
    '[Replace each estimate by a bill|Swap estimates for real bills|Put real sums in place of estimates], [starting with|first for|above all for] {essential}, [as soon as {name} has one|once {name} has asked for prices|before {name} signs anything]',
  ),
];

/** Results, months, costs, break-even, funding and the three cases; every figure is the model's. */
export const financialProjections: readonly BlockMaker[] = [
  paragraph('financial-projections.summary', [summary, growth], pro),
  cashChartBlock('financial-projections.chart'),
  yearTable('financial-projections.years'),
  paragraph('financial-projections.drive', [drive, contribution], { ...pro, rank: 1, from: 1 }),
  paragraph('financial-projections.break-even', [breakEven], { ...pro, from: 2 }),
  paragraph('financial-projections.funding', [funding, use, promised], { ...pro, from: 3 }),
  costTable('financial-projections.costs'),
  monthTable('financial-projections.months'),
  paragraph('financial-projections.cases', [caseIntro, worstNeed], pro),
  moves('best'),
  moves('worst'),
  list(
    'financial-projections.checks',
    oneOf(
      '[Three habits keep the plan of {name} honest over the year|The books of {name} need three habits to be of use|This is what {name} should do with these numbers|To make use of these numbers, {name} should do three things]',
    ),
    checks,
    { ...pro, rank: 2, from: 4 },
  ),
  estimateNotice('financial-projections.left-out'),
];
