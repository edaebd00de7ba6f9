import { spanOf } from './read-business.ts';
import { cleanText, type FoundFact, hasMoneyIn, isMark, type Reading, sliceWords } from './reading.ts';
import { isAboutRival, isComplaint } from './rival-complaint.ts';
import { isExistence, isOneWordFault, isShapedFault, joinsFault } from './rival-faults.ts';

const ownWord = /^(we|i|our|my|us|i'm|we're|i'll|we'll)$/;
const limits =
  /^(only|not|don't|doesn't|no|never|nothing|neither|none|cannot|can't|won't|isn't|aren't|without|lack|lacks|slow|slowly|expensive|poor|bad|late|far|closed|booked|too|must|weeks|weak|overpriced|outdated|unreliable|impersonal|stale|limited|rarely|hardly|complicated|clumsy|old|dirty|rude|hidden|cheap|generic|frozen|nobody|ignore|ignores|wait|waiting|miss|few|wrong|yesterday's|hard|confusing|pricey|costly|inflexible|noisy|crowded|unfriendly|bland|boring|worse|mistakes|errors|rush|rushes|rushed|dear|shut|shuts|different)$/;

interface Weakness {
  readonly fact: FoundFact;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

/** What the rivals do worse, in the words of the answer; the spans say where it stands. */
export function readWeakness(reading: Reading, names: readonly { from: number; to: number }[]): Weakness | null {
  const { tokens } = reading;
  const items: { from: number; to: number; text: string }[] = [];
  const starts = new Set(names.map((name) => name.from));
  const ends = new Set(names.map((name) => name.to));
  let at = 0;
  while (at < tokens.length && items.length < 4) {
    const to = statementEnd(reading, at, (index) => starts.has(index + 1) && !ends.has(index));
    const isAfterBut = tokens[at - 1]?.lower === 'but';
    const found = weaknessIn(reading, at, to, isAfterBut, names);
    if (found !== null) items.push(found);
    at = to + 1;
  }
  if (items.length === 0) return null;
  const value = { type: 'texts' as const, items: items.map((item) => item.text) };
  return { fact: { key: 'competitors.weakness', value, ...spanOf(items) }, spans: items };
}

/** ", not the person": at most four words up to the end of the sentence. */
function isShortContrast(tokens: Reading['tokens'], at: number): boolean {
  const end = [2, 3, 4].find((step) => tokens[at + step] === undefined || isMark(tokens[at + step], '.!;'));
  return end !== undefined && /^(the|a|an|your|their)$/.test(tokens[at + 1]?.lower ?? '');
}

/** `joins` says of an "and" that it joins a statement about another rival. */
function statementEnd({ tokens }: Reading, at: number, joins: (at: number) => boolean): number {
  let to = at;
  while (to < tokens.length) {
    const token = tokens[to]!;
    const isClock = isMark(token, ':.') && tokens[to + 1]?.kind === 'number' && !tokens[to + 1]!.isSpaced;
    // "they fix the machine, not the person" is one statement.
    const isContrast =
      isMark(token, ',') && tokens[to + 1]?.lower === 'not' && isShortContrast(tokens, to + 1) && to - at >= 3;
    const isDash = token.text === '-' && token.isSpaced && tokens[to + 1]?.isSpaced === true;
    if ((isMark(token, ';,.!?()–—:') && !isClock && !isContrast) || isDash) break;
    if (/^(but|who|which|although|though|however)$/.test(token.lower)) break;
    // "an agency that quotes R60,000 and takes half a year"
    if (
      token.lower === 'that' &&
      to > at + 1 &&
      tokens[to - 1]!.kind === 'word' &&
      /[^s]s$/.test(tokens[to + 1]?.lower ?? '')
    )
      break;
    if (token.lower === 'and' && (joins(to) || joinsFault(tokens, to))) break;
    to++;
  }
  return to;
}

function weaknessIn(
  reading: Reading,
  from: number,
  to: number,
  isAfterBut: boolean,
  names: readonly { from: number; to: number }[],
) {
  const { tokens } = reading;
  if (isOneWordFault(tokens, from, to)) return { from, to, text: tokens[from]!.text };
  if (to - from < 2 || isExistence(tokens, from)) return null;
  // "DeepL, which no court accepts"
  const isRefused =
    tokens[from]!.lower === 'no' &&
    to - from <= 4 &&
    names.some((name) => name.to === from - 2) &&
    tokens[from - 1]?.lower === 'which';
  // "Decathlon keeps a bike for five days, which a rider can't afford": what it means to a customer.
  if (
    !isRefused &&
    tokens[from - 1]?.lower === 'which' &&
    /^(a|an|the|our|my|customers?|nobody|no|people)$/.test(tokens[from]!.lower)
  )
    return null;
  const words = tokens.slice(from, to);
  if (words.some((token) => ownWord.test(token.lower))) {
    const isRival = /^(our|my)$/.test(words[0]!.lower) && /^(competitor|rival|main)$/.test(words[1]?.stem ?? '');
    if (!isRival) return null;
  }
  const isLack = words[0]!.lower === 'no' && (isAfterBut || isMissing(reading, from, to));
  if (/^(nobody|no)$/.test(words[0]!.lower) && !isLack && !isComplaint(reading, from, to)) return null;
  const hours =
    words.some((token) => /^(open|opens|close|closes|shut|shuts)$/.test(token.lower)) &&
    words.some((token) => token.kind === 'number');
  const starts = /^(they|it|their|neither|none|nothing|you|most|the|both|all)$/.test(words[0]!.lower);
  const isLong = words.some(
    (token, index) =>
      /^takes?$/.test(token.lower) &&
      words.slice(index).some((later) => /^(week|month|day|hour|year)$/.test(later.stem)),
  );
  // "…, and taste a bit flat", "Both are sold everywhere, …"
  const lead = words[0]!.lower === 'and' ? from + 1 : from;
  const isWait = isWaiting(words);
  const isRemark = isAsideRemark(reading, from) || isBothBad(words);
  const isTold = isAboutRival(reading, from, to, names) || isRefused || isShapedFault(tokens, lead, to);
  // "The Old Mill" is no old thing.
  const isNamed = (at: number) => names.some((name) => name.from <= at && at < name.to && name.to - name.from > 1);
  const isWeak =
    isAfterBut ||
    isWait ||
    isTold ||
    isBothBad(words) ||
    isLack ||
    /\b(always full|fully booked)\b/.test(words.map((token) => token.lower).join(' ')) ||
    (isRemark && words.some((token) => /^(after|days|weeks|months)$/.test(token.lower))) ||
    isComplaint(reading, from, to) ||
    hours ||
    isLong ||
    words.some(
      (token, index) =>
        limits.test(token.lower) && !isNamed(from + index) && !isLowPrice(words, index) && !isSoleOther(words, index),
    );
  if (!isWeak) return null;
  const hasVerb =
    starts ||
    isWait ||
    isLack ||
    isTold ||
    isRemark ||
    isComplaint(reading, from, to) ||
    isAfterBut ||
    hours ||
    words.some((token) =>
      /^(is|are|do|does|don't|doesn't|take|takes|have|has|can't|cannot|open|close|charge|offer|lack|lacks|sell|sells|need|needs|never|only|must)$/.test(
        token.lower,
      ),
    );
  if (!hasVerb) return null;
  const start = withoutPrice(reading, withoutSubject(reading, lead, to, names), to);
  const end = beforePrice(reading, start, to);
  const text = cleanText(sliceWords(reading, start, end))
    .slice(0, 160)
    .trim();
  return text.length < 6 ? null : { from: start, to, text: lowerPronoun(text) };
}

/** ". no insurance, no invoice": what is missing there, in a few words behind the rivals. */
function isMissing({ tokens }: Reading, from: number, to: number): boolean {
  return (
    from > 0 &&
    to - from <= 4 &&
    !/^(idea|one|competition|competitor|rival|name|doubt|other|direct|real|clue)$/.test(tokens[from + 1]!.stem)
  );
}

/** "3 weeks waiting time", "a two year waiting list". */
function isWaiting(words: Reading['tokens']): boolean {
  return (
    words.some((token) => /^(waiting|wait|delay|queue|queues)$/.test(token.lower)) &&
    words.some((token) => /^(day|week|month|year|hour|time|list|long)$/.test(token.stem))
  );
}

/** ", always booked up", "(free, full of mistakes)", ", answers after days": said of the rival right before. */
function isAsideRemark({ tokens }: Reading, from: number): boolean {
  return (
    isMark(tokens[from - 1], ',(') &&
    /^(always|often|never|full|answers?|replies|reply|slow|takes?|closes?|shuts?|closed|far|too|very|mostly|usually|not)$/.test(
      tokens[from]!.lower,
    )
  );
}

/** "They start from €65 a day and are not made for diabetics" → "are not made for diabetics": the price is told elsewhere. */
function withoutPrice(reading: Reading, from: number, to: number): number {
  for (let at = from + 1; at < to - 1; at++)
    if (reading.tokens[at]!.lower === 'and' && hasMoneyIn(reading, from, at) && !hasMoneyIn(reading, at, to))
      return at + 1;
  return from;
}

/** "take a week and charge €60 a page" → "take a week": the price is told elsewhere. */
function beforePrice(reading: Reading, from: number, to: number): number {
  const { tokens } = reading;
  for (let at = from + 2; at < to - 2; at++) {
    const isPrice = tokens[at]!.lower === 'and' && /^(charges?|costs?|asks?|takes?)$/.test(tokens[at + 1]!.lower);
    if (isPrice && hasMoneyIn(reading, at, to) && !hasMoneyIn(reading, from, at)) return at;
  }
  return to;
}

/** "They open only at 7:30" → "they …": the words stand inside other sentences. Names keep their capital. */
function lowerPronoun(text: string): string {
  return /^(They|It|Their|Its|You|Nobody|Nothing|None|Neither|No|Too|Most|Both|All|The|Everything|Only|Not)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "the only other studio" */
function isSoleOther(words: readonly { readonly lower: string }[], at: number): boolean {
  return (
    words[at]!.lower === 'only' &&
    /^(other|one|ones|place|shop|studio|competitor|rival)$/.test(words[at + 1]?.lower ?? '')
  );
}

/** "both full after 17:00", "too sweet all of them" */
function isBothBad(words: readonly { readonly lower: string }[]): boolean {
  return (
    /^(both|all)$/.test(words[0]!.lower) &&
    /^(full|closed|booked|slow|expensive|far|shut|busy|dirty|old|crowded)$/.test(words[1]?.lower ?? '')
  );
}

/** "They are cheap" praises; "cheap wood" does not. */
function isLowPrice(words: readonly { readonly lower: string }[], at: number): boolean {
  return words[at]!.lower === 'cheap' && /^(are|is|very|so|really|quite|too|and)$/.test(words[at - 1]?.lower ?? '');
}

function isPlaceWord(tokens: Reading['tokens'], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some((token) =>
      /^(school|shop|store|salon|gym|clinic|practice|agency|firm|company|studio|library|restaurant|café|cafe|garage|bakery|centre|center)$/.test(
        token.stem,
      ),
    );
}

/** "Our rivals open at 9" → "open at 9"; "Airbnb take too much" → "take too much". */
function withoutSubject(
  { tokens }: Reading,
  from: number,
  to: number,
  names: readonly { from: number; to: number }[],
): number {
  let start = from;
  if (/^(our|my)$/.test(tokens[start]!.lower)) {
    start++;
    while (start < to && /^(main|competitor|rival|biggest)$/.test(tokens[start]!.stem)) start++;
    return start < to ? start : from;
  }
  // "The school of music in town has a two year waiting list": the lack, without who has it.
  const has = tokens.slice(from, to).findIndex((token) => /^(has|have)$/.test(token.lower));
  if (has > 1 && /^(the|a|an)$/.test(tokens[from]!.lower) && isPlaceWord(tokens, from, from + has)) return from + has;
  // Where several are named, the sentence keeps whose fault it is.
  const isOneOfMany =
    names.length > 1 &&
    tokens[from - 1] !== undefined &&
    !isMark(tokens[from - 1], ':') &&
    (names.some((name) => name.to <= from) ||
      names.some((name) => name.from === from && /^(and|but|while)$/.test(tokens[from - 1]!.lower)));
  if (isOneOfMany) return from;
  while (start < to) {
    const name = names.find((candidate) => candidate.from === start);
    if (name !== undefined) start = name.to;
    else if (start > from && /^(and|or)$/.test(tokens[start]!.lower)) start++;
    else break;
  }
  return start < to ? start : from;
}
