import type { Block } from '#shared/prose.ts';
import { blockSlots, type SectionContext } from '../context/block-slots.ts';
import { oneOf, orElse } from '../grammar/combinators.ts';
import { type BlockMaker, cell, list, paragraph } from './block-makers.ts';

const field = orElse(
  oneOf(
    '{groups} [can also go to|already know] {rivals}[, and that is who {name} has to beat|]. [{rivals#They win/It wins} by|{rivals#They are/It is} strong at] {wins} and {wins}, [and {name} should not try to outdo them there|which {name} cannot match by doing the same]',
    '[The {rivals#rivals/rival} you name {rivals#are/is}|{name} competes with] {rivals}. [What speaks for {rivals#them/it} is|{rivals#Their/Its} strength is] {wins}, and also {wins}; [a visit as a customer would teach {name} more than a report|{name} should buy there once and take notes]',
    '{rivals} {rivals#come/comes} first when {group} look for what {name} sells. [That is earned by|They got there by] {wins} and {wins}, [strengths {name} should respect rather than copy|so {name} needs another ground to compete on]',
  ),
  '{groups} [can also go to|know] {rivals}; [{name} should buy there once and note what is good, what is slow and what it costs|a visit as a customer tells {name} what {rivals#they do/it does} well]',
  '[{name} competes with|Buyers compare {name} with] {rivals}; [{name} should buy there once and note what is good, what is slow and what it costs|a visit as a customer tells {name} what {rivals#they do/it does} well]',
  '[{name} competes with {kind}|Those who stand against {name} are {kind}], though no name was given. They win by {wins} and {wins}, [and {name} should not try to beat them at that|which {name} cannot match by doing the same]',
  '{!competitors.named}No competitor has been named for {name}. [Somebody else gets the money today, if only habit|That seldom means there is none], so {name} should find three and buy from them',
);

const limits = oneOf(
  '[What {kind} cannot do is|What {rivals} cannot do, as {kind}, is] {cannot} or {cannot}, [and that leaves {name} its opening|and there {name} can be better from the first day|so that is the ground for {name} to compete on]',
  '[But size and habit tie down those {name} competes with|They also have limits that {name} does not have]: as a rule {kind} cannot {cannot}, [nor can they|and they cannot] {cannot}',
);

const gap = orElse(
  oneOf(
    '[The gap you have seen is this|You have seen where they fall short]: {weakClause}. [{name} fills it by {diff}|{name}, on the other hand, {keeps}], [a difference in {x.name} that {group} notice at once|which is a reason to switch that {group} can check]',
    '[Where they fall short is known to you|You name their weak side]: {weakClause}. {name} {promise}, [and should say so in the same breath|and that is the sentence to lead with]',
    '[Their weak side, as you name it, is|You have seen their weak side,] {weakThing}. [{name} answers it by {diff}|{name}, on the other hand, {keeps}]',
  ),
  'You have seen where they fall short: {weakClause}. [How {name} does better still has to be put into words|{name} should say in one line how it does better]',
  'You name their weak side, {weakThing}; how {name} does better still has to be put into words',
  '{!competitors.weakness}What they do badly has not been said; [their worst reviews would tell {name} in an evening|ten of their customers would tell {name} if asked]',
);

const price = orElse(
  oneOf(
    '[On price|At the till], {rival} stands at {theirPrice} and {name} at {price}, [and what explains the gap is that|and the reason for the gap is that] {biz} {keeps}',
    '[Buyers know a price of {theirPrice}|They ask {theirPrice}], while {name} asks {price}; [the gap has to be explained before it is noticed|{group} have to see what the difference buys]',
  ),
  '{!competitors.price}What the others charge has not been said, so {name} should note three of their prices beside {price} before it opens',
  '{!competitors.price}What the others charge has not been said, so {name} should collect three prices before it sets its own',
);

const choice = oneOf(
  '[When people compare, what decides between them and {name} is|What will tip the choice towards {name} is] {reason}, [and what still annoys them everywhere is|while the fault they find everywhere is] {friction}',
  '[{name} can win those who care about|The people {name} can win first are those who want] {reason} and who have had enough of {friction}',
);

const defence = oneOf(
  '{name} {keeps}, and [others will not copy that soon|that will stay special for some time|rivals will hardly follow at once], because {x.copy} and because {x.copy}. [Until then the field belongs to {biz}|{biz} should use that time to become known for it]',
  '[The lead that {name} has by {diff} can last|What keeps others from {diff} is time, not a patent]: {x.copy}, and {x.copy}. [To make use of it, {name} should|To widen the lead, {name} should] {x.proof}',
);

const bearing = oneOf(
  '[That lead has its price for {name}|Keeping the lead costs {name} something]: {x.cost} and {x.cost}[, which is also why others hesitate|, and whoever copies {name} has to bear the same]',
);

const substitute = orElse(
  oneOf(
    '[The strongest rival may not be a firm at all but {alt}|{group} can also simply stay with {alt}|Many {group} will do what they have always done and stay with {alt}]. [To move them, {bizAt} has to fit the way they choose|{group} leave {alt#them/it} for {name} only if it suits the way they choose]: {decide}',
    '[Against {alt} an advert does little|{alt} {alt#ask/asks} nothing of {group}, and that is hard to beat], so [the first step to {name} has to be small|{name} needs a first order that risks nothing], because {decide}',
  ),
);

