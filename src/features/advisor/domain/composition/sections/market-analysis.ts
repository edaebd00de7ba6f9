import { oneOf, orElse, words } from '../grammar/combinators.ts';
import { type BlockMaker, heading, list, paragraph, records } from './block-makers.ts';
import { generalNotice, ruleNotices } from './rule-notices.ts';

const demand = orElse(
  oneOf(
    '[In this trade|For a(n) {trade}|In the work of a(n) {trade}], [people pay for|buyers look for|what counts is] {reason} and {reason}[; {offer} must bring both|, and {offer} is meant to give them that|, which is what {name} sells with {offer}]',
    '[What {name} sells|What people buy with {offer}|The true product of {name}] is [more than the thing itself|easily told|plain]: {reason}, [and often|together with|and, for some,] {reason}',
    '{customers} [come back for|choose by|pay most willingly for] {reason}; [next in line is|close behind stands|many add] {reason}[, and {name} can offer both| {inPlace?}, where {name} starts|, a fair test for {name}]',
  ),
  '[People who order {offer} want|Buyers of {offer} hope for|Whoever pays for {offer} expects] {reason}[ and| as well as|, but also] {reason}',
  '[Whatever {name} ends up selling|In nearly any trade {name} might choose|Even before the offer of {name} is clear], buyers [will want|look for|expect] {reason}',
);

const pain = oneOf(
  '[What drives them away from others is|They complain about|The common complaint is|Most have lived through] {friction}[, and not far behind|, and often too|, and as often] {friction}[, so {name} has a clear opening|, and {name} can do better on both|, two things {name} must never repeat]',
  '[Ask around and one thing comes up|One complaint is heard everywhere|The loudest complaint is easy to name]: {friction}. [{name} has to end that at the first sale|That is the gap {name} steps into|There {name} can win from the first week]',
  '[Two things cost others their buyers|The market has two weak spots|Two habits of the trade open a door]: {friction} and {friction}[. Both can be answered by {name}|; {name} can answer both|, and {name} has a reply to each]',
);

const where = orElse(
  oneOf(
    '[The market starts in|It all begins in|The first market is] {place}[, {radius}|]; [there|in that area], {group} [are served today by|mostly get by with|turn to] {alt}, [though many complain of|in spite of|and they put up with] {friction}',
    '[In {place}|Around {place}|For the people of {place}], [the field is|what counts is|the market means] {size}[ {radius}|], [by your own count|as you put it|a number you gave], [and {name} needs a small part of it|of whom a few per street would carry {name}|far more than {name} can serve at once]',
    '{place} [sets the frame|draws the line|is the ground]: [whoever lives or works there|people within its reach], {groups} [above all|first], [decide if {name} lives|will make or break {name}|are the market of {name}]',
  ),
  '{place} [is the first market|is where it starts|comes first]; [who there should buy from {name}|which of its people {name} serves first|how many of them need {offer}] [has to be settled|has to be found out|is still open]',
  '[You count|The answers speak of|Your own number is] {size}, [unchecked so far|still to be tested|which nobody has counted twice]; [a small part of them would carry {name}|{name} lives on a share of them|from these {name} must win its first buyers]',
  '{groups} [make up the market|are the market] [for {offer}|{name} aims at]{!business.place}{!audience.size}; [neither place nor number has been given|you have not said where or how many|where they live and how many they are is open], [and the plan does not guess|so no size stands here|and no figure is invented]',
  '{!business.place}[You have not said where {name} will start|Place and number of buyers are missing for {name}|Neither a place nor a number was given for {name}], [so this page names no market size|and the plan leaves that open|and no size is invented here]',
);

const alternative = orElse(
  oneOf(
    '[What speaks for {alt} is habit|In favour of {alt} speaks habit|{alt} {alt#have/has} one great merit: being known|{alt} {alt#cost/costs} no thought], [so|and therefore] {group} [will not leave by themselves|need a nudge|change only for a good reason]: {decide}',
    '[To win {group} from {alt}|To pull {group} away from {alt}|For {group} to drop {alt}], {name} [must match how they choose|has to fit their habit|should know how they decide]: {decide}',
  ),
  '[How {group} choose matters|{group} follow a pattern|With {group} one thing is sure]: {decide}, [and {name} should plan for it|so {name} has to fit in|which shapes how {name} sells]',
  '{!audience.alternative}[What buyers use instead of {offer} today|The present habit of the buyers of {name}|What {customers} use before {name} exists] [has not been said|is missing in the answers], [and that is the first thing to ask|so the true rival is not known|and it would help to know]',
);

const timing = orElse(
  oneOf(
    '[Demand is not level|The year has its tides|Months differ]: [the best time is|most is sold in|people buy most in] {peak}, [the thin time|the quiet stretch|the weakest] {low}[, so {name} must save in one for the other|, and {name} should plan its cash by it|; {name} has to carry costs through both]',
    '[A start {launch}|Opening {launch}|If {name} opens {launch}], {name} [will meet|has to reckon with] [the season early|the rhythm of the trade]: [strong in|busy in] {peak}, [slow in|quiet in] {low}',
  ),
  '[How demand for {offer} moves over the year|The season for {offer}] [is not known|has to be learned], [so {name} should note it from week one|and the model keeps all months equal]',
);

