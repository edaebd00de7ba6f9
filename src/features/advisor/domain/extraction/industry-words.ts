import { clauseEnd, cleanText, isMark, type Reading } from './reading.ts';

const leadIn =
  /^(i|i'm|i'd|i've|we|we're|it|it's|that|that's|this|is|are|am|be|would|say|think|guess|call|run|running|own|work|working|in|the|my|our|industry|trade|sector|field|business|belongs?|to|well|so|um|hmm|honestly|basically|probably|mainly|mostly|maybe|really|just|some|kind|of|as|like|have)$/;
/** What comes after the trade: who, since when, with what. */
const closing =
  /^(i|i'm|i've|we|we're|my|our|where|which|who|that|because|since|so|but|mainly|mostly|really|actually|honestly|with|after|at|near)$/;

/**
 * The tokens of the phrase that names the trade, without "I run a", years, places or reasons: "An artisan bakery. I
 * worked ten years as a baker." → "An artisan bakery". `named` is where a known industry was recognised.
 */
export function industryPhrase(
  reading: Reading,
  named: { from: number; to: number } | null,
): { from: number; to: number } | null {
  const start = named === null ? 0 : segmentStart(reading, named.from);
  return phraseAt(reading, start, named) ?? (start === 0 ? null : phraseAt(reading, 0, null));
}

function phraseAt(
  reading: Reading,
  start: number,
  named: { from: number } | null,
): { from: number; to: number } | null {
  const { tokens } = reading;
  let from = start;
  const limit = Math.min(tokens.length, start + 12);
  while (
    from < limit &&
    (tokens[from]!.kind === 'mark' || (leadIn.test(tokens[from]!.lower) && tokens[from]!.text !== 'IT')) &&
    from !== named?.from
  )
    from++;
  // "a bakery", "an app": the article belongs to the phrase.
  if (from > start && /^(a|an)$/.test(tokens[from - 1]!.lower)) from--;
  const end = clauseEnd(tokens, from);
  let to = from;
  while (to < end && to - from < 14) {
    const token = tokens[to]!;
    if (isMark(token, ',') ? !continuesList(reading, to, end) : isMark(token, '.!?;:()–—')) break;
    const isTool = token.lower === 'with' && isToolEnd(tokens, to + 1);
    if (to > from && !isTool && (closing.test(token.lower) || isDuration(reading, to))) break;
    to++;
  }
  while (to > from && (tokens[to - 1]!.kind === 'mark' || /^(and|or|for|of|in|a|an|the)$/.test(tokens[to - 1]!.lower)))
    to--;
  // "crafts (candles)"
  const close = [2, 3, 4].find((step) => isMark(tokens[to + step], ')'));
  const isQualified =
    close !== undefined &&
    isMark(tokens[to], '(') &&
    to > from &&
    tokens.slice(to + 1, to + close).every(({ kind }) => kind === 'word');
  if (isQualified) to += close + 1;
  return to > from && tokens.slice(from, to).some((token) => token.kind === 'word') ? { from, to } : null;
}

/** "surveying with drones": a tool of one word in front of a mark or the end; "with my sister" is company. */
function isToolEnd(tokens: Reading['tokens'], at: number): boolean {
  const isPlain = tokens[at]?.kind === 'word' && /^\p{Ll}{3,}s$/u.test(tokens[at]!.text) && tokens[at]!.lower !== 'us';
  return isPlain && (tokens[at + 1] === undefined || isMark(tokens[at + 1], '.,;'));
}

/** The words of a phrase as they were written. */
export function phraseText({ tokens, answer }: Reading, { from, to }: { from: number; to: number }): string {
  return cleanText(answer.slice(tokens[from]!.start, tokens[to - 1]!.end))
    .slice(0, 160)
    .trim();
}

/** The first token after the mark before `at`. */
function segmentStart({ tokens }: Reading, at: number): number {
  const end = clauseEnd(tokens, at);
  let start = at;
  while (start > 0 && at - start < 12 && tokens[start - 1]!.clause === tokens[at]!.clause) {
    const before = start - 1;
    if (isMark(tokens[before], ':') || (isMark(tokens[before], ',') && !continuesList({ tokens }, before, end))) break;
    start--;
  }
  return start;
}

/** "Food, drink and catering": commas of a list of short names, closed by "and". */
function continuesList({ tokens }: Pick<Reading, 'tokens'>, comma: number, end: number): boolean {
  for (let at = comma + 1; at < Math.min(end, comma + 5); at++) {
    const token = tokens[at]!;
    if (/^(and|or)$/.test(token.lower)) return at > comma + 1;
    if (token.kind === 'number' || closing.test(token.lower)) return false;
    if (isMark(token, ',') && at > comma + 1) return continuesList({ tokens }, at, end);
    if (token.kind !== 'word') return false;
  }
  return false;
}

function isDuration({ quantities }: Reading, at: number): boolean {
  return quantities.some((quantity) => quantity.from === at && quantity.kind === 'measure');
}
