import { listedBrandEnd, wholeBrandEnd } from './brand-end.ts';
import { currencyAfter, currencyBefore } from './currencies.ts';
import { readNameEnd } from './name-end.ts';
import { isPeopleWord } from './people-words.ts';
import { isHyphened } from './per-units.ts';
import { matchPhrase } from './phrases.ts';
import { months } from './plain-numbers.ts';
import { cityEnd } from './read-place.ts';
import { isCapitalised, isMark, type Reading } from './reading.ts';
import { findBrandKind } from './rival-brands.ts';
import { stopWords } from './stop-words.ts';
import { rivalWords } from './vocabulary.ts';

/** Words that open a sentence in an answer about rivals and are no names. */
const openers = new Set(
  (
    'big small large two three four many several some few other others most mostly mainly main local public free private national ' +
    'supermarkets supermarket bakeries freelancers agencies spreadsheets chains competitors rivals companies people nobody everyone customers ' +
    'chinese french german dutch english american european british indian japanese spanish italian polish online traditional existing established cheap ' +
    'expensive industrial independent direct indirect importers excellent there nothing honestly basically probably currently today fitness ' +
    'yes no well also besides apart then our quality price prices another different various typical regular larger bigger smaller nearby none ' +
    'platforms apps software marketplaces shops stores gyms studios restaurants cafes cafés salons tables chairs clinics schools libraries hotels consultants ' +
    'do it at in on big-box discounters wholesalers farmers neighbours friends family students teachers parents doing using only every each competitor otherwise cheapest biggest closest nearest best worst'
  ).split(' '),
);
const never = new Set([
  ...months.map((month) => month),
  ...'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays asia africa america china i christmas easter internet diy usa uk eu english europe danish swedish norwegian finnish portuguese greek turkish polish spanish italian german french dutch belgian swiss austrian irish scottish welsh australian japanese korean'.split(
    ' ',
  ),
]);
/** Names people often write in lower case. */
const lowerBrands = new Set(
  'amazon etsy ebay ikea starbucks airbnb uber upwork fiverr shopify squarespace wix canva excel tesco aldi lidl costco walmart target mcdonalds netflix spotify carrefour delhaize colruyt deliveroo doordash ubereats calendly wordpress zalando asos decathlon'.split(
    ' ',
  ),
);

/** Token ranges of rivals' names. */
export function readNames(reading: Reading): { from: number; to: number }[] {
  if (reading.question === 'competitors') return scan(reading, 0, reading.tokens.length);
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const isUnlike = tokens[at]!.lower === 'unlike' && isCapitalised(tokens[at + 1]);
    const isRival =
      /^(competitor|rival)$/.test(tokens[at]!.stem) && /^(are|is|like|such|include)$/.test(tokens[at + 1]?.lower ?? '');
    // "that's the difference with Wallapop"
    const isAgainst =
      /^(with|to|from)$/.test(tokens[at]!.lower) &&
      tokens[at - 1]?.lower === 'difference' &&
      isCapitalised(tokens[at + 1]);
    if (!isUnlike && !isRival && !isAgainst) continue;
    let to = at + 1;
    while (to < tokens.length && tokens[to]!.clause === tokens[at]!.clause && to - at < 20) to++;
    return scan(reading, at + 1, to);
  }
  return [];
}

function scan(reading: Reading, start: number, end: number): { from: number; to: number }[] {
  const { tokens } = reading;
  const names: { from: number; to: number }[] = [];
  let at = start;
  while (at < end && names.length < 12) {
    const to = nameAt(reading, at);
    if (to > at) {
      names.push({ from: at, to });
      at = to;
    } else at++;
  }
  return jointNames(reading, names).filter(
    ({ from, to }, at, all) =>
      !all.slice(0, at).some((whole) => isPartOf(reading, from, to, whole)) &&
      !isOwnName(reading, from, to) &&
      !(to - from === 1 && tokens[from]!.text.length < 2),
  );
}

/** "Lend and Tend does it for free": two unknown words before a verb in the singular are one name. */
function jointNames(
  { tokens }: Reading,
  names: readonly { from: number; to: number }[],
): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    const isJoint =
      before !== undefined &&
      before.to + 1 === name.from &&
      /^(and|&)$/.test(tokens[before.to]!.lower) &&
      /^(does|is|has|was|charges|sells|offers|takes|costs|opens|closes|only)$/.test(tokens[name.to]?.lower ?? '') &&
      isFirstOf(tokens, before.from) &&
      [before, name].every(({ from, to }) => to - from === 1 && findBrandKind(tokens[from]!.lower) === undefined);
    if (isJoint) joined[joined.length - 1] = { from: before.from, to: name.to };
    else joined.push(name);
  }
  return joined;
}

