import { namesSomething } from '../score/vague-words.ts';
import { readNumber } from './number-words.ts';
import { findPhrases } from './phrases.ts';
import { readSegments } from './promise-segments.ts';
import { readManner } from './promise-shapes.ts';
import { isNegated, isOurs, readHours, spanOf, withoutOverlap } from './read-business.ts';
import { type FoundFact, hasMoneyIn, isMark, type Reading, sliceWords } from './reading.ts';
import { differencePhrases } from './vocabulary.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Participles without -ed that say how a thing is made or done. */
const participles =
  /^(cut|done|made|built|taught|grown|cooked|paid|sold|run|kept|sewn|woven|drawn|written|bound|shot|ground|fed|led|spun|brewed)$/;
/** Participles that say where, when or by whom the business stands, and others that set nothing apart. */
const neutral =
  /^(based|located|situated|called|named|founded|opened|started|established|run|owned|delivered|aimed|targeted|focused|focussed|needed|used|related|interested|planned|led)$/;
/** Beside these "with" names no feature: company, means, beginnings. */
const otherWith =
  /^(there|sat|sit|work|works|working|help|helps|start|starts|begin|together|partner|partners|deal|deals|along|experience|people|filled|covered|compete|team|me|us|families|person)$/;
const company = /^(my|our|me|us|you|him|her|them|people|friends|family|staff|help|a|an|the)$/;
const relatives =
  /\b(wife|husband|partner|brother|sister|friends?|mother|father|cofounder|colleagues?|team|staff|employees|van|years?|experience)\b/i;

/** What sets the business apart: known phrases, hours, and in the idea what is promised beside the offer. */
export function readDifferences(reading: Reading): FoundFact[] {
  const { tokens, question } = reading;
  const spans: Span[] = findPhrases(differencePhrases, tokens, 0, tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    const hours = readHours(reading, at);
    if (hours !== null) spans.push(hours);
  }
  const known = spans.filter(
    (span) => isOurs(reading, span.from) && !isNegated(reading, span.from) && !isWanted(reading, span.from),
  );
  // Only what the idea promises; elsewhere the same words tell of others.
  const promised = question === 'idea' ? [...readPromises(reading), ...readSegments(reading)] : [];
  const claim = question === 'idea' ? readStatedClaim(reading) : [];
  const chosen =
    claim.length > 0 ? claim : withoutOverlap([...known, ...promised].map((span) => widened(reading, span)));
  const items = [...new Set(chosen.map((span) => lowerFirst(sliceWords(reading, span.from, span.to))))].slice(0, 8);
  if (items.length === 0) return [];
  return [{ key: 'business.difference', value: { type: 'texts', items }, ...spanOf(chosen) }];
}

/** "nurses who need B2 to get licensed": what a customer becomes. */
function isWanted({ tokens }: Reading, at: number): boolean {
  return /^(get|getting|become|becoming|be|being|gets|becomes|not-yet)$/.test(tokens[at - 1]?.lower ?? '');
}

/** "What makes us different: we can park anywhere": the words behind such a heading. */
function readStatedClaim({ tokens }: Reading): Span[] {
  for (let at = 1; at < Math.min(tokens.length, 400); at++) {
    const start = claimStart(tokens, at) ?? careStart(tokens, at);
    if (start === null) continue;
    let to = start;
    while (
      to < tokens.length &&
      to - start < 16 &&
      !isMark(tokens[to], '.!?;') &&
      tokens[to]!.sentence === tokens[at]!.sentence
    )
      to++;
    if (to - start >= 2 && to - start < 15) return [{ from: start, to }];
  }
  return [];
}

/** "I test every unit I write about": a care that is taken with every single piece. */
function careStart(tokens: Reading['tokens'], at: number): number | null {
  const isCare =
    /^(test|check|taste|inspect|photograph|sign|hand-check)$/.test(tokens[at]!.lower) &&
    /^(we|i)$/.test(tokens[at - 1]!.lower) &&
    /^(every|each)$/.test(tokens[at + 1]?.lower ?? '');
  return isCare ? at - 1 : null;
}

/** Where the claim begins behind "What makes us different:", "What's different is that", "Different from the others:". */
function claimStart(tokens: Reading['tokens'], at: number): number | null {
  const claims = /^(different|difference|special|apart|unique)$/;
  const isThat = tokens[at]!.lower === 'is' && claims.test(tokens[at - 1]!.lower) && tokens[at + 1]?.lower === 'that';
  if (isThat) return at + 2;
  if (!isMark(tokens[at], ':')) return null;
  if (claims.test(tokens[at - 1]!.lower)) return at + 1;
  const from = [2, 3, 4, 5].find((back) => tokens[at - back]?.lower === 'different');
  const isFrom = from !== undefined && /^(from|to|than)$/.test(tokens[at - from + 1]!.lower);
  return isFrom && tokens[at - from]!.sentence === tokens[at]!.sentence ? at + 1 : null;
}