const supply = oneOf(
  '[On the supply side|Behind the counter|As to the work itself], {name} [needs|cannot do without|must first secure] {essential}, {essential} and {essential}',
  '[What keeps others out is not a patent|The way in is open, but not free|Anyone may try, yet few do]: it takes {essential} and {essential}, [and the first limit {name} will feel is|and soon {name} will be held back by|and what caps {name} is] {bottleneck}',
  '[The market would take more than {name} can give|Work will run out later than hours|Output has a ceiling]: {bottleneck} [comes first|sets the first limit|binds first], then {bottleneck}[, and the price of {offer} must reflect that|, which {name} has to plan for|, at least in the first year of {name}]',
);

const place2 = oneOf(
  '[Because {name} serves people {way}|As {name} works {way}|Since {name} reaches people {way}], [the ceiling of its market is|what holds back its growth is|what limits it is] {d.limit}[, more than any lack of demand for {offer}|, and not a lack of interest in {offer}|, and the price of {offer} must allow for it]',
  '{d.strength}[, and that suits {offer}|, a real help when {name} sells {offer}|, which is half the case for {offer}]; [{name} still has to carry|in return {name} has to pay for|what {name} must bear is] {d.cost}',
);

const channelLead = oneOf(
  '[Ways into this market|Doors into the market|Routes to {groups}] [can be opened by {name} at little cost|lie open to {name} from the first week|are known, and {name} should try these first]',
  '[To be found by|To reach|To meet] {groups}, {name} [can use|should try|may begin with] [these doors, one after the other|these routes before it pays for adverts|the following, in this order]',
);
const channelItem = oneOf(
  '{ch.name}: {ch.action}, [so that {group} hear of {name}|and mention {diff}|with {offer} as the reason to talk], [best of all|ideally|first of all] {when}',
  '[Through|By way of|With] {ch.name}[, where {group} can hear of {name}|, close to {group} and with {offer} in hand|, a short way from {group} to {name}]: {ch.action}, [since|because|for] {decide}',
  '{ch.action}; {ch.name} [can be the door from {group} to {name}|may bring {group} to {name} early|may bring the first {customers} to {name}|can open the way for {name}], [and there they ask for {reason}|where people are tired of {friction}|and the talk there soon turns to {friction}]',
);

/** The channels of the trade that reach the stated buyers, the best first. */
const channels = records(
  'market-analysis.channels',
  channelLead,
  ({ subject, random }) => {
    const offered = subject.input.knowledge?.channels ?? [];
    const fits = (reaches: readonly string[]) => subject.audiences.some((kind) => reaches.includes(kind));
    const shuffled = random.fork('channels').shuffle(offered);
    const ordered = [...shuffled.filter((one) => fits(one.reaches)), ...shuffled.filter((one) => !fits(one.reaches))];
    return ordered.slice(0, 3).map(({ name, action }) => ({
      line: channelItem,
      slots: { 'ch.name': words(name, ['industry.id', 'audience.kind']), 'ch.action': words(action, ['industry.id']) },
    }));
  },
  { rank: 2 },
);

const unknowns = [
  orElse(
    oneOf(
      '[Whether|If] {group} [will leave|really leave|would give up] {alt} for {offer}, [given that|when|knowing that] {decide}',
      '[How many of the {size} would try {offer}|How many of the {size} would buy from {name} twice|What part of the {size} would answer a first offer by {name}|How many of the {size} care about {diff}], [and which of them would pay for|and how many would come for|and how many only want] {reason}',
    ),
    '[Whether|If] {customers} [want {offer} often enough|would pay for {offer} more than once|see what {name} offers as worth the price]',
  ),
  orElse(
    oneOf(
      '[Whether|If] {price} [feels fair to {group}|is accepted by {group}|is a fair price for {offer} in their eyes|still looks right once {group} compare], [given the limit of|with the ceiling set by|while output is held by] {bottleneck}',
    ),
    '[Which price|What sum] [the buyers of {name}|people who want {offer}] [accept without a pause|find fair]',
  ),
  orElse(
    oneOf(
      '[How|How quickly] {rivals} {rivals#react/reacts} [once {name} is seen|when {name} opens|to {name}], [given their habit of|with their way of|living, as they do, from] {wins}',
    ),
    '[Who else serves|Which others serve|Who else sells to] these {customers} [today|already], and [how well|at what price], [once {name} looks closely|seen with the eyes of {name}]',
  ),
];

/** Need, field, alternatives, season, supply and rules; nothing here is a market size nobody gave. */
export const marketAnalysis: readonly BlockMaker[] = [
  generalNotice('market-analysis.general'),
  paragraph('market-analysis.demand', [demand, pain], { from: 1 }),
  paragraph('market-analysis.field', [where, alternative], { from: 0 }),
  paragraph('market-analysis.season', [timing, place2], { rank: 2, from: 2 }),
  paragraph('market-analysis.supply', [supply], { rank: 1, from: 2 }),
  channels,
  list(
    'market-analysis.unknowns',
    oneOf(
      '[There are things nobody knows yet about the market of {name}|Some questions stay open until {name} has real buyers|There are three things {name} has to find out by asking|Only real buyers can answer these questions for {name}]',
      '[Before more money goes into {offer}|Before {name} grows], [three questions need an answer|these points have to be tested|somebody has to find out]',
    ),
    unknowns,
    { rank: 1 },
  ),
  heading(
    'market-analysis.rules.heading',
    oneOf(
      '[Rules that apply to {name}|Rules {name} has to keep|What the law asks of {name}|Rules in {country} that {name} has to know]',
    ),
    {
      when: ({ subject }) => (subject.input.knowledge?.rules.length ?? 0) > 0,
    },
  ),
  ruleNotices('market-analysis.rules'),
];