function isFirstOf(tokens: Reading['tokens'], at: number): boolean {
  return at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence;
}

/** "Himschoot" after "Bakkerij Himschoot": one or more words of a name that was told in full. */
function isPartOf({ tokens }: Reading, from: number, to: number, whole: { from: number; to: number }): boolean {
  const isShorter = to - from < whole.to - whole.from;
  if (!isShorter) return false;
  for (let start = whole.from; start + (to - from) <= whole.to; start++)
    if (tokens.slice(from, to).every((token, step) => token.lower === tokens[start + step]!.lower)) return true;
  return false;
}

function nameAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const token = tokens[at]!;
  // "R60,000", "NZ$4", "6 USD", "1 600 Kč": letters of an amount.
  if (
    token.kind !== 'word' ||
    currencyBefore(tokens, at) !== null ||
    (tokens[at - 1]?.kind === 'number' && currencyAfter(tokens, at) !== null)
  )
    return at;
  // "one bigger firm called blitzblank"
  if (/^(called|named)$/.test(tokens[at - 1]?.lower ?? '')) return nameEnd(reading, at);
  // "Preply and italki": a well-known name in small letters beside another one.
  const isBeside = /^(and|or|,|&)$/.test(tokens[at - 1]?.lower ?? '') && isCapitalised(tokens[at - 2]);
  if (
    !isCapitalised(token) &&
    isBeside &&
    findBrandKind(token.lower) !== undefined &&
    !matchPhrase(rivalWords, tokens, at)
  )
    return at + 1;
  const whole = wholeBrandEnd(tokens, at);
  if (whole > at) return whole;
  const listed = listedBrandEnd(tokens, at);
  if (listed > at) return listed;
  if (lowerBrands.has(token.lower) && !(token.lower === 'target' && !isCapitalised(token)))
    return isCapitalised(token) ? nameEnd(reading, at) : at + 1;
  if (!isCapitalised(token) || never.has(token.lower) || isPlace(reading, at)) return at;
  // "who moved to Porto": a city alone is no rival.
  const placeTo = cityEnd(tokens, at);
  if (placeTo > at && /^(to|of|in|at|from)$/.test(tokens[at - 1]?.lower ?? '') && !isCapitalised(tokens[placeTo]))
    return at;
  const isFirst = at === 0 || isMark(tokens[at - 1], '.!?;:–—"“') || tokens[at - 1]!.sentence !== token.sentence;
  // "Plus Climbing" at the very beginning adds to nothing.
  if (at === 0 && token.lower === 'plus' && isCapitalised(tokens[1])) return nameEnd(reading, at);
  const isOrdinary =
    openers.has(token.lower) ||
    stopWords.has(token.lower) ||
    /^(it|that|there|what|here|he|she|who)'s$|'re$/.test(token.lower);
  const kind = matchPhrase(rivalWords, tokens, at);
  const to = nameEnd(reading, at);
  if (kind !== null && kind.to >= to) return at;
  // "The Creamery, Moro Gelato"
  const isNamedThe =
    token.lower === 'the' &&
    isCapitalised(tokens[at + 1]) &&
    (isMark(tokens[to], ',') ||
      /^(and|or)$/.test(tokens[to]?.lower ?? '') ||
      (to - at > 2 && /^(charges|is|sells|asks|opens|closes|takes|has)$/.test(tokens[to]?.lower ?? ''))) &&
    findBrandKind(tokens[at + 1]!.lower) === undefined;
  if (isFirst && token.lower === 'the') return isNamedThe && to > at + 1 ? to : at;
  if (!isFirst) return isOrdinary && to - at === 1 ? at : to;
  // At the start of a sentence a capital proves nothing; a second capital, or a word of no dictionary, does.
  if (to - at > 1) return stopWords.has(token.lower) && !/^(the|de|la|le)$/.test(token.lower) ? at : to;
  if (isOrdinary || (token.lower.endsWith('ly') && findBrandKind(token.lower) === undefined)) return at;
  const isNumbered = isMark(tokens[to], '(') || tokens[to]?.kind === 'number' || isMark(tokens[to], '€$£');
  // "Fast, but no advice", "Complicated, made for big fleets": what rivals are like.
  // "Walk-in shops"
  if (isHyphened(tokens, to)) return at;
  const isBrand = findBrandKind(token.text.slice(0, 40)) !== undefined;
  if (isBrand || isCamel(token.text)) return to;
  if (qualities.test(token.lower)) return at;
  const after = tokens[to];
  // "Pen and paper"
  if (
    /^(and|or)$/.test(after?.lower ?? '') &&
    !isCapitalised(tokens[to + 1]) &&
    findBrandKind(tokens[to + 1]?.lower ?? '') === undefined &&
    isFollowedByMark(tokens, to + 2)
  )
    return at;
  const isListed =
    isNumbered ||
    after === undefined ||
    isMark(after, ',;:.()&-–') ||
    /^(and|or|is|are|charges?|sells?|does|doesn't|don't|has|have|opens?|only|but|offers?|takes?|costs?|closes|bakes|makes|delivers|asks|needs|wants|bills|runs|starts|ships|uses|cuts|leaves|serves|works|keeps|gets|refuses|ignores|can|cannot|can't|will|won't|also|groups|pages|spreadsheets?|who|which|because|for|at|with|shops?|stores?|supermarkets?|app|website|videos?|sheets?|gyms?|branches|gives?|obviously|mainly|mostly|near|in|from|on|around|downtown|next|about|both|maybe|shuts?|answers?|say|says|got)$/.test(
      after.lower,
    );
  // "Noted: …", "Weakness: …" head a text.
  if (isMark(after, ':.') && /(ed|ness|tion|ment|answer|price|reply)$/.test(token.lower)) return at;
  const isPlural =
    token.lower !== token.stem &&
    token.lower.endsWith('s') &&
    (after?.kind !== 'word' || /(ers|ors|ists|ians|ings)$/.test(token.lower));
  // "Firms with water trucks", "Uncles with a good camera": people in the plural, and no name.
  const isPeople = token.lower !== token.stem && (isPeopleWord(token) || relatives.test(token.stem));
  if (isPeople && findBrandKind(token.text.slice(0, 40)) === undefined) return at;
  const isKnown = !isPlural || names(reading, at) || findBrandKind(token.text.slice(0, 40)) !== undefined;
  return isListed && isKnown ? to : at;
}

