import type { Block } from '#shared/prose.ts';
import type { SectionContext } from '../context/block-slots.ts';
import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, plain, records } from './block-makers.ts';

const of = ['industry.id'];

const trendLead = orElse(
  oneOf(
    '[Three changes in the trade touch {name} sooner or later|Some things move in the trade of {name}, and three of them matter|This is where the trade of {name} is heading at present|There are shifts that {name} can use if it acts early]',
    '[Three shifts matter to people who sell {offer}|Around {offer} things are changing, and not at random|What changes for buyers of {offer} can be put in three points]',
  ),
);
const trendItem = oneOf(
  '{change}, [which allows|and that allows|which helps] {name} to {effect}. [The thing for {name} to do is to|A step for {name} now is to|A fair answer at {name} is to] {response}[, with {group} first|, beginning with {offer}|, and to tell {group} why]',
  '[As {change}|Because {change}|Since {change}], {name} can {effect}; [to use it, {name} should|the plain move for {name} is to|so {name} has a reason to] {response}[, while {rivals} {rivals#look/looks} on|, above all for {group}|, with {offer} as the first case]',
  '[One shift to use at {name}|For {name} this counts|Worth a plan at {name}]: {change}, [which makes it possible to|so it becomes easier to|so there is a chance to] {effect}. [A first step for {offer} is to|A change that {group} would see at {name} is to|What {name} can do is to] {response}',
);

const trends = records('trend-analysis.trends', trendLead, ({ subject, random }) =>
  random
    .fork('trends')
    .shuffle(subject.input.knowledge?.trends ?? [])
    .slice(0, 3)
    .map((trend) => ({
      line: trendItem,
      slots: { change: words(trend.change, of), effect: words(trend.effect, of), response: words(trend.response, of) },
    })),
);

const season = orElse(
  oneOf(
    '[The year of a(n) {trade} such as {name} has two faces|The calendar is a force of its own at {name}|The seasons decide more for {name} than adverts]: {peak} [against|and then] {low}. [{name} should build a reserve in the first and use the second for|{name} can set cash aside in the first and keep the second for|So {name} does well to save in the first and plan the second for] [repairs and planning|new ideas around {offer}|talks with {group}]',
    '[Plan the year of {name} around|The year of {name} turns on|Two dates rule the year of {name}:] {peak} and {low}. [In the strong part|When it is busy|At the top], the limit [of {name}|on {offer}] is {bottleneck}; [in the weak part|when it is slow|at the bottom], the danger is {m.risk}',
    '[Expect|{name} can expect|Count on] [most orders for {offer}|the busiest tills for {offer}|the fullest weeks of {name}] in {peak}, and [the fewest|a lull|the thinnest] in {low}. [An opening of {name} {launch} should be checked against that|{name} should not judge itself by either alone|{name} must read each month against its own season]',
  ),
  '[No profile tells how the year moves for {offer}|How demand for {offer} moves over the year is not known here], so {name} [should log each week|has to keep its own record|learns it from its own till] [from the start|and compare after a year|before it hires]',
);

const buyers = orElse(
  oneOf(
    '[Among {group} a habit holds|{group} will keep one habit|What will not change is the way {group} act]: {decide}, [and any trend that works against it will be slow at {name}|and {name} can build on it for years|so a shift in that would be the first true alarm for {name}]',
    '[If {group} grow more careful|Should money get tight for {group}|In harder times], [they first drop|the first to go is] what brings {fear}; [{name} stays safe by offering|so {name} needs|what keeps {name} in the budget is] {proof}',
  ),
  '[As the buyers of {name} are not named yet|Without a named group of buyers], [no trend among them can be read|their habits cannot be followed|it is too early to read their habits]',
);

const pressure = oneOf(
  '[From rivals, expect this|The side of the rivals needs care|As for {kind}]: [keep an eye on|watch|look out for] {watch}; [they win by|they grow by|they live from] {wins}, [so any step in that direction counts for {name}|and more of it would press on {offer}|and {name} would feel more of it at once]',
  '[A sign that {rivals} {rivals#answer/answers} {name} would be|The first move of {rivals} may show in|What would tell {name} that {rivals} {rivals#react/reacts} is] {watch}; [then|in that case|the reply is to] {answer}',
  '{kind} [will not stand still|will learn|may wake up], and [the sign of it will be|it will show in|{name} can read it from] {watch}; [what stays with {name} is|the part they cannot follow is|what protects {name} is] {diff}[, because {x.copy}|]',
);

