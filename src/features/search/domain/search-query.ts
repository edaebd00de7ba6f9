import { readTokens, type Token, termsOf } from './tokens.ts';
import { errorsAllowed, wordDistance } from './word-distance.ts';
import { otherForms } from './word-forms.ts';

/** One term to look up, for one token of a query. */
export interface WantedTerm {
  /** Which token of the query it stands for, counted from 0. */
  readonly token: number;
  readonly term: string;
  /** 0–1: how well finding it is finding the token. */
  readonly weight: number;
}

/** More is not read: longer queries are pasted texts, of which the beginning says enough. */
const maxTokens = 12;
const maxRunLength = 24;

/** The tokens of a query, each once, at most twelve. */
export function readQuery(query: string): Token[] {
  const seen = new Set<string>();
  return readTokens(query)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, maxTokens)
    .map((token) =>
      token.kind === 'run' ? { ...token, text: [...token.text].slice(0, maxRunLength).join('') } : token,
    );
}

/** How much a token counts compared with the others: long words and runs say more than short ones. */
export function tokenWeight({ kind, text }: Token): number {
  const length = [...text].length;
  if (kind === 'sign') return 0.5;
  return kind === 'run' ? Math.min(2, 0.5 + length / 4) : Math.min(1.2, 0.4 + length / 8);
}

/** The terms of a run or a sign. A run is found by as many of its characters and pairs as are there. */
export function wantedInRun(token: Token, at: number): WantedTerm[] {
  if (token.kind === 'sign') return [{ token: at, term: token.text, weight: 1 }];
  const length = [...token.text].length;
  const weightOf = (term: string): number => {
    if (length === 1) return 1;
    return [...term].length === 1 ? 0.5 / length : 0.5 / (length - 1);
  };
  const wanted = new Map<string, number>();
  for (const term of termsOf(token)) wanted.set(term, (wanted.get(term) ?? 0) + weightOf(term));
  return [...wanted].map(([term, weight]) => ({ token: at, term, weight }));
}

/** How well a known word answers a typed one, 0–1; 0 where it does not. */
export function wordMatch(typed: string, word: string): number {
  if (word === typed) return 1;
  if (otherForms(typed).includes(word)) return 0.92;
  const [typedLength, wordLength] = [[...typed].length, [...word].length];
  if (word.startsWith(typed)) return 0.6 + 0.3 * (typedLength / wordLength);
  const allowed = errorsAllowed(Math.max(typedLength, wordLength));
  const errors = wordDistance(typed, word, allowed);
  if (errors <= allowed) return 0.85 - 0.15 * errors - 0.3 / Math.max(typedLength, 3);
  if (typedLength < 5 || wordLength <= typedLength) return 0;
  // The beginning of a longer word, with an error in it.
  const beginnings = [typedLength - 1, typedLength, typedLength + 1].map((length) =>
    [...word].slice(0, length).join(''),
  );
  return beginnings.some((beginning) => wordDistance(typed, beginning, 1) === 1) ? 0.5 : 0;
}

/** At most this many spellings of one typed word are looked up, the best first. */
const maxSpellings = 120;

/** Another spelling counts this much where the typed one is there, too: then it was hardly a mistake. */
const besideExact = 0.6;
/** Above this a word is the typed one or another form of it. */
const surelySame = 0.9;

/** The terms of a typed word: those of the account's words that answer it. */
export function wantedSpellings(token: Token, at: number, words: readonly string[]): WantedTerm[] {
  const isThere = words.includes(token.text);
  const weightOf = (word: string): number => {
    const weight = wordMatch(token.text, word);
    const isSame = weight > surelySame || word.startsWith(token.text);
    return isThere && !isSame ? weight * besideExact : weight;
  };
  return words
    .map((word) => ({ token: at, term: word, weight: weightOf(word) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxSpellings);
}
