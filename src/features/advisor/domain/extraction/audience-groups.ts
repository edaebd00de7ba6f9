import { nextGroupStart } from './audience-lists.ts';
import { afterLink, isMakeUp, peopleTailEnd } from './group-tails.ts';
import { readNumber } from './number-words.ts';
import { findOfferVerb } from './offer-verbs.ts';
import { isPeopleWord } from './people-words.ts';
import { findPhrases } from './phrases.ts';
import { isCapitalised, isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { audienceWords } from './vocabulary.ts';

/** A group of buyers in the words of the answer, with the tokens it was read from. */
export interface Group {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const leadIns =
  /^(we|i|i'd|we'd|our|my|the|start|starting|begin|with|mainly|mostly|first|customers|customer|are|is|would|be|want|to|target|sell|serve|focus|on|for|primarily|people|like|such|as|especially|it's|it|clients|audience|a|some|local|will|about|around|roughly|approximately|maybe|perhaps|aimed|at|buyers|initially|also|all|any|other|think|believe|guess|plus|and|then|typically|probably)$/;
const groupEnd =
  /^(who|that|which|whose|where|within|in|near|around|at|from|today|now|currently|because|before|after|on|about|roughly|approximately|maybe|with|without|we|i|they|there|there's|training|across|living|looking|over|up|it|this|is|are|by|to|between|through|under|instead|willing|tired|usually|often|rather|what|when|while|so|but|mostly|mainly|nearby|off|came|want|need|have|travelling|traveling|working|visiting|wanting|needing|moving|doing|hosting|organising|organizing|celebrating|planning|obviously|first|especially|overseas)$/;
const everyone =
  /^(everyone|everybody|anyone|anybody|all|people|humans|the public|customers|clients|users|them|it|others|many|nobody|one|two|three|four|five|six|ten)$/i;
const giving: ReadonlySet<string> = new Set(
  'sell send bring deliver offer give lend rent hire supply ship provide teach serve lease export'.split(' '),
);
/** What opens a remark after a comma rather than another group. */
const remark =
  /^(many|most|some|several|about|around|roughly|perhaps|maybe|they|there|because|since|who|which|living|in|at|especially|usually|often|half|there's|mostly)$/;

/** The groups an answer about customers names, from its first list; "Plus …" and lines of a list carry it on. */
export function readGroups(reading: Reading): Group[] {
  const { tokens } = reading;
  let groups: Group[] = [];
  let at = 0;
  // Only the first sentences can name the groups; the rest is about them.
  while (at < tokens.length && at < 60) {
    const sentence = tokens[at]!.sentence;
    const isMore =
      groups.length === 0 ||
      /^(plus|also|and)$/.test(tokens[at]!.lower) ||
      isLine(reading, at) ||
      isFragment(reading, at);
    if (isMore) groups = [...groups, ...readGroupList(reading, at)].slice(0, 8);
    else if (groups.length > 0 && !isLineNumber(reading, at)) return groups;
    while (at < tokens.length && tokens[at]!.sentence === sentence) at++;
  }
  return groups;
}

/** A line of a list: it begins with a dash or a bullet, or stands after the number of a line. */
function isLine(reading: Reading, at: number): boolean {
  return isMark(reading.tokens[at], '-–•*') || isLineNumber(reading, at - 2) || isLineNumber(reading, at);
}

/** "Property managers. Insurers.": a sentence that is a group and nothing else. */
function isFragment(reading: Reading, at: number): boolean {
  const end = groupEndAt(reading, at);
  const isWhole = reading.tokens[end] === undefined || isMark(reading.tokens[end], '.');
  return isWhole && end > at && end - at <= 4 && isPeople(reading, at, end);
}

/** "2." or "2)" at the beginning of a line. */
function isLineNumber({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  const isFirst = at === 0 || tokens[at - 1]?.sentence !== token?.sentence;
  return token?.kind === 'number' && isFirst && isMark(tokens[at + 1], '.)') && Number(token.text) <= 20;
}

function readGroupList(reading: Reading, start: number): Group[] {
  const { tokens, quantities } = reading;
  const sentence = tokens[start]!.sentence;
  const groups: Group[] = [];
  const isGroupAt = (from: number) => {
    const first = furtherStart(reading, from);
    const end = groupEndAt(reading, first);
    return end > first && isPeople(reading, first, end);
  };
  let at = start;
  while (isMark(tokens[at], '-–•*')) at++;
  if (isLineNumber(reading, at)) at += 2;
  while (at < tokens.length && tokens[at]!.sentence === sentence && groups.length < 8 && at < start + 80) {
    const number = quantities.find((quantity) => quantity.from === at);
    if (number !== undefined && number.kind === 'count' && number.nounFrom !== undefined && groups.length === 0) {
      at = number.nounFrom;
      continue;
    }
    if (
      isLeadIn(reading, at) &&
      (groups.length === 0 || /^(the|mostly|mainly|also|primarily|probably)$/.test(tokens[at]!.lower))
    ) {
      at++;
      continue;
    }
    if (groups.length > 0) at = furtherStart(reading, at);
    if (groups.length > 0 && (at >= tokens.length || remark.test(tokens[at]!.lower))) break;
    const end = groupEndAt(reading, at);
    if (end === at) break;
    const whole = peopleTailEnd(tokens, at, end);
    const to = whole > end ? whole : traitEnd(reading, end);
    const text = sliceWords(reading, at, to).slice(0, 80);
    if (!everyone.test(text)) groups.push({ from: at, to, text });
    const link = tokens[to];
    if (isMark(link, ',&/') || /^(and|or|plus)$/.test(link?.lower ?? '')) {
      const next = afterLink(tokens, to + 1);
      if (isMakeUp(tokens, next) && nextGroupStart(tokens, next, isGroupAt) === null) break;
      const isRemark = isMakeUp(tokens, next) || (remark.test(tokens[next]?.lower ?? '') && !isFurther(reading, next));
      at = isRemark ? (nextGroupStart(tokens, next, isGroupAt) ?? next) : next;
      continue;
    }
    const next = nextGroupStart(tokens, to, isGroupAt);
    if (next === null) break;
    at = next;
  }
  return groups;
}

/** "a few dentists", "some tourists", "about 400 chefs": where the noun of a further group begins. */
function furtherStart({ tokens, quantities }: Reading, at: number): number {
  let from = at;
  if (/^(also|even|then|the|mostly|mainly)$/.test(tokens[from]?.lower ?? '')) from++;
  if (/^(a|an)$/.test(tokens[from]?.lower ?? '') && /^(few|couple|handful)$/.test(tokens[from + 1]?.lower ?? ''))
    from += tokens[from + 2]?.lower === 'of' ? 3 : 2;
  else if (/^(some|several|many)$/.test(tokens[from]?.lower ?? '')) from++;
  if (/^(about|around|roughly|perhaps|maybe|some)$/.test(tokens[from]?.lower ?? '')) from++;
  // ", about 9,000 households" says how many they are.
  const isAdded = /^(and|plus|also)$/.test(tokens[at - 1]?.lower ?? '');
  const number = quantities.find((quantity) => quantity.from === from);
  if (number !== undefined && !isAdded) return at;
  if (number?.kind === 'count' && number.nounFrom !== undefined && number.per === undefined) return number.nounFrom;
  return from > at &&
    tokens[from]?.kind === 'word' &&
    tokens[from - 1]?.kind === 'word' &&
    !/^(about|around|roughly|perhaps|maybe)$/.test(tokens[from - 1]!.lower)
    ? from
    : at;
}

/** "some tourists off the ships" is a further group; "some live in flats" is a remark. */
function isFurther(reading: Reading, at: number): boolean {
  const from = furtherStart(reading, at);
  const end = groupEndAt(reading, from);
  return from > at && end > from && isPeople(reading, from, end);
}

function isLeadIn({ tokens }: Reading, at: number): boolean {
  if (tokens[at]!.text === 'IT') return false;
  const { lower } = tokens[at]!;
  const next = tokens[at + 1];
  if (!leadIns.test(lower) || next?.kind !== 'word') return false;
  return lower !== 'local' && !(lower === 'people' && !/^(like|such)$/.test(next.lower));
}

function groupEndAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  let to = at;
  while (to < tokens.length && to - at < 7 && tokens[to]!.sentence === tokens[at]!.sentence) {
    const token = tokens[to]!;
    if (/^(aged|over|under)$/.test(token.lower) && to > at && tokens[to + 1]?.kind === 'number')
      return agesEnd(reading, to + 1);
    // "women 30-50"
    if (token.kind === 'number' && to > at && isMark(tokens[to + 1], '-–') && tokens[to + 2]?.kind === 'number')
      return agesEnd(reading, to);
    // "children of the elderly", "B&B owners"
    const isJoint = token.lower === 'the' && tokens[to - 1]?.lower === 'of';
    const isName = isMark(token, '&') && !token.isSpaced && !tokens[to + 1]?.isSpaced;
    if (
      !isJoint &&
      !isName &&
      (token.kind !== 'word' ||
        (groupEnd.test(token.lower) && token.text !== 'IT' && !(to === at && token.lower.endsWith('ing'))) ||
        /^(and|or|plus)$/.test(token.lower))
    )
      break;
    const isTheirs = token.lower === 'their' && to === at;
    const isTrade = token.text === 'IT';
    if (!isJoint && !isName && !isTheirs && !isTrade && stopWords.has(token.lower) && token.lower !== 'of') break;
    to++;
  }
  if (to > at && tokens[to - 1]!.lower === 'the') to--;
  if (to > at && tokens[to - 1]!.lower === 'of') to--;
  return to;
}

function agesEnd({ tokens }: Reading, at: number): number {
  let to = at + 1;
  while (
    tokens[to]?.kind === 'number' ||
    (isMark(tokens[to], '+-–') && !(tokens[to]!.isSpaced && tokens[to + 1]?.kind !== 'number')) ||
    (tokens[to]?.lower === 'to' && tokens[to + 1]?.kind === 'number')
  )
    to++;
  return to;
}

/** "Tourists from Germany and Italy", "tenants without a cellar": the trait right behind a group belongs to it. */
function traitEnd({ tokens }: Reading, at: number): number {
  const link = tokens[at]?.lower ?? '';
  let to = at + 1;
  // "tourists off the cruise ships", "parents at the school gate", "folks from the allotments", "couples from abroad"
  const isVague = /^(people|folks|folk|guys|parents|kids|shoppers|buyers|visitors)$/.test(tokens[at - 1]!.lower);
  if (link === 'from' && tokens[to]?.lower === 'abroad') return to + 1;
  if ((link === 'off' || ((link === 'at' || link === 'from') && isVague)) && tokens[to]?.lower === 'the') {
    const end = placeEnd(tokens, to + 1);
    if (end > to + 1) return end;
  }
  // "babies under two", "homeowners over sixty"
  const age = /^(under|over)$/.test(link) ? readNumber(tokens, to) : null;
  if (age !== null && (tokens[age.next]?.kind !== 'word' || stopWords.has(tokens[age.next]!.lower))) return age.next;
  // "owners of an old upright"
  if (link === 'of' && /^(a|an|the)$/.test(tokens[to]?.lower ?? '')) {
    const end = placeEnd(tokens, to + 1);
    if (end > to + 1) return end;
  }
  if (link === 'from' && isCapitalised(tokens[to])) {
    while (isCapitalised(tokens[to]) || (/^(and|or)$/.test(tokens[to]?.lower ?? '') && isCapitalised(tokens[to + 1])))
      to++;
    return to;
  }
  // "people with allergies": people alone are no group.
  const isPeopleWith = link === 'with' && tokens[at - 1]?.lower === 'people' && tokens[to]?.kind === 'word';
  if (link !== 'without' && !isPeopleWith) return at;
  while (to < tokens.length && to - at < 4 && tokens[to]!.kind === 'word' && !groupEnd.test(tokens[to]!.lower)) {
    if (stopWords.has(tokens[to]!.lower) && !/^(a|an|any|their|own)$/.test(tokens[to]!.lower)) break;
    to++;
  }
  // "without room at home": a trait cut short says something else.
  if (/^(at|in|for|of|to|on)$/.test(tokens[to]?.lower ?? '')) return at;
  return to > at + 1 ? to : at;
}

/** Up to three plain words and a mark, "and" or the end behind them; `at` where the words go on. */
function placeEnd(tokens: Reading['tokens'], at: number): number {
  let to = at;
  while (
    to < tokens.length &&
    to - at < 3 &&
    tokens[to]!.kind === 'word' &&
    !stopWords.has(tokens[to]!.lower) &&
    tokens[to]!.sentence === tokens[at]!.sentence
  )
    to++;
  const after = tokens[to];
  const isEnd =
    after === undefined ||
    after.kind === 'mark' ||
    /^(and|or|plus|who|that)$/.test(after.lower) ||
    after.sentence !== tokens[at]!.sentence;
  return isEnd ? to : at;
}

/** "Software for dentists", "helps small hotels", "sends carers to elderly people": plural people in the idea. */
export function readServedGroups(reading: Reading): Group[] {
  const { tokens } = reading;
  for (let at = 1; at < tokens.length - 1; at++) {
    const word = tokens[at]!.lower;
    if (!/^(for|help|helps|helping)$/.test(word) && !(word === 'to' && isGiving(reading, at))) continue;
    const groups = servedAt(reading, at);
    if (groups.length > 0) return groups;
  }
  return [];
}

function servedAt(reading: Reading, at: number): Group[] {
  const { tokens } = reading;
  const groups: Group[] = [];
  let from = at + 1;
  while (from < tokens.length && groups.length < 6) {
    const phraseTo = groupEndAt(reading, from);
    // "helps small hotels forecast laundry": the verb after the group is not part of it.
    const named = findPhrases(audienceWords, tokens, from, phraseTo)[0];
    const isHelped = /^help/.test(tokens[at]!.lower);
    // "bring to restaurants same day": the named people, where the phrase ends in something else.
    const isOff = named !== undefined && (isHelped || !isPeople(reading, from, phraseTo));
    const to = isOff ? named.to : phraseTo;
    if (to === from || !isPeople(reading, from, to)) break;
    groups.push({ from, to, text: sliceWords(reading, from, to) });
    if (!/^(and|or)$/.test(tokens[to]?.lower ?? '') && !isMark(tokens[to], ',')) break;
    from = to + 1;
  }
  return groups;
}

function isPeople({ tokens }: Reading, from: number, to: number): boolean {
  const last = tokens[to - 1]!;
  const isPlural =
    (last.lower !== last.stem && last.lower.endsWith('s')) ||
    /^(people|women|men|children|youth|staff|folk)$/.test(last.lower) ||
    last.kind === 'number';
  if (!isPlural || /^(your|our|my|a|an|the|their)$/.test(tokens[from]!.lower)) return false;
  const isNamed = findPhrases(audienceWords, tokens, from, to).length > 0;
  return isNamed || tokens.slice(from, to).some((token) => token.kind === 'word' && isPeopleWord(token));
}

/** "bring to restaurants", "rent out e-bikes to tourists": a verb of giving stands before. */
function isGiving({ tokens }: Reading, at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 8), at)
    .some((token) => token.clause === tokens[at]!.clause && giving.has(findOfferVerb(token.lower)?.base ?? ''));
}