/** Words that say what rivals are like, by themselves or by their ending. */
const qualities =
  /^(fast|slow|cheap|good|great|bad|nice|old|new|big|strong|weak|busy|full|closed|open|free|far|late|rude|simple|easy|hard|dirty|clean|loud|dull|fine|fancy|pricey|outdated|expensive|popular|famous)$|.{3}(ed|ive|ful|ous|able|ible|less|ated|ish|ic|ical|ional)$/;

function isFollowedByMark(tokens: Reading['tokens'], at: number): boolean {
  return tokens[at] === undefined || isMark(tokens[at], ',.;!?');
}

function isCamel(word: string): boolean {
  return /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word);
}

const relatives =
  /^(uncle|aunt|cousin|grandma|grandpa|brother|sister|amateur|site|website|page|product|brand|machine|market|kiosk|stall)$/;

/** "Starbucks and Costa": a plural-looking first word is a name when another name is coordinated with it. */
function names({ tokens }: Reading, at: number): boolean {
  const link = tokens[at + 1];
  return (isMark(link, ',&') || link?.lower === 'and') && isCapitalised(tokens[at + 2]);
}

function nameEnd(reading: Reading, at: number): number {
  const { tokens } = reading;
  let to = readNameEnd(reading, at);
  while (
    to > at + 1 &&
    (never.has(tokens[to - 1]!.lower) || (tokens[to - 1]!.kind === 'number' && tokens[to - 1]!.isSpaced))
  )
    to--;
  // "Installer magazine"
  return to > at && tokens[to]?.lower === 'magazine' ? to + 1 : to;
}

function isPlace(reading: Reading, at: number): boolean {
  const place = reading.found.get('business.place');
  const { tokens } = reading;
  if (place?.type === 'text' && place.text.startsWith(tokens[at]!.text)) return true;
  const before = tokens[at - 1]?.lower ?? '';
  // "a girl from Wootton Bassett"
  if (isCapitalised(tokens[at - 1]) && /^(in|from|near)$/.test(tokens[at - 2]?.lower ?? '')) return true;
  // "handymen found on Airtasker"
  if (before === 'on') return findBrandKind(tokens[at]!.text.slice(0, 40)) === undefined;
  return /^(in|near|around|across|from)$/.test(before);
}

function isOwnName(reading: Reading, from: number, to: number): boolean {
  const name = reading.found.get('business.name') ?? reading.known.get('business.name')?.value;
  if (name?.type !== 'text') return false;
  return (
    reading.answer.slice(reading.tokens[from]!.start, reading.tokens[to - 1]!.end).toLowerCase() ===
    name.text.toLowerCase()
  );
}
