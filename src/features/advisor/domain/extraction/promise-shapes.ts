import { nounPhraseEnd } from './noun-phrase.ts';
import { readNumber } from './number-words.ts';
import { isHyphened } from './per-units.ts';
import { isMark, type Reading } from './reading.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Promises with a shape of their own that begin at a token of the idea: "always the same person", "in ten days",
 * "in one visit", "in groups of four", "six to a class", "on your driveway", "for curly hair only", "free of music",
 * "picked the same morning", "British-grown", "while the owner watches", "one teacher for the whole year".
 */
export function readManner(reading: Reading, at: number): Span[] {
  const to = mannerEnd(reading, at);
  return to === null ? [] : [{ from: at, to }];
}

function mannerEnd(reading: Reading, at: number): number | null {
  const { tokens } = reading;
  const word = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower ?? '';
  const noun = (from: number) => endOfNoun(reading, from);
  if (word === 'always' && /^(the|a|fresh|on|by)$/.test(next)) return noun(at + 1);
  if (word === 'free' && next === 'of')
    return next === 'of' && tokens[at + 2]?.lower !== 'charge' ? noun(at + 2) : null;
  if (word === 'on' && next === 'your') return noun(at + 2);
  if (
    word === 'at' &&
    /^(your|the)$/.test(next) &&
    /^(desk|bedside|door|kerb|roadside)$/.test(tokens[at + 2]?.lower ?? '')
  )
    return at + 3;
  if (word === 'on' && /^(weekday|weekend)$/.test(next)) return noun(at + 1);
  if (word === 'while' && /^(the|you|your)$/.test(next)) return clauseBreak(reading, at);
  if (word === 'half' && next === 'the') return noun(at + 1);
  if (isSameTime(reading, at + 1) && /[^e]ed$|^(made|cut|caught|sent|done)$/.test(word)) return at + 4;
  if (/^(grown|made|roasted|brewed|sourced|caught|built)$/.test(word) && isHyphened(tokens, at)) return null;
  if (/^(grown|made|roasted|brewed|sourced|caught|built)$/.test(next) && isHyphened(tokens, at + 1) && word !== 'home')
    return at + 2;
  if (word === 'for') return only(reading, at);
  if (word === 'in') return inShape(reading, at);
  if (word === 'one' && isMark(tokens[at - 1], ',')) {
    const to = noun(at + 1);
    const isWhole =
      to !== null && tokens[to]?.lower === 'for' && /^(the|each|every|all)$/.test(tokens[to + 1]?.lower ?? '');
    return isWhole ? noun(to + 1) : null;
  }
  const number = readNumber(tokens, at);
  const isShare = number !== null && tokens[number.next]?.lower === 'to' && tokens[number.next + 1]?.lower === 'a';
  return isShare ? at + (number.next - at) + 3 : null;
}

/** "in one visit", "in ten days", "in groups of four", "in daylight"; "in ten days we open" is no promise. */
function inShape({ tokens }: Reading, at: number): number | null {
  if (tokens[at + 1]?.lower === 'daylight') return at + 2;
  if (/^(groups|classes|teams)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.lower === 'of') {
    return readNumber(tokens, at + 3)?.next ?? null;
  }
  const number = readNumber(tokens, at + 1);
  if (number === null || at === 0) return null;
  const unit = tokens[number.next]?.stem ?? '';
  // "planned in one visit", "everything in one call"; elsewhere one call or visit is only counted.
  const isDone = tokens
    .slice(Math.max(0, at - 3), at)
    .some((token) => /^(all|everything|done|finished|ready)$|[^e]ed$/.test(token.lower));
  const isVisit = number.value === 1 && /^(visit|session|appointment|place|call|day)$/.test(unit) && isDone;
  const isSpan = /^(minute|hour|day|week)$/.test(unit) && !/^(we|i|from)$/.test(tokens[number.next + 1]?.lower ?? '');
  const isOpening = tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => /^(open|opens|opening|start|starts|starting|launch|launching|founded)$/.test(token.lower));
  return isVisit || (isSpan && !isOpening) ? number.next + 1 : null;
}

/** "for curly hair only": the end after "only"; the span begins at "for". */
function only({ tokens }: Reading, at: number): number | null {
  for (let to = at + 2; to < Math.min(tokens.length, at + 5); to++) {
    if (tokens[to]!.kind !== 'word' || tokens[to]!.sentence !== tokens[at]!.sentence) return null;
    if (tokens[to]!.lower === 'only') {
      const after = tokens[to + 1];
      return after === undefined || after.kind === 'mark' ? to + 1 : null;
    }
  }
  return null;
}

function isSameTime({ tokens }: Reading, at: number): boolean {
  return (
    /^(the|that)$/.test(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.lower === 'same' &&
    /^(morning|day|week|evening|afternoon|night|hour)$/.test(tokens[at + 2]?.lower ?? '')
  );
}

function endOfNoun({ tokens }: Reading, from: number): number | null {
  const to = nounPhraseEnd(tokens, from, 4);
  return to > from ? to : null;
}

function clauseBreak({ tokens }: Reading, at: number): number | null {
  let to = at + 1;
  while (
    to < tokens.length &&
    to - at < 7 &&
    tokens[to]!.kind === 'word' &&
    tokens[to]!.sentence === tokens[at]!.sentence
  )
    to++;
  return to - at >= 3 && (to === tokens.length || tokens[to]!.kind === 'mark') ? to : null;
}
