import type { Block } from '#shared/prose.ts';
import { blockSlots, type SectionContext } from '../context/block-slots.ts';
import { oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, cell, list, paragraph } from './block-makers.ts';

const field = orElse(
  oneOf(
    '[The {rivals#names/name} in the answers {rivals#are/is}|Buyers compare {name} with|{name} has to reckon with|On the same ground as {name} {rivals#work/works}] {rivals}; [they win by|their strength is|what they do well is] {wins} and {wins}[, which {name} should respect, not copy|]',
    '{rivals} {rivals#stand/stands} [between {name} and its buyers|in the way of {name}|where {name} wants to be]: [strong through|helped by|made big by] {wins}, [and by the habits of {group}|and nobody leaves them without a reason|which {name} cannot match by doing the same]',
    '[For {group}, the choice today is|{group} who look around find|Whoever needs {offer} today thinks of] {rivals}, [known for|who score by|good at] {wins} and {wins}',
  ),
  '[The {rivals#names/name} in the answers {rivals#are/is}|Buyers compare {name} with|{name} has to reckon with] {rivals}; [what they do well should be listed|{name} should buy from each once|a visit as a customer would teach {name} more than a report]',
  '[The rivals of {name} are {kind}|{name} competes with {kind}|Mostly {kind} stand against {name}], [though no name was given|and you named none of them|not one of them named]: they win by {wins}',
  '{!competitors.named}[No competitor has been named for {name}|You have not said who competes with {name}|The answers name nobody who sells against {name}]; [somebody always does, if only habit|that seldom means there is none|doing without is then the rival]',
);

const limits = oneOf(
  '[What they cannot do is|Their limit is known: they cannot|Yet {kind} cannot|By their nature {kind} cannot] {cannot}, [and there {name} has room|which is where {name} begins|a gap made for {offer}]',
  '[Look at what {kind} leave undone|{kind} have a blind side|Size and habit bind {kind}]: they cannot {cannot} or {cannot}[, and {name} can|, while {name} does so daily|; {offer} starts there]',
  '[{name} need not beat {kind} at their own game|A head-on fight with {kind} would cost {name} dear|There is no need for {name} to copy {kind}]; they cannot {cannot}, [and that is enough|which leaves an opening|so the door is open]',
);

const gap = orElse(
  oneOf(
    '[The gap you name is|In your own words, the weak side is|The weak point you have seen is] {weak}, [and {name} answers it with|and against this {name} sets|so the reply of {name} is] {diff}[, and {x.name} is what people will notice|, a matter of {x.name}|, and it must be seen at once]',
    '{weak}: [that is the opening for {name}|this is the point for {name} to press|here the door stands open and {name} should use it], [above all with|most of all among|and first with] {group}, [who are wary of|since they dread|tired of] {fear}',
    '[Where others show {weak}|Since the weak point reads {weak}|As long as {weak} holds true], {name} [can win|has an edge|should speak up] with [{offer}|{diff}], [for {group} are wary of|above all if {group} fear|most of all with {group} who dread] {fear}',
  ),
  '{!competitors.weakness}[What they do badly has not been said|You have not said where they fall short|Their weak side is missing from the answers]; [{name} should buy from them once and take notes|ten buyers could tell {name}|their worst reviews would tell {name}]',
);

const defence = oneOf(
  '[Will they copy {diff}?|Could others follow {diff}?|How long does {diff} last as a lead?] [Not soon|Hardly|It takes them time], because {x.copy}; [until then the field is free for|by then people should know|that gives time to] {name}',
  '[The lead behind {diff} can hold|{diff} is not easily copied|There is some shelter in {diff}], [since|because] {x.copy}[, and {x.copy}|][, and {group} notice such things|, so {name} has time|, which gives {name} a start]',
  '[To make {diff} stick|So that {diff} is more than words|To keep {diff} believable], {name} should {x.proof}; [others hesitate|rivals wait|few will follow], because {x.copy}',
);

const price = orElse(
  oneOf(
    '[On price|As to money|At the till], [they ask {theirPrice}|buyers know {theirPrice}|{rival} charges {theirPrice}] and {name} [asks|charges|stands at] {price}: [the gap has to be earned by|what explains it is|the reason must be] {reason}',
  ),
  '{!competitors.price}[What the others charge has not been said|The prices of {rivals} are missing|No rival price has been given], [so {price} stands without a yardstick until {name} has noted three of them|and {price} cannot be compared yet, though buyers of {offer} will do just that|so {name} should note three of them beside {price} before it opens]',
  '{!competitors.price}[What others charge|The price level around {name}] [is not in the answers|has not been given], [so {name} should collect three prices|and {name} has to look it up|and no comparison is made here]',
);

const secondKind = oneOf(
  '[There are also {kind2}|A second kind of rival are {kind2}|Beside them stand {kind2}]: [strong in|they win by|good at] {wins2}, yet they cannot {cannot2}[; {name} should {answer2}|, and the reply of {name} is to {answer2}|, so {name} does well to {answer2}]',
  '{name} [also meets {kind2}|must think of {kind2} too|has {kind2} on the other flank], who [win by|count on] {wins2}; they cannot {cannot2}, [and the answer is to|so it helps to|so the task is to] {answer2}',
);

const substitute = oneOf(
  '[The strongest rival may be habit|Often the real rival is habit|Do not forget habit]: {group} [know|have|stay with] {alt}, and {decide}[. {name} has to give a reason to move|, so {name} must make the first step small|, which no advert of {name} will change alone]',
  '[{alt} {alt#cost/costs} {group} no thought|{group} reach for {alt} first|The default of {group} is {alt}], [and habit is a rival|and habit wins by silence|so {name} fights habit as well]; [what could end it is|the lever is|what speaks against it is] {friction}',
);

