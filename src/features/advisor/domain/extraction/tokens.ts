import { mendSmallWord } from './small-words.ts';
import { normalWord } from './spelling.ts';

/** A word, a number as written, or one mark. Offsets point into the answer, so every quote is verbatim. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  /** Lower case with straight apostrophes, typing errors in units and small words mended. */
  readonly lower: string;
  /** Lower case, singular, typing errors in keywords mended; what phrases are compared with. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** White space, or the beginning of the answer, stands before it. */
  readonly isSpaced: boolean;
  /** Sentences end at . ! ? and line breaks. */
  readonly sentence: number;
  /** Clauses also end at ; and at a spaced dash. */
  readonly clause: number;
}

const letter = /\p{L}|\p{M}/u;
const digit = /\d/;
const space = /\s/u;
/** Words a full stop shortens. */
const abbreviations: ReadonlySet<string> = new Set('etc ca approx incl excl resp vs bzw max min avg est'.split(' '));
/** Titles that are part of the name behind their full stop. */
const titles: ReadonlySet<string> = new Set(['Dr', 'Mr', 'Mrs', 'Ms', 'Prof', 'St']);
const domainEnding = /^\.(?:com|net|org|io|be|nl|de|co|app|ai|uk|eu|fr|fi|se|dk|ch|pl|cz|shop|store)\b/i;

/** Splits an answer into tokens in one pass; hyphens inside words separate them silently ("one-off" = "one off"). */
export function tokenize(answer: string): Token[] {
  const tokens: Token[] = [];
  const stems = new Map<string, string>();
  let sentence = 0;
  let clause = 0;
  let isSpaced = true;
  let at = 0;
  const push = (kind: Token['kind'], end: number) => {
    const text = answer.slice(at, end);
    const written = text.toLowerCase().replaceAll('’', "'");
    // Inside a sentence a capital letter begins a name, which is spelled as its bearer wants.
    const isName = kind !== 'word' || (tokens.at(-1)?.sentence === sentence && /^\p{Lu}/u.test(text));
    const lower = isName ? written : mendSmallWord(written);
    let stem = stems.get(lower);
    if (stem === undefined) {
      stem = kind === 'word' ? normalWord(lower) : lower;
      stems.set(lower, stem);
    }
    tokens.push({ kind, text, lower, stem, start: at, end, isSpaced, sentence, clause });
    isSpaced = false;
    at = end;
  };
  while (at < answer.length) {
    const char = answer[at]!;
    const next = answer[at + 1] ?? '';
    if (char === '\n') {
      sentence++;
      clause++;
      isSpaced = true;
      at++;
    } else if (space.test(char)) {
      isSpaced = true;
      at++;
    } else if (digit.test(char) || (char === '.' && digit.test(next) && !digit.test(answer[at - 1] ?? ''))) {
      push('number', numberEnd(answer, at));
    } else if (letter.test(codePoint(answer, at))) {
      push('word', titleEnd(answer, at, wordEnd(answer, at), tokens.at(-1)));
    } else if (char === '-' && !isSpaced && letter.test(next)) {
      at++;
    } else {
      const isDash = '-–—'.includes(char);
      const isBreak = isDash && isSpaced && space.test(next);
      const isAbbreviated =
        char === '.' && abbreviations.has(tokens.at(-1)?.lower ?? '') && !isNewSentence(answer, at + 1);
      push('mark', at + codePoint(answer, at).length);
      if (isAbbreviated) continue;
      if ('.!?'.includes(char)) sentence++;
      if ('.!?;'.includes(char) || isBreak) clause++;
    }
  }
  return tokens;
}

/** Whether a capitalised word follows; "A$7" is an amount. */
function isNewSentence(answer: string, at: number): boolean {
  return /^\s+\p{Lu}(?!\p{Lu}?\$)/u.test(answer.slice(at, at + 8));
}

function codePoint(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at)!);
}

function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const char = codePoint(text, end);
    if (letter.test(char)) end += char.length;
    else if ((char === "'" || char === '’') && letter.test(text[end + 1] ?? '')) end++;
    else if (char === '.' && isInnerDot(text, start, end)) end++;
    else break;
  }
  return end;
}

/** "Dr. Squatch", "St. Mary": the full stop of a title ends no sentence; that of "on Main St." does. */
function titleEnd(text: string, start: number, end: number, before: Token | undefined): number {
  const isTitle =
    text[end] === '.' && titles.has(text.slice(start, end)) && /^\s\p{Lu}/u.test(text.slice(end + 1, end + 4));
  const isStreet = text.slice(start, end) === 'St' && before?.kind === 'word' && /^\p{Lu}/u.test(before.text);
  return isTitle && !isStreet ? end + 1 : end;
}

/** "Booking.com", "a.m", "U.S": dots that end no sentence. */
function isInnerDot(text: string, start: number, dot: number): boolean {
  if (dot - start === 1) return letter.test(text[dot + 1] ?? '') && !letter.test(text[dot + 2] ?? '');
  return domainEnding.test(text.slice(dot, dot + 8));
}

function numberEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length) {
    const char = text[end]!;
    if (digit.test(char)) end++;
    else if (".,'’".includes(char) && digit.test(text[end + 1] ?? '')) end += 2;
    else break;
  }
  return end;
}