const riskItem = oneOf(
  '{risk} [would hurt {name}|could be a danger to {name}|could cost {name} a season], [because|since|as] {why}; [at the sign of|after|when the alarm is] {signal}, [{name} should|the answer of {name} is to|it is time for {name} to] {response}',
  '[For {name}, one danger is|{name} must reckon with|It could hit {name}:] {risk}, [because|since] {why}. [The early sign is|It shows first in|Watch for] {signal}, [and then {name} should|and the answer of {name} is to|which is the time for {name} to] {response}',
  '[For {name} it may begin with {signal} and end in|What {name} notices may be {signal}, and behind it stands|One sign for {name} is {signal}, and what may follow is] {risk}, [since|because] {why}. [Before that|In good time|As a guard], {name} [can|should|does well to] {response}',
);
const generalRisks = [
  oneOf(
    '{m.risk}, [which {name} sees in|with an early sign for {name} in|first visible at {name} in] {m.metric}; [the answer is to|{name} should|then] {m.lever}',
  ),
  oneOf(
    '{fear} [in the minds of {group} who look at {name}|among the {group} of {name}|when {group} talk of {name}], [since|because] {decide}; [{name} can calm it with|what helps is|against it helps] {proof}',
  ),
  oneOf(
    '{watch}, [as a sign to {name} from {kind}|as {kind} move against {name}|with {kind} behind it and {offer} in view]; [{name} should then|the reply of {name}: |then] {answer}',
  ),
  oneOf(
    '{bottleneck}, [which stops {name} just as people ask for {offer}|a limit {name} feels late|and {name} finds out on a good day]; [plan for|secure|ask early about] {essential}',
  ),
];

const riskLead = oneOf(
  '[This could go wrong for {name}, and these are the early signs|Some risks of {name} show early, to those who look|{name} should know what to fear, and how it first shows|The dangers to {offer} have their first signs, listed here]',
);

const tradeRisks = records('trend-analysis.risks', riskLead, ({ subject, random }) =>
  random
    .fork('risks')
    .shuffle(subject.input.knowledge?.risks ?? [])
    .slice(0, 4)
    .map((risk) => ({
      line: riskItem,
      slots: {
        risk: words(risk.name, of),
        why: words(risk.because, of),
        response: words(risk.response, of),
        signal: words(risk.signal, of),
      },
    })),
);

function metrics({ subject, random }: SectionContext): readonly Block[] {
  const chosen = random
    .fork('metrics')
    .shuffle(subject.input.knowledge?.metrics ?? [])
    .slice(0, 4);
  if (chosen.length === 0) return [];
  return [
    {
      kind: 'table',
      id: 'trend-analysis.metrics',
      rank: 2,
      facts: of,
      caption: 'What to measure',
      head: ['Metric', 'How it is worked out', 'Why'],
      rows: chosen.map((metric) => [plain(metric.name), plain(metric.formula), plain(metric.because)]),
    },
  ];
}

const rhythm = orElse(
  oneOf(
    '[Once a quarter {name} should|Every three months {name} ought to|Four times a year {name} can] [read|go through|look at] {m.metric} [next to|beside|together with] {watch}, and [decide one change|change one thing|drop or add one thing] [in {offer}|for {group}|before the next season]',
    '[{name} should read trends in its own figures|Trends show first in the figures of {name}|The best trend report of {name} is its own till]: {m.metric} [falling two months in a row|getting worse twice in a row|turning down for two months] [calls for one step|is the signal|asks for an answer]. [The first thing for {name} to try then is to|Then {name} should|In that case {name} can] {m.lever}',
  ),
  '[Once a quarter {name} should|Every three months {name} ought to] [ask ten buyers what has changed|compare its week with the last|ask {group} what they buy elsewhere] [around {offer}|and write it down|and act on one answer]',
);

const capacity = oneOf(
  '[Whatever the trend, {name} is bounded by|Growth of {name} will sooner or later meet|A wave of orders for {offer} would break on] {d.limit}; [it pays to|to gain room, {name} can|the habit that gives {name} room is to] {d.practice}',
  '[If demand for {offer} jumps, the first limit is|What cannot grow at once for {name} is|No trend helps {name} past] {d.limit}, [so it should|which is why it should|and therefore it helps to] {d.practice}',
);

/** Where the trade and its buyers are heading, the year, what may go wrong with early signs, and what to measure. */
export const trendAnalysis: readonly BlockMaker[] = [
  trends,
  paragraph('trend-analysis.season', [season], { from: 4 }),
  paragraph('trend-analysis.buyers', [buyers], { from: 5 }),
  paragraph('trend-analysis.pressure', [pressure], { rank: 2, from: 4 }),
  paragraph('trend-analysis.capacity', [capacity], { rank: 2, from: 3 }),
  tradeRisks,
  list('trend-analysis.general-risks', riskLead, generalRisks, {
    from: 4,
    when: ({ subject }) => (subject.input.knowledge?.risks.length ?? 0) === 0,
  }),
  metrics,
  paragraph('trend-analysis.rhythm', [rhythm], { rank: 1, from: 3 }),
];