const answerReason =
  '[since {kind} cannot {cannot}|because buyers are wary of {fear}|for people want to see {proof}|as buyers pay for {reason}]';

const answerItems = [
  oneOf(
    `[Against {kind}|To meet {kind}|Faced with {kind}]: {answer}, [with {offer} as proof|so that {group} see what {name} does differently|in the way {name} works], ${answerReason}`,
    `{answer}[, and let {diff} speak|, with {group} in mind and {offer} in hand|, starting with {offer}], ${answerReason}`,
  ),
  oneOf(
    `{answer}[, while {rivals} {rivals#look/looks} elsewhere|, and say so wherever {name} is found|, with {offer} in hand], ${answerReason}`,
    `[A task for {name}|What {name} can do today|Well within reach of {name}]: {answer}, [quietly and often|before they react|as a habit], ${answerReason}`,
  ),
  orElse(
    oneOf(
      `{x.proof}[, so that {diff} is believed|, because {diff} needs proof|, and put {diff} beside it], ${answerReason}`,
      '[Keep {diff} alive|Guard {diff}|Show {diff} each week]: {x.proof}, [even if the price is|although it means|and accept] {x.cost}[ at {name}|]',
    ),
    `{answer}, [again and again|month after month], [until {group} know {name} for it|so that {name} is known for it], ${answerReason}`,
  ),
];

const watchItems = [
  oneOf(
    '{watch}[, as a sign that {rivals} {rivals#react/reacts}|, because it would touch {offer} first|, since {name} would feel it within weeks]; [the reply is to|then it is time to|{name} can then] {answer}',
    '{watch}, [checked by {name} each month|noted by {name} once a month|which {name} should look up each quarter], [because they win by|since they live from|as they grow by] {wins}',
  ),
  oneOf(
    '{watch}, [which would change the plan of {name}|a reason for {name} to act|a thing to watch together with what {group} say of {name}]; [in that case|then|once it is clear], {answer}',
    '[A quieter sign for {name} is|Easy to miss, but vital for {name}, is|What {group} may mention to {name} first is] {watch}; [behind it is often|it may point to|that can mean more of] {wins}',
  ),
];

function comparison(context: SectionContext): readonly Block[] {
  const slots = blockSlots(context, 4, false);
  if (!slots.has('wins')) return [];
  const id = 'competitor-analysis.comparison';
  const rows: [string, string, string][] = [
    ['Strong in', '{wins}', '[{diff}|{reason}]'],
    ['Held back by', 'cannot {cannot}', '{d.limit}'],
    ['Next move', '{watch}', '[{x.proof}|{answer}]'],
  ];
  const them = cell(oneOf('{rival}', '{rivals}'), slots, context, `${id}/them`);
  const head = [
    '',
    them.facts.length > 0 ? them.content.map((inline) => inline.text).join('') : 'Others',
    context.subject.facts.text('business.name') ?? 'This business',
  ];
  const made = rows.map(([label, theirs, ours]) => ({
    label,
    theirs: cell(oneOf(theirs), slots, context, `${id}/${label}/theirs`),
    ours: cell(oneOf(ours), slots, context, `${id}/${label}/ours`),
  }));
  return [
    {
      kind: 'table',
      id,
      rank: 2,
      facts: [...new Set(made.flatMap((row) => [...row.theirs.facts, ...row.ours.facts]))],
      caption: 'Side by side',
      head,
      rows: made.map((row) => [[{ kind: 'text', text: row.label }], row.theirs.content, row.ours.content]),
    },
  ];
}

const bearing = oneOf(
  '[What keeps the lead of {name} has a price|The lead of {name} is not free|Staying ahead costs {name} something]: {x.cost}, [and others avoid it, because|which rivals will not take on, since|a price few want to pay, as] {x.copy}',
  '[Others could follow {name}, but they would have to accept|Whoever copies {name} takes on|The price of doing as {name} does is] {x.cost}; [most will wait, because|few will rush, since|there is time, as] {x.copy}',
);

const choice = oneOf(
  '[What decides between them and {name} is|Buyers who compare {name} with others look for|In the end {name} wins or loses by] {reason}, [and none of the others has put an end to|while all of them leave people with|and people are still left with] {friction}',
  '[Nobody picks {name} for being small|Size decides little in this contest|Buyers do not count branches]: they [want|look for|pay for] {reason}, [and turn from whoever stands for|and they leave over|and remember] {friction}[, which {name} must never become known for|, a lesson for {name}|, so {name} can gain from each lapse]',
);

/** Who else buyers could turn to, what those win by and cannot do, the stated gap, the defence and what to watch. */
export const competitorAnalysis: readonly BlockMaker[] = [
  paragraph('competitor-analysis.field', [field, limits, choice]),
  paragraph('competitor-analysis.gap', [gap, price]),
  comparison,
  paragraph('competitor-analysis.defence', [defence, bearing], { from: 1 }),
  paragraph('competitor-analysis.habit', [substitute], { rank: 2, from: 2 }),
  paragraph('competitor-analysis.second', [secondKind], { rank: 2 }),
  list(
    'competitor-analysis.answers',
    oneOf(
      '[There are three ways in which {name} can answer|This is what {name} does about its rivals|Three replies fit the size and style of {name}|These moves of {name} against {rivals} make sense|This is what {name} sets against {kind}]',
    ),
    answerItems,
    { rank: 1, from: 1 },
  ),
  list(
    'competitor-analysis.watch',
    oneOf(
      '[These are the things {name} should keep an eye on|There are two signs that {name} should not miss|Two early signs tell {name} what others plan|To stay ahead of others, {name} should watch two things]',
    ),
    watchItems,
    { rank: 2, from: 1 },
  ),
];