const secondKind = oneOf(
  '[A second kind of rival are {kind2}|{name} also meets {kind2}], who win by {wins2} but cannot {cannot2}. [{name} should answer them in its own way|Here the answer of {name} is another]: {answer2}',
  '[There are {kind2} as well|{kind2} compete too], and against them {name} should {answer2}; they win by {wins2}, yet they cannot {cannot2}',
);

const answerItems = [
  orElse(
    oneOf(
      '[First|To begin with], {answer}, [something {name} can do and {kind} seldom will|which costs {name} little and is hard for {kind}|a thing {name} can begin tomorrow]',
      '{answer}, [and do it first, because {name} needs no budget for it|because {name} can do that and {kind} seldom will|and begin before {name} has its first {buyers}]',
    ),
    '[Take one fault people know from others|Choose one common complaint], {friction}, and make sure that nobody ever meets it at {name}',
  ),
  orElse(
    oneOf(
      '[Then|Next], {answer}, [so that {group} see the difference without being told|and ask {group} whether they notice|so that {group} have a reason to stay]',
      '{answer}[, even if it earns {name} nothing at first|, and keep at it until people mention {name} for it|, which {name} can do without a budget]',
    ),
    '[Then|Next], {d.practice}, because [{group} judge|people who compare {name} with others judge] by what happens each day and not by what is promised',
    '[Then|Next], answer every enquiry at {name} within the day, because whoever answers first is often the one people choose',
  ),
  orElse(
    oneOf(
      'Keep proving that {biz} {keeps}: {x.proof}, [even though it means|and accept] {x.cost}',
      'Let {group} see that {biz} {keeps}: {x.proof}, then {x.proof}',
    ),
    '[Over time|In the long run], {answer}, until {name} is known for it',
    '[Over time|In the long run], ask everyone who comes to {name} from {rivals} what made them switch, and say that first to the next',
    '[Over time|In the long run], ask everyone who comes to {name} from somewhere else what made them switch, and say that first to the next',
  ),
];

const watchItems = [
  orElse(
    oneOf(
      '{watch}: [look this up once a month|check this on the first of each month]. [If something changes there|When something moves], {name} should {answer}',
      '{watch}. [When something moves there|As soon as this changes], {answer}, [before {group} hear of it|before it costs {name} orders]',
    ),
    'The prices of {rivals}: note them once a month beside {price}, and explain the difference before anyone asks',
    'The prices of others: note three of them once a month, and explain any difference before a buyer of {name} asks',
  ),
  orElse(
    oneOf(
      '{watch}: [ask {group} about this now and then|{group} will notice this before {name} does]. [The answer then is to|What helps then is to] {answer}',
      '{watch}, [looked at each quarter|once a quarter]; [it shows where the rivals of {name} are heading|it tells {name} what the others are planning], and the answer is to {answer}',
    ),
    'New reviews of {rivals}: each complaint in them is something {name} can promise and keep',
    'New reviews of other firms in the trade: each complaint in them is something {name} can promise and keep',
  ),
];

function comparison(context: SectionContext): readonly Block[] {
  const slots = blockSlots(context, 4, false);
  if (!slots.has('wins')) return [];
  const id = 'competitor-analysis.comparison';
  const rows: [string, string, string][] = [
    ['Strength', '{wins}', '{diff}'],
    ['Limit', 'they cannot {cannot}', '[{d.limit}|{bottleneck}]'],
    ['To do now', 'watch {watch}', '[{x.proof}|{answer}]'],
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
    ours: cell(
      orElse(oneOf(ours), 'Still to be put into words, for example {reason}'),
      slots,
      context,
      `${id}/${label}/ours`,
    ),
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

/** Who else buyers could turn to, what those win by and cannot do, the stated gap, the defence and what to watch. */
export const competitorAnalysis: readonly BlockMaker[] = [
  paragraph('competitor-analysis.field', [field, limits]),
  paragraph('competitor-analysis.gap', [gap, price, choice]),
  comparison,
  paragraph('competitor-analysis.defence', [defence, bearing], { from: 1 }),
  paragraph('competitor-analysis.habit', [substitute], { rank: 2, from: 2 }),
  paragraph('competitor-analysis.second', [secondKind], { rank: 2 }),
  list(
    'competitor-analysis.answers',
    oneOf(
      '[There are three answers [{name}|{bizAt}] can give|What [{name}|{bizAt}] should do about its rivals, in this order|Three answers suit a business the size of [{name}|{bizAt}]|Against {rivals}, [{name}|{bizAt}] should do three things]',
    ),
    answerItems,
    { rank: 1, from: 1, ordered: true },
  ),
  list(
    'competitor-analysis.watch',
    oneOf(
      '[Two things [{name}|{bizAt}] should keep an eye on|There are two signs [{name}|{bizAt}] should not miss|Two early signs tell [{name}|{bizAt}] what others are planning]',
    ),
    watchItems,
    { rank: 2, from: 3 },
  ),
];