/** "also on sundays", "the same evening", "same day as cutting": the small words that belong to a known phrase. */
function widened({ tokens }: Reading, { from, to }: Span): Span {
  const before = tokens[from - 1];
  const isSame = tokens[from]!.lower === 'same' && before?.lower === 'the';
  const isAlso = before?.lower === 'also' && /^(on|at|in|by)$/.test(tokens[from]!.lower);
  const isAs = tokens[to]?.lower === 'as' && tokens[from]!.lower === 'same' && tokens[to + 1]?.kind === 'word';
  // "ready in one week"
  const isReady =
    /^(ready|finished|done|online|live)$/.test(before?.lower ?? '') && /^(in|within)$/.test(tokens[from]!.lower);
  return { from: isSame || isAlso || isReady ? from - 1 : from, to: isAs ? to + 2 : to };
}

/** ", cut the same morning", "with a drying room", "without any signal": promises in free words. */
function readPromises(reading: Reading): Span[] {
  const { tokens } = reading;
  const spans: Span[] = [];
  for (let at = 1; at < Math.min(tokens.length, 400) && spans.length < 8; at++) {
    const word = tokens[at]!.lower;
    if (word === 'with' && !otherWith.test(tokens[at - 1]!.lower)) spans.push(...features(reading, at + 1));
    else if (word === 'without' && tokens[at - 1]!.lower !== 'not') spans.push(...phrase(reading, at, at + 1));
    else if (isMark(tokens[at - 1], ',') && isParticiple(word) && !isSalesPlace(reading, at))
      spans.push(...phrase(reading, at, at + 1));
    else spans.push(...readManner(reading, at));
  }
  return spans;
}

function isParticiple(word: string): boolean {
  return (participles.test(word) || /^[a-z]{2,}[^e]ed$/.test(word)) && (!neutral.test(word) || word === 'planned');
}

/** The parts of "quiet mornings and filter coffee", up to the next comma. */
function features(reading: Reading, from: number): Span[] {
  const { tokens } = reading;
  const spans: Span[] = [];
  if (company.test(tokens[from]?.lower ?? '') && !/^(a|an|the|our)$/.test(tokens[from]!.lower)) return [];
  let start = from;
  for (let at = from; at <= Math.min(tokens.length, from + 14); at++) {
    const isEnd = at === tokens.length || isBreak(reading, at) || at === from + 14;
    const isAnd = tokens[at]?.lower === 'and' && !/^\p{Lu}/u.test(tokens[at + 1]?.text ?? '');
    if (!isEnd && !isAnd) continue;
    if (at - start >= 2) spans.push(...phrase(reading, start, start, at));
    start = at + 1;
    if (isEnd) break;
  }
  return spans;
}

function phrase(reading: Reading, from: number, contentFrom: number, knownEnd?: number): Span[] {
  const { tokens } = reading;
  let to = knownEnd ?? contentFrom;
  if (knownEnd === undefined)
    while (to < tokens.length && to - from < 11 && (isAim(reading, from, to) || !isBreak(reading, to))) to++;
  to = beforePlace(reading, from, to);
  const isWhole = to - from <= 10 && to - from >= 2;
  // "six rooms" counts; it does not promise.
  const isCount = readNumber(tokens, from) !== null;
  if (!isWhole || isCount || tokens.slice(from, to).some((token) => token.kind === 'number')) return [];
  const text = sliceWords(reading, from, to);
  const first = tokens[from]!.lower;
  const isCompany = relatives.test(text) || (company.test(first) && !/^(a|an|the|our)$/.test(first));
  const isAmount = hasMoneyIn(reading, from, to);
  return isCompany || isAmount || !namesSomething(withoutStops(text)) ? [] : [{ from, to }];
}

/** "without wheat in Delft" → "without wheat": the place is told elsewhere. */
function beforePlace({ tokens, found }: Reading, from: number, to: number): number {
  const place = found.get('business.place');
  if (place?.type !== 'text') return to;
  const [first] = place.text.split(/[\s-]/);
  for (let at = from + 1; at < to; at++) {
    if (tokens[at]!.text !== first || !/^(in|near|around|at|from|of)$/.test(tokens[at - 1]!.lower)) continue;
    return at - 1;
  }
  return to;
}

/** ", sold in Turin" says where. */
function isSalesPlace({ tokens }: Reading, at: number): boolean {
  return tokens[at]!.lower === 'sold' && /^(in|at|on|to|near|across)$/.test(tokens[at + 1]?.lower ?? '');
}

/** "matched to the menu": right after the participle "to" opens no reason. */
function isAim({ tokens }: Reading, from: number, at: number): boolean {
  return (
    at === from + 1 && tokens[at]!.lower === 'to' && /^(the|a|an|your|each|every)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

function withoutStops(text: string): string {
  return text.replace(/\b(without|with|any|only)\b/gi, ' ');
}

function isBreak({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]!;
  return (
    isMark(token, ',.;:!?()–—') ||
    token.sentence !== tokens[at - 1]!.sentence ||
    /^(which|who|where|but|because|so|to|we|i)$/.test(token.lower)
  );
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
