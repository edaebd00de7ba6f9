import { spanOf } from './read-business.ts';
import { cleanText, type FoundFact, hasMoneyIn, isMark, type Reading, sliceWords } from './reading.ts';
import { readRivalKinds } from './rival-kinds.ts';
import { readNames } from './rival-names.ts';

const ownWord = /^(we|i|our|my|us|i'm|we're|i'll|we'll)$/;
const limits =
  /^(only|not|don't|doesn't|no|never|nothing|neither|none|cannot|can't|won't|isn't|aren't|without|lack|lacks|slow|slowly|expensive|poor|bad|late|far|closed|booked|too|must|weeks|weak|overpriced|outdated|unreliable|impersonal|stale|limited|rarely|hardly|complicated|clumsy|old|dirty|rude|hidden|cheap|generic|frozen|nobody|ignore|ignores|wait|waiting|miss|few|wrong|yesterday's|hard|confusing|pricey|costly|inflexible|noisy|crowded|unfriendly|bland|boring|worse)$/;

/** Rivals by name, their kinds and what they do worse. Only the competitors question, or "unlike X" elsewhere. */
export function readCompetitors(reading: Reading): FoundFact[] {
  const { question } = reading;
  const names = readNames(reading);
  const facts: FoundFact[] = [];
  if (names.length > 0) {
    const items = [...new Set(names.map((name) => sliceWords(reading, name.from, name.to).slice(0, 80)))].slice(0, 12);
    facts.push({ key: 'competitors.named', value: { type: 'texts', items }, ...spanOf(names) });
  }
  if (question !== 'competitors') return facts;
  const weakness = readWeakness(reading, names);
  const kinds = readRivalKinds(reading, names, weakness?.spans ?? []);
  if (kinds.length > 0) {
    facts.push({
      key: 'competitors.kinds',
      value: { type: 'choices', items: [...new Set(kinds.map((kind) => kind.value))] },
      ...spanOf(kinds),
    });
  }
  return weakness === null ? facts : [...facts, weakness.fact];
}

interface Weakness {
  readonly fact: FoundFact;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

function readWeakness(reading: Reading, names: readonly { from: number; to: number }[]): Weakness | null {
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

/** `joins` says of an "and" that it joins a statement about another rival. */
function statementEnd({ tokens }: Reading, at: number, joins: (at: number) => boolean): number {
  let to = at;
  while (to < tokens.length) {
    const token = tokens[to]!;
    const isClock = isMark(token, ':.') && tokens[to + 1]?.kind === 'number' && !tokens[to + 1]!.isSpaced;
    if (isMark(token, ';,.!?()–—:') && !isClock) break;
    if (/^(but|who|which|although|though|however)$/.test(token.lower)) break;
    if (token.lower === 'and' && joins(to)) break;
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
  if (to - from < 2) return null;
  const words = tokens.slice(from, to);
  if (words.some((token) => ownWord.test(token.lower))) {
    const isRival = /^(our|my)$/.test(words[0]!.lower) && /^(competitor|rival|main)$/.test(words[1]?.stem ?? '');
    if (!isRival) return null;
  }
  if (/^(nobody|no)$/.test(words[0]!.lower) && !isComplaint(reading, from, to)) return null;
  const hours =
    words.some((token) => /^(open|opens|close|closes)$/.test(token.lower)) &&
    words.some((token) => token.kind === 'number');
  const starts = /^(they|it|their|neither|none|nothing|you|most|the|both|all)$/.test(words[0]!.lower);
  const isLong = words.some(
    (token, index) =>
      /^takes?$/.test(token.lower) &&
      words.slice(index).some((later) => /^(week|month|day|hour|year)$/.test(later.stem)),
  );
  const isWeak =
    isAfterBut ||
    isComplaint(reading, from, to) ||
    hours ||
    isLong ||
    words.some((token, index) => limits.test(token.lower) && !isLowPrice(words, index));
  if (!isWeak) return null;
  const hasVerb =
    starts ||
    isComplaint(reading, from, to) ||
    isAfterBut ||
    hours ||
    words.some((token) =>
      /^(is|are|do|does|don't|doesn't|take|takes|have|has|can't|cannot|open|close|charge|offer|lack|lacks|sell|sells|need|needs|never|only|must)$/.test(
        token.lower,
      ),
    );
  if (!hasVerb) return null;
  const start = withoutSubject(reading, from, to, names);
  const text = cleanText(sliceWords(reading, start, to))
    .slice(0, 160)
    .trim();
  return text.length < 6 ? null : { from: start, to, text: lowerPronoun(text) };
}

/** "They open only at 7:30" → "they …": the words stand inside other sentences. Names keep their capital. */
function lowerPronoun(text: string): string {
  return /^(They|It|Their|Its|You|Nobody|Nothing|None|Neither|No|Too|Most|Both|All|The|Everything|Only|Not)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "They are cheap" praises; "cheap wood" does not. */
function isLowPrice(words: readonly { readonly lower: string }[], at: number): boolean {
  return words[at]!.lower === 'cheap' && /^(are|is|very|so|really|quite|too)$/.test(words[at - 1]?.lower ?? '');
}

/** Verbs and words that praise a rival or say what it charges, sells and is; what else "they" do is told as a fault. */
const noFault =
  /^(good|great|nice|best|better|cheap|cheaper|strong|popular|famous|excellent|well|loved|fast|quick|friendly|everywhere|big|large|huge|known|charge|charges|cost|costs|ask|asks|sell|sells|offer|offers|have|has|had|do|same|similar|also|started|exist|exists|are|is|were|was|love|like|help|compete|dominate|lead|own|deliver|delivers)$/;

/**
 * "They freeze their meat", "Nobody there knows your name", "The story is lost": a sentence of its own after the rivals,
 * told of them, without praise, price or a second name.
 */
function isComplaint(reading: Reading, from: number, to: number): boolean {
  const { tokens } = reading;
  const before = tokens[from - 1];
  if (from === 0 || !isMark(before, '.;:') || to - from < 3 || to - from > 14) return false;
  const words = tokens.slice(from, to);
  if (
    hasMoneyIn(reading, from, to) ||
    words.slice(1).some((token) => /^\p{Lu}/u.test(token.text) && token.lower !== 'i')
  )
    return false;
  const first = words[0]!.lower;
  const lacks = /^(nobody|no|too)$/.test(first) && words.length >= 3 && !/^(nobody|no)$/.test(words[1]!.lower);
  if (lacks)
    return !words.some((token) =>
      /^(does|do|offers?|competitors?|rivals?|one|idea|competition|yet|else)$/.test(token.lower),
    );
  const verbs = words.slice(1, 4);
  return /^(they|it|everything)$/.test(first) && !verbs.some((token) => noFault.test(token.lower));
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
  while (start < to) {
    const name = names.find((candidate) => candidate.from === start);
    if (name !== undefined) start = name.to;
    else if (start > from && /^(and|or)$/.test(tokens[start]!.lower)) start++;
    else break;
  }
  return start < to ? start : from;
}
