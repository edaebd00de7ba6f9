import type { Block } from '#shared/prose.ts';
import type { SectionContext } from '../context/block-slots.ts';
import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, list, paragraph, plain, records } from './block-makers.ts';

const of = ['industry.id'];

const trendLead = oneOf(
  '[Three changes in the trade matter to [{name}|{bizAt}], each with something to do about it|Three things are changing around [{name}|{bizAt}]|What is changing in the trade, and what [{name}|{bizAt}] can do about it]',
  '[The trade of [{name}|{bizAt}] is moving in three directions|Three changes touch [{name}|{bizAt}] sooner or later]',
);
const trendItem = oneOf(
  '{change}, and {name} can use that to {effect}. [The step to take is to|To begin with,] {response}',
  '[As|Since] {change}, {name} can {effect}. [The first step is to|To begin with,] {response}[, with {group} in mind|]',
  '{change}, [so|and so] {name} can {effect}, if it takes [one step|a first step]: {response}',
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
    '[The year at {name} swings between|{name} has to live with two seasons,] {peak} and {low}. [Put money aside in the first|Save in the first] and use the second for [repairs, training and planning|the work nobody sees|talks with {group}]',
    '[Plan the year of {name} around|The year of {name} turns on] {peak} and {low}. [In the first, the limit at {bizAt} is|When {bizAt} is busy, the limit is] {bottleneck}, and [the danger in the quiet months is|in the quiet months it has to beware of] {m.risk}',
    '[Most orders at {name} will come in {peak} and the fewest in|{name} should expect its fullest weeks in {peak} and its emptiest in] {low}. [Compare each month with the same month a year before, not with the last one|A weak month means little by itself; a month weaker than its season does]',
  ),
  'How demand for what {name} sells moves over the year is not known here, so [log each week from the start and compare after a year|note sales week by week before hiring on the strength of one good month]',
);

const buyers = orElse(
  oneOf(
    '[The habits of {group} will change more slowly than the trade of {name}|One thing about the buyers of {name} will not change soon]: {decide}. [If that ever shifts|Should that shift], {name} has to [rethink how it sells|change faster than for any trend above]',
    '[In harder times|If money gets tight], {group} first drop what they already fear, such as {fear}. [{name} stays in the budget by offering|What keeps {name} in their budget is] {proof}',
  ),
  '[Ask {group} twice a year what they would give up first if money got tight|Twice a year, ask {group} what has changed in how they buy]; [their answers tell {name} more than any report|{name} learns more from that than from any report]',
  'As the buyers of {name} are not named yet, no trend among them can be read',
);

const pressure = oneOf(
  '[{name} should expect its rivals to do more of what already works for them|Rivals of {name} will do more of what works for them]: {wins}. [The sign that concerns {name} is|What {name} should look out for is] {watch}, [and the answer is to|and then it helps to] {answer}',
  'Those {name} competes with, {kind}, will not stand still. [Their next step shows in|Look out for] {watch}; [when it comes, {name} should|the best reply by {name} is to] {answer}[, and hold on to what it does well, because {x.copy}|]',
);

const riskItem = oneOf(
  '{risk}: [it could happen to {name}|this threatens {name}|{name} is exposed to it], because {why}. [At {bizAt} watch for|The sign at {bizAt} would be] {signal}, and the answer is to {response}',
  '{risk}: {name} [will notice it first in|sees it coming in] {signal}, and it can happen because {why}. [The answer for {bizAt} is to|At {bizAt} it is then time to] {response}',
  '[If you see {signal}, {name} may be facing|When {name} sees {signal}, think of] {risk}, because {why}. [The best protection for {bizAt} is to|To be safe, {bizAt} should] {response}',
);
const generalRisks = [
  oneOf(
    '{m.risk}: {name} sees it first in {m.metric}. [Look at that figure every week and|When it worsens twice in a row,] {m.lever}',
  ),
  oneOf(
    '{fear}: [this is what {group} dread|{group} leave over it]. To prevent it, let them see {proof} at {name} from the start',
  ),
  oneOf('{watch}: for {name} this is the sign that {kind} are moving. [The answer is to|Then it is time to] {answer}'),
  oneOf(
    '{bottleneck}: it stops {name} just when orders come in. Secure {essential} [before the busy weeks|early], and say no to work beyond that limit',
  ),
];

const riskLead = oneOf(
  '[What could go wrong at [{name}|{bizAt}], how it shows and what to do|The main risks for [{name}|{bizAt}], each with its early sign|Some risks of [{name}|{bizAt}] show early to those who look]',
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
    '[Once a quarter|Every three months], {name} should look at {m.metric} together with {watch} and [decide one change|change one thing, not five|drop one thing and add one]',
    '[The best trend report is the till of {name}|{name} reads trends best in its own figures]: if you see {m.metric} getting worse [two months in a row|for two months], {m.lever}',
  ),
  '[Once a quarter|Every three months], {name} should ask ten buyers what has changed for them, write it down and act on one answer',
);

const capacity = oneOf(
  '[Whatever the trend, growth of {name} ends at|If demand for {name} jumps, the first limit is] {d.limit}. [To gain room, {bizAt} should|It helps to] {d.practice} and {d.practice}',
  '[No trend helps {name} past one limit|One limit stays with {name} in any market]: {d.limit}. [What pushes it back is to|To push it back,] {d.practice}',
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
